"""What the player means, whether by mouse, finger or keyboard.

A `count` is the number of cards from the one meant to the exposed one of its pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.engine.state import Pile
    from canfield.table.geometry import Point
    from canfield.table.hit import Target


@dataclass(frozen=True, slots=True)
class _Plain:
    """An intent that needs no more words."""


@dataclass(frozen=True, slots=True)
class _OfCards:
    """An intent that concerns the last `count` cards of a pile."""

    pile: Pile
    count: int


class TapStock(_Plain):
    """Draw, or turn the waste over."""

    __slots__ = ()


class TapTable(_Plain):
    """A press on the bare cloth."""

    __slots__ = ()


class Tap(_OfCards):
    """A click on a card; on an empty pile the count is 0."""

    __slots__ = ()


class DoubleTap(_OfCards):
    """Send the card, or the run from it, where it belongs."""

    __slots__ = ()


class PickUp(_OfCards):
    """Cards leave their pile and follow the player; a `Drop` or a `SnapBack` will follow."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Drop:
    """The held cards are let go.

    `target` is the accepting pile meant, else another pile meant, else None: then they go back.
    """

    source: Pile
    count: int
    target: Pile | None


@dataclass(frozen=True, slots=True)
class SnapBack:
    """The held cards go back: the player, or the desktop, thought better of it."""

    source: Pile
    count: int


@dataclass(frozen=True, slots=True)
class Hover:
    """The free pointer is now over this."""

    target: Target | None


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Show the menu of all commands here."""

    point: Point


class Peek(_OfCards):
    """Show a covered card whole, until `EndPeek`."""

    __slots__ = ()


class EndPeek(_Plain):
    """Cover the card again."""

    __slots__ = ()


Intent = (
    TapStock
    | TapTable
    | Tap
    | DoubleTap
    | PickUp
    | Drop
    | SnapBack
    | Hover
    | OpenMenu
    | Peek
    | EndPeek
)
