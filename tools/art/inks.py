"""The colours of the drawings, as the exact literals that a loader may replace.

``BLACK`` and ``RED`` stand only for the ink of a card's suit, so a loader that wants
four colours replaces that one literal in the text of the file.  Everything else that
is dark or red in a court card uses ``LINE`` and ``CLOTH_RED``, which look the same and
never stand for a suit.
"""

STOCK = "#FBF8F0"
"""The card stock."""
EDGE = "#CBC2AD"
"""The line around the card stock."""
BLACK = "#1B1B1F"
"""The suit ink of spades and clubs."""
RED = "#B3202C"
"""The suit ink of hearts and diamonds."""
LINE = "#1C1B1E"
"""Outlines and dark cloth in court cards."""
CLOTH_RED = "#B2212B"
"""Red cloth in court cards."""
BRASS = "#C9A45C"
"""Crowns, lines and ornament."""
WHITE = "#FFFFFF"
"""Icons, which are tinted by multiplication."""

SUIT_INKS = {"s": BLACK, "h": RED, "d": RED, "c": BLACK}
"""The ink of each suit in the files."""

FOUR_COLOUR_INKS = {"s": BLACK, "h": RED, "d": "#C24A00", "c": "#083F50"}
"""The ink of each suit when a player asks for four colours."""
