"""The line of words over the cloth, and the tip beside a button."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from canfield.table.geometry import Rect
from canfield.ui.shapes import plate, ring
from canfield.ui.stage import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.table.layout import Layout
    from canfield.ui.scene import Note, Words
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme


def words_sprites(
    line: Rect, words: Words | None, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """What was refused or happened, in the middle of the line."""
    if words is not None and words.text:
        surface = _plaque(words.text, line[2:], words.alarm, theme, text)
        yield Sprite(surface, line.centre.x - surface.get_width() // 2, line.y)


def curtain_sprites(
    layout: Layout, words: Note, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """What is said over a covered table, large and in the middle of the cloth."""
    surface = _curtain(words, layout.message[2:], theme, text)
    y = (layout.bar.bottom + layout.message.bottom - surface.get_height()) // 2
    yield Sprite(surface, (layout.size.width - surface.get_width()) // 2, y)


@lru_cache(2)
def _curtain(words: Note, room: tuple[int, int], theme: Theme, text: TextPainter) -> pygame.Surface:
    """A plate with a brass line inside its edge, the title above the rest."""
    width, height = room
    pad, size = height, round(height * 0.66)
    title = text.render(words.title, round(height * 1.3), theme.brass, "serif", bold=True)
    line = text.render(text.shorten(words.text, width - 2 * pad, size), size, theme.text)
    wide = max(title.get_width(), line.get_width()) + 2 * pad
    surface = pygame.Surface(
        (wide, title.get_height() + line.get_height() + 3 * pad // 2), pygame.SRCALPHA
    )
    whole, inset = Rect(0, 0, *surface.get_size()), max(2, height // 5)
    plate(surface, whole, height // 2, theme.bar)
    ring(surface, whole.grown(-inset), height // 2 - inset, max(1, height // 24), theme.brass_dim)
    surface.blit(title, ((wide - title.get_width()) // 2, pad * 5 // 8))
    below = pad * 3 // 4 + title.get_height()
    surface.blit(line, ((wide - line.get_width()) // 2, below))
    return surface


def tip_sprites(
    words: str, beside: Rect, window_width: int, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """The name and the key of the button under the pointer, below it."""
    surface = _plaque(words, (window_width, max(24, beside.height * 3 // 4)), False, theme, text)
    x = beside.centre.x - surface.get_width() // 2
    gap = max(4, beside.height // 6)
    x = max(gap, min(x, window_width - surface.get_width() - gap))
    yield Sprite(surface, x, beside.bottom + gap)


def fitted(words: str, room: tuple[int, int], text: TextPainter) -> tuple[str, int]:
    """The words as they are said in a line so wide and high, and their size."""
    width, height = room
    size = max(13, round(height * 0.55))
    return text.shorten(words, width - height, size), size


@lru_cache(8)
def _plaque(
    words: str,
    room: tuple[int, int],
    alarm: bool,  # noqa: FBT001 - part of the key under which the picture is kept
    theme: Theme,
    text: TextPainter,
) -> pygame.Surface:
    height = room[1]
    line = text.render(*fitted(words, room, text), theme.alarm if alarm else theme.text)
    surface = pygame.Surface((line.get_width() + height, height), pygame.SRCALPHA)
    whole = Rect(0, 0, *surface.get_size())
    plate(surface, whole, height // 3, theme.bar)
    ring(surface, whole, height // 3, max(1, height // 28), theme.brass_dim)
    surface.blit(line, (height // 2, (height - line.get_height()) // 2))
    return surface
