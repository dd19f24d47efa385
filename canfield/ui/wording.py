"""Words fitted into a width; the widths come from outside, so nothing is drawn here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

Face = Literal["sans", "serif"]
ELLIPSIS = "…"


class Measure(Protocol):
    """What knows how much room words take, in pixels."""

    def width(self, text: str, size: int, face: Face = "sans", *, bold: bool = False) -> int:
        """The width of one line."""

    def line_height(self, size: int, face: Face = "sans") -> int:
        """The height of one line."""


def wrap(text: str, width: int, width_of: Callable[[str], int]) -> tuple[str, ...]:
    """The text in lines that fit; a word wider than the line stands alone and too wide.

    A newline in the text always begins a line.
    """
    return tuple(line for part in text.split("\n") for line in _wrapped(part, width, width_of))


def _wrapped(text: str, width: int, width_of: Callable[[str], int]) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and width_of(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def shorten(text: str, width: int, width_of: Callable[[str], int]) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if width_of(text) <= width:
        return text
    fits, too_long = 0, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS) <= width:
            fits = middle
        else:
            too_long = middle
    return text[:fits].rstrip() + ELLIPSIS
