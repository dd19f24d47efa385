"""What an attempt comes to: written once in the tables, shown in the banner of a win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.store.results import Result, result_of, table_key
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.app.model import Model
    from canfield.engine import Game
    from canfield.store.scores import Scores
    from canfield.store.stakes import Stakes


def result(model: Model, now: float) -> Result:
    """The result of the attempt as it stands."""
    return result_of(
        model.game,
        attempt=model.attempt,
        seconds=model.clock.seconds(now),
        date=model.today,
        player=model.settings.player,
    )._replace(practice=model.stakes.practice)


def score_table(model: Model) -> str:
    """The table that the game in progress belongs to."""
    return table_key(model.game.rules, model.game.scoring)


def counted(model: Model, now: float) -> Model:
    """The model with the attempt written in its table, as far as it has come; won only once.

    What is played while the player's own game waits is no attempt.
    """
    if model.aside is not None:
        return model
    scores = model.scores.record(result(model, now), score_table(model))
    scores = ticked(scores, model.game, model.stakes)
    return model if scores is model.scores else replace(model, scores=scores)


def ticked(scores: Scores, game: Game, stakes: Stakes) -> Scores:
    """The scores with the day ticked that was at stake, if the game is won."""
    if not game.won or not stakes.day or stakes.practice:
        return scores
    return scores.with_day(stakes.day, str(game.code), late=stakes.late)


def vegas_total(model: Model) -> int:
    """What the Vegas games come to with the one on the table as it stands."""
    scores = model.scores
    if model.stakes.practice:
        return scores.vegas_balance
    return scores.vegas_balance - scores.vegas_paid.get(model.attempt, 0) + model.game.score


def unused(scores: Scores, attempt: str) -> str:
    """The first name after this attempt's that no game counted so far has.

    An attempt that was left by Undo has been counted under a later name.
    """
    taken = {
        result.id
        for table in scores.tables.values()
        for result in (*table.champions, *table.results)
    }
    taken.update(scores.on_shelf, scores.vegas_paid)
    name = next_attempt(attempt)
    while name in taken:
        name = next_attempt(name)
    return name


def next_attempt(attempt: str) -> str:
    """The name of the attempt that follows.

    >>> next_attempt("k3f-41")
    'k3f-42'
    """
    run, _, number = attempt.rpartition("-")
    if not number.isdecimal():
        return f"{attempt}-1"
    return f"{run}-{int(number) + 1}"
