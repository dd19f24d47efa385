"""The loop: inputs in, pictures out, and sleep. Only this file reads a clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.app.messages import Message, Opened, Tick
from canfield.app.model import moving
from canfield.app.update import due, update
from canfield.app.view import only_dragged, scene
from canfield.table.geometry import Rect
from canfield.table.inputs import Key, Press, Rescaled, Signal
from canfield.ui.inputs import Translator

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.effects import World
    from canfield.app.model import Model
    from canfield.table.pointer import Held
    from canfield.ui.painter import Painter
    from canfield.ui.window import Window

_LONGEST_STEP: Final = 1.0
"""Seconds that one turn of the loop counts at most; more was sleep of the machine."""
_HELD, _AWAKE, _QUIET, _BEHIND, _HIDDEN = 0.001, 0.008, 0.030, 0.030, 0.100
"""Seconds between two looks at the inputs: a card in hand, just used, at rest, without focus,
out of sight."""
_LISTENING: Final = 0.25
"""Seconds that the desktop is listened to where it can wake the loop; then the rest looks again."""
_PICTURES_APART, _PICTURES_APART_BLIND = 0.004, 0.012
"""Seconds between two pictures of a drag at least: a quick mouse gives no more than is seen. Where
the loop must look for the next move every millisecond, that costs more than painting."""
_HELD_STILL_AFTER: Final = 1.0
_QUIET_AFTER: Final = 3.0
_AT_REST_AFTER: Final = 0.4
"""Seconds after the last input until the solver's process is started; no picture waits for it."""
_TOUCHES: Final = (Press, Key)
_UNCOVERED: Final = (Signal.EXPOSED, Signal.RESTORED)
"""After these the desktop may have forgotten what the window showed."""


class Pause(NamedTuple):
    """How long the loop may rest; with `listening` it ends when the desktop speaks."""

    seconds: float
    listening: bool = False


class LoopClock:
    """Seconds since the start, without those in which the program or the machine stood still."""

    def __init__(self, read: Callable[[], float] = time.monotonic) -> None:
        self._read = read
        self._last = read()
        self._now = 0.0

    def now(self) -> float:
        """The time; it never falls and never jumps."""
        read = self._read()
        self._now += min(max(0.0, read - self._last), _LONGEST_STEP)
        self._last = read
        return self._now


def _today() -> str:
    return datetime.now(UTC).astimezone().date().isoformat()


class Loop:
    """The program at work."""

    def __init__(
        self, window: Window, painter: Painter, world: World, model: Model, clock: LoopClock
    ) -> None:
        self.model = model
        self._window = window
        self._painter = painter
        self._world = world
        self._clock = clock
        self._translator = Translator()
        self._shown: Model | None = None
        self._painted = -1.0
        self._moving = False
        self._lost = False
        self._touched = False
        self._used = 0.0
        self._due: float | None = None

    def run(self) -> None:
        """Play until the player leaves; the files are claimed once all cards are to be seen."""
        self._paint(self._clock.now())
        while self._painter.waits_for_art:
            self._paint(self._clock.now())
        for message in self._world.claim():
            self.tell(message)
        import_module("canfield.app.in_dialogs")  # the first dialog is not to wait for it
        self.tell(Opened())
        try:
            while not self._world.leaving:
                self._rest(self.turn())
        finally:
            self.close()

    def close(self) -> None:
        """End the process that was started for the solver."""
        self._world.adviser.close()

    @property
    def keeps_files(self) -> bool:
        """True where this window is the one that keeps its game."""
        return self._world.keeps

    def _rest(self, pause: Pause) -> None:
        if pause.listening:
            self._window.rest(pause.seconds)
        elif pause.seconds:
            time.sleep(pause.seconds)

    def turn(self) -> Pause:
        """One turn: what happened, what is due, a picture if one is wanted; how long to rest."""
        for message in self._translator.inputs(self._window.events()):
            if isinstance(message, Signal):
                self._lost |= message in _UNCOVERED
            elif isinstance(message, _TOUCHES):
                self._touched = True
                self._look_at_the_date()
            self.tell(message)
            self._used = self._clock.now()
        if self._window.scale != self.model.scale:
            self.tell(Rescaled(self._window.scale, self._window.size))
        for advice in self._world.adviser.answers():
            self.tell(advice)
        now = self._clock.now()
        if self._due is not None and now >= self._due:
            self.tell(Tick(_today()))
        stale = self._shown is not self.model or self._moving or self._lost
        if stale or self._painter.waits_for_art:
            return self._in_time(now)
        if self.model.visible and self._painter.draw_ahead():
            return Pause(0.0)
        self._at_rest(now)
        return self._slice(now)

    def _at_rest(self, now: float) -> None:
        """Note the place of the window, and start the solver's process, once the hands rest.

        The solver waits until the player has begun to play.
        """
        if now < self._used + _AT_REST_AFTER or self.model.hand.pointer.held is not None:
            return
        self._window.note_place()
        if self._touched:
            self._world.adviser.wake()

    def _look_at_the_date(self) -> None:
        """Let the program know of a new day before anything is done on it."""
        today = _today()
        if today != self.model.today:
            self.tell(Tick(today))

    def tell(self, message: Message) -> None:
        """Let the program know; what it asks of the world is done before anything else."""
        waiting = [message]
        while waiting:
            now = self._clock.now()
            self.model, effects = update(self.model, waiting.pop(0), now, self._painter.text)
            for effect in effects:
                waiting.extend(self._world.carry_out(effect, self.model, now))

    def _paint(self, now: float) -> None:
        model = self.model
        if model.visible:
            held, surface = self._carried(model, now), self._window.surface
            if held is not None:
                parts = self._painter.carry(held, surface)
            else:
                parts = self._painter.paint(scene(model, now, self._painter.text), surface)
            self._window.show([Rect(0, 0, *self._window.size)] if self._lost else parts)
            self._lost = False
        self._shown, self._painted = model, now
        self._moving = moving(model, now)
        self._due = due(model, now)

    def _carried(self, model: Model, now: float) -> Held | None:
        """The cards in hand, where nothing else has changed since the last picture."""
        held, last = model.hand.pointer.held, self._shown
        if held is None or last is None or not last.visible or self._moving:
            return None
        still = self._due is None or now < self._due
        return held if still and only_dragged(last, model) else None

    def _in_time(self, now: float) -> Pause:
        """Paint, unless the last picture was only just seen; how long to rest until the next look.

        What happened while the picture was sent may have been taken off the line already, and
        no one would wake the loop for it: so after a picture there is another look at once.
        """
        apart = _PICTURES_APART if self._window.wakes else _PICTURES_APART_BLIND
        if now < self._painted + apart:
            return Pause(self._painted + apart - now)
        self._paint(now)
        if self._moving:
            return Pause(max(0.001, self._window.frame_seconds - (self._clock.now() - now)))
        return Pause(0.0)

    def _slice(self, now: float) -> Pause:
        """How long nothing is to be missed by resting."""
        listening = self._window.wakes and not self._world.adviser.is_asked
        rest = _LISTENING if listening else self._blind_slice(now)
        if self._due is not None and self.model.visible:
            rest = max(0.001, min(rest, self._due - now))
        return Pause(rest, listening)

    def _blind_slice(self, now: float) -> float:
        """How long to rest where inputs must be looked for."""
        model = self.model
        if not model.visible:
            return _HIDDEN
        if model.hand.pointer.held is not None:
            return _HELD if now - self._used < _HELD_STILL_AFTER else _AWAKE
        if not model.focused:
            return _BEHIND
        return _AWAKE if now - self._used < _QUIET_AFTER else _QUIET
