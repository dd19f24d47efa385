"""The table of one kind of game: its results, what they come to, and the best of them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple

from canfield.store import checks, results, totals
from canfield.store.results import Result
from canfield.store.totals import NO_GAMES, Totals

RESULTS_KEPT: Final = 500
"""How many results a table lists; older ones live on in its totals and its leaders."""

PLACES: Final = 10
"""How many places a list of leaders has."""


class Best(StrEnum):
    """What the won games of a table are ranked by."""

    SCORE = "score"
    TIME = "time"
    MOVES = "moves"


class Table(NamedTuple):
    """The games of one kind: `results` in the order of play, the last one last.

    `earlier` is what the results before them come to; `champions` are those of them that
    still have a place among the leaders.
    """

    earlier: Totals = NO_GAMES
    champions: tuple[Result, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def totals(self) -> Totals:
        """What all games come to. Costs a walk over the results: ask once, not each picture."""
        return self.earlier.plus(self.results)

    def leaders(self, best: Best) -> tuple[Result, ...]:
        """The ten best won games, the very best first; of equals the earlier."""
        won = [result for result in (*self.champions, *self.results) if result.won]
        if best is Best.TIME:
            won = [result for result in won if result.seconds > 0]
        return tuple(sorted(won, key=_RANKS[best])[:PLACES])

    def has_won(self, attempt: str) -> bool:
        """True where this attempt was won before."""
        return any(r.won and r.id == attempt for r in (*self.champions, *self.results))

    def named(self, player: str) -> Table:
        """The table with this name at every result that has none."""
        champions, listed = (
            tuple(result if result.player else result._replace(player=player) for result in row)
            for row in (self.champions, self.results)
        )
        return self._replace(champions=champions, results=listed)

    def without(self, attempt: str) -> Table:
        """The table as if this attempt, if it is listed, had not been played."""
        others = (other for other in self.results if other.id != attempt)
        return self._replace(results=tuple(others))

    def has(self, attempt: str) -> bool:
        """True where this attempt is listed, or leads and was listed before."""
        return any(result.id == attempt for result in (*self.champions, *self.results))

    def with_result(self, result: Result, open_: frozenset[str] = frozenset()) -> Table:
        """The table with this result in place of an earlier one of the same attempt.

        A game that is left once more keeps its place in the order of play; a game that is
        won takes the last. Attempts that are `open_`, to be played on, stay listed.
        """
        if not result.won and any(other.id == result.id for other in self.results):
            changed = (result if other.id == result.id else other for other in self.results)
            return self._replace(results=tuple(changed))
        others = self.without(result.id).results
        return _cut(self._replace(results=(*others, result)), open_)


def _cut(table: Table, open_: frozenset[str]) -> Table:
    """The table with no more results listed, and games kept in one line, than it keeps."""
    listed = tuple(
        result
        for number, result in enumerate(table.results, RESULTS_KEPT - len(table.results))
        if number >= 0 or result.id in open_
    )
    kept = {result.id for result in listed}
    old = [result for result in table.results if result.id not in kept]
    leading = {result.id for best in Best for result in table.leaders(best)}
    champions = (result for result in (*table.champions, *old) if result.id in leading)
    short = (
        result._replace(line="") if result.line and result.id not in leading else result
        for result in listed
    )
    return Table(table.earlier.plus(old), tuple(champions), tuple(short))


_RANKS: Final[dict[Best, Callable[[Result], tuple[float, ...]]]] = {
    Best.SCORE: lambda result: (-result.score, result.seconds, result.moves),
    Best.TIME: lambda result: (result.seconds, result.moves),
    Best.MOVES: lambda result: (result.moves, result.seconds),
}


def to_values(table: Table) -> dict[str, Any]:
    """The table as values that JSON can carry; `from_values` is the inverse."""
    return {
        "earlier": totals.to_values(table.earlier),
        "champions": [results.to_values(result) for result in table.champions],
        "results": [results.to_values(result) for result in table.results],
    }


def from_values(values: object) -> tuple[Table, tuple[str, ...]]:
    """The table of values from a file, each attempt in it once; and the names of wrong values."""
    good, bad = checks.believed(values, _CHECKS)
    earlier, bad_earlier = totals.from_values(good.get("earlier"))
    champions, bad_champions = checks.each(good.get("champions", ()), results.from_values)
    listed, bad_listed = checks.each(good.get("results", ()), results.from_values)
    once = {result.id: result for result in listed}
    leading = {result.id: result for result in champions if result.id not in once}
    doubled = ("id",) * (len(once) + len(leading) < len(listed) + len(champions))
    table = Table(earlier, tuple(leading.values()), tuple(once.values()))
    return table, bad + bad_earlier + bad_champions + bad_listed + doubled


_CHECKS: Final = {
    "earlier": checks.entries,
    "champions": checks.rows,
    "results": checks.rows,
}
