"""The program in a window that no one sees, with a clock that goes only when it is told to.

For tests and for `storm.py`: events are posted as the desktop would post them, and the real
loop takes them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from canfield.app.early import open_early
from canfield.app.loop import LoopClock
from canfield.app.main import Options
from canfield.app.messages import Opened
from canfield.app.starting import started
from canfield.table.geometry import Point, Size

if TYPE_CHECKING:
    from pathlib import Path

    from canfield.app.model import Model
    from canfield.engine import GameCode

SIZE: Final = Size(800, 600)
_PICTURE: Final = 0.016
"""Seconds from one picture to the next."""


class Desk:
    """The program on a desktop of its own, and a player's hands."""

    def __init__(
        self,
        home: Path | None,
        size: Size | None = SIZE,
        code: GameCode | None = None,
        draw: int | None = None,
        *,
        shown: bool = True,
    ) -> None:
        self.time = 0.0
        folder = None if home is None else str(home)
        options = Options(code, draw, size, folder, sound=False)
        self.loop = started(options, open_early(options), LoopClock(lambda: self.time))
        self.world = self.loop._world  # noqa: SLF001 - the loop keeps it from all others
        self.window = self.world.window
        self._left_down = False
        if shown:
            self.turn()
        for message in self.world.claim():
            self.loop.tell(message)
        self.loop.tell(Opened())

    @property
    def model(self) -> Model:
        """What the program knows."""
        return self.loop.model

    def close(self) -> None:
        """Take the window away, what was posted to it, and its hold on the files."""
        if pygame.display.get_init():
            pygame.event.clear()
        self.loop.close()
        self.window.close()
        held = self.world._lock  # noqa: SLF001 - a process that ends lets it go
        if held is not None and held.lock is not None:
            held.lock.release()

    def turn(self) -> None:
        """Let the time of one picture go by and the loop look once.

        To leave is refused, so that what follows can be seen.
        """
        self.time += _PICTURE
        self._look()

    def _look(self) -> None:
        self.loop.turn()
        self.world.leaving = False

    def wait(self, seconds: float) -> None:
        """Let time go by, one picture after the other."""
        end = self.time + seconds
        while self.time < end:
            self.time = min(end, self.time + _PICTURE)
            self._look()

    def post(self, kind: int, **values: object) -> None:
        """Post an event as the desktop does; the next turn takes it."""
        pygame.event.post(pygame.Event(kind, values))

    def press(self, point: Point, button: int = 1, *, touch: bool = False) -> None:
        """Press a button of the mouse, or put a finger down."""
        self._left_down |= button == 1
        self.post(pygame.MOUSEBUTTONDOWN, pos=tuple(point), button=button, touch=touch)

    def release(self, point: Point, button: int = 1) -> None:
        """Let a button go."""
        self._left_down &= button != 1
        self.post(pygame.MOUSEBUTTONUP, pos=tuple(point), button=button, touch=False)

    def lose_release(self) -> None:
        """Let the left button go where no one tells the program."""
        self._left_down = False

    def move(self, point: Point) -> None:
        """Move the pointer."""
        buttons = (int(self._left_down), 0, 0)
        self.post(pygame.MOUSEMOTION, pos=tuple(point), rel=(0, 0), buttons=buttons, touch=False)

    def key(self, name: str, modifiers: int = 0, *, times: int = 1) -> None:
        """Press a key and let it go, and type its letter if it has one.

        A key that is held comes again and again before it is let go.
        """
        sign = name if len(name) == 1 else ""
        sign = sign.upper() if modifiers & pygame.KMOD_SHIFT else sign
        code = pygame.key.key_code(name)
        for _ in range(times):
            self.post(pygame.KEYDOWN, key=code, mod=modifiers, unicode=sign, scancode=0)
            if sign and not modifiers & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self.post(pygame.TEXTINPUT, text=sign)
        self.post(pygame.KEYUP, key=code, mod=modifiers, unicode=sign, scancode=0)

    def resize(self, size: Size) -> None:
        """Give the window another size; the desktop says so by itself."""
        self.window._canvas.handle.size = size  # noqa: SLF001 - as the player's hand on its edge
