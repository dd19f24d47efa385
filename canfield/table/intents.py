"""What the player means, whether by mouse, finger or keyboard.

A `count` is the number of cards from the one meant to the exposed one of its pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.table.value import Value

if TYPE_CHECKING:
    from canfield.engine.state import Pile
    from canfield.table.geometry import Point
    from canfield.table.hit import Target


class _Plain(Value):
    """An intent that needs no more words."""


class _OfCards(Value):
    """An intent that concerns the last `count` cards of a pile."""

    pile: Pile
    count: int


class TapStock(_Plain):
    """Draw, or turn the waste over."""


class TapTable(_Plain):
    """A press on the bare cloth."""


class Tap(_OfCards):
    """A click on a card; on an empty pile the count is 0."""


class DoubleTap(_OfCards):
    """Send the card, or the run from it, where it belongs."""


class PickUp(_OfCards):
    """Cards leave their pile and follow the player; a `Drop` or a `SnapBack` will follow."""


class Drop(Value):
    """The held cards are let go.

    `target` is the accepting pile meant, else another pile meant, else None: then they go back.
    """

    source: Pile
    count: int
    target: Pile | None


class SnapBack(Value):
    """The held cards go back: the player, or the desktop, thought better of it."""

    source: Pile
    count: int


class Hover(Value):
    """The free pointer is now over this."""

    target: Target | None


class OpenMenu(Value):
    """Show the menu of all commands here."""

    point: Point


class Peek(_OfCards):
    """Show a covered card whole, until `EndPeek`."""


class EndPeek(_Plain):
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
