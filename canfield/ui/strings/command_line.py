"""What the program says on the command line."""

from __future__ import annotations

from canfield.translation import _


def options() -> dict[str, str]:
    """What the options do, each in half a sentence, and `about`, what the program is."""
    return {
        "about": _("Canfield, the patience with a reserve of thirteen."),
        "code": _("play the deal of this code, such as CF1-D3-AAAAACL"),
        "draw": _("start a new game that draws so many cards"),
        "size": _("the size of the window, such as 1280x800"),
        "home": _("keep every file in this folder"),
        "no_animation": _("cards go where they belong at once"),
        "mute": _("no sound"),
        "install": _("add the game to the applications menu"),
        "remove": _("take it out of the applications menu"),
        "check": _("see whether all is there, without a window"),
        "solve": _("say whether this deal can be won, and how"),
        "export": _("write settings, results and the game into one file"),
        "import": _("take them over from such a file"),
    }


def sentences() -> dict[str, str]:
    """What came of an option, and of a fault."""
    return {
        "no_size": _("“{text}” is no size; it looks like 1280x800"),
        "no_display": _("Canfield needs a display to open its window: {reason}."),
        "exported": _("Settings, results and the game are in {file}."),
        "imported": _("Taken over from {file}. What was there before is kept in {kept}."),
        "no_launcher": _("There is no launcher to remove."),
        "written": _("written:"),
        "removed": _("removed:"),
        "unwritten": _("The launcher could not be written: {reason}."),
        "unremoved": _("The launcher could not be removed: {reason}."),
        "won": _("{code}: won ({nodes} positions, {seconds} s)"),
        "lost": _("{code}: lost ({nodes} positions, {seconds} s)"),
        "unknown": _("{code}: not known ({nodes} positions, {seconds} s)"),
        "stopped": _("Canfield has stopped because of a fault of its own."),
        "kept": _("Your game is saved."),
        "kept_nothing": _("This window kept no game."),
        "noted": _("What happened is written in {note}."),
        "close": _("Close"),
    }


def of_argparse() -> tuple[str, ...]:
    """What Python's own `argparse` says: it looks for these in our catalogues."""
    return (
        _("usage: "),
        _("options"),
        _("show this help message and exit"),
        _("show program's version number and exit"),
        _("argument %(argument_name)s: %(message)s"),
        _("expected one argument"),
        _("unrecognized arguments: %s"),
        _("invalid choice: %(value)r (choose from %(choices)s)"),
        _("invalid %(type)s value: %(value)r"),
        _("ambiguous option: %(option)s could match %(matches)s"),
        _("ignored explicit argument %r"),
    )
