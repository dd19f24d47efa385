"""What the dialogs say, those with few words; settings and help have files of their own."""

from __future__ import annotations

from typing import Final

from canfield.engine import Variant
from canfield.translation import _

BUTTONS: Final = {
    "deal": _("Deal"),
    "cancel": _("Cancel"),
    "calendar": _("Calendar"),
    "close": _("Close"),
    "yes": _("Yes"),
    "no": _("No"),
    "ok": _("OK"),
    "new_deal": _("New deal"),
    "same_deal": _("Same deal again"),
    "replay": _("Replay"),
    "copy_code": _("Copy code"),
    "play_code": _("Play this code"),
    "play_example": _("Play the example"),
    "lesson": _("Show me how"),
    "reset": _("Reset"),
    "mark": _("Mark"),
    "play_leader": _("Play this deal"),
    "take_up": _("Go back to it"),
    "play_again": _("Play from the start"),
    "copy_game": _("Copy game"),
    "replay_game": _("Replay this game"),
}

RESET: Final = {
    "question": _("Throw all results away?"),
    "line": _(
        "Games played and won, the best of them, and the ticks of the calendar. "
        "This cannot be undone."
    ),
    "yes": _("Throw away"),
    "no": _("Keep"),
}

NEW_GAME: Final = {
    "title": _("New game"),
    "draw_3": _("3 cards · Hard"),
    "draw_3_line": _("The stock turns three; only the last one plays"),
    "draw_1": _("1 card · Easy"),
    "draw_1_line": _("Every card plays as it is turned"),
    "no_draw": _("Not by these rules"),
    "any": _("Any deal"),
    "winnable": _("Winnable deal"),
    "today": _("Today’s deal"),
    "code": _("A code"),
    "any_line": _("Shuffled freely; many more can be won than are."),
    "winnable_line": _("Proved to have a way home."),
    "today_line": _("The same cards for everyone today, and winnable."),
    "code_line": _("The code decides rules, draw and cards."),
    "placeholder": _("Or a game code, such as CF1-D3-AAAAACL"),
}

VARIANT_LINES: Final = {
    Variant.CANFIELD: _("Alternate colours; the reserve fills every space at once."),
    Variant.SUPERIOR: _("The reserve lies open, and you choose what fills a space."),
    Variant.STRICT: _("By the book: whole columns move, and what is home stays home."),
    Variant.RAINBOW: _("Columns take any suit. One pass through the stock."),
    Variant.STOREHOUSE: _("The four twos start; columns go down in suit. Three passes."),
}

CODE: Final = {
    "title": _("Game code"),
    "this": _("This deal"),
    "line": _("The code gives the same cards on every machine."),
    "other": _("Another deal, or a whole game to watch"),
}

FIND: Final = {
    "line": _("All open cards of this rank and suit are marked."),
    "any": _("Any"),
}

WIN: Final = {
    "title": _("All cards home"),
    "moves": _("Moves"),
    "time": _("Time"),
    "score": _("Score"),
    "cards": _("Cards"),
    "undos": _("Undos"),
    "hints": _("Hints"),
    "best": _("New best"),
    "player": _("Your name for the list of the best"),
}
