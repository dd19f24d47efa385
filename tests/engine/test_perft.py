"""How many positions lie one, two, three … moves behind a deal: counted by the referee."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import Game, GameCode, GameState, apply, legal_moves
from tests.engine.golden import golden

DEALS: dict[str, list[int]] = golden("perft")["deals"]


def position_of(state: GameState) -> GameState:
    """Return the state without a count of redeals that limits nothing."""
    return state if state.rules.redeals is not None else replace(state, redeals_used=0)


def next_level(level: set[GameState], seen: set[GameState]) -> set[GameState]:
    return {
        position_of(apply(state, move)[0]) for state in level for move in legal_moves(state)
    } - seen


@pytest.mark.parametrize("code", DEALS)
def test_as_many_positions_as_the_referee_counted(code: str) -> None:
    level = {Game.new(GameCode.parse(code)).state}
    seen = set(level)
    counts = [1]
    for _ in DEALS[code][1:]:
        level = next_level(level, seen)
        seen |= level
        counts.append(len(level))
    assert counts == DEALS[code]
