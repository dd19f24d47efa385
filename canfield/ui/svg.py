"""Drawings as surfaces of exactly the size in which they are shown."""

from __future__ import annotations

import io

import pygame

from canfield.table.geometry import Size


def rasterised(svg: bytes, size: Size, finest: int) -> pygame.Surface:
    """The drawing in this size, whatever its own proportions are.

    Up to a width of `finest` pixels it is drawn twice as large and scaled down: finer edges.
    """
    fine = 2 if size.width <= finest else 1
    wanted = (size.width * fine, size.height * fine)
    surface = pygame.image.load_sized_svg(io.BytesIO(svg), wanted)
    if surface.get_size() != tuple(size):
        surface = pygame.transform.smoothscale(surface, size)
    return surface
