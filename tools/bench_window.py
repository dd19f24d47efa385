"""Measure the game in a real window: its start, its memory, its processor time, its latency.

Use: python3 tools/bench_window.py [--runs N] [--size WxH]
     python3 tools/bench_window.py --vs '/usr/games/sol --variation canfield' --vs-grab 150,330

Each program gets a screen of its own, as its only window. Another program is measured in the
same run, start by start in turn, and the last column says how many times of its figure ours is.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from math import cos, pi, sin
from operator import eq
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from watched_screen import Area, Screen, machine_seconds, memory, processor_seconds

from canfield.engine import Game, GameCode, Pile
from canfield.table.geometry import Point, Size
from canfield.table.layout import LayoutOptions, arrange

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CODE: Final = "CF1-D3-AAAAACL"
TABLE_SHARE, FINAL_SHARE = 0.5, 0.995
"""The table is there when half of what the start changes looks as in the end, then all of it."""
PATIENCE: Final = 20.0
AT_REST: Final = 1.5
"""Seconds without a change after which a picture is final."""
MOVES_A_SECOND: Final = 60
RADIUS: Final = 120
LOOKS: Final = 60
"""How many single moves the latency is measured with."""
TOOLS: Final = ("Xvfb", "openbox", "xdotool")

Figures = dict[str, float]


class Contender(NamedTuple):
    """A program, a point to click so that its clock goes, and one where a card can be lifted."""

    name: str
    command: tuple[str, ...]
    click: Point | None
    grab: Point | None


class Plan(NamedTuple):
    """How long is measured, in seconds, and how many starts."""

    starts: int
    idle: float
    drag: float


def ours(size: Size, home: str) -> Contender:
    """The game of this folder, with a known deal."""
    state = Game.new(GameCode.parse(CODE)).state
    piles = arrange(size, state, LayoutOptions()).piles
    window = f"{size.width}x{size.height}"
    command = (sys.executable, "-m", "canfield", "--code", CODE, "--size", window, "--home", home)
    return Contender("ours", command, piles[Pile.STOCK].centre, piles[Pile.RESERVE].centre)


# ---------------------------------------------------------------- the start


def watched_start(
    screen: Screen, command: Sequence[str]
) -> tuple[subprocess.Popen[bytes], Figures]:
    """Start the program and see when its table is there, and when nothing changes any more."""
    area = screen.everywhere()
    frames = [(0.0, screen.pixels(area))]
    begin = time.perf_counter()
    process = screen.run(command)
    while (now := time.perf_counter() - begin) < PATIENCE:
        picture = screen.pixels(area)
        if picture != frames[-1][1]:
            frames.append((now, picture))
        if len(frames) > 1 and now - frames[-1][0] > AT_REST:
            break
        time.sleep(0.001)
    return process, dict(start_figures(frames))


def start_figures(frames: list[tuple[float, bytes]]) -> Iterator[tuple[str, float]]:
    """When enough of the last picture stood."""
    blank, last = (
        memoryview(picture).cast("I").tolist() for picture in (frames[0][1], frames[-1][1])
    )
    changed = [place for place, pixel in enumerate(last) if pixel != blank[place]]
    wanted = [last[place] for place in changed]
    for name, share in (("first table, s", TABLE_SHARE), ("final picture, s", FINAL_SHARE)):
        for moment, picture in frames[1:]:
            pixels = memoryview(picture).cast("I")
            if sum(map(eq, wanted, (pixels[place] for place in changed))) >= share * len(changed):
                yield name, moment
                break


def ended(process: subprocess.Popen[bytes]) -> None:
    """Let the program end."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# ---------------------------------------------------------------- at rest and in hand


def at_rest(process: int, screen: Screen, contender: Contender, plan: Plan) -> Figures:
    """Memory soon after the start, and the processor's work while nobody does anything."""
    time.sleep(max(0.0, 5.0 - AT_REST))
    resident, share = memory(process)
    if contender.click is not None:
        x, y = contender.click
        screen.say(f"mousemove {x} {y} click 1 mousemove {screen.width // 2} {screen.height - 90}")
    time.sleep(4.0)
    before = processor_seconds(process)
    time.sleep(plan.idle)
    idle = processor_seconds(process) - before
    return {
        "memory after 5 s, MiB (RSS)": resident,
        "memory after 5 s, MiB (PSS)": share,
        f"processor at rest, s in {plan.idle:g} s": idle,
    }


def around(grab: Point, step: int) -> Point:
    """A point on the circle on which the card is dragged; it goes round once a second."""
    angle = 2 * pi * step / MOVES_A_SECOND
    return Point(grab.x + round(RADIUS * (1 - cos(angle))), grab.y + round(RADIUS * sin(angle)))


def path_area(screen: Screen, grab: Point) -> Area:
    """The pixels that the dragged card comes over."""
    left, top = max(0, grab.x - RADIUS), max(0, grab.y - 2 * RADIUS)
    right = min(screen.width, grab.x + 4 * RADIUS)
    return Area(left, top, right, min(screen.height, grab.y + 2 * RADIUS), 3, 6)


def in_hand(process: int, screen: Screen, grab: Point, plan: Plan) -> Figures:
    """A card lifted, carried for a while, moved step by step, and put back."""
    area = path_area(screen, grab)
    before = screen.pixels(area)
    screen.say(f"mousemove {grab.x} {grab.y} mousedown 1 mousemove {grab.x + 30} {grab.y + 30}")
    time.sleep(0.3)
    if screen.pixels(area) == before:
        sys.exit(f"No card can be lifted at {grab.x},{grab.y}: nothing moves there.")
    figures = dragged(process, screen, grab, plan) | latencies(screen, grab)
    screen.say(f"mousemove {grab.x} {grab.y} mouseup 1")
    return figures


def dragged(process: int, screen: Screen, grab: Point, plan: Plan) -> Figures:
    """The processor's work, and the pictures, of a drag."""
    area, pictures, step = path_area(screen, grab), 0, 0
    program, server = processor_seconds(process), processor_seconds(screen.server.pid)
    seen = screen.pixels(area)
    begin = time.perf_counter()
    while (now := time.perf_counter() - begin) < plan.drag:
        if now * MOVES_A_SECOND >= step:
            point = around(grab, step)
            screen.say(f"mousemove {point.x} {point.y}")
            step += 1
        picture = screen.pixels(area)
        pictures += picture != seen
        seen = picture
        time.sleep(0.0005)
    return {
        f"processor of a drag, s in {plan.drag:g} s (program)": processor_seconds(process)
        - program,
        f"processor of a drag, s in {plan.drag:g} s (X server)": processor_seconds(
            screen.server.pid
        )
        - server,
        "pictures a second of a drag": pictures / plan.drag,
    }


def latencies(screen: Screen, grab: Point) -> Figures:
    """How long it takes from a move of the mouse to the first changed pixel."""
    area, waits = path_area(screen, grab), []
    for look in range(LOOKS):
        time.sleep(0.05 + 0.001 * (look % 17))
        seen, point = screen.pixels(area), around(grab, 7 * look)
        begin = time.perf_counter()
        screen.say(f"mousemove {point.x} {point.y}")
        while screen.pixels(area) == seen and time.perf_counter() - begin < 1:
            time.sleep(0.0001)
        waits.append(1000 * (time.perf_counter() - begin))
    return {
        "pointer to picture, ms (median)": median(waits),
        "pointer to picture, ms (worst)": max(waits),
    }


# ---------------------------------------------------------------- all of it


def measured(contenders: Sequence[Contender], size: Size, plan: Plan) -> list[Figures]:
    """The figures of each program: the median of its starts, then the rest with the last."""
    starts: list[list[Figures]] = [[] for _ in contenders]
    for _run in range(plan.starts):
        for place, contender in enumerate(contenders):
            with Screen(*size) as screen:
                process, figures = watched_start(screen, contender.command)
                ended(process)
            starts[place].append(figures)
    return [
        {name: median(run[name] for run in runs) for name in runs[0]}
        | after_start(contender, size, plan)
        for contender, runs in zip(contenders, starts, strict=True)
    ]


def after_start(contender: Contender, size: Size, plan: Plan) -> Figures:
    """What is measured of a program that runs."""
    with Screen(*size) as screen:
        process, _ = watched_start(screen, contender.command)
        figures = at_rest(process.pid, screen, contender, plan)
        if contender.grab is not None:
            figures |= in_hand(process.pid, screen, contender.grab, plan)
        ended(process)
    return figures


def print_table(contenders: Sequence[Contender], figures: Sequence[Figures]) -> None:
    """One line for each figure; with two programs their ratio, too."""
    heads = [contender.name for contender in contenders] + ["ratio"] * (len(figures) == 2)
    width = max(map(len, figures[0]))
    print(" " * width, *(f"{head:>8.8}" for head in heads))
    for name, value in figures[0].items():
        cells = [each.get(name) for each in figures]
        if len(cells) == 2:
            cells.append(value / cells[1] if cells[1] else None)
        print(
            f"{name:{width}}", *("       –" if cell is None else f"{cell:8.2f}" for cell in cells)
        )


def _point(text: str) -> Point:
    x, _, y = text.partition(",")
    return Point(int(x), int(y))


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--size", type=_size, default=Size(1280, 800), help="of the screen, which the window fills")
    add("--runs", type=int, default=5, help="how many starts are measured")
    add("--idle", type=float, default=20.0, help="seconds at rest")
    add("--drag", type=float, default=5.0, help="seconds of dragging")
    add("--vs", metavar="COMMAND", help="another program to measure beside")
    add("--vs-grab", type=_point, metavar="X,Y", help="where a card of it can be lifted")
    add("--vs-click", type=_point, metavar="X,Y", help="what to click so that its clock goes")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and print the table."""
    given = parsed(words)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if sys.platform != "linux" or missing:
        sys.exit(f"This needs Linux with {', '.join(missing or TOOLS)}.")
    os.chdir(Path(__file__).parents[1])
    with TemporaryDirectory() as home:
        contenders = [ours(given.size, home)]
        if given.vs is not None:
            command = tuple(shlex.split(given.vs))
            name = Path(command[0]).name
            contenders.append(Contender(name, command, given.vs_click, given.vs_grab))
        begin, used = time.perf_counter(), machine_seconds()
        plan = Plan(given.runs, given.idle, given.drag)
        print_table(contenders, measured(contenders, given.size, plan))
        share = (machine_seconds() - used) / (time.perf_counter() - begin) / (os.cpu_count() or 1)
    print(f"The whole machine was busy {share:.0%} of the time, this tool included.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
