"""The table by keyboard: walking, lifting, dropping, sending."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import TABLEAU, GameState, Pile, Transfer, Variant, refusal
from canfield.table.focus import (
    Direction,
    Focus,
    act,
    drop,
    fewer,
    focus_on,
    followed,
    lift,
    more,
    put_back,
    send,
    walk,
)
from canfield.table.geometry import Size
from canfield.table.hit import Target
from canfield.table.intents import DoubleTap, Drop, PickUp, SnapBack, Tap, TapStock
from canfield.table.layout import LayoutOptions, arrange
from tests.engine.positions import position
from tests.table.tables import example, options, states, table, windows

RED_EIGHT = position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: Kh Qs Jd, R 5/Jh, W .. 8h")
WIDE = table(RED_EIGHT)
TALL = table(RED_EIGHT, Size(900, 1300))
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down", "next", "previous")
OPPOSITE: dict[Direction, Direction] = {"left": "right", "right": "left"}


def path(start: Pile, direction: Direction, steps: int) -> list[Pile]:
    """Return the piles that the focus comes to."""
    focus, piles = focus_on(start, RED_EIGHT), []
    for _ in range(steps):
        focus = walk(focus, direction, WIDE, RED_EIGHT)
        piles.append(focus.pile)
    return piles


# ---------------------------------------------------------------- walking


def test_the_arrows_walk_along_a_row_and_round() -> None:
    upper = [Pile.WASTE, Pile.FH, Pile.FS, Pile.FC, Pile.FD, Pile.STOCK]
    assert path(Pile.STOCK, "right", 6) == upper
    assert path(Pile.RESERVE, "right", 5) == [*TABLEAU, Pile.RESERVE]
    assert path(Pile.T1, "left", 2) == [Pile.RESERVE, Pile.T4]


def test_the_arrows_change_rows_in_the_same_line() -> None:
    assert path(Pile.STOCK, "down", 2) == [Pile.RESERVE, Pile.STOCK]
    assert path(Pile.T2, "up", 2) == [Pile.FS, Pile.T2]
    assert path(Pile.WASTE, "down", 1) == [Pile.RESERVE]


def test_in_a_tall_window_the_arrows_follow_what_is_seen() -> None:
    def there(pile: Pile, direction: Direction) -> Pile:
        return walk(focus_on(pile, RED_EIGHT), direction, TALL, RED_EIGHT).pile

    assert TALL.piles[Pile.WASTE].x == TALL.piles[Pile.STOCK].x
    assert there(Pile.STOCK, "down") is Pile.WASTE
    assert there(Pile.WASTE, "down") is Pile.RESERVE
    assert there(Pile.RESERVE, "down") is Pile.STOCK
    assert there(Pile.RESERVE, "right") is Pile.T1
    assert there(Pile.T1, "left") is Pile.WASTE
    assert there(Pile.STOCK, "right") is Pile.FH


@pytest.mark.parametrize("direction", ["next", "previous"])
def test_tab_comes_to_every_pile(direction: Direction) -> None:
    piles = path(Pile.STOCK, direction, 11)
    assert sorted(piles) == sorted(Pile)
    assert piles[-1] is Pile.STOCK


def test_tab_goes_on_in_reading_order_and_back() -> None:
    assert path(Pile.FD, "next", 2) == [Pile.RESERVE, Pile.T1]
    assert path(Pile.RESERVE, "previous", 1) == [Pile.FD]


def test_with_a_card_in_hand_tab_visits_the_piles_that_take_it() -> None:
    focus, _ = lift(focus_on(Pile.WASTE, RED_EIGHT), RED_EIGHT)
    piles = []
    for _ in range(4):
        focus = walk(focus, "next", WIDE, RED_EIGHT)
        piles.append(focus.pile)
    assert piles == [Pile.FH, Pile.T1, Pile.T2, Pile.FH]
    assert focus.lifted == Target(Pile.WASTE, 1)


def test_with_a_card_in_hand_that_nothing_takes_tab_visits_all_piles() -> None:
    focus, _ = lift(focus_on(Pile.T3, RED_EIGHT), RED_EIGHT)
    assert walk(focus, "next", WIDE, RED_EIGHT).pile is Pile.T4


@given(windows, states, options, st.sampled_from(Pile), st.sampled_from(DIRECTIONS))
def test_walking_always_leads_to_a_pile_and_its_exposed_card(
    size: Size, state: GameState, chosen: LayoutOptions, pile: Pile, direction: Direction
) -> None:
    layout = arrange(size, state, chosen)
    focus = walk(focus_on(pile, state), direction, layout, state)
    assert focus.pile is not pile
    assert focus.count == min(1, len(state.cards(focus.pile)) * (focus.pile is not Pile.STOCK))


@given(windows, states, options)
def test_the_arrows_reach_every_pile(size: Size, state: GameState, chosen: LayoutOptions) -> None:
    layout = arrange(size, state, chosen)
    reached, edge = {Pile.STOCK}, [Pile.STOCK]
    while edge:
        here = focus_on(edge.pop(), state)
        for direction in DIRECTIONS[:4]:
            pile = walk(here, direction, layout, state).pile
            if pile not in reached:
                reached.add(pile)
                edge.append(pile)
    assert reached == set(Pile)


@pytest.mark.parametrize("mirrored", [False, True])
def test_left_is_left_on_the_screen_for_either_hand(*, mirrored: bool) -> None:
    layout = arrange(Size(1280, 800), RED_EIGHT, LayoutOptions(mirrored=mirrored))
    here = focus_on(Pile.T2, RED_EIGHT)
    left = walk(here, "left", layout, RED_EIGHT)
    assert left.pile is Pile.T1
    assert walk(left, "right", layout, RED_EIGHT) == here


# ---------------------------------------------------------------- more and fewer cards


def test_plus_and_minus_choose_the_length_of_a_run() -> None:
    focus = focus_on(Pile.T4, RED_EIGHT)
    counts = []
    for change in (more, more, more, fewer, fewer, fewer):
        focus = change(focus, RED_EIGHT)
        counts.append(focus.count)
    assert counts == [2, 3, 3, 2, 1, 1]


def test_under_strict_rules_only_one_card_or_the_whole_column_can_be_chosen() -> None:
    words = "Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: Kh Qs Jd, R 5/Jh, W .. 8h"
    state = position(words, Variant.STRICT)
    focus = more(focus_on(Pile.T4, state), state)
    assert focus.count == 3
    assert fewer(focus, state).count == 1


@pytest.mark.parametrize("pile", [Pile.STOCK, Pile.WASTE, Pile.RESERVE, Pile.FH])
def test_plus_changes_nothing_where_one_card_plays(pile: Pile) -> None:
    focus = focus_on(pile, RED_EIGHT)
    assert more(focus, RED_EIGHT) == fewer(focus, RED_EIGHT) == focus


# ---------------------------------------------------------------- lift, drop, send


def test_one_key_draws_on_the_stock() -> None:
    assert act(Focus(), RED_EIGHT) == (Focus(), (TapStock(),))


def test_one_key_lifts_and_drops() -> None:
    focus, intents = act(more(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT), RED_EIGHT)
    assert intents == (PickUp(Pile.T4, 2),)
    focus = walk(focus, "left", WIDE, RED_EIGHT)
    focus, intents = act(focus, RED_EIGHT)
    assert intents == (Drop(Pile.T4, 2, Pile.T3),)
    assert focus == focus_on(Pile.T3, RED_EIGHT)


def test_one_key_on_an_empty_pile_is_a_click() -> None:
    focus = focus_on(Pile.FS, RED_EIGHT)
    assert act(focus, RED_EIGHT) == (focus, (Tap(Pile.FS, 0),))


@pytest.mark.parametrize("over", [Pile.FS, Pile.FH, Pile.FD, Pile.FC])
def test_a_card_dropped_on_any_foundation_is_meant_for_its_own(over: Pile) -> None:
    focus, _ = lift(focus_on(Pile.WASTE, RED_EIGHT), RED_EIGHT)
    _, intents = drop(replace(focus, pile=over), RED_EIGHT)
    assert intents == (Drop(Pile.WASTE, 1, Pile.FH),)


def test_cards_dropped_on_their_own_pile_go_back() -> None:
    focus, _ = lift(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT)
    after, intents = drop(focus, RED_EIGHT)
    assert intents == (SnapBack(Pile.T4, 1),)
    assert after.lifted is None


def test_nothing_is_dropped_or_put_back_with_an_empty_hand() -> None:
    focus = focus_on(Pile.T4, RED_EIGHT)
    assert drop(focus, RED_EIGHT) == put_back(focus) == (focus, ())


def test_a_full_hand_lifts_no_more() -> None:
    focus, _ = lift(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT)
    elsewhere = replace(focus, pile=Pile.T1)
    assert lift(elsewhere, RED_EIGHT) == (elsewhere, ())


@pytest.mark.parametrize("pile", [Pile.STOCK, Pile.FS])
def test_what_may_not_be_lifted_stays(pile: Pile) -> None:
    focus = focus_on(pile, RED_EIGHT)
    assert lift(focus, RED_EIGHT) == (focus, ())


def test_send_means_a_double_click() -> None:
    focus = more(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT)
    assert send(focus) == (focus, (DoubleTap(Pile.T4, 2),))
    assert send(focus_on(Pile.STOCK, RED_EIGHT))[1] == ()


def test_send_lays_the_cards_in_hand_back_first() -> None:
    focus, _ = lift(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT)
    after, intents = send(replace(focus, pile=Pile.WASTE))
    assert intents == (SnapBack(Pile.T4, 1), DoubleTap(Pile.WASTE, 1))
    assert after.lifted is None


# ---------------------------------------------------------------- the table changes


def test_the_focus_stays_on_a_run_that_is_still_there() -> None:
    focus = more(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT)
    assert followed(focus, RED_EIGHT) == focus


def test_cards_in_hand_that_are_gone_are_let_go() -> None:
    focus, _ = lift(more(focus_on(Pile.T4, RED_EIGHT), RED_EIGHT), RED_EIGHT)
    assert followed(focus, RED_EIGHT).lifted == Target(Pile.T4, 2)
    fewer_cards = replace(RED_EIGHT, tableau=(*RED_EIGHT.tableau[:3], RED_EIGHT.tableau[3][:1]))
    assert followed(focus, fewer_cards) == focus_on(Pile.T4, fewer_cards)


@given(states, states, st.sampled_from(Pile), st.integers(0, 4), st.booleans())
def test_the_focus_never_means_cards_that_are_gone(
    before: GameState,
    after: GameState,
    pile: Pile,
    longer: int,
    lifted: bool,
) -> None:
    focus = focus_on(pile, before)
    for _ in range(longer):
        focus = more(focus, before)
    if lifted:
        focus, _ = lift(focus, before)
    focus = followed(focus, after)
    assert focus.pile is pile
    assert focus.count <= len(after.cards(pile))
    assert (focus.count == 0) == (pile is Pile.STOCK or not after.cards(pile))
    if focus.lifted is not None:
        source, count = focus.lifted
        assert 0 < count <= len(after.cards(source))


@given(states, st.sampled_from(Pile), st.sampled_from(Pile))
def test_what_is_dropped_is_a_move_that_can_be_judged(
    state: GameState, source: Pile, goal: Pile
) -> None:
    focus, lifted = lift(focus_on(source, state), state)
    _, intents = drop(replace(focus, pile=goal), state)
    if not lifted:
        assert intents == ()
    elif goal is source:
        assert intents == (SnapBack(source, 1),)
    for intent in intents:
        if isinstance(intent, Drop):
            assert intent.target is not None
            reason = refusal(state, Transfer(intent.source, intent.target, intent.count))
            assert reason is None or reason.value


def test_the_example_begins_on_the_stock() -> None:
    assert focus_on(Pile.STOCK, example()) == Focus()
