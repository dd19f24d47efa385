"""The small pictures of the dialogs: cards as the settings and the draws show them."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Rect, Size
from canfield.ui import shapes
from canfield.ui.assets import asset
from canfield.ui.svg import rasterised

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canfield.ui.widgets.drawing import PictureOf

_CARDS: Final = {
    "draw_3": ("faces/5s", "faces/9d", "faces/7h"),
    "draw_1": ("faces/7h",),
    "deck:standard": ("faces/Qh",),
    "deck:large": ("faces-large/Qh",),
    "back:lattice": ("backs/lattice",),
    "back:rosette": ("backs/rosette",),
    "back:stripes": ("backs/stripes",),
}
"""The cards of each picture, the last one on top."""
_ASPECT: Final = (5, 7)
_FINEST: Final = 100
"""Cards up to this width in pixels have finer edges."""


def pictures() -> Mapping[str, PictureOf]:
    """The pictures by the names of their slots."""
    from canfield.ui.dialogs.figures import figures

    return {**{name: partial(_put_fan, cards) for name, cards in _CARDS.items()}, **figures()}


def _put_fan(cards: tuple[str, ...], surface: pygame.Surface, area: Rect) -> None:
    """The cards beside each other, as large as fits."""
    height = min(area.height, area.width * _ASPECT[1] // _ASPECT[0])
    width = height * _ASPECT[0] // _ASPECT[1]
    step = (area.width - width) // 2
    x = area.x + (area.width - width - step * (len(cards) - 1)) // 2
    y = area.y + (area.height - height) // 2
    for place, card in enumerate(cards):
        spot = Rect(x + place * step, y, width, height)
        shapes.shadow(surface, spot, width // 16, max(1, width // 16), (0, 0, 0))
        surface.blit(card_picture(card, width, height), (spot.x, spot.y))


@lru_cache(32)
def card_picture(name: str, width: int, height: int) -> pygame.Surface:
    """A face or a back, such as `faces/Qh`, of this size."""
    svg = asset(f"cards/{name}.svg").read_bytes()
    return rasterised(svg, Size(width, height), _FINEST)
