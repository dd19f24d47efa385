"""What clicks and drags do to the game."""

from __future__ import annotations

import pytest

from canfield.app.messages import Copy, Effect, Play, SaveGame, Tick
from canfield.app.playing import LANDED_SECONDS
from canfield.app.update import due
from canfield.app.view import scene
from canfield.engine import Pile, digest
from canfield.store.settings import Click, RightClick, Settings
from canfield.table.geometry import Point, Rect
from canfield.table.hit import Target
from canfield.table.inputs import Button, Input, Motion, Press, Release, Signal
from canfield.table.motion import busy_until
from canfield.table.value import replace
from canfield.ui.bar import place_buttons
from canfield.ui.commands import Command
from canfield.ui.status import code_rect
from tests.app.player import CODE, EXAMPLE, Player, game_after, measure
from tests.engine.positions import game_at, position

FIRST_DRAW = game_after(1)
"""Queen of clubs on the waste; it fits on the king of hearts in the second column."""


def moves_of(player: Player) -> list[str]:
    return [str(entry.move) for entry in player.model.game.entries]


def saves(asked: list[Effect]) -> int:
    return asked.count(SaveGame())


# ---------------------------------------------------------------- clicks that pick up


def test_a_click_picks_up_and_lights_what_takes_the_card() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    marks = scene(player.model, player.now, measure()).marks
    assert marks.picked == Target(Pile.WASTE, 1)
    assert marks.lit == {Pile.T2}
    assert moves_of(player) == ["D"]


def test_a_click_on_a_lit_pile_puts_the_card_there() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.waits(1.0)
    player.clicks(Pile.T2)
    assert moves_of(player) == ["D", "W>T2"]
    assert player.model.hand.picked is None


def test_a_click_on_the_same_card_puts_it_down() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.waits(1.0)
    player.clicks(Pile.WASTE)
    assert player.model.hand.picked is None
    assert moves_of(player) == ["D"]


def test_a_click_on_a_card_that_does_not_take_it_picks_that_one_up() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.waits(1.0)
    player.clicks(Pile.T1)
    assert player.model.hand.picked == Target(Pile.T1, 1)
    assert moves_of(player) == ["D"]


def test_a_click_on_the_cloth_or_esc_lays_the_card_down() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.clicks_at(Point(player.model.size.width // 2, player.model.layout.ribbon.y - 5))
    assert player.model.hand.picked is None
    player.waits(1.0)
    player.clicks(Pile.WASTE)
    player.keys("escape")
    assert player.model.hand.picked is None


def test_a_card_picked_up_goes_to_an_empty_foundation_by_a_click_on_any() -> None:
    state = position("Base 7h, F h=7h s=- d=- c=-, T1: 9c, W .. 7s, R 3/2d, S 5")
    player = Player(game_at(state))
    player.clicks(Pile.WASTE)
    player.waits(1.0)
    player.clicks(Pile.FD)
    assert player.model.state.cards(Pile.FS)[-1] is state.waste[-1]


# ---------------------------------------------------------------- the other ways of clicking


def test_one_click_sends_where_clicks_send() -> None:
    player = Player(FIRST_DRAW, Settings(click=Click.SENDS))
    player.clicks(Pile.WASTE)
    assert moves_of(player) == ["D", "W>T2"]


def test_a_click_does_nothing_where_clicks_do_nothing() -> None:
    player = Player(FIRST_DRAW, Settings(click=Click.NOTHING))
    assert player.clicks(Pile.WASTE) == []
    assert player.model.hand.picked is None
    player.waits(1.0)
    player.double_clicks(Pile.WASTE)
    assert moves_of(player) == ["D", "W>T2"]


@pytest.mark.parametrize("click", Click)
def test_drag_and_stock_work_whatever_a_click_does(click: Click) -> None:
    player = Player(settings=Settings(click=click))
    player.clicks(Pile.STOCK)
    player.drags(Pile.WASTE, 1, Pile.T2)
    assert moves_of(player) == ["D", "W>T2"]


@pytest.mark.parametrize("click", Click)
def test_a_double_click_is_one_move_however_clicks_are_set(click: Click) -> None:
    state = position("Base 7h, F h=7h, T1: 9c, T2: 8h, W .. 2s 3s, R 3/2d, S 5")
    player = Player(game_at(state), Settings(click=click))
    player.double_clicks(Pile.T2)
    assert moves_of(player)[1:] == ["T2>FH"]
    assert len(player.model.state.reserve) == 2


# ---------------------------------------------------------------- double clicks


def test_a_double_click_finds_a_column_only_if_it_may() -> None:
    player = Player(FIRST_DRAW, Settings(double_click_finds_column=False))
    asked = player.double_clicks(Pile.WASTE)
    assert moves_of(player) == ["D"]
    assert not saves(asked)
    assert player.model.hand.picked is None


@pytest.mark.parametrize(
    ("columns_first", "space", "goes"),
    [(False, False, "FH"), (True, False, "T1"), (True, True, "FH")],
)
def test_a_double_click_goes_to_a_column_first_if_that_is_wanted_but_not_to_a_space(
    *, columns_first: bool, space: bool, goes: str
) -> None:
    columns = "T1: empty, T2: Js" if space else "T1: 9s 8d 7c, T2: 7s"
    state = position(f"Base 3h, F h=5h, {columns}, T3: Qd, T4: Jd, W .. 6h, R 0, S 5")
    player = Player(game_at(state), Settings(columns_first=columns_first))
    player.double_clicks(Pile.WASTE)
    assert moves_of(player)[-1] == f"W>{goes}"


@pytest.mark.parametrize(("seconds", "moved"), [(0.1, True), (0.39, True), (0.9, False)])
def test_two_clicks_far_apart_in_time_are_no_double_click(seconds: float, *, moved: bool) -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.waits(seconds)
    player.clicks(Pile.WASTE)
    assert (moves_of(player) == ["D", "W>T2"]) is moved


def test_two_quick_clicks_on_the_stock_are_two_draws() -> None:
    player = Player()
    player.double_clicks(Pile.STOCK)
    assert moves_of(player) == ["D", "D"]


def test_a_click_and_then_a_drag_of_the_same_card_is_a_drag() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.WASTE)
    player.waits(0.1)
    player.drags(Pile.WASTE, 1, Point(20, 600))
    assert moves_of(player) == ["D"]


# ---------------------------------------------------------------- drags


def drop_between(player: Player, left: Pile, right: Pile, way: float) -> None:
    """Drop the waste card this share of the way from one pile to the next, over both."""
    layout = player.model.layout
    card = layout.places[player.model.state.waste[-1]].rect
    first, second = layout.piles[left], layout.piles[right]
    over = first.moved(round((second.x - first.x) * way), 0)
    assert over.overlap(first) > 0
    assert over.overlap(second) > 0
    grab = player.point(Pile.WASTE)
    end = Point(over.x + grab.x - card.x, over.y + grab.y - card.y)
    player.tells(Press(grab), Motion(Point(grab.x + 30, grab.y), held=True))
    player.tells(Motion(end, held=True), Release(end))


@pytest.mark.parametrize(
    ("second", "way", "gets"),
    [("7c", 0.55, "T2"), ("7c", 0.45, "T1"), ("9c", 0.55, "T1")],
)
def test_of_the_columns_that_accept_the_one_covered_most_gets_the_card(
    second: str, way: float, gets: str
) -> None:
    state = position(f"Base 2d, T1: 7s, T2: {second}, T3: Kd, T4: Kh, W .. 3s 6h, R 3/2c, S 5")
    player = Player(game_at(state))
    drop_between(player, Pile.T1, Pile.T2, way)
    assert moves_of(player)[1:] == [f"W>{gets}"]


def test_between_two_columns_that_refuse_it_the_card_goes_home_with_a_reason() -> None:
    state = position("Base 2d, T1: 9s, T2: 9c, T3: Kd, T4: Kh, W .. 3s 6h, R 3/2c, S 5")
    player = Player(game_at(state))
    drop_between(player, Pile.T1, Pile.T2, 0.55)
    assert moves_of(player)[1:] == []
    assert player.model.remark is not None
    assert player.model.remark.alarm
    assert "black 7" in player.model.remark.text


def test_a_refused_card_glides_back_from_where_it_was_let_go() -> None:
    player = Player(FIRST_DRAW)
    before = digest(player.model.state)
    card = player.model.state.waste[-1]
    asked = player.drags(Pile.WASTE, 1, Pile.T1)
    assert asked == [Play("pickup"), Play("refused")]
    start = scene(player.model, player.now, measure()).poses[card].rect
    near, home = player.model.layout.piles[Pile.T1], player.model.layout.places[card].rect
    assert start.overlap(near) > start.area * 0.8
    player.now = busy_until(player.model.motion)
    assert not scene(player.model, player.now, measure()).poses
    assert player.model.layout.places[card].rect == home
    assert digest(player.model.state) == before
    assert len(player.model.game.entries) == 1


def test_a_card_let_go_at_home_or_outside_goes_back_without_a_word() -> None:
    player = Player(FIRST_DRAW)
    width, height = player.model.size
    for end in (Pile.WASTE, Point(-5, 300), Point(width + 50, 20), Point(300, height + 3)):
        assert player.drags(Pile.WASTE, 1, end) == [Play("pickup")]
        assert player.model.remark is None
        assert player.model.hand.pointer.held is None
    assert moves_of(player) == ["D"]


def test_a_run_is_carried_by_its_lowest_card_and_the_whole_of_it_moves() -> None:
    player = Player(game_after(2))
    player.drags(Pile.T2, 2, Pile.T4)
    assert moves_of(player)[-1] == EXAMPLE["moves"][2] == "T2>T4:2"


def test_the_picked_card_is_not_left_in_hand_by_a_draw() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.T2)
    player.clicks(Pile.STOCK)
    assert player.model.hand.picked is None
    assert moves_of(player) == ["D", "D"]


# ---------------------------------------------------------------- other buttons, bar and line


def test_the_side_buttons_of_the_mouse_undo_and_redo() -> None:
    player = Player(game_after(2))
    player.tells(Press(Point(300, 300), Button.BACK))
    assert player.model.game.cursor == 1
    player.tells(Press(Point(300, 300), Button.FORWARD))
    assert player.model.game.cursor == 2


def bar_point(player: Player, command: Command) -> Point:
    buttons = place_buttons(player.model.layout.bar, measure(), finish=False)
    return next(button.rect.centre for button in buttons if button.command is command)


def test_a_button_of_the_bar_acts_where_it_is_let_go_and_not_elsewhere() -> None:
    player = Player(game_after(5))
    undo = bar_point(player, Command.UNDO)
    player.tells(Press(undo))
    assert player.model.game.cursor == 5
    player.tells(Release(undo))
    assert player.model.game.cursor == 4
    player.tells(Press(undo), Motion(Point(300, 300), held=True), Release(Point(300, 300)))
    assert player.model.game.cursor == 4


def test_another_button_let_go_over_the_bar_presses_nothing() -> None:
    player = Player(game_after(5))
    undo = bar_point(player, Command.UNDO)
    player.tells(Press(undo), Release(undo, Button.RIGHT))
    assert player.model.game.cursor == 5
    player.tells(Release(undo))
    assert player.model.game.cursor == 4


@pytest.mark.parametrize("lost", [Motion(Point(300, 300)), Signal.FOCUS_LOST])
def test_a_release_lost_over_the_bar_costs_no_later_click(lost: Input) -> None:
    player = Player(FIRST_DRAW)
    player.tells(Press(bar_point(player, Command.RESTART)), lost)
    player.clicks(Pile.WASTE)
    assert player.model.hand.picked == Target(Pile.WASTE, 1)


def test_a_right_click_opens_the_menu_at_the_pointer() -> None:
    player = Player(FIRST_DRAW)
    player.clicks(Pile.STOCK)
    point = player.point(Pile.T1)
    player.clicks_at(point, Button.RIGHT)
    assert player.model.menu is not None
    assert player.model.menu.at == point
    player.keys("escape")
    assert player.model.menu is None


def test_a_right_click_sends_where_it_is_set_so() -> None:
    player = Player(FIRST_DRAW, Settings(right_click=RightClick.SENDS))
    player.moves(player.point(Pile.WASTE))
    player.clicks_at(player.point(Pile.WASTE), Button.RIGHT)
    assert moves_of(player) == ["D", "W>T2"]


def test_a_click_on_the_code_copies_it() -> None:
    player = Player()
    place: Rect = code_rect(player.model.layout.status, str(CODE), measure())
    assert player.clicks_at(place.centre) == [Copy(str(CODE))]


def test_nothing_happens_while_both_stock_and_waste_are_empty() -> None:
    state = position("Base 7h, F h=7h, T1: 9c, T2: 8s, S 0, W -, R 3/2d")
    player = Player(game_at(replace(state, stock=(), waste=())))
    assert player.clicks(Pile.STOCK) == []
    assert player.keys("space") == []
    assert moves_of(player) == ["D"]


# ---------------------------------------------------------------- where a sent card has gone


def test_a_card_that_was_sent_is_marked_where_it_landed_for_a_moment() -> None:
    player = Player(FIRST_DRAW)
    player.double_clicks(Pile.WASTE)
    assert scene(player.model, player.now, measure()).marks.landed == Target(Pile.T2, 1)
    player.waits(LANDED_SECONDS)
    wanted = due(player.model, player.now)
    assert wanted is not None
    assert wanted <= player.now
    player.tells(Tick(player.model.today))
    assert scene(player.model, player.now, measure()).marks.landed is None


def test_a_card_that_the_player_put_there_is_not_marked() -> None:
    player = Player(FIRST_DRAW)
    player.drags(Pile.WASTE, 1, Pile.T2)
    assert moves_of(player) == ["D", "W>T2"]
    assert scene(player.model, player.now, measure()).marks.landed is None


def test_the_mark_of_a_sent_card_goes_with_undo() -> None:
    player = Player(FIRST_DRAW)
    player.double_clicks(Pile.WASTE)
    player.keys("ctrl+z")
    assert scene(player.model, player.now, measure()).marks.landed is None


# ---------------------------------------------------------------- a finger beside a button


@pytest.mark.parametrize("finger", [True, False])
def test_a_finger_may_miss_a_button_a_little_and_a_mouse_may_not(*, finger: bool) -> None:
    player = Player(FIRST_DRAW)
    bar = player.model.layout.bar
    undo = next(
        button.rect
        for button in place_buttons(bar, measure(), finish=False)
        if button.command is Command.UNDO
    )
    below = Point(undo.centre.x, bar.bottom + bar.height // 5)
    player.tells(Press(below, touch=finger), Release(below))
    assert (player.model.game.cursor == 0) is finger


@pytest.mark.parametrize("finger", [True, False])
def test_a_finger_may_miss_a_button_of_a_dialog_a_little(*, finger: bool) -> None:
    player = Player(FIRST_DRAW)
    player.keys("ctrl+g")
    close = player.area("close")
    beside = Point(close.centre.x, close.bottom + 8)
    player.tells(Press(beside, touch=finger), Release(beside))
    assert (not player.model.dialogs) is finger


def test_a_finger_on_a_card_right_below_the_bar_means_the_card() -> None:
    player = Player(FIRST_DRAW)
    stock = player.model.layout.piles[Pile.STOCK]
    player.tells(Press(Point(stock.centre.x, stock.y), touch=True))
    assert player.model.hand.pressed is None
