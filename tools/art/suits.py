"""The four suit shapes, in a box of about a hundred units around their optical centre."""

from __future__ import annotations

from art.path import Path, ellipse, path

SPADE = path(
    "M0 -51 C9 -31 46 -10 46 17 C46 31 36 39 25 39 C15 39 7 34 4 24"
    " C5 37 10 45 19 49 L19 51 L-19 51 L-19 49 C-10 45 -5 37 -4 24"
    " C-7 34 -15 39 -25 39 C-36 39 -46 31 -46 17 C-46 -10 -9 -31 0 -51 Z"
)
HEART = path(
    "M0 48 C-9 28 -48 7 -48 -21 C-48 -37 -37 -47 -24 -47 C-12 -47 -3 -39 0 -27"
    " C3 -39 12 -47 24 -47 C37 -47 48 -37 48 -21 C48 7 9 28 0 48 Z"
)
DIAMOND = path(
    "M0 -51 C10 -33 26 -14 43 0 C26 14 10 33 0 51 C-10 33 -26 14 -43 0 C-26 -14 -10 -33 0 -51 Z"
)
CLUB = (
    ellipse(0, -27, 22.5)
    + ellipse(-25, 9, 22.5)
    + ellipse(25, 9, 22.5)
    + path("M-9 -12 L9 -12 L14 6 L9 16 L4 14 L-4 14 L-9 16 L-14 6 Z")
    + path("M4 10 C5 37 10 45 19 49 L19 51 L-19 51 L-19 49 C-10 45 -5 37 -4 10 Z")
)

SHAPES: dict[str, Path] = {"s": SPADE, "h": HEART, "d": DIAMOND, "c": CLUB}
"""The shape of each suit letter."""

NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
"""The name of each suit letter."""
