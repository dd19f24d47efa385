"""The fifty-two faces."""

from __future__ import annotations

from art.aces import ace
from art.courts import court
from art.inks import SUIT_INKS
from art.pips import index, pips, with_turned
from art.svg import card, filled

RANKS = "A23456789TJQK"
SUITS = "shdc"


def face(rank: str, suit: str) -> str:
    """The SVG text of one face."""
    return card(filled(with_turned(index(rank, suit)), SUIT_INKS[suit]), _picture(rank, suit))


def _picture(rank: str, suit: str) -> str:
    if rank == "A":
        return ace(suit)
    if rank in "JQK":
        return court(rank, suit)
    return filled(pips(rank, suit), SUIT_INKS[suit])
