"""A game in which spaces are filled by force, as the player of another game may fill them at once.

Where the player chooses what goes into a space, the reserve's top card is one choice. Who always
takes it plays a game with far fewer positions, and what is won there is won.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canfield.engine.moves import Transfer
from canfield.engine.play import apply
from canfield.engine.rules import Refill
from canfield.engine.state import TABLEAU, Pile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.engine.moves import Move
    from canfield.engine.state import GameState


def by_force(state: GameState) -> GameState:
    """The position where every space is filled at once, and will be."""
    for move in _fillings(state):
        state, _ = apply(state, move)
    return replace(state, rules=replace(state.rules, refill=Refill.AT_ONCE))


def written_out(state: GameState, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves of a line that was played by force, with the moves that fill the spaces."""
    line = _fillings(state)
    for filling in line:
        state, _ = apply(state, filling)
    for move in moves:
        state, _ = apply(state, move)
        fillings = _fillings(state)
        for filling in fillings:
            state, _ = apply(state, filling)
        line += [move, *fillings]
    return tuple(line)


def _fillings(state: GameState) -> list[Move]:
    """The moves that fill the spaces from the reserve."""
    spaces = [pile for pile in TABLEAU if not state.cards(pile)]
    return [Transfer(Pile.RESERVE, pile) for pile in spaces[: len(state.reserve)]]
