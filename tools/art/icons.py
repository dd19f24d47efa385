"""The icons of the bar and the dialogs: one line width on a grid of 24.

They are white, so that a loader tints them by multiplication.
"""

from __future__ import annotations

import math

from art.inks import WHITE
from art.path import Path, Point, arc, ellipse, path, polygon
from art.suits import NAMES, SHAPES
from art.svg import drawn, filled

GRID = 24
_FINENESS = 10
"""Units of the file in one step of the grid, as paths are written to a tenth."""
_WIDTH = 1.9


def icons() -> dict[str, str]:
    """The SVG text of every icon by its name."""
    lines = {**_PLAY, **_DIALOG}
    files = {name: _icon(shape) for name, shape in lines.items()}
    files["star"] = _file(filled(_star().scaled(_FINENESS), WHITE))
    files |= {f"suit_{NAMES[suit]}": _suit(suit) for suit in SHAPES}
    return files


def _icon(shape: Path) -> str:
    fine = shape.scaled(_FINENESS)
    return _file(drawn(fine, WHITE, _WIDTH * _FINENESS))


def _suit(suit: str) -> str:
    middle = GRID * _FINENESS / 2
    return _file(filled(SHAPES[suit].scaled(2.2).at(middle, middle), WHITE))


def _file(part: str) -> str:
    size = GRID * _FINENESS
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{GRID}" height="{GRID}" '
        f'viewBox="0 0 {size} {size}">\n{part}\n</svg>\n'
    )


def _dot(x: float, y: float) -> Path:
    return path(f"M{x} {y} L{x + 0.02} {y}")


def _gear() -> Path:
    points: list[Point] = []
    for tooth in range(8):
        for turn, radius in ((-15, 6.9), (-9, 9.4), (9, 9.4), (15, 6.9)):
            angle = math.radians(45 * tooth + turn)
            points.append((12 + radius * math.cos(angle), 12 + radius * math.sin(angle)))
    return polygon(*points) + ellipse(12, 12, 3)


def _star() -> Path:
    angles = [(math.radians(36 * turn - 90), 9.4 if turn % 2 == 0 else 4.1) for turn in range(10)]
    return polygon(*((12 + r * math.cos(a), 12.8 + r * math.sin(a)) for a, r in angles))


_BACK_ARROW = path(
    "M8.5 4.5 L3.8 9.2 L8.5 13.9 M3.8 9.2 L14.3 9.2 C17.7 9.2 20.2 11.7 20.2 14.7"
    " C20.2 17.7 17.7 20 14.3 20 L10.5 20"
)
_SPEAKER = path("M3.5 9.5 L7 9.5 L12 5 L12 19 L7 14.5 L3.5 14.5 Z")
_STEP = path("M5 5 L15 12 L5 19 Z M19 5 L19 19")
_RIGHT = path("M9 5 L16 12 L9 19")

_PLAY: dict[str, Path] = {
    "new": path(
        "M16.5 10.5 L16.5 5 C16.5 3.8 15.7 3 14.5 3 L6 3 C4.8 3 4 3.8 4 5 L4 18.5"
        " C4 19.7 4.8 20.5 6 20.5 L11 20.5 M17.3 13.8 L17.3 20.8 M13.8 17.3 L20.8 17.3"
    ),
    "restart": arc(12, 12.5, 8, -30, 290) + path("M19.6 3.8 L18.95 8.5 L14.2 8"),
    "undo": _BACK_ARROW,
    "redo": _BACK_ARROW.mirrored(12),
    "hint": path(
        "M9 16.8 C9 14.4 5.8 13.4 5.8 9.2 C5.8 5.7 8.6 3 12 3 C15.4 3 18.2 5.7 18.2 9.2"
        " C18.2 13.4 15 14.4 15 16.8 Z M10 20.8 L14 20.8"
    ),
    "finish": path("M5.5 21 L5.5 4.2 C10 1.8 14 6.6 19 4.2 L19 13.4 C14 15.8 10 11 5.5 13.4"),
    "recycle": arc(12, 12, 8, 190, 130)
    + arc(12, 12, 8, 10, 130)
    + path("M18.5 2.6 L18.2 6.9 L13.9 6.6 M5.5 21.4 L5.8 17.1 L10.1 17.4"),
    "pause": path("M8 5 L8 19 M16 5 L16 19"),
    "play": path("M7 4.5 L18.5 12 L7 19.5 Z"),
    "step_forward": _STEP,
    "step_back": _STEP.mirrored(12),
    "sound_on": _SPEAKER + arc(12, 12, 4, -42, 84) + arc(12, 12, 8, -42, 84),
    "sound_off": _SPEAKER + path("M16 9.5 L21 14.5 M21 9.5 L16 14.5"),
}
_DIALOG: dict[str, Path] = {
    "menu": path("M4 6.5 L20 6.5 M4 12 L20 12 M4 17.5 L20 17.5"),
    "settings": _gear(),
    "statistics": path("M4 3.5 L4 20 L20.5 20 M8.8 16 L8.8 12 M13.3 16 L13.3 6 M17.8 16 L17.8 9.5"),
    "help": ellipse(12, 12, 9)
    + path("M9.2 9.6 C9.2 7.9 10.4 6.9 12 6.9 C13.7 6.9 14.9 8 14.9 9.5 C14.9 11.6 12 11.9 12 13.7")
    + _dot(12, 17),
    "close": path("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"),
    "check": path("M4.5 12.8 L9.6 18 L19.5 6.5"),
    "copy": path(
        "M8.5 8.5 L18.5 8.5 C19.6 8.5 20.5 9.4 20.5 10.5 L20.5 18.5 C20.5 19.6 19.6 20.5 18.5 20.5"
        " L10.5 20.5 C9.4 20.5 8.5 19.6 8.5 18.5 Z M5.5 15.5 C4.4 15.5 3.5 14.6 3.5 13.5 L3.5 5.5"
        " C3.5 4.4 4.4 3.5 5.5 3.5 L13.5 3.5 C14.6 3.5 15.5 4.4 15.5 5.5"
    ),
    "chevron_left": _RIGHT.mirrored(12.5),
    "chevron_right": _RIGHT,
}
