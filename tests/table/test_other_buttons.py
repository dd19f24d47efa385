"""The right button, the others, and a pointer without any."""

from __future__ import annotations

import pytest

from canfield.engine import Pile
from canfield.table.geometry import Point
from canfield.table.hit import Target
from canfield.table.inputs import (
    Button,
    Input,
    Motion,
    Press,
    Release,
)
from canfield.table.intents import (
    EndPeek,
    Hover,
    Intent,
    OpenMenu,
    Peek,
    Tap,
    TapStock,
)
from canfield.table.pointer import Pointer, cancel, step
from tests.table.player import CANCELLERS, LONG, Player
from tests.table.tables import corners, exposed, table


@pytest.fixture
def player() -> Player:
    return Player(LONG)


def test_a_right_press_opens_the_menu_where_it_is(player: Player) -> None:
    for point in (player.point(Pile.T1), player.point(Pile.STOCK), Point(300, 600)):
        assert player.does(Press(point, Button.RIGHT)) == [OpenMenu(point)]
        assert player.does(Release(point, Button.RIGHT)) == []


def test_a_covered_card_is_shown_while_the_right_button_is_down(player: Player) -> None:
    assert player.right_clicks(Target(Pile.T1, 3), 1.5) == [Peek(Pile.T1, 3), EndPeek()]


def test_a_short_right_click_on_a_covered_card_opens_the_menu(player: Player) -> None:
    point = player.point(Pile.T1, 3)
    meant = player.right_clicks(Target(Pile.T1, 3), 0.1)
    assert meant == [Peek(Pile.T1, 3), EndPeek(), OpenMenu(point)]


def test_the_card_next_to_the_exposed_one_is_shown_too(player: Player) -> None:
    assert player.right_clicks(Target(Pile.WASTE, 2), 1.5)[0] == Peek(Pile.WASTE, 2)


def test_a_right_click_between_two_clicks_breaks_the_double_click(player: Player) -> None:
    player.clicks(Pile.T1)
    player.right_clicks(Target(Pile.T1, 1), 0.05)
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


def test_a_shown_card_stays_shown_while_the_pointer_moves(player: Player) -> None:
    point = player.point(Pile.T1, 3)
    player.does(Press(point, Button.RIGHT))
    assert player.does(Motion(Point(700, 500)), Release(point)) == []
    assert player.does(Release(point, Button.RIGHT))[0] == EndPeek()


@pytest.mark.parametrize("event", CANCELLERS)
def test_what_ends_a_drag_covers_a_shown_card_again(player: Player, event: Input) -> None:
    player.does(Press(player.point(Pile.T1, 3), Button.RIGHT))
    assert player.does(event) == [EndPeek()]
    assert player.does(Release(player.point(Pile.T1, 3), Button.RIGHT)) == []


def test_a_press_covers_a_shown_card_again_and_counts(player: Player) -> None:
    player.does(Press(player.point(Pile.T1, 3), Button.RIGHT))
    assert player.presses(Pile.STOCK) == [EndPeek(), TapStock()]


@pytest.mark.parametrize("button", [Button.MIDDLE, Button.BACK, Button.FORWARD])
def test_other_buttons_mean_nothing_on_the_table(player: Player, button: Button) -> None:
    point = player.point(Pile.T1)
    assert player.does(Press(point, button), Release(point, button)) == []
    assert player.clicks(Pile.T1) == [Tap(Pile.T1, 1)]


# ---------------------------------------------------------------- hovering


def test_a_free_pointer_tells_what_it_is_over_once() -> None:
    layout = table(LONG)
    pointer = Pointer()
    told: list[Intent] = []
    rect = exposed(layout, LONG, Pile.T2)
    for point in (*corners(rect), Point(3, 600), Point(4, 600), rect.centre):
        pointer, intents = step(pointer, Motion(point), layout, LONG, 0.0)
        told += intents
    assert told == [Hover(Target(Pile.T2, 1)), Hover(None), Hover(Target(Pile.T2, 1))]
    assert pointer.hover == Target(Pile.T2, 1)


def test_a_free_pointer_has_nothing_to_cancel() -> None:
    assert cancel(Pointer()) == (Pointer(), ())
