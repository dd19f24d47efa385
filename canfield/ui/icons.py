"""The line pictures of bar and table, tinted and at exact size."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.ui.assets import asset

if TYPE_CHECKING:
    from canfield.ui.theme import Colour


_SHARPEST_SCALED: Final = 80
"""Up to this height in pixels an icon is drawn twice as large and scaled down: finer edges."""


@lru_cache(128)
def icon(name: str, height: int, colour: Colour) -> pygame.Surface:
    """A white picture of `assets/icons` in this colour, in a square of this height."""
    svg = io.BytesIO(asset(f"icons/{name}.svg").read_bytes())
    if height > _SHARPEST_SCALED:
        picture = pygame.image.load_sized_svg(svg, (height, height))
    else:
        large = pygame.image.load_sized_svg(svg, (2 * height, 2 * height))
        picture = pygame.transform.smoothscale(large, (height, height))
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(32)
def faded(name: str, height: int, colour: Colour, opacity: int) -> pygame.Surface:
    """The same, see-through; opacity 0 … 255."""
    surface = icon(name, height, colour).copy()
    surface.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
