"""Can all that is left go home, card after card, without any other move of a card?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine.cards import steps_from_base
from canfield.engine.moves import DealStock, Redeal, Transfer
from canfield.engine.play import apply, is_won, legal_moves, refusal
from canfield.engine.state import FOUNDATIONS

if TYPE_CHECKING:
    from canfield.engine.moves import Move
    from canfield.engine.state import GameState


def finish_line(state: GameState) -> tuple[Move, ...] | None:
    """The moves to the win when cards only go home and the stock is turned; None if that fails.

    It is played through on a copy: with ranks that go round, an empty stock, waste and reserve
    are not enough. A won position has nothing to finish.
    """
    if is_won(state) or not _may_finish(state):
        return None
    moves: list[Move] = []
    while not is_won(state):
        steps = _next_home(state)
        if not steps:
            return None
        for move in steps:
            state, _ = apply(state, move)
        moves += steps
    return tuple(moves)


def _may_finish(state: GameState) -> bool:
    """Would all go home if every card of stock and waste lay exposed?"""
    home = [len(pile) for pile in state.foundations]
    piles = [
        [(card.suit, steps_from_base(card.rank, state.base_rank)) for card in cards]
        for cards in (*state.tableau, state.reserve)
    ]
    loose = {
        (int(card.suit), steps_from_base(card.rank, state.base_rank))
        for card in state.stock + state.waste
    }
    again = True
    while again:
        again = False
        for suit, height in enumerate(home):
            if (suit, height) in loose:
                loose.remove((suit, height))
                home[suit] += 1
                again = True
        for cards in piles:
            while cards and home[cards[-1][0]] == cards[-1][1]:
                home[cards.pop()[0]] += 1
                again = True
    return sum(home) == 4 * 13


def _next_home(state: GameState) -> list[Move]:
    """The next card that goes home, with the turning of the stock that brings it up."""
    turned: list[Move] = []
    for _ in range(2 * (len(state.stock) + len(state.waste)) + 2):
        for move in legal_moves(state):
            if isinstance(move, Transfer) and move.target in FOUNDATIONS:
                return [*turned, move]
        step: Move = DealStock() if state.stock else Redeal()
        if refusal(state, step) is not None:
            break
        state, _ = apply(state, step)
        turned.append(step)
    return []
