"""What a placed dialog consists of: labels, plates, marks and slots, each in its rectangle.

Colours are names of fields of the theme, so the same items serve every theme.
"""

from __future__ import annotations

from typing import NamedTuple

from canfield.table.geometry import Rect
from canfield.ui.theme import Colour
from canfield.ui.widgets.form import Spot
from canfield.ui.wording import Face


class Label(NamedTuple):
    """One line of words; the rectangle is exactly as large as they are."""

    rect: Rect
    text: str
    size: int
    role: str = "ink"
    face: Face = "sans"
    bold: bool = False


class Plate(NamedTuple):
    """A rectangle with round corners, filled, outlined or both."""

    rect: Rect
    radius: int
    fill: str | Colour = ""
    edge: str = ""
    thickness: int = 1


class Mark(NamedTuple):
    """A small sign in a square: `check`, `close`, `chevron_left` or another icon, or a suit."""

    rect: Rect
    name: str
    role: str = "ink"


class Slot(NamedTuple):
    """A place that a callback of this name draws."""

    rect: Rect
    name: str


class Trace(NamedTuple):
    """A line through points, which are counted from the corner of the rectangle.

    They go from left to right; between them and the rectangle's foot lies a breath of colour.
    """

    rect: Rect
    points: tuple[tuple[int, int], ...]
    thickness: int
    role: str


Item = Label | Plate | Mark | Slot | Trace


class Part(NamedTuple):
    """Where the pointer finds a spot; `inside` says that it scrolls with the body."""

    spot: Spot
    rect: Rect
    inside: bool = True
