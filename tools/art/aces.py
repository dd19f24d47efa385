"""The four aces, the one of spades ornate as custom wants it."""

from __future__ import annotations

import math

from art.figures import dots, lozenge, sown
from art.inks import BRASS, STOCK, SUIT_INKS
from art.path import ellipse, joined, path, ring
from art.pips import pip
from art.suits import SPADE
from art.svg import CARD_HEIGHT, CARD_WIDTH, drawn, filled, group

_BODY = path(
    "M0 -51 C9 -31 46 -10 46 17 C46 31 36 39 25 39 C15 39 7 34 0 23"
    " C-7 34 -15 39 -25 39 C-36 39 -46 31 -46 17 C-46 -10 -9 -31 0 -51 Z"
)
_PETAL = path("M0 -27 C-4.6 -31 -3.8 -35 0 -39.5 C3.8 -35 4.6 -31 0 -27 Z")
_SCROLL = path(
    "M9 103 C24 103 30 94 44 94 C58 94 61 109 51 111 C44 112 42 103 48 102"
    " M16 108 C24 118 40 122 56 120"
)
_MIDDLE = -5.0
"""Where the medallion lies below the middle of the spade."""
_ORNATE = 0.86
"""So large the spade's point stays below the strip that shows of a covered card."""


def ace(suit: str) -> str:
    """The picture of an ace without its indices."""
    if suit == "s":
        return _ace_of_spades()
    return filled(pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, 112), SUIT_INKS[suit])


def _ace_of_spades() -> str:
    ink = SUIT_INKS["s"]
    return group(
        f"translate({CARD_WIDTH // 2} {CARD_HEIGHT // 2}) scale({_ORNATE})",
        filled(SPADE.scaled(1.74), ink),
        drawn(_BODY.scaled(1.57).at(0, 0.8), BRASS, 1.8),
        _medallion(ink),
        filled(sown(lozenge(0, 0, 3, 4.4), [(0, -53)]), BRASS),
        dots([(0, -60.5), (0, -65.5)], 1.4, BRASS),
        drawn(_SCROLL.with_mirror(), BRASS, 2.2),
        filled(lozenge(0, 103, 5, 5), ink),
    )


def _medallion(ink: str) -> str:
    petals = joined(_PETAL.turned(turn * 22.5) for turn in range(16)).at(0, _MIDDLE)
    gaps = [math.radians(turn * 22.5 + 11.25) for turn in range(16)]
    studs = [(37 * math.cos(angle), _MIDDLE + 37 * math.sin(angle)) for angle in gaps]
    disc = ring(ellipse(0, _MIDDLE, 23), pip("s", 0, _MIDDLE, 27))
    return (
        filled(petals, BRASS)
        + dots(studs, 1.5, BRASS)
        + filled(disc, STOCK)
        + drawn(ellipse(0, _MIDDLE, 19.4), ink, 1)
    )
