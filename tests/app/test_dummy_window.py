"""The real loop in a window that no one sees: events as the desktop posts them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from canfield.app.view import scene
from canfield.engine import PACK, Pile, problems
from canfield.store import load_saved_game
from canfield.store.settings import Animation
from canfield.table.geometry import Point, Rect, Size
from canfield.table.layout import arrange
from canfield.table.value import replace
from tests.app.pictures import difference, exposed_cards_elsewhere
from tests.app.player import EXAMPLE, game_after

if TYPE_CHECKING:
    from dummy_window import Desk


def place(desk: Desk, pile: Pile, count: int = 1) -> Point:
    """Return a point of a card that can be seen, near its upper left corner."""
    cards, layout = desk.model.state.cards(pile), desk.model.layout
    rect = layout.places[cards[-count]].rect if cards else layout.piles[pile]
    return Point(rect.x + rect.width // 8, rect.y + rect.height // 16)


def click(desk: Desk, point: Point, button: int = 1) -> None:
    desk.press(point, button)
    desk.release(point, button)
    desk.turn()


def lift(desk: Desk, pile: Pile, count: int = 1) -> None:
    """Press on a card and carry it a little."""
    start = place(desk, pile, count)
    desk.press(start)
    desk.move(Point(start.x + 30, start.y + 30))
    desk.turn()


def drag(desk: Desk, pile: Pile, end: Point, count: int = 1) -> None:
    lift(desk, pile, count)
    desk.move(end)
    desk.release(end)
    desk.turn()


def played(desk: Desk) -> list[str]:
    game = desk.model.game
    return [str(entry.move) for entry in game.entries[: game.cursor]]


def stands(desk: Desk, game_steps: int) -> None:
    """Check that the example game stands after so many moves, whole and at rest."""
    desk.wait(1.0)
    assert desk.model.state == game_after(game_steps).state
    assert_at_rest(desk)


def assert_at_rest(desk: Desk) -> None:
    """Check that every card is there, lies where the layout puts it, and is drawn there."""
    model = desk.model
    assert problems(model.state) == ()
    assert model.layout == arrange(model.size, model.state, model.options)
    assert model.layout.places.keys() == set(PACK)
    shown = scene(model, desk.loop._clock.now(), desk.loop._painter.text)
    assert not shown.poses
    assert shown.held is None
    assert difference(desk) is None
    assert exposed_cards_elsewhere(desk) == []


@pytest.fixture
def drawn(desk: Desk) -> Desk:
    """Return a desk after the first draw: the waste card fits on the second column."""
    click(desk, place(desk, Pile.STOCK))
    desk.wait(1.0)
    assert played(desk) == ["D"]
    return desk


def still_plays(desk: Desk) -> None:
    """Check that the next drag of the waste card is an ordinary move."""
    desk.wait(1.0)
    drag(desk, Pile.WASTE, place(desk, Pile.T2))
    assert played(desk) == ["D", "W>T2"]
    stands(desk, 2)


# ---------------------------------------------------------------- presses and releases


def test_a_press_and_release_outside_every_pile_does_nothing(drawn: Desk) -> None:
    width, height = drawn.model.size
    for point in (
        Point(width // 2 - 60, height - 140),
        Point(1, height - 1),
        Point(-10, 50),
        Point(width + 5, height + 5),
    ):
        for button in (1, 2):
            click(drawn, point, button)
            stands(drawn, 1)
    still_plays(drawn)


def test_a_press_on_a_card_and_a_release_outside_is_no_move(drawn: Desk) -> None:
    width, height = drawn.model.size
    edges = [
        Point(x, y) for x in (-9, width // 2, width + 9) for y in (-9, height // 2, height + 9)
    ]
    for point in edges:
        if point != Point(width // 2, height // 2):
            drag(drawn, Pile.WASTE, point)
            stands(drawn, 1)
    still_plays(drawn)


@pytest.mark.parametrize("x", [-9, 400, 809])
@pytest.mark.parametrize("y", [-9, 609])
def test_a_release_lost_outside_the_window_lets_the_card_go_home(
    drawn: Desk, x: int, y: int
) -> None:
    lift(drawn, Pile.WASTE)
    drawn.move(Point(x, y))
    drawn.turn()
    assert drawn.model.hand.pointer.held is not None
    drawn.lose_release()
    drawn.move(Point(300, 300))
    drawn.turn()
    assert drawn.model.hand.pointer.held is None
    assert played(drawn) == ["D"]
    still_plays(drawn)


def test_after_a_lost_release_the_next_press_works_without_any_motion(drawn: Desk) -> None:
    lift(drawn, Pile.WASTE)
    drawn.lose_release()
    click(drawn, place(drawn, Pile.STOCK))
    drawn.wait(1.0)
    assert drawn.model.hand.pointer.held is None
    click(drawn, place(drawn, Pile.STOCK))
    assert played(drawn)[-1] == "D"
    drawn.wait(1.0)
    assert_at_rest(drawn)


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
@pytest.mark.parametrize("other", [2, 3, 6])
def test_a_second_button_sends_the_held_card_home(
    drawn: Desk, other: int, order: tuple[int, int]
) -> None:
    lift(drawn, Pile.WASTE)
    over = place(drawn, Pile.T2)
    drawn.move(over)
    drawn.press(over, other)
    for button in order:
        drawn.release(over, 1 if button == 1 else other)
    drawn.turn()
    assert drawn.model.hand.pointer.held is None
    assert drawn.model.menu is None
    if other == 6:
        drawn.wait(1.0)
        assert_at_rest(drawn)
        return
    assert played(drawn) == ["D"]
    still_plays(drawn)


@pytest.mark.parametrize("signal", ["WINDOWFOCUSLOST", "WINDOWMINIMIZED", "WINDOWHIDDEN"])
def test_a_held_card_goes_home_when_the_window_loses_the_player(drawn: Desk, signal: str) -> None:
    lift(drawn, Pile.WASTE)
    drawn.move(place(drawn, Pile.T2))
    drawn.post(getattr(pygame, signal))
    drawn.turn()
    assert drawn.model.hand.pointer.held is None
    drawn.release(place(drawn, Pile.T2))
    drawn.turn()
    assert played(drawn) == ["D"]
    drawn.post(pygame.WINDOWSHOWN)
    drawn.post(pygame.WINDOWFOCUSGAINED)
    still_plays(drawn)


def let_cards_come(desk: Desk) -> None:
    """Paint until no card is a stand-in from the size before."""
    while desk.loop._painter.waits_for_art:
        desk.turn()


@pytest.mark.parametrize("size", [Size(640, 480), Size(1000, 650), Size(700, 760)])
def test_a_resize_while_a_card_is_held_lays_everything_out_anew(drawn: Desk, size: Size) -> None:
    lift(drawn, Pile.WASTE)
    drawn.resize(size)
    drawn.turn()
    assert drawn.model.size == drawn.window.size == size
    assert drawn.model.hand.pointer.held is None
    let_cards_come(drawn)
    assert difference(drawn) is None
    drawn.release(Point(300, 300))
    stands(drawn, 1)
    still_plays(drawn)


def test_a_resize_while_cards_fly_puts_them_where_they_belong(desk: Desk) -> None:
    click(desk, place(desk, Pile.STOCK))
    desk.wait(0.05)
    for size in (Size(900, 640), Size(640, 480), Size(801, 601)):
        desk.resize(size)
        desk.turn()
        let_cards_come(desk)
        assert difference(desk) is None
    stands(desk, 1)


def test_no_card_seems_to_turn_its_back_while_the_edge_is_pulled(drawn: Desk) -> None:
    let_cards_come(drawn)
    for width in range(1000, 800, -40):
        drawn.resize(Size(width, width * 3 // 4))
        drawn.turn()
    top = drawn.model.layout.places[drawn.model.state.reserve[-1]].rect
    seen = pygame.transform.average_color(drawn.window.surface, pygame.Rect(top))
    let_cards_come(drawn)
    drawn_sharp = pygame.transform.average_color(drawn.window.surface, pygame.Rect(top))
    assert all(abs(one - other) < 8 for one, other in zip(seen, drawn_sharp, strict=True))


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_play_right_after_the_edge_was_pulled_shows_what_there_is(drawn: Desk, turns: int) -> None:
    for width in (1000, 990, 980):
        drawn.resize(Size(width, 700))
        drawn.turn()
    for _ in range(turns):
        drawn.turn()
    click(drawn, place(drawn, Pile.STOCK))
    let_cards_come(drawn)
    assert difference(drawn) is None
    drawn.wait(3.0)
    assert difference(drawn) is None
    lift(drawn, Pile.RESERVE)
    let_cards_come(drawn)
    assert difference(drawn) is None


# ---------------------------------------------------------------- clicks while cards fly


@pytest.mark.parametrize("animation", [Animation.SLOW, Animation.OFF])
@pytest.mark.parametrize("clicks", [3, 5])
@pytest.mark.parametrize("pile", [Pile.WASTE, Pile.T2, Pile.RESERVE, Pile.STOCK])
def test_quick_clicks_leave_every_card_in_its_place(
    drawn: Desk, pile: Pile, clicks: int, animation: Animation
) -> None:
    settings = replace(drawn.model.settings, animation=animation)
    drawn.loop.model = replace(drawn.model, settings=settings)
    point = place(drawn, pile)
    for _ in range(clicks):
        click(drawn, point)
        assert problems(drawn.model.state) == ()
        drawn.wait(0.08)
    if pile is Pile.STOCK:
        assert played(drawn) == ["D"] * (clicks + 1)
    if pile is Pile.WASTE:
        assert played(drawn)[1] == "W>T2"
    drawn.wait(1.0)
    drawn.key("escape")
    drawn.turn()
    assert_at_rest(drawn)
    before = len(drawn.model.game.entries)
    click(drawn, place(drawn, Pile.STOCK))
    assert len(drawn.model.game.entries) == before + 1


def test_a_card_that_flies_by_is_not_caught(drawn: Desk) -> None:
    settings = replace(drawn.model.settings, animation=Animation.SLOW)
    drawn.loop.model = replace(drawn.model, settings=settings)
    card = drawn.model.state.waste[-1]
    drag(drawn, Pile.WASTE, Point(20, 560))
    drawn.wait(0.03)
    pose = scene(drawn.model, drawn.loop._clock.now(), drawn.loop._painter.text).poses[card]
    click(drawn, pose.rect.centre)
    assert drawn.model.hand.picked is None
    stands(drawn, 1)


def test_undo_pressed_quickly_while_cards_fly_ends_where_it_should(desk: Desk) -> None:
    for _ in range(8):
        desk.key("space")
        desk.wait(0.03)
    for _ in range(8):
        desk.key("z", pygame.KMOD_CTRL)
        desk.wait(0.03)
    stands(desk, 0)


# ---------------------------------------------------------------- the loop itself


def shown_parts(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Return a list that every part of the window sent to the screen is added to."""
    parts: list[Rect] = []
    monkeypatch.setattr(desk.window, "show", parts.extend)
    return parts


def test_at_rest_nothing_is_painted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.wait(2.0)
    parts = shown_parts(desk, monkeypatch)
    desk.wait(5.0)
    assert parts == []


def test_while_the_clock_runs_only_its_line_is_painted(
    drawn: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn.wait(5.0)
    parts = shown_parts(drawn, monkeypatch)
    drawn.wait(5.0)
    line = drawn.model.layout.status
    assert parts
    assert all(line.union(part) == line for part in parts)


def test_a_minimised_window_is_not_painted_and_looks_rarely(
    drawn: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn.post(pygame.WINDOWMINIMIZED)
    drawn.turn()
    parts = shown_parts(drawn, monkeypatch)
    drawn.wait(3.0)
    assert parts == []
    assert drawn.loop.turn().seconds >= 0.1


@pytest.mark.parametrize("signal", ["WINDOWEXPOSED", "WINDOWRESTORED", "WINDOWSHOWN"])
def test_a_window_that_comes_to_light_again_is_shown_whole(
    drawn: Desk, monkeypatch: pytest.MonkeyPatch, signal: str
) -> None:
    """Where no one composes windows, the desktop forgets what lay below another."""
    drawn.wait(5.0)
    parts = shown_parts(drawn, monkeypatch)
    drawn.post(getattr(pygame, signal))
    drawn.turn()
    assert parts == [Rect(0, 0, *drawn.model.size)]


def test_of_many_motions_at_once_only_the_last_is_painted(
    drawn: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift(drawn, Pile.WASTE)
    pictures: list[object] = []
    monkeypatch.setattr(drawn.window, "show", pictures.append)
    for x in range(200, 500, 3):
        drawn.move(Point(x, 300))
    drawn.turn()
    assert len(pictures) == 1
    held = drawn.model.hand.pointer.held
    assert held is not None
    assert held.rect.x + held.grab.x == 497


def test_each_of_two_clicks_in_one_look_is_played_and_kept(desk: Desk, tmp_path: Path) -> None:
    point = place(desk, Pile.STOCK)
    for _ in range(2):
        desk.press(point)
        desk.release(point)
    desk.turn()
    assert played(desk) == ["D", "D"]
    kept = load_saved_game(tmp_path)
    assert kept is not None
    assert kept.state == desk.model.state


def test_closing_the_window_keeps_game_and_settings(drawn: Desk, tmp_path: Path) -> None:
    drawn.key("m")
    drawn.post(pygame.QUIT)
    drawn.loop.turn()
    assert drawn.world.leaving
    assert json.loads((tmp_path / "game.json").read_text())["moves"] == ["D"]
    assert json.loads((tmp_path / "config.json").read_text())["settings"]["sound"] is True


def test_the_window_in_full_screen_and_back_is_laid_out_for_its_size(drawn: Desk) -> None:
    for _ in range(2):
        drawn.key("f11")
        drawn.turn()
        drawn.turn()
        assert drawn.model.size == drawn.window.size
        assert difference(drawn) is None
    still_plays(drawn)


def test_the_first_fifty_actions_are_played_by_posted_events_alone(desk: Desk) -> None:
    for move in EXAMPLE["moves"][:50]:
        source, _, target = move.partition(">")
        if target:
            pile, _, count = target.partition(":")
            drag(desk, Pile(source), place(desk, Pile(pile)), int(count or 1))
        else:
            click(desk, place(desk, Pile.STOCK))
        desk.wait(0.02)
    assert played(desk) == EXAMPLE["moves"][:50]
    stands(desk, 50)


@pytest.mark.parametrize("key", [("n", pygame.KMOD_CTRL), ("page down", pygame.KMOD_CTRL)])
def test_a_held_key_deals_one_game_not_one_at_every_repeat(
    desk: Desk, key: tuple[str, int]
) -> None:
    desk.loop.model = replace(desk.model, game=game_after(16))
    before = desk.model
    desk.key(*key, times=20)
    desk.turn()
    assert desk.model.attempt != before.attempt
    desk.key("z")
    desk.turn()
    assert desk.model.attempt == before.attempt
    assert desk.model.game == before.game


def test_space_held_too_long_draws_once_and_pressed_again_draws_again(desk: Desk) -> None:
    desk.key("space", times=20)
    desk.turn()
    assert played(desk) == ["D"]
    desk.key("space")
    desk.turn()
    assert played(desk) == ["D", "D"]


def test_a_held_key_goes_on_undoing_and_walking(desk: Desk) -> None:
    desk.loop.model = replace(desk.model, game=game_after(16))
    desk.key("z", pygame.KMOD_CTRL, times=12)
    desk.turn()
    assert desk.model.game.cursor == 4
    focused = []
    for times in (1, 2):
        desk.key("tab", times=times)
        desk.turn()
        focused.append(desk.model.hand.focus)
    assert None not in focused
    assert focused[0] != focused[1]
