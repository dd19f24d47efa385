"""The line pictures of bar and table, tinted and at exact size."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Size
from canfield.ui.assets import asset
from canfield.ui.svg import rasterised

if TYPE_CHECKING:
    from canfield.ui.theme import Colour


_FINEST: Final = 80
"""Icons up to this height in pixels have finer edges."""


@lru_cache(128)
def icon(name: str, height: int, colour: Colour) -> pygame.Surface:
    """A white picture of `assets/icons` in this colour, in a square of this height."""
    svg = asset(f"icons/{name}.svg").read_bytes()
    picture = rasterised(svg, Size(height, height), _FINEST)
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(32)
def faded(name: str, height: int, colour: Colour, opacity: int) -> pygame.Surface:
    """The same, see-through; opacity 0 … 255."""
    surface = icon(name, height, colour).copy()
    surface.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
