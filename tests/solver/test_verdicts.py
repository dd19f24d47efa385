"""What the solver says is so: lines win, lost is lost, and it says the same every time."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from canfield.engine import (
    Card,
    GameCode,
    GameState,
    Pile,
    Rules,
    Variant,
    apply,
    initial_state,
    is_won,
    legal_moves,
    parse_state,
    rules_key,
)
from canfield.solver import solve
from canfield.solver.columns import ByColumn, Position
from canfield.solver.levels import Levels
from canfield.solver.packed import Pack
from tests.solver.by_referee import is_won_by
from tests.solver.positions import CF1, CF3, OWN_RULES, PRESETS, after_moves, by_chance, tried_out

DEALS = Path(__file__).resolve().parent.parent / "data"
QUICK = (0, 1, 2, 3, 14, 21, 27, 65, 72, 80, 109, 116)
R30 = (
    "CF-D3 | base 7h | S - | W - | R - | F - 7h - - | T 5d4s3d2sAdKsQdJsTd9s8d7s6d / "
    "5s4d3s2dAsKdQsJdTs9d8s7d6c / 5c4h3c2hAcKhQcJhTc9h8c / 6s5h4c3h2cAhKcQhJcTh9c8h7c6h"
    " | redeals 0"
)


def deal(code: str) -> GameState:
    parsed = GameCode.parse(code)
    return initial_state(parsed.deal(), parsed.rules)


@pytest.mark.parametrize("rules", PRESETS + OWN_RULES, ids=rules_key)
def test_a_line_of_every_variant_is_legal_and_ends_in_the_win(rules: Rules) -> None:
    lines = 0
    for number in range(12):
        code = GameCode(rules.variant, 1, rules.draw, number)
        verdict = solve(initial_state(code.deal(), rules), time_limit=9, node_limit=1500)
        if verdict.outcome == "won":
            lines += 1
            assert is_won(after_moves(initial_state(code.deal(), rules), verdict.moves))
        else:
            assert verdict.moves == ()
    assert lines or rules.variant is Variant.RAINBOW


@pytest.mark.parametrize("rules", PRESETS + OWN_RULES, ids=rules_key)
def test_small_positions_are_what_trying_everything_says(rules: Rules) -> None:
    for seed in range(40):
        state = by_chance(seed, rules)
        truth = None if state is None else tried_out(state, 1200)
        if state is not None and truth is not None:
            verdict = solve(state, time_limit=9, node_limit=200_000)
            assert verdict.outcome == truth, (seed, state)


@pytest.mark.parametrize("draw", [3, 1])
def test_known_deals_get_the_verdict_that_is_known(draw: int) -> None:
    deals = json.loads((DEALS / f"solver_deals_d{draw}.json").read_text("utf-8"))["deals"]
    for number in QUICK:
        cards = tuple(map(Card.parse, deals[number]["deal"].split()))
        state = initial_state(cards, Rules.of(Variant.CANFIELD, draw))
        verdict = solve(state, time_limit=9)
        assert verdict.outcome == ("won" if deals[number]["winnable"] else "lost"), number


def test_a_stock_card_may_be_needed_to_bear_what_covers_its_twin() -> None:
    state = parse_state(
        "CF-D1 | base As | S 5s9sKdJhTdJsTc5dKhKsKc8cQd | W Ts8s9d6h | R Jd9hQh3hQs6s4sQc"
        " | F 3s 2h 4d 4c | T 7d / 7h6c5h / 8d7s / JcTh9c8h7c6d5c4h | redeals 1"
    )
    state = replace(state, rules=replace(CF1, take_back=False))
    assert solve(state, time_limit=9).outcome == "won"


@pytest.mark.parametrize(
    ("seed", "changes"),
    [
        (229, {"redeals": 1}),
        (384, {"redeals": 1, "take_back": False}),
        (538, {"redeals": 2, "take_back": False}),
    ],
)
def test_where_three_are_turned_a_later_turning_may_bring_up_what_an_earlier_one_passes(
    seed: int, changes: dict[str, Any]
) -> None:
    state = by_chance(seed, replace(CF3, **changes))
    assert state is not None
    verdict = solve(state, time_limit=60)
    assert verdict.outcome == "won"
    assert is_won_by(state, verdict.moves)


@pytest.mark.parametrize("seed", [7, 47])
def test_a_card_that_fits_home_may_have_to_be_turned_past(seed: int) -> None:
    state = by_chance(seed, replace(CF1, redeals=1))
    assert state is not None
    verdict = solve(state, time_limit=60)
    assert verdict.outcome == "won"
    assert is_won_by(state, verdict.moves)


def test_a_table_that_must_not_go_up_at_once_is_won_by_other_moves() -> None:
    state = parse_state(R30)
    verdict = solve(state, time_limit=9)
    assert is_won(after_moves(state, verdict.moves))


def test_a_won_game_needs_no_move() -> None:
    state = parse_state(
        "CF-D3 | base As | S - | W - | R - | F Ks Kh Kd Kc | T - / - / - / - | redeals 0"
    )
    verdict = solve(state, time_limit=1)
    assert (verdict.outcome, verdict.moves) == ("won", ())


@pytest.mark.parametrize("code", ["CF1-D3-AAAAACL", "SU1-D3-AAAAACL", "ST1-D1-AAAAACL"])
def test_the_same_node_limit_gives_the_same_answer(code: str) -> None:
    first, second = (solve(deal(code), time_limit=60, node_limit=700) for _ in range(2))
    assert (first.outcome, first.moves, first.nodes) == (
        second.outcome,
        second.moves,
        second.nodes,
    )


def test_out_of_time_is_not_known() -> None:
    verdict = solve(deal("CF1-D3-AAAAACL"), time_limit=0, node_limit=1)
    assert verdict.outcome == "unknown"


@pytest.mark.parametrize("rules", PRESETS + OWN_RULES, ids=rules_key)
def test_whatever_the_engine_allows_the_solver_can_reach(rules: Rules) -> None:
    """Every move of a random game leads to a position that a step or two of the solver reach.

    Where every card of the stock can be had at any time, it is not played before it is wanted.
    """
    state = initial_state(GameCode(rules.variant, 1, rules.draw, 5).deal(), rules)
    for turn in range(60):
        moves = legal_moves(state)
        if not moves:
            break
        state, _ = apply(state, moves[(turn * 7) % len(moves)])
        columns = ByColumn(Pack(state))
        reached = {key for key, _ in columns.successors(columns.start)} | {columns.start}
        for move in legal_moves(state):
            after, _ = apply(state, move)
            if not (columns.pack.free_turning and str(move).startswith(Pile.WASTE)):
                assert reaches(columns, reached, ByColumn(Pack(after)).start), (state, move)
        levels = Levels(Pack(state))
        assert levels.home(levels.start) & Pack(state).home == Pack(state).home


def reaches(columns: ByColumn, reached: set[Position], wanted: Position) -> bool:
    """Is the position there or one step on, where the turning of the stock does not count?"""
    further = (key for start in reached for key, _ in columns.successors(start))
    return any(
        (columns, home, left) == (wanted[0], wanted[1], wanted[3])
        for columns, home, _, left in chain(reached, further)
    )
