"""Sums, streaks, bests and the spread over many results; each can be added to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.store import checks
from canfield.store.results import PACK_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canfield.store.results import Result


class Sums(NamedTuple):
    """How many games, and what they come to; `average` divides."""

    games: int = 0
    seconds: float = 0.0
    moves: int = 0
    score: int = 0
    cards_home: int = 0

    def plus(self, results: Sequence[Result]) -> Sums:
        return Sums(
            self.games + len(results),
            self.seconds + sum(result.seconds for result in results),
            self.moves + sum(result.moves for result in results),
            self.score + sum(result.score for result in results),
            self.cards_home + sum(result.cards_home for result in results),
        )

    @property
    def average(self) -> Average | None:
        """What one game comes to; None without games."""
        if not self.games:
            return None
        return Average(*(whole / self.games for whole in self[1:]))


class Average(NamedTuple):
    """What one game comes to on average."""

    seconds: float
    moves: float
    score: float
    cards_home: float


class Streaks(NamedTuple):
    """Games won in a row and lost in a row; `current` is negative while games are lost."""

    current: int = 0
    longest_won: int = 0
    longest_lost: int = 0

    def plus(self, results: Iterable[Result]) -> Streaks:
        current, longest_won, longest_lost = self
        for result in results:
            current = max(current, 0) + 1 if result.won else min(current, 0) - 1
            longest_won = max(longest_won, current)
            longest_lost = max(longest_lost, -current)
        return Streaks(current, longest_won, longest_lost)


class Bests(NamedTuple):
    """The highest score of any game; the shortest time and the fewest moves of won ones."""

    score: int | None = None
    seconds: float | None = None
    moves: int | None = None

    def plus(self, results: Sequence[Result]) -> Bests:
        won = [result for result in results if result.won]
        return Bests(
            max(_known(self.score, (result.score for result in results)), default=None),
            min(_known(self.seconds, (r.seconds for r in won if r.seconds > 0)), default=None),
            min(_known(self.moves, (result.moves for result in won)), default=None),
        )


class Totals(NamedTuple):
    """All games, the won ones among them, streaks, bests, and the games by cards home.

    `homes[n]` is the number of games that ended with n cards on the foundations.
    """

    all: Sums = Sums()
    won: Sums = Sums()
    streaks: Streaks = Streaks()
    bests: Bests = Bests()
    homes: tuple[int, ...] = (0,) * (PACK_SIZE + 1)

    @property
    def won_share(self) -> float:
        """The part of the games that was won, from 0 to 1; 0 without games."""
        return self.won.games / self.all.games if self.all.games else 0.0

    def plus(self, results: Sequence[Result]) -> Totals:
        homes = list(self.homes)
        for result in results:
            homes[result.cards_home] += 1
        return Totals(
            self.all.plus(results),
            self.won.plus([result for result in results if result.won]),
            self.streaks.plus(results),
            self.bests.plus(results),
            tuple(homes),
        )


NO_GAMES: Final = Totals()
"""What no games come to."""


def to_values(totals: Totals) -> dict[str, Any]:
    """The totals as values that JSON can carry; `from_values` is the inverse."""
    return {
        "all": totals.all._asdict(),
        "won": totals.won._asdict(),
        "streaks": totals.streaks._asdict(),
        "bests": totals.bests._asdict(),
        "homes": list(totals.homes),
    }


def from_values(values: object) -> tuple[Totals, tuple[str, ...]]:
    """The totals of values from a file, never more won than played; and the wrong names."""
    good, bad = checks.believed(values, _CHECKS)
    every, bad_all = checks.believed(good.get("all"), _SUMS)
    won, bad_won = checks.believed(good.get("won"), _SUMS)
    streaks, bad_streaks = checks.believed(good.get("streaks"), _STREAKS)
    bests, bad_bests = checks.believed(good.get("bests"), _BESTS)
    winless = won.get("games", 0) - every.get("games", 0)
    if winless > 0:
        every["games"] = won["games"]
        bad_all += ("games",)
    homes = good.get("homes", NO_GAMES.homes)
    totals = Totals(Sums(**every), Sums(**won), Streaks(**streaks), Bests(**bests), homes)
    return totals, bad + bad_all + bad_won + bad_streaks + bad_bests


def _known(best: float | None, others: Iterable[float]) -> Iterable[Any]:
    yield from others if best is None else (best, *others)


def _homes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != PACK_SIZE + 1:
        raise ValueError(value)
    return tuple(map(checks.count, value))


def _positive(value: object) -> float | None:
    seconds = None if value is None else checks.seconds(value)
    if seconds == 0:
        raise ValueError(value)
    return seconds


_SUMS: Final = {
    "games": checks.count,
    "seconds": checks.seconds,
    "moves": checks.count,
    "score": checks.points,
    "cards_home": checks.count,
}

_STREAKS: Final = {
    "current": checks.points,
    "longest_won": checks.count,
    "longest_lost": checks.count,
}

_BESTS: Final = {
    "score": lambda value: None if value is None else checks.points(value),
    "seconds": _positive,
    "moves": lambda value: None if value is None else checks.count(value),
}

_CHECKS: Final = {
    "all": checks.entries,
    "won": checks.entries,
    "streaks": checks.entries,
    "bests": checks.entries,
    "homes": _homes,
}
