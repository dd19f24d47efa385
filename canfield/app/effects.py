"""Effects meet the world here: files, sound, clipboard, window and chance."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from canfield.app.messages import (
    AskPaste,
    ChooseDeal,
    Copy,
    Dealt,
    Effect,
    Message,
    Play,
    Quit,
    Reported,
    SaveConfig,
    SaveGame,
    SetFullscreen,
)
from canfield.engine import NUMBERS
from canfield.store.config import Config, save_config
from canfield.store.saved import save_game
from canfield.table.inputs import Pasted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.app.model import Model
    from canfield.store.paths import Paths
    from canfield.ui.sound import Speaker
    from canfield.ui.window import Window


class World:
    """Carries effects out. Without `paths` nothing is kept: another window is playing."""

    def __init__(
        self, window: Window, speaker: Speaker, paths: Paths | None, config: Config
    ) -> None:
        self.window = window
        self.speaker = speaker
        self.leaving = False
        self._paths = paths
        self._config = config
        self._complained = False

    def carry_out(self, effect: Effect, model: Model, now: float) -> Iterator[Message]:
        """Do what is asked; what comes of it is told to the program again."""
        match effect:
            case SaveGame():
                if self._paths is not None:
                    yield from self._told(save_game(self._paths.game, model.saved_at(now)))
            case SaveConfig():
                yield from self._save_config(model)
            case Play(sound, step):
                if model.settings.sound and model.visible:
                    self.speaker.play(sound, step)
            case ChooseDeal(like):
                yield Dealt(replace(like, number=secrets.randbelow(NUMBERS)))
            case Quit():
                yield from self._save_config(model)
                self.leaving = True
            case _:
                yield from self._on_desktop(effect)

    def _on_desktop(self, effect: Copy | AskPaste | SetFullscreen) -> Iterator[Message]:
        match effect:
            case Copy(text):
                pygame.scrap.put_text(text)
            case AskPaste():
                yield Pasted(pygame.scrap.get_text())
            case SetFullscreen(on):
                self.window.set_fullscreen(on=on)

    def _save_config(self, model: Model) -> Iterator[Message]:
        self._config = replace(self._config, settings=model.settings, scores=model.scores)
        if self._paths is not None:
            yield from self._told(save_config(self._paths.config, self._config))

    def _told(self, problem: str | None) -> Iterator[Message]:
        """Say once that nothing can be kept, and again only after it could."""
        if problem is not None and not self._complained:
            yield Reported(problem)
        self._complained = problem is not None
