"""The start: what was kept is read, the pieces are put together, the window opens."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from canfield.app.clock import Clock
from canfield.app.dealing import new_game
from canfield.app.effects import World
from canfield.app.loop import Loop, LoopClock
from canfield.app.model import Model, layout_options
from canfield.app.opening import wanted_code
from canfield.app.playing import remark
from canfield.app.results import unused
from canfield.engine import NUMBERS
from canfield.store.config import Config, load_config
from canfield.store.paths import paths
from canfield.store.saved import SavedGame, load_saved
from canfield.store.settings import Animation, Settings
from canfield.table.geometry import Point, Size
from canfield.table.layout import arrange
from canfield.ui.painter import Painter
from canfield.ui.sound import Speaker
from canfield.ui.window import Window

if TYPE_CHECKING:
    from canfield.app.main import Options


def started(options: Options, clock: LoopClock | None = None) -> Loop:
    """The loop, ready to run, its window open; raises NoDisplayError where there is no screen."""
    clock = clock or LoopClock()
    files = paths(options.home)
    config, config_problems = load_config(files.config)
    saved, game_problems = load_saved(files.game)
    config = replace(config, settings=_with_options(config.settings, options))
    window = _window(config.settings, options)
    model = _model(config, _attempt(saved, config, options), window.size)
    for problem in (*config_problems, *game_problems):
        model = remark(model, problem, clock.now(), alarm=True)
    world = World(window, Speaker(), files, config)
    return Loop(window, Painter(), world, model, clock)


def _with_options(settings: Settings, options: Options) -> Settings:
    if not options.animation:
        settings = replace(settings, animation=Animation.OFF)
    if not options.sound:
        settings = replace(settings, sound=False)
    return settings if options.draw is None else replace(settings, draw=options.draw)


def _window(settings: Settings, options: Options) -> Window:
    place = settings.window
    if place is None or options.size is not None:
        return Window(options.size, None)
    return Window(Size(place.width, place.height), Point(place.x, place.y))


def _attempt(saved: SavedGame | None, config: Config, options: Options) -> SavedGame:
    """The attempt on the table: the one asked for, else the one kept, else a new deal."""
    code, settings = options.code, config.settings
    if code is None and saved is not None and options.draw is None:
        return saved
    if code is None:
        code = replace(wanted_code(settings), number=secrets.randbelow(NUMBERS))
    attempt = f"{secrets.token_hex(4)}-0" if saved is None else saved.attempt
    kept = None if saved is None or not saved.game.entries else replace(saved, before=None)
    return SavedGame(new_game(settings, code), 0.0, unused(config.scores, attempt), kept)


def _model(config: Config, saved: SavedGame, size: Size) -> Model:
    settings = config.settings
    game = replace(saved.game, undo_limit=settings.undo_limit)
    return Model(
        size=size,
        settings=settings,
        scores=config.scores,
        game=game,
        attempt=saved.attempt,
        layout=arrange(size, game.state, layout_options(settings)),
        clock=Clock(saved.elapsed),
        before=saved.before,
        today=datetime.now(UTC).astimezone().date().isoformat(),
    )
