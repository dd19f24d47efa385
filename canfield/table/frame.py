"""What depends on the window: its bars, the size of the cards, the places of the piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from canfield.engine.state import TABLEAU, Pile
from canfield.table.geometry import Rect, Size

BAR, RIBBON, STATUS = 36, 30, 26
"""Heights in pixels in a window of ordinary size; they grow with larger windows."""
_ORDINARY: Final = range(300, 864)
"""The sizes of a window, by its shorter side, in which the bars have those heights."""

INDEX: Final = 24
"""Rank and suit lie within so many per cent of a card's height, so a strip shows as many."""
RELAXED: Final = 28
"""The strip of a covered card in a column with room, in per cent of the card's height."""
SIDEWAYS: Final = 28
"""The strip of a covered waste card in per cent of the card's width."""

_TOP, _BETWEEN, _BOTTOM, _LABEL = 8, 18, 6, 14
"""Per cent of the card's height: cloth above, between and below the rows, and a count."""
_NARROWEST, _WIDEST = 12, 40
"""The gap between two piles in per cent of the card's width."""
_GAPS: Final = 8
"""Gaps from edge to edge: one beside each pile, two between the waste and the columns."""

_CAPACITIES: Final = (8, 11, 14, 18, 23, 30, 40, 52)
"""Cards shrink only when a column outgrows one of these: a table keeps still while it is played."""
_ROOMIEST: Final = 4
"""A column of so many cards always has room, however large the player wants the cards."""


@dataclass(frozen=True, slots=True)
class LayoutOptions:
    """How the player wants the table.

    `mirrored` is for the left hand: stock, waste and reserve stand on the right. `zoom` is in
    per cent, 50 … 200: at 100 the cards are as large as fits well, below smaller, above larger
    where the window has room.
    """

    mirrored: bool = False
    fixed_suit_order: bool = False
    ribbon: bool = True
    zoom: int = 100
    bar: bool = True


class Bars(NamedTuple):
    """The window from top to bottom; what is switched off has no height."""

    bar: Rect
    cloth: Rect
    ribbon: Rect
    status: Rect


class Frame(NamedTuple):
    """All that is the same for every position with as many rows of cards.

    `fan` is the step sideways of waste cards, `floor` the first y that no card reaches,
    `label` the height of a written count.
    """

    bars: Bars
    card: Size
    piles: dict[Pile, Rect]
    message: Rect
    fan: int
    floor: int
    label: int


@lru_cache(maxsize=64)
def frame(size: Size, options: LayoutOptions, rows: int, foundations: tuple[Pile, ...]) -> Frame:
    """The frame of a table whose longest column has so many rows.

    `foundations` stand from left to right.
    """
    bars = _bars(size, options)
    card = _card(bars.cloth, options.zoom, rows)
    return Frame(
        bars=bars,
        card=card,
        piles=_piles(bars.cloth, card, foundations, mirrored=options.mirrored),
        message=_message(bars),
        fan=_part(card.width, SIDEWAYS),
        floor=bars.cloth.bottom - _part(card.height, _BOTTOM),
        label=_part(card.height, _LABEL),
    )


def index_height(card_height: int) -> int:
    """The height in pixels of the strip in which a card shows its rank and suit."""
    return -(-card_height * INDEX // 100)


def _part(length: int, percent: int) -> int:
    return length * percent // 100


def _bars(size: Size, options: LayoutOptions) -> Bars:
    """The bars' heights are shares of one, so that a larger window never has less cloth."""
    shares = (BAR * options.bar, RIBBON * options.ribbon, STATUS)
    whole, side = sum(shares), min(size)
    least, most = whole * side // _ORDINARY.stop, whole * side // _ORDINARY.start
    height = max(least, min(whole, most))
    bar, ribbon = (height * share // whole for share in shares[:2])
    status = height - bar - ribbon
    cloth = size.height - height
    return Bars(
        Rect(0, 0, size.width, bar),
        Rect(0, bar, size.width, cloth),
        Rect(0, bar + cloth, size.width, ribbon),
        Rect(0, bar + cloth + ribbon, size.width, status),
    )


def _message(bars: Bars) -> Rect:
    """One line above the bars at the bottom, over the cloth."""
    height = bars.status.height
    margin = height // 3
    return Rect(
        margin,
        max(bars.cloth.y, bars.cloth.bottom - height - margin),
        max(0, bars.cloth.width - 2 * margin),
        height,
    )


def _card(cloth: Rect, zoom: int, rows: int) -> Size:
    """The size of the cards: five by seven, a whole number of times."""
    wanted = _times(cloth, _CAPACITIES[0]) * zoom // 100
    times = max(1, min(wanted, _times(cloth, _capacity(rows))))
    return Size(5 * times, 7 * times)


def _capacity(rows: int) -> int:
    """For how many cards a column needs room."""
    if rows < _CAPACITIES[0]:
        return max(rows, _ROOMIEST)
    return next(capacity for capacity in _CAPACITIES if capacity >= rows)


def _times(cloth: Rect, rows: int) -> int:
    """How many times five by seven a card can be so that a column of so many cards fits."""
    largest = min(cloth.width // (6 * 5), cloth.height // (2 * 7))
    return next((times for times in range(largest, 1, -1) if _fits(cloth, times, rows)), 1)


def _fits(cloth: Rect, times: int, rows: int) -> bool:
    width, height = 5 * times, 7 * times
    across = _piles_width(width) + _GAPS * _part(width, _NARROWEST)
    margins = sum(_part(height, part) for part in (_TOP, _BETWEEN, _BOTTOM))
    down = 2 * height + margins + (rows - 1) * index_height(height)
    return across <= cloth.width and down <= cloth.height


def _piles_width(width: int) -> int:
    """Stock, waste with its fan, and four columns, without the gaps."""
    return 6 * width + 2 * _part(width, SIDEWAYS)


def _piles(
    cloth: Rect, card: Size, foundations: tuple[Pile, ...], *, mirrored: bool
) -> dict[Pile, Rect]:
    """The outline of each pile.

    The mirror exchanges the sides; foundations and columns still count from left to right.
    """
    width, height = card
    gap = _gap(cloth.width, width)
    left = (cloth.width - _piles_width(width) - (_GAPS - 2) * gap) // 2
    waste = left + width + gap
    column = waste + width + 2 * _part(width, SIDEWAYS) + 2 * gap
    upper = cloth.y + _part(height, _TOP)
    lower = upper + height + _part(height, _BETWEEN)
    if mirrored:
        left, waste = (cloth.width - x - width for x in (left, waste))
        column = cloth.width - column - 4 * width - 3 * gap
    piles = {
        Pile.STOCK: Rect(left, upper, width, height),
        Pile.WASTE: Rect(waste, upper, width, height),
        Pile.RESERVE: Rect(left, lower, width, height),
    }
    for place, pair in enumerate(zip(foundations, TABLEAU, strict=True)):
        for pile, y in zip(pair, (upper, lower), strict=True):
            piles[pile] = Rect(column + place * (width + gap), y, width, height)
    return piles


def _gap(cloth_width: int, card_width: int) -> int:
    even = (cloth_width - _piles_width(card_width)) // _GAPS
    return max(_part(card_width, _NARROWEST), min(_part(card_width, _WIDEST), even))
