"""The start: what was kept is read, the pieces are put together."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from canfield.app.clock import Clock
from canfield.app.dealing import any_number, deal_code, new_game, wanted_code
from canfield.app.model import Model, layout_options
from canfield.app.results import unused
from canfield.app.view import scene
from canfield.engine import GameCode
from canfield.store.config import Config, load_config
from canfield.store.files import last_written
from canfield.store.paths import paths
from canfield.store.saved import SavedGame, load_saved
from canfield.store.settings import Animation, Settings
from canfield.table.layout import arrange
from canfield.table.motion import Motion
from canfield.table.options import Scale
from canfield.table.value import replace
from canfield.ui.painter import Painter

if TYPE_CHECKING:
    from canfield.app.loop import Loop, LoopClock
    from canfield.app.main import Options
    from canfield.table.geometry import Size
    from canfield.ui.window import Window


_BEGIN: Final = 0.0
"""What the clock of the loop says when it starts."""


def started(options: Options, window: Window, clock: LoopClock | None = None) -> Loop:
    """The loop, ready to run in this window."""
    files = paths(options.home)
    read_when = last_written(files.config, files.game)
    config, config_problems = load_config(files.config)
    saved, game_problems = load_saved(files.game)
    if config_problems or game_problems:
        read_when = last_written(files.config, files.game)
    config = _with_options(config, options, "" if saved is None else saved.attempt)
    if config.scores.tables or (saved is not None and saved.game.entries):
        config = replace(config, settings=replace(config.settings, welcomed=True))
    model = model_from(config, saved or _first_attempt(config, options), window.size, window.scale)
    model = replace(model, fullscreen=window.is_fullscreen)
    asked = _code_asked_for(config.settings, options)
    if saved is not None and asked is not None:
        model, _ = deal_code(model, asked, _BEGIN)
        model = replace(model, motion=Motion())
    model = replace(model, settings=_for_this_run(model.settings, options))
    painter = Painter()
    _show(model, painter, window)

    from canfield.app.effects import World
    from canfield.app.loop import Loop, LoopClock
    from canfield.app.playing import remark
    from canfield.ui.sound import Speaker

    world = World(window, Speaker(), files, config, model.settings, read_when, options.home)
    for problem in (*config_problems, *game_problems):
        world.note(problem)
        model = remark(model, problem, _BEGIN, alarm=True)
    return Loop(window, painter, world, model, clock or LoopClock())


def _show(model: Model, painter: Painter, window: Window) -> None:
    """The first picture, the table alone; what is needed to play is loaded after it."""
    table = scene(model, _BEGIN, painter.text)._replace(note=None)
    window.show(painter.paint(table, window.surface))


def _with_options(config: Config, options: Options, attempt: str) -> Config:
    """The draw that was asked for; a Vegas total that is not to carry over begins at nothing."""
    if options.draw is not None:
        config = replace(config, settings=replace(config.settings, draw=options.draw))
    if config.settings.carry_vegas:
        return config
    return replace(config, scores=config.scores.with_vegas_begun(attempt))


def _for_this_run(settings: Settings, options: Options) -> Settings:
    """Without animation or sound where this run is to be without; that is not kept."""
    if not options.animation:
        settings = replace(settings, animation=Animation.OFF)
    return settings if options.sound else replace(settings, sound=False)


def _first_attempt(config: Config, options: Options) -> SavedGame:
    """A deal where no game is kept: the one asked for, else any."""
    settings = config.settings
    code = _code_asked_for(settings, options) or _any_code(settings)
    attempt = unused(config.scores, f"{os.urandom(4).hex()}-0")
    return SavedGame(new_game(settings, code), 0.0, attempt)


def _code_asked_for(settings: Settings, options: Options) -> GameCode | None:
    """The deal that the command line asks for, if it asks for one."""
    if options.code is not None or options.draw is None:
        return options.code
    return _any_code(settings)


def _any_code(settings: Settings) -> GameCode:
    return replace(wanted_code(settings), number=any_number())


def model_from(config: Config, saved: SavedGame, size: Size, scale: Scale = Scale()) -> Model:
    """What the program knows of these files before anything has happened."""
    settings = config.settings
    game = replace(saved.game, undo_limit=settings.undo_limit)
    return Model(
        size=size,
        settings=settings,
        scores=config.scores,
        game=game,
        attempt=saved.attempt,
        layout=arrange(size, game.state, layout_options(settings, scale)),
        scale=scale,
        clock=Clock(saved.elapsed),
        before=saved.before,
        stakes=saved.stakes,
        today=datetime.now(UTC).astimezone().date().isoformat(),
    )
