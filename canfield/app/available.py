"""Which commands would do something now: buttons, menu and keys all ask here."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from canfield.store.settings import HintLevel
from canfield.ui.commands import BAR, LESSON_BAR, REPLAY_KEYS, Command, replay_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.model import Model
    from canfield.engine import GameState, Move


def bar_commands(model: Model) -> tuple[Command, ...]:
    """The buttons of the bar; a replay and the lesson have their own."""
    if model.lesson is not None:
        return LESSON_BAR
    return BAR if model.aside is None else replay_bar(running=bool(model.queue.moves))


@lru_cache(8)
def last_moves(state: GameState) -> tuple[Move, ...]:
    """The moves that bring all the rest home, nothing in doubt; none where there are none."""
    from canfield.solver.finish import finish_line

    return finish_line(state) or ()


def can(model: Model, command: Command) -> bool:
    """True where the command would do something now."""
    if model.lesson is not None:
        from canfield.app import lesson

        within = command not in lesson.WAITS and _can_in_play(model, command)
        return within or command in lesson.DEEDS
    if model.aside is not None:
        from canfield.app.replaying import can_in_replay

        return can_in_replay(model, command)
    if command is Command.LEAVE:
        return model.offers_lesson
    return command not in REPLAY_KEYS and _can_in_play(model, command)


def _can_in_play(model: Model, command: Command) -> bool:
    asks = _WHEN.get(command)
    return asks is None or asks(model)


def _can_undo(model: Model) -> bool:
    return model.game.can_undo or (model.before is not None and not model.game.cursor)


def _can_hint(model: Model) -> bool:
    return not model.game.won and model.settings.hints is not HintLevel.OFF


_WHEN: Final[dict[Command, Callable[[Model], bool]]] = {
    Command.UNDO: _can_undo,
    Command.REDO: lambda model: model.game.can_redo,
    Command.RESTART: lambda model: bool(model.game.entries),
    Command.REPLAY: lambda model: model.game.cursor > 0,
    Command.TO_BOOKMARK: lambda model: model.bookmark is not None,
    Command.LOOK_BACK: lambda model: bool(model.game.entries) and not model.game.won,
    Command.FINISH: lambda model: bool(last_moves(model.state)),
    Command.HINT: _can_hint,
}
"""The commands that sometimes do nothing, with what they need."""
