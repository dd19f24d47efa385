"""A note on the free part of the cloth: words and buttons that do not stop the play."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from canfield.engine import TABLEAU, Pile
from canfield.table.geometry import Point, Rect
from canfield.ui.shapes import plate, ring
from canfield.ui.stage import Sprite
from canfield.ui.strings.commands import shortcut

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.table.layout import Layout
    from canfield.ui.bar import BarState
    from canfield.ui.scene import Note, NoteButton
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme

_WIDEST: Final = 36
"""A note is at most so many of its lines wide."""
_TEXT: Final = 0.6
"""The size of the words as a part of the line."""


class PlacedButton(NamedTuple):
    """A button in its place."""

    button: NoteButton
    rect: Rect


class PlacedNote(NamedTuple):
    """A note laid out: where its words begin and its buttons lie."""

    rect: Rect
    size: int
    lines: tuple[str, ...]
    corner: Point
    buttons: tuple[PlacedButton, ...]


def place_note(note: Note, layout: Layout, measure: TextPainter) -> PlacedNote:
    """The note in its place: at the foot of the cloth, beside a reserve that it would hide."""
    line = layout.message.height
    columns = min(layout.piles[pile].x for pile in TABLEAU)
    left = min(rect.x for rect in layout.piles.values())
    right = max(rect.right for rect in layout.piles.values())
    placed = _lay_note(note, _area(layout, left, right), line, measure)
    if not _holds_buttons(placed):
        whole = layout.message
        return _lay_note(note, _area(layout, whole.x, whole.right), line, measure)
    hidden = layout.zones[Pile.RESERVE].union(layout.reserve_count)
    if not placed.rect.overlap(hidden):
        return placed
    gap = layout.card.width // 8
    if hidden.x < columns:
        left = hidden.right + gap
    else:
        right = hidden.x - gap
    beside = _lay_note(note, _area(layout, left, right), line, measure)
    return beside if _holds_buttons(beside) else placed


def _holds_buttons(placed: PlacedNote) -> bool:
    return all(button.rect.x > placed.rect.x for button in placed.buttons)


def _area(layout: Layout, left: int, right: int) -> Rect:
    """The room for a note between two places of the cloth."""
    width = min(right - left, _WIDEST * layout.message.height)
    x = left + (right - left - width) // 2
    return Rect(x, layout.bar.bottom, width, layout.message.bottom - layout.bar.bottom)


def line_above(layout: Layout, note: Note, measure: TextPainter) -> Rect:
    """Where the line for passing words goes while a note stands at its place."""
    line = layout.message.height
    top = place_note(note, layout, measure).rect.y
    return layout.message._replace(y=max(layout.bar.bottom, top - line * 5 // 4))


@lru_cache(8)
def _lay_note(note: Note, area: Rect, line: int, measure: TextPainter) -> PlacedNote:
    """The note laid out at the foot of an area: the words, and beside or below them the buttons."""
    size, pad = _text_size(line), line * 2 // 5
    widths = [button_width(button, line, measure) for button in note.buttons]
    across = sum(widths) + pad * len(widths)
    beside = across <= area.width * 2 // 5
    room = area.width - 2 * pad - (across if beside else 0)
    lines = measure.wrap(note.text, room, size)
    words = (1 + len(lines)) * measure.line_height(size) + size // 4
    tall = _button_height(line)
    below = 0 if beside or not widths else tall + pad
    height = max(words + below, tall) + 2 * pad
    rect = Rect(area.x, area.bottom - height, area.width, height)
    y = rect.centre.y - tall // 2 if beside else rect.bottom - pad - tall
    x = rect.right - across
    buttons = []
    for button, width in zip(note.buttons, widths, strict=True):
        buttons.append(PlacedButton(button, Rect(x, y, width, tall)))
        x += width + pad
    return PlacedNote(rect, size, lines, Point(rect.x + pad, rect.y + pad), tuple(buttons))


def _button_height(line: int) -> int:
    return line * 5 // 4


def _text_size(line: int) -> int:
    return max(13, round(line * _TEXT))


def button_width(button: NoteButton, line: int, measure: TextPainter) -> int:
    """The width of a button: its words, its key, and some room."""
    size = _text_size(line)
    words = measure.width(button.label, size)
    return words + measure.width(shortcut(button.command), _small(size)) + size + line


def _small(size: int) -> int:
    return max(12, size * 7 // 8)


def note_sprites(
    layout: Layout, note: Note, bar: BarState, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """The plaque with its words, then its buttons; `bar` knows what the pointer is on."""
    placed = place_note(note, layout, text)
    yield Sprite(_plaque(note.title, placed, theme, text), placed.rect.x, placed.rect.y)
    for button, rect in placed.buttons:
        look = "plain"
        if button.command in {bar.hover, bar.pressed}:
            look = "pressed" if button.command is bar.pressed else "hover"
        yield Sprite(_button(button, rect[2:], look, theme, text), rect.x, rect.y)


@lru_cache(4)
def _plaque(title: str, placed: PlacedNote, theme: Theme, text: TextPainter) -> pygame.Surface:
    rect, size = placed.rect, placed.size
    surface = pygame.Surface(rect[2:], pygame.SRCALPHA)
    whole, radius = Rect(0, 0, rect.width, rect.height), size // 2
    plate(surface, whole, radius, theme.bar)
    ring(surface, whole, radius, max(1, size // 14), theme.brass_dim)
    x, y = placed.corner.x - rect.x, placed.corner.y - rect.y
    surface.blit(text.render(title, size, theme.brass, "serif", bold=True), (x, y))
    for number, line in enumerate(placed.lines, start=1):
        words = text.render(line, size, theme.text)
        surface.blit(words, (x, y + number * text.line_height(size) + size // 4))
    return surface


@lru_cache(16)
def _button(
    button: NoteButton, size: tuple[int, int], look: str, theme: Theme, text: TextPainter
) -> pygame.Surface:
    """A button with the key that does the same, in dimmer ink."""
    width, height = size
    ground = {"hover": theme.bar_hover, "pressed": theme.bar_pressed}.get(look, theme.bar)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    whole, radius = Rect(0, 0, width, height), height // 5
    plate(surface, whole, radius, ground)
    ring(surface, whole, radius, max(1, height // 24), theme.brass)
    letters = _text_size(height * 4 // 5)
    words = text.render(button.label, letters, theme.text)
    key = text.render(shortcut(button.command), _small(letters), theme.text_dim)
    x = (width - words.get_width() - letters - key.get_width()) // 2
    surface.blit(words, (x, (height - words.get_height()) // 2))
    x += words.get_width() + letters
    surface.blit(key, (x, (height - key.get_height()) // 2))
    return surface
