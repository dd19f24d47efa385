"""What clicks and double clicks mean."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import Pile, Transfer, apply
from canfield.table.geometry import Point
from canfield.table.inputs import (
    Press,
    Release,
)
from canfield.table.intents import (
    DoubleTap,
    Drop,
    PickUp,
    Tap,
    TapStock,
    TapTable,
)
from canfield.table.pointer import Pointer, step
from tests.engine.positions import position
from tests.table.player import EXPOSED, LONG, Player
from tests.table.tables import example, table


@pytest.fixture
def player() -> Player:
    return Player(LONG)


# ---------------------------------------------------------------- clicks


@pytest.mark.parametrize("pile", EXPOSED)
def test_a_click_is_a_tap_when_the_button_comes_up(player: Player, pile: Pile) -> None:
    point = player.point(pile)
    assert player.does(Press(point)) == []
    assert player.does(Release(point)) == [Tap(pile, 1)]


def test_a_click_tells_how_many_cards_lie_from_there_on(player: Player) -> None:
    assert player.clicks(Pile.T1, 3) == [Tap(Pile.T1, 3)]
    assert player.clicks(Pile.WASTE, 2) == [Tap(Pile.WASTE, 2)]


def test_a_press_on_the_stock_draws_at_once(player: Player) -> None:
    assert player.presses(Pile.STOCK) == [TapStock()]


@pytest.mark.parametrize("times", [2, 3, 5, 12])
def test_every_click_on_the_stock_counts_however_fast(player: Player, times: int) -> None:
    for _ in range(times):
        assert player.clicks(Pile.STOCK) == [TapStock()]
        player.waits(0.01)


def test_a_press_on_the_empty_stock_counts_too() -> None:
    state = position("Base 7h, T1: 9h, S 0, W .. 4s")
    assert Player(state).clicks(Pile.STOCK) == [TapStock()]


def test_a_press_on_bare_cloth_is_told(player: Player) -> None:
    bare = Point(table(LONG).size.width // 3, 600)
    assert player.does(Press(bare), Release(bare)) == [TapTable()]


def test_a_click_on_a_space_is_a_tap_of_no_card() -> None:
    player = Player(position("Base 7h, T1: 9h, T2: empty, R 0, W .. 4s"))
    assert player.clicks(Pile.T2) == [Tap(Pile.T2, 0)]
    assert player.clicks(Pile.T2) == [Tap(Pile.T2, 0)]


def test_a_click_that_ends_elsewhere_is_none_where_nothing_can_be_lifted(player: Player) -> None:
    covered = player.point(Pile.WASTE, 3)
    assert player.does(Press(covered), Release(player.point(Pile.T2))) == []
    assert player.does(Press(covered), Release(Point(2, 700))) == []
    assert player.pointer == Pointer()
    assert player.clicks(Pile.T2) == [Tap(Pile.T2, 1)]


def test_a_shaky_click_on_a_covered_card_is_still_one(player: Player) -> None:
    covered = player.point(Pile.WASTE, 3)
    player.does(Press(covered))
    player.moves(9, 60, from_=covered)
    assert player.does(Release(Point(covered.x + 9, covered.y + 60))) == [Tap(Pile.WASTE, 3)]


# ---------------------------------------------------------------- double clicks


@pytest.mark.parametrize("pile", EXPOSED)
def test_two_quick_clicks_on_a_card_are_a_double_click(player: Player, pile: Pile) -> None:
    assert player.clicks(pile) == [Tap(pile, 1)]
    player.waits(0.3)
    assert player.clicks(pile) == [DoubleTap(pile, 1)]


def test_a_double_click_on_a_covered_card_means_the_run_from_there(player: Player) -> None:
    player.clicks(Pile.T1, 2)
    assert player.clicks(Pile.T1, 2) == [DoubleTap(Pile.T1, 2)]


def test_clicks_on_two_columns_are_no_double_click(player: Player) -> None:
    player.clicks(Pile.T1)
    player.waits(0.15)
    assert player.clicks(Pile.T2) == [Tap(Pile.T2, 1)]
    player.waits(0.05)
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_clicks_on_two_cards_of_a_column_are_no_double_click(player: Player) -> None:
    player.clicks(Pile.T1, 1)
    assert player.clicks(Pile.T1, 2) == [Tap(Pile.T1, 2)]


def test_slow_clicks_are_no_double_click(player: Player) -> None:
    player.clicks(Pile.T1)
    player.waits(0.9)
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_the_player_sets_how_slow_a_double_click_may_be() -> None:
    point = Player(LONG).point(Pile.T1)
    pointer, layout = Pointer(), table(LONG)
    for now, meant in ((0.0, Tap(Pile.T1, 1)), (0.7, DoubleTap(Pile.T1, 1))):
        pointer, _ = step(pointer, Press(point), layout, LONG, now, double_time=0.8)
        pointer, intents = step(pointer, Release(point), layout, LONG, now, double_time=0.8)
        assert intents == (meant,)


@pytest.mark.parametrize("times", [3, 5])
def test_a_third_click_does_not_make_a_second_double_click(player: Player, times: int) -> None:
    for _ in range(times):
        player.clicks(Pile.T1)
        player.waits(0.08)
    doubles = [intent for intent in player.meant if isinstance(intent, DoubleTap)]
    assert len(doubles) == times // 2
    assert len(player.meant) == times


def test_after_a_double_click_moved_the_card_the_next_click_means_what_lies_there_now() -> None:
    player = Player(example(1))
    player.clicks(Pile.WASTE)
    assert player.clicks(Pile.WASTE) == [DoubleTap(Pile.WASTE, 1)]
    player.state = apply(player.state, Transfer(Pile.WASTE, Pile.T2))[0]
    player.waits(0.08)
    assert player.clicks(Pile.WASTE) == [Tap(Pile.WASTE, 1)]


def test_another_card_under_the_second_click_is_not_sent() -> None:
    player = Player(LONG)
    player.clicks(Pile.T1)
    player.state = replace(LONG, tableau=(LONG.tableau[0][:-1], *LONG.tableau[1:]))
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_a_double_click_may_tremble_by_three_pixels(player: Player) -> None:
    point = player.point(Pile.T1)
    for dx, dy in ((3, 0), (0, -3)):
        player.does(Press(point))
        player.moves(dx, dy, from_=point)
        player.does(Release(Point(point.x + dx, point.y + dy)))
        player.waits(0.1)
    assert player.meant == [Tap(Pile.T1, 1), DoubleTap(Pile.T1, 1)]


def test_a_click_and_then_a_drag_of_the_same_card_is_a_drag(player: Player) -> None:
    player.clicks(Pile.WASTE)
    player.waits(0.1)
    assert player.drags(Pile.WASTE, Pile.T1) == [
        PickUp(Pile.WASTE, 1),
        Drop(Pile.WASTE, 1, Pile.T1),
    ]
    player.waits(0.05)
    assert player.clicks(Pile.WASTE) == [Tap(Pile.WASTE, 1)]


@pytest.mark.parametrize("between", [Pile.STOCK, Pile.RESERVE])
def test_a_click_elsewhere_between_two_clicks_breaks_the_double_click(
    player: Player, between: Pile
) -> None:
    player.clicks(Pile.T1)
    player.clicks(between)
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]
