"""Attempts that are left and taken up again: results, Vegas total and shelf keep in step."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canfield.app.results import counted, settled_up, taken_up_again
from canfield.store import saved
from canfield.store.shelf import ShelfDeal, put, taken

if TYPE_CHECKING:
    from canfield.app.model import Model
    from canfield.store.saved import SavedGame


def left(model: Model, now: float) -> Model:
    """The model with the attempt under way counted and on the shelf, if it was played."""
    if not model.game.entries:
        return model
    model = settled_up(counted(model, now))
    game = model.game
    deal = ShelfDeal(
        code=str(game.code),
        cards_home=game.state.cards_home,
        best=max(entry.state.cards_home for entry in game.entries),
        record=saved.to_values(replace(model.saved_at(now), before=None)),
    )
    return _with_shelf(model, put(model.scores.shelf, deal))


def taken_up(model: Model, attempt: SavedGame) -> Model:
    """The model with an attempt that was left no longer on the shelf, but played again."""
    game = attempt.game
    model = taken_up_again(model, game)
    shelf = model.scores.shelf
    if any(deal.code == str(game.code) and _is_of(deal, attempt) for deal in shelf):
        return _with_shelf(model, taken(shelf, str(game.code)))
    return model


def _is_of(deal: ShelfDeal, attempt: SavedGame) -> bool:
    """True where the deal lies there as this attempt left it."""
    return deal.record is not None and deal.record.get("attempt") == attempt.attempt


def _with_shelf(model: Model, shelf: tuple[ShelfDeal, ...]) -> Model:
    return replace(model, scores=model.scores._replace(shelf=shelf))
