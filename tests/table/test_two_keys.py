"""Moves of two keys: from, to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import FOUNDATIONS, GameState, Pile, Transfer, Variant, legal_moves, refusal
from canfield.table.focus import TwoKey, key_pile, two_key
from canfield.table.intents import DoubleTap, Drop, Intent
from tests.engine.positions import position
from tests.table.tables import states

TABLE = position("Base 7h, T1: 9s 8h, T2: 9c, T3: 2c, T4: Kh Qs Jd Tc, R 5/8d, W .. 3s 7s")
KEYS = "1234rwf"


def typed(keys: str, state: GameState = TABLE) -> tuple[Intent, ...]:
    """Return what these keys mean, one after the other."""
    waiting = TwoKey()
    meant: tuple[Intent, ...] = ()
    for key in keys:
        waiting, intents = two_key(waiting, key, state)
        meant += intents
    return meant


@pytest.mark.parametrize(
    ("key", "piles"),
    [
        ("1", (Pile.T1,)),
        ("4", (Pile.T4,)),
        ("r", (Pile.RESERVE,)),
        ("w", (Pile.WASTE,)),
        ("f", FOUNDATIONS),
        ("5", ()),
        ("return", ()),
        ("", ()),
    ],
)
def test_each_key_means_its_piles(key: str, piles: tuple[Pile, ...]) -> None:
    assert key_pile(key) == piles


def test_the_first_key_only_waits() -> None:
    keys, intents = two_key(TwoKey(), "w", TABLE)
    assert intents == ()
    assert keys.sources == (Pile.WASTE,)


@pytest.mark.parametrize(
    ("keys", "drop"),
    [
        ("wf", Drop(Pile.WASTE, 1, Pile.FS)),
        ("1f", Drop(Pile.T1, 1, Pile.FH)),
        ("r2", Drop(Pile.RESERVE, 1, Pile.T2)),
        ("12", Drop(Pile.T1, 1, Pile.T2)),
    ],
)
def test_two_keys_make_the_move_that_fits(keys: str, drop: Drop) -> None:
    assert typed(keys) == (drop,)


def test_a_foundation_gives_the_card_that_fits_the_column() -> None:
    state = position("Base 7h, F h=8h s=8s, T1: 9s, T2: 9d, T3: 2c, T4: As, R 5/Jd, W .. 3c")
    assert typed("f1", state) == (Drop(Pile.FH, 1, Pile.T1),)
    assert typed("f2", state) == (Drop(Pile.FS, 1, Pile.T2),)


def test_the_longest_run_goes_into_a_space_but_not_a_whole_column() -> None:
    words = "Base 7h, T1: 9s 8h 7c, T2: empty, T3: 2c, T4: As, R 0, W .. 3s"
    assert typed("12", position(words)) == (Drop(Pile.T1, 2, Pile.T2),)
    assert typed("32", position(words)) == (Drop(Pile.T3, 1, Pile.T2),)


@pytest.mark.parametrize(
    ("keys", "pile"), [("11", Pile.T1), ("ww", Pile.WASTE), ("rr", Pile.RESERVE)]
)
def test_the_same_key_twice_sends_the_exposed_card(keys: str, pile: Pile) -> None:
    assert typed(keys) == (DoubleTap(pile, 1),)


def test_the_foundations_and_empty_piles_send_nothing() -> None:
    assert typed("ff") == ()
    empty = position("Base 7h, T1: empty, R 0, S 40, W -")
    assert typed("11", empty) == typed("ww", empty) == ()


def test_a_move_that_does_not_fit_is_given_to_be_refused() -> None:
    assert typed("w1") == (Drop(Pile.WASTE, 1, Pile.T1),)
    assert typed("wr") == (Drop(Pile.WASTE, 1, Pile.RESERVE),)
    assert typed("4f") == (Drop(Pile.T4, 1, Pile.FC),)
    assert typed("f3") == (Drop(Pile.FH, 1, Pile.T3),)
    bare = position("Base 7h, T1: empty, R 0, S 40, W -")
    assert typed("w1", bare) == (Drop(Pile.WASTE, 1, Pile.T1),)


def test_under_strict_rules_a_foundation_that_keeps_its_cards_says_so() -> None:
    state = position("Base 7h, F h=8h, T1: 9s, T2: 2d, T3: 2c, T4: As, W .. 3c", Variant.STRICT)
    assert typed("f1", state) == (Drop(Pile.FH, 1, Pile.T1),)


def test_another_key_forgets_the_first() -> None:
    assert typed("wxf") == ()
    assert typed("wx") == ()


@given(states, st.sampled_from(KEYS), st.sampled_from(KEYS))
def test_two_keys_find_a_legal_move_wherever_there_is_one(
    state: GameState, source: str, goal: str
) -> None:
    moves = [
        move
        for move in legal_moves(state)
        if isinstance(move, Transfer)
        and move.source in key_pile(source)
        and move.target in key_pile(goal)
    ]
    for intent in typed(source + goal, state):
        if isinstance(intent, Drop):
            assert intent.target is not None
            move = Transfer(intent.source, intent.target, intent.count)
            assert (refusal(state, move) is None) == bool(moves)
