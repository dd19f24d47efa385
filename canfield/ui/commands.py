"""Everything a player can tell the program beside moving cards, with its keys."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from canfield.table.inputs import Key


class Command(StrEnum):
    """A command; buttons, menu and keys all mean one of these."""

    NEW_GAME = "new game"
    DEAL_NOW = "deal now"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    FINISH = "finish"
    MENU = "menu"
    DRAW = "draw"
    COLLECT = "collect"
    CODE = "code"
    COPY_CODE = "copy code"
    NEXT_DEAL = "next deal"
    PREVIOUS_DEAL = "previous deal"
    SHELF = "shelf"
    CALENDAR = "calendar"
    COPY_GAME = "copy game"
    PASTE_GAME = "paste game"
    REPLAY = "replay"
    SUPERIOR = "superior"
    FIND = "find"
    SEEN = "seen"
    BOOKMARK = "bookmark"
    TO_BOOKMARK = "to bookmark"
    LOOK_BACK = "look back"
    PAUSE = "pause"
    STATISTICS = "statistics"
    SETTINGS = "settings"
    HELP = "help"
    KEYS = "keys"
    LESSON = "lesson"
    FULLSCREEN = "fullscreen"
    ZOOM_IN = "zoom in"
    ZOOM_OUT = "zoom out"
    ZOOM_RESET = "zoom reset"
    MUTE = "mute"
    READ_STATUS = "read status"
    READ_PILE = "read pile"
    QUIT = "quit"
    TO_START = "to start"
    STEP_BACK = "step back"
    RUN = "run"
    HOLD = "hold"
    STEP_ON = "step on"
    TO_END = "to end"
    LEAVE = "leave"


BAR: Final = (
    Command.NEW_GAME,
    Command.RESTART,
    Command.UNDO,
    Command.REDO,
    Command.HINT,
    Command.FINISH,
    Command.MENU,
)
"""The buttons of the bar, from left to right."""

_REPLAY_BAR: Final = (
    Command.TO_START,
    Command.STEP_BACK,
    Command.RUN,
    Command.STEP_ON,
    Command.TO_END,
    Command.COPY_GAME,
    Command.LEAVE,
)


LESSON_BAR: Final = (Command.RESTART, Command.UNDO, Command.REDO, Command.LEAVE)
"""The buttons of the bar during the lesson, from left to right."""


def replay_bar(*, running: bool) -> tuple[Command, ...]:
    """The buttons of the bar while a game is shown, from left to right."""
    swap = {Command.RUN: Command.HOLD} if running else {}
    return tuple(swap.get(command, command) for command in _REPLAY_BAR)


KEYS: Final[dict[Command, tuple[Key, ...]]] = {
    Command.NEW_GAME: (Key("n"),),
    Command.DEAL_NOW: (Key("n", ctrl=True),),
    Command.RESTART: (Key("r", ctrl=True),),
    Command.UNDO: (Key("z", ctrl=True), Key("z"), Key("backspace")),
    Command.REDO: (Key("y", ctrl=True), Key("z", ctrl=True, shift=True), Key("y")),
    Command.HINT: (Key("h"),),
    Command.FINISH: (Key("return", ctrl=True),),
    Command.MENU: (Key("f10"), Key("menu")),
    Command.DRAW: (Key("space"), Key("d")),
    Command.COLLECT: (Key("a"),),
    Command.CODE: (Key("g", ctrl=True),),
    Command.COPY_CODE: (Key("c", ctrl=True),),
    Command.NEXT_DEAL: (Key("page down", ctrl=True),),
    Command.PREVIOUS_DEAL: (Key("page up", ctrl=True),),
    Command.SHELF: (Key("l", ctrl=True),),
    Command.CALENDAR: (Key("c"),),
    Command.COPY_GAME: (Key("c", ctrl=True, shift=True),),
    Command.PASTE_GAME: (Key("v", ctrl=True),),
    Command.REPLAY: (Key("f5"),),
    Command.SUPERIOR: (Key("f2"),),
    Command.FIND: (Key("f3"),),
    Command.SEEN: (Key("s"),),
    Command.BOOKMARK: (Key("b"),),
    Command.TO_BOOKMARK: (Key("b", shift=True),),
    Command.LOOK_BACK: (Key("l"),),
    Command.PAUSE: (Key("p"),),
    Command.STATISTICS: (Key("t", ctrl=True),),
    Command.SETTINGS: (Key(",", ctrl=True),),
    Command.HELP: (Key("f1"),),
    Command.LESSON: (Key("f1", shift=True),),
    Command.KEYS: (Key("?", shift=True), Key("?")),
    Command.FULLSCREEN: (Key("f11"), Key("return", alt=True)),
    Command.ZOOM_IN: (Key("+", ctrl=True), Key("=", ctrl=True), Key("+", ctrl=True, shift=True)),
    Command.ZOOM_OUT: (Key("-", ctrl=True),),
    Command.ZOOM_RESET: (Key("0", ctrl=True),),
    Command.MUTE: (Key("m"),),
    Command.READ_STATUS: (Key("q"),),
    Command.READ_PILE: (Key("v"),),
    Command.QUIT: (Key("q", ctrl=True),),
}

REPLAY_KEYS: Final[dict[Command, tuple[Key, ...]]] = {
    Command.TO_START: (Key("home"),),
    Command.STEP_BACK: (Key("left"), *KEYS[Command.UNDO]),
    Command.RUN: (Key("space"), Key("return"), Key("p"), *KEYS[Command.REPLAY]),
    Command.HOLD: (Key("space"),),
    Command.STEP_ON: (Key("right"), *KEYS[Command.REDO]),
    Command.TO_END: (Key("end"),),
    Command.LEAVE: (Key("escape"),),
}
"""The keys while a game is shown; one key runs and holds it."""

_REPLAY_COMMANDS: Final = {
    key: command
    for command, keys in REPLAY_KEYS.items()
    if command is not Command.HOLD
    for key in keys
}
_COMMANDS: Final = {key: command for command, keys in KEYS.items() for key in keys}
_GRADUAL: Final = {Command.UNDO, Command.REDO, Command.ZOOM_IN, Command.ZOOM_OUT}
_WALKING: Final = {"left", "right", "up", "down", "tab", "page up", "page down"}
_ADJUSTING: Final = {"+", "-", "backspace", "delete"}


def keys_of(command: Command) -> tuple[Key, ...]:
    """The keys of a command, the first one first."""
    return KEYS.get(command) or REPLAY_KEYS[command]


def replay_command_of(key: Key) -> Command | None:
    """What a key means while a game is shown."""
    return _REPLAY_COMMANDS.get(key)


def command_of(key: Key) -> Command | None:
    """The command of a key, None where the key means none."""
    return _COMMANDS.get(key)


def repeats(key: Key) -> bool:
    """True where a key that is held goes on doing what it does: walking, deleting, undoing.

    What ends a game, opens a window or answers a question is done once for each press.
    """
    if command_of(key) in _GRADUAL:
        return True
    return key.name in _WALKING | _ADJUSTING and command_of(key) is None
