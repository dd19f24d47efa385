"""What went wrong for players of other programs, and must not go wrong in this one."""

from __future__ import annotations

import pytest

from canfield.engine import (
    Card,
    Game,
    GameCode,
    GameState,
    Pile,
    Refusal,
    Won,
    from_record,
    legal_moves,
    parse_move,
    parse_state,
    send_move,
    to_record,
)
from tests.engine.golden import golden
from tests.engine.positions import assert_refused, assert_whole, cards, game_at, play, position

CODE = GameCode.parse("CF1-D3-AAAAACL")


def table(state: GameState, *piles: str) -> list[str]:
    """Return the cards of these piles in words."""
    return [cards(state, pile) for pile in piles]


# B01: a king could not be put on an ace


def test_a_king_goes_on_an_ace_with_all_that_lies_on_it() -> None:
    state = position("T2: Kh Qc, T4: As, R 12/Qs")
    assert_whole(state)
    game = game_at(state)
    after = play(game, "T2>T4:2")
    assert table(after.state, "T4", "T2") == ["As Kh Qc", "Qs"]
    assert (len(after.state.reserve), after.score) == (11, game.score)
    assert len(after.entries) == len(game.entries) + 1
    assert after.undo().state == state


def test_an_ace_never_goes_on_a_king() -> None:
    assert_refused(game_at(position("T1: Kc, W .. Ah")), "W>T1", Refusal.WRONG_RANK)
    assert_refused(game_at(position("T1: Kc, T2: 2s Ah")), "T2>T1", Refusal.WRONG_RANK)


# B02: after the reserve was used up a space was filled by itself


def space_without_reserve() -> Game:
    words = "Base 3d, F d=5d, R 0, S 10, T1: 9s, T2: 8h, T3: Jc Td, T4: 7c, W .. 3h"
    return game_at(position(words))


def test_a_space_stays_empty_once_the_reserve_is_gone() -> None:
    game = space_without_reserve()
    after = play(game, "T2>T1")
    assert cards(after.state, "T2") == ""
    assert after.state.stock == game.state.stock
    assert after.state.waste == game.state.waste
    assert len(after.state.stock) == 10
    by_hand = play(after.undo(), "T2>T1")
    for later in (after.undo().redo(), by_hand):
        assert later.state == after.state
    assert parse_state(repr(after.state)) == after.state


@pytest.mark.parametrize("move", ["W>T2", "T3>T2:2", "T3>T2", "T4>T2", "FD>T2"])
def test_afterwards_any_exposed_card_or_run_goes_there(move: str) -> None:
    after = play(space_without_reserve(), "T2>T1")
    moved = after.state.cards(parse_move(move).source)[-1]  # type: ignore[union-attr]
    assert play(after, move).state.tableau[1][-1] == moved


def test_a_resumed_game_still_has_its_space() -> None:
    game = play(Game.new(CODE), *golden("example_win")["moves"])
    while game.state.tableau.count(()) != 1 or not game.state.waste:
        game = game.undo()
    assert game.state.reserve == ()
    resumed = from_record(to_record(game)).game
    assert resumed == game
    assert resumed.state.tableau.count(()) == 1


# B04: a card from the middle of a column went to a foundation


def test_a_covered_card_never_goes_to_a_foundation() -> None:
    state = position("Base 7h, F h=7h d=-, T1: 9c, T2: 8c 7d 6s, T3: Kc, T4: Ks, R 5/2s")
    assert_whole(state)
    game = game_at(state)
    assert_refused(game, "T2>FD:2", Refusal.ONE_AT_A_TIME)
    assert_refused(game, "T2>FD:3", Refusal.ONE_AT_A_TIME)
    assert send_move(state, Pile.T2, 2, to_columns=True) is None
    assert send_move(state, Pile.T2, 2, to_columns=False) is None


def test_its_run_may_go_to_a_column_that_fits() -> None:
    state = position("Base 7h, F h=7h d=-, T1: 8s, T2: 8c 7d 6s, T3: Kc, T4: Ks, R 5/2s")
    assert str(send_move(state, Pile.T2, 2, to_columns=True)) == "T2>T1:2"
    after = play(game_at(state), "T2>T1:2")
    assert table(after.state, "T1", "T2", "FD") == ["8s 7d 6s", "8c", ""]
    assert_whole(after.state)


@pytest.mark.parametrize("pile", ["W", "R", "FH"])
def test_no_covered_card_leaves_another_pile(pile: str) -> None:
    state = position("Base 7h, F h=9h, T1: 9c, R 5/2s, W .. 7d 4s")
    for target in ("FD", "T1"):
        assert_refused(game_at(state), f"{pile}>{target}:2", covered_in(pile, target))


def covered_in(pile: str, target: str) -> Refusal:
    foundations = pile.startswith("F") and target.startswith("F")
    return Refusal.BETWEEN_FOUNDATIONS if foundations else Refusal.COVERED


# B06: undo could not go back past moves which the game had made by itself


@pytest.mark.parametrize("move", ["T3>FC", "T3>T1"])
def test_undo_takes_the_refill_back_with_its_move(move: str) -> None:
    state = position("Base Ac, F c=4c, T1: 6h, T2: Ks, T3: 5c, T4: Kh, R 5/Jd")
    game = game_at(state, score=15)
    for _ in range(50):
        after = play(game, move)
        assert table(after.state, "T3") == ["Jd"]
        assert len(after.state.reserve) == 4
        assert after.score == (20 if move == "T3>FC" else 15)
        assert_whole(after.state)
        back = after.undo()
        assert (back.state, back.score) == (state, 15)
        game = back
    assert game.aid.undos == 50
    assert len(game.entries) == 2


# B08: the win was missed on some ways by which a card reaches its foundation

ONE_TO_GO = "Base 7h, F h=6h d=6d c=6c s=5s, S 0, "


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("R 0, W -, T1: 6s", Pile.T1),
        ("R 0, W 6s", Pile.WASTE),
        ("R 1/6s, W -", Pile.RESERVE),
    ],
)
def test_the_last_card_wins_from_wherever_it_comes(words: str, source: Pile) -> None:
    state = position(ONE_TO_GO + words)
    dropped = parse_move(f"{source}>FS")
    tapped = send_move(state, source, 1, to_columns=True)
    assert tapped == dropped
    won, events = game_at(state, score=250).play(dropped)
    assert won.won
    assert won.score == 255
    assert [event for event in events if isinstance(event, Won)] == [Won()]


# B10: do and undo used up a limited history


def draws(game: Game, count: int) -> Game:
    """Return the game after so many actions at the stock."""
    for _ in range(count):
        game = play(game, "D" if game.state.stock else "L")
    return game


def undone_to_the_end(game: Game) -> tuple[Game, int]:
    """Return the game after all undos that do something, and their number."""
    count = 0
    while game.can_undo:
        game = game.undo()
        count += 1
    return game, count


def test_of_a_hundred_and_five_actions_a_hundred_come_back() -> None:
    game = draws(Game.new(CODE), 105)
    back, count = undone_to_the_end(game)
    assert count == 100
    assert back.state == game.entries[4].state
    assert back.undo() == back


def test_do_and_undo_use_nothing_up() -> None:
    game = Game.new(CODE)
    for _ in range(150):
        game = draws(game, 1).undo()
    game = draws(game, 5)
    back, count = undone_to_the_end(game)
    assert count == 5
    assert back.state == back.start


def test_a_move_with_its_refill_is_one_of_the_hundred() -> None:
    game = play(draws(Game.new(CODE), 100), "T2>T4")
    assert len(game.state.reserve) == 12
    assert len(game.undo().state.reserve) == 13
    back, count = undone_to_the_end(game)
    assert count == 100
    assert back.state == game.entries[0].state


def test_a_new_action_forgets_what_was_undone() -> None:
    game = draws(Game.new(CODE), 3).undo().undo()
    assert game.can_redo
    after = play(game, "T2>T4")
    assert not after.can_redo
    assert after.redo() == after
    assert [str(entry.move) for entry in after.entries] == ["D", "T2>T4"]


def test_a_restart_is_the_same_deal_with_nothing_done() -> None:
    game = draws(Game.new(CODE, undo_limit=7), 3).undo().with_hint()
    again = game.restart()
    assert again == Game.new(CODE, undo_limit=7)
    assert (again.moves, again.score, again.aid.undos, again.aid.hints) == (0, 0, 0, 0)


def test_no_card_is_in_two_places() -> None:
    state = Game.new(CODE).state
    doubled = state.with_piles(state.piles() | {Pile.T1: (Card.parse("Kh"),)})
    with pytest.raises(AssertionError):
        assert_whole(doubled)
    assert len(legal_moves(state)) == 3
