"""What it means to carry cards with the pointer."""

from __future__ import annotations

import pytest

from canfield.engine import Pile, Variant
from canfield.table.geometry import Point
from canfield.table.inputs import (
    Motion,
    Press,
    Release,
)
from canfield.table.intents import (
    Drop,
    PickUp,
    Tap,
)
from canfield.table.pointer import Pointer
from tests.engine.positions import position
from tests.table.player import EXPOSED, LONG, RED_EIGHT, Player
from tests.table.tables import exposed, table


@pytest.fixture
def player() -> Player:
    return Player(LONG)


@pytest.mark.parametrize("pile", EXPOSED)
def test_an_exposed_card_is_lifted_once_it_is_moved_far_enough(player: Player, pile: Pile) -> None:
    start = player.point(pile)
    player.does(Press(start))
    assert player.moves(4, 4, from_=start) == []
    assert player.moves(7, 0, from_=start) == [PickUp(pile, 1)]
    held = player.pointer.held
    assert held is not None
    assert (held.source, held.count) == (pile, 1)
    rest = exposed(table(LONG), LONG, pile)
    assert held.rect == rest.moved(7, 0)
    assert held.grab == Point(start.x - rest.x, start.y - rest.y)


def test_a_finger_may_tremble_more_than_a_mouse(player: Player) -> None:
    start = player.point(Pile.T1)
    player.does(Press(start, touch=True))
    assert player.moves(12, 0, from_=start) == []
    assert player.moves(13, 0, from_=start) == [PickUp(Pile.T1, 1)]


def test_a_run_is_lifted_from_the_card_that_was_taken(player: Player) -> None:
    start = player.point(Pile.T1, 3)
    player.does(Press(start))
    assert player.moves(40, 30, from_=start) == [PickUp(Pile.T1, 3)]
    held = player.pointer.held
    assert held is not None
    assert held.card is LONG.tableau[0][0]
    assert held.rect == table(LONG).places[held.card].rect.moved(40, 30)


def test_held_cards_tell_which_pile_would_take_them(player: Player) -> None:
    start, goal = player.point(Pile.WASTE), player.point(Pile.T1)
    player.does(Press(start), Motion(goal, held=True))
    held = player.pointer.held
    assert held is not None
    assert held.over is None
    assert held.accepted == frozenset()
    player = Player(RED_EIGHT)
    player.does(Press(player.point(Pile.WASTE)), Motion(player.point(Pile.T2), held=True))
    held = player.pointer.held
    assert held is not None
    assert held.accepted == {Pile.T1, Pile.T2, Pile.FH}
    assert held.over is Pile.T2


def test_a_card_let_go_over_an_accepting_pile_is_dropped_there() -> None:
    player = Player(RED_EIGHT)
    assert player.drags(Pile.WASTE, Pile.T2)[-1] == Drop(Pile.WASTE, 1, Pile.T2)
    assert player.pointer == Pointer(hover=player.pointer.hover)


@pytest.mark.parametrize("over", [Pile.FS, Pile.FH, Pile.FD, Pile.FC])
def test_a_card_let_go_over_any_foundation_is_meant_for_its_own(over: Pile) -> None:
    player = Player(position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h 3d"))
    assert player.drags(Pile.WASTE, over)[-1] == Drop(Pile.WASTE, 1, Pile.FD)
    player = Player(RED_EIGHT)
    assert player.drags(Pile.WASTE, over)[-1] == Drop(Pile.WASTE, 1, Pile.FH)


def test_a_card_let_go_over_a_pile_that_refuses_it_says_which(player: Player) -> None:
    assert player.drags(Pile.T4, Pile.T2)[-1] == Drop(Pile.T4, 1, Pile.T2)
    assert player.drags(Pile.T4, Pile.RESERVE)[-1] == Drop(Pile.T4, 1, Pile.RESERVE)


def test_a_card_let_go_over_bare_cloth_or_its_own_pile_goes_back(player: Player) -> None:
    assert player.drags(Pile.T1, Pile.T1)[-1:] == [Tap(Pile.T1, 1)]
    start = player.point(Pile.T2)
    near = Point(start.x + 9, start.y + 20)
    assert player.does(Press(start), Motion(near, held=True), Release(near))[-1] == Drop(
        Pile.T2, 1, None
    )
    gap = Point(table(LONG).piles[Pile.WASTE].x, 560)
    assert player.does(Press(start), Motion(gap, held=True), Release(gap))[-1] == Drop(
        Pile.T2, 1, None
    )


def test_a_release_far_away_counts_as_a_drag_even_without_moves_between() -> None:
    player = Player(RED_EIGHT)
    end = player.point(Pile.T1)
    assert player.does(Press(player.point(Pile.WASTE)), Release(end)) == [
        PickUp(Pile.WASTE, 1),
        Drop(Pile.WASTE, 1, Pile.T1),
    ]


@pytest.mark.parametrize(
    ("pile", "count", "variant"),
    [
        (Pile.WASTE, 2, Variant.CANFIELD),
        (Pile.T1, 2, Variant.STRICT),
        (Pile.FH, 1, Variant.STRICT),
        (Pile.RESERVE, 2, Variant.SUPERIOR),
    ],
)
def test_what_may_not_be_moved_cannot_be_lifted(pile: Pile, count: int, variant: Variant) -> None:
    words = "Base 7h, T1: 9h 8s 7d, T2: Kc, T3: 2c, T4: As, R 5/Jd, W .. 4s 9d 8c"
    player = Player(position(words, variant))
    start = player.point(pile, count)
    assert player.does(Press(start)) == []
    assert player.moves(90, 90, from_=start) == []
    assert player.pointer.held is None
    assert player.does(Release(start)) == [Tap(pile, count)]


def test_under_strict_rules_a_whole_column_and_an_exposed_card_are_lifted() -> None:
    words = "Base 7h, T1: 9h 8s 7d, T2: Kc, T3: 2c, T4: As, R 5/Jd, W .. 4s 9d 8c"
    for count in (1, 3):
        player = Player(position(words, Variant.STRICT))
        start = player.point(Pile.T1, count)
        player.does(Press(start))
        assert player.moves(30, 30, from_=start) == [PickUp(Pile.T1, count)]
