"""The line pictures of bar and table, tinted and at exact size."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from canfield.ui.assets import asset

if TYPE_CHECKING:
    from canfield.ui.theme import Colour


@lru_cache(128)
def icon(name: str, height: int, colour: Colour) -> pygame.Surface:
    """A white picture of `assets/icons` in this colour, in a square of this height."""
    svg = asset(f"icons/{name}.svg").read_bytes()
    large = pygame.image.load_sized_svg(io.BytesIO(svg), (2 * height, 2 * height))
    small = pygame.transform.smoothscale(large, (height, height))
    small.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return small


@lru_cache(32)
def faded(name: str, height: int, colour: Colour, opacity: int) -> pygame.Surface:
    """The same, see-through; opacity 0 … 255."""
    surface = icon(name, height, colour).copy()
    surface.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
