"""What is called hopeless is lost: nobody wins it by any moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import (
    GameCode,
    Rules,
    apply,
    initial_state,
    parse_state,
    rules_key,
)
from canfield.solver import solve
from tests.solver.positions import CF3, OWN_RULES, PRESETS, by_chance, is_hopeless, tried_out


@pytest.mark.parametrize("rules", PRESETS + OWN_RULES, ids=rules_key)
def test_no_position_of_a_game_that_is_won_was_hopeless(rules: Rules) -> None:
    for number in range(12):
        state = initial_state(GameCode(rules.variant, 1, rules.draw, number).deal(), rules)
        for move in solve(state, time_limit=9, node_limit=600).moves:
            assert not is_hopeless(state), (number, state)
            state, _ = apply(state, move)


@pytest.mark.parametrize("rules", PRESETS + OWN_RULES, ids=rules_key)
def test_small_positions_without_hope_are_lost_by_trying_everything(rules: Rules) -> None:
    for seed in range(60):
        state = by_chance(seed, rules)
        if state is not None and is_hopeless(state):
            assert tried_out(state, 1200) != "won", (seed, state)


def test_a_lost_deal_is_seen_at_the_first_look() -> None:
    rules = replace(CF3, take_back=False, base_wrap=False)
    state = initial_state(GameCode(rules.variant, 1, rules.draw, 2).deal(), rules)
    assert is_hopeless(state)
    assert solve(state, time_limit=60, node_limit=9_000).outcome == "lost"


def test_a_player_who_fills_spaces_may_clear_a_column_before_the_reserve_comes_out() -> None:
    state = parse_state(
        "SU-D3 | base Kc | S As9hJd5h | W Ks6hQdQs4cTdQcJh5s4hTc | R 7h3hJc2s8c6s | F - 2h 3d 3c"
        " | T 9s8d7s / 6c5d4s / QhJsTh9c8h7c6d5c4d3s / Ts9d8s7d | redeals 0"
    )
    assert not is_hopeless(replace(state, rules=replace(state.rules, take_back=False)))
