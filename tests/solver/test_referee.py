"""The solver against the plain referee, who tries everything and thinks nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import GameCode, Rules, initial_state, rules_key
from canfield.solver import solve
from tests.solver.by_referee import is_won_by, referee_says
from tests.solver.positions import OWN_RULES, PRESETS, by_chance, nearly_home

KEEPING = tuple(replace(rules, take_back=False) for rules in PRESETS if rules.take_back)


@pytest.mark.parametrize("rules", dict.fromkeys(PRESETS + KEEPING + OWN_RULES), ids=rules_key)
def test_small_positions_are_won_or_lost_as_the_referee_finds(rules: Rules) -> None:
    for seed in range(12):
        for state in (nearly_home(seed, rules), by_chance(seed, rules)):
            truth = None if state is None else referee_says(state, 250)
            if state is not None and truth is not None:
                verdict = solve(state, time_limit=60, node_limit=100_000)
                assert verdict.outcome == truth, (seed, state)
                assert truth == "lost" or is_won_by(state, verdict.moves), (seed, state)


@pytest.mark.parametrize("rules", PRESETS, ids=rules_key)
def test_the_referee_sees_the_win_of_every_line(rules: Rules) -> None:
    for number in range(1_000, 1_006):
        state = initial_state(GameCode(rules.variant, 1, rules.draw, number).deal(), rules)
        verdict = solve(state, time_limit=60, node_limit=1_000)
        assert verdict.outcome != "won" or is_won_by(state, verdict.moves), number
