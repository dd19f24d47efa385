"""Eight precise cases of the stock, of tapping and undo, and of the end, R23 to R30."""

from __future__ import annotations

import pytest

from canfield.engine import (
    Game,
    GameCode,
    Pile,
    Refusal,
    Scoring,
    Won,
    legal_moves,
    parse_move,
    send_move,
)
from tests.engine.positions import assert_refused, assert_whole, cards, game_at, play, position


def test_r23_only_the_last_card_of_the_fan_plays() -> None:
    game = game_at(position("T1: 5h, T2: Ts, W Kd 4s 9h"))
    assert_refused(game, "W>T1:2", Refusal.COVERED)
    assert_refused(game, "W>T1", Refusal.WRONG_RANK)
    after = play(game, "W>T2", "W>T1")
    assert [cards(after.state, pile) for pile in ("T1", "T2", "W")] == ["5h 4s", "Ts 9h", "Kd"]
    assert after.score == game.score


def test_r24_the_last_turn_is_short_and_a_recycle_turns_nothing() -> None:
    state = position("S 1, W 33")
    assert_whole(state)
    last = play(game_at(state), "D")
    assert (len(last.state.stock), len(last.state.waste)) == (0, 34)
    assert last.state.waste[-1] == state.stock[0]
    again = play(last, "L")
    assert (len(again.state.stock), len(again.state.waste)) == (34, 0)
    assert again.state.stock == last.state.waste[::-1]
    assert (again.score, again.moves) == (0, 3)


def test_r24_a_tap_on_nothing_leaves_no_trace() -> None:
    game = game_at(position("S 0, W -"))
    assert_refused(game, "D", Refusal.STOCK_EMPTY)
    assert_refused(game, "L", Refusal.WASTE_EMPTY)


def test_r24_no_recycle_while_cards_are_left() -> None:
    assert_refused(game_at(position("S 1, W 33")), "L", Refusal.STOCK_NOT_EMPTY)


def test_r25_the_second_pass_shows_what_the_first_left() -> None:
    game = play(Game.new(GameCode.parse("CF1-D3-AAAAACL")), "D")
    first, second, third = game.state.waste
    fourth = game.state.stock[-1]
    after = play(game, "W>T2", *["D"] * 11, "L", "D")
    assert after.state.waste == (first, second, fourth)
    assert after.state.tableau[1][-1] == third
    assert len(play(after, *["D"] * 10).state.waste) == 33
    assert_refused(play(after, *["D"] * 10), "D", Refusal.STOCK_EMPTY)
    assert after.score == 0


def test_r25_rainbow_has_one_pass_and_storehouse_three() -> None:
    passes = {"RB1-D1-AAAAACL": (0, 34), "SH1-D1-AAAAACL": (2, 31)}
    for code, (redeals, stock) in passes.items():
        game = play(Game.new(GameCode.parse(code)), *["D"] * stock)
        for _ in range(redeals):
            game = play(game, "L", *["D"] * stock)
        assert_refused(game, "L", Refusal.NO_REDEAL)


def test_r26_the_draw_belongs_to_the_code() -> None:
    three = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
    one = Game.new(GameCode.parse("CF1-D1-AAAAACL"))
    assert three.state.stock == one.state.stock
    assert three.deal == one.deal
    assert (cards(play(three, "D").state, "W"), cards(play(one, "D").state, "W")) == (
        "4d 3s Qc",
        "4d",
    )


# Tapping, undo, end of the game


def tap_on_a_six(foundation: str) -> Game:
    words = f"Base 3h, F h={foundation}, T1: 9s 8d 7c, T2: 7s, T3: Qd, T4: Jd, W .. 6h"
    return game_at(position(words))


@pytest.mark.parametrize(("foundation", "wanted"), [("5h", "W>FH"), ("4h", "W>T1")])
def test_r27_a_double_click_goes_home_first_and_else_to_the_longest_column(
    foundation: str, wanted: str
) -> None:
    game = tap_on_a_six(foundation)
    move = send_move(game.state, Pile.WASTE, 1, to_columns=True)
    assert str(move) == wanted


def test_r27_without_the_setting_it_stays() -> None:
    state = tap_on_a_six("4h").state
    assert send_move(state, Pile.WASTE, 1, to_columns=False) is None
    assert str(send_move(tap_on_a_six("5h").state, Pile.WASTE, 1, to_columns=False)) == "W>FH"


def test_r27_of_equal_columns_the_left_most() -> None:
    state = position("Base 3h, F h=4h, T1: Qd, T2: 7s, T3: 7c, T4: empty, W .. 6h")
    assert str(send_move(state, Pile.WASTE, 1, to_columns=True)) == "W>T2"


def test_r27_a_space_only_if_no_column_takes_it() -> None:
    state = position("Base 3h, F h=4h, T1: empty, T2: 9s, T3: empty, T4: 7d, W .. 6h")
    assert str(send_move(state, Pile.WASTE, 1, to_columns=True)) == "W>T1"
    column = position("Base 3h, F h=4h, T1: empty, T2: 7s, T3: empty, T4: 7d, W .. 6h")
    assert str(send_move(column, Pile.WASTE, 1, to_columns=True)) == "W>T2"


EXAMPLE_START = ["D", "W>T2", "T2>T4:2", *["D"] * 9]


def hundred_and_one_actions(undo_limit: int | None) -> Game:
    game = Game.new(GameCode.parse("CF1-D3-AAAAACL"), undo_limit=undo_limit)
    game = play(game, *EXAMPLE_START, "W>FC")
    while len(game.entries) < 101:
        game = play(game, "D" if game.state.stock else "L")
    return game


def undone(game: Game) -> list[Game]:
    """Return the game after each undo that does something."""
    games = []
    while game.can_undo:
        game = game.undo()
        games.append(game)
    return games


def test_r28_a_hundred_actions_can_be_undone() -> None:
    game = hundred_and_one_actions(undo_limit=100)
    assert game.score == 5
    games = undone(game)
    assert len(games) == 100
    assert games[-1].state == game.entries[0].state
    assert games[-1].score == 0
    assert games[-1].undo() == games[-1]
    assert all(one.score >= 0 for one in games)


def test_r28_without_a_limit_all_of_them() -> None:
    game = hundred_and_one_actions(undo_limit=None)
    games = undone(game)
    assert len(games) == 101
    assert games[-1].state == game.start
    assert (games[-1].score, games[-1].moves, games[-1].aid.undos) == (0, 0, 101)
    assert games[-1].moves_with_undos == 202


@pytest.mark.parametrize(
    ("scoring", "before", "after"),
    [
        (Scoring.STANDARD, 250, 255),
        (Scoring.CARDS, 51, 52),
        (Scoring.VEGAS, 203, 208),
        (Scoring.NONE, 0, 0),
    ],
)
def test_r29_the_last_card_wins_at_that_moment(scoring: Scoring, before: int, after: int) -> None:
    state = position("Base 7h, F h=6h d=6d c=6c s=5s, T1: 6s, R 0, S 0, W -")
    assert_whole(state)
    game = game_at(state, before, scoring)
    assert not game.won
    won, events = game.play(parse_move("T1>FS"))
    assert won.won
    assert events.count(Won()) == 1
    assert won.score == after
    fresh = Game(game.code, scoring, state)
    if scoring is not Scoring.STANDARD:
        assert fresh.score == before


def test_r30_an_empty_stock_and_reserve_are_not_yet_a_win() -> None:
    words = (
        "Base 7h, F h=7h s=- d=- c=-, R 0, S 0, W -, "
        "T1: 5d 4s 3d 2s Ad Ks Qd Js Td 9s 8d 7s 6d, T2: 5s 4d 3s 2d As Kd Qs Jd Ts 9d 8s 7d 6c, "
        "T3: 5c 4h 3c 2h Ac Kh Qc Jh Tc 9h 8c, T4: 6s 5h 4c 3h 2c Ah Kc Qh Jc Th 9c 8h 7c 6h"
    )
    state = position(words)
    assert_whole(state)
    game = game_at(state)
    for pile in (Pile.FS, Pile.FH, Pile.FD, Pile.FC):
        assert legal_moves(state).onto(pile) == ()
    assert not game.won
    whole = play(game, "T1>T2:13")
    assert cards(whole.state, "T1") == ""
    assert cards(whole.state, "T2").startswith("5s 4d 3s 2d As")
    up = play(whole, "T4>T1", "T4>FC")
    assert (cards(up.state, "FC"), up.score) == ("7c", 5)
