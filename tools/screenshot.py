"""Draw scenes of the game without a screen.

Use: python3 tools/screenshot.py SCENE --size WxH OUT.png

`--list` names the scenes; `--all DIR` draws every scene in every theme at four sizes.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["SDL_VIDEODRIVER"] = "dummy"

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = ((640, 480), (1280, 800), (1920, 1080), (3840, 2160))


def draw(name: str, size: tuple[int, int], theme: str, path: Path) -> None:
    """Draw one scene into a file."""
    import pygame
    from scenes import SCENES, shown

    from canfield.table.geometry import Size
    from canfield.ui.painter import Painter

    pygame.display.init()
    pygame.display.set_mode((64, 64))
    painter = Painter()
    surface = pygame.Surface(size)
    model, now = SCENES[name](Size(*size), painter.text)
    picture = shown(model, now, painter.text, theme)
    painter.paint(picture, surface)
    while painter.waits_for_art:
        painter.paint(picture, surface)
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)


def draw_all(folder: Path) -> None:
    """Draw every scene in every theme at every size."""
    from scenes import SCENES

    from canfield.ui.theme import THEMES

    for name in SCENES:
        for size in SIZES:
            for theme in THEMES:
                file = f"{name}-{theme.replace(' ', '-')}-{size[0]}x{size[1]}.png"
                draw(name, size, theme, folder / file)
                print(file)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def _speak(words: Sequence[str] | None) -> None:
    """Speak the language that is asked for, before any scene is imported."""
    from canfield.app.language import speak_language

    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--language", default="en")
    speak_language(early.parse_known_args(words)[0].language)


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line asks for."""
    _speak(words)
    from scenes import SCENES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en", help="a code such as de")
    parser.add_argument("scene", nargs="?", choices=sorted(SCENES))
    parser.add_argument("out", nargs="?", type=Path)
    parser.add_argument("--size", type=_size, default=(1280, 800))
    parser.add_argument("--theme", default="green")
    parser.add_argument("--list", action="store_true", help="name the scenes")
    parser.add_argument("--all", metavar="DIR", type=Path, help="draw everything there")
    given = parser.parse_intermixed_args(words)
    if given.list:
        print("\n".join(SCENES))
    elif given.all is not None:
        draw_all(given.all)
    elif given.scene is None or given.out is None:
        parser.error("a scene and a file to draw it into are needed")
    else:
        draw(given.scene, given.size, given.theme, given.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
