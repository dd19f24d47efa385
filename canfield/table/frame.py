"""What the window and the longest fans decide: the size of the cards, the places of the piles."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import Final, NamedTuple

from canfield.engine.state import TABLEAU, Pile
from canfield.table.bars import Bars, bars
from canfield.table.geometry import Point, Rect, Size
from canfield.table.options import LayoutOptions

INDEX: Final = 24
"""Rank and suit lie within so many per cent of a card's height: a strip never shows less."""
RELAXED: Final = 28
"""The strip of a covered card where there is room, in per cent of its height."""

_TOP, _LABEL, _BOTTOM = 8, 16, 6
"""Per cent of a card's height: cloth above, a written count, cloth below."""
_NARROW, _WIDE = 12, 40
"""The gap between two piles in per cent of a card's width."""

_CAPACITIES: Final = (2, 4, 8, 11, 14, 18, 23, 30, 40, 53)
"""Cards shrink only when a fan outgrows one of these: a table keeps still while it is played."""


class Rows(NamedTuple):
    """How many strips the longest column and the reserve need, its count being one more."""

    columns: int
    reserve: int


CLOSED_RESERVE, OPEN_RESERVE = 2, 14
_USUAL: Final = Rows(8, CLOSED_RESERVE)
_ROOMIEST: Final = Rows(4, CLOSED_RESERVE)
"""Fans that always have room, however large the player wants the cards."""


class Frame(NamedTuple):
    """All that is the same for every position with as long fans.

    `fan` is the step from one waste card to the next, `floor` the first y that no card reaches,
    `label` the height of a written count.
    """

    bars: Bars
    card: Size
    piles: dict[Pile, Rect]
    fan: Point
    floor: int
    label: int


@lru_cache(maxsize=64)
def frame(
    size: Size,
    options: LayoutOptions,
    rows: Rows,
    foundations: tuple[Pile, ...],
    *,
    open_reserve: bool,
) -> Frame:
    """The frame of a table with such fans; `foundations` stand from left to right.

    The piles stand where cards of the usual size have them, even when the cards are smaller.
    """
    parts = bars(size, options)
    plan = _plan(
        parts, options.fan, Rows(_USUAL.columns, OPEN_RESERVE if open_reserve else CLOSED_RESERVE)
    )
    wanted = plan.times(_USUAL) * options.zoom // 100
    needed = Rows(_capacity(max(rows.columns, _ROOMIEST.columns)), _capacity(rows.reserve))
    card = _card(min(wanted, plan.times(needed)))
    lane = _card(min(wanted, plan.times(_ROOMIEST))).width
    return Frame(
        bars=parts,
        card=card,
        piles=plan.piles(card, lane, foundations, mirrored=options.mirrored),
        fan=plan.fan(card),
        floor=parts.cloth.bottom - _part(card.height, _BOTTOM),
        label=plan.label(card),
    )


def index_height(card_height: int) -> int:
    """The height in pixels of the strip in which a card shows its rank and suit."""
    return -(-card_height * INDEX // 100)


def relaxed_height(card_height: int) -> int:
    """The height in pixels of the strip of a covered card where there is room."""
    return -(-card_height * RELAXED // 100)


class _Plan(NamedTuple):
    """A way to place the piles.

    In a wide window the waste lies beside the stock, in a tall one between stock and reserve.
    """

    cloth: Rect
    least_label: int
    strip: int
    tall: bool

    def fan(self, card: Size) -> Point:
        if self.tall:
            return Point(0, relaxed_height(card.height))
        return Point(_part(card.width, self.strip), 0)

    def label(self, card: Size) -> int:
        return max(self.least_label, _part(card.height, _LABEL))

    def between(self, card: Size) -> int:
        """The cloth below a pile, for its count and a little more."""
        return self.label(card) * 5 // 4

    def reserve_drop(self, card: Size) -> int:
        """How much lower than the columns the reserve begins."""
        return card.height + 2 * self.fan(card).y + self.between(card) if self.tall else 0

    def times(self, rows: Rows) -> int:
        """How many times five by seven a card can be where such fans must fit; 0: no card fits."""
        largest = min(self.cloth.width // (5 * 5), self.cloth.height // (2 * 7))
        return bisect(range(1, largest + 1), 0, key=lambda times: self.excess(_card(times), rows))

    def excess(self, card: Size, rows: Rows) -> int:
        """By how many pixels the piles are too wide or too high; 0 or less: they fit."""
        gaps = 7 if self.tall else 8
        width = self.across(card.width) + gaps * _part(card.width, _NARROW)
        strip = index_height(card.height)
        count = max(strip, self.between(card))
        reserve = self.reserve_drop(card) + (rows.reserve - 2) * strip + count
        fans = max((rows.columns - 1) * strip, reserve)
        ends = _part(card.height, _TOP) + _part(card.height, _BOTTOM)
        height = ends + 2 * card.height + self.between(card) + fans
        return max(width - self.cloth.width, height - self.cloth.height)

    def across(self, width: int) -> int:
        """The width of all piles without the gaps."""
        return 5 * width if self.tall else 6 * width + 2 * _part(width, self.strip)

    def margins(self, lane: int) -> tuple[int, int]:
        """The cloth on either side, and the gap between two columns."""
        inner = 5 if self.tall else 6
        even = (self.cloth.width - self.across(lane)) // (inner + 2)
        gap = max(_part(lane, _NARROW), min(_part(lane, _WIDE), even))
        return (self.cloth.width - self.across(lane) - inner * gap) // 2, gap

    def piles(
        self, card: Size, lane: int, foundations: tuple[Pile, ...], *, mirrored: bool
    ) -> dict[Pile, Rect]:
        """The outlines. In the mirror foundations and columns still count from the left."""
        margin, gap = self.margins(lane)
        left = margin + (lane - card.width) // 2
        right = self.cloth.width - left - card.width
        step = lane + gap
        upper = self.cloth.y + _part(card.height, _TOP)
        lower = upper + card.height + self.between(card)
        side, inward = (right, -step) if mirrored else (left, step)
        corners = {
            Pile.STOCK: (side, upper),
            Pile.WASTE: (side, lower) if self.tall else (side + inward, upper),
            Pile.RESERVE: (side, lower + self.reserve_drop(card)),
        }
        first = left if mirrored else right - 3 * step
        for place, (home, column) in enumerate(zip(foundations, TABLEAU, strict=True)):
            corners[home] = first + place * step, upper
            corners[column] = first + place * step, lower
        return {pile: Rect(*corners[pile], *card) for pile in Pile}


def _plan(parts: Bars, strip: int, rows: Rows) -> _Plan:
    """The plan with the larger cards, the wide one where they are equal."""
    least_label = parts.status.height // 2
    wide, tall = (_Plan(parts.cloth, least_label, strip, tall) for tall in (False, True))
    return max(wide, tall, key=lambda plan: plan.times(rows))


def _card(times: int) -> Size:
    return Size(5 * max(1, times), 7 * max(1, times))


def _capacity(rows: int) -> int:
    """For how many cards a fan of so many has room."""
    return next(capacity for capacity in _CAPACITIES if capacity >= rows)


def _part(length: int, percent: int) -> int:
    return length * percent // 100
