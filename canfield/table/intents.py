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
class TapStock:
    """Draw, or turn the waste over."""


@dataclass(frozen=True, slots=True)
class TapTable:
    """A press on the bare cloth."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A click on a card; on an empty pile the count is 0."""

    pile: Pile
    count: int


@dataclass(frozen=True, slots=True)
class DoubleTap:
    """Send the card, or the run from it, where it belongs."""

    pile: Pile
    count: int


@dataclass(frozen=True, slots=True)
class PickUp:
    """Cards leave their pile and follow the player; a `Drop` or a `SnapBack` will follow."""

    pile: Pile
    count: int


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


@dataclass(frozen=True, slots=True)
class Peek:
    """Show a covered card whole, until `EndPeek`."""

    pile: Pile
    count: int


@dataclass(frozen=True, slots=True)
class EndPeek:
    """Cover the card again."""


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
