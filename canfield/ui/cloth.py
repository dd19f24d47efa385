"""The cloth: a soft light on felt, painted once for each size."""

from __future__ import annotations

import random  # noqa: TID251 - for the grain of the cloth, which is only seen
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.ui.theme import blend

if TYPE_CHECKING:
    from canfield.ui.theme import Colour

_COARSE: Final = (480, 300)
_RINGS: Final = 72
_TILE: Final = 128
_GRAIN: Final = 5
"""How many levels of brightness the felt's fibres may add."""


def lay_cloth(surface: pygame.Surface, middle: Colour, edge: Colour) -> None:
    """Cover the surface, lighter in the middle, with the grain of felt."""
    width, height = surface.get_size()
    pygame.transform.smoothscale(_light(middle, edge), (width, height), surface)
    grain = _grain()
    for y in range(0, height, _TILE):
        surface.fblits([(grain, (x, y)) for x in range(0, width, _TILE)], pygame.BLEND_RGB_ADD)


@lru_cache(2)
def _light(middle: Colour, edge: Colour) -> pygame.Surface:
    """The light of a lamp above the table, as rings that the scaling melts together."""
    surface = pygame.Surface(_COARSE, depth=32)
    surface.fill(edge)
    area = surface.get_rect().inflate(_COARSE[0] * 2 // 5, _COARSE[1] * 2 // 5)
    for ring in range(_RINGS):
        nearer = 1 - (1 - ring / _RINGS) ** 2
        size = area.scale_by(1 - ring / _RINGS)
        pygame.draw.ellipse(surface, blend(edge, middle, nearer), size)
    return surface


@cache
def _grain() -> pygame.Surface:
    levels = bytes(level * _GRAIN // 256 for level in range(256))
    noise = random.Random(1895).randbytes(_TILE * _TILE)  # noqa: S311 - only to be seen
    grey = bytearray(3 * len(noise))
    grey[0::3] = grey[1::3] = grey[2::3] = noise.translate(levels)
    return pygame.image.frombytes(bytes(grey), (_TILE, _TILE), "RGB").convert()
