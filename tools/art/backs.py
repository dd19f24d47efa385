"""The three backs, each the same when turned upside down."""

from __future__ import annotations

import math
from collections.abc import Iterator

from art.figures import dots, lozenge, sown
from art.inks import BRASS
from art.path import Path, Point, box, ellipse, joined, path
from art.svg import CARD_HEIGHT, CARD_WIDTH, card, drawn, filled, group

RED = "#7C1A25"
GREEN = "#14473A"
MIDNIGHT = "#1D2C4F"

_MARGIN = 13
_HALF_WIDTH = CARD_WIDTH / 2 - _MARGIN
_HALF_HEIGHT = CARD_HEIGHT / 2 - _MARGIN
_INSET = 9.0
"""From the edge of the coloured panel to its brass line."""


def lattice() -> str:
    """Deep red under a diagonal net, a thirteen-rayed rose in the middle."""
    across, down = _HALF_WIDTH - _INSET, _HALF_HEIGHT - _INSET
    net = joined(_net(across, down, across / 6, down / 9))
    knots = [
        (x * across / 6, y * down / 9)
        for x in range(-5, 6)
        for y in range(-8, 9)
        if (x + y) % 2 == 0 and math.hypot(x * across / 6, y * down / 9) > 50
    ]
    return _back(
        RED,
        drawn(net, BRASS, 1.5),
        filled(sown(lozenge(0, 0, 3.6, 3.6), knots), BRASS),
        _frame(across, down, RED),
        filled(ellipse(0, 0, 46), RED),
        _rose(RED),
    )


def rosette() -> str:
    """Bottle green with twelve interlaced circles and a fan in each corner."""
    across, down = _HALF_WIDTH - _INSET, _HALF_HEIGHT - _INSET
    turns = [math.radians(30 * turn + 15) for turn in range(12)]
    circles = joined(ellipse(46 * math.cos(t), 46 * math.sin(t), 46) for t in turns)
    fans = joined(_corner_arc(across, down, radius) for radius in range(15, 87, 12))
    knots = [(0, -124), (0, 124)]
    beads = [(x, y + step) for x, y in knots for step in (-19, 19)]
    return _back(
        GREEN,
        drawn(circles, BRASS, 1.5),
        drawn(ellipse(0, 0, 95), BRASS, 2),
        drawn(fans, BRASS, 1.5),
        filled(sown(lozenge(0, 0, 7, 12), knots), BRASS),
        dots(beads, 2, BRASS),
        _frame(across, down, GREEN),
        filled(ellipse(0, 0, 19), GREEN),
        dots([(0, 0)], 5, BRASS),
        dots([(13 * math.cos(t), 13 * math.sin(t)) for t in turns], 1.8, BRASS),
    )


def stripes() -> str:
    """Midnight blue with stripes folded into nested lozenges."""
    across, down = _HALF_WIDTH - _INSET, _HALF_HEIGHT - _INSET
    broad = joined(_nested(across, down, ring) for ring in range(2, 15, 2))
    fine = joined(_nested(across, down, ring) for ring in range(1, 15, 2))
    return _back(
        MIDNIGHT,
        drawn(broad, BRASS, 4),
        drawn(fine, BRASS, 1.4),
        filled(lozenge(0, 0, 7, 10), BRASS),
        _frame(across, down, MIDNIGHT),
    )


BACKS = {"lattice": lattice, "rosette": rosette, "stripes": stripes}
"""The drawing of each back by its name."""


def _back(colour: str, *parts: str) -> str:
    panel = (
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{CARD_WIDTH - 2 * _MARGIN}" '
        f'height="{CARD_HEIGHT - 2 * _MARGIN}" rx="7" fill="{colour}"/>'
    )
    return card(panel, group(f"translate({CARD_WIDTH // 2} {CARD_HEIGHT // 2})", *parts))


def _frame(across: float, down: float, colour: str) -> str:
    """The brass line, and beyond it bare colour over whatever the pattern left there."""
    return drawn(_sheet(across + 4, down + 4), colour, 7) + drawn(_sheet(across, down), BRASS, 2)


def _sheet(across: float, down: float) -> Path:
    return box(-across, -down, across, down)


def _net(across: float, down: float, step_x: float, step_y: float) -> Iterator[Path]:
    """Diagonals both ways through every other crossing of a grid, cut at the frame."""
    columns, rows = round(across / step_x), round(down / step_y)
    for offset in range(-columns - rows, columns + rows + 1, 2):
        first, last = max(-columns, offset - rows), min(columns, offset + rows)
        if first < last:
            ends = [(x * step_x, (offset - x) * step_y) for x in (first, last)]
            yield _stroke(*ends)
            yield _stroke(*((x, -y) for x, y in ends))


def _nested(across: float, down: float, number: int) -> Path:
    """One of many lozenges around the middle, cut at the frame."""
    tip_x, tip_y = 15 * number, 21 * number
    x = min(tip_x, across)
    y = min(tip_y, down)
    start = (tip_x * (1 - y / tip_y), y)
    end = (x, tip_y * (1 - x / tip_x))
    side = _stroke(start, end)
    return (side + side.turned(180)).with_mirror()


def _stroke(*points: Point) -> Path:
    return Path(("L" if place else "M", (point,)) for place, point in enumerate(points))


def _rose(ground: str) -> str:
    petal = path("M0 -12 C-9 -22 -8 -33 0 -42 C8 -33 9 -22 0 -12 Z")
    turns = [turn * 360 / 12 for turn in range(12)]
    return (
        drawn(ellipse(0, 0, 46), BRASS, 2)
        + filled(joined(petal.turned(turn) for turn in turns), BRASS)
        + drawn(joined(path("M0 -17 L0 -33").turned(turn) for turn in turns), ground, 1.5)
        + filled(ellipse(0, 0, 12), ground)
        + dots([(0, 0)], 7, BRASS)
    )


def _corner_arc(across: float, down: float, radius: int) -> Path:
    reach = radius * (1 - 0.5522847498)
    arc = path(
        f"M{across - radius} {down} C{across - radius} {down - radius + reach}"
        f" {across - radius + reach} {down - radius} {across} {down - radius}"
    )
    return (arc + arc.turned(180)).with_mirror()
