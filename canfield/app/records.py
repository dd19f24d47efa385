"""What the windows of statistics and of recent deals show, made from the results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.engine import Scoring
from canfield.store.tables import Best
from canfield.ui.dialogs.leaders import Leader
from canfield.ui.dialogs.shelf import Deal
from canfield.ui.dialogs.statistics import Account, Average, Record, Sought
from canfield.ui.strings.results import table_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canfield.app.model import Model
    from canfield.store.results import Result
    from canfield.store.scores import Scores
    from canfield.store.tables import Table
    from canfield.store.totals import Sums

LATEST: Final = 20
"""Over how many games a share is taken for the chart."""


def records(scores: Scores) -> dict[str, Record]:
    """All kinds of games that were played."""
    return {
        key: Record(
            rules=table_title(key),
            played=totals.all.games,
            won=totals.won.games,
            score=totals.bests.score if _is_scored(key) else None,
            seconds=totals.bests.seconds,
            moves=totals.bests.moves,
            streak=totals.streaks.longest_won,
        )
        for key, table in scores.tables.items()
        for totals in (table.totals,)
    }


def account(model: Model, sought: Sought) -> Account:
    """All about one kind of game."""
    table = model.scores.table(sought.table)
    totals, scored = table.totals, _is_scored(sought.table)
    shares, first = _shares(table)
    wins = (*table.champions, *(result for result in table.results if result.won))
    return Account(
        streak=totals.streaks.current,
        longest_won=totals.streaks.longest_won,
        longest_lost=totals.streaks.longest_lost,
        all=_average(totals.all, scored=scored),
        won=_average(totals.won, scored=scored),
        shares=shares,
        first=first,
        homes=totals.homes,
        times=tuple(result.seconds for result in wins if result.seconds > 0),
        leaders=tuple(
            _leader(result, model.settings.player, scored=scored)
            for result in table.leaders(Best(sought.by))
        ),
    )


def leader(model: Model, sought: Sought) -> Result:
    """The result of the leader that is chosen."""
    return model.scores.table(sought.table).leaders(Best(sought.by))[sought.leader]


def ranked_by(key: str) -> str:
    """By what the leaders of a table are ranked first."""
    return Best.SCORE if _is_scored(key) else Best.TIME


def deals(model: Model) -> tuple[Deal, ...]:
    """The deals of the shelf."""
    return tuple(
        Deal(
            code=deal.code,
            cards=deal.cards_home,
            best=deal.best,
            note=deal.note,
            star=deal.star,
            can_return=deal.record is not None and deal.record.get("attempt") != model.attempt,
        )
        for deal in model.scores.shelf
    )


def _is_scored(key: str) -> bool:
    return not key.endswith(f":{Scoring.NONE}")


def _average(sums: Sums, *, scored: bool) -> Average | None:
    average = sums.average
    if average is None:
        return None
    score = average.score if scored else None
    return Average(sums.games, average.seconds, average.moves, score, average.cards_home)


def _shares(table: Table) -> tuple[tuple[float, ...], int]:
    """The share of the latest games won after each game that is listed, and the first's number.

    The first few games say little: where there are enough, the line begins with the fifth.
    """
    won = [result.won for result in table.results]
    start = min(4, len(won) // 2)
    shares = tuple(
        _share(won[max(0, end - LATEST) : end]) for end in range(start + 1, len(won) + 1)
    )
    return shares, table.earlier.all.games + start + 1


def _share(won: Sequence[bool]) -> float:
    return sum(won) / len(won)


def _leader(result: Result, player: str, *, scored: bool) -> Leader:
    return Leader(
        name=result.player or player,
        score=result.score if scored else None,
        seconds=result.seconds,
        moves=result.moves,
        date=result.date,
        code=result.code,
        kept=bool(result.line),
    )
