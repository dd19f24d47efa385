"""The bow of a won game: the whole pack in the order of the wrap, a wave through its rows.

The cards leave the foundations one rank after the other, from the base card on, and line up in
four rows of thirteen; then a wave goes through the rows as if they bowed.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Final

from canfield.engine.state import FOUNDATIONS
from canfield.table.geometry import Rect
from canfield.table.motion import FLYING, Pose

if TYPE_CHECKING:
    from canfield.engine.cards import Card
    from canfield.engine.state import GameState
    from canfield.table.layout import Layout

SECONDS: Final = 4.2
"""How long the bow takes."""
_LEAVES: Final = 0.09
"""Seconds between a rank and the next."""
_FLIGHT: Final = 0.55
_WAVE_BEGINS: Final = 2.0
_WAVE: Final = 0.7
"""Seconds in which one card bows and rises again."""
_WAVE_STEP: Final = 0.09
_RANKS: Final = 13


def bow(layout: Layout, state: GameState, seconds: float) -> dict[Card, Pose]:
    """How each card is drawn so many seconds after the win."""
    poses = {}
    for row, pile in enumerate(layout.foundation_order):
        for column, card in enumerate(state.cards(pile)):
            start = layout.piles[pile]
            x, y = _place(layout, row, column)
            share = _eased((seconds - column * _LEAVES) / _FLIGHT)
            dip = round(
                _dip(seconds - _WAVE_BEGINS - (column + row) * _WAVE_STEP) * start.height / 5
            )
            rect = Rect(
                start.x + round((x - start.x) * share),
                start.y + round((y - start.y) * share) + dip,
                start.width,
                start.height,
            )
            poses[card] = Pose(rect, FLYING + 100 * row + column, 1.0)
    return poses


def _place(layout: Layout, row: int, column: int) -> tuple[int, int]:
    """Where a card of the line-up stands: spread over all the width and the height."""
    margin = layout.card.width // 3
    wide = layout.size.width - layout.card.width - 2 * margin
    top = layout.bar.bottom + margin
    bottom = (layout.ribbon.y if layout.ribbon.height else layout.status.y) - margin
    tall = max(0, bottom - top - layout.card.height * 6 // 5)
    return margin + wide * column // (_RANKS - 1), top + tall * row // (len(FOUNDATIONS) - 1)


def _eased(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def _dip(seconds: float) -> float:
    """How deep a card bows: 0 … 1."""
    return sin(pi * seconds / _WAVE) if 0 < seconds < _WAVE else 0.0
