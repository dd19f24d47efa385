"""What players are told about their files: every sentence of this package."""

from __future__ import annotations

from typing import Final

from canfield.translation import _


def _later(text: str) -> str:
    """A sentence that is translated when it is said: the language is not known yet."""
    return text


_SENTENCES: Final = {
    "running": _later("Canfield is running already; this window plays without saving."),
    "running_import": _later("Canfield is running; close its window first."),
    "unlocked": _later("Nothing will be saved: {reason}."),
    "unsaved": _later("{file} could not be saved: {reason}."),
    "left": _later("{file} cannot be read ({reason}) and is left as it is."),
    "set_aside": _later("{file} cannot be read ({reason}) and is kept as {kept}."),
    "before_used": _later("The version before it is used."),
    "kept": _later("The file is kept as {kept}."),
    "set_back": _later("Some values could not be read and are set back: {names}."),
    "too_large": _later("it is too large"),
    "damaged": _later("it is damaged"),
    "foreign": _later("it is no file of this game"),
    "not_there": _later("there is no such file"),
    "present_unread": _later("the present file cannot be read and is left as it is"),
    "no_folder": _later("{folder} is not a folder"),
    "no_game": _later("It is no game."),
    "before_broken": _later("The game before the saved one is not whole."),
    "game_unread": _later("The saved game cannot be read."),
    "moves": _later("The moves of the saved game cannot be read."),
    "action": _later("Action {number} of the saved game cannot be played; the rest is left out."),
    "cursor": _later("The saved game does not say where in its history it stands."),
    "position": _later("The saved game leads to another position than it did when it was saved."),
    "game_time": _later("The saved game has lost its time or its name."),
    "game_stakes": _later("The saved game has lost what it counts for."),
    "nothing_yet": _later("There is nothing to write yet."),
    "unread": _later("{file} cannot be read: {reason}."),
    "untaken": _later("{file} is not taken over: {reason}."),
    "no_export": _later("it is no export of this game"),
    "other_form": _later("it is of form {form}, and this version of the game knows {known}"),
    "no_sense": _later("these values make no sense: {names}"),
}


def say(name: str, **values: object) -> str:
    """The sentence of this name, in the player's language."""
    return _(_SENTENCES[name]).format(**values)
