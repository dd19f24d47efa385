"""A game as a show: run or stepped through, while the player's own waits as it is.

What is shown is no attempt: nothing of it is counted or kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.clock import Clock
from canfield.app.dealing import deal_code
from canfield.app.messages import Copy, Effect, Play
from canfield.app.model import Model, Queue, resumed, with_game
from canfield.app.playing import remark
from canfield.engine import DealStock, Redeal
from canfield.engine.share import share_line
from canfield.table.value import replace
from canfield.ui.commands import Command, command_of, replay_command_of
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.engine import Game
    from canfield.table.inputs import Key

Step = tuple[Model, tuple[Effect, ...]]

PACE: Final = 0.4
"""Seconds from move to move."""
_AT_THE_DEAL: Final = 0.9
"""Seconds before the first move."""

MEANWHILE: Final = frozenset(
    {
        Command.COPY_CODE,
        Command.FULLSCREEN,
        Command.ZOOM_IN,
        Command.ZOOM_OUT,
        Command.ZOOM_RESET,
        Command.MUTE,
        Command.READ_STATUS,
        Command.QUIT,
    }
)
"""The commands that mean the same as ever while a game is shown."""


def watch(model: Model, game: Game, now: float) -> Step:
    """The game on the table from its deal on, running; the player's own is put aside."""
    shown = put_aside(model, replace(game, cursor=0), now)
    return _running(shown, now + _AT_THE_DEAL), ()


def put_aside(model: Model, game: Game, now: float) -> Model:
    """Another game on the table; the player's own waits until `back`."""
    own = model.aside or model.saved_at(now)
    after = with_game(replace(model, dialogs=(), menu=None), game, now)
    return replace(
        after,
        aside=own,
        lesson=None,
        before=None,
        clock=Clock(own.elapsed),
        remark=None,
        won_at=None,
        queue=Queue(),
    )


def watch_own(model: Model, now: float) -> Step:
    """The game on the table from its deal on, as far as it has come."""
    game = model.game
    played = replace(game, entries=game.entries[: game.cursor])
    return watch(model, played, now) if played.entries else (model, ())


def back(model: Model, now: float) -> Model:
    """The player's own game on the table again, as it was left; the model itself without one."""
    own = model.aside
    if own is None:
        return model
    game = replace(own.game, undo_limit=model.settings.undo_limit)
    after = with_game(model, game, now)
    after = replace(
        after,
        aside=None,
        lesson=None,
        before=own.before,
        clock=Clock(own.elapsed),
        queue=Queue(),
        remark=None,
        won_at=None,
    )
    return resumed(after, now)


def leave(model: Model, now: float) -> Step:
    """The player's own game on the table again, or the deal that came meanwhile."""
    promised = model.promised
    after = replace(back(model, now), promised=None)
    if promised is None:
        return after, ()
    return deal_code(after, promised.code, now, promised.stakes)


def obey_in_replay(model: Model, command: Command, now: float) -> Step:
    """What a command does while a game is shown; most wait until it is over."""
    deed = _DEEDS.get(command)
    return (model, ()) if deed is None else deed(model, now)


def key_in_replay(key: Key) -> Command | None:
    """What a key means while a game is shown."""
    command = replay_command_of(key) or command_of(key)
    return command if command in _DEEDS or command in MEANWHILE else None


def shown_next(model: Model, now: float) -> Step:
    """The next move, if the show runs and it is due."""
    if not model.queue.moves or now < model.queue.due:
        return model, ()
    after, effects = _step(model, 1, now)
    return _running(after, now + PACE), effects


def can_in_replay(model: Model, command: Command) -> bool:
    """True where the command would do something while a game is shown."""
    if command in {Command.TO_START, Command.STEP_BACK, Command.UNDO}:
        return model.game.cursor > 0
    if command in {Command.STEP_ON, Command.TO_END, Command.REDO}:
        return model.game.can_redo
    return command in _DEEDS or command in MEANWHILE


def _running(model: Model, due: float) -> Model:
    """The model with all moves to come, the next at this time."""
    game = model.game
    moves = tuple(entry.move for entry in game.entries[game.cursor :])
    return replace(model, queue=Queue(moves, due))


def _step(model: Model, by: int, now: float) -> Step:
    """So many moves on, or back, and there hold."""
    game = model.game
    cursor = min(max(game.cursor + by, 0), len(game.entries))
    held = replace(model, queue=Queue())
    if cursor == game.cursor:
        return held, ()
    move = game.entries[max(cursor, game.cursor) - 1].move
    sounds = {DealStock: "draw", Redeal: "recycle"}
    return with_game(held, replace(game, cursor=cursor), now), (
        Play(sounds.get(type(move), "place")),
    )


def _run_or_hold(model: Model, now: float) -> Step:
    """Hold where it runs; else run on, at the end from the deal again."""
    if model.queue.moves:
        return replace(model, queue=Queue()), ()
    if not model.game.can_redo:
        model, _ = _step(model, -len(model.game.entries), now)
        return _running(model, now + _AT_THE_DEAL), ()
    return _running(model, now), ()


def copied(model: Model, now: float) -> Step:
    """The game on the clipboard, as one line of text; what is shown with all its moves."""
    game = model.game
    whole = game if model.aside is None else replace(game, cursor=len(game.entries))
    return remark(model, remarks()["game_copied"], now), (Copy(share_line(whole)),)


def _by(way: int) -> Callable[[Model, float], Step]:
    """The deed that steps one move that way."""
    return lambda model, now: _step(model, way, now)


def _far(way: int) -> Callable[[Model, float], Step]:
    """The deed that goes that way to the end."""
    return lambda model, now: _step(model, way * len(model.game.entries), now)


_DEEDS: Final[dict[Command, Callable[[Model, float], Step]]] = {
    Command.TO_START: _far(-1),
    Command.STEP_BACK: _by(-1),
    Command.UNDO: _by(-1),
    Command.RUN: _run_or_hold,
    Command.HOLD: _run_or_hold,
    Command.REPLAY: _run_or_hold,
    Command.STEP_ON: _by(1),
    Command.REDO: _by(1),
    Command.TO_END: _far(1),
    Command.COPY_GAME: copied,
    Command.LEAVE: leave,
}
