"""Thirty precise cases of the rules, R01 to R30.

Each begins with the position in words; scores are written as before and after.
"""

from __future__ import annotations

import pytest

from canfield.engine import (
    PACK,
    Card,
    Cause,
    FoundationDone,
    Game,
    GameCode,
    Pile,
    Refusal,
    Rules,
    Scoring,
    Suit,
    Variant,
    Won,
    apply,
    initial_state,
    legal_moves,
    parse_move,
    problems,
    refusal,
    send_move,
)
from tests.engine.positions import assert_refused, assert_whole, cards, game_at, play, position

# Foundations and the base card


def test_r01_an_ace_has_no_right_to_an_empty_foundation() -> None:
    state = position("Base 7h, F h=7h s=- d=- c=-, T4: As, R 13/2d, S 34, W -")
    assert_whole(state)
    game = game_at(state, score=0)
    assert_refused(game, "T4>FS", Refusal.WRONG_BASE)
    assert_refused(game, "T4>FH", Refusal.WRONG_SUIT)


def test_r02_after_the_king_comes_the_ace() -> None:
    game = game_at(position("Base 7h, F h=Kh, W .. 5c Ah"), score=30)
    after = play(game, "W>FH")
    assert after.score == 35
    assert cards(after.state, "FH") == "7h 8h 9h Th Jh Qh Kh Ah"


def test_r02_no_rank_is_skipped() -> None:
    game = game_at(position("Base 7h, F h=Kh, W .. 5c 2h"), score=30)
    assert_refused(game, "W>FH", Refusal.WRONG_RANK)


def test_r03_with_base_king_the_second_card_is_the_ace() -> None:
    after = play(game_at(position("Base Ks, F s=Ks, R 13/As")), "R>FS")
    assert after.score == 5
    assert len(after.state.reserve) == 12
    assert cards(after.state, "FS") == "Ks As"


def test_r04_the_thirteenth_card_completes_a_foundation_for_good() -> None:
    state = position("Base As, F s=Qs h=- d=- c=-, W .. 9d Ks")
    game = game_at(state, score=55)
    after, events = game.play(parse_move("W>FS"))
    assert after.score == 60
    assert FoundationDone(Suit.SPADES) in events
    assert Won() not in events
    assert not after.won
    assert legal_moves(after.state).onto(Pile.FS) == ()


def test_r04_a_complete_foundation_takes_not_even_the_next_rank() -> None:
    full = position("Base As, F s=Ks, T1: Ah, W .. 9d")
    spare_ace = full.with_piles(full.piles() | {Pile.WASTE: (Card.parse("As"),)})
    assert refusal(spare_ace, parse_move("W>FS")) is Refusal.FULL


def test_r05_a_run_does_not_go_to_a_foundation() -> None:
    game = game_at(position("Base 7h, F h=7h d=-, T2: 8c 7d 6s"))
    assert_refused(game, "T2>FD:2", Refusal.ONE_AT_A_TIME)
    assert_refused(game, "T2>FD", Refusal.WRONG_SUIT)


def test_r06_rank_and_suit_must_both_fit_a_foundation() -> None:
    game = game_at(position("Base 7h, F h=7h s=- d=- c=-, W .. 2d 8s"))
    assert_refused(game, "W>FH", Refusal.WRONG_SUIT)
    assert_refused(game, "W>FS", Refusal.WRONG_BASE)


@pytest.mark.parametrize(
    ("scoring", "score"),
    [(Scoring.STANDARD, 0), (Scoring.CARDS, 1), (Scoring.VEGAS, -47), (Scoring.NONE, 0)],
)
def test_r07_the_base_card_lies_on_its_foundation_and_counts_by_style(
    scoring: Scoring, score: int
) -> None:
    nine = Card.parse("9c")
    others = [card for card in PACK if card is not nine]
    deal = (*others[:13], nine, *others[13:])
    start = initial_state(deal, Rules.of(Variant.CANFIELD, 3))
    game = Game(GameCode.parse("CF1-D3-AAAAAAA"), scoring, start)
    assert (cards(start, "FC"), start.base_suit, start.base_rank) == ("9c", Suit.CLUBS, 9)
    assert [cards(start, pile) for pile in ("FS", "FH", "FD")] == ["", "", ""]
    assert game.score == score
    assert game.moves == 0


def test_r08_the_top_of_a_foundation_may_come_back() -> None:
    after = play(game_at(position("Base 7h, F h=8h, T3: 9c"), score=5), "FH>T3")
    assert after.score == 5
    assert cards(after.state, "T3") == "9c 8h"
    assert cards(after.state, "FH") == "7h"


def test_r08_without_take_back_it_stays() -> None:
    game = game_at(position("Base 7h, F h=8h, T3: 9c", take_back=False), score=5)
    assert_refused(game, "FH>T3", Refusal.TAKEN_BACK)


def test_r09_a_card_put_up_again_earns_again() -> None:
    game = game_at(position("Base 7h, F h=8h, T3: 9c"), score=5)
    assert play(game, "FH>T3", "T3>FH").score == 10


def test_r10_the_base_card_may_come_back_and_the_base_rank_stays() -> None:
    game = game_at(position("Base 7h, F h=7h, T1: 8s, W .. 8h"))
    after = play(game, "FH>T1")
    assert after.score == 0
    assert cards(after.state, "T1") == "8s 7h"
    assert cards(after.state, "FH") == ""
    assert_refused(after, "W>FH", Refusal.WRONG_BASE)
    assert cards(play(after, "T1>FH").state, "FH") == "7h"


# Columns and reserve


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


# Stock and waste


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


def test_the_refill_is_told_apart_from_the_move() -> None:
    state = position("T2: Kh Qc, T4: As, R 12/Qs")
    _, (moved, refilled) = apply(state, parse_move("T2>T4:2"))
    assert moved.cause is Cause.PLAY  # type: ignore[union-attr]
    assert refilled.cause is Cause.REFILL  # type: ignore[union-attr]
