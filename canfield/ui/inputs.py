"""pygame's events become our inputs here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Point, Size
from canfield.table.inputs import (
    Button,
    Input,
    Key,
    Motion,
    Press,
    Release,
    Resized,
    Signal,
    Typed,
    Wheel,
)
from canfield.ui.commands import repeats

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_SIGNALS: Final = {
    pygame.WINDOWFOCUSLOST: Signal.FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: Signal.FOCUS_GAINED,
    pygame.WINDOWMINIMIZED: Signal.MINIMISED,
    pygame.WINDOWHIDDEN: Signal.MINIMISED,
    pygame.WINDOWRESTORED: Signal.RESTORED,
    pygame.WINDOWMAXIMIZED: Signal.RESTORED,
    pygame.WINDOWSHOWN: Signal.RESTORED,
    pygame.WINDOWEXPOSED: Signal.EXPOSED,
    pygame.QUIT: Signal.CLOSE,
}
_NAMES: Final = {"enter": "return", "delete": "delete", "menu": "menu"}
_BUTTONS: Final = {button.value for button in Button}


class Translator:
    """Turns events into inputs; it knows where the pointer was last, and which keys are down."""

    def __init__(self) -> None:
        self._pointer = Point(-1, -1)
        self._down: set[int] = set()

    def inputs(self, events: Iterable[pygame.Event]) -> Iterator[Input]:
        """The inputs of the events; of motions that follow each other only the last."""
        waiting: Motion | None = None
        for event in events:
            value = self._input(event)
            if waiting is not None and not (
                isinstance(value, Motion) and value.held == waiting.held
            ):
                yield waiting
                waiting = None
            if isinstance(value, Motion):
                waiting = value
            elif value is not None:
                yield value
        if waiting is not None:
            yield waiting

    def _input(self, event: pygame.Event) -> Input | None:
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self._pointer = Point(*event.pos)
            return Motion(self._pointer, held=bool(event.buttons[0]))
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event)
        if kind == pygame.MOUSEWHEEL:
            return Wheel(self._pointer, int(event.y))
        if kind == pygame.KEYDOWN:
            return self._key_pressed(event)
        if kind == pygame.KEYUP:
            self._down.discard(event.key)
            return None
        if kind == pygame.TEXTINPUT:
            return Typed(event.text)
        if kind == pygame.WINDOWSIZECHANGED:
            return Resized(Size(event.x, event.y))
        return _SIGNALS.get(kind)

    def _key_pressed(self, event: pygame.Event) -> Key | None:
        """The key, unless it is held and does what is done once for each press."""
        key, held = _key(event), event.key in self._down
        self._down.add(event.key)
        return key if repeats(key) or not held else None

    def _button(self, event: pygame.Event) -> Input | None:
        self._pointer = Point(*event.pos)
        if event.button not in _BUTTONS:
            return None
        button = Button(event.button)
        if event.type == pygame.MOUSEBUTTONUP:
            return Release(self._pointer, button)
        return Press(self._pointer, button, touch=bool(getattr(event, "touch", False)))


def _key(event: pygame.Event) -> Key:
    ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    shift, alt = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & pygame.KMOD_ALT)
    sign = getattr(event, "unicode", "")
    if sign.isprintable() and sign.strip() and not ctrl:
        return Key(sign.lower(), ctrl, shift, alt)
    name = pygame.key.name(event.key).strip("[]").removeprefix("keypad ")
    return Key(_NAMES.get(name, name), ctrl, shift, alt)
