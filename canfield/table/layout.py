"""Where every card lies. The same window, position and options give the same layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.engine.cards import Suit
from canfield.engine.state import FOUNDATIONS, TABLEAU, Pile, visible_count
from canfield.table.bars import scale_in
from canfield.table.frame import CLOSED_RESERVE, Frame, Rows, frame, relaxed_height
from canfield.table.geometry import Rect, Size
from canfield.table.options import LayoutOptions

if TYPE_CHECKING:
    from canfield.engine.cards import Card
    from canfield.engine.state import GameState

__all__ = ["Layout", "LayoutOptions", "Place", "arrange", "foundation_order"]

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_COLUMNS: Final = frozenset(TABLEAU)
_FANNED: Final = 3
_LAYERS: Final = 64


class Place(NamedTuple):
    """Where a card lies: cards with a higher `z` lie over those with a lower one."""

    rect: Rect
    z: int
    face_up: bool


class Layout(NamedTuple):
    """The whole table in pixels of the drawing area.

    `piles` are the outlines of the piles, as large as a card; `zones` reach over all their
    cards, those of columns down to the edge of the cloth. `foundation_order` is from left to
    right. `bar` and `ribbon` have no height when they are off. Counts are written in
    `stock_count` and `reserve_count`, a line for the player in `message`. `scale` is how large
    words and buttons are, in per cent.
    """

    size: Size
    scale: int
    card: Size
    piles: dict[Pile, Rect]
    places: dict[Card, Place]
    zones: dict[Pile, Rect]
    foundation_order: tuple[Pile, ...]
    bar: Rect
    ribbon: Rect
    status: Rect
    message: Rect
    stock_count: Rect
    reserve_count: Rect


def arrange(size: Size, state: GameState, options: LayoutOptions) -> Layout:
    """The layout of a position in a window of this size."""
    order = foundation_order(state, options)
    spread = state.rules.open_reserve
    table = frame(size, options, _rows(state), order, open_reserve=spread)
    places: dict[Card, Place] = {}
    zones: dict[Pile, Rect] = {}
    for number, (pile, cards) in enumerate(state.piles().items()):
        rects = _rects(table, state, pile, len(cards), mirrored=options.mirrored)
        hidden = len(cards) - visible_count(state, pile)
        for index, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            places[card] = Place(rect, number * _LAYERS + index, index >= hidden)
        zones[pile] = _zone(table, pile, rects)
    return Layout(
        size=size,
        scale=scale_in(size, options.scale),
        card=table.card,
        piles=table.piles,
        places=places,
        zones=zones,
        foundation_order=order,
        bar=table.bars.bar,
        ribbon=table.bars.ribbon,
        status=table.bars.status,
        message=table.bars.message,
        stock_count=_below(zones[Pile.STOCK], table),
        reserve_count=_below(zones[Pile.RESERVE], table),
    )


def foundation_order(state: GameState, options: LayoutOptions) -> tuple[Pile, ...]:
    """The foundations from left to right: the base card's suit first, unless fixed."""
    suits = list(_SUITS)
    if not options.fixed_suit_order:
        suits.remove(state.base_suit)
        suits.insert(0, state.base_suit)
    return tuple(FOUNDATIONS[suit] for suit in suits)


def _rows(state: GameState) -> Rows:
    columns = max(map(len, state.tableau))
    open_reserve = len(state.reserve) + 1 if state.rules.open_reserve else 0
    return Rows(columns, max(CLOSED_RESERVE, open_reserve))


def _rects(
    table: Frame, state: GameState, pile: Pile, count: int, *, mirrored: bool
) -> tuple[Rect, ...]:
    outline = table.piles[pile]
    if pile in _COLUMNS:
        return _column(outline, count, table.floor)
    if pile is Pile.WASTE and state.rules.draw == _FANNED:
        return _fan(table, outline, count, mirrored=mirrored)
    if pile is Pile.RESERVE and state.rules.open_reserve:
        return _column(outline, count, table.floor - table.label * 5 // 4)
    return (outline,) * count


def _column(outline: Rect, count: int, floor: int) -> tuple[Rect, ...]:
    """Cards one below the other, closer together where they would pass the floor."""
    x, y, width, height = outline
    step = relaxed_height(height)
    if count > 1:
        step = max(0, min(step, (floor - outline.bottom) // (count - 1)))
    return tuple(Rect(x, y + index * step, width, height) for index in range(count))


def _fan(table: Frame, outline: Rect, count: int, *, mirrored: bool) -> tuple[Rect, ...]:
    """The last three cards of the waste one beside the other, the rest below the first of them.

    Each lies to the right of those it covers, for a card shows its index on the left; so in the
    mirror it is the exposed card that keeps the place beside the stock.
    """
    shown = min(count, _FANNED)
    start = outline.moved((1 - shown) * table.fan.x, 0) if mirrored else outline
    fan = tuple(start.moved(step * table.fan.x, step * table.fan.y) for step in range(shown))
    return (start,) * (count - shown) + fan


def _zone(table: Frame, pile: Pile, rects: tuple[Rect, ...]) -> Rect:
    outline = table.piles[pile]
    if pile in _COLUMNS:
        return outline._replace(height=max(outline.height, table.floor - outline.y))
    return outline.union(rects[0]).union(rects[-1]) if rects else outline


def _below(zone: Rect, table: Frame) -> Rect:
    return Rect(zone.x, zone.bottom + table.label // 8, zone.width, table.label)
