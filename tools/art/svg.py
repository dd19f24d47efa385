"""The few SVG elements in use: only what the game's loader draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.inks import EDGE, STOCK
from art.path import tenths

if TYPE_CHECKING:
    from art.path import Path

CARD_WIDTH = 250
CARD_HEIGHT = 350
CORNER = 15
"""Radius of a card's corner: six hundredths of its width."""


def filled(path: Path, ink: str) -> str:
    """The path filled with one ink."""
    return f'<path fill="{ink}" d="{path.d()}"/>'


def drawn(path: Path, ink: str, width: float) -> str:
    """The path drawn as a line with round ends."""
    return (
        f'<path fill="none" stroke="{ink}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{path.d()}"/>'
    )


def outlined(path: Path, ink: str, line: str, width: float) -> str:
    """The path filled with one ink and edged with another."""
    return (
        f'<path fill="{ink}" stroke="{line}" stroke-width="{number(width)}" '
        f'stroke-linejoin="round" d="{path.d()}"/>'
    )


def group(transform: str, *parts: str) -> str:
    """The parts seen through a transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def turned_half(*parts: str) -> str:
    """The parts turned upside down about the middle of the card."""
    return group(f"rotate(180 {CARD_WIDTH // 2} {CARD_HEIGHT // 2})", *parts)


def card(*parts: str, stock: str = STOCK, edge: str = EDGE) -> str:
    """A whole card: the stock, its edge, then the parts."""
    sheet = (
        f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" '
        f'rx="{CORNER - 1}" fill="{stock}" stroke="{edge}" stroke-width="2"/>'
    )
    return picture(CARD_WIDTH, CARD_HEIGHT, sheet, *parts)


def picture(width: int, height: int, *parts: str) -> str:
    """A whole SVG file of one line for each part."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">'
    )
    return "\n".join((head, *parts, "</svg>", ""))


def number(value: float) -> str:
    """The shortest text of a value rounded to a tenth."""
    return tenths(round(value * 10))
