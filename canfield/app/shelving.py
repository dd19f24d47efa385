"""Attempts that are left: results, Vegas total and shelf say so in one step.

What is left can be said twice and counts once. So a power cut between the game's file, which
names the attempt left last, and the results' does not matter: `caught_up` says it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.results import counted, score_table, ticked
from canfield.engine import Scoring
from canfield.store import saved
from canfield.store.results import result_of, table_key
from canfield.store.shelf import ShelfDeal
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.app.model import Model
    from canfield.store.saved import SavedGame


def left(model: Model, now: float) -> Model:
    """The model with the attempt under way counted and on the shelf, if it was played."""
    return with_left(model, replace(model.saved_at(now), before=None))


def with_left(model: Model, attempt: SavedGame) -> Model:
    """The model with an attempt counted, paid for and on the shelf, if it was played in earnest."""
    game = attempt.game
    if not game.entries or attempt.stakes.practice:
        return model
    result = result_of(
        game,
        attempt=attempt.attempt,
        seconds=attempt.elapsed,
        date=model.today,
        player=model.settings.player,
    )
    scores = model.scores.record(result, table_key(game.rules, game.scoring))
    scores = ticked(scores, game, attempt.stakes)
    deal = ShelfDeal(
        code=str(game.code),
        cards_home=game.state.cards_home,
        best=max(entry.state.cards_home for entry in game.entries),
        record=saved.to_values(replace(attempt, before=None)),
    )
    scores = scores.with_deal(deal)
    if game.scoring is Scoring.VEGAS:
        scores = scores.paid(attempt.attempt, game.score)
    return replace(model, scores=scores)


def caught_up(model: Model, now: float) -> Model:
    """The model with all counted that its game tells of; itself where nothing is missing."""
    before = model.before
    if before is not None and not _lies_there(model, before):
        model = with_left(model, before)
    game = model.game
    known = model.scores.table(score_table(model)).has(model.attempt)
    return counted(model, now) if game.won or (game.entries and not known) else model


def _lies_there(model: Model, attempt: SavedGame) -> bool:
    """True where the shelf has the attempt exactly as it was left."""
    rows = (deal.record for deal in model.scores.shelf if deal.code == str(attempt.game.code))
    return any(row is not None and saved.from_values(row)[0] == attempt for row in rows)
