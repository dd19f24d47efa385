"""The name and the line of each command, and its keys as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.translation import _
from canfield.ui.commands import Command, keys_of

if TYPE_CHECKING:
    from canfield.table.inputs import Key


def command_name(command: Command) -> str:
    """What the command is called on a button or in a menu."""
    return _words()[command][0]


def command_line(command: Command) -> str:
    """What the command does, in one line."""
    return _words()[command][1]


def tooltip(command: Command) -> str:
    """What the pointer shows over the command's button: `Take the last action back (Ctrl+Z)`."""
    return f"{command_line(command)} ({shortcut(command)})"


def shortcut(command: Command) -> str:
    """The first key of a command: `Ctrl+Z`."""
    return key_words(keys_of(command)[0])


def shortcuts(command: Command) -> str:
    """All keys of a command: `Ctrl+Z, Z, Backspace`."""
    return ", ".join(dict.fromkeys(map(key_words, keys_of(command))))


def key_words(key: Key) -> str:
    """A key as it is printed on the keyboard: `Ctrl+Shift+Z`, `Space`, `?`."""
    held = [
        word
        for word, down in ((_("Ctrl"), key.ctrl), (_("Alt"), key.alt), (_("Shift"), key.shift))
        if down and not (word == _("Shift") and not key.name.isalnum())
    ]
    return "+".join([*held, _KEY_NAMES.get(key.name, key.name.capitalize())])


_KEY_NAMES = {
    "return": _("Enter"),
    "escape": _("Esc"),
    "space": _("Space"),
    "backspace": _("Backspace"),
    "home": _("Home"),
    "end": _("End"),
    "left": _("Left"),
    "right": _("Right"),
    "page up": _("Page up"),
    "page down": _("Page down"),
    "menu": _("Menu key"),
    "-": "−",
    "=": "+",
}


def _words() -> dict[Command, tuple[str, str]]:
    return _deal_words() | _play_words() | _replay_words() | _window_words()


def _deal_words() -> dict[Command, tuple[str, str]]:
    return {
        Command.NEW_GAME: (_("New game"), _("Choose the rules and deal")),
        Command.DEAL_NOW: (_("Deal again"), _("Deal new cards by the same rules")),
        Command.RESTART: (_("Restart"), _("Play this deal from its start")),
        Command.CODE: (_("Game code"), _("See this deal’s code or enter another")),
        Command.COPY_CODE: (_("Copy code"), _("Copy this deal’s code")),
        Command.NEXT_DEAL: (_("Next deal"), _("Play the deal that follows this one")),
        Command.PREVIOUS_DEAL: (_("Previous deal"), _("Play the deal before this one")),
        Command.SHELF: (_("Recent deals"), _("Go back to a deal that was left")),
        Command.CALENDAR: (_("Calendar"), _("The deal of each day, and which ones were won")),
        Command.SUPERIOR: (_("Superior rules"), _("Superior rules for the next deal, on or off")),
    }


def _play_words() -> dict[Command, tuple[str, str]]:
    return {
        Command.DRAW: (_("Draw"), _("Draw from the stock, or turn the waste over")),
        Command.UNDO: (_("Undo"), _("Take the last action back")),
        Command.REDO: (_("Redo"), _("Do what was undone again")),
        Command.HINT: (_("Hint"), _("Show a useful move; once more for another")),
        Command.COLLECT: (_("Collect"), _("Send every card home that fits now")),
        Command.FINISH: (_("Finish"), _("Play all the rest home; any key stops it")),
        Command.FIND: (_("Find a card"), _("Mark a rank or a suit among the open cards")),
        Command.SEEN: (_("Seen cards"), _("What the stock has shown, and what comes next")),
        Command.BOOKMARK: (_("Bookmark"), _("Remember this position")),
        Command.TO_BOOKMARK: (_("To the bookmark"), _("Go back to the remembered position")),
        Command.LOOK_BACK: (_("Look back"), _("Find the move that lost, practise from before it")),
        Command.PAUSE: (_("Pause"), _("Stop the clock and cover the table")),
        Command.READ_STATUS: (_("Say how it stands"), _("Put the state of play in words")),
        Command.READ_PILE: (_("Say the pile"), _("Put the pile under the focus in words")),
    }


def _replay_words() -> dict[Command, tuple[str, str]]:
    return {
        Command.REPLAY: (_("Replay"), _("Watch this game from its deal")),
        Command.COPY_GAME: (_("Copy game"), _("Copy the whole game as one line of text")),
        Command.PASTE_GAME: (_("Paste game"), _("Watch a game, or play a deal, that was copied")),
        Command.TO_START: (_("To the deal"), _("Back to the deal")),
        Command.STEP_BACK: (_("Step back"), _("One move back")),
        Command.RUN: (_("Run"), _("Run by itself, or stop")),
        Command.HOLD: (_("Hold"), _("Stop here")),
        Command.STEP_ON: (_("Step on"), _("One move on")),
        Command.TO_END: (_("To the end"), _("On to the last move")),
        Command.LEAVE: (_("Back to my game"), _("Leave the replay or the lesson")),
    }


def _window_words() -> dict[Command, tuple[str, str]]:
    return {
        Command.MENU: (_("Menu"), _("Everything else")),
        Command.STATISTICS: (_("Statistics"), _("Games played and won, best results")),
        Command.SETTINGS: (_("Settings"), _("How the game plays, looks and sounds")),
        Command.HELP: (_("Help"), _("Rules, tips, keys and questions")),
        Command.KEYS: (_("Keys"), _("All keys on one sheet")),
        Command.LESSON: (_("Lesson"), _("Learn the game in two minutes")),
        Command.FULLSCREEN: (_("Full screen"), _("Fill the screen, or stand in a window")),
        Command.ZOOM_IN: (_("Larger"), _("Larger cards")),
        Command.ZOOM_OUT: (_("Smaller"), _("Smaller cards")),
        Command.ZOOM_RESET: (_("Usual size"), _("Cards as large as the window allows")),
        Command.MUTE: (_("Sound"), _("Sound on or off")),
        Command.QUIT: (_("Quit"), _("Close the window; the game is kept as it is")),
    }
