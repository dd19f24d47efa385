"""The menu of the table: every command, in groups."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from canfield.ui.commands import Command
from canfield.ui.strings.commands import command_name, shortcut
from canfield.ui.widgets.menu import Entry, Menu

if TYPE_CHECKING:
    from canfield.table.geometry import Point

_GROUPS: Final = (
    (Command.NEW_GAME, Command.DEAL_NOW, Command.RESTART, Command.CODE, Command.COPY_CODE),
    (Command.UNDO, Command.REDO, Command.HINT, Command.COLLECT, Command.FINISH, Command.FIND),
    (Command.SUPERIOR, Command.MUTE, Command.FULLSCREEN, Command.PAUSE),
    (Command.SETTINGS, Command.STATISTICS, Command.HELP, Command.KEYS),
    (Command.QUIT,),
)
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
    entries: list[Entry | None] = []
    for group in _GROUPS:
        if entries:
            entries.append(None)
        entries += [_entry(command, checked, disabled) for command in group]
    return Menu(tuple(entries), at, held=held, opened_by_hand=held)


def _entry(command: Command, checked: Collection[Command], disabled: Collection[Command]) -> Entry:
    return Entry(
        command.value,
        command_name(command),
        shortcut(command),
        checked=command in checked if command in _ON_OR_OFF else None,
        enabled=command not in disabled,
    )
