"""What the Settings window says: a label, and where it helps a line, for each setting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canfield.translation import _

TITLE: Final = _("Settings")
PAGES: Final = (_("Game"), _("Play"), _("Look"), _("Table & sound"))

_LATER: Final = _("From the next deal on.")

LABELS: Final = {
    "scoring": _("Score"),
    "carry_vegas": _("Keep the Vegas total when the game is closed"),
    "take_back": _("Cards may come back from the foundations"),
    "undo_limit": _("Undo goes back"),
    "undo_counts": _("Undo counts as a move"),
    "language": _("Language"),
    "click": _("A click on a card"),
    "double_click_finds_column": _("A double click also finds a column"),
    "columns_first": _("A column comes before a foundation"),
    "right_click": _("A right click on a card"),
    "finish_by_itself": _("Finish by itself"),
    "hints": _("A hint shows"),
    "hints_see_hidden": _("Hints may look at hidden cards"),
    "winnable_mark": _("Say when no winning line is left"),
    "cloth": _("Cloth"),
    "deck": _("Faces"),
    "four_colours": _("Four colours"),
    "back": _("Backs"),
    "zoom": _("Size of the cards"),
    "scale": _("Size of words and buttons"),
    "ribbon": _("Ribbon of ranks"),
    "show_clock": _("Clock"),
    "fixed_suit_order": _("Foundations in a fixed order of suits"),
    "mirrored": _("Left-handed table"),
    "animation": _("Cards move"),
    "reduced_motion": _("Reduced motion"),
    "sound": _("Sound"),
}

LINES: Final = {
    "scoring": _LATER,
    "carry_vegas": _("Otherwise each run of the program begins at nothing."),
    "take_back": _LATER,
    "undo_counts": _("Otherwise undos are only counted apart."),
    "language": _("From the next start on."),
    "double_click_finds_column": _("Home first, then the longest column, then a space."),
    "columns_first": _("A drag still goes where you let go."),
    "finish_by_itself": _("As soon as the rest is certain; otherwise a button appears."),
    "hints_see_hidden": _("They find more, but they know what you cannot."),
    "winnable_mark": _("Only where it is proved."),
    "four_colours": _("Diamonds orange, clubs blue-green."),
    "ribbon": _("Shows where each suit stands, and where king meets ace."),
    "fixed_suit_order": _("Otherwise the base card’s suit comes first."),
    "reduced_motion": _("Cards change place without flying."),
}

OPTIONS: Final[Mapping[str, Mapping[object, str]]] = {
    "scoring": {
        "standard": _("Standard"),
        "cards": _("Cards"),
        "vegas": _("Vegas"),
        "none": _("None"),
    },
    "undo_limit": {100: _("100 actions"), None: _("Without limit")},
    "click": {"picks up": _("Picks up"), "sends": _("Sends it"), "nothing": _("Nothing")},
    "right_click": {"menu": _("Menu"), "sends": _("Sends it")},
    "hints": {"move": _("The move"), "nudge": _("Where to look"), "off": _("Nothing")},
    "cloth": {
        "green": _("Green"),
        "midnight blue": _("Midnight blue"),
        "burgundy": _("Burgundy"),
        "slate": _("Slate"),
        "sand": _("Sand"),
        "black": _("Black"),
    },
    "deck": {"standard": _("Classic"), "large": _("Large")},
    "back": {"lattice": _("Lattice"), "rosette": _("Rosette"), "stripes": _("Stripes")},
    "animation": {
        "off": _("At once"),
        "fast": _("Fast"),
        "normal": _("Normal"),
        "slow": _("Slow"),
    },
}

AS_THE_DESKTOP: Final = _("As the desktop")
LANGUAGES: Final = (
    ("system", _("As the system")),
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("es", "Español"),
)
RESET_VEGAS: Final = _("Reset the Vegas total")
LAUNCHER: Final = _("Add to the applications menu")
