"""Whatever is shown, in whatever window: all of it is painted, once is enough, nothing is left."""

from __future__ import annotations

import pygame
import pytest
from scenes import SCENES, shown

from canfield.table.geometry import Size
from canfield.ui.painter import Painter
from tests.table.tables import WINDOWS

pytestmark = pytest.mark.pictures

UNPAINTED = (255, 0, 255)
"""A colour that no theme and no card has."""
EACH_WINDOW = pytest.mark.parametrize(
    "size",
    [*WINDOWS, Size(320, 240), Size(997, 613)],
    ids=lambda size: f"{size.width}x{size.height}",
)


@pytest.fixture(autouse=True)
def _screen() -> None:
    """Open the window that no one sees, for the formats of pictures."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def unpainted(size: Size) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(UNPAINTED)
    return surface


def paint(painter: Painter, scene: str, surface: pygame.Surface, theme: str = "green") -> None:
    """Paint a scene until each of its cards is drawn."""
    model, now = SCENES[scene](Size(*surface.get_size()), painter.text)
    picture = shown(model, now, painter.text, theme)
    painter.paint(picture, surface)
    while painter.waits_for_art:
        painter.paint(picture, surface)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@EACH_WINDOW
@pytest.mark.parametrize("scene", ["eighteen-cards", "drag", "bow", "menu"])
def test_no_pixel_is_left_unpainted(scene: str, size: Size) -> None:
    surface = unpainted(size)
    painter = Painter()
    model, now = SCENES[scene](size, painter.text)
    painter.paint(shown(model, now, painter.text, "green"), surface)
    left = pygame.mask.from_threshold(surface, UNPAINTED, (1, 1, 1, 255))
    assert not left.count(), left.get_bounding_rects()


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_painted_again_changes_nothing(scene: str) -> None:
    surface, painter = unpainted(Size(640, 480)), Painter()
    paint(painter, scene, surface)
    once = pixels(surface)
    paint(painter, scene, surface)
    assert pixels(surface) == once


@pytest.mark.parametrize("size", [Size(640, 480), Size(997, 613)], ids=str)
def test_no_scene_leaves_anything_in_the_next(size: Size) -> None:
    surface, painter = unpainted(size), Painter()
    for scene in [*SCENES, *reversed(SCENES)]:
        paint(painter, scene, surface)
        alone = unpainted(size)
        paint(Painter(), scene, alone)
        assert pixels(surface) == pixels(alone), scene


def test_another_theme_changes_all_of_the_cloth() -> None:
    surface, painter = unpainted(Size(640, 480)), Painter()
    paint(painter, "mid-game", surface, "green")
    paint(painter, "mid-game", surface, "burgundy")
    alone = unpainted(Size(640, 480))
    paint(Painter(), "mid-game", alone, "burgundy")
    assert pixels(surface) == pixels(alone)
