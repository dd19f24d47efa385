"""What can happen to the program: one thing at a time, by chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from canfield.engine import PACK
from canfield.table.geometry import Point, Size
from canfield.ui.commands import KEYS, REPLAY_KEYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dummy_window import Desk

    from canfield.app.model import Model
    from canfield.table.inputs import Key

SIZES: Final = (Size(640, 480), Size(800, 600), Size(1024, 700), Size(700, 760))
_WALKING: Final = ("left", "right", "up", "down", "tab", "return", "escape", "home", "end")
_TWO_KEYS: Final = ("1", "2", "3", "4", "r", "w", "f")
_OTHERS: Final = ("a", "k", "5", "space", "delete", "backspace", "-", "+")
_COSTLY: Final = frozenset({"+", "-", "0", "=", "f11"})
"""Commands of these make all cards another size; drawing those takes its time."""
_SIGNALS: Final = (
    "WINDOWFOCUSLOST",
    "WINDOWFOCUSGAINED",
    "WINDOWMINIMIZED",
    "WINDOWRESTORED",
    "WINDOWHIDDEN",
    "WINDOWSHOWN",
    "WINDOWEXPOSED",
    "QUIT",
    "USEREVENT",
)
_PAUSES: Final = (0.0, 0.01, 0.03, 0.08, 0.3, 1.0)


class Happening(NamedTuple):
    """One thing that happens: its name and what belongs to it."""

    name: str
    values: tuple[Any, ...] = ()


def happen(desk: Desk, happening: Happening) -> None:
    """Let it happen, and let the loop look."""
    name, values = happening
    match name:
        case "pass":
            desk.time += values[0]
        case "signal":
            desk.post(getattr(pygame, values[0]))
        case "resize":
            desk.resize(Size(*values))
        case "wheel":
            desk.move(Point(*values[:2]))
            desk.post(pygame.MOUSEWHEEL, x=0, y=values[2])
        case "move":
            desk.move(Point(*values))
        case "press":
            desk.press(Point(*values[:2]), values[2], touch=values[3])
        case "release":
            desk.release(Point(*values[:2]), values[2])
        case "lose release":
            desk.lose_release()
        case "key":
            desk.key(*values)
        case _:
            raise ValueError(happening)
    desk.turn()


class Chance:
    """What happens next, by a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        keys = [key for keys in KEYS.values() for key in keys]
        self._quick = [key for key in keys if key.name not in _COSTLY]
        self._costly = [key for key in keys if key.name in _COSTLY]
        self._in_replay = [key for keys in REPLAY_KEYS.values() for key in keys]

    def next(self, model: Model) -> Happening:
        """One thing that a hand, the desktop or time may do to the program."""
        kinds = (self._mouse, self._key, self._command, self._pause, self._signal, self._rare)
        (kind,) = self._random.choices(kinds, (5600, 1900, 600, 1600, 300, 6))
        return kind(model)

    def _mouse(self, model: Model) -> Happening:
        random = self._random
        names = ("move", "press", "release", "lose release", "wheel")
        (name,) = random.choices(names, (40, 30, 30, 2, 2))
        point = self._point(model)
        if name == "lose release":
            return Happening(name)
        if name == "move":
            return Happening(name, tuple(point))
        if name == "wheel":
            return Happening(name, (*point, random.choice((-3, -1, 1, 3))))
        (button,) = random.choices((1, 2, 3, 6, 7), (80, 3, 14, 3, 1))
        touch = (random.random() < 0.1,) if name == "press" else ()
        return Happening(name, (*point, button, *touch))

    def _point(self, model: Model) -> Point:
        """Mostly a place where a card or a pile lies; sometimes one outside the window."""
        random, layout = self._random, model.layout
        width, height = model.size
        if random.random() < 0.25:
            return Point(random.randint(-20, width + 20), random.randint(-20, height + 20))
        rects = [*layout.piles.values(), *(layout.places[card].rect for card in PACK)]
        x, y, width, height = random.choice(rects)
        return Point(x + random.randrange(width), y + random.randrange(height))

    def _key(self, _model: Model) -> Happening:
        random = self._random
        name = random.choice(random.choice((_WALKING, _WALKING, _TWO_KEYS, _OTHERS)))
        return Happening("key", (name, random.choices((0, pygame.KMOD_SHIFT), (6, 1))[0]))

    def _command(self, model: Model) -> Happening:
        return self._one_of(self._quick if model.aside is None else self._in_replay)

    def _one_of(self, keys: Sequence[Key]) -> Happening:
        key = self._random.choice(keys)
        modifiers = (
            key.ctrl * pygame.KMOD_CTRL + key.shift * pygame.KMOD_SHIFT + key.alt * pygame.KMOD_ALT
        )
        return Happening("key", (key.name, modifiers))

    def _pause(self, _model: Model) -> Happening:
        return Happening("pass", (self._random.choice(_PAUSES),))

    def _signal(self, _model: Model) -> Happening:
        return Happening("signal", (self._random.choice(_SIGNALS),))

    def _rare(self, _model: Model) -> Happening:
        if self._random.random() < 0.5:
            return self._one_of(self._costly)
        return Happening("resize", tuple(self._random.choice(SIZES)))
