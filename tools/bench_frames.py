"""Measure how long single pictures take: of a deal, a drag, a win and a resize.

Use: python3 tools/bench_frames.py [--size WxH] [--unseen] [--profile SCENE]

The real loop runs in a window on the display, which must be as large; with `--unseen` without
one, in at most 1024 by 768. A picture is one turn of the loop that painted. Times are those of
the processor, in ms; waiting for the screen's server does not count.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import os
import pstats
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame
from dummy_window import Desk

import canfield.app.in_dialogs  # noqa: F401 - the loop, too, has it by the first input
from canfield.engine import Game, GameCode, parse_move
from canfield.store.saved import SavedGame, save_game
from canfield.table.geometry import Point, Size
from canfield.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from canfield.table.geometry import Rect

EXAMPLE: Final = Path(__file__).parents[1] / "tests" / "data" / "example_win.json"
_PICTURE: Final = 1 / 60
_SHRUNK: Final = (9, 8, 7, 6, 7, 8, 9, 10)
"""The sizes of a window whose corner is pulled in and out again, in tenths."""


class Watched:
    """A player whose every picture is measured."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pictures: list[float] = []
        self._sent = 0
        setattr(desk.window, "show", self._show)  # noqa: B010 - to count what is sent

    def turn(self) -> None:
        """Let the loop look once, a picture later, and note how long it was at it."""
        self.desk.time += _PICTURE
        before, sent = time.process_time(), self._sent
        self.desk.turn()
        if self._sent > sent:
            self.pictures.append(1000 * (time.process_time() - before))

    def _show(self, parts: Iterable[Rect]) -> None:
        self._sent += 1
        Window.show(self.desk.window, parts)

    def turns(self, seconds: float) -> None:
        """Let time go by."""
        for _ in range(round(seconds / _PICTURE)):
            self.turn()

    def rest(self) -> None:
        """Let every card be drawn and every movement end, unmeasured."""
        self.turns(1.0)
        while self.desk.loop._painter.draw_ahead():  # noqa: SLF001 - as the loop does at rest
            pass
        gc.freeze()  # as the program does with what is made at its start
        self.turns(0.1)
        self.pictures.clear()


def deal(player: Watched) -> None:
    """Other cards are dealt."""
    player.desk.key("n", pygame.KMOD_CTRL)
    player.turns(1.5)


def drag(player: Watched) -> None:
    """A card is carried over the table and home again."""
    desk = player.desk
    size, card = desk.window.size, desk.model.layout.places[desk.model.state.reserve[-1]].rect
    start = Point(card.x + card.width // 3, card.y + card.height // 8)
    desk.press(start)
    for step in range(60):
        desk.move(Point(start.x + size.width * step // 90, start.y + size.height * step // 400))
        player.turn()
    desk.release(start)
    player.turns(0.5)


def win(player: Watched) -> None:
    """The last card goes home, and the pack bows."""
    player.desk.key("a")
    player.turns(5.5)


def resize(player: Watched) -> None:
    """The corner of the window is pulled in and out again."""
    whole = player.desk.window.size
    for tenths in _SHRUNK:
        player.desk.resize(Size(whole.width * tenths // 10, whole.height * tenths // 10))
        player.turns(0.1)
    player.turns(1.0)


SCENES: Final[dict[str, Callable[[Watched], None]]] = {
    "deal": deal,
    "drag": drag,
    "win": win,
    "resize": resize,
}


def _game(scene: str) -> Game:
    """The example game: one move before its end for the win, else before its first."""
    kept = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    game = Game.new(GameCode.parse(kept["code"]))
    for move in kept["moves"][:-1] if scene == "win" else ():
        game, _ = game.play(parse_move(move))
    return game


def measured(scene: str, size: Size, *, driver: str, profile: cProfile.Profile) -> list[float]:
    """The times of the pictures of a scene, in ms of the processor."""
    with TemporaryDirectory(prefix="bench-frames-") as folder:
        save_game(Path(folder) / "game.json", SavedGame(_game(scene), 0.0, "bench-0"))
        if driver:
            os.environ["SDL_VIDEODRIVER"] = driver
        else:
            os.environ.pop("SDL_VIDEODRIVER", None)
        player = Watched(Desk(Path(folder), size))
        player.rest()
        profile.enable()
        SCENES[scene](player)
        profile.disable()
        player.desk.close()
    return player.pictures


def _lines(scene: str, pictures: list[float]) -> Iterator[str]:
    late = sum(each > 1000 * _PICTURE for each in pictures)
    yield (
        f"{scene:8}{len(pictures):6} pictures   median {median(pictures):6.1f}"
        f"   longest {max(pictures):6.1f}   over 16.7: {late}"
    )


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


def main(words: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=_size, default=Size(3840, 2160))
    parser.add_argument("--unseen", action="store_true")
    parser.add_argument("--profile", choices=sorted(SCENES), help="say where the time goes, too")
    given = parser.parse_args(words)
    driver = "dummy" if given.unseen else ""
    for scene in (given.profile,) if given.profile else SCENES:
        profile = cProfile.Profile()
        pictures = measured(scene, given.size, driver=driver, profile=profile)
        print(*_lines(scene, pictures), sep="\n", flush=True)
        if given.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(18)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
