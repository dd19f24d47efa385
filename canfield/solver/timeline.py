"""Which positions of a line of play could still be won, and which one to ask about next.

A position from which a winnable one was reached is winnable itself, and what follows a lost
one is lost. So a line is won up to some position and lost from the next on, and halving finds
where, as long as the answers are known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from canfield.engine.game import Game
    from canfield.engine.state import GameState

Known = dict["GameState", str]


class Timeline(NamedTuple):
    """A line of play by the places of its positions, the deal being 0.

    Up to `won` all can be won, -1 where not even the deal is known to; from `lost` on nothing
    can, which is `length` where nothing is known to be lost. `undecided` are places between
    that were asked about in vain.
    """

    length: int
    won: int
    lost: int
    undecided: frozenset[int]

    def outcome(self, place: int) -> str:
        """What is known of a position: `won`, `lost` or `unknown`."""
        if place <= self.won:
            return "won"
        return "lost" if place >= self.lost else "unknown"

    @property
    def turn(self) -> int | None:
        """The place of the move that lost the game; None where that is not known."""
        return self.lost if self.won + 1 == self.lost < self.length and self.lost else None

    @property
    def question(self) -> int | None:
        """The position to ask about: the middle of the longest stretch not asked about yet."""
        stretch = max(self._stretches(), key=len, default=None)
        return None if stretch is None else stretch[len(stretch) // 2]

    def _stretches(self) -> Iterator[range]:
        start = self.won + 1
        for end in (*sorted(self.undecided), self.lost):
            if end > start:
                yield range(start, end)
            start = end + 1


def line_of(game: Game) -> tuple[GameState, ...]:
    """Every position of a game, those that can be redone included."""
    return (game.start, *(entry.state for entry in game.entries))


def timeline(line: Sequence[GameState], known: Mapping[GameState, str]) -> Timeline:
    """The line with what is known of its positions."""
    outcomes = [known.get(state, "") for state in line]
    length = len(line)
    won = max((place for place in range(length) if outcomes[place] == "won"), default=-1)
    lost = min((place for place in range(length) if outcomes[place] == "lost"), default=length)
    between = range(won + 1, lost)
    return Timeline(
        length, won, lost, frozenset(place for place in between if outcomes[place] == "unknown")
    )


def learned(
    known: Mapping[GameState, str], line: Sequence[GameState], state: GameState, outcome: str
) -> Known:
    """What is known with the verdict on one position more, and all that follows from it."""
    if outcome == "unknown":
        return {state: outcome, **known}
    if state not in line:
        return {**known, state: outcome}
    place = line.index(state)
    same = line[: place + 1] if outcome == "won" else line[place:]
    return {**known, **dict.fromkeys(same, outcome)}
