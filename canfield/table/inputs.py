"""What the player does to the window, as plain values; no pygame here or below.

Points are pixels of the drawing area. Times are seconds of the loop's clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from canfield.table.geometry import Point, Size


class Button(IntEnum):
    """A button of the mouse; a finger is `LEFT`."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3
    BACK = 6
    FORWARD = 7


@dataclass(frozen=True, slots=True)
class Press:
    """A button went down, or a finger (`touch`)."""

    point: Point
    button: Button = Button.LEFT
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """The pointer moved; `held` says whether the left button (or a finger) is down."""

    point: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class Release:
    """A button went up, or a finger."""

    point: Point
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by so many notches, up is positive."""

    point: Point
    notches: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down.

    `name` is lower case: a letter or digit or sign as printed on it, or one of `return`,
    `escape`, `tab`, `space`, `backspace`, `delete`, `left`, `right`, `up`, `down`, `home`,
    `end`, `page up`, `page down`, `menu`, `f1` … `f12`.
    """

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class Typed:
    """The text that a key gave."""

    text: str


@dataclass(frozen=True, slots=True)
class Pasted:
    """The text of the clipboard, asked for by a paste."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The drawing area has a new size."""

    size: Size


class Signal(IntEnum):
    """What the desktop says about the window."""

    FOCUS_LOST = 1
    FOCUS_GAINED = 2
    MINIMISED = 3
    RESTORED = 4
    EXPOSED = 5
    CLOSE = 6


Input = Press | Motion | Release | Wheel | Key | Typed | Pasted | Resized | Signal
