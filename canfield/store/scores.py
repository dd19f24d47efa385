"""All results of the player; every game is counted once, and a won one is won once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from canfield.engine.scoring import Scoring
from canfield.store import checks, shelf, tables
from canfield.store.results import Result, as_counted
from canfield.store.shelf import SHELF_SIZE, Shelf, ShelfDeal
from canfield.store.tables import Best, Table

PAYERS_KEPT: Final = 100
"""Of how many Vegas games at least, those on the shelf apart, it is known what each has paid."""

_EMPTY: Final = Table()


class Scores(NamedTuple):
    """The tables by `table_key`, and what is kept beside them.

    `days` are the codes of the daily deals won, by the ISO day, `late_days` of those that were
    begun only after their day. `vegas_balance` is what the Vegas games come to that carry over,
    `vegas_paid` how much of that each attempt left last has brought. `shelf` are the deals played
    last.
    """

    tables: Mapping[str, Table] = MappingProxyType({})
    days: Mapping[str, str] = MappingProxyType({})
    late_days: Mapping[str, str] = MappingProxyType({})
    vegas_balance: int = 0
    vegas_paid: Mapping[str, int] = MappingProxyType({})
    shelf: Shelf = ()

    def table(self, key: str) -> Table:
        """The table of this key, see `table_key`; an empty one before the first game."""
        return self.tables.get(key, _EMPTY)

    def record(self, result: Result, key: str) -> Scores:
        """The scores with this result, if it counts; a game once won stays as it was won.

        Said again of the same attempt, the later result takes the place of the earlier.
        """
        table = self.table(key)
        if not result.counts or table.has_won(result.id):
            return self
        table = table.with_result(as_counted(result, key), self.on_shelf)
        return self._replace(tables={**self.tables, key: table})

    @property
    def on_shelf(self) -> frozenset[str]:
        """The names of the attempts on the shelf, which can be played on."""
        names = (deal.record.get("attempt") for deal in self.shelf if deal.record is not None)
        return frozenset(name for name in names if isinstance(name, str))

    def with_deal(self, deal: ShelfDeal) -> Scores:
        """The scores with this deal in front on the shelf."""
        return self._replace(shelf=shelf.put(self.shelf, deal))

    def paid(self, attempt: str, points: int) -> Scores:
        """The scores with what this attempt has brought so far, in place of what it had before."""
        balance = self.vegas_balance + points - self.vegas_paid.get(attempt, 0)
        others = {name: paid for name, paid in self.vegas_paid.items() if name != attempt}
        known = self.on_shelf.union([*others][1 - PAYERS_KEPT :])
        others = {name: paid for name, paid in others.items() if name in known}
        return self._replace(vegas_balance=balance, vegas_paid={**others, attempt: points})

    def with_vegas_begun(self, attempt: str) -> Scores:
        """The scores with a running total of nothing but this attempt's points."""
        return self._replace(vegas_balance=self.vegas_paid.get(attempt, 0))

    def named(self, player: str) -> Scores:
        """The scores with this name at every result that has none."""
        return self._replace(
            tables={key: table.named(player) for key, table in self.tables.items()}
        )

    def with_day(self, day: str, code: str, *, late: bool = False) -> Scores:
        """The scores with the daily deal of this day won; what was won on its day stays so."""
        if day in self.days or (late and day in self.late_days):
            return self
        if late:
            return self._replace(late_days={**self.late_days, day: code})
        return self._replace(days={**self.days, day: code})


def new_bests(before: Scores, result: Result, key: str) -> tuple[Best, ...]:
    """In what a won game is better than every other game of its table.

    `before` are the scores without the win. The first win is best in everything, except that
    without points there is no best score.
    """
    table = before.table(key)
    if not (result.won and result.counts) or table.has_won(result.id):
        return ()
    old = table.without(result.id).totals.bests
    new = old.plus((as_counted(result, key),))
    better = {
        Best.SCORE: new.score != old.score and not key.endswith(f":{Scoring.NONE}"),
        Best.TIME: new.seconds != old.seconds,
        Best.MOVES: new.moves != old.moves,
    }
    return tuple(best for best in Best if better[best])


def to_values(scores: Scores) -> dict[str, Any]:
    """The scores as values that JSON can carry; `from_values` is the inverse."""
    return {
        "tables": {key: tables.to_values(table) for key, table in scores.tables.items()},
        "days": dict(scores.days),
        "late_days": dict(scores.late_days),
        "vegas_balance": scores.vegas_balance,
        "vegas_paid": dict(scores.vegas_paid),
        "shelf": [shelf.to_values(deal) for deal in scores.shelf],
    }


def from_values(values: object) -> tuple[Scores, tuple[str, ...]]:
    """The scores of values from a file, and the names of values that made no sense.

    Each value that is missing or makes no sense is the default, and it alone.
    """
    good, bad = checks.believed(values, _CHECKS)
    whole, bad_tables = _all_with(checks.entries, good.get("tables", {}))
    days, bad_days = _days(good.get("days", {}))
    late_days, bad_late_days = _days(good.get("late_days", {}))
    paid, bad_paid = _all_with(checks.points, good.get("vegas_paid", {}))
    read = {key: tables.from_values(table) for key, table in whole.items()}
    bad_values = tuple(name for _, names in read.values() for name in names)
    deals, bad_deals = checks.each(good.get("shelf", ()), shelf.from_values)
    too_many = ("shelf",) * (len(deals) > SHELF_SIZE)
    return Scores(
        tables={key: table for key, (table, _) in read.items()},
        days=days,
        late_days=late_days,
        vegas_balance=good.get("vegas_balance", 0),
        vegas_paid=paid,
        shelf=deals[:SHELF_SIZE],
    ), bad + bad_tables + bad_values + bad_days + bad_late_days + bad_paid + bad_deals + too_many


def _all_with(
    check: Callable[[object], Any], values: dict[str, Any]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Those entries, of whatever name, that pass the check, and the names of the others."""
    return checks.believed(values, dict.fromkeys(values, check))


def _days(values: dict[str, Any]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Those entries whose names are days in ISO form, and the names of the others."""
    codes, bad = _all_with(_code, values)
    days = {day: code for day, code in codes.items() if _is_day(day)}
    return days, (*bad, *(day for day in codes if day not in days))


def _is_day(text: str) -> bool:
    from datetime import date

    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _code(value: object) -> str:
    return checks.text(value, 40)


_CHECKS: Final = {
    "tables": checks.entries,
    "days": checks.entries,
    "late_days": checks.entries,
    "vegas_balance": checks.points,
    "vegas_paid": checks.entries,
    "shelf": checks.rows,
}
