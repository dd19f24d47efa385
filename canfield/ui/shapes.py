"""Flat shapes with smooth edges: round plates and rings, soft shadows, suit signs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.ui.icons import icon

if TYPE_CHECKING:
    from canfield.table.geometry import Rect
    from canfield.ui.theme import Colour

_BREATH: Final = 26
_SMOOTHER: Final = 2
"""A line is drawn so many times too large."""
_VEIL: Final = 64
"""How many lines of the table are darkened at once."""
_BLUR: Final = 12
"""A shadow that reaches further is drawn smaller and enlarged: it has nothing fine in it."""
_FINER: Final = 4
"""A corner is drawn so many times too large and then scaled down."""

_SIGNS: Final = {
    "♠": "suit_spades",
    "♥": "suit_hearts",
    "♦": "suit_diamonds",
    "♣": "suit_clubs",
    "★": "star",
}
SIGNS: Final = "".join(_SIGNS)
"""The letters that no font has and that are drawn."""


def mark(name: str, size: int, colour: Colour) -> pygame.Surface:
    """A sign or an icon (`check`, `close`, `chevron_left` …) in a square of this size."""
    return icon(_SIGNS.get(name, name), size, colour)


def plate(surface: pygame.Surface, rect: Rect, radius: int, colour: Colour) -> None:
    """Fill a rectangle with round corners."""
    radius = min(radius, rect.width // 2, rect.height // 2)
    if radius <= 0:
        surface.fill(colour, rect)
        return
    surface.fill(colour, (rect.x + radius, rect.y, rect.width - 2 * radius, rect.height))
    tall = rect.height - 2 * radius
    surface.fill(colour, (rect.x, rect.y + radius, radius, tall))
    surface.fill(colour, (rect.right - radius, rect.y + radius, radius, tall))
    disc = _disc(radius, colour)
    far_x, far_y = rect.right - radius, rect.bottom - radius
    surface.blit(disc, (rect.x, rect.y), (0, 0, radius, radius))
    surface.blit(disc, (far_x, rect.y), (radius, 0, radius, radius))
    surface.blit(disc, (rect.x, far_y), (0, radius, radius, radius))
    surface.blit(disc, (far_x, far_y), (radius, radius, radius, radius))


def ring(surface: pygame.Surface, rect: Rect, radius: int, width: int, colour: Colour) -> None:
    """Draw the outline of a rectangle with round corners, `width` pixels inside its edge."""
    radius = max(width, min(radius, rect.width // 2, rect.height // 2))
    long, tall = rect.width - 2 * radius, rect.height - 2 * radius
    surface.fill(colour, (rect.x + radius, rect.y, long, width))
    surface.fill(colour, (rect.x + radius, rect.bottom - width, long, width))
    surface.fill(colour, (rect.x, rect.y + radius, width, tall))
    surface.fill(colour, (rect.right - width, rect.y + radius, width, tall))
    hoop = _hoop(radius, width, colour)
    far_x, far_y = rect.right - radius, rect.bottom - radius
    surface.blit(hoop, (rect.x, rect.y), (0, 0, radius, radius))
    surface.blit(hoop, (far_x, rect.y), (radius, 0, radius, radius))
    surface.blit(hoop, (rect.x, far_y), (0, radius, radius, radius))
    surface.blit(hoop, (far_x, far_y), (radius, radius, radius, radius))


@lru_cache(128)
def _disc(radius: int, colour: Colour) -> pygame.Surface:
    side = 2 * radius * _FINER
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (side // 2, side // 2), side // 2)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


@lru_cache(128)
def _hoop(radius: int, width: int, colour: Colour) -> pygame.Surface:
    side = 2 * radius * _FINER
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (side // 2, side // 2), side // 2, width * _FINER)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def trace_margin(thickness: int) -> int:
    """How far the picture of a line reaches beyond its points."""
    return thickness


@lru_cache(4)
def trace(
    points: tuple[tuple[int, int], ...], thickness: int, foot: int, colour: Colour
) -> pygame.Surface:
    """A smooth line through points of a picture that is `trace_margin` wider on each side.

    Below it, down to the `foot`, lies a breath of its colour.
    """
    margin = trace_margin(thickness)
    width, height = points[-1][0] + 2 * margin + 1, foot + 2 * margin + 1
    large = pygame.Surface((width * _SMOOTHER, height * _SMOOTHER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    places = [((x + margin) * _SMOOTHER, (y + margin) * _SMOOTHER) for x, y in points]
    ends = [(x, (foot + margin) * _SMOOTHER) for x in (places[-1][0], places[0][0])]
    pygame.draw.polygon(large, (*colour, _BREATH), [*places, *ends])
    pygame.draw.lines(large, colour, False, places, thickness * _SMOOTHER)
    for place in places:
        pygame.draw.circle(large, colour, place, thickness * _SMOOTHER // 2)
    return pygame.transform.smoothscale(large, (width, height))


def shadow(surface: pygame.Surface, rect: Rect, radius: int, blur: int, colour: Colour) -> None:
    """Lay a soft shadow around a rectangle; it reaches `blur` pixels outwards."""
    patch = _shadow_patch(radius, blur, colour)
    corner = radius + 2 * blur
    area = rect.grown(blur)
    columns = ((0, area.x, corner), (corner, area.x + corner, area.width - 2 * corner))
    rows = ((0, area.y, corner), (corner, area.y + corner, area.height - 2 * corner))
    ends_x = (corner + 1, area.right - corner, corner)
    ends_y = (corner + 1, area.bottom - corner, corner)
    for source_x, x, width in (*columns, ends_x):
        for source_y, y, height in (*rows, ends_y):
            piece = (source_x, source_y, min(width, corner), min(height, corner))
            _lay(surface, patch, piece, (x, y, width, height))


def _lay(
    surface: pygame.Surface,
    patch: pygame.Surface,
    piece: tuple[int, int, int, int],
    area: tuple[int, int, int, int],
) -> None:
    """Blit a piece of the patch, its single middle pixel stretched to the area."""
    x, y, width, height = area
    if width <= 0 or height <= 0:
        return
    corner = patch.get_width() // 2
    source_x, source_y = piece[:2]
    source = (
        source_x,
        source_y,
        1 if source_x == corner else corner,
        1 if source_y == corner else corner,
    )
    part = patch.subsurface(source)
    if (width, height) != part.get_size():
        part = pygame.transform.scale(part, (width, height))
    surface.blit(part, (x, y))


@lru_cache(16)
def _shadow_patch(radius: int, blur: int, colour: Colour) -> pygame.Surface:
    """The shadow of the smallest plate: four corners around one middle pixel."""
    side = 2 * (radius + 2 * blur) + 1
    coarse = max(1, blur // _BLUR)
    small, edge = -(-side // coarse), blur // coarse
    sheet = pygame.Surface((small, small), pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    inner = pygame.Rect(edge, edge, small - 2 * edge, small - 2 * edge)
    pygame.draw.rect(sheet, (*colour, 120), inner, border_radius=radius // coarse)
    soft = pygame.transform.gaussian_blur(sheet, max(1, edge // 2))
    return pygame.transform.smoothscale(soft, (side, side))


def dim(surface: pygame.Surface, colour: Colour, strength: int = 110) -> None:
    """Darken what lies inside the clip; strength 0 … 255."""
    area = surface.get_clip()
    strip = _veil(area.width, colour, strength)
    surface.fblits([(strip, (area.x, y)) for y in range(area.y, area.bottom, _VEIL)])


@lru_cache(4)
def _veil(width: int, colour: Colour, strength: int) -> pygame.Surface:
    """A strip of the veil; a whole one would be as large as the window."""
    strip = pygame.Surface((width, _VEIL))
    strip.fill(colour)
    strip.set_alpha(strength)
    return strip
