"""What the player does to the window, as plain values; no pygame here or below.

Points are pixels of the drawing area. Times are seconds of the loop's clock.
"""

from __future__ import annotations

from enum import IntEnum

from canfield.table.geometry import Point, Size
from canfield.table.options import Scale
from canfield.table.value import Value


class Button(IntEnum):
    """A button of the mouse; a finger is `LEFT`."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3
    BACK = 6
    FORWARD = 7


class Press(Value):
    """A button went down, or a finger (`touch`)."""

    point: Point
    button: Button = Button.LEFT
    touch: bool = False


class Motion(Value):
    """The pointer moved; `held` says whether the left button (or a finger) is down."""

    point: Point
    held: bool = False


class Release(Value):
    """A button went up, or a finger."""

    point: Point
    button: Button = Button.LEFT


class Wheel(Value):
    """The wheel turned by so many notches, up is positive."""

    point: Point
    notches: int


class Key(Value):
    """A key went down.

    `name` is lower case: a letter or digit or sign as printed on it, or one of `return`,
    `escape`, `tab`, `space`, `backspace`, `delete`, `left`, `right`, `up`, `down`, `home`,
    `end`, `page up`, `page down`, `menu`, `f1` … `f12`.
    """

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


class Typed(Value):
    """The text that a key gave."""

    text: str


class Pasted(Value):
    """The text of the clipboard, asked for by a paste."""

    text: str


class Resized(Value):
    """The drawing area has a new size."""

    size: Size


class Rescaled(Value):
    """The desktop wants things drawn larger or smaller, on a drawing area of this size."""

    scale: Scale
    size: Size


class Signal(IntEnum):
    """What the desktop says about the window."""

    FOCUS_LOST = 1
    FOCUS_GAINED = 2
    MINIMISED = 3
    RESTORED = 4
    EXPOSED = 5
    CLOSE = 6


Input = Press | Motion | Release | Wheel | Key | Typed | Pasted | Resized | Rescaled | Signal
