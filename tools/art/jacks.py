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
from art.path import box, path, polygon
from art.suits import HEART
from art.svg import drawn, filled

_FACE = halved("M0 -116 L18 -114 L18 -96 C17 -78 9 -65 0 -65")


def _doublet(ink: str, puff: str) -> str:
    body = halved("M0 -60 L14 -59 C24 -58 32 -56 34 -52 L36 -7 L0 -7")
    shoulders = pair("M20 -58 C38 -64 56 -58 58 -44 C56 -36 42 -34 34 -36 Z")
    sleeves = pair("M34 -38 L56 -42 L58 -7 L36 -7 Z")
    seam = lines("M35 -36 L36 -8", BRASS) if ink == LINE else ""
    return solid(sleeves, ink) + solid(body, ink) + seam + solid(shoulders, puff)


def _slashes() -> str:
    return lines("M28 -58 C34 -52 36 -46 38 -38 M38 -60 C44 -54 46 -48 47 -40", BRASS)


def jack_of_spades() -> tuple[str, ...]:
    """A profile under a plumed beret, a halberd."""
    hair = path(
        "M6 -116 C2 -106 0 -96 -1 -84 C-2 -72 -8 -66 -17 -64 C-27 -64 -29 -74 -26 -84 L-24 -118 Z"
    )
    plume = path(
        "M-2 -134 C-18 -139 -32 -131 -36 -119 C-48 -111 -51 -94 -40 -86 C-43 -95 -40 -101 -34.5 -105"
        " C-29 -112 -22 -115 -12 -117 Z"
    )
    beret = path(
        "M26 -112 C34 -128 20 -142 -2 -142 C-24 -142 -36 -128 -28 -112 C-10 -118 10 -118 26 -112 Z"
    )
    return (
        _doublet(LINE, CLOTH_RED),
        _slashes(),
        *(line(f"M-12 {y} L12 {y}", BRASS, 2) for y in (-44, -34, -24, -14)),
        profile_face(facing=1),
        solid(hair, LINE),
        solid(halved("M0 -64 C10 -66 20 -64 24 -56 C18 -48 8 -48 0 -50"), STOCK),
        solid(beret, CLOTH_RED),
        solid(
            path("M25 -117 C10 -122 -10 -122 -27 -117 L-26 -110 C-10 -115 10 -115 25 -110 Z"), LINE
        ),
        solid(plume, STOCK),
        line("M-8 -129 C-24 -130 -34 -116 -42 -96"),
        beads([(-5, -126)], 3.4),
        *_halberd(),
        arm(LINE, BRASS),
    )


def _halberd() -> tuple[str, ...]:
    point = path("M48 -147 L52 -128 L51 -108 L45 -108 L44 -128 Z")
    blade = path(
        "M51 -122 C58 -124 62 -128 66 -132 C68 -120 67 -108 62 -98 C60 -104 56 -108 51 -110 Z"
    )
    hook = path("M45 -121 L37 -117 L45 -113 Z")
    return (
        solid(box(46, -112, 50, -22), BRASS),
        solid(hook, LINE),
        solid(point, STOCK),
        line("M48 -138 L48 -110"),
        solid(blade, STOCK),
    )


def jack_of_hearts() -> tuple[str, ...]:
    """A profile with curls under a leafed cap, a letter sealed with a heart."""
    hair = path(
        "M1 -113 L27 -113 C34 -108 34 -100 28 -97 C35 -92 34 -83 28 -81 C33 -75 28 -66 20 -68"
        " C15 -63 7 -68 9 -74 C3 -77 3 -84 8 -87 C2 -90 2 -97 6 -100 Z"
    )
    curls = (
        "M12 -102 C14 -108 23 -107 22 -101 C21 -97 16 -98 17 -101"
        " M14 -86 C16 -92 26 -92 25 -86 C24 -81 18 -82 19.5 -85.5"
        " M12 -74 C14 -79 22 -78 21 -74 C20 -71 17 -71.5 17 -73.5"
    )
    cap = path("M28 -110 L24 -132 C10 -140 -14 -140 -22 -130 L-24 -114 Z")
    brim = path(
        "M30 -108 L29 -117 C10 -121 -14 -121 -30 -117 L-29 -109 C-12 -114 12 -114 30 -108 Z"
    )
    return (
        _doublet(CLOTH_RED, LINE),
        _slashes(),
        line("M0 -52 L0 -8", LINE, 2),
        dots([(-6, y) for y in (-44, -34, -24, -14)], 2.2, BRASS),
        profile_face(facing=-1),
        solid(hair, BRASS),
        line(curls),
        solid(halved("M0 -56 L14 -44 L26 -52 L20 -61 L0 -62").backwards(), STOCK),
        solid(cap, LINE),
        solid(brim, CLOTH_RED),
        solid(path("M14 -122 C26 -132 26 -144 20 -148 C10 -144 6 -132 14 -122 Z"), BRASS),
        line("M14 -122 L19 -142"),
        arm(CLOTH_RED, BRASS),
        *_letter(),
    )


def _letter() -> tuple[str, ...]:
    return (
        solid(box(33, -78, 66, -46), STOCK),
        line("M33 -78 L49.5 -61 L66 -78 M33 -46 L45 -61 M66 -46 L54 -61"),
        solid(HEART.scaled(0.15).at(49.5, -62), CLOTH_RED),
        solid(path("M40 -46 C40 -52 45 -52 46 -47 L54 -47 C56 -46 56 -42 54 -41 L41 -41 Z"), STOCK),
    )


def jack_of_diamonds() -> tuple[str, ...]:
    """A broad hat with a turned-up brim, straight hair, a rapier."""
    hair = halved("M0 -120 L22 -118 L25 -74 C25 -68 20 -66 14 -66 L0 -66")
    brim = path(
        "M-40 -126 C-30 -112 30 -112 40 -122 C38 -112 26 -106 0 -106 C-26 -106 -36 -114 -40 -126 Z"
    )
    studs = [(-17 + 11.5 * k, -46.5 + 9 * k) for k in range(5)]
    return (
        _doublet(CLOTH_RED, CLOTH_RED),
        lines("M28 -58 C34 -52 36 -46 38 -38 M38 -60 C44 -54 46 -48 47 -40"),
        solid(path("M-34 -52 L-20 -58 L36 -16 L36 -7 L24 -7 Z"), LINE),
        filled(sown(lozenge(0, 0, 3, 4), studs), BRASS),
        solid(hair, BRASS),
        lines("M21 -104 L21.5 -68"),
        solid(_FACE, STOCK),
        frontal_face(),
        solid(halved("M0 -66 L10 -67 L26 -60 L22 -46 L4 -54 L0 -56"), STOCK),
        solid(path("M-22 -114 C-24 -134 -14 -142 0 -140 C16 -142 24 -134 22 -114 Z"), LINE),
        solid(path("M-22.5 -122 L22.5 -122 L22 -113 L-22 -113 Z"), CLOTH_RED),
        solid(brim, LINE),
        solid(path("M14 -116 C28 -120 42 -134 41 -147 C29 -149 16 -138 12 -122 Z"), STOCK),
        line("M15 -119 C26 -126 34 -136 38 -144"),
        *_rapier(),
        arm(CLOTH_RED, BRASS),
    )


def _rapier() -> tuple[str, ...]:
    hilt = path("M34 -52 L62 -52 M40 -52 C38 -38 44 -28 48 -28")
    return (
        solid(polygon((46.2, -54), (48, -140), (49.8, -54)), STOCK),
        drawn(hilt, LINE, 5),
        drawn(hilt, BRASS, 2),
        beads([(34, -52), (62, -52)], 3),
    )


def jack_of_clubs() -> tuple[str, ...]:
    """A peaked hood with a dagged collar, a fringe, an arrow."""
    hood = path(
        "M-24 -64 C-30 -92 -28 -124 -2 -134 C10 -138 16 -149 34 -141 C26 -137 26 -128 24 -116"
        " C28 -96 28 -80 24 -64 L14 -64 L18.5 -98 C18 -122 -18 -122 -18.5 -98 L-14 -64 Z"
    )
    collar = halved("M0 -58 L14 -66 L24 -66 C34 -58 40 -54 44 -44 L30 -48 L24 -38 L12 -46 L0 -34")
    return (
        _doublet(LINE, LINE),
        *(line(f"M{x} -54 L{x} -8", BRASS, 2) for x in (-26, -13, 0, 13, 26)),
        solid(_FACE, STOCK),
        frontal_face(glance=-1, brow=2),
        solid(pair("M0 -120 L19 -120 L18.5 -97 C15 -108 8 -110 0 -117 Z"), BRASS),
        solid(hood, CLOTH_RED),
        solid(collar, CLOTH_RED),
        beads([(0, -36), *both((24, -40), (44, -46))], 3),
        *_arrow(),
        arm(LINE, BRASS),
    )


def _arrow() -> tuple[str, ...]:
    vane = path("M48 -144 L56 -150 L56 -124 L48 -116 Z")
    return (
        solid(vane.at(0, 4) + vane.at(0, 4).mirrored(48), CLOTH_RED),
        line("M48 -134 L54 -140 M48 -126 L54 -132 M48 -134 L42 -140 M48 -126 L42 -132"),
        line("M48 -146 L48 -12", LINE, 3),
    )
