"""Who says no to what, what a double click does, and what a position may not look like."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import (
    PACK,
    Card,
    CardsMoved,
    Cause,
    DealStock,
    FoundationDone,
    Game,
    GameCode,
    GameState,
    Pile,
    Refusal,
    Rules,
    Suit,
    Transfer,
    Variant,
    apply,
    foundation_of,
    initial_state,
    legal_moves,
    parse_move,
    problems,
    refusal,
    rules_key,
    send_move,
    visible_count,
)
from tests.engine.positions import assert_refused, game_at, position

CODE = GameCode.parse("CF1-D3-AAAAACL")


def with_pile(state: GameState, pile: Pile, cards: str) -> GameState:
    """Return the state with other cards on this pile."""
    named = tuple(Card.parse(card) for card in cards.split())
    return state.with_piles(state.piles() | {pile: named})


# Refusals


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("T1>T1", Refusal.SAME_PILE),
        ("FH>FH", Refusal.SAME_PILE),
        ("T3>T1", Refusal.NO_CARD),
        ("T1>T2:5", Refusal.NO_CARD),
        ("FS>T1", Refusal.NO_CARD),
        ("S>T1", Refusal.NOT_A_SOURCE),
        ("S>FS", Refusal.NOT_A_SOURCE),
        ("W>S", Refusal.NOT_A_TARGET),
        ("T1>W", Refusal.NOT_A_TARGET),
        ("T1>R", Refusal.NOT_A_TARGET),
        ("FH>FS", Refusal.BETWEEN_FOUNDATIONS),
        ("FH>FS:2", Refusal.BETWEEN_FOUNDATIONS),
        ("FH>T1:2", Refusal.COVERED),
        ("W>FC:2", Refusal.COVERED),
        ("T1>FD:3", Refusal.ONE_AT_A_TIME),
        ("T1>FH", Refusal.WRONG_SUIT),
        ("T1>FD", Refusal.WRONG_BASE),
        ("W>FH", Refusal.WRONG_RANK),
        ("T1>T2", Refusal.WRONG_COLOUR),
        ("T2>T1", Refusal.WRONG_RANK),
    ],
)
def test_every_refusal_says_why(move: str, reason: Refusal) -> None:
    words = "Base 7h, F h=8h, R 0, S 3, T1: Js Td 9s 8d, T2: 9h, T3: empty, T4: 9c, W 3c Qh"
    assert_refused(game_at(position(words)), move, reason)


def test_no_number_of_cards_below_one_moves() -> None:
    state = position("R 0, T1: 9h 8s, T2: empty")
    for count in (0, -1):
        move = Transfer(Pile.T1, Pile.T2, count)
        assert refusal(state, move) is Refusal.NO_CARD
        assert move not in legal_moves(state)


def test_in_suit_the_suit_is_what_does_not_fit() -> None:
    game = game_at(position("Base 2s, T1: 9h, T2: 8d, T3: 8h", Variant.STOREHOUSE, draw=1))
    assert_refused(game, "T2>T1", Refusal.WRONG_SUIT)
    assert refusal(game.state, parse_move("T3>T1")) is None


def test_rainbow_columns_go_down_whatever_the_colour() -> None:
    state = position("Base 2s, T1: 9h, T2: 8d, T3: 8h, T4: 8s", Variant.RAINBOW, draw=1)
    for move in ("T2>T1", "T3>T1", "T4>T1"):
        assert refusal(state, parse_move(move)) is None


def test_without_the_wrap_columns_end_at_the_base_rank() -> None:
    state = position("Base 7h, T1: 7s, T2: 2c, W .. 6d")
    narrow = replace(state, rules=replace(state.rules, base_wrap=False))
    assert refusal(state, parse_move("W>T1")) is None
    assert refusal(narrow, parse_move("W>T1")) is Refusal.BASE_WRAP
    onto_two = with_pile(narrow, Pile.WASTE, "Ah")
    assert refusal(onto_two, parse_move("W>T2")) is None


# Listing


def test_legal_moves_are_ordered_home_first_and_stock_last() -> None:
    state = position("Base 7h, F h=7h, R 0, S 3, T1: 9s, T2: empty, T3: 2c, T4: 4d, W .. 8h")
    moves = [str(move) for move in legal_moves(state)]
    assert moves[0] == "W>FH"
    assert moves[1] == "W>T1"
    assert moves[-1] == "D"
    assert set(moves[2:-1]) == {"W>T2", "FH>T2", "T1>T2", "T3>T2", "T4>T2"}


def test_legal_moves_from_and_onto_a_pile() -> None:
    state = position("Base 7h, F h=7h, R 0, S 3, T1: 9s, T2: 3s, T3: 2c, T4: 4d, W .. 8h")
    moves = legal_moves(state)
    assert [str(move) for move in moves.from_(Pile.WASTE)] == ["W>FH", "W>T1"]
    assert [str(move) for move in moves.onto(Pile.T4)] == ["T2>T4"]
    assert moves.from_(Pile.STOCK) == ()
    assert DealStock() in moves
    assert len(moves) == 4


def test_of_two_equal_ranks_in_a_long_column_the_right_one_moves() -> None:
    column = "5s 4h 3s 2h As Kh Qs Jh Ts 9h 8s 7h 6s 5h"
    black, red = position(f"T1: {column}, T2: 6c"), position(f"T1: {column}, T2: 6d")
    assert [str(move) for move in legal_moves(black).onto(Pile.T2)] == ["T1>T2"]
    assert [str(move) for move in legal_moves(red).onto(Pile.T2)] == ["T1>T2:14"]
    rainbow = position(f"T1: {column}, T2: 6d", Variant.RAINBOW, draw=1)
    assert {str(move) for move in legal_moves(rainbow).onto(Pile.T2)} == {"T1>T2", "T1>T2:14"}


# What happens in a move


def test_a_draw_is_told_in_the_order_in_which_the_cards_lie() -> None:
    _, events = apply(Game.new(CODE).state, DealStock())
    assert events == (
        CardsMoved(
            (Card.parse("4d"), Card.parse("3s"), Card.parse("Qc")),
            Pile.STOCK,
            Pile.WASTE,
            Cause.DRAW,
        ),
    )


def test_a_recycle_is_told_in_the_order_in_which_the_cards_lie() -> None:
    state = position("S 0, W 2c 3c 4c")
    after, events = apply(state, parse_move("L"))
    four_three_two = tuple(Card.parse(card) for card in ("4c", "3c", "2c"))
    assert events == (CardsMoved(four_three_two, Pile.WASTE, Pile.STOCK, Cause.REDEAL),)
    assert after.stock == four_three_two
    assert after.redeals_used == state.redeals_used + 1


def test_a_refill_is_told_with_its_card_and_its_space() -> None:
    _, events = apply(position("T2: Kh Qc, T4: As, R 12/Qs"), parse_move("T2>T4:2"))
    king_and_queen = (Card.parse("Kh"), Card.parse("Qc"))
    assert events == (
        CardsMoved(king_and_queen, Pile.T2, Pile.T4, Cause.PLAY),
        CardsMoved((Card.parse("Qs"),), Pile.RESERVE, Pile.T2, Cause.REFILL),
    )


def test_a_column_of_thirteen_is_no_foundation_done() -> None:
    words = "T1: 5s 4h 3s 2h As Kh Qs Jh Ts 9h 8s 7h, W .. 6s"
    _, events = apply(position(words), parse_move("W>T1"))
    assert not [event for event in events if isinstance(event, FoundationDone)]


# Double click


def test_a_double_click_on_a_foundation_does_nothing() -> None:
    state = position("Base 7h, F h=8h, T3: 9c")
    assert refusal(state, parse_move("FH>T3")) is None
    assert send_move(state, Pile.FH, 1, to_columns=True) is None


def test_a_whole_column_is_not_sent_from_space_to_space() -> None:
    words = "Base 7h, R 0, T1: 9h 8s, T2: empty, T3: Kc, T4: Kd"
    state = position(words)
    assert send_move(state, Pile.T1, 2, to_columns=True) is None
    assert str(send_move(state, Pile.T1, 1, to_columns=True)) == "T1>T2"


def test_a_double_click_takes_the_run_from_the_card_that_was_clicked() -> None:
    state = position("Base 7h, R 0, S 5, T1: 9h 8s 7d, T2: Ts, T3: 9d, T4: 8c")
    assert str(send_move(state, Pile.T1, 1, to_columns=False)) == "T1>FD"
    assert str(send_move(state, Pile.T1, 2, to_columns=True)) == "T1>T3:2"
    assert str(send_move(state, Pile.T1, 3, to_columns=True)) == "T1>T2:3"
    assert send_move(state, Pile.STOCK, 1, to_columns=True) is None


def test_superior_sends_the_reserve_card_to_a_space() -> None:
    state = position("Base 7h, R 6/Td, T1: empty, T2: 9h, T3: 3c, T4: empty", Variant.SUPERIOR)
    assert str(send_move(state, Pile.RESERVE, 1, to_columns=True)) == "R>T1"


# The deal


@pytest.mark.parametrize("deal", [PACK[:51], (*PACK[:51], PACK[0]), (*PACK, PACK[0]), ()])
def test_a_deal_is_fifty_two_different_cards(deal: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="52 different cards"):
        initial_state(deal, Rules.of(Variant.CANFIELD))


def test_storehouse_begins_with_the_four_twos() -> None:
    state = initial_state(PACK, Rules.of(Variant.STOREHOUSE))
    assert [str(pile[0]) for pile in state.foundations] == ["2s", "2h", "2d", "2c"]
    assert (state.base_suit, state.base_rank, len(state.stock)) == (Suit.SPADES, 2, 31)
    assert [str(card) for card in state.reserve[:3]] == ["As", "3s", "4s"]
    assert [str(column[0]) for column in state.tableau] == ["3h", "4h", "5h", "6h"]
    assert str(state.stock[-1]) == "7h"
    backwards = initial_state(PACK[::-1], Rules.of(Variant.STOREHOUSE))
    assert backwards.base_suit is Suit.SPADES
    assert [str(pile[0]) for pile in backwards.foundations] == ["2s", "2h", "2d", "2c"]


def test_the_usual_draw_of_a_variant_is_its_first() -> None:
    assert [Rules.of(variant).draw for variant in Variant] == [3, 3, 3, 1, 1]
    with pytest.raises(ValueError, match="Rainbow is not played with draw 3"):
        Rules.of(Variant.RAINBOW, 3)


def test_rules_that_play_differently_have_tables_of_their_own() -> None:
    canfield = Rules.of(Variant.CANFIELD)
    different = [
        *(Rules.of(variant) for variant in Variant),
        Rules.of(Variant.CANFIELD, 1),
        replace(canfield, take_back=False),
        replace(canfield, redeals=2),
    ]
    assert len({rules_key(rules) for rules in different}) == len(different)
    assert rules_key(Rules.of(Variant.SUPERIOR, 1)) == "SU-D1"


# Looking at a position


def test_the_reserve_is_spread_in_superior_only() -> None:
    assert visible_count(position("R 6/Td"), Pile.RESERVE) == 1
    assert visible_count(position("R 0"), Pile.RESERVE) == 0
    assert visible_count(position("R 6/Td", Variant.SUPERIOR), Pile.RESERVE) == 6


def test_each_card_has_one_foundation() -> None:
    assert [foundation_of(card) for card in PACK[::13]] == [Pile.FS, Pile.FH, Pile.FD, Pile.FC]


def test_what_play_cannot_reach_is_told_in_words() -> None:
    fresh = Game.new(CODE).state
    king = with_pile(fresh, Pile.T1, "Kh")
    assert problems(king) == ("Ts is there 0 times", "Kh is there 2 times")
    sevens = with_pile(with_pile(fresh, Pile.FH, ""), Pile.FS, "7h")
    assert problems(sevens) == ("FS does not rise from the base rank",)
    skipped = position("Base 7h, F h=8h, T1: 9s")
    wrong = with_pile(with_pile(skipped, Pile.FH, "7h 9h"), Pile.T1, "8h 9s")
    assert "FH does not rise from the base rank" in problems(wrong)
    assert "T1: 9s lies on 8h" in problems(wrong)
    assert problems(replace(fresh, redeals_used=-1)) == ("-1 redeals were made",)
    assert problems(replace(fresh, redeals_used=7)) == ()
    storehouse = Game.new(GameCode.parse("SH1-D1-AAAAACL")).state
    assert problems(replace(storehouse, redeals_used=2)) == ()
    assert problems(replace(storehouse, redeals_used=3)) == ("3 redeals were made",)


def test_a_reserve_never_grows() -> None:
    state = position("Base 7h, R 14/2s, S 33")
    assert problems(state) == ("the reserve has grown",)
