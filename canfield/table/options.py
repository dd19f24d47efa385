"""How the player wants the table."""

from __future__ import annotations

from typing import NamedTuple


class Scale(NamedTuple):
    """How large things are to be drawn, in per cent, 100 and more.

    `desktop` is how large the desktop wants words and buttons, `density` how many pixels of the
    drawing area there are to a hundred units of the window: above 100 on a sharp screen.
    """

    desktop: int = 100
    density: int = 100


class LayoutOptions(NamedTuple):
    """The choices that change where things are; the defaults suit most players.

    `mirrored` is for the left hand: stock, waste and reserve stand on the right. `zoom` is in
    per cent, 50 … 200: at 100 the cards are as large as fits well, below smaller, above larger
    where the window has room. `scale` is how large the desktop wants words and buttons, in per
    cent, 100 and more. `ribbon` and `bar` show the strips of those names. `fan` is how much of
    a covered card of the waste is seen, in per cent of its width, 24 … 40.
    """

    mirrored: bool = False
    fixed_suit_order: bool = False
    ribbon: bool = True
    zoom: int = 100
    scale: int = 100
    bar: bool = True
    fan: int = 36
