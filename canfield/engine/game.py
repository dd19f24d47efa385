"""A game: its deal, every position since, and where in that history the player stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from canfield.engine.play import apply, initial_state, is_won
from canfield.engine.scoring import Scoring, Tally, first_tally, next_tally

if TYPE_CHECKING:
    from canfield.engine.cards import Cards
    from canfield.engine.deal import GameCode
    from canfield.engine.events import Event
    from canfield.engine.moves import Move
    from canfield.engine.rules import Rules
    from canfield.engine.state import GameState

UNDO_LIMIT: Final = 100
"""How many actions can be undone unless the player chooses no limit."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An accepted action with the position and the tally after it."""

    move: Move
    state: GameState
    tally: Tally


@dataclass(frozen=True, slots=True)
class Aid:
    """Help taken in a game; undoing never takes it back."""

    undos: int = 0
    hints: int = 0
    auto: int = 0


@dataclass(frozen=True, slots=True)
class Game:
    """A game in progress or finished, immutable: each action gives a new one.

    `entries` are all actions, those that can be redone included; `cursor` says how many of
    them are played. `undo_limit` is None for no limit. `turned` is how many cards of the deal's
    stock the player has seen turned; what was seen stays seen, however much is undone.

    >>> from canfield.engine import GameCode, parse_move
    >>> game = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
    >>> for text in ("D", "W>T2", "T2>T4:2"):
    ...     game, events = game.play(parse_move(text))
    >>> [str(card) for card in game.state.tableau[1]], game.moves, game.score
    (['Qs'], 3, 0)
    >>> game.undo().state == game.entries[1].state
    True
    """

    code: GameCode
    scoring: Scoring
    start: GameState
    entries: tuple[Entry, ...] = ()
    cursor: int = 0
    aid: Aid = Aid()
    undo_limit: int | None = UNDO_LIMIT
    turned: int = 0

    @classmethod
    def new(
        cls,
        code: GameCode,
        scoring: Scoring = Scoring.STANDARD,
        undo_limit: int | None = UNDO_LIMIT,
        rules: Rules | None = None,
    ) -> Game:
        """The code's deal, nothing played; with `rules` other than the code's own if given."""
        start = initial_state(code.deal(), code.rules if rules is None else rules)
        return cls(code, scoring, start, undo_limit=undo_limit)

    @property
    def rules(self) -> Rules:
        """The rules that the game is played by from its deal to its end."""
        return self.start.rules

    @property
    def deal(self) -> Cards:
        """The 52 cards of the code."""
        return self.code.deal()

    @property
    def state(self) -> GameState:
        """The position now."""
        return self.entries[self.cursor - 1].state if self.cursor else self.start

    @property
    def tally(self) -> Tally:
        """Points and moves now."""
        if self.cursor:
            return self.entries[self.cursor - 1].tally
        return first_tally(self.scoring, self.start)

    @property
    def score(self) -> int:
        """The points now."""
        return self.tally.score

    @property
    def moves(self) -> int:
        """The accepted actions that led here; what was undone does not count."""
        return self.tally.moves

    @property
    def moves_with_undos(self) -> int:
        """The moves where an undo counts as one more: neither it nor what it undid is free."""
        return self.moves + 2 * self.aid.undos

    @property
    def won(self) -> bool:
        """True when all cards are home."""
        return is_won(self.state)

    @property
    def can_undo(self) -> bool:
        """True while an action is left that the undo limit lets go."""
        floor = 0 if self.undo_limit is None else len(self.entries) - self.undo_limit
        return self.cursor > max(0, floor)

    @property
    def can_redo(self) -> bool:
        """True while an undone action can be played again."""
        return self.cursor < len(self.entries)

    def play(self, move: Move) -> tuple[Game, tuple[Event, ...]]:
        """The game with one more action, and what happened; what was undone is forgotten.

        Raises IllegalMove where the rules refuse the move.
        """
        state, events = apply(self.state, move)
        entry = Entry(move, state, next_tally(self.scoring, self.tally, events))
        entries = (*self.entries[: self.cursor], entry)
        turned = max(self.turned, self._turned_in(state))
        return replace(self, entries=entries, cursor=len(entries), turned=turned), events

    def _turned_in(self, state: GameState) -> int:
        """How many cards of the deal's stock were turned on the way to the position."""
        whole = len(self.start.stock)
        # The waste is turned over only when the stock is empty.
        redealt = state.redeals_used > self.start.redeals_used
        return whole if redealt else whole - len(state.stock)

    def undo(self) -> Game:
        """The game before its last action: cards, refill and points; itself at the limit."""
        if not self.can_undo:
            return self
        aid = replace(self.aid, undos=self.aid.undos + 1)
        return replace(self, cursor=self.cursor - 1, aid=aid)

    def redo(self) -> Game:
        """The game with the undone action played again; itself when there is none."""
        return replace(self, cursor=self.cursor + 1) if self.can_redo else self

    def restart(self) -> Game:
        """A new attempt at the same deal by the same rules."""
        return Game(self.code, self.scoring, self.start, undo_limit=self.undo_limit)

    def with_hint(self) -> Game:
        """The same game with one more hint taken."""
        return replace(self, aid=replace(self.aid, hints=self.aid.hints + 1))
