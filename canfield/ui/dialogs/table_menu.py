"""The menu of the table: every command, in groups."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from canfield.ui.commands import Command
from canfield.ui.strings.commands import command_name, shortcut
from canfield.ui.widgets.menu import Entry, Menu

if TYPE_CHECKING:
    from canfield.table.geometry import Point

_COLUMNS: Final = (
    (
        (
            Command.NEW_GAME,
            Command.DEAL_NOW,
            Command.RESTART,
            Command.SUPERIOR,
            Command.CODE,
            Command.COPY_CODE,
            Command.NEXT_DEAL,
            Command.PREVIOUS_DEAL,
            Command.SHELF,
            Command.CALENDAR,
        ),
        (
            Command.UNDO,
            Command.REDO,
            Command.HINT,
            Command.COLLECT,
            Command.FINISH,
            Command.BOOKMARK,
            Command.TO_BOOKMARK,
            Command.LOOK_BACK,
        ),
    ),
    (
        (
            Command.SETTINGS,
            Command.STATISTICS,
            Command.HELP,
            Command.LESSON,
            Command.KEYS,
        ),
        (Command.REPLAY, Command.COPY_GAME, Command.PASTE_GAME),
        (Command.FIND, Command.SEEN, Command.READ_STATUS, Command.READ_PILE, Command.PAUSE),
        (
            Command.MUTE,
            Command.FULLSCREEN,
            Command.ZOOM_IN,
            Command.ZOOM_OUT,
            Command.ZOOM_RESET,
        ),
        (Command.QUIT,),
    ),
)
"""The commands in columns and groups: all but the draw, which is a click on the stock."""
_ON_OR_OFF: Final = frozenset({Command.SUPERIOR, Command.MUTE, Command.FULLSCREEN})


def table_menu(
    at: Point,
    *,
    checked: Collection[Command] = (),
    disabled: Collection[Command] = (),
    held: bool = False,
) -> Menu:
    """The menu at a point; `held` while the button that opened it is down.

    The keys of its entries are the values of the commands. `checked` are those that are on.
    """
    columns = tuple(
        tuple(
            None if command is None else _entry(command, checked, disabled)
            for command in _lined(groups)
        )
        for groups in _COLUMNS
    )
    return Menu(columns, at, held=held, opened_by_hand=held)


def _lined(groups: tuple[tuple[Command, ...], ...]) -> tuple[Command | None, ...]:
    """The commands of the groups, with None where a line goes between two groups."""
    return tuple(command for group in groups for command in (None, *group))[1:]


def _entry(command: Command, checked: Collection[Command], disabled: Collection[Command]) -> Entry:
    return Entry(
        command.value,
        command_name(command),
        shortcut(command),
        checked=command in checked if command in _ON_OR_OFF else None,
        enabled=command not in disabled,
    )
