"""Court cards: a frame, two pips and a double-headed figure."""

from __future__ import annotations

from collections.abc import Callable

from art.figures import waist_band
from art.inks import LINE, SUIT_INKS
from art.jacks import jack_of_clubs, jack_of_diamonds, jack_of_hearts, jack_of_spades
from art.kings import king_of_clubs, king_of_diamonds, king_of_hearts, king_of_spades
from art.path import box
from art.pips import pip
from art.queens import queen_of_clubs, queen_of_diamonds, queen_of_hearts, queen_of_spades
from art.svg import drawn, filled, group

FIGURES: dict[str, Callable[[], tuple[str, ...]]] = {
    "Js": jack_of_spades,
    "Jh": jack_of_hearts,
    "Jd": jack_of_diamonds,
    "Jc": jack_of_clubs,
    "Qs": queen_of_spades,
    "Qh": queen_of_hearts,
    "Qd": queen_of_diamonds,
    "Qc": queen_of_clubs,
    "Ks": king_of_spades,
    "Kh": king_of_hearts,
    "Kd": king_of_diamonds,
    "Kc": king_of_clubs,
}


def court(rank: str, suit: str) -> str:
    """The picture of a court card without its indices."""
    half = "".join((filled(pip(suit, -53, -132, 27), SUIT_INKS[suit]), *FIGURES[rank + suit]()))
    return group(
        "translate(125 175)",
        half,
        group("rotate(180)", half),
        waist_band(suit),
        drawn(box(-69, -151, 69, 151), LINE, 1.4),
    )
