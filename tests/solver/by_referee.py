"""Positions of the game on the table of the plain referee: played through there, or tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import Runs
from tests.referee import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.engine import GameState, Move, Rules

RANKS = "A23456789TJQK"


class OwnRules(Table):
    """A table where fewer moves are allowed than by the rules of its variant."""

    rules: Rules

    def redeals_left(self) -> int | None:
        return None if self.rules.redeals is None else self.rules.redeals - self.redeals_used

    def legal_moves(self) -> set[str]:
        return {move for move in super().legal_moves() if self.is_allowed(move)}

    def is_allowed(self, move: str) -> bool:
        source, _, rest = move.partition(">")
        target, _, number = rest.partition(":")
        if source in self.foundations and not self.rules.take_back:
            return False
        column = self.columns.get(target)
        if column and column[-1][0] == self.base_rank and not self.rules.base_wrap:
            return False
        whole = self.rules.runs is Runs.WHOLE_COLUMN and column is not None
        return not (whole and source in self.columns and int(number or 1) < len(self.pile(source)))

    def twin(self) -> OwnRules:
        """A table to play on: the same as `copy`, sooner done."""
        other = OwnRules(self.variant, self.draw, self.base_rank)
        other.rules = self.rules
        other.stock, other.waste, other.reserve = self.stock[:], self.waste[:], self.reserve[:]
        other.foundations = {name: pile[:] for name, pile in self.foundations.items()}
        other.columns = {name: pile[:] for name, pile in self.columns.items()}
        other.redeals_used = self.redeals_used
        return other


def table_of(state: GameState) -> OwnRules:
    """The position on the referee's table."""
    table = OwnRules(str(state.rules.variant), state.rules.draw, RANKS[state.base_rank - 1])
    table.rules = state.rules
    table.stock = [str(card) for card in reversed(state.stock)]
    table.waste, table.reserve = list(map(str, state.waste)), list(map(str, state.reserve))
    for name, cards in zip(("FS", "FH", "FD", "FC"), state.foundations, strict=True):
        table.foundations[name] = list(map(str, cards))
    for name, cards in zip(("T1", "T2", "T3", "T4"), state.tableau, strict=True):
        table.columns[name] = list(map(str, cards))
    table.redeals_used = state.redeals_used
    return table


def is_won_by(state: GameState, moves: Iterable[Move]) -> bool:
    """Does the referee allow these moves one after the other, and see the win at their end?"""
    table = table_of(state)
    for move in map(str, moves):
        if move not in table.legal_moves():
            return False
        table.do(move)
    return table.is_won()


def referee_says(state: GameState, limit: int) -> str | None:
    """Whether the position is won or lost, by going everywhere; None beyond so many positions."""
    waiting = [table_of(state)]
    if waiting[0].is_won():
        return "won"
    seen = {waiting[0].position()}
    while waiting:
        table = waiting.pop()
        for move in sorted(table.legal_moves()):
            after = table.twin()
            after.do(move)
            if after.is_won():
                return "won"
            if after.position() not in seen:
                seen.add(after.position())
                waiting.append(after)
        if len(seen) > limit:
            return None
    return "lost"
