"""What presses, moves and releases mean."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canfield.engine import Pile, Transfer, Variant, apply
from canfield.table.geometry import Point, Size
from canfield.table.hit import Target
from canfield.table.inputs import (
    Button,
    Input,
    Key,
    Motion,
    Press,
    Release,
    Resized,
    Signal,
    Typed,
    Wheel,
)
from canfield.table.intents import (
    DoubleTap,
    Drop,
    EndPeek,
    Hover,
    Intent,
    OpenMenu,
    Peek,
    PickUp,
    SnapBack,
    Tap,
    TapStock,
    TapTable,
)
from canfield.table.pointer import Pointer, cancel, step
from tests.engine.positions import position
from tests.table.player import Player
from tests.table.tables import corners, example, exposed, table

EXPOSED = [Pile.WASTE, Pile.RESERVE, Pile.T1, Pile.T4, Pile.FH]
LONG = position("Base 7h, T1: 9h 8s 7d, T2: Kc, T3: 2c, T4: As, R 5/Jd, W .. 4s 9d 8c")
CANCELLERS: list[Input] = [
    Key("escape"),
    Signal.FOCUS_LOST,
    Signal.MINIMISED,
    Resized(Size(800, 600)),
]
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


# ---------------------------------------------------------------- drags


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
    red_eight = position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h")
    player = Player(red_eight)
    player.does(Press(player.point(Pile.WASTE)), Motion(player.point(Pile.T2), held=True))
    held = player.pointer.held
    assert held is not None
    assert held.accepted == {Pile.T1, Pile.T2, Pile.FH}
    assert held.over is Pile.T2


def test_a_card_let_go_over_an_accepting_pile_is_dropped_there() -> None:
    player = Player(position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h"))
    assert player.drags(Pile.WASTE, Pile.T2)[-1] == Drop(Pile.WASTE, 1, Pile.T2)
    assert player.pointer == replace(Pointer(), hover=player.pointer.hover)


@pytest.mark.parametrize("over", [Pile.FS, Pile.FH, Pile.FD, Pile.FC])
def test_a_card_let_go_over_any_foundation_is_meant_for_its_own(over: Pile) -> None:
    player = Player(position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h 3d"))
    assert player.drags(Pile.WASTE, over)[-1] == Drop(Pile.WASTE, 1, Pile.FD)
    player = Player(position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h"))
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
    player = Player(position("Base 7h, T1: 9s, T2: 9c, T3: 2c, T4: As, R 5/Jd, W .. 8h"))
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


# ---------------------------------------------------------------- drags that go wrong


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


# ---------------------------------------------------------------- the other buttons


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
