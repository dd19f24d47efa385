"""Everything at once: random events for the real loop, and what must hold all the while.

    python3 tools/storm.py --events 1000000 --seed 1

After each hundred events all 52 cards are there, the position is one that play can reach, and
everything lies where the layout puts it. A fault is told with the fewest events that lead to it.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from dummy_window import Desk
from happenings import Chance, Happening, happen

from canfield.app.commands import with_settings
from canfield.app.model import Model
from canfield.engine import PACK, GameCode, problems
from canfield.store.settings import Settings
from canfield.table.geometry import Rect, Size
from canfield.table.layout import arrange
from canfield.table.value import replace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CODE: Final = GameCode.parse("CF1-D3-AAAAACL")
SIZE: Final = Size(800, 600)
CHECK_EVERY: Final = 100
WARM: Final = 10_000
"""Events after which the program is as large as it should ever be."""
_MEBIBYTE: Final = 1024 * 1024
_LONGEST_STORY: Final = 3_000
"""Only so many of the last events are searched for the cause of a fault."""


class Broken(Exception):
    """Something that must hold does not."""


# ---------------------------------------------------------------- what must hold


def check(model: Model) -> None:
    """Raise Broken where the model is none that a player may meet."""
    state, layout = model.state, model.layout
    faults = [
        *problems(state),
        *(["not every card has its place"] if layout.places.keys() != set(PACK) else []),
        *(
            ["cards do not lie where the layout puts them"]
            if layout != arrange(model.size, state, model.options)
            else []
        ),
        *_outside(model),
        *(["a card moves that is not there"] if model.motion.tracks.keys() - set(PACK) else []),
    ]
    if faults:
        raise Broken(f"{'; '.join(faults)}: {state!r}")


def _outside(model: Model) -> list[str]:
    window = Rect(0, 0, *model.size)
    return [
        f"{card} lies outside the window"
        for card, place in model.layout.places.items()
        if window.union(place.rect) != window
    ]


# ---------------------------------------------------------------- the storm and its faults


class Storm:
    """Random events without end for one program."""

    def __init__(self, home: Path, seed: int) -> None:
        self.desk = Desk(home, SIZE, CODE)
        self.story: list[Happening] = []
        self._chance = Chance(seed)

    def blow(self, events: int) -> None:
        """Let so many things happen; raises what the program raises, and Broken."""
        for number in range(1, events + 1):
            happening = self._chance.next(self.desk.model)
            self.story.append(happening)
            happen(self.desk, happening)
            if not number % CHECK_EVERY:
                check(self.desk.model)
        del self.story[:-_LONGEST_STORY]


def fault_of(story: Sequence[Happening]) -> str | None:
    """The fault that these events lead a new program to, None where all is well."""
    with tempfile.TemporaryDirectory(dir=_quick_disk()) as home:
        desk = Desk(Path(home), SIZE, CODE)
        try:
            for happening in story:
                happen(desk, happening)
            check(desk.model)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            last = traceback.extract_tb(error.__traceback__)[-1]
            return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
        finally:
            desk.close()
    return None


def shortest(
    story: Sequence[Happening], fault_of: Callable[[Sequence[Happening]], str | None] = fault_of
) -> list[Happening]:
    """The fewest of these events that still lead to a fault; empty where all do not."""
    left = list(story)
    if fault_of(left) is None:
        return []
    size = len(left) // 2
    while size:
        start = 0
        while start < len(left):
            tried = left[:start] + left[start + size :]
            if fault_of(tried) is None:
                start += size
            else:
                left = tried
        size //= 2
    return left


# ---------------------------------------------------------------- as a program


class Memory(NamedTuple):
    """What the process has, in MiB, and what it has once freed memory is given back."""

    held: float
    used: float

    def __str__(self) -> str:
        return f"{self.held:.1f} MiB, {self.used:.1f} of them used"


def calm(desk: Desk) -> Memory:
    """The memory once the table looks as at the start: its looks decide its pictures."""
    happen(desk, Happening("signal", ("WINDOWSHOWN",)))
    happen(desk, Happening("resize", tuple(SIZE)))
    bare = replace(desk.model, dialogs=(), menu=None)
    desk.loop.model, _ = with_settings(bare, Settings(sound=False))
    desk.wait(1.0)
    gc.collect()
    return Memory(_resident(), _without_the_freed())


def _quick_disk() -> str | None:
    """A folder in memory where there is one: the disk is not what is tried here."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of ours is made in it
    return str(memory) if memory.is_dir() else None


def _resident() -> float:
    """The memory that the process has now, in MiB; 0 where the system does not say."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    import resource

    return int(status.read_text().split()[1]) * resource.getpagesize() / _MEBIBYTE


def _without_the_freed() -> float:
    """The memory that the process has once the allocator has given back what it can, in MiB."""
    import ctypes

    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    return _resident()


def run(events: int, seed: int) -> int:
    """Let it storm; 0 where all holds to the end."""
    with tempfile.TemporaryDirectory(dir=_quick_disk()) as home:
        storm = Storm(Path(home), seed)
        begin, done = time.perf_counter(), 0
        warm: Memory | None = None
        try:
            while done < events:
                storm.blow(min(WARM, events - done))
                done += min(WARM, events - done)
                warm = warm or calm(storm.desk)
        except Exception as error:  # noqa: BLE001 - told with its cause
            traceback.print_exception(error)
            story = storm.story
            storm.desk.close()
            _tell(story)
            return 1
        seconds = time.perf_counter() - begin
        now = calm(storm.desk)
        storm.desk.close()
    print(f"{events} events, seed {seed}: {events / seconds:.0f} a second, all holds")
    print(f"memory after the first {WARM}: {warm}; at the end: {now}")
    return 0


def _tell(story: Sequence[Happening]) -> None:
    fewest = shortest(story)
    if not fewest:
        print("The last events alone, in a new program, do not lead there.")
        return
    print(fault_of(fewest))
    for happening in fewest:
        print(f"    {happening!r},")


def main() -> int:
    """The storm that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    return run(given.events, given.seed)


if __name__ == "__main__":
    raise SystemExit(main())
