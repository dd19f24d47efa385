"""Whom the program asks for hints: the answers come when they are there, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.app.messages import Advised
from canfield.engine import apply

if TYPE_CHECKING:
    from canfield.engine import Game, Move
    from canfield.solver.hints import Hint
    from canfield.solver.service import Service

_SECONDS: Final = 0.4
"""How long the solver may look for a line when it sees every card."""
_GUESS_SECONDS: Final = 0.12
"""How long it may try arrangements of the cards that the player cannot see."""
_AHEAD: Final = 3
"""So many moves of a winning line are told, one each time a hint is asked for."""


class _Question(NamedTuple):
    """What was asked last."""

    number: int
    game: Game
    see_hidden: bool


class Adviser:
    """Answers questions about a game in its own time, with the solver in a process of its own.

    Where that process cannot be had, hints that need no search are given instead.
    """

    def __init__(self) -> None:
        self._service: Service | None = None
        self._question: _Question | None = None
        self._ready: list[Advised] = []

    def wake(self) -> None:
        """Start the solver's process, if it does not run yet."""
        if self._service is None:
            from canfield.solver.service import Service

            self._service = Service()

    def ask(self, game: Game, *, see_hidden: bool) -> None:
        """Find hints for this game; an earlier question is forgotten."""
        self.wake()
        service = self._service
        if service is None or not service.alive:
            self._ready = [Advised(game, _without_search(game, see_hidden=see_hidden))]
            return
        if see_hidden:
            number = service.ask_line(game.state, seconds=_SECONDS)
        else:
            number = service.ask_guess(game.state, seconds=_GUESS_SECONDS)
        self._question = _Question(number, game, see_hidden)

    def answers(self) -> list[Advised]:
        """What is known now; each answer is given once."""
        ready, self._ready = self._ready, []
        if self._service is not None and self._question is not None:
            ready += self._heard(self._service, self._question)
        return ready

    def _heard(self, service: Service, question: _Question) -> list[Advised]:
        answer = service.poll()
        if answer is None and service.alive:
            return []
        self._question = None
        game = question.game
        if answer is None or not answer.moves:
            return [Advised(game, _without_search(game, see_hidden=question.see_hidden))]
        return [Advised(game, _told(game, answer.moves))]

    def close(self) -> None:
        """End the solver's process."""
        if self._service is not None:
            self._service.close()


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
    """The most useful move that can be told without a search.

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
