"""Twelve precise cases of the columns and the reserve, R11 to R22."""

from __future__ import annotations

import pytest

from canfield.engine import (
    Game,
    Pile,
    Refusal,
    Variant,
    parse_move,
    problems,
)
from tests.engine.positions import assert_refused, assert_whole, cards, game_at, play, position


def test_r11_a_king_goes_on_an_ace_and_the_reserve_fills_the_space() -> None:
    game = game_at(position("T2: Kh Qc, T4: As, R 12/Qs"))
    after, events = game.play(parse_move("T2>T4:2"))
    assert cards(after.state, "T4") == "As Kh Qc"
    assert cards(after.state, "T2") == "Qs"
    assert len(after.state.reserve) == 11
    assert (after.score, after.moves) == (game.score, game.moves + 1)
    assert [str(event.cause) for event in events if hasattr(event, "cause")] == ["play", "refill"]


def test_r11_the_wrap_does_not_lift_the_colour_rule() -> None:
    game = game_at(position("T2: Kh Qc, T4: Ad, R 12/Qs"))
    assert_refused(game, "T2>T4:2", Refusal.WRONG_COLOUR)


def test_r12_no_ace_on_a_king_but_on_a_two() -> None:
    game = game_at(position("T1: Kc, T3: 2c, W .. 5s Ah"))
    assert_refused(game, "W>T1", Refusal.WRONG_RANK)
    after = play(game, "W>T3")
    assert cards(after.state, "T3") == "2c Ah"
    assert after.score == game.score


def test_r13_a_run_across_king_and_ace_moves_as_one_block() -> None:
    game = game_at(position("T1: 2s Ah Kc Qd, T3: 2c, R 5/9s"))
    after = play(game, "T1>T3:3")
    assert cards(after.state, "T1") == "2s"
    assert cards(after.state, "T3") == "2c Ah Kc Qd"
    assert len(after.state.reserve) == 5


def test_r14_the_end_of_a_column_may_move() -> None:
    after = play(game_at(position("T1: 9h 8s 7d, T2: 9d")), "T1>T2:2")
    assert cards(after.state, "T1") == "9h"
    assert cards(after.state, "T2") == "9d 8s 7d"


def test_r14_by_the_book_only_the_whole_column_moves() -> None:
    game = game_at(position("T1: 9h 8s 7d, T2: 9d, T3: Ts", Variant.STRICT))
    assert_refused(game, "T1>T2:2", Refusal.WHOLE_COLUMN)
    assert cards(play(game, "T1>T3:3").state, "T3") == "Ts 9h 8s 7d"


def test_r15_the_colour_rule_holds_for_the_first_card_of_a_run() -> None:
    game = game_at(position("T1: Jc Th 9s, T2: Jd, T3: Js"))
    assert_refused(game, "T1>T2:2", Refusal.WRONG_COLOUR)
    after = play(game, "T1>T3:2")
    assert cards(after.state, "T3") == "Js Th 9s"
    assert cards(after.state, "T1") == "Jc"


def test_r16_a_column_goes_on_past_thirteen_cards() -> None:
    words = "T1: 5s 4h 3s 2h As Kh Qs Jh Ts 9h 8s 7h 6s, W .. Kd 5h"
    after = play(game_at(position(words)), "W>T1")
    assert cards(after.state, "T1").split()[-2:] == ["6s", "5h"]
    assert len(after.state.cards(Pile.T1)) == 14


def test_r17_a_reserve_card_moves_away_but_nothing_moves_in() -> None:
    game = game_at(position("R 5/6h, T3: 7s, T4: 2c"))
    after = play(game, "R>T3")
    assert cards(after.state, "T3") == "7s 6h"
    assert len(after.state.reserve) == 4
    assert after.score == game.score
    assert_refused(after, "T4>R", Refusal.NOT_A_TARGET)


def space_left_by_a_foundation_move() -> Game:
    return game_at(position("Base 7h, F h=7h c=4c, T2: 5c, R 5/Jd"), score=55)


def test_r18_the_refill_is_part_of_the_move() -> None:
    game = space_left_by_a_foundation_move()
    after = play(game, "T2>FC")
    assert cards(after.state, "T2") == "Jd"
    assert len(after.state.reserve) == 4
    assert (after.score, after.moves) == (60, game.moves + 1)
    assert len(after.entries) == len(game.entries) + 1


def test_r19_undo_takes_move_refill_and_points_back_together() -> None:
    game = space_left_by_a_foundation_move()
    back = play(game, "T2>FC").undo()
    assert back.state == game.state
    assert (back.score, back.moves, back.aid.undos) == (55, game.moves, 1)
    assert back.moves_with_undos == game.moves + 2


def test_r20_the_last_reserve_card_fills_and_then_spaces_stay() -> None:
    game = game_at(position("Base Kd, F d=Kd, R 1/4d, T1: Tc, T3: 9h, T4: 5s, W .. 8d"))
    first = play(game, "T3>T1")
    assert [cards(first.state, pile) for pile in ("T1", "T3", "R")] == ["Tc 9h", "4d", ""]
    second = play(first, "T3>T4")
    assert [cards(second.state, pile) for pile in ("T4", "T3")] == ["5s 4d", ""]
    assert (second.state.stock, second.state.waste) == (game.state.stock, game.state.waste)
    assert second.score == 0


@pytest.mark.parametrize(
    ("move", "column"), [("W>T3", "3d"), ("T1>T3:2", "8s 7d"), ("FH>T3", "8h")]
)
def test_r21_a_space_takes_any_card_or_run_once_the_reserve_is_gone(move: str, column: str) -> None:
    words = "Base 7h, F h=8h, R 0, T1: 9h 8s 7d, T3: empty, W .. 8c 3d"
    after = play(game_at(position(words), score=5), move)
    assert cards(after.state, "T3") == column
    assert after.score == 5


def test_r21_by_the_book_a_space_takes_the_waste_card_only() -> None:
    words = "Base 7h, F h=8h, R 0, T1: 9h 8s 7d, T3: empty, W .. 8c 3d"
    game = game_at(position(words, Variant.STRICT), score=5)
    assert cards(play(game, "W>T3").state, "T3") == "3d"
    assert_refused(game, "T1>T3:3", Refusal.SPACE_FOR_WASTE)
    assert_refused(game, "T1>T3:2", Refusal.WHOLE_COLUMN)
    assert_refused(game, "FH>T3", Refusal.TAKEN_BACK)


def test_r22_no_space_beside_a_reserve() -> None:
    state = position("R 6/Td, T3: empty")
    assert problems(state) == ("T3 is empty although the reserve is not",)


@pytest.mark.parametrize(
    ("move", "column", "reserve"),
    [("R>T3", "Td", 5), ("W>T3", "8c", 6), ("T1>T3:2", "8s 7d", 6), ("FH>T3", "6h", 6)],
)
def test_r22_superior_leaves_the_space_to_the_player(move: str, column: str, reserve: int) -> None:
    words = "Base 6h, F h=6h, R 6/Td, T1: 9h 8s 7d, T3: empty, W .. 8c"
    state = position(words, Variant.SUPERIOR)
    assert_whole(state)
    after = play(game_at(state), move)
    assert cards(after.state, "T3") == column
    assert len(after.state.reserve) == reserve
    assert after.score == 0


def test_r22_superior_fills_nothing_by_itself() -> None:
    words = "R 6/Td, T1: 9h, T2: 8s"
    after = play(game_at(position(words, Variant.SUPERIOR)), "T2>T1")
    assert cards(after.state, "T2") == ""
    assert len(after.state.reserve) == 6
