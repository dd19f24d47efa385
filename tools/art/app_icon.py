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
        drawn(arc(256, 262, 196, 152, -124), BRASS, 20),
        filled(path("M58 330 L82 402 L136 350 Z"), BRASS),
        group("rotate(-15 256 470)", _sheet(118, 84, 200), _king()),
        group("rotate(11 256 470)", _sheet(206, 92, 200), _ace()),
    )


def small_app_icon() -> str:
    """The icon for less than 48 pixels: fewer and broader shapes."""
    return picture(
        SIZE,
        SIZE,
        _cloth(),
        group("rotate(-14 256 470)", _sheet(84, 78, 236)),
        group("rotate(9 256 470)", _sheet(196, 88, 236), filled(pip("s", 314, 254, 210), LINE)),
    )


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
    return filled(rank_glyph("K", 160, 108, 92) + _heart(), RED)


def _heart() -> Path:
    return pip("h", 160, 240, 62)


def _ace() -> str:
    return filled(rank_glyph("A", 248, 116, 84) + pip("s", 312, 262, 128), LINE)
