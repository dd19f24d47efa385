"""The sheet on which a dialog is laid out, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.table.geometry import Rect
from canfield.ui.widgets.form import Form, Spot
from canfield.ui.widgets.items import Item, Label, Mark, Part, Plate, Slot, Trace

if TYPE_CHECKING:
    from canfield.ui.theme import Colour
    from canfield.ui.widgets.metrics import Metrics, Style


class Line(NamedTuple):
    """Where the next widget begins, and how wide it may be."""

    x: int
    y: int
    width: int

    def down(self, dy: int) -> Line:
        """The same further down."""
        return self._replace(y=self.y + dy)


class Sheet:
    """Collects items and the parts that the pointer can find."""

    def __init__(self, metrics: Metrics, form: Form, *, inside: bool) -> None:
        self.metrics = metrics
        self.form = form
        self.inside = inside
        self.items: list[Item] = []
        self.parts: list[Part] = []
        self.carets: dict[str, tuple[int, ...]] = {}

    def label(self, x: int, y: int, text: str, style: Style, role: str = "ink") -> Rect:
        """Put one line of words with its left end at x."""
        rect = Rect(x, y, self.metrics.width(text, style), self.metrics.height(style))
        self.items.append(Label(rect, text, style.size, role, style.face, style.bold))
        return rect

    def centred(self, area: Rect, text: str, style: Style, role: str = "ink") -> Rect:
        """Put one line of words in the middle of an area, shortened where it must be."""
        metrics = self.metrics
        text = metrics.shorten(text, area.width, style)
        x = area.x + (area.width - metrics.width(text, style)) // 2
        return self.label(x, area.y + (area.height - metrics.height(style)) // 2, text, style, role)

    def lines(
        self, line: Line, text: str, style: Style, role: str = "ink", *, leading: int = 0
    ) -> int:
        """Put words that wrap, `leading` pixels between their lines; returns their height."""
        pitch = self.metrics.height(style) + leading
        rows = self.metrics.wrap(text, line.width, style)
        for number, row in enumerate(rows):
            self.label(line.x, line.y + number * pitch, row, style, role)
        return len(rows) * pitch - leading

    def plate(
        self, rect: Rect, radius: int, fill: str | Colour = "", edge: str = "", thickness: int = 1
    ) -> None:
        """Put a plate; radius and thickness in pixels."""
        self.items.append(Plate(rect, radius, fill, edge, thickness))

    def mark(self, area: Rect, size: int, name: str, role: str) -> None:
        """Put a sign of this size in the middle of an area."""
        x, y = area.x + (area.width - size) // 2, area.y + (area.height - size) // 2
        self.items.append(Mark(Rect(x, y, size, size), name, role))

    def trace(
        self, area: Rect, points: tuple[tuple[int, int], ...], thickness: int, role: str
    ) -> None:
        """Put a line through points, which are counted from the corner of the area."""
        self.items.append(Trace(area, points, thickness, role))

    def slot(self, rect: Rect, name: str) -> None:
        """Leave a place for a callback."""
        self.items.append(Slot(rect, name))

    def rule(self, line: Line, role: str = "rule") -> None:
        """Put a thin line across."""
        self.plate(Rect(line.x, line.y, line.width, self.metrics.px(1)), 0, role)

    def part(self, key: str, rect: Rect, index: int = 0) -> None:
        """Let the pointer find this."""
        self.parts.append(Part(Spot(key, index), rect, self.inside))

    def feel(self, key: str, index: int = 0) -> str:
        """How the pointer touches a spot: `_pressed`, `_hover` or nothing.

        A spot that was pressed and left again does not look pressed.
        """
        spot, form = Spot(key, index), self.form
        if form.hover != spot:
            return ""
        if form.pressed is None:
            return "_hover"
        return "_pressed" if form.pressed == spot else ""

    def focus(self, key: str, rect: Rect, radius: int) -> None:
        """Put the ring around what has the keyboard."""
        if self.form.ring and self.form.focus == key:
            gap = self.metrics.px(3)
            self.plate(rect.grown(gap), radius + gap, "", "focus", self.metrics.px(2))
