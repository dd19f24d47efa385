"""The four jacks: young, slim, each in a hat of his own."""

from __future__ import annotations

from art.figures import (
    arm,
    beads,
    both,
    dots,
    frontal_face,
    halved,
    line,
    lines,
    lozenge,
    pair,
    profile_face,
    solid,
    sown,
)
from art.inks import BRASS, CLOTH_RED, LINE, STOCK
from art.path import box, ellipse, path, polygon
from art.suits import HEART
from art.svg import drawn, filled

_FACE = halved("M0 -116 L18 -114 L18 -96 C17 -78 9 -65 0 -65")


def _doublet(ink: str, puff: str) -> str:
    body = halved("M0 -60 L14 -59 C24 -58 32 -56 34 -52 L36 -7 L0 -7")
    shoulders = pair("M20 -58 C38 -64 56 -58 58 -44 C56 -36 42 -34 34 -36 Z")
    sleeves = pair("M34 -38 L56 -42 L58 -7 L36 -7 Z")
    return solid(sleeves, ink) + solid(body, ink) + solid(shoulders, puff)


def jack_of_spades() -> tuple[str, ...]:
    """A profile under a plumed beret, a halberd."""
    hair = path(
        "M-6 -116 C-2 -106 0 -96 1 -84 C2 -72 8 -66 18 -64 C28 -64 30 -74 26 -84 L24 -118 Z"
    )
    plume = path("M6 -132 C16 -148 40 -152 50 -134 C54 -124 48 -112 40 -108 C44 -118 40 -128 32 -130"
                 " C22 -132 14 -126 6 -122 Z")  # fmt: skip
    return (
        _doublet(LINE, CLOTH_RED),
        lines("M26 -56 C32 -50 34 -44 34 -38 M36 -59 C42 -52 44 -46 44 -38", BRASS),
        *(line(f"M-12 {y} L12 {y}", BRASS, 2) for y in (-44, -34, -24, -14)),
        profile_face(facing=-1),
        solid(hair, LINE),
        solid(halved("M0 -64 C10 -66 20 -64 24 -56 C18 -48 8 -48 0 -50"), STOCK),
        solid(
            path(
                "M-26 -112 C-34 -128 -20 -142 2 -142 C24 -142 36 -128 28 -112 C10 -118 -10 -118 -26 -112 Z"
            ),
            CLOTH_RED,
        ),
        solid(
            path("M-25 -117 C-10 -122 10 -122 27 -117 L26 -110 C10 -115 -10 -115 -25 -110 Z"), LINE
        ),
        solid(plume, STOCK),
        line("M10 -128 C22 -140 40 -140 43 -118"),
        *_halberd(),
        arm(LINE, BRASS),
    )


def _halberd() -> tuple[str, ...]:
    return (
        solid(box(46, -112, 50, -22), BRASS),
        solid(path("M48 -147 L52 -128 L51 -108 L45 -108 L44 -128 Z"), STOCK),
        solid(
            path(
                "M51 -122 C58 -124 62 -128 66 -132 C68 -120 67 -108 62 -98 C60 -104 56 -108 51 -110 Z"
            ),
            STOCK,
        ),
    )


def jack_of_hearts() -> tuple[str, ...]:
    """A profile with curls under a leafed cap, a letter sealed with a heart."""
    curls = [
        (-20, -106),
        (-23, -96),
        (-24, -86),
        (-23, -76),
        (-18, -68),
        (-10, -74),
        (-12, -86),
        (-12, -97),
    ]
    return (
        _doublet(CLOTH_RED, LINE),
        lines("M28 -58 C34 -52 36 -46 38 -38 M38 -60 C44 -54 46 -48 47 -40", BRASS),
        line("M0 -52 L0 -8", LINE, 2),
        dots([(6, y) for y in (-44, -34, -24, -14)], 2.2, BRASS),
        profile_face(facing=1),
        beads(curls, 7),
        solid(halved("M0 -62 L20 -60 L26 -52 L14 -44 L0 -56"), STOCK),
        solid(path("M-28 -110 L-24 -132 C-10 -140 14 -140 22 -130 L24 -114 Z"), LINE),
        solid(
            path(
                "M-30 -108 L-29 -117 C-10 -121 14 -121 30 -117 L29 -109 C12 -114 -12 -114 -30 -108 Z"
            ),
            CLOTH_RED,
        ),
        solid(path("M-14 -122 C-26 -132 -26 -144 -20 -148 C-10 -144 -6 -132 -14 -122 Z"), BRASS),
        line("M-14 -122 L-19 -142"),
        arm(CLOTH_RED, BRASS),
        *_letter(),
    )


def _letter() -> tuple[str, ...]:
    return (
        solid(polygon((32, -84), (66, -84), (66, -50), (32, -50)), STOCK),
        line("M32 -84 L49 -66 L66 -84 M32 -50 L45 -66 M66 -50 L53 -66"),
        solid(HEART.scaled(0.14).at(49, -67), CLOTH_RED),
    )


def jack_of_diamonds() -> tuple[str, ...]:
    """A broad hat with a turned-up brim, straight hair, a rapier."""
    hair = halved("M0 -120 L22 -118 L25 -74 C25 -68 20 -66 14 -66 L0 -66")
    brim = path(
        "M-40 -122 C-30 -112 30 -112 40 -126 C36 -114 26 -106 0 -106 C-26 -106 -38 -112 -40 -122 Z"
    )
    return (
        _doublet(CLOTH_RED, CLOTH_RED),
        solid(path("M-34 -52 L-20 -58 L36 -16 L36 -7 L24 -7 Z"), LINE),
        filled(
            sown(lozenge(0, 0, 3, 4), [(-17 + 11.5 * k, -46.5 + 9 * k) for k in range(5)]), BRASS
        ),
        solid(hair, BRASS),
        lines("M21 -104 L21.5 -68"),
        solid(_FACE, STOCK),
        frontal_face(),
        solid(halved("M0 -66 L10 -67 L26 -60 L22 -46 L4 -54 L0 -56"), STOCK),
        solid(path("M-22 -114 C-24 -134 -14 -142 0 -140 C16 -142 24 -134 22 -114 Z"), LINE),
        solid(path("M-22.5 -121 L22.5 -121 L22 -113 L-22 -113 Z"), CLOTH_RED),
        solid(brim, LINE),
        solid(path("M-16 -118 C-34 -124 -46 -140 -38 -149 C-28 -150 -18 -136 -12 -122 Z"), STOCK),
        line("M-15 -120 C-26 -128 -34 -138 -37 -146"),
        *_rapier(),
        arm(CLOTH_RED, BRASS),
    )


def _rapier() -> tuple[str, ...]:
    return (
        solid(polygon((46.4, -54), (48, -146), (49.6, -54)), STOCK),
        drawn(path("M34 -52 L62 -52 M40 -52 C38 -38 44 -28 48 -28"), LINE, 5),
        drawn(path("M34 -52 L62 -52 M40 -52 C38 -38 44 -28 48 -28"), BRASS, 2),
        beads([(34, -52), (62, -52)], 3),
    )


def jack_of_clubs() -> tuple[str, ...]:
    """A peaked hood, a bow-string of curls, an arrow."""
    hood = path("M-24 -64 C-30 -92 -28 -122 -2 -132 C10 -136 16 -148 34 -140 C26 -136 26 -128 24 -116"
                " C28 -96 28 -80 24 -64 L14 -64 L18 -98 C16 -110 -16 -110 -18 -98 L-14 -64 Z")  # fmt: skip
    return (
        _doublet(LINE, LINE),
        *(line(f"M{x} -54 L{x} -8", BRASS, 2) for x in (-26, -13, 0, 13, 26)),
        solid(_FACE, STOCK),
        solid(pair("M0 -117 C8 -112 14 -110 19 -98 L19 -116 Z"), BRASS),
        frontal_face(glance=-1, brow=2),
        solid(hood, CLOTH_RED),
        solid(
            halved("M0 -58 L14 -66 L24 -66 C34 -58 40 -54 44 -44 L30 -48 L24 -38 L12 -46 L0 -34"),
            CLOTH_RED,
        ),
        beads([(0, -36), *both((24, -40), (44, -46))], 3),
        *_arrow(),
        arm(LINE, BRASS),
    )


def _arrow() -> tuple[str, ...]:
    return (
        line("M48 -128 L48 -12", LINE, 3),
        solid(polygon((48, -146), (55, -128), (48, -132), (41, -128)), STOCK),
        filled(ellipse(48, -37, 1), LINE),
    )
