"""Measure the frames of a drag in a real window, without and with the solver at work beside it.

Use: python3 tools/bench_drag.py [--runs N] [--size WxH]

The deal is one on which the solver thinks for all the time it has. A card is carried round for
some seconds, the mouse moving 125 times a second; a frame is the time from one picture to the
next as they come to the screen. On a busy machine everybody's frames are late: the figures are
medians of several runs, beside those of the same drag while the solver rests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench_window import TOOLS, around, ended, path_area, watched_start
from watched_screen import Screen, family, machine_seconds, processor_seconds

from canfield.engine import Game, GameCode, Pile
from canfield.store.config import Config, save_config
from canfield.store.settings import Settings
from canfield.table.geometry import Point, Size
from canfield.table.layout import LayoutOptions, arrange

if TYPE_CHECKING:
    from collections.abc import Sequence

HARD: Final = "ST1-D3-AAAAAEH"
"""A deal that takes the solver a quarter of a minute."""
SECONDS: Final = 4.0
"""How long the card is carried: less than the solver thinks about a position."""
MOVES_A_SECOND: Final = 125
LATE: Final = 25.0


class Drag(NamedTuple):
    """Frames in milliseconds, and the processor time of the solver in seconds meanwhile."""

    longest: float
    late: int
    pictures: int
    solver: float


def figures(moments: Sequence[float], solver: float) -> Drag:
    """What the moments at which pictures came, in seconds, say of a drag."""
    frames = [1000 * (later - earlier) for earlier, later in pairwise(moments)]
    late = sum(frame > LATE for frame in frames)
    return Drag(max(frames, default=0.0), late, len(moments), solver)


def carried(screen: Screen, grab: Point, solvers: Sequence[int]) -> Drag:
    """A card lifted, carried round, and put back."""
    area = path_area(screen, grab)
    screen.say(f"mousemove {grab.x} {grab.y} mousedown 1 mousemove {grab.x + 30} {grab.y + 30}")
    time.sleep(0.3)
    before = sum(map(processor_seconds, solvers))
    seen, moments, step = screen.pixels(area), [], 0
    begin = time.perf_counter()
    while (now := time.perf_counter() - begin) < SECONDS:
        if now * MOVES_A_SECOND >= step:
            point = around(grab, step * 60 // MOVES_A_SECOND + 1)
            screen.say(f"mousemove {point.x + step % 2} {point.y}")
            step += 1
        picture = screen.pixels(area)
        if picture != seen:
            moments.append(time.perf_counter())
        seen = picture
        time.sleep(0.0002)
    worked = sum(map(processor_seconds, solvers)) - before
    screen.say(f"mousemove {grab.x} {grab.y} mouseup 1")
    return figures(moments, worked)


def measured(size: Size, home: str, *, thinking: bool) -> Drag:
    """One start and one drag; a turn of the stock makes a new position to think about."""
    save_config(Path(home) / "config.json", Config(Settings(winnable_mark=thinking)))
    window = f"{size.width}x{size.height}"
    command = (sys.executable, "-m", "canfield", "--code", HARD, "--size", window, "--home", home)
    piles = arrange(size, Game.new(GameCode.parse(HARD)).state, LayoutOptions()).piles
    stock = piles[Pile.STOCK].centre
    with Screen(*size) as screen:
        process, _ = watched_start(screen, command)
        screen.say(f"mousemove {stock.x} {stock.y} click 1")
        time.sleep(0.7)
        drag = carried(screen, piles[Pile.RESERVE].centre, family(process.pid)[1:])
        ended(process)
    return drag


def row(name: str, drags: Sequence[Drag]) -> str:
    """The line of the table for some runs: medians."""
    longest, late, pictures, solver = (median(column) for column in zip(*drags, strict=True))
    cells = f"{longest:.1f}", f"{late:.0f}", f"{pictures / SECONDS:.0f}", f"{solver:.2f}"
    return " ".join((f"{name:<20}", *(f"{cell:>17}" for cell in cells)))


def main(words: Sequence[str] | None = None) -> int:
    """Measure in turn, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="how many drags of each kind")
    parser.add_argument("--size", default="1280x800", help="of the screen, filled by the window")
    given = parser.parse_args(words)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if sys.platform != "linux" or missing:
        sys.exit(f"This needs Linux with {', '.join(missing or TOOLS)}.")
    os.chdir(Path(__file__).parents[1])
    width, _, height = given.size.partition("x")
    drags: dict[bool, list[Drag]] = {False: [], True: []}
    begin, used = time.perf_counter(), machine_seconds()
    for _run in range(given.runs):
        for thinking, found in drags.items():
            with TemporaryDirectory() as home:
                found.append(measured(Size(int(width), int(height)), home, thinking=thinking))
    share = (machine_seconds() - used) / (time.perf_counter() - begin) / (os.cpu_count() or 1)
    heads = ("longest, ms", "over 25 ms", "pictures a s", "solver’s work, s")
    print(f"{f'drag of {SECONDS:g} s':<20}", *(f"{head:>17}" for head in heads))
    print(row("solver at rest", drags[False]))
    print(row("solver at work", drags[True]))
    print(f"The whole machine was busy {share:.0%} of the time, this tool included.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
