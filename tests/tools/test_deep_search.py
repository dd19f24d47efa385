"""The search in C++ says what the solver says, and its wins can be played."""

from __future__ import annotations

import shutil
from dataclasses import replace

import deep_search
import pytest

from canfield.engine import DRAWS, GameCode, Rules, Runs, Variant, initial_state, is_won, rules_key
from canfield.solver import solve
from tests.solver.positions import after_moves

RULES = [Rules.of(variant, draw) for variant in Variant for draw in DRAWS[variant]]
PUBLISHED = replace(RULES[0], take_back=False, base_wrap=False)
WHOLE_COLUMNS = replace(PUBLISHED, runs=Runs.WHOLE_COLUMN)


@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no compiler")
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
