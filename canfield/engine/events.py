"""What happened in a move, as values: for the score, for sounds, for words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.engine.cards import Cards, Suit
    from canfield.engine.state import Pile


class Cause(StrEnum):
    """Why cards moved."""

    PLAY = "play"
    REFILL = "refill"
    DRAW = "draw"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """These cards went from one pile to another, in the order in which they now lie there."""

    cards: Cards
    source: Pile
    target: Pile
    cause: Cause


@dataclass(frozen=True, slots=True)
class FoundationDone:
    """The foundation of this suit holds its thirteen cards."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Won:
    """All four foundations are complete: at this very move."""


Event = CardsMoved | FoundationDone | Won
