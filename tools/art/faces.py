"""The fifty-two faces."""

from __future__ import annotations

from art.courts import FIGURES, court
from art.inks import BRASS, SUIT_INKS
from art.path import box
from art.pips import index, pip, pips, rank_glyph, with_turned
from art.svg import CARD_HEIGHT, CARD_WIDTH, card, drawn, filled

RANKS = "A23456789TJQK"
SUITS = "shdc"


def face(rank: str, suit: str) -> str:
    """The SVG text of one face."""
    ink = SUIT_INKS[suit]
    corner = filled(with_turned(index(rank, suit)), ink)
    if rank == "A":
        return card(corner, filled(pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, 100), ink))
    if rank + suit in FIGURES:
        return card(corner, court(rank, suit, ink))
    if rank in "JQK":
        return card(
            corner,
            drawn(box(56, 26, 194, 324), BRASS, 2),
            filled(with_turned(rank_glyph(rank, 125, 60, 90)), ink),
        )
    return card(corner, filled(pips(rank, suit), ink))
