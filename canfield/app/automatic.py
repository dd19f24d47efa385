"""Moves that play themselves, one after the other, because the player asked for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.available import last_moves
from canfield.app.messages import Effect, Play
from canfield.app.model import Model, Queue
from canfield.app.playing import next_of_queue, remark
from canfield.engine import FOUNDATIONS, Move, Transfer, apply, legal_moves
from canfield.table.value import replace
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from canfield.engine import GameState

Step = tuple[Model, tuple[Effect, ...]]


def collect(model: Model, now: float) -> Step:
    """Send every card home that fits, one after the other."""
    moves = _collected(model.state)
    if not moves:
        return remark(model, remarks()["nothing_to_collect"], now), (Play("refused"),)
    return play_all(model, moves, now)


def finish(model: Model, now: float) -> Step:
    """Bring all the rest home, one card after the other."""
    moves = last_moves(model.state)
    return play_all(model, moves, now) if moves else (model, ())


def play_all(model: Model, moves: tuple[Move, ...], now: float) -> Step:
    """The first move at once, the others in their time."""
    return next_of_queue(replace(model, queue=Queue(moves, now)), now)


def _collected(state: GameState) -> tuple[Move, ...]:
    """The moves to the foundations that follow from each other, until none is left.

    A card that was just taken back would go up again: the foundations only grow, so it ends.
    """
    moves: list[Move] = []
    while (move := _next_home(state)) is not None:
        moves.append(move)
        state, _ = apply(state, move)
    return tuple(moves)


def _next_home(state: GameState) -> Transfer | None:
    return next((move for pile in FOUNDATIONS for move in legal_moves(state).onto(pile)), None)
