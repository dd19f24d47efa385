"""The search in C++ says what the solver says, and its wins can be played."""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import deep_search
import pytest
from try_everything import small

from canfield.engine import DRAWS, GameCode, Rules, Runs, Variant, initial_state, is_won, rules_key
from canfield.solver import solve
from tests.solver.positions import after_moves

if TYPE_CHECKING:
    from canfield.engine import GameState

pytestmark = pytest.mark.skipif(shutil.which("c++") is None, reason="there is no compiler")

RULES = [Rules.of(variant, draw) for variant in Variant for draw in DRAWS[variant]]
PUBLISHED = replace(RULES[0], take_back=False, base_wrap=False)
WHOLE_COLUMNS = replace(PUBLISHED, runs=Runs.WHOLE_COLUMN)


@pytest.mark.parametrize("rules", [*RULES, PUBLISHED, WHOLE_COLUMNS], ids=rules_key)
def test_the_search_in_cpp_says_what_the_solver_says(rules: Rules) -> None:
    decided = 0
    for number in range(8):
        state = initial_state(GameCode(rules.variant, 1, rules.draw, number).deal(), rules)
        verdict = deep_search.solve(state, node_limit=100_000)
        slow = solve(state, time_limit=60, node_limit=800)
        assert {verdict.outcome, slow.outcome} != {"won", "lost"}
        if verdict.outcome == "won":
            decided += 1
            assert is_won(after_moves(state, verdict.moves))
    assert decided


def rainbow(number: int) -> GameState:
    code = GameCode(Variant.RAINBOW, 1, 1, number)
    return initial_state(code.deal(), Rules.of(Variant.RAINBOW, 1))


@pytest.mark.parametrize(("number", "truth"), [(65, "lost"), (67, "won")])
def test_the_kinder_game_decides_hard_deals_of_rainbow(number: int, truth: str) -> None:
    state = rainbow(number)
    assert deep_search.solve(state, node_limit=300_000).outcome == "unknown"
    verdict = deep_search.solve(state, node_limit=303_000)
    assert verdict.outcome == truth
    assert is_won(after_moves(state, verdict.moves)) == (truth == "won")


def test_what_takes_the_kinder_game_too_long_is_not_called_lost() -> None:
    assert deep_search.is_lost_by_rank(rainbow(65), node_limit=1_000_000)
    assert not deep_search.is_lost_by_rank(rainbow(65), node_limit=1_000)


def test_no_position_on_a_line_to_a_win_is_lost_in_the_kinder_game() -> None:
    looked_at = 0
    for number in range(12):
        state = rainbow(number)
        moves = deep_search.solve(state, node_limit=20_000).moves
        looked_at += len(moves)
        for count in range(len(moves)):
            passed = after_moves(state, moves[:count])
            assert not deep_search.is_lost_by_rank(passed, node_limit=20_000), passed
    assert looked_at > 500


def test_the_kinder_game_is_lost_only_where_the_referee_finds_no_win() -> None:
    rules, despaired = Rules.of(Variant.RAINBOW, 1), 0
    for seed in range(60):
        for state, truth in small(seed, rules, 2000):
            lost = deep_search.is_lost_by_rank(state, node_limit=20_000)
            despaired += lost
            assert not (lost and truth == "won"), state
    assert despaired
