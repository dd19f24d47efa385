"""The name, the key and the tooltip of each command, for bar, menus and the sheet of keys."""

from __future__ import annotations

from typing import NamedTuple

from canfield.ui.strings.translation import _


class Command(NamedTuple):
    """How a command is called, which key gives it, and what it does in one line."""

    name: str
    keys: str
    line: str

    @property
    def tooltip(self) -> str:
        """What the pointer shows over its button."""
        return f"{self.line} ({self.keys})" if self.keys else self.line


def commands() -> dict[str, Command]:
    """Every command by its identifier."""
    return _deal_commands() | _play_commands() | _window_commands()


def _deal_commands() -> dict[str, Command]:
    return {
        "new_game": Command(_("New game"), "N", _("Choose a variant and deal")),
        "deal_now": Command(_("Deal again"), "Ctrl+N", _("Deal new cards at once")),
        "restart": Command(_("Restart"), "Ctrl+R", _("Play the same deal from the start")),
        "enter_code": Command(_("Enter a code"), "Ctrl+G", _("Play the deal of a game code")),
        "copy_code": Command(_("Copy code"), "Ctrl+C", _("Copy this deal’s game code")),
        "next_deal": Command(_("Next deal"), "Ctrl+PgDn", _("Play the deal after this one")),
        "previous_deal": Command(
            _("Previous deal"), "Ctrl+PgUp", _("Play the deal before this one")
        ),
        "superior": Command(_("Superior rules"), "F2", _("Superior rules for the next deal")),
    }


def _play_commands() -> dict[str, Command]:
    return {
        "draw": Command(_("Draw"), "Space", _("Turn cards, or turn the waste over")),
        "undo": Command(_("Undo"), "Ctrl+Z", _("Take the last action back")),
        "redo": Command(_("Redo"), "Ctrl+Y", _("Do it again")),
        "hint": Command(_("Hint"), "H", _("Show a useful move; again for the next one")),
        "collect": Command(_("Collect"), "A", _("Send every card home that fits now")),
        "finish": Command(_("Finish"), "Ctrl+Enter", _("Play the rest home; any key stops it")),
        "find": Command(_("Find a card"), "F3", _("Mark a rank or a suit on the table")),
        "bookmark": Command(_("Bookmark"), "B", _("Remember this position")),
        "return": Command(_("Back to bookmark"), "Shift+B", _("Go back to the bookmark")),
        "pause": Command(_("Pause"), "P", _("Stop the clock and cover the table")),
        "read_status": Command(_("Read the status"), "Q", _("Put the state of play in words")),
        "read_pile": Command(_("Read the pile"), "V", _("Put the focused pile in words")),
    }


def _window_commands() -> dict[str, Command]:
    return {
        "menu": Command(_("Menu"), "F10", _("Everything else")),
        "statistics": Command(_("Statistics"), "Ctrl+T", _("Games played and won, best results")),
        "settings": Command(_("Settings"), "Ctrl+,", _("How the game plays, looks and sounds")),
        "help": Command(_("Help"), "F1", _("Rules, tips, keys and questions")),
        "keys": Command(_("Keys"), "?", _("All keys on one sheet")),
        "fullscreen": Command(_("Full screen"), "F11", _("Fill the screen, or stand in a window")),
        "zoom_in": Command(_("Larger"), "Ctrl++", _("Larger cards and words")),
        "zoom_out": Command(_("Smaller"), "Ctrl+−", _("Smaller cards and words")),
        "zoom_reset": Command(_("Usual size"), "Ctrl+0", _("Cards and words as wide as they fit")),
        "mute": Command(_("Sound"), "M", _("Sound on or off")),
        "quit": Command(_("Quit"), "Ctrl+Q", _("Close the window; the game stays as it is")),
    }
