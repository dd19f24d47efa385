"""Better ways along a winning line: nothing is done in vain, and what lies ready comes first."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from canfield.engine.moves import DealStock, Redeal, Transfer
from canfield.engine.play import apply, is_won, refusal
from canfield.engine.state import FOUNDATIONS, TABLEAU, Pile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canfield.engine.cards import Card
    from canfield.engine.moves import Move
    from canfield.engine.state import GameState

    Want = tuple[Card, Pile | Card]


class Line:
    """A winning line that remembers its positions, so that it can be joined at any of them."""

    def __init__(self, start: GameState, moves: Sequence[Move]) -> None:
        self.moves = tuple(moves)
        self._places = {start: 0}
        state = start
        for place, move in enumerate(self.moves, start=1):
            state, _ = apply(state, move)
            self._places[state] = place

    def rest(self, state: GameState) -> tuple[Move, ...]:
        """The moves from this position to the win; none where the line does not pass it."""
        place = self._places.get(state)
        return () if place is None else self.moves[place:]


def shortened(start: GameState, moves: Sequence[Move], *, seconds: float) -> tuple[Move, ...]:
    """A line to the win that is no longer, found within so many seconds of trying.

    A move of cards is left out where the rest can be played without it, the stock being turned
    as it is then needed.
    """
    until = perf_counter() + seconds
    best = tuple(moves)
    wants = _wants(start, best)
    place = 0
    while place < len(wants) and perf_counter() < until:
        line = _played(start, wants[:place] + wants[place + 1 :], len(best))
        if line is None:
            place += 1
        else:
            best, wants = line, wants[:place] + wants[place + 1 :]
    return best


def before_turning(start: GameState, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same line, beginning with a move of cards that lie ready, where it has one to begin with.

    Lines are found with the turning of the stock wherever it happened to be tried; whoever is
    shown one sees first what can be done now. It is no longer than before.
    """
    if not moves or isinstance(moves[0], Transfer):
        return tuple(moves)
    wants = _wants(start, moves)
    for place, (card, target) in enumerate(wants):
        steps = _steps(start, card, target)
        if steps is None or len(steps) > 1 or refusal(start, steps[0]) is not None:
            continue
        others = wants[:place] + wants[place + 1 :]
        line = _played(start, [wants[place], *others], len(moves) + 1)
        if line is not None:
            return line
    return tuple(moves)


def _wants(state: GameState, moves: Sequence[Move]) -> list[Want]:
    """The moves of cards, told by the cards: this card to that foundation, space or card."""
    wants: list[Want] = []
    for move in moves:
        if isinstance(move, Transfer):
            onto = state.cards(move.target) if move.target in TABLEAU else ()
            target: Pile | Card = onto[-1] if onto else move.target
            wants.append((state.cards(move.source)[-move.count], target))
        state, _ = apply(state, move)
    return wants


def _played(state: GameState, wants: Sequence[Want], limit: int) -> tuple[Move, ...] | None:
    """The moves that do what is wanted and win in fewer than `limit` moves, or None."""
    moves: list[Move] = []
    for card, target in wants:
        steps = _steps(state, card, target)
        if steps is None or len(moves) + len(steps) >= limit:
            return None
        for step in steps:
            if refusal(state, step) is not None:
                return None
            state, _ = apply(state, step)
        moves += steps
    return tuple(moves) if is_won(state) else None


def _steps(state: GameState, card: Card, target: Pile | Card) -> list[Move] | None:
    """The turning of the stock that the card needs, and its move."""
    onto = target if isinstance(target, Pile) else _pile_of(state, target)
    if onto in TABLEAU and isinstance(target, Pile) and state.cards(target):
        onto = next((pile for pile in TABLEAU if not state.cards(pile)), None)
    turned: list[Move] = []
    if card in state.stock or (card in state.waste and state.waste[-1] is not card):
        brought = _brought_up(state, card)
        if brought is None:
            return None
        turned, state = brought
    source = _pile_of(state, card)
    if onto is None or source is None or source is onto:
        return None
    cards = state.cards(source)
    return [*turned, Transfer(source, onto, len(cards) - cards.index(card))]


def _brought_up(state: GameState, card: Card) -> tuple[list[Move], GameState] | None:
    turned: list[Move] = []
    for _ in range(2 * (len(state.stock) + len(state.waste)) + 2):
        step: Move = DealStock() if state.stock else Redeal()
        if refusal(state, step) is not None:
            return None
        state, _ = apply(state, step)
        turned.append(step)
        if state.waste and state.waste[-1] is card:
            return turned, state
    return None


def _pile_of(state: GameState, card: Card) -> Pile | None:
    piles = (Pile.WASTE, Pile.RESERVE, *TABLEAU, *FOUNDATIONS)
    return next((pile for pile in piles if card in state.cards(pile)), None)
