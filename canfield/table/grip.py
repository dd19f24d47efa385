"""What can be lifted, and which piles then take it."""

from __future__ import annotations

from typing import Final

from canfield.engine.cards import Card
from canfield.engine.moves import Transfer
from canfield.engine.play import Refusal, legal_moves, refusal
from canfield.engine.state import FOUNDATIONS, TABLEAU, GameState, Pile, foundation_of

_TARGETS: Final = FOUNDATIONS + TABLEAU
_FAULTS_OF_THE_SOURCE: Final = frozenset(
    {
        Refusal.NO_CARD,
        Refusal.NOT_A_SOURCE,
        Refusal.SAME_PILE,
        Refusal.COVERED,
        Refusal.ONE_AT_A_TIME,
        Refusal.BETWEEN_FOUNDATIONS,
        Refusal.TAKEN_BACK,
        Refusal.WHOLE_COLUMN,
    }
)


def liftable(state: GameState, pile: Pile, count: int) -> bool:
    """True where the last `count` cards of a pile could go somewhere, were the cards right."""
    return any(
        refusal(state, Transfer(pile, target, count)) not in _FAULTS_OF_THE_SOURCE
        for target in _TARGETS
    )


def accepting(state: GameState, pile: Pile, count: int) -> frozenset[Pile]:
    """The piles that take the last `count` cards of a pile."""
    moves = legal_moves(state).from_(pile)
    return frozenset(move.target for move in moves if move.count == count)


def card_at(state: GameState, pile: Pile, count: int) -> Card | None:
    """The card `count` from the end of a pile, the exposed one being 1; None where none lies."""
    cards = state.cards(pile)
    return cards[-count] if 0 < count <= len(cards) else None


def liftable_counts(state: GameState, pile: Pile) -> tuple[int, ...]:
    """All numbers of cards that may be lifted from a pile, the smallest first."""
    numbers = range(1, len(state.cards(pile)) + 1)
    return tuple(count for count in numbers if liftable(state, pile, count))


def landing(state: GameState, source: Pile, count: int, goal: Pile) -> Pile:
    """The pile that a player means who puts cards on one: of the foundations always theirs."""
    card = card_at(state, source, count)
    return foundation_of(card) if card is not None and goal in FOUNDATIONS else goal
