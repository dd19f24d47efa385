"""Parts that the court figures share.

A figure is drawn around the middle of its card: ``x`` from -69 to 69 across the frame,
``y`` from -151 at the top of the frame down to 0, where the upper half meets the lower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from art.inks import BRASS, CLOTH_RED, LINE, STOCK
from art.path import Path, Point, box, joined, path, polygon
from art.svg import drawn, filled, outlined

FINE = 1.4
"""Width of inner lines."""
EDGE = 2.0
"""Width of outlines."""

_QUATREFOIL = ((-2.2, 0), (2.2, 0), (0, -2.2), (0, 2.2))


def halved(text: str) -> Path:
    """A closed shape whose right side is written from its top to its bottom on the axis."""
    right = path(text)
    left = right.mirrored()
    return Path((*right.segments, *left.segments[1:], ("Z", ())))


def pair(text: str) -> Path:
    """The written shape and its reflection."""
    return path(text).with_mirror()


def solid(shape: Path, ink: str) -> str:
    """A shape edged with the drawing ink."""
    return outlined(shape, ink, LINE, EDGE)


def line(text: str, ink: str = LINE, width: float = FINE) -> str:
    """A line as written."""
    return drawn(path(text), ink, width)


def lines(text: str, ink: str = LINE, width: float = FINE) -> str:
    """A line as written and its reflection."""
    return drawn(pair(text), ink, width)


def lozenge(x: float, y: float, across: float, down: float) -> Path:
    """A lozenge of the given half axes."""
    return polygon((x, y - down), (x + across, y), (x, y + down), (x - across, y))


def sown(motif: Path, places: Iterable[Point]) -> Path:
    """The motif set down at every place."""
    return joined(motif.at(x, y) for x, y in places)


def lattice(
    across: float, down: float, step: Point, holds: Callable[[float, float], bool]
) -> list[Point]:
    """Places of a staggered net around the axis, upward from the middle line, that hold."""
    places: list[Point] = []
    rows = int(down / step[1]) + 1
    columns = int(across / step[0]) + 1
    for row in range(rows):
        y = -step[1] * (row + 0.5) - 5
        for column in range(-columns, columns + 1):
            x = step[0] * (column + (row % 2) / 2)
            if holds(x, y):
                places.append((x, y))
    return places


def frontal_face(*, glance: int = 1, lips: str = CLOTH_RED, brow: float = FINE) -> str:
    """Eyes, brows, nose and mouth of a face seen from the front.

    ``glance`` is 1 when the nose is drawn toward the right, -1 toward the left.
    """
    eye = path("M4.5 -98 C7 -101.5 11.5 -101.5 14.5 -97.5 C11 -95.6 7.5 -95.6 4.5 -98 Z")
    brows = pair("M4 -104.5 C8 -107.5 12.5 -107 16 -103.5")
    nose = path("M3.6 -103.5 L2.4 -90 C4.6 -88.6 4.6 -86.6 2 -86 L-2 -86")
    mouth = path("M-5.5 -79.5 C-3 -81.5 -1.5 -81.6 0 -80.8 C1.5 -81.6 3 -81.5 5.5 -79.5"
                 " C2.5 -76.2 -2.5 -76.2 -5.5 -79.5 Z")  # fmt: skip
    return "".join(
        (
            filled(eye.with_mirror(), LINE),
            drawn(brows, LINE, brow),
            drawn(nose if glance > 0 else nose.mirrored(), LINE, FINE),
            filled(mouth, lips),
        )
    )


def fist(x: float, y: float) -> str:
    """A hand closed around something upright."""
    palm = path(
        "M-5 -8.6 C-10 -8.6 -10 -4.4 -7 -4.4 C-10.6 -4.4 -10.6 -.2 -7.4 -.2 C-10.6 -.2 -10.6 4 -7.2 4"
        " C-9.8 4 -9.8 8 -5.5 8 L5 8 C8 8 9.2 6 9.2 3 L9.2 -3 C9.2 -7 7 -8.6 4 -8.6 Z"
    )
    knuckles = path("M-7 -4.4 L-1.5 -4.4 M-7.4 -.2 L-1.5 -.2 M-7.2 4 L-1.5 4")
    return solid(palm.at(x, y), STOCK) + drawn(knuckles.at(x, y), LINE, FINE)


def arm(sleeve: str, cuff: str) -> str:
    """A raised forearm at the right, its hand at (48, -37)."""
    seam = line("M30.4 -8 L37.6 -25", BRASS) if sleeve == LINE else ""
    return (
        solid(path("M28 -7 L37 -27 L59 -27 L67 -7 Z"), sleeve)
        + seam
        + solid(box(35.5, -30, 60.5, -23), cuff)
        + fist(48, -37)
    )


def profile_face(*, facing: int) -> str:
    """A whole face seen from the side: 1 looks to the right, -1 to the left."""
    skin = path(
        "M-18 -118 L9 -118 C12.5 -113 13.5 -108 13 -101.5 L21.5 -88.5 C22 -86.5 19.5 -85.6 16 -85"
        " C15.6 -83.6 18.4 -82.4 17.8 -80.6 C17.3 -79.4 15.6 -79.3 14.8 -78.6"
        " C15.8 -77.8 17.4 -76.8 16.7 -75.2 C16 -73.9 14 -73.8 14 -72"
        " C15.8 -69.6 15.6 -65.4 11.5 -64 C6.5 -62.6 0 -65 -4 -70 L-4 -54 L-18 -54 Z"
    )
    lips = path("M18 -80.8 C16 -82.4 13.5 -81.6 10 -78.6 C12.5 -75.8 14.5 -74.6 16.9 -75.4"
                " C17.3 -76.6 15.8 -77.8 14.8 -78.6 C15.6 -79.3 17.5 -79.4 18 -80.8 Z")  # fmt: skip
    eye = path("M2 -97.6 C4.5 -101.6 8 -101.8 10.6 -100 C10.2 -98 9.8 -96.6 9 -95.6"
               " C6.5 -95.2 4 -96 2 -97.6 Z")  # fmt: skip
    brow = path("M1 -105 C4 -107.6 8 -107.8 11.5 -105.6")
    nostril = path("M15 -86.4 C14.4 -88 15.4 -89.4 16.8 -89.4")
    parts = [skin, lips, eye, brow, nostril]
    skin, lips, eye, brow, nostril = parts if facing > 0 else [one.mirrored() for one in parts]
    return "".join(
        (
            solid(skin, STOCK),
            filled(lips, CLOTH_RED),
            filled(eye, LINE),
            drawn(brow, LINE, 2),
            drawn(nostril, LINE, FINE),
        )
    )


def waist_band(suit: str) -> str:
    """The band where the two halves meet; it is its own half turn."""
    places = [(x * 13.8, 0.0) for x in range(-4, 5)]
    hourglass = polygon((-4.4, -3.6), (4.4, -3.6), (-4.4, 3.6), (4.4, 3.6))
    motifs = {
        "s": lambda: filled(sown(lozenge(0, 0, 5, 4), places), LINE),
        "h": lambda: dots(places, 3.6, LINE) + dots(places, 1.5, BRASS),
        "d": lambda: filled(sown(hourglass, places), LINE),
        "c": lambda: dots([(x + dx, dy) for x, _ in places for dx, dy in _QUATREFOIL], 1.9, LINE),
    }
    return solid(box(-69, -7, 69, 7), BRASS) + motifs[suit]()


def dots(places: Iterable[Point], radius: float, ink: str) -> str:
    """Round dots, as the ends of lines too short to see."""
    spots = Path(stroke for x, y in places for stroke in (("M", ((x, y),)), ("L", ((x + 0.1, y),))))
    return drawn(spots, ink, 2 * radius)


def beads(places: Iterable[Point], radius: float, ink: str = BRASS) -> str:
    """Round beads edged with the drawing ink."""
    spots = tuple(places)
    return dots(spots, radius + EDGE / 2, LINE) + dots(spots, radius - EDGE / 2, ink)


def both(*places: Point) -> list[Point]:
    """The places and their reflections."""
    return [*places, *((-x, y) for x, y in places)]
