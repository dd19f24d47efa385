"""The line below the table: base rank, score, moves, time, undos and the game's code."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.table.geometry import Rect
from canfield.ui.bar import strip
from canfield.ui.stage import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme
    from canfield.ui.wording import Measure


class StatusLine(NamedTuple):
    """What the line says: labels with their values, and the code at its end."""

    values: tuple[tuple[str, str], ...]
    code: str
    code_hover: bool = False


def code_rect(line: Rect, code: str, measure: Measure) -> Rect:
    """Where the code stands; a click there copies it."""
    size = _size(line)
    width = measure.width(code, size) + 2 * size
    return Rect(line.right - width, line.y, width, line.height)


def _size(line: Rect) -> int:
    return max(12, round(line.height * 0.5))


def status_sprites(
    line: Rect, status: StatusLine, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """The line's ground and its words; values that do not fit are left out from the right."""
    yield Sprite(strip(line.width, line.height, theme, above=False), line.x, line.y)
    size = _size(line)
    place = code_rect(line, status.code, text)
    ink = theme.brass if status.code_hover else theme.text_dim
    yield _words(line, place.x + size, text.render(status.code, size, ink))
    pairs = [
        (text.render(label, size, theme.text_dim), text.render(value, size, theme.text, bold=True))
        for label, value in status.values
    ]
    gap = size // 2
    widths = [name.get_width() + gap + number.get_width() for name, number in pairs]
    for (name, number), x in zip(
        pairs, _places(widths, line.x + size, place.x, size), strict=False
    ):
        yield _words(line, x, name)
        yield _words(line, x + name.get_width() + gap, number)


def _places(widths: list[int], left: int, right: int, size: int) -> Iterator[int]:
    """Where each value begins: evenly apart, closer together where they must be."""
    spare = (right + size - left - sum(widths)) // max(1, len(widths))
    gap = max(round(0.6 * size), min(round(1.8 * size), spare))
    for width in widths:
        if left + width > right:
            return
        yield left
        left += width + gap


def _words(line: Rect, x: int, surface: pygame.Surface) -> Sprite:
    return Sprite(surface, x, line.y + (line.height - surface.get_height()) // 2)
