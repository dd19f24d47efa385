"""The four kings: broad, bearded, each with a crown of his own."""

from __future__ import annotations

from art.figures import (
    arm,
    beads,
    both,
    dots,
    frontal_face,
    halved,
    lattice,
    line,
    lines,
    lozenge,
    pair,
    profile_face,
    solid,
    sown,
)
from art.inks import BRASS, CLOTH_RED, LINE, STOCK
from art.path import box, ellipse, path
from art.suits import DIAMOND, HEART
from art.svg import drawn, filled

_TAIL = path("M-1.6 -3 L1.6 -3 L0 4 Z")
_FACE = halved("M0 -116 L19 -114 L19 -96 C19 -78 10 -64 0 -64")


def _mantle(ink: str) -> str:
    return solid(halved("M0 -62 L16 -60 C38 -58 58 -52 62 -36 L66 -7 L0 -7"), ink)


def _lips() -> str:
    return filled(
        path("M-5 -78.5 C-2 -80.5 2 -80.5 5 -78.5 C2 -75.6 -2 -75.6 -5 -78.5 Z"), CLOTH_RED
    )


def king_of_spades() -> tuple[str, ...]:
    """A black beard, an open crown of five points, an upright sword."""
    panel = lattice(20, 50, (10, 9), lambda x, y: abs(x) < 12 + (y + 5) * 0.1 and y > -42)
    tails = both(*((18.5 + k * 2.3, -48 + k * 11) for k in range(4)))
    crown = halved("M0 -148 L7 -130 L15 -144 L17 -129 L28 -140 L23 -113 L0 -110")
    hair = halved("M0 -120 L22 -118 C25 -105 23 -90 26 -78 C28 -71 33 -70 37 -75"
                  " C38 -61 24 -57 17 -66 L0 -66")  # fmt: skip
    beard = halved("M0 -84.5 C5 -85.5 9 -83 13 -88 L19.5 -104 C21 -84 22 -62 14 -48 L0 -38")
    return (
        _mantle(LINE),
        filled(halved("M0 -60 L12 -58 L20 -7 L0 -7"), CLOTH_RED),
        filled(sown(lozenge(0, 0, 3, 4), panel), BRASS),
        solid(pair("M10 -61 L20 -60 L32 -7 L20 -7 Z"), STOCK),
        filled(sown(_TAIL, tails), LINE),
        lines("M36 -8 C36 -30 31 -48 25 -58", BRASS, 2),
        solid(hair, LINE),
        solid(_FACE, STOCK),
        frontal_face(brow=2.4),
        filled(beard, LINE),
        _lips(),
        lines("M4 -70 L3.5 -46 M9 -73 L8.5 -52 M14 -78 L13 -58", BRASS),
        solid(crown, BRASS),
        filled(halved("M0 -119 L25 -122 L23.5 -114.5 L0 -111.5"), LINE),
        beads([(0, -147), *both((15, -144), (28, -140))], 3, CLOTH_RED),
        filled(sown(lozenge(0, 0, 3, 2.6), [(0, -115.4), *both((11, -116.6))]), BRASS),
        *_sword(),
        arm(LINE, BRASS),
    )


def _sword() -> tuple[str, ...]:
    blade = path("M44 -136 L48 -145 L52 -136 L51 -50 L45 -50 Z")
    guard = path("M34 -54 C38 -50 58 -50 62 -54 L62 -48 C58 -46 38 -46 34 -48 Z")
    return (solid(blade, STOCK), line("M48 -138 L48 -54"), solid(guard, BRASS))


def king_of_hearts() -> tuple[str, ...]:
    """A fair forked beard, an arched crown, a sceptre tipped with a heart."""
    hair = halved("M0 -122 L21 -119 C28 -108 24 -98 29 -88 C33 -80 30 -72 33 -66"
                  " C26 -60 20 -62 15 -68 L0 -68")  # fmt: skip
    beard = halved("M0 -84.5 C5 -86 9 -83 13 -88 L19 -102 C22 -84 24 -70 17 -56"
                   " C14 -49 9 -45 5 -44 C6 -50 3 -55 0 -58")  # fmt: skip
    cape = halved("M0 -61 L15 -61 C38 -58 55 -50 56 -34 C38 -27 18 -24 0 -24")
    tails = both((14, -32), (28, -35), (42, -40), (21, -46), (35, -48))
    return (
        _mantle(CLOTH_RED),
        solid(box(-15, -26, 15, -7), LINE),
        filled(sown(HEART.scaled(0.09), [(0, -15), *both((10, -15))]), BRASS),
        solid(cape, STOCK),
        filled(sown(_TAIL, tails), LINE),
        solid(hair, BRASS),
        lines("M24 -104 C22 -96 26 -88 27 -80 C28 -74 25 -70 26 -65"),
        solid(_FACE, STOCK),
        frontal_face(glance=-1),
        solid(beard, BRASS),
        _lips(),
        lines("M6 -72 C8 -64 9 -58 8 -50 M12 -78 C15 -70 15 -62 12 -54"),
        *_arched_crown(),
        solid(box(46, -118, 50, -24), BRASS),
        solid(ellipse(48, -116, 5, 3), LINE),
        solid(HEART.scaled(0.24).at(48, -130), CLOTH_RED),
        arm(CLOTH_RED, STOCK),
    )


def _arched_crown() -> tuple[str, ...]:
    return (
        solid(halved("M0 -136 C14 -146 34 -140 24 -118 L0 -116"), CLOTH_RED),
        solid(path("M-4 -140 L4 -140 L4 -116 L-4 -116 Z"), BRASS),
        drawn(path("M22 -119 C30 -136 14 -143 3 -137").with_mirror(), LINE, 7),
        drawn(path("M22 -119 C30 -136 14 -143 3 -137").with_mirror(), BRASS, 3.6),
        solid(halved("M0 -120 L26 -123 L24 -112 L0 -109"), BRASS),
        dots([(0, -114.6), *both((9, -115.4), (18, -116.6))], 2.2, LINE),
        solid(ellipse(0, -143, 4.4), BRASS),
    )


def king_of_diamonds() -> tuple[str, ...]:
    """A profile with a pointed beard, a crown of lozenges, a battle axe."""
    hair = path("M-6 -116 L1 -104 L2 -84 L4 -60 C12 -54 26 -54 31 -66 C25 -70 23 -82 24 -96"
                " L22 -118 Z")  # fmt: skip
    beard = path(
        "M1 -102 L-3 -90 C-6 -82 -8.5 -76.5 -12 -72.6 C-15.5 -72.4 -17.6 -70 -18 -66"
        " C-18.6 -58 -21 -50 -27 -42 C-8 -46 6 -60 8 -76 Z"
    )
    crown = path("M-26 -112 L-27 -134 L-18 -124 L-13 -138 L-5 -126 L0 -140 L5 -126 L13 -138"
                 " L18 -124 L27 -134 L26 -112 C10 -108 -10 -108 -26 -112 Z")  # fmt: skip
    net = lattice(34, 54, (17, 13), lambda x, y: abs(x) < 40 + y * 0.3 and y > -50)
    return (
        profile_face(facing=-1),
        _mantle(CLOTH_RED),
        filled(halved("M0 -60 L18 -58 L34 -7 L0 -7"), BRASS),
        drawn(sown(lozenge(0, 0, 8.5, 13), net), LINE, 1.2),
        solid(pair("M16 -60 L26 -60 L44 -7 L32 -7 Z"), STOCK),
        solid(hair, LINE),
        solid(beard, LINE),
        line("M-17 -55 C-9 -62 -5 -70 -3 -80 M-10 -56 C-2 -63 2 -70 2 -80", BRASS),
        solid(crown, BRASS),
        filled(
            path("M-25 -120 C-10 -116 10 -116 25 -120 L25 -115 C10 -111 -10 -111 -25 -115 Z"), LINE
        ),
        solid(
            sown(DIAMOND.scaled(0.1, 0.12), [(0, -141), *both((13, -139), (27, -135))]), CLOTH_RED
        ),
        *_axe(),
        arm(CLOTH_RED, BRASS),
    )


def _axe() -> tuple[str, ...]:
    blade = path(
        "M50 -131 C56 -133 61 -138 64 -144 C68 -131 68 -117 63 -103 C60 -109 56 -113 50 -115 Z"
    )
    return (
        solid(path("M46 -130 L36 -123 L46 -116 Z"), LINE),
        solid(box(46, -147, 50.5, -24), BRASS),
        solid(blade, STOCK),
        line("M61 -134 C63 -127 63 -119 61 -112"),
    )


def king_of_clubs() -> tuple[str, ...]:
    """A long white beard, a crown of trefoils, an orb in the hand."""
    hair = halved("M0 -120 L21 -119 C26 -104 23 -92 27 -82 C29 -76 28 -70 24 -66 L0 -66")
    beard = halved(
        "M0 -84.5 C5 -86 9 -83 13 -88 L19 -102 C21 -86 25 -66 20 -50 C15 -38 6 -34 0 -26"
    )
    stripes = both((30, -7), (40, -7), (50, -7))
    return (
        _mantle(LINE),
        *(line(f"M{x * 0.72:g} -54 L{x} -8", BRASS, 2.4) for x, _ in stripes),
        solid(halved("M0 -60 L13 -59 L19 -7 L0 -7"), CLOTH_RED),
        solid(pair("M12 -60 L20 -60 L26 -7 L17 -7 Z"), BRASS),
        solid(hair, STOCK),
        lines("M23.5 -104 C21.5 -92 25 -84 24 -72"),
        solid(_FACE, STOCK),
        frontal_face(brow=2),
        solid(beard, STOCK),
        _lips(),
        lines(
            "M5 -72 C7 -60 6 -48 3 -38 M11 -77 C14 -66 14 -54 9 -44 M16 -86 C19 -74 19 -62 16 -52"
        ),
        solid(pair("M0 -83 C5 -87 10 -85 15 -80 C10 -79 4 -80 0 -83 Z"), STOCK),
        *_trefoil_crown(),
        *_orb(),
    )


def _trefoil_crown() -> tuple[str, ...]:
    tips = [(0, -137), *both((14, -135), (28, -133))]
    leaves = [(x + dx, y + dy) for x, y in tips for dx, dy in ((-3.6, 1.5), (3.6, 1.5), (0, -4))]
    return (
        solid(halved("M0 -132 L6 -124 L14 -130 L18 -123 L27 -130 L24 -113 L0 -110"), BRASS),
        beads(leaves, 3.4),
        filled(halved("M0 -119 L25 -122 L23.8 -115 L0 -112"), CLOTH_RED),
        dots([(0, -115.6), *both((9, -116.2), (18, -117.4))], 1.8, STOCK),
    )


def _orb() -> tuple[str, ...]:
    return (
        arm(LINE, BRASS),
        solid(box(46, -90, 50, -70), BRASS),
        solid(box(41, -84.5, 55, -80.5), BRASS),
        solid(ellipse(48, -57, 15), BRASS),
        solid(path("M33 -60 L63 -60 L63 -54 L33 -54 Z"), CLOTH_RED),
        solid(path("M45 -71.6 L51 -71.6 L51 -60 L45 -60 Z"), CLOTH_RED),
    )
