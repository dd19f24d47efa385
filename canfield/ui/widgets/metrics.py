"""How large a dialog is in a window: one factor, from which every length follows."""

from __future__ import annotations

from typing import Final, NamedTuple

from canfield.table.geometry import Size
from canfield.ui.wording import Face, Measure, shorten, wrap

DESIGN: Final = Size(1000, 800)
"""The window in which a design unit is a pixel."""
SMALLEST_TEXT: Final = 13
_SMALLEST_SCALE: Final = SMALLEST_TEXT / 16
_GROWTH: Final = 0.8
"""Dialogs grow more slowly than windows: on a large screen one sits nearer in proportion."""


def scale_for(size: Size, density: float = 1.0) -> float:
    """Pixels for a design unit; `density` is how many pixels the desktop gives a point."""
    room = min(size.width / DESIGN.width, size.height / DESIGN.height) / density
    return density * (room**_GROWTH if room > 1 else max(room, _SMALLEST_SCALE))


class Style(NamedTuple):
    """A size in pixels and a face."""

    size: int
    face: Face = "sans"
    bold: bool = False


class Metrics:
    """Lengths and text sizes at one scale."""

    def __init__(self, scale: float, measure: Measure, density: float = 1.0) -> None:
        self.scale = scale
        self.measure = measure
        self.density = density
        self._smallest = round(SMALLEST_TEXT * density)
        self.body = Style(self.text(16))
        self.strong = Style(self.text(16), bold=True)
        self.small = Style(self.text(14))
        self.small_strong = Style(self.text(14), bold=True)
        self.heading = Style(self.text(19), "serif", bold=True)
        self.tile = Style(self.text(20), "serif", bold=True)
        self.figure = Style(self.text(30), "serif", bold=True)
        self.title = Style(self.text(30), "serif", bold=True)

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.scale))

    def text(self, units: float) -> int:
        """A text size in pixels, never too small to read."""
        return max(self._smallest, round(units * self.scale))

    def width(self, text: str, style: Style) -> int:
        """The width of one line."""
        return self.measure.width(text, style.size, style.face, bold=style.bold)

    def fitting(self, title: str, width: int) -> Style:
        """The style of a title: smaller where it would be too wide, but no less than a heading."""
        size = self.title.size
        while (
            size > self.heading.size and self.width(title, self.title._replace(size=size)) > width
        ):
            size -= 1
        return self.title._replace(size=size)

    def height(self, style: Style) -> int:
        """The height of one line."""
        return self.measure.line_height(style.size, style.face)

    def wrap(self, text: str, width: int, style: Style) -> tuple[str, ...]:
        """The text in lines that fit."""
        return wrap(text, width, lambda line: self.width(line, style))

    def shorten(self, text: str, width: int, style: Style) -> str:
        """The text in one line that fits."""
        return shorten(text, width, lambda line: self.width(line, style))
