"""What a player can do, as values, with their notation both ways.

`D` draws, `L` turns the waste over, `W>FS` moves a card, `T1>T3:4` moves a run of four.
"""

from __future__ import annotations

from dataclasses import dataclass

from canfield.engine.errors import NotationError
from canfield.engine.state import Pile


@dataclass(frozen=True, slots=True)
class DealStock:
    """Turn cards from the stock to the waste."""

    def __str__(self) -> str:
        return "D"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Put the whole waste back as the stock."""

    def __str__(self) -> str:
        return "L"


@dataclass(frozen=True, slots=True)
class Transfer:
    """Move the last `count` cards of one pile to another."""

    source: Pile
    target: Pile
    count: int = 1

    def __str__(self) -> str:
        tail = "" if self.count == 1 else f":{self.count}"
        return f"{self.source}>{self.target}{tail}"


Move = DealStock | Redeal | Transfer


def parse_move(text: str) -> Move:
    """The move of a text, the inverse of `str`; raises NotationError.

    >>> parse_move("T1>T3:4")
    Transfer(source=<Pile.T1: 'T1'>, target=<Pile.T3: 'T3'>, count=4)
    >>> str(parse_move("W>FS"))
    'W>FS'
    """
    if text == "D":
        return DealStock()
    if text == "L":
        return Redeal()
    source, arrow, rest = text.partition(">")
    target, colon, count = rest.partition(":")
    if not arrow:
        raise NotationError(text, 0, "D, L or a pile, '>' and a pile")
    return Transfer(
        _parse_pile(text, source, 0),
        _parse_pile(text, target, len(source) + 1),
        _parse_count(text, count) if colon else 1,
    )


def _parse_pile(text: str, name: str, position: int) -> Pile:
    try:
        return Pile(name)
    except ValueError:
        piles = "a pile (S W R FS FH FD FC T1-T4)"
        raise NotationError(text, position, piles) from None


def _parse_count(text: str, digits: str) -> int:
    plain = digits.isascii() and digits.isdecimal() and len(digits) <= len("52")
    if not plain or digits.startswith("0") or digits == "1":
        raise NotationError(text, text.index(":") + 1, "a number of cards from 2 to 99")
    return int(digits)
