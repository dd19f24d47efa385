"""Indices and the classical arrangement of the pips."""

from __future__ import annotations

from art.glyphs import GLYPHS
from art.path import Path, joined
from art.suits import SHAPES
from art.svg import CARD_HEIGHT, CARD_WIDTH

INDEX_CENTRE = 29.0
INDEX_TOP = 7.5
RANK_HEIGHT = 45.0
SUIT_TOP = 55.5
SUIT_SIZE = 28.0
PIP_SIZE = 47.0

_LEFT, _MIDDLE, _RIGHT = 82.0, CARD_WIDTH / 2, CARD_WIDTH - 82.0
_TOP, _CENTRE = 60.0, CARD_HEIGHT / 2
_FOURTH = _TOP + (CARD_HEIGHT - 2 * _TOP) / 3
_BELOW_THIN_STRIP = 0.24 * CARD_HEIGHT + PIP_SIZE / 2
_BELOW_STRIP = 0.28 * CARD_HEIGHT + PIP_SIZE / 2
"""Middle pips a little lower than half-way: no tip of one shows in the strip of a covered card."""

_UPPER: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, _TOP),),
    "3": ((_MIDDLE, _TOP),),
    "4": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "5": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "6": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "7": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "8": ((_LEFT, _TOP), (_RIGHT, _TOP), (_MIDDLE, _BELOW_STRIP)),
    "9": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _FOURTH), (_RIGHT, _FOURTH)),
    "T": (
        (_LEFT, _TOP),
        (_RIGHT, _TOP),
        (_LEFT, _FOURTH),
        (_RIGHT, _FOURTH),
        (_MIDDLE, _BELOW_THIN_STRIP),
    ),
}
_UPRIGHT_ONLY: dict[str, tuple[tuple[float, float], ...]] = {
    "3": ((_MIDDLE, _CENTRE),),
    "5": ((_MIDDLE, _CENTRE),),
    "6": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "7": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MIDDLE, _BELOW_STRIP)),
    "8": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "9": ((_MIDDLE, _CENTRE),),
}


def pip(suit: str, x: float, y: float, size: float) -> Path:
    """One suit shape of a given height around a point."""
    return SHAPES[suit].scaled(size / 100).at(x, y)


def rank_glyph(rank: str, x: float, top: float, height: float) -> Path:
    """The rank's glyph, centred on ``x``."""
    glyph = GLYPHS[rank].scaled(height / 100)
    left, _, right, _ = glyph.box()
    return glyph.at(x - (left + right) / 2, top)


def index(rank: str, suit: str) -> Path:
    """Rank over suit in the top left corner."""
    mark = pip(suit, INDEX_CENTRE, SUIT_TOP + SUIT_SIZE / 2, SUIT_SIZE)
    return rank_glyph(rank, INDEX_CENTRE, INDEX_TOP, RANK_HEIGHT) + mark


def with_turned(half: Path) -> Path:
    """The upper half and the same turned upside down."""
    return half + half.turned(180, (CARD_WIDTH / 2, CARD_HEIGHT / 2))


def pips(rank: str, suit: str) -> Path:
    """All pips of a card from two to ten."""
    upper = joined(pip(suit, x, y, PIP_SIZE) for x, y in _UPPER[rank])
    upright = joined(pip(suit, x, y, PIP_SIZE) for x, y in _UPRIGHT_ONLY.get(rank, ()))
    return with_turned(upper) + upright
