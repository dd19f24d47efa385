"""Whom the program asks for hints: the answers come when they are there, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.messages import Advised

if TYPE_CHECKING:
    from canfield.engine import Game


class Adviser:
    """Answers questions about a game in its own time."""

    def __init__(self) -> None:
        self._ready: list[Advised] = []

    def ask(self, game: Game, *, see_hidden: bool) -> None:
        """Find hints for this game; an earlier question is forgotten."""
        del see_hidden
        from canfield.solver.hints import hint, turned_since

        found = hint(game.state, turned=turned_since(game))
        self._ready = [Advised(game, () if found is None else (found,))]

    def answers(self) -> list[Advised]:
        """What is known now; each answer is given once."""
        ready, self._ready = self._ready, []
        return ready

    def close(self) -> None:
        """Ask nothing more."""
