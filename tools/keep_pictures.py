"""Keep small pictures of the scenes, for tests/pictures to compare new ones with.

Use: python3 tools/keep_pictures.py [SCENE ...]

Without a scene it draws all of them anew. Look at what has changed before it is committed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
from scenes import SCENES, shown

from canfield.table.geometry import Size
from canfield.ui.painter import Painter

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "tests" / "pictures" / "kept"
DRAWN_BY: Final = KEPT / "drawn-by.txt"
"""Which pygame drew the pictures: another one may draw letters and curves a little otherwise."""
SIZES: Final = (Size(640, 480), Size(1280, 800), Size(1920, 1080))
WIDTH: Final = 320
"""Kept pictures are so many pixels wide: what a player would notice is still to be seen."""
_LEVEL: Final = 8
"""Steps between the levels of brightness that are kept: the grain of the cloth costs no space."""


def name(scene: str, size: Size) -> str:
    """The name of the picture of a scene in a window of this size."""
    return f"{scene}-{size.width}x{size.height}"


def drawn(scene: str, size: Size) -> pygame.Surface:
    """The scene as the window shows it once every card is drawn."""
    if not pygame.display.get_init():
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    brush = Painter()
    surface = pygame.Surface(size)
    model, now = SCENES[scene](size, brush.text)
    picture = shown(model, now, brush.text, "green")
    brush.paint(picture, surface)
    while brush.waits_for_art:
        brush.paint(picture, surface)
    return surface


def small(picture: pygame.Surface) -> pygame.Surface:
    """The picture as it is kept: small, and with fewer colours."""
    width, height = picture.get_size()
    reduced = pygame.transform.smoothscale(picture, (WIDTH, WIDTH * height // width))
    pixels = pygame.image.tobytes(reduced, "RGB")
    level = bytes(value // _LEVEL * _LEVEL + _LEVEL // 2 for value in range(256))
    return pygame.image.frombytes(pixels.translate(level), reduced.get_size(), "RGB")


def main(scenes: list[str]) -> int:
    """Draw the scenes at every size and keep them."""
    unknown = sorted(set(scenes) - set(SCENES))
    if unknown:
        print(f"There is no scene {', '.join(unknown)}; there are {', '.join(SCENES)}.")
        return 2
    KEPT.mkdir(parents=True, exist_ok=True)
    for scene in scenes or SCENES:
        for size in SIZES:
            pygame.image.save(small(drawn(scene, size)), KEPT / f"{name(scene, size)}.png")
    for file in KEPT.glob("*.png"):
        if file.stem.rpartition("-")[0] not in SCENES:
            file.unlink()
    DRAWN_BY.write_text(f"pygame-ce {pygame.ver}\n", encoding="utf-8")
    total = sum(file.stat().st_size for file in KEPT.iterdir())
    print(f"{KEPT.relative_to(ROOT)} has {len(list(KEPT.glob('*.png')))} pictures, {total} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
