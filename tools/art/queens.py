"""The four queens: slender, each known by her hair and collar."""

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
    solid,
    sown,
)
from art.inks import BRASS, CLOTH_RED, LINE, STOCK
from art.path import ellipse, joined, path
from art.suits import HEART
from art.svg import filled

_FACE = halved("M0 -114 L18 -112 L17.5 -94 C16.5 -78 8 -66 0 -66")
_NECK = halved("M0 -74 L7 -74 L7.5 -60 C14 -56 24 -55 30 -52 L20 -30 L0 -24")


def _sleeves(ink: str) -> str:
    puff = "M24 -54 C40 -60 58 -52 60 -36 C62 -24 58 -14 60 -7 L30 -7 Z"
    return solid(pair(puff), ink)


def _bodice(ink: str) -> str:
    return solid(halved("M0 -27 C10 -27 20 -34 27 -54 L32 -50 C30 -36 22 -24 24 -7 L0 -7"), ink)


def queen_of_spades() -> tuple[str, ...]:
    """Black coils of hair, a standing fan collar, a looking-glass."""
    collar = halved("M0 -62 L0 -60 L26 -52 C42 -66 46 -92 36 -112 C26 -104 18 -92 10 -72 L0 -70")
    pleats = "M12 -62 L36 -108 M16 -60 L41 -94 M20 -58 L42 -80"
    return (
        solid(collar, STOCK),
        lines(pleats),
        beads(both((36, -112), (42, -97), (42, -81), (37, -66)), 2.8),
        solid(halved("M0 -128 C18 -128 24 -116 22 -98 L0 -90"), LINE),
        beads(both((22, -94)), 9, LINE),
        _sleeves(LINE),
        lines("M44 -54 C40 -40 42 -24 40 -8 M52 -50 C50 -38 52 -24 50 -8", BRASS, 2),
        solid(_NECK, STOCK),
        _bodice(CLOTH_RED),
        line("M0 -27 L0 -8 M-7 -22 L7 -16 M7 -22 L-7 -16 M-7 -14 L7 -8 M7 -14 L-7 -8", BRASS),
        solid(_FACE, STOCK),
        frontal_face(),
        solid(halved("M0 -118 L19 -118 C21 -110 21 -102 19 -96 C17 -106 10 -113 0 -114"), LINE),
        solid(halved("M0 -146 L5 -132 L11 -138 L12 -128 L19 -130 L17 -118 L0 -116"), BRASS),
        beads([(0, -145), *both((11.5, -138), (20, -131))], 2.6, CLOTH_RED),
        dots(both((5, -55), (11, -53)), 1.6, LINE),
        solid(lozenge(0, -49, 3.4, 5), CLOTH_RED),
        *_looking_glass(),
        arm(LINE, STOCK),
    )


def _looking_glass() -> tuple[str, ...]:
    return (
        solid(path("M46 -86 L50 -86 L51 -22 L45 -22 Z"), BRASS),
        solid(ellipse(50, -106, 15, 19), BRASS),
        solid(ellipse(50, -106, 10.5, 14.5), STOCK),
        line("M45 -103 L53 -113 M46.5 -98 L55 -108.5"),
        beads([(50, -127)], 3, CLOTH_RED),
    )


def queen_of_hearts() -> tuple[str, ...]:
    """Long waving hair, a coronet of hearts, a rose."""
    hair = halved("M0 -126 C20 -128 26 -112 25 -98 C24 -88 32 -80 31 -68 C30 -58 38 -50 36 -38"
                  " C34 -28 38 -18 34 -7 L0 -7")  # fmt: skip
    bodice = halved("M0 -24 C4 -31 13 -32 17 -37 L20 -52 L26 -49 C26 -36 21 -22 22 -7 L0 -7")
    waves = "M22 -100 C20 -88 27 -80 26 -68 C25 -58 32 -50 30 -38 C28 -28 32 -18 29 -8"
    return (
        _sleeves(CLOTH_RED),
        solid(hair, BRASS),
        lines(waves),
        solid(halved("M0 -74 L7 -74 L7.5 -60 C12 -56 20 -54 24 -50 L18 -26 L0 -16"), STOCK),
        solid(bodice, LINE),
        lines("M0 -24 C4 -31 13 -32 17 -37 L21 -50", BRASS, 2),
        lines("M44 -55 C40 -42 44 -26 41 -8 M53 -49 C50 -38 53 -24 51 -8"),
        solid(_FACE, STOCK),
        frontal_face(glance=-1),
        solid(halved("M0 -122 L19 -118 C21 -108 20 -98 20 -90 C16 -96 17 -106 0 -114"), BRASS),
        *_heart_coronet(),
        dots(both((4, -54), (9, -56)), 1.5, CLOTH_RED),
        solid(HEART.scaled(0.11).at(0, -47), CLOTH_RED),
        *_rose(),
        arm(CLOTH_RED, LINE),
    )


def _heart_coronet() -> tuple[str, ...]:
    hearts = joined((HEART.scaled(0.13).at(0, -136), HEART.scaled(0.1).at(15, -132).with_mirror()))
    return (
        solid(halved("M0 -129 L8 -126 L22 -128 L20 -117 L0 -115"), LINE),
        solid(hearts, CLOTH_RED),
        dots([(0, -121), *both((7, -121.4), (14, -122.4))], 1.7, BRASS),
    )


def _rose() -> tuple[str, ...]:
    leaf = path("M49 -72 C56 -84 62 -82 65 -80 C62 -72 56 -68 49 -72 Z")
    other_leaf = path("M48 -62 C42 -74 37 -72 35 -70 C37 -62 42 -58 48 -62 Z")
    bloom = path(
        "M50 -94 C38 -94 33 -104 36 -116 C41 -114 44 -122 50 -122 C56 -122 59 -114 64 -116"
        " C67 -104 62 -94 50 -94 Z"
    )
    heart = path(
        "M50 -100 C42 -100 41 -108 44 -114 C48 -118 56 -117 57 -110 C58 -104 54 -100 50 -100 Z"
    )
    return (
        line("M48 -24 C50 -50 46 -70 50 -96", LINE, 3),
        filled(leaf + other_leaf, LINE),
        solid(bloom, CLOTH_RED),
        solid(heart, CLOTH_RED),
        line("M46 -108 C48 -113 54 -112 53 -107 C52 -104 49 -104 49 -107"),
    )


def queen_of_diamonds() -> tuple[str, ...]:
    """A halo set with lozenges over a straight veil, a fan."""
    veil = halved("M0 -140 C26 -140 36 -124 36 -104 L40 -7 L0 -7")
    halo = halved("M0 -147 C30 -147 41 -124 36 -98 L19 -96 C21 -114 14 -124 0 -124")
    gems = [(0, -135.5), *both((13.5, -132), (24, -122), (28.5, -108))]
    return (
        _sleeves(CLOTH_RED),
        solid(veil, LINE),
        lines("M28 -92 L31 -8 M34 -92 L36 -58 M25 -92 L26 -56", BRASS),
        solid(_NECK, STOCK),
        _bodice(CLOTH_RED),
        filled(sown(lozenge(0, 0, 3, 4.6), [(0, -14), *both((8, -14), (16, -14))]), BRASS),
        solid(_FACE, STOCK),
        frontal_face(),
        solid(halved("M0 -120 L18 -118 C20 -110 20 -102 18 -94 C16 -102 12 -108 0 -108"), BRASS),
        solid(halo, BRASS),
        filled(sown(lozenge(0, 0, 3.6, 5), gems), CLOTH_RED),
        solid(halved("M0 -60 L12 -62 L14 -54 C8 -51 4 -50 0 -50"), BRASS),
        dots([(0, -55), *both((7, -56.5))], 2, LINE),
        *_fan(),
        arm(CLOTH_RED, BRASS),
    )


def _fan() -> tuple[str, ...]:
    ribs = "M48 -46 L30 -98 M48 -46 L39 -103 M48 -46 L48 -105 M48 -46 L57 -103 M48 -46 L66 -98"
    return (
        solid(path("M48 -46 L28 -98 C38 -108 58 -108 67 -98 Z"), STOCK),
        solid(path("M28 -98 C38 -108 58 -108 67 -98 L62 -84 C55 -91 41 -91 34 -84 Z"), CLOTH_RED),
        line(ribs),
    )


def queen_of_clubs() -> tuple[str, ...]:
    """Two long plaits, a pleated ruff, a lily."""
    plait = [(25 + k % 2 * 1.5, -62 + k * 10) for k in range(6)]
    zigzag = "M0 -64 L5 -56 L10 -65 L15 -57 L20 -66 L25 -58 L31 -64"
    return (
        _sleeves(LINE),
        solid(halved("M0 -56 L28 -56 C30 -36 22 -24 26 -7 L0 -7"), LINE),
        solid(halved("M0 -56 L10 -56 L7 -7 L0 -7"), CLOTH_RED),
        dots([(0, -44), (0, -34), (0, -24), (0, -14)], 2.4, BRASS),
        solid(halved("M0 -126 C20 -128 25 -114 24 -100 L27 -66 L0 -66"), BRASS),
        beads(both(*plait), 6.2),
        solid(_FACE, STOCK),
        frontal_face(glance=-1),
        solid(halved("M0 -122 L19 -118 C22 -108 21 -98 20 -88 C16 -96 18 -108 0 -116"), BRASS),
        solid(halved("M0 -69 C16 -71 28 -71 34 -64 C34 -57 22 -52 0 -52"), STOCK),
        lines(zigzag),
        *_trefoil_coronet(),
        *_lily(),
        arm(LINE, STOCK),
    )


def _trefoil_coronet() -> tuple[str, ...]:
    tips = [(0, -139), *both((16, -135))]
    leaves = [(x + dx, y + dy) for x, y in tips for dx, dy in ((-3.4, 1.4), (3.4, 1.4), (0, -3.8))]
    return (
        solid(halved("M0 -134 L4 -126 L14 -132 L21 -128 L20 -117 L0 -115"), LINE),
        beads(leaves, 3.2),
        dots([(0, -121), *both((8, -121.6), (15, -122.6))], 1.7, BRASS),
    )


def _lily() -> tuple[str, ...]:
    outer = path(
        "M49 -92 C41 -98 38 -110 33 -119 C42 -119 46 -114 49 -105 C52 -114 56 -119 65 -119"
        " C60 -110 57 -98 49 -92 Z"
    )
    return (
        line("M48 -24 L49 -92", LINE, 3),
        filled(path("M49 -58 C53 -73 60 -75 64 -73 C62 -64 57 -58 49 -58 Z"), LINE),
        solid(outer, STOCK),
        solid(path("M49 -92 C43 -104 43 -118 49 -130 C55 -118 55 -104 49 -92 Z"), STOCK),
        line("M49 -96 L49 -110"),
        dots([(49, -113)], 2.2, BRASS),
    )
