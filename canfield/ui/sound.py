"""Sounds, if there is a device for them; without one the program is silent and nothing else."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from canfield.ui.assets import asset

_APART: Final = 0.04
"""Seconds between two sounds at least."""
_HEIGHTS: Final = range(1, 14)


@contextmanager
def _standard_error_closed() -> Iterator[None]:
    """Keep sound systems from complaining in their own words about a missing device."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Speaker:
    """Opens the sound device at the first sound that is really to be heard."""

    def __init__(self) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._silent = False
        self._last = -_APART

    def play(self, name: str, step: int = 0) -> None:
        """Play a sound of `assets/sounds`; `step` 1 … 13 chooses the note of a foundation."""
        now = time.monotonic()
        if self._silent or now - self._last < _APART:
            return
        self._last = now
        try:
            self._sound(f"{name}_{step:02}" if step in _HEIGHTS else name).play()
        except (pygame.error, OSError):
            self._silent = True

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if not pygame.mixer.get_init():
            with _standard_error_closed():
                pygame.mixer.init(44100, -16, 1, 512)
        if name not in self._sounds:
            self._sounds[name] = pygame.mixer.Sound(asset(f"sounds/{name}.wav"))
        return self._sounds[name]

    def rest(self) -> None:
        """Give the device back; the next sound opens it again."""
        if pygame.mixer.get_init():
            self._sounds.clear()
            pygame.mixer.quit()
