"""The faces with very large indices: rank and suit side by side, one plain picture."""

from __future__ import annotations

from art.figures import beads, both, dots, halved, line, solid
from art.inks import BRASS, CLOTH_RED, LINE, STOCK, SUIT_INKS
from art.path import Path, path
from art.pips import pip, rank_glyph, with_turned
from art.svg import CARD_HEIGHT, CARD_WIDTH, card, filled, group, outlined

RANK_TOP = 10.0
RANK_HEIGHT = 71.0
RANK_LEFT = 8.0
RANK_WIDTH = 44.0
"""No rank is wider, so that it stays inside the strip a sideways fan leaves visible."""
SMALL_PIP = 119.0
"""The middle of the suit below the rank: no strip of a fan going down cuts through it."""


def large_face(rank: str, suit: str) -> str:
    """The SVG text of one face."""
    ink = SUIT_INKS[suit]
    ranks = outlined(with_turned(_rank(rank)), ink, ink, 2.6)
    return card(ranks, filled(with_turned(_marks(suit)), ink), _picture(rank, suit))


def _marks(suit: str) -> Path:
    beside = pip(suit, CARD_WIDTH - 48, RANK_TOP + RANK_HEIGHT / 2, RANK_HEIGHT)
    below = pip(suit, RANK_LEFT + RANK_WIDTH / 2, SMALL_PIP, 40)
    return beside + below


def _rank(rank: str) -> Path:
    glyph = rank_glyph(rank, 0, RANK_TOP, RANK_HEIGHT)
    left, _, right, bottom = glyph.box()
    narrow = min(1.0, RANK_WIDTH / (right - left))
    low = (RANK_TOP + RANK_HEIGHT) / max(bottom, RANK_TOP + RANK_HEIGHT)
    return glyph.scaled(narrow, low).at(RANK_LEFT + RANK_WIDTH / 2, 0)


def _picture(rank: str, suit: str) -> str:
    emblems = {"J": _cap, "Q": _coronet, "K": _crown}
    if rank in emblems:
        return group(f"translate({CARD_WIDTH // 2} {CARD_HEIGHT // 2})", *emblems[rank]())
    return filled(pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, 96), SUIT_INKS[suit])


def _crown() -> tuple[str, ...]:
    return (
        solid(halved("M0 -44 L14 -10 L32 -38 L37 -6 L60 -30 L49 40 L0 44"), BRASS),
        solid(halved("M0 18 L52.6 14 L50 34 L0 38"), CLOTH_RED),
        dots([(0, 28), *both((16, 27.6), (32, 26.4))], 4, STOCK),
        beads([(0, -46), *both((32, -40), (61, -32))], 6, CLOTH_RED),
    )


def _coronet() -> tuple[str, ...]:
    return (
        solid(
            halved("M0 -34 C6 -14 12 -8 20 -6 C28 -10 34 -20 38 -26 L60 -14 L50 36 L0 40"), BRASS
        ),
        solid(halved("M0 -6 C9 2 14 8 18 16 C10 22 4 24 0 24"), CLOTH_RED),
        line("M-51 26 C-20 34 20 34 51 26", LINE, 3),
        beads([(0, -40), *both((38, -30), (60, -18))], 7, STOCK),
    )


def _cap() -> tuple[str, ...]:
    crown = "M-46 22 C-60 -14 -34 -36 0 -36 C34 -36 60 -14 46 22 C16 10 -16 10 -46 22 Z"
    band = "M-46 12 C-16 0 16 0 46 12 L44 28 C14 16 -14 16 -44 28 Z"
    plume = (
        "M26 6 C30 -40 60 -56 80 -40 C90 -24 84 0 70 10 C72 -8 66 -20 56 -20 C46 -18 40 -4 38 8 Z"
    )
    return (
        solid(path(crown), CLOTH_RED),
        solid(path(band), LINE),
        solid(path(plume).at(-8, 0), STOCK),
        line("M22 2 C30 -26 50 -40 62 -30", LINE, 2),
        beads([(23, 12)], 6),
    )
