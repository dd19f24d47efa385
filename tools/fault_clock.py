"""Clocks that are set back and forward, and a program that is stopped: what the time played shows.

The clock of the day is moved for one program alone, by a small library in front of the system's.
"""

from __future__ import annotations

import shutil
import signal
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from fault_disk import OPTIONS, await_draws, draw, leave, system
from fault_world import Fault, Outcome, kept_game

from tests.desktop.player import Program
from tests.desktop.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOVED_CLOCK: Final = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long moved(void) {
    long seconds = 0;
    FILE *file = fopen(getenv("MOVED_CLOCK"), "r");
    if (file) { if (fscanf(file, "%ld", &seconds) != 1) seconds = 0; fclose(file); }
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += moved();
    return result;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}
"""
HOUR, DAY = 3600, 86400
STEPS: Final = (0, -HOUR, DAY, -DAY, 0)
"""How far the clock is from the right time, in seconds."""
_MOST_FOR_A_STOP: Final = 3.0
"""Seconds that a stop of any length may add to the time played."""


class Player:
    """Draws now and then, and reads the time played from the disk."""

    def __init__(self, program: Program, draws: int = 0) -> None:
        self.program, self.draws = program, draws

    def seconds(self) -> float:
        """The time played, as it is kept with one more draw."""
        draw(self.program, 1)
        self.draws += 1
        await_draws(self.program.home, self.draws)
        saved = kept_game(self.program.home)
        return -1.0 if saved is None else saved.elapsed


def moved_clock(
    screen: Screen, place: Path, steps: Sequence[int] = STEPS, wait: float = 1.0
) -> str:
    """Move the clock by so many seconds, one after the other, and play meanwhile."""
    library, source, offset = place / "clock.so", place / "clock.c", place / "offset"
    source.write_text(_MOVED_CLOCK, "utf-8")
    system("cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl")
    screen.environment |= {"LD_PRELOAD": str(library), "MOVED_CLOCK": str(offset)}
    try:
        player = Player(Program(screen, place / "home", *OPTIONS))
        worst = 0.0
        last, since = player.seconds(), time.monotonic()
        for seconds in steps:
            offset.write_text(str(seconds), "utf-8")
            time.sleep(wait)
            now, at = player.seconds(), time.monotonic()
            wrong = now - last - (at - since)
            if not last <= now or abs(wrong) > 0.5:
                raise Fault(f"{last} s, then {now} s, though {at - since} s went by")
            last, since, worst = now, at, max(worst, abs(wrong))
        leave(player.program)
    finally:
        del screen.environment["LD_PRELOAD"], screen.environment["MOVED_CLOCK"]
    return f"back an hour and forward a day: {worst:.2f} s wrong at most"


def stopped(screen: Screen, place: Path, seconds: float) -> str:
    """Stop the process, as a suspended machine does, and let it go on."""
    player = Player(Program(screen, place / "home", *OPTIONS))
    player.seconds()
    before = player.seconds()
    player.program.process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    player.program.process.send_signal(signal.SIGCONT)
    after = player.seconds()
    if not 0.0 <= after - before < _MOST_FOR_A_STOP:
        raise Fault(f"a stop of {seconds} s added {after - before} s")
    leave(player.program)
    return f"{seconds:.0f} s stopped added {after - before:.2f} s"


def closed(screen: Screen, place: Path) -> str:
    """Leave, and go on later: the time between is none that was played."""
    player = Player(Program(screen, place / "home", *OPTIONS))
    player.seconds()
    before = player.seconds()
    leave(player.program)
    time.sleep(3.0)
    after = Player(Program(screen, place / "home", *OPTIONS[2:]), player.draws).seconds()
    if not 0.0 <= after - before < 2.0:
        raise Fault(f"closed for three seconds, {after - before} s more are played")
    return f"3 s closed added {after - before:.2f} s"


def run(stop: float) -> Outcome:
    """The clock moved, the program stopped for so many seconds, and closed."""
    outcome, told = Outcome("clock"), []
    with Screen() as screen:
        trials = (
            *((moved_clock,) if shutil.which("cc") else ()),
            lambda screen, place: stopped(screen, place, stop),
            closed,
        )
        for trial in trials:
            with TemporaryDirectory() as place:
                try:
                    told.append(trial(screen, Path(place)))
                except (Fault, AssertionError, OSError) as fault:
                    outcome.faults.append(str(fault))
                screen.finish()
            outcome.tried += 1
    outcome.told = "; ".join(told)
    return outcome
