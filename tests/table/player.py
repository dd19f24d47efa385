"""A player with a mouse, a clock and a table, for the tests of the pointer."""

from __future__ import annotations

from canfield.engine import GameState, Pile
from canfield.table.geometry import Point, Size
from canfield.table.hit import Target
from canfield.table.inputs import Button, Input, Key, Motion, Press, Release, Resized, Signal
from canfield.table.intents import Hover, Intent
from canfield.table.pointer import Pointer, step
from tests.engine.positions import position
from tests.table.tables import exposed, table

LONG = position("Base 7h, T1: 9h 8s 7d, T2: Kc, T3: 2c, T4: As, R 5/Jd, W .. 4s 9d 8c")
RED_EIGHT = position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h")
EXPOSED = (Pile.WASTE, Pile.RESERVE, Pile.T1, Pile.T4, Pile.FH)
CANCELLERS: tuple[Input, ...] = (
    Key("escape"),
    Signal.FOCUS_LOST,
    Signal.MINIMISED,
    Resized(Size(800, 600)),
)


class Player:
    """Does one thing after another and notes what was understood, hovering left out."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.pointer = Pointer()
        self.now = 100.0
        self.meant: list[Intent] = []

    def does(self, *events: Input) -> list[Intent]:
        """Return what these events meant."""
        meant: list[Intent] = []
        for event in events:
            layout = table(self.state)
            self.pointer, intents = step(self.pointer, event, layout, self.state, self.now)
            meant += [intent for intent in intents if not isinstance(intent, Hover)]
        self.meant += meant
        return meant

    def point(self, pile: Pile, count: int = 1) -> Point:
        """Return a point of a card that is seen, near its upper left corner."""
        cards = self.state.cards(pile)
        layout = table(self.state)
        rect = layout.places[cards[-count]].rect if cards else exposed(layout, self.state, pile)
        return Point(rect.x + 15, rect.y + 15)

    def presses(self, pile: Pile, count: int = 1) -> list[Intent]:
        return self.does(Press(self.point(pile, count)))

    def clicks(self, pile: Pile, count: int = 1) -> list[Intent]:
        point = self.point(pile, count)
        return self.does(Press(point), Release(point))

    def moves(self, dx: int, dy: int, *, from_: Point) -> list[Intent]:
        return self.does(Motion(Point(from_.x + dx, from_.y + dy), held=True))

    def waits(self, seconds: float) -> None:
        self.now += seconds

    def drags(self, pile: Pile, goal: Pile, count: int = 1) -> list[Intent]:
        """Carry cards to the middle of another pile and let them go there."""
        start, end = self.point(pile, count), self.point(goal)
        steps = (Motion(start, held=True), Motion(end, held=True))
        return self.does(Press(start), *steps, Release(end))

    def right_clicks(self, target: Target, seconds: float) -> list[Intent]:
        point = self.point(*target)
        meant = self.does(Press(point, Button.RIGHT))
        self.waits(seconds)
        return meant + self.does(Release(point, Button.RIGHT))
