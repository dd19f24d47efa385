"""What the solver can be asked, each with what its answer means, and what is known without it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from canfield.app.dealing import any_number
from canfield.app.messages import Advised, Dealt, Judged
from canfield.engine import apply, initial_state
from canfield.engine.deal import numbers_from
from canfield.store.stakes import PLAIN, Stakes
from canfield.table.value import replace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.app.messages import Answer
    from canfield.engine import Game, GameCode, GameState, Move
    from canfield.solver import service
    from canfield.solver.hints import Hint

_LINE_SECONDS: Final = 1.0
"""How long the solver may look for a line when it sees every card."""
_GUESS_SECONDS: Final = 0.12
"""How long it may try arrangements of the cards that the player cannot see."""
_VERDICT_SECONDS: Final = 5.0
_DEAL_SECONDS: Final = 30.0
_DEAL_NODES: Final = 20_000
"""What may be spent on one deal; a deal that needs more is passed over."""
_AHEAD: Final = 3
"""So many moves of a winning line are told, one each time a hint is asked for."""


class Urgency(IntEnum):
    """How long a question can wait; the most urgent comes first."""

    HINT = 1
    DEAL = 2
    POSITION = 3
    PAST = 4


class Question(Protocol):
    """Something to ask; a new question takes the place of one that is as urgent."""

    @property
    def urgency(self) -> Urgency:
        """How urgent it is."""

    def put(self, solver: service.Service) -> None:
        """Ask it."""

    def heard(self, answer: service.Answer) -> tuple[Answer | None, Question | None]:
        """What the answer means, and what is to be asked next."""

    def unaided(self) -> Answer:
        """What can be said without the solver's process."""


@dataclass(frozen=True, slots=True)
class WhatNext:
    """What is a good move? With `see_hidden` the solver looks at every card."""

    game: Game
    see_hidden: bool
    urgency: ClassVar = Urgency.HINT

    def put(self, solver: service.Service) -> None:
        """Ask for a line, or for a move by what can be seen."""
        if self.see_hidden:
            solver.ask_line(self.game.state, seconds=_LINE_SECONDS)
        else:
            solver.ask_guess(self.game.state, seconds=_GUESS_SECONDS)

    def heard(self, answer: service.Answer) -> tuple[Answer, None]:
        """The first moves of the line; without one the most useful move known."""
        if not answer.moves:
            return self.unaided(), None
        return Advised(self.game, _told(self.game, answer.moves)), None

    def unaided(self) -> Advised:
        """The most useful move that can be told without a search."""
        return Advised(self.game, _without_search(self.game, see_hidden=self.see_hidden))


@dataclass(frozen=True, slots=True)
class CanItBeWon:
    """Can this position be won?"""

    state: GameState
    urgency: ClassVar = Urgency.POSITION

    def put(self, solver: service.Service) -> None:
        """Ask for the verdict."""
        solver.ask_line(self.state, seconds=_VERDICT_SECONDS)

    def heard(self, answer: service.Answer) -> tuple[Answer, None]:
        """The verdict: won, lost, or not known."""
        return Judged(self.state, answer.outcome), None

    def unaided(self) -> Judged:
        """Nothing is claimed that is not proved."""
        return Judged(self.state, "unknown")


@dataclass(frozen=True, slots=True)
class CouldItBeWon(CanItBeWon):
    """Could a position of the past be won? That can wait."""

    urgency: ClassVar = Urgency.PAST


@dataclass(frozen=True, slots=True)
class WhichDeal:
    """Which is the first of these deals that can be won? `code` is looked at now."""

    code: GameCode
    others: Iterator[GameCode]
    stakes: Stakes = PLAIN
    urgency: ClassVar = Urgency.DEAL

    @classmethod
    def like(cls, like: GameCode, stakes: Stakes) -> WhichDeal:
        """Deals by the same rules: by chance, or those of the day that is at stake."""
        day = stakes.day
        seed = date.fromisoformat(day).toordinal() if day else any_number()
        codes = (replace(like, number=number) for number in numbers_from(seed))
        return cls(next(codes), codes, stakes)

    def put(self, solver: service.Service) -> None:
        """Ask about the deal; the limit of positions makes a day's deal the same for all."""
        state = initial_state(self.code.deal(), self.code.rules)
        solver.ask_line(state, seconds=_DEAL_SECONDS, nodes=_DEAL_NODES)

    def heard(self, answer: service.Answer) -> tuple[Answer | None, WhichDeal | None]:
        """The deal if it can be won, else the next one to look at."""
        if answer.outcome == "won":
            return Dealt(self.code, self.stakes), None
        return None, replace(self, code=next(self.others))

    def unaided(self) -> Dealt:
        """Look here and now: most deals are found in a few thousandths of a second."""
        from canfield.solver import solve

        code = self.code
        while True:
            state = initial_state(code.deal(), code.rules)
            verdict = solve(state, time_limit=_DEAL_SECONDS, node_limit=_DEAL_NODES)
            if verdict.outcome == "won":
                return Dealt(code, self.stakes)
            code = next(self.others)


def _told(game: Game, line: tuple[Move, ...]) -> tuple[Hint, ...]:
    """The first moves of a line, each as a hint in its position."""
    from canfield.solver.hints import hint

    state, hints = game.state, []
    for number, move in enumerate(line[:_AHEAD]):
        told = hint(state, line[number:])
        if told is not None:
            hints.append(told)
        state, _ = apply(state, move)
    return tuple(hints)


def _without_search(game: Game, *, see_hidden: bool) -> tuple[Hint, ...]:
    """The most useful move known, as a hint.

    What a stock that was never gone through will bring is told only who may see it.
    """
    from canfield.solver.hints import Hint, Reason, hint, turned_since

    found = hint(game.state, turned=turned_since(game))
    if found is None:
        return ()
    looked_ahead = found.reason in {Reason.DRAW_FOR, Reason.RECYCLE_FOR}
    if looked_ahead and not see_hidden and not game.state.redeals_used:
        return (Hint(found.move, Reason.LOOK_THROUGH),)
    return (found,)
