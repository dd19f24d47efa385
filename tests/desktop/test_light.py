"""The pixels that a player sees, once the desktop has taken the window away and given it back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from canfield.engine import DealStock, Game, GameCode
from canfield.store.config import Config, save_config
from canfield.store.settings import Animation, Settings
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

pytestmark = [pytest.mark.desktop]

CODE = "CF1-D3-AAAAACL"
STILL = Settings(show_clock=False, animation=Animation.OFF, welcomed=True)
FEWEST_COLOURS = 100
AT_REST_AFTER = 1.5
"""Seconds without a change after which all cards are drawn finely."""


def a_table(screen: Screen, home: Path, size: str = "700x520") -> Program:
    """A game with one draw on which nothing moves, the pointer (which is seen, too) aside."""
    save_config(home / "config.json", Config(STILL))
    program = Program(screen, home, "--code", CODE, "--size", size)
    Player(program, Game.new(GameCode.parse(CODE))).play(DealStock())
    screen.say("mousemove 1279 0")
    screen.finish()
    return program


def at_rest(screen: Screen, program: Program) -> bytes:
    """The pixels of the window once they have not changed for a while."""
    last = [screen.pixels(program.hand.area)]
    since = [time.monotonic()]

    def still() -> bool:
        now = screen.pixels(program.hand.area)
        if now != last[0]:
            last[0], since[0] = now, time.monotonic()
        return time.monotonic() - since[0] > AT_REST_AFTER

    until(still, why="the picture never comes to rest")
    colours = {last[0][place : place + 3] for place in range(0, len(last[0]), 4)}
    assert len(colours) > FEWEST_COLOURS, "this is no table"
    return last[0]


def leave(program: Program) -> None:
    program.hand.key("ctrl+q")
    assert program.ended() == 0


def test_minimised_and_brought_back_the_table_is_to_be_seen_as_before(
    screen: Screen, tmp_path: Path
) -> None:
    program = a_table(screen, tmp_path)
    wanted, window = at_rest(screen, program), program.window
    for _ in range(3):
        screen.ask("xdotool", "windowminimize", "--sync", window)
        until(lambda: screen.pixels(program.hand.area) != wanted, why="it was never gone")
        screen.ask("xdotool", "windowmap", "--sync", window, "windowactivate", "--sync", window)
        until(
            lambda: screen.pixels(program.hand.area) == wanted,
            why="what came back is not what was there",
        )
    leave(program)


@pytest.mark.parametrize("how", ["closed", "moved away"])
def test_covered_and_uncovered_the_table_is_to_be_seen_as_before(
    screen: Screen, tmp_path: Path, how: str
) -> None:
    program = a_table(screen, tmp_path / "below")
    wanted = at_rest(screen, program)
    other = a_table(screen, tmp_path / "above", "1240x760")
    until(lambda: screen.pixels(program.hand.area) != wanted, why="it was never covered")
    if how == "closed":
        leave(other)
    else:
        screen.ask("xdotool", "windowmove", "--sync", other.window, "1250", "780")
    until(
        lambda: screen.pixels(program.hand.area) == wanted,
        why="what was uncovered is not what was there",
    )
    if how == "moved away":
        other.kill()
    screen.ask("xdotool", "windowfocus", "--sync", program.window)
    leave(program)
