"""The line of words over the cloth, and the tip beside a button."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from canfield.table.geometry import Rect
from canfield.ui.scene import Words
from canfield.ui.shapes import plate, ring
from canfield.ui.stage import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.table.layout import Layout
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
    layout: Layout, words: str, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """What is said over a covered table, in the middle of the cloth and half as large again."""
    line, bottom = layout.message, layout.message.bottom
    height = line.height * 3 // 2
    middle = (layout.bar.bottom + bottom - height) // 2
    return words_sprites(line._replace(y=middle, height=height), Words(words), theme, text)


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
