"""The pack: suits, ranks and the 52 cards. Only this file calculates with ranks.

A rank is an int from 1 (ace) to 13 (king). Ranks go round: above the king comes the ace.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Never, Self

from canfield.engine.errors import NotationError

RANKS: Final = range(1, 14)
RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "shdc"


class Suit(IntEnum):
    """A suit; the numbers are the places of the foundations in a state."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def is_red(self) -> bool:
        """True for hearts and diamonds."""
        return self in {Suit.HEARTS, Suit.DIAMONDS}

    @property
    def letter(self) -> str:
        """The suit's letter in the notation: `s`, `h`, `d` or `c`."""
        return SUIT_LETTERS[self]


class Card:
    """One of 52 cards. The same rank and suit always give the same object.

    >>> queen = Card.parse("Qh")
    >>> queen.rank, queen.suit.name, queen.is_red
    (12, 'HEARTS', True)
    >>> queen is Card(12, Suit.HEARTS)
    True
    """

    __slots__ = ("is_red", "name", "rank", "suit")

    rank: int
    suit: Suit
    is_red: bool
    name: str

    def __new__(cls, rank: int, suit: Suit) -> Self:
        """Look the card up; raises ValueError for a rank outside 1 … 13."""
        if rank not in RANKS:
            message = f"a rank is 1 to 13, not {rank}"
            raise ValueError(message)
        return _PACK[suit][rank - 1]  # type: ignore[return-value]  # nobody subclasses a card

    def __setattr__(self, name: str, value: object) -> Never:
        """Refuse: a card never changes."""
        raise AttributeError(name)

    def __reduce__(self) -> tuple[type[Card], tuple[int, Suit]]:
        """Copies and pickles are the card itself."""
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a text such as `Qh` or `TS`; raises NotationError.

        >>> Card.parse("10h")
        Traceback (most recent call last):
        canfield.engine.errors.NotationError: '10h': expected a rank (A 2-9 T J Q K) at character 1
        """
        rank = RANK_LETTERS.find(text[:1].upper()) if text else -1
        if rank < 0:
            raise NotationError(text, 0, "a rank (A 2-9 T J Q K)")
        suit = SUIT_LETTERS.find(text[1:2].lower()) if len(text) > 1 else -1
        if suit < 0:
            raise NotationError(text, 1, "a suit (s h d c)")
        if len(text) > len("Qh"):
            raise NotationError(text, 2, "nothing more")
        return _PACK[suit][rank]


def _print(rank: int, suit: Suit) -> Card:
    card = object.__new__(Card)
    name = RANK_LETTERS[rank - 1] + suit.letter
    for field, value in (("rank", rank), ("suit", suit), ("is_red", suit.is_red), ("name", name)):
        object.__setattr__(card, field, value)
    return card


Cards = tuple[Card, ...]

_PACK: Final = tuple(tuple(_print(rank, suit) for rank in RANKS) for suit in Suit)
PACK: Final[Cards] = tuple(card for suit in _PACK for card in suit)
"""All 52 cards: spades, hearts, diamonds, clubs, each from ace to king."""


def rank_above(rank: int) -> int:
    """The rank one higher; above the king the ace."""
    return rank % 13 + 1


def rank_below(rank: int) -> int:
    """The rank one lower; below the ace the king."""
    return (rank - 2) % 13 + 1


def steps_from_base(rank: int, base_rank: int) -> int:
    """How many steps up lead from the base rank to this one: 0 … 12.

    A foundation takes exactly the card whose steps equal the foundation's height.
    """
    return (rank - base_rank) % 13


def steps_down(start: int, rank: int) -> int:
    """How many steps down lead from `start` to `rank`: 0 … 12; so far down a run it lies."""
    return (start - rank) % 13


def rank_after_steps(base_rank: int, steps: int) -> int:
    """The rank that lies so many steps (0 or more) above the base rank."""
    return (base_rank + steps - 1) % 13 + 1
