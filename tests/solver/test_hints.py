"""Hints: they lead to a win, give a reason, and never send the player round in circles."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from canfield.engine import (
    DealStock,
    Game,
    GameCode,
    GameState,
    Pile,
    Redeal,
    Transfer,
    Variant,
    apply,
    is_won,
    legal_moves,
    parse_state,
)
from canfield.solver import solve
from canfield.solver.finish import finish_line
from canfield.solver.guess import hidden_cards, likely_move, supposed
from canfield.solver.hints import Hint, Reason, hint, turned_since
from canfield.solver.shorten import Line, before_turning, shortened
from tests.solver.positions import after_moves

R30 = (
    "CF-D3 | base 7h | S - | W - | R - | F - 7h - - | T 5d4s3d2sAdKsQdJsTd9s8d7s6d / "
    "5s4d3s2dAsKdQsJdTs9d8s7d6c / 5c4h3c2hAcKhQcJhTc9h8c / 6s5h4c3h2cAhKcQhJcTh9c8h7c6h"
    " | redeals 0"
)
B38 = (
    "CF-D3 | base 2c | S JcJsKcKsQcQsTcTsAs | W - | R - | F - 5h - - | T 9h8s / 9d / - / 6c"
    " | redeals 0"
)


def start(letters: str, draw: int) -> GameState:
    return Game.new(GameCode.parse(f"CF1-D{draw}-{letters}")).state


def test_following_the_hints_wins_and_every_hint_has_a_reason() -> None:
    for draw in (3, 1):
        state = start("AAAAACL", draw)
        line = Line(state, solve(state, time_limit=9).moves)
        while not is_won(state):
            proposed = hint(state, line.rest(state))
            assert proposed is not None
            assert proposed.certain
            state, _ = apply(state, proposed.move)


def test_a_player_who_left_the_line_is_not_told_to_follow_it() -> None:
    state = start("AAAAACL", 3)
    line = Line(state, solve(state, time_limit=9).moves)
    left = next(move for move in legal_moves(state) if move != line.moves[0])
    assert line.rest(apply(state, left)[0]) == ()


def test_a_shortened_line_still_wins_and_is_no_longer() -> None:
    for letters in ("AAAAACL", "AAAAAAC", "CANFIEL"):
        state = start(letters, 3)
        moves = solve(state, time_limit=9).moves
        shorter = shortened(state, moves, seconds=0.2)
        assert len(shorter) <= len(moves)
        assert not moves or is_won(after_moves(state, shorter))


def test_a_line_begins_with_what_lies_ready_still_wins_and_is_no_longer() -> None:
    ready = 0
    for number in range(12):
        state = Game.new(GameCode(Variant.CANFIELD, 1, 3, number)).state
        moves = solve(state, time_limit=9).moves
        better = before_turning(state, moves)
        assert len(better) <= len(moves)
        assert not moves or is_won(after_moves(state, better))
        ready += better != moves
    assert ready >= 3


def test_a_reserve_card_that_can_go_home_is_shown_before_the_stock_is_turned() -> None:
    state = Game.new(GameCode(Variant.CANFIELD, 1, 3, 197)).state
    move = likely_move(state, samples=8, time_limit=60)
    assert str(move) == "R>FD"


def test_the_hint_says_which_reserve_card_comes_out() -> None:
    state = start("AAAAACL", 3)
    move = Transfer(Pile.RESERVE, Pile.T2)
    assert move in legal_moves(state)
    assert hint(state, (move,)) == Hint(
        move, Reason.FREES_RESERVE, state.reserve[-1], number=1, certain=True
    )


def test_the_hint_says_which_card_comes_up_and_when() -> None:
    state = parse_state(
        "CF-D1 | base 2c | S 5dTc | W - | R - | F - - - 2c | T 9h / 6s / Kh / Qh | redeals 0"
    )
    proposed = hint(state)
    assert proposed is not None
    assert (proposed.move, proposed.reason) == (DealStock(), Reason.DRAW_FOR)
    assert (str(proposed.card), proposed.number) == ("5d", 2)


def follow(state: GameState, times: int) -> list[Hint | None]:
    """The hints that follow each other, the stock's turns counted as a game counts them."""
    given: list[Hint | None] = []
    turned = 0
    for _ in range(times):
        proposed = hint(state, turned=turned)
        given.append(proposed)
        if proposed is None:
            break
        turned = (
            0
            if isinstance(proposed.move, Transfer)
            else turned + state.rules.draw * isinstance(proposed.move, DealStock)
        )
        state, _ = apply(state, proposed.move)
    return given


def test_hints_turn_a_dead_stock_once_and_then_know_no_useful_move() -> None:
    given = follow(parse_state(B38), 30)
    assert [proposed and proposed.move for proposed in given] == [DealStock()] * 3 + [None]


def test_with_only_the_stock_left_the_hint_points_at_it() -> None:
    state = parse_state(B38)
    assert hint(state) == Hint(DealStock(), Reason.LOOK_THROUGH)
    turned = after_moves(state, [DealStock()] * 3)
    assert hint(turned) == Hint(Redeal(), Reason.LOOK_THROUGH)
    assert hint(turned, turned=9) is None


def test_with_no_stock_the_hint_never_points_at_it() -> None:
    assert hint(replace(parse_state(B38), stock=())) is None


def test_hints_without_search_never_go_round_in_circles() -> None:
    for number in range(12):
        state = Game.new(GameCode(Variant.CANFIELD, 1, 3 if number % 2 else 1, number)).state
        assert follow(state, 400)[-1] is None or len(follow(state, 400)) < 400


def test_cards_drawn_are_counted_since_a_card_was_moved() -> None:
    game = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
    for move in (DealStock(), DealStock()):
        game, _ = game.play(move)
    assert turned_since(game) == 6
    moves = [move for move in legal_moves(game.state) if isinstance(move, Transfer)]
    game, _ = game.play(moves[0])
    assert turned_since(game) == 0


def test_a_table_that_only_looks_finished_has_no_finish() -> None:
    assert finish_line(parse_state(R30)) is None


def test_the_finish_of_a_game_is_played_to_the_win() -> None:
    finished = 0
    for draw in (3, 1):
        state = start("AAAAACL", draw)
        for move in solve(state, time_limit=9).moves:
            line = finish_line(state)
            if line is not None:
                finished += 1
                homeward = [step for step in line if isinstance(step, Transfer)]
                assert all(step.target.startswith("F") for step in homeward)
                assert is_won(after_moves(state, line))
            state, _ = apply(state, move)
        assert finish_line(state) is None
    assert finished


def test_looking_for_a_finish_that_is_not_there_takes_no_time() -> None:
    state = start("AAAAACL", 3)
    began = time.perf_counter()
    for _ in range(50):
        finish_line(state)
    assert (time.perf_counter() - began) / 50 < 0.001


def test_a_guess_does_not_depend_on_what_lies_face_down() -> None:
    state = start("AAAAACL", 3)
    hidden = hidden_cards(state)
    assert len(hidden) == 12 + 34
    swapped = replace(state, stock=state.stock[::-1])
    assert supposed(state, 3) == supposed(swapped, 3)
    first, second = (likely_move(s, samples=3, time_limit=60) for s in (state, swapped))
    assert first == second
    assert first in legal_moves(state)


def test_after_one_pass_only_the_reserve_is_hidden() -> None:
    state = after_moves(start("AAAAACL", 3), [DealStock()] * 12 + [Redeal()])
    assert hidden_cards(state) == frozenset(state.reserve[:-1])
    assert supposed(state, 1).stock == state.stock


@pytest.mark.parametrize("sample", range(5))
def test_a_supposed_table_has_the_same_cards(sample: int) -> None:
    state = start("CANFIEL", 1)
    other = supposed(state, sample)
    assert other.tableau == state.tableau
    assert sorted(map(str, other.stock + other.reserve)) == sorted(
        map(str, state.stock + state.reserve)
    )
