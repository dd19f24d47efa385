"""Is a position won or lost? A best-first search with three opinions on what is best."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from heapq import heappop, heappush
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from canfield.engine.rules import Build
from canfield.solver.columns import ByColumn
from canfield.solver.levels import Levels
from canfield.solver.lines import played
from canfield.solver.packed import ALL, Pack
from canfield.solver.refills import by_force, written_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canfield.engine.moves import Move
    from canfield.engine.state import GameState
    from canfield.solver.levels import Step

    Way = tuple["Search[int]", Callable[["Path"], tuple[Move, ...] | None]]

Key = TypeVar("Key", bound=Hashable)
Path = list[tuple["Step", int]]
WEIGHTS: Final = ((5, 4, 2, 4), (1, 1, 1, 2), (3, 5, 3, 6))
_FIRST_LOOK: Final = 3_000
_CONFIDENT: Final = 1_000
"""So many positions are looked at before the search asks of one whether there is any hope."""
_SELDOM: Final = 64
"""Where there is always hope, it asks about one position in so many."""
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
    """How much may still be spent: seconds of wall clock, and positions.

    `given_up` is asked now and then whether the answer is still wanted.
    """

    def __init__(
        self, seconds: float, nodes: int | None, given_up: Callable[[], bool] | None = None
    ) -> None:
        self.given_up = given_up
        self.started = perf_counter()
        self.until = self.started + seconds
        self.limit = nodes
        self.nodes = 0
        self.spent = False

    def spend(self) -> bool:
        """Take one position from the budget; False when there is none left."""
        self.nodes += 1
        if self.limit is not None and self.nodes > self.limit:
            self.spent = True
        elif not self.nodes % _CLOCK:
            gone = perf_counter() >= self.until
            self.spent = gone or bool(self.given_up and self.given_up())
        return not self.spent


class Positions(Protocol[Key]):
    """What can be searched."""

    start: Key
    pack: Pack

    def successors(self, position: Key) -> list[tuple[Key, Step]]:
        """The positions one step further, each with the step."""

    def is_hopeless(self, position: Key) -> bool:
        """Is it plain that there is no way to the win from here?"""

    def measure(self, position: Key) -> tuple[int, int, int, int]:
        """How far it is: cards in the reserve, at home, in stock and waste; and its burden."""

    def turning(self, position: Key) -> tuple[Hashable, int]:
        """The position but for how the turning stands, and that."""

    def home(self, position: Key) -> int:
        """The cards that are home."""


class Search(Generic[Key]):
    """A search that can be continued.

    Of positions with the same `sketch`, if there is one, only the first is looked at. `exhausted`
    once nothing is left to look at.
    """

    def __init__(
        self, positions: Positions[Key], sketch: Callable[[Key], Hashable] | None = None
    ) -> None:
        self.positions = positions
        self.sketch = sketch
        self.keys: list[Key] = []
        self.steps: list[Step] = []
        self.parents: list[int] = []
        self.seen: dict[Hashable, int] = {}
        self.queues: tuple[list[int], ...] = tuple([] for _ in WEIGHTS)
        self.opinions = tuple(zip(self.queues, WEIGHTS, strict=True))
        self.expanded = bytearray()
        self.exhausted = False
        self.unasked = _CONFIDENT
        self.pause = 1
        self._is_known(positions.start)
        self._add(positions.start, -1, 0)

    def _add(self, key: Key, parent: int, step: Step) -> None:
        number = len(self.keys)
        self.keys.append(key)
        self.parents.append(parent)
        self.steps.append(step)
        self.expanded.append(0)
        reserve, home, stock, burden = self.positions.measure(key)
        for queue, (by_reserve, by_home, by_stock, by_burden) in self.opinions:
            worth = 512 + by_reserve * reserve - by_home * home
            worth += by_stock * stock + by_burden * burden
            heappush(queue, worth << 32 | number)

    def _is_known(self, key: Key) -> bool:
        """Was a position seen from which all can be reached that can be from this one?

        Where turning is limited, and one card is turned at a time, that is one with the same
        cards where less was turned. Of three at a time each turning brings up cards of its own.
        """
        mark, ahead = self._mark(key)
        if self.seen.get(mark, -1) >= ahead:
            return True
        self.seen[mark] = ahead
        return False

    def _mark(self, key: Key) -> tuple[Hashable, int]:
        """What tells positions from each other, and how much of the turning lies ahead."""
        if self.sketch is not None:
            return self.sketch(key), 0
        pack = self.positions.pack
        if not pack.limited or pack.rules.draw > 1:
            return key, 0
        cards, turn = self.positions.turning(key)
        return cards, turn >> 6 << 6 | 63 - (turn & 63)

    def run(self, budget: Budget, most: int | None = None) -> Path | None:
        """The path to a win, or None: exhausted, out of budget, or `most` positions looked at."""
        positions = self.positions
        if positions.home(positions.start) == ALL:
            return []
        until = None if most is None else budget.nodes + most
        while not self.exhausted and budget.nodes != until and budget.spend():
            number = self._next(self.queues[budget.nodes % len(WEIGHTS)])
            if number < 0:
                self.exhausted = True
                return None
            if self._is_hopeless(number):
                continue
            for key, step in positions.successors(self.keys[number]):
                if not self._is_known(key):
                    self._add(key, number, step)
                    if positions.home(key) == ALL:
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

    def _is_hopeless(self, number: int) -> bool:
        """Is it plain that the position is lost? It costs much, so it is asked while it helps."""
        self.unasked -= 1
        if self.unasked > 0:
            return False
        hopeless = self.positions.is_hopeless(self.keys[number])
        self.pause = 1 if hopeless else min(2 * self.pause, _SELDOM)
        self.unasked = self.pause
        return hopeless

    def _path(self) -> Path:
        path: Path = []
        number = len(self.keys) - 1
        while number:
            path.append((self.steps[number], self.positions.home(self.keys[number])))
            number = self.parents[number]
        return path[::-1]


def solve(state: GameState, *, time_limit: float, node_limit: int | None = None) -> Verdict:
    """Whether the position can be won, knowing where every card lies.

    `time_limit` is in seconds. With a `node_limit` that is reached before it, the answer is the
    same every time.
    """
    return decide(state, Budget(time_limit, node_limit))


def decide(state: GameState, budget: Budget) -> Verdict:
    """The same within a budget that is already running."""
    pack = Pack(state)
    if pack.whole_columns:
        outcome, moves = _by_column(pack, budget)
    elif pack.refill:
        outcome, moves = _by_levels(pack, budget)
    else:
        outcome, moves = _by_player(state, budget)
    return Verdict(outcome, moves, budget.nodes, perf_counter() - budget.started)


def _by_levels(pack: Pack, budget: Budget) -> tuple[str, tuple[Move, ...]]:
    """Where any end of a column moves: levels tell all but rare cases."""
    levels = Levels(pack)
    if pack.rules.build is not Build.ANY:
        return _in_turn(pack, [], Search(levels), budget)
    sketches = Search(levels, levels.sketch)
    return _in_turn(pack, [(sketches, partial(_played, sketches))], Search(levels), budget)


def _by_player(state: GameState, budget: Budget) -> tuple[str, tuple[Move, ...]]:
    """Where the player fills spaces: most wins are found where they are filled by force."""
    pack = Pack(state)
    forced = Search(Levels(Pack(by_force(state))))

    def moves_of(path: Path) -> tuple[Move, ...] | None:
        moves = _played(forced, path)
        return None if moves is None else written_out(state, moves)

    return _in_turn(pack, [(forced, moves_of)], Search(Levels(pack)), budget)


def _in_turn(
    pack: Pack, narrower: Sequence[Way], levels: Search[int], budget: Budget
) -> tuple[str, tuple[Move, ...]]:
    """Some searches that find wins, and one that finds whatever there is, each time for longer."""
    most = _FIRST_LOOK if narrower else None
    while True:
        for search, moves_of in narrower:
            path = search.run(budget, most)
            moves = None if path is None else moves_of(path)
            if moves is not None:
                return "won", moves
        path = levels.run(budget, most)
        if path is not None:
            moves = _played(levels, path)
            return _by_column(pack, budget) if moves is None else ("won", moves)
        if levels.exhausted or budget.spent:
            return "lost" if levels.exhausted else "unknown", ()
        most = most and 2 * most


def _played(search: Search[int], path: Path) -> tuple[Move, ...] | None:
    positions = search.positions
    return played(positions.pack, positions.home(positions.start), path)


def _by_column(pack: Pack, budget: Budget) -> tuple[str, tuple[Move, ...]]:
    """Three searches in turn, each time for longer.

    One looks at one position of each sketch only and finds most wins, one proves most losses,
    and one looks at everything.
    """
    columns = ByColumn(pack)
    coarse, levels, fine = Search(columns, columns.sketch), Search(Levels(pack)), Search(columns)
    most = _FIRST_LOOK
    while not budget.spent:
        path = coarse.run(budget, most)
        if path is None:
            levels.run(budget, most)
            path = fine.run(budget, most)
        if path is not None:
            moves = played(pack, columns.home(columns.start), path)
            return ("unknown", ()) if moves is None else ("won", moves)
        if levels.exhausted or fine.exhausted:
            return "lost", ()
        most *= 2
    return "unknown", ()
