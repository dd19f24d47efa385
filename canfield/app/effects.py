"""Effects meet the world here: files, sound, clipboard, window and chance."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame

from canfield.app.adviser import Adviser
from canfield.app.dealing import any_number
from canfield.app.messages import (
    AskHint,
    AskPaste,
    AskVerdict,
    ChooseDeal,
    Copy,
    Dealt,
    Effect,
    FindDeal,
    InstallLauncher,
    Message,
    Play,
    Quit,
    Reported,
    Reread,
    SaveConfig,
    SaveGame,
    SetFullscreen,
)
from canfield.store.config import Config, load_config, save_config
from canfield.store.files import last_written, sync_folder
from canfield.store.lock import Taken, take_lock
from canfield.store.log import log_line
from canfield.store.saved import load_saved, save_game
from canfield.store.sentences import say
from canfield.store.settings import Settings, WindowPlace
from canfield.table.inputs import Pasted
from canfield.table.value import replace
from canfield.ui.text import missing_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from canfield.app.model import Model
    from canfield.app.questions import Question
    from canfield.store.paths import Paths
    from canfield.ui.sound import Speaker
    from canfield.ui.window import Window


class World:
    """Carries effects out. Nothing is kept before `claim` has made sure that it may be."""

    def __init__(  # noqa: PLR0913 - all that effects reach
        self,
        window: Window,
        speaker: Speaker,
        paths: Paths,
        config: Config,
        settings: Settings,
        read_when: tuple[object, ...],
        home: str | None = None,
    ) -> None:
        self.window = window
        self.speaker = speaker
        self.leaving = False
        self.adviser = Adviser()
        self._paths = paths
        self._home = home
        self._lock: Taken | None = None
        self._config = config
        self._of_this_run = settings
        self._read_when = read_when
        self._unsaved: set[Path] = set()

    def claim(self) -> Iterator[Message]:
        """Become the one window that keeps its game, or say why this one does not."""
        self._lock = take_lock(self._paths.lock)
        for package in missing_fonts():
            self.note(f"The package {package} is missing; pygame's own font serves.")
        if self._lock.problem is not None:
            yield Reported(self._lock.problem)
        elif last_written(self._paths.config, self._paths.game) != self._read_when:
            yield from self._read_again()

    def _read_again(self) -> Iterator[Message]:
        """What another window wrote after this one had read, and before it let go of the files."""
        self._config, _ = load_config(self._paths.config)
        saved, _ = load_saved(self._paths.game)
        if saved is not None:
            yield Reread(self._config.scores, saved)

    def note(self, sentence: str) -> None:
        """Write a line for those who look for a fault."""
        log_line(self._paths.log, f"{datetime.now(UTC).isoformat(timespec='seconds')} {sentence}")

    def _held_on(self) -> Iterator[Message]:
        """Lock the files again where the lock was taken away, with its folder say."""
        if self._lock is None or not self.keeps or self._lock.is_on(self._paths.lock):
            return
        again = take_lock(self._paths.lock)
        if again.lock is not None:
            self._lock = again
        elif again.problem == say("running"):
            self._lock = again
            yield Reported(again.problem)

    @property
    def keeps(self) -> bool:
        """True where this window is the one that keeps its game."""
        return self._lock is not None and self._lock.may_save

    def carry_out(self, effect: Effect, model: Model, now: float) -> Iterator[Message]:
        """Do what is asked; what comes of it is told to the program again."""
        match effect:
            case SaveGame():
                yield from self._held_on()
                if self.keeps:
                    yield from self._save_game(model, now)
            case SaveConfig():
                yield from self._held_on()
                yield from self._save_config(model, now)
            case Play(sound, step):
                if model.settings.sound and model.visible:
                    self.speaker.play(sound, step)
            case ChooseDeal(like):
                yield Dealt(replace(like, number=any_number()))
            case FindDeal() | AskHint() | AskVerdict():
                self.adviser.ask(_question(effect))
            case Quit():
                settings = replace(model.settings, window=self._place(model))
                yield from self._save_config(replace(model, settings=settings), now)
                self.leaving = True
            case _:
                yield from self._on_desktop(effect)

    def _on_desktop(
        self, effect: Copy | AskPaste | SetFullscreen | InstallLauncher
    ) -> Iterator[Message]:
        match effect:
            case Copy(text):
                pygame.scrap.put_text(text)
            case AskPaste():
                yield Pasted(pygame.scrap.get_text())
            case SetFullscreen(on):
                self.window.set_fullscreen(on=on)
            case InstallLauncher():
                from canfield.app.launchers.asking import install_from_window

                yield install_from_window(self._home)

    def _save_game(self, model: Model, now: float) -> Iterator[Message]:
        path = self._paths.game
        yield from self._told(path, save_game(path, model.saved_at(now)))

    def _save_config(self, model: Model, now: float) -> Iterator[Message]:
        """Write settings and results, which are never to be safer than the game they tell of."""
        settings = self._chosen(model.settings)
        self._config = replace(self._config, settings=settings, scores=model.scores)
        if self.keeps:
            path, game = self._paths.config, self._paths.game
            if game in self._unsaved:
                yield from self._save_game(model, now)
            sync_folder(game.parent)
            yield from self._told(path, save_config(path, self._config))

    def _chosen(self, settings: Settings) -> Settings:
        """What the player has chosen: an option of this run is no choice for the next."""
        changed = {
            field.name: value
            for field in fields(settings)
            if (value := getattr(settings, field.name)) != getattr(self._of_this_run, field.name)
        }
        self._of_this_run = settings
        return replace(self._config.settings, **changed)

    def _place(self, model: Model) -> WindowPlace:
        """Where the window is to stand next time, and where once it is made smaller again."""
        self.window.note_place()
        return WindowPlace(*self.window.normal, self.window.is_maximised, model.fullscreen)

    def _told(self, path: Path, problem: str | None) -> Iterator[Message]:
        """Say once that a file cannot be kept, and again only after all could."""
        if problem is None:
            self._unsaved.discard(path)
            return
        if not self._unsaved:
            self.note(problem)
            yield Reported(problem)
        self._unsaved.add(path)


def _question(effect: FindDeal | AskHint | AskVerdict) -> Question:
    """What the solver is to be asked for an effect."""
    from canfield.app.questions import CanItBeWon, CouldItBeWon, WhatNext, WhichDeal

    match effect:
        case FindDeal(like, stakes):
            return WhichDeal.like(like, stakes)
        case AskHint(game, see_hidden):
            return WhatNext(game, see_hidden)
        case AskVerdict(state, past):
            return CouldItBeWon(state) if past else CanItBeWon(state)
