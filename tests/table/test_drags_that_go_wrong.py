"""Lost releases, second buttons, interruptions: the cards come back, and all goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import Pile
from canfield.table.geometry import Point
from canfield.table.inputs import (
    Button,
    Input,
    Key,
    Motion,
    Press,
    Release,
    Signal,
    Typed,
    Wheel,
)
from canfield.table.intents import (
    Drop,
    PickUp,
    SnapBack,
    Tap,
    TapStock,
)
from tests.table.player import CANCELLERS, LONG, Player
from tests.table.tables import table

HARMLESS: list[Input] = [
    Key("a"),
    Typed("a"),
    Wheel(Point(5, 5), 1),
    Signal.FOCUS_GAINED,
    Signal.RESTORED,
    Signal.EXPOSED,
]


@pytest.fixture
def player() -> Player:
    return Player(LONG)


def dragging(player: Player) -> Point:
    """Lift the waste card."""
    start = player.point(Pile.WASTE)
    player.does(Press(start))
    player.moves(60, 200, from_=start)
    assert player.pointer.held is not None
    return start


def outside() -> list[Point]:
    """Return points beyond each edge and corner of the window."""
    width, height = table(LONG).size
    xs, ys = (-40, width // 2, width + 40), (-40, height // 2, height + 40)
    return [Point(x, y) for x in xs for y in ys if (x, y) != (width // 2, height // 2)]


@pytest.mark.parametrize("point", outside())
def test_a_card_let_go_outside_the_window_goes_back(player: Player, point: Point) -> None:
    dragging(player)
    assert player.does(Motion(point, held=True)) == []
    assert player.does(Release(point)) == [Drop(Pile.WASTE, 1, None)]
    assert player.clicks(Pile.T2) == [Tap(Pile.T2, 1)]


@pytest.mark.parametrize("point", [*outside(), Point(500, 500)])
def test_a_lost_release_lets_the_card_go_at_the_next_move(player: Player, point: Point) -> None:
    dragging(player)
    assert player.does(Motion(point, held=False)) == [SnapBack(Pile.WASTE, 1)]
    assert player.pointer.held is None
    assert player.clicks(Pile.WASTE) == [Tap(Pile.WASTE, 1)]
    assert player.drags(Pile.WASTE, Pile.T1)[0] == PickUp(Pile.WASTE, 1)


def test_a_lost_release_after_a_press_is_no_click(player: Player) -> None:
    start = player.point(Pile.T1)
    assert player.does(Press(start), Motion(start, held=False), Release(start)) == []
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


@pytest.mark.parametrize("event", CANCELLERS)
def test_what_ends_a_drag_brings_the_card_back_once(player: Player, event: Input) -> None:
    start = dragging(player)
    assert player.does(event) == [SnapBack(Pile.WASTE, 1)]
    assert player.does(event, Motion(start, held=True), Release(start)) == []
    assert player.clicks(Pile.WASTE) == [Tap(Pile.WASTE, 1)]


@pytest.mark.parametrize("event", CANCELLERS)
def test_what_ends_a_press_makes_it_no_click(player: Player, event: Input) -> None:
    start = player.point(Pile.T1)
    assert player.does(Press(start), event, Motion(Point(700, 500), held=True)) == []
    assert player.does(Release(Point(700, 500))) == []


@pytest.mark.parametrize("event", CANCELLERS)
def test_what_ends_a_drag_also_ends_a_double_click(player: Player, event: Input) -> None:
    player.clicks(Pile.T1)
    player.does(event)
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


@pytest.mark.parametrize("event", HARMLESS)
def test_other_events_do_not_disturb_a_drag(player: Player, event: Input) -> None:
    dragging(player)
    held = player.pointer.held
    assert player.does(event) == []
    assert player.pointer.held == held


@pytest.mark.parametrize("button", [Button.RIGHT, Button.MIDDLE, Button.BACK, Button.LEFT])
def test_a_second_press_during_a_drag_gives_it_up(player: Player, button: Button) -> None:
    start = dragging(player)
    assert player.does(Press(start, button)) == [SnapBack(Pile.WASTE, 1)]
    assert player.does(Motion(Point(700, 500), held=True), Release(start, button)) == []
    assert player.does(Release(start)) == []
    assert player.clicks(Pile.WASTE) == [Tap(Pile.WASTE, 1)]


@pytest.mark.parametrize("button", [Button.RIGHT, Button.MIDDLE])
def test_a_second_press_before_a_drag_gives_it_up_too(player: Player, button: Button) -> None:
    start = player.point(Pile.T1)
    player.does(Press(start), Press(start, button))
    assert player.moves(90, 90, from_=start) == []
    assert player.does(Release(start, button), Release(start)) == []
    assert player.meant == []


def test_another_button_coming_up_does_not_end_a_drag(player: Player) -> None:
    start = dragging(player)
    assert player.does(Release(start, Button.RIGHT)) == []
    assert player.pointer.held is not None


def test_a_press_of_a_third_button_waits_for_all_to_come_up(player: Player) -> None:
    start = dragging(player)
    player.does(Press(start, Button.RIGHT), Press(start, Button.MIDDLE))
    player.does(Release(start), Release(start, Button.RIGHT))
    assert player.presses(Pile.T1) == []
    player.does(Release(start), Release(start, Button.MIDDLE))
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_a_press_after_a_lost_release_counts(player: Player) -> None:
    player.presses(Pile.STOCK)
    assert player.presses(Pile.STOCK) == [TapStock()]
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_cards_that_are_moved_away_under_the_pointer_are_let_go(player: Player) -> None:
    dragging(player)
    player.state = replace(LONG, waste=LONG.waste[:-1])
    assert player.does(Motion(Point(400, 400), held=True)) == [SnapBack(Pile.WASTE, 1)]
    assert player.does(Release(Point(400, 400))) == []


def test_a_press_on_a_card_that_is_moved_away_is_no_click(player: Player) -> None:
    start = player.point(Pile.WASTE)
    player.does(Press(start))
    player.state = replace(LONG, waste=())
    assert player.does(Release(start)) == []
