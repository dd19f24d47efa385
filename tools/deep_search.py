"""The solver once more in C++, for counting: it looks at a million positions a second.

What it calls won is played card by card by the solver's own `played`, so a win is one whoever
found it; what it calls lost is compared with what the plain referee finds by ``try_everything.py
--deep``. Its sources are in the folder deep. The first use compiles them, with the compiler that
``CXX`` names or c++, into the folder build.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canfield.engine import Build, Refill  # noqa: E402 - needs the path above
from canfield.solver.lines import played  # noqa: E402 - needs the path above
from canfield.solver.packed import SUITS, Pack  # noqa: E402 - needs the path above
from canfield.solver.refills import by_force, written_out  # noqa: E402 - needs the path above
from canfield.solver.search import Verdict  # noqa: E402 - needs the path above

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canfield.engine import GameState, Move, Rules

SOURCES = ROOT / "tools" / "deep"
PROGRAM = ROOT / "build" / "deep_search"
BUILDS = (Build.ALTERNATE, Build.ANY, Build.SUIT)
FLAGS = ("-std=c++20", "-O3", "-march=native", "-Wall", "-Wextra")


class _Way(IntEnum):
    """How the program tells positions apart."""

    BY_LEVELS, BY_COLUMN, BY_RANK = range(3)


def knows(rules: Rules) -> bool:
    """Return whether the program keeps apart what differs by these rules.

    It does not where three cards are turned a limited number of times, as in no variant.
    """
    return rules.draw == 1 or rules.redeals is None


def is_lost_by_rank(state: GameState, *, node_limit: int) -> bool:
    """Return whether even the kinder game of ``deep/by_rank.h`` is lost.

    False where so many positions do not tell, and for rules that it does not know.
    """
    return _asked(Pack(state), node_limit, _Way.BY_RANK)[0] == "lost"


def solve(state: GameState, *, time_limit: float = 0, node_limit: int) -> Verdict:  # noqa: ARG001
    """Return what `canfield.solver.solve` would, given more time; the limit is positions only.

    Raises ValueError for rules that it does not know.
    """
    if not knows(state.rules):
        message = "three cards a limited number of times"
        raise ValueError(message)
    nodes = 0
    if state.rules.refill is Refill.BY_PLAYER:
        eager = solve(by_force(state), node_limit=node_limit)
        if eager.outcome == "won":
            return Verdict("won", written_out(state, eager.moves), eager.nodes, 0)
        nodes = eager.nodes
    pack = Pack(state)
    for way in (_Way.BY_COLUMN,) if pack.whole_columns else (_Way.BY_LEVELS, _Way.BY_COLUMN):
        outcome, looked_at, moves = _asked(pack, node_limit, way)
        nodes += looked_at
        if outcome != "won" or moves is not None:
            return Verdict(outcome, moves or (), nodes, 0)
    return Verdict("unknown", (), nodes, 0)


def _asked(pack: Pack, limit: int, way: _Way) -> tuple[str, int, tuple[Move, ...] | None]:
    """Ask the program; a win that cannot be played has no moves."""
    program = running()
    if program.stdin is None or program.stdout is None:
        raise RuntimeError
    print(*map(int, _numbers(pack, limit, way)), file=program.stdin, flush=True)
    outcome, nodes, *line = program.stdout.readline().split()
    if outcome != "won":
        return outcome, int(nodes), None
    path = [_step(word) for word in line[1:]]
    return outcome, int(nodes), played(pack, int(line[0], 16), path)


def _step(word: str) -> tuple[tuple[int, ...], int]:
    steps, home = word.split(":")
    return tuple(map(int, steps.split(","))), int(home, 16)


def _numbers(pack: Pack, limit: int, way: _Way) -> list[int]:
    """Return the question as the program reads it (``deep/main.cpp``)."""
    rules = pack.rules
    redeals, passes = (-1, 31) if rules.redeals is None else (rules.redeals, pack.passes)
    heights = [
        sum(pack.home >> code & 1 for code in range(suit, 52, 4)) for suit in range(len(SUITS))
    ]
    piles: list[Sequence[int]] = [pack.reserve, pack.stock, *pack.columns]
    return [
        *(way, limit, rules.draw, redeals, BUILDS.index(rules.build)),
        *(pack.take_back, pack.whole_columns, pack.refill, pack.any_space, rules.base_wrap),
        *(pack.turned, passes, *heights),
        *(number for pile in piles for number in (len(pile), *pile)),
    ]


@cache
def running() -> subprocess.Popen[str]:
    """Return the program, compiled if need be and started; it ends with this one."""
    compiled()
    pipe = subprocess.PIPE
    program = subprocess.Popen([str(PROGRAM)], stdin=pipe, stdout=pipe, text=True)
    atexit.register(program.communicate)
    return program


def compiled() -> None:
    """See to it that the program is there and as new as its sources."""
    sources = list(SOURCES.iterdir())
    newest = max(source.stat().st_mtime for source in sources)
    if PROGRAM.exists() and PROGRAM.stat().st_mtime >= newest:
        return
    PROGRAM.parent.mkdir(exist_ok=True)
    compiler = os.environ.get("CXX", "c++")
    made = PROGRAM.with_suffix(".new")
    subprocess.run([compiler, *FLAGS, str(SOURCES / "main.cpp"), "-o", str(made)], check=True)
    made.replace(PROGRAM)
