"""What desktops do to windows, and what must come of it."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path

import pytest

from canfield.engine import DealStock, Game, GameCode, Pile, Transfer, parse_move
from canfield.table.geometry import Point, Rect, Size
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

pytestmark = [pytest.mark.desktop]

CODE = "CF1-D3-AAAAACL"


def begun(screen: Screen, home: Path, size: str = "900x640") -> Player:
    program = Program(screen, home, "--code", CODE, "--size", size)
    return Player(program, Game.new(GameCode.parse(CODE)))


def _stands_at(screen: Screen, program: Program, place: Rect) -> bool:
    return screen.area(program.window) == place


def leave(program: Program) -> None:
    program.hand.key("ctrl+q")
    assert program.ended() == 0


def test_fast_taps_on_the_stock_all_count(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    player.program.hand.click(player.place(Pile.STOCK), times=7)
    until(lambda: player.program.saved()["moves"] == ["D"] * 7)
    leave(player.program)


@pytest.mark.parametrize("size", [Size(640, 480), Size(1240, 700)])
def test_after_a_resize_the_card_under_the_pointer_answers(
    screen: Screen, tmp_path: Path, size: Size
) -> None:
    player = begun(screen, tmp_path)
    program = player.program
    screen.ask("xdotool", "windowsize", "--sync", program.window, str(size.width), str(size.height))
    until(lambda: screen.area(program.window)[2:] == tuple(size))
    program.hand.area = screen.area(program.window)
    for move in ("D", "W>T2", "T2>T4:2", "D"):
        player.play(parse_move(move))
    leave(program)


def test_a_card_let_go_outside_the_window_goes_back(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    player.play(DealStock())
    hand, size = player.program.hand, player.program.size
    outside = (
        Point(-20, size.height // 2),
        Point(size.width + 20, size.height // 2),
        Point(size.width // 2, size.height + 15),
    )
    for point in outside:
        hand.drag(player.place(Pile.WASTE), point)
    player.play(Transfer(Pile.WASTE, Pile.T2))
    assert player.program.saved()["moves"] == ["D", "W>T2"]
    leave(player.program)


def test_a_click_picks_up_and_the_next_one_places(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    player.play(DealStock())
    hand = player.program.hand
    hand.click(player.place(Pile.WASTE))
    hand.click(player.place(Pile.T2))
    until(lambda: player.program.saved()["moves"] == ["D", "W>T2"])
    leave(player.program)


def test_minimised_and_brought_back_it_plays_on(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    player.play(DealStock())
    window = player.program.window
    screen.ask("xdotool", "windowminimize", "--sync", window)
    screen.ask("xdotool", "windowmap", "--sync", window, "windowactivate", "--sync", window)
    player.play(Transfer(Pile.WASTE, Pile.T2))
    leave(player.program)


def test_the_window_comes_back_where_it_was_left(screen: Screen, tmp_path: Path) -> None:
    program = begun(screen, tmp_path, "700x500").program
    screen.ask("xdotool", "windowmove", "--sync", program.window, "300", "150")
    place = screen.area(program.window)
    leave(program)
    for _ in range(3):
        again = Program(screen, tmp_path)
        until(partial(_stands_at, screen, again, place), why="it has wandered")
        leave(again)


def test_the_session_ends_and_nothing_is_lost(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    player.play(DealStock())
    player.program.process.send_signal(signal.SIGTERM)
    assert player.program.ended() == 0
    assert player.program.saved()["moves"] == ["D"]


def test_a_second_window_says_so_and_keeps_nothing(screen: Screen, tmp_path: Path) -> None:
    first = begun(screen, tmp_path)
    first.play(DealStock())
    second = Program(screen, tmp_path, "--size", "640x480")
    second.hand.key("d", "d", "ctrl+q")
    assert second.ended() == 0
    assert first.program.saved()["moves"] == ["D"]
    leave(first.program)


def test_full_screen_and_back(screen: Screen, tmp_path: Path) -> None:
    player = begun(screen, tmp_path)
    program = player.program
    before = screen.area(program.window)
    program.hand.key("F11")
    until(lambda: screen.area(program.window)[2:] == (1280, 800))
    program.hand.area = screen.area(program.window)
    player.play(DealStock())
    program.hand.key("F11")
    until(lambda: screen.area(program.window)[2:] == before[2:])
    leave(program)


def test_left_in_full_screen_it_comes_back_in_full_screen(screen: Screen, tmp_path: Path) -> None:
    program = begun(screen, tmp_path).program
    leave(program)
    program = Program(screen, tmp_path)
    program.hand.key("F11")
    until(lambda: screen.area(program.window)[2:] == (1280, 800))
    leave(program)
    again = Program(screen, tmp_path)
    until(lambda: screen.area(again.window)[2:] == (1280, 800))
    again.hand.key("F11")
    until(lambda: screen.area(again.window)[2:] == (900, 640))
    leave(again)
