"""The thirteen rank glyphs: a slab letter of our own, a hundred units high.

Stems are 20 wide, thin strokes and slabs 9, round strokes end in a ball.
"""

from __future__ import annotations

from art.path import Path, box, ellipse, joined, path, polygon, ring


def _ace() -> Path:
    thick = polygon((31, 0), (52, 0), (82, 92), (60, 92))
    thin = polygon((31, 0), (42, 0), (20, 92), (10, 92))
    feet = box(1, 91, 32, 100) + box(50, 91, 91, 100)
    return thick + thin + feet + box(20, 59, 64, 68)


def _two() -> Path:
    body = path(
        "M2 28 C2 11 15 -1 33 -1 C51 -1 63 10 63 27 C63 43 53 53 40 63 C32 69 26 75 22 82"
        " L48 82 C55 82 58 78 60 69 L66 69 L63 100 L2 100 L2 93 C5 79 15 68 25 58"
        " C36 47 41 39 41 27 C41 14 37 7 29 7 C21 7 16 11 14 18 Z"
    )
    return body + ellipse(13, 28, 11.5)


def _three() -> Path:
    body = path(
        "M3 26 C3 10 15 -1 33 -1 C50 -1 60 9 60 24 C60 37 52 45 40 48 C54 50 64 58 64 73"
        " C64 90 51 101 32 101 C14 101 2 91 2 76 L13 76 C15 88 20 93 29 93 C39 93 42 86 42 73"
        " C42 58 37 52 22 52 L22 44 C35 44 39 38 39 25 C39 13 37 7 29 7 C21 7 16 12 14 19 Z"
    )
    return body + ellipse(14, 26, 11.5) + ellipse(13, 75, 11.5)


def _four() -> Path:
    outer = polygon(
        (37, 0), (57, 0), (57, 63), (69, 63), (69, 73), (57, 73), (57, 91), (67, 91), (67, 100),
        (27, 100), (27, 91), (37, 91), (37, 73), (0, 73), (0, 64),
    )  # fmt: skip
    return ring(outer, polygon((37, 20), (37, 63), (11, 63)))


def _five() -> Path:
    body = path(
        "M11 0 L59 0 L55 18 L20 18 L19 40 C24 36 30 34 36 34 C53 34 64 46 64 66"
        " C64 87 50 101 31 101 C14 101 2 91 2 77 L13 77 C15 88 20 93 28 93 C39 93 42 83 42 66"
        " C42 51 39 43 31 43 C25 43 21 46 19 51 L10 51 Z"
    )
    return body + ellipse(13, 76, 11.5)


def _six() -> Path:
    stem = path("M2 64 C2 25 19 -1 42 -1 C54 -1 62 7 62 17 L52 20 C50 11 47 7 41 7"
                " C30 7 24 28 24 56 L24 64 Z")  # fmt: skip
    bowl = ring(ellipse(34, 66, 32, 35), ellipse(34, 66.5, 11, 26.5))
    return stem + bowl + ellipse(51, 18, 11)


def _seven() -> Path:
    return path(
        "M3 0 L63 0 L63 9 C47 35 42 66 42 100 L19 100 C19 67 31 41 49 19 L24 19"
        " C14 19 12 22 10 32 L3 32 Z"
    )


def _eight() -> Path:
    top = ring(ellipse(33, 25.5, 28, 26.5), ellipse(33, 25.5, 9.5, 18.5))
    return top + ring(ellipse(33, 72, 32, 29), ellipse(33, 72, 11, 20.5))


def _ten() -> Path:
    one = path("M25 0 L25 91 L33 91 L33 100 L-3 100 L-3 91 L5 91 L5 20 L-3 22 L-3 13"
               " C6 11 12 7 16 0 Z")  # fmt: skip
    return one + ring(ellipse(62.5, 50, 25, 51), ellipse(62.5, 50, 7.5, 42))


def _jack() -> Path:
    body = path(
        "M24 0 L70 0 L70 9 L58 9 L58 70 C58 91 46 101 28 101 C12 101 2 92 2 79 L13 79"
        " C15 89 19 93 26 93 C34 93 37 86 37 72 L37 9 L24 9 Z"
    )
    return body + ellipse(13.5, 78, 11.5)


def _queen() -> Path:
    bowl = ring(ellipse(42, 50, 42, 51), ellipse(42, 50, 20, 42))
    tail = path(
        "M27 74 C36 60 53 62 61 79 C66 90 72 94 82 88 L86 94 C79 108 59 109 50 92"
        " C45 81 38 74 32 80 Z"
    )
    return bowl + tail


def _king() -> Path:
    stem = box(9, 0, 30, 100)
    slabs = joined((box(0, 0, 39, 9), box(0, 91, 39, 100), box(50, 0, 83, 9), box(49, 91, 90, 100)))
    arm = polygon((62, 4), (74, 4), (30, 64), (26, 55))
    leg = polygon((37, 46), (53, 28), (83, 96), (60, 96))
    return stem + slabs + arm + leg


GLYPHS: dict[str, Path] = {
    "A": _ace(),
    "2": _two(),
    "3": _three(),
    "4": _four(),
    "5": _five(),
    "6": _six(),
    "7": _seven(),
    "8": _eight(),
    "9": _six().turned(180, (33, 50)),
    "T": _ten(),
    "J": _jack(),
    "Q": _queen(),
    "K": _king(),
}
"""The glyph of each rank letter, its cap height from 0 down to 100."""
