"""Every icon is there, white and visible; the application icon is what the systems expect."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import make_icons
import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
NAMES = [
    *("new", "restart", "undo", "redo", "hint", "finish", "menu", "settings", "statistics"),
    *("help", "close", "recycle", "star", "copy", "sound_on", "sound_off", "pause", "play"),
    *("step_forward", "step_back", "chevron_left", "chevron_right", "check"),
    *("suit_spades", "suit_hearts", "suit_diamonds", "suit_clubs"),
]


def icon(name: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(ASSETS / "icons" / f"{name}.svg"), (size, size))


@pytest.mark.parametrize("size", [20, 60, 400])
@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_white_and_neither_empty_nor_cut(name: str, size: int) -> None:
    surface = icon(name, size)
    seen = surface.get_bounding_rect(min_alpha=128)
    assert surface.get_size() == (size, size)
    assert max(seen.width, seen.height) > 0.5 * size
    assert surface.get_rect().inflate(-size // 20, -size // 20).contains(seen)
    grid = range(0, size, max(1, size // 60))
    places = [(x, y) for x in grid for y in grid]
    colours = {tuple(surface.get_at(at))[:3] for at in places if surface.get_at(at).a > 200}
    assert colours == {(255, 255, 255)}


def test_undo_and_redo_point_apart() -> None:
    undo, redo = icon("undo", 60), icon("redo", 60)
    assert pygame.image.tobytes(undo, "RGBA") != pygame.image.tobytes(redo, "RGBA")
    assert undo.get_bounding_rect(128).width == redo.get_bounding_rect(128).width


@pytest.mark.parametrize("size", make_icons.SIZES)
def test_the_application_icon_is_as_the_tool_draws_it(size: int) -> None:
    kept = pygame.image.load(str(ASSETS / "app" / f"canfield-{size}.png"))
    fresh = pygame.image.load(BytesIO(make_icons.rendered(size)), "fresh.png")
    assert kept.get_size() == (size, size)
    old, new = (pygame.image.tobytes(one, "RGBA") for one in (kept, fresh))
    assert max(abs(a - b) for a, b in zip(old, new, strict=True)) <= 2


def test_the_windows_icon_holds_the_pictures() -> None:
    content = (ASSETS / "app" / "canfield.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, len(make_icons.ICO_SIZES))
    for place, size in enumerate(make_icons.ICO_SIZES):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * place)
        picture = (ASSETS / "app" / f"canfield-{size}.png").read_bytes()
        assert (width, height) == (size % 256, size % 256)
        assert content[offset : offset + length] == picture


def test_the_macos_icon_holds_the_pictures() -> None:
    content = (ASSETS / "app" / "canfield.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    at, found = 8, {}
    while at < len(content):
        kind, length = struct.unpack_from(">4sI", content, at)
        found[kind] = content[at + 8 : at + length]
        at += length
    for size, kind in make_icons.ICNS_TYPES.items():
        assert found[kind] == (ASSETS / "app" / f"canfield-{size}.png").read_bytes()
