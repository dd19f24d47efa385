"""The application icon: a king and an ace on green cloth, and the arrow that wraps between."""

from __future__ import annotations

from art.inks import BRASS, EDGE, LINE, RED, STOCK
from art.path import Path, arc, path
from art.pips import pip, rank_glyph
from art.svg import drawn, filled, group, picture

SIZE = 512
CLOTH = "#1F4D3A"
CLOTH_EDGE = "#163A2C"


def app_icon() -> str:
    """The icon for 48 pixels and more."""
    return picture(
        SIZE,
        SIZE,
        _cloth(),
        drawn(arc(256, 212, 150, 214, 94), BRASS, 18),
        filled(_arrow_head(), BRASS),
        group("rotate(-12 256 620)", _sheet(124, 152, 204), _king()),
        group("rotate(12 256 620)", _sheet(184, 152, 204), _ace()),
    )


def small_app_icon() -> str:
    """The icon for less than 48 pixels: fewer and broader shapes."""
    return picture(
        SIZE,
        SIZE,
        _cloth(),
        group("rotate(-13 256 560)", _sheet(108, 98, 232), filled(pip("h", 170, 184, 112), RED)),
        group("rotate(11 256 560)", _sheet(182, 104, 232), filled(pip("s", 300, 268, 206), LINE)),
    )


def _arrow_head() -> Path:
    return path("M0 -34 L0 34 L52 0 Z").turned(44).at(348, 94)


def _cloth() -> str:
    return (
        f'<rect x="8" y="8" width="496" height="496" rx="104" fill="{CLOTH}" '
        f'stroke="{CLOTH_EDGE}" stroke-width="16"/>'
    )


def _sheet(left: int, top: int, width: int) -> str:
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{width * 7 // 5}" '
        f'rx="{width * 8 // 100}" fill="{STOCK}" stroke="{EDGE}" stroke-width="6"/>'
    )


def _king() -> str:
    return filled(rank_glyph("K", 174, 172, 88) + pip("h", 174, 302, 60), RED)


def _ace() -> str:
    return filled(rank_glyph("A", 234, 172, 84) + pip("s", 298, 336, 136), LINE)
