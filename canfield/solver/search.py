"""Is a position won or lost? A best-first search with three opinions on what is best."""

from __future__ import annotations

from heapq import heappop, heappush
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from canfield.solver.columns import ByColumn
from canfield.solver.levels import Levels
from canfield.solver.lines import played
from canfield.solver.packed import Pack

if TYPE_CHECKING:
    from collections.abc import Hashable

    from canfield.engine.moves import Move
    from canfield.engine.state import GameState
    from canfield.solver.levels import Step

Key = TypeVar("Key", bound="Hashable")
Path = list[tuple["Step", Any]]
WEIGHTS: Final = ((5, 4, 2), (1, 1, 1), (3, 5, 3))
_CLOCK: Final = 32
"""After so many positions the search looks at the clock."""


class Verdict:
    """What the solver found.

    `outcome` is "won" (then `moves` lead to the win, draws and redeals included), "lost" (no
    line leads to the win: every one was followed) or "unknown" (a limit came first). `nodes`
    are the positions that were looked at, `seconds` how long the call took.
    """

    __slots__ = ("moves", "nodes", "outcome", "seconds")

    def __init__(self, outcome: str, moves: tuple[Move, ...], nodes: int, seconds: float) -> None:
        self.outcome = outcome
        self.moves = moves
        self.nodes = nodes
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Verdict({self.outcome!r}, {len(self.moves)} moves, {self.nodes} nodes)"


class Budget:
    """How much may still be spent: seconds of wall clock, and positions."""

    def __init__(self, seconds: float, nodes: int | None) -> None:
        self.started = perf_counter()
        self.until = self.started + seconds
        self.limit = nodes
        self.nodes = 0

    def spend(self) -> bool:
        """Take one position from the budget; False when there is none left."""
        self.nodes += 1
        if self.limit is not None and self.nodes > self.limit:
            return False
        return bool(self.nodes % _CLOCK) or perf_counter() < self.until


class Positions(Protocol[Key]):
    """What can be searched."""

    start: Key

    def successors(self, position: Key) -> list[tuple[Key, Step]]: ...
    def measure(self, position: Key) -> tuple[int, int, int]: ...
    def is_won(self, position: Key) -> bool: ...


class Search(Generic[Key]):
    """A search that can be continued. `exhausted` when all positions were looked at."""

    def __init__(self, positions: Positions[Key]) -> None:
        self.positions = positions
        self.keys: list[Key] = []
        self.steps: list[Step] = []
        self.parents: list[int] = []
        self.seen: set[Any] = set()
        self.queues: tuple[list[int], ...] = tuple([] for _ in WEIGHTS)
        self.expanded = bytearray()
        self.exhausted = False
        self.banned: set[tuple[Key, Key]] = set()
        self._add(positions.start, -1, 0)

    def _add(self, key: Key, parent: int, step: Step) -> None:
        self.seen.add(key)
        number = len(self.keys)
        self.keys.append(key)
        self.parents.append(parent)
        self.steps.append(step)
        self.expanded.append(0)
        reserve, home, stock = self.positions.measure(key)
        for queue, (by_reserve, by_home, by_stock) in zip(self.queues, WEIGHTS, strict=True):
            worth = 512 + by_reserve * reserve - by_home * home + by_stock * stock
            heappush(queue, worth << 32 | number)

    def run(self, budget: Budget) -> Path | None:
        """The path to a win, or None: exhausted, or out of budget."""
        positions, seen = self.positions, self.seen
        if positions.is_won(positions.start):
            return []
        turn = 0
        while budget.spend():
            queue = self.queues[turn]
            turn = (turn + 1) % len(WEIGHTS)
            number = self._next(queue)
            if number < 0:
                self.exhausted = True
                return None
            for key, step in positions.successors(self.keys[number]):
                if key not in seen:
                    self._add(key, number, step)
                    if positions.is_won(key):
                        return self._path()
        return None

    def _next(self, queue: list[int]) -> int:
        """The best position of a queue that was not looked at yet, -1 where there is none."""
        while queue:
            number = heappop(queue) & 0xFFFFFFFF
            if not self.expanded[number]:
                self.expanded[number] = 1
                return number
        return -1

    def _path(self) -> Path:
        path: Path = []
        number = len(self.keys) - 1
        while number:
            path.append((self.steps[number], self.keys[number]))
            number = self.parents[number]
        return path[::-1]


def solve(state: GameState, *, time_limit: float, node_limit: int | None = None) -> Verdict:
    """Whether the position can be won, knowing where every card lies.

    `time_limit` is in seconds. With a `node_limit` that is reached before it, the answer is the
    same every time.
    """
    budget = Budget(time_limit, node_limit)
    pack = Pack(state)
    search = Search(Levels(pack))
    path = search.run(budget)
    moves: tuple[Move, ...] | None = None
    if path is not None:
        moves = played(pack, search.positions.start, path)
    outcome = "won" if moves is not None else "lost" if search.exhausted else "unknown"
    seconds = perf_counter() - budget.started
    return Verdict(outcome, moves or (), budget.nodes, seconds)
