"""What the mouse, or a finger, is about: one of five states, and what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.table.value import Value

if TYPE_CHECKING:
    from canfield.engine.cards import Card
    from canfield.engine.state import Pile
    from canfield.table.geometry import Point, Rect
    from canfield.table.hit import Target
    from canfield.table.inputs import Button, Press


class Held(Value):
    """The cards that follow the pointer.

    `rect` is that of the lowest of them, `card`; `grab` is the point of it that was taken,
    counted from its corner. `accepted` are the piles that take the cards, `over` is the one
    that would get them now.
    """

    source: Pile
    count: int
    rect: Rect
    grab: Point
    card: Card
    accepted: frozenset[Pile]
    over: Pile | None


class Idle(Value):
    """No button is down."""


class Pressed(Value):
    """The left button went down on a pile; it may become a click or, of a card, a drag."""

    target: Target
    card: Card | None
    press: Press
    time: float
    liftable: bool


class Dragging(Value):
    """Cards follow the pointer."""

    held: Held


class Peeking(Value):
    """The right button is down on a covered card."""

    point: Point
    time: float


class Ignoring(Value):
    """Nothing counts until these buttons are up."""

    buttons: frozenset[Button]


State = Idle | Pressed | Dragging | Peeking | Ignoring

IDLE: Final = Idle()


class FirstTap(NamedTuple):
    """A click that the next one can make a double click."""

    pile: Pile
    card: Card | None
    time: float


class Pointer(NamedTuple):
    """The mouse, or a finger, as the table knows it. `Pointer()` is free.

    `hover` is what a free pointer is over.
    """

    state: State = IDLE
    first: FirstTap | None = None
    hover: Target | None = None

    @property
    def held(self) -> Held | None:
        """The cards in the air."""
        return self.state.held if isinstance(self.state, Dragging) else None
