"""Two windows with one home, opened and closed in every order: one keeps its game, none harms."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from fault_disk import OPTIONS, await_draws, begun, draw, draws_in, leave
from fault_world import Fault, Outcome, counted, kept_config

from tests.desktop.player import Program
from tests.desktop.screen import Screen, until

if TYPE_CHECKING:
    from collections.abc import Callable

_ENDS: Final[dict[str, Callable[[Program], object]]] = {"left": leave, "killed": Program.kill}


_START: Final = 0.3
"""Seconds that a start takes at most, until it has the files for itself."""


def two_windows(screen: Screen, home: Path, order: tuple[int, ...], ends: tuple[str, ...]) -> None:
    """Both play; they close in this order and way; what the first played is kept, and played on."""
    windows = [begun(screen, home)]
    windows.append(_opened(screen, home))
    to_front(screen, windows[1])
    draw(windows[1], 2)
    to_front(screen, windows[0])
    draw(windows[0], 1)
    await_draws(home, 4)
    for which in order:
        to_front(screen, windows[which])
        _ENDS[ends[which]](windows[which])
    await_draws(home, 4)
    _play_on(screen, home, 5)


def a_third_after_the_first(screen: Screen, home: Path, ends: tuple[str, ...]) -> None:
    """The first closes, a third opens and keeps its game, then the second closes."""
    first = begun(screen, home)
    second = _opened(screen, home)
    to_front(screen, second)
    draw(second, 2)
    to_front(screen, first)
    _ENDS[ends[0]](first)
    third = _opened(screen, home)
    to_front(screen, third)
    draw(third, 2)
    await_draws(home, 5)
    to_front(screen, second)
    draw(second, 2)
    _ENDS[ends[1]](second)
    await_draws(home, 5)
    leave(third)
    _play_on(screen, home, 6)


def one_opens_while_one_closes(screen: Screen, home: Path, apart: float) -> bool:
    """The next start comes at about the time at which the first window closes.

    True where the second keeps its game. What the first played must be there in any case.
    """
    first = begun(screen, home, 4)
    screen.finish()
    with ThreadPoolExecutor(1) as starter:
        opening = starter.submit(Program, screen, home, *OPTIONS[2:])
        time.sleep(apart)
        draw(first, 1)
        time.sleep(0.02)
        first.process.terminate()
        if first.ended() != 0:
            raise Fault("it did not end well")
        draws = draws_in(home)
        second = opening.result()
    to_front(screen, second)
    draw(second, 1)
    screen.finish()
    leave(second)
    after = draws_in(home)
    # A draw of the first that comes too late for it may have been meant for the second.
    if draws not in {4, 5} or after not in {draws, draws + 1, 6}:
        raise Fault(f"{draws} draws were kept, then {after}")
    _play_on(screen, home, after + 1)
    return after > draws


def _opened(screen: Screen, home: Path) -> Program:
    """A window of a program that has asked for the files: it is at rest, which it is not before."""
    program = Program(screen, home, *OPTIONS[2:])
    until(lambda: _is_idle(program.process.pid), why="it never comes to rest")
    return program


def _is_idle(process: int) -> bool:
    """True where the process used no processor time for a moment."""
    times = []
    for _ in range(2):
        stat = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        times.append(stat[11:13])
        time.sleep(0.8)
    return times[0] == times[1]


def to_front(screen: Screen, program: Program) -> None:
    """Bring the window to the front, once the hand has done all for the others."""
    screen.finish()
    until(lambda: _is_in_front(screen, program.window), why="it does not come to the front")


def _is_in_front(screen: Screen, window: str) -> bool:
    """Ask for it to be in front; True where it was before, to the manager and to the server."""
    active = screen.ask("xprop", "-root", "_NET_ACTIVE_WINDOW").split()[-1]
    focus = screen.ask("xdotool", "getwindowfocus").strip()
    screen.ask("xdotool", "windowactivate", window)
    return int(active, 16) == int(focus) == int(window, 16)


def _play_on(screen: Screen, home: Path, draws: int) -> None:
    """Start once more and play: nothing is in the way, and all is one game."""
    program = Program(screen, home, *OPTIONS[2:])
    draw(program, 1)
    await_draws(home, draws)
    leave(program)
    if len(counted(kept_config(home))) != 1:
        raise Fault("it is not one game")


def run(starts: int, seed: int) -> Outcome:
    """All orders and ways of closing, and so many starts beside a window that closes."""
    outcome, chance, kept = Outcome("instances"), Random(seed), 0
    ways = list(product(_ENDS, repeat=2))
    trials: list[tuple[Callable[..., object], tuple[object, ...]]] = [
        *((two_windows, (order, ends)) for order in permutations(range(2)) for ends in ways),
        *((a_third_after_the_first, (ends,)) for ends in ways),
        *((one_opens_while_one_closes, (chance.uniform(0.0, _START),)) for _ in range(starts)),
    ]
    with Screen() as screen:
        for trial, values in trials:
            with TemporaryDirectory() as home:
                try:
                    kept += trial(screen, Path(home), *values) is True
                except (Fault, AssertionError, OSError) as fault:
                    outcome.faults.append(f"{trial.__name__} {values}: {fault}")
            outcome.tried += 1
    outcome.told = (
        f"{len(trials) - starts} orders of closing; of {starts} starts beside a window that"
        f" closes {kept} kept their game"
    )
    return outcome
