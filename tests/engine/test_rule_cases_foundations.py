"""Ten precise cases of the foundations and the base card, R01 to R10.

Each begins with the position in words; scores are written as before and after.
"""

from __future__ import annotations

import pytest

from canfield.engine import (
    PACK,
    Card,
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
    initial_state,
    legal_moves,
    parse_move,
    refusal,
)
from tests.engine.positions import assert_refused, assert_whole, cards, game_at, play, position


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
