"""The time played."""

from __future__ import annotations

import pytest

from canfield.app.loop import LoopClock
from canfield.app.messages import Dealt
from canfield.app.update import due
from canfield.engine import GameCode, Pile
from canfield.table.geometry import Point
from canfield.table.inputs import Button, Signal
from tests.app.player import WINNING_LINE, Player, game_after


def seconds(player: Player) -> float:
    return player.model.clock.seconds(player.now)


def after(player: Player, time: float) -> float:
    """Return how much of this time the clock has counted."""
    before = seconds(player)
    player.waits(time)
    return round(seconds(player) - before, 6)


def test_the_clock_starts_with_the_first_action() -> None:
    player = Player()
    assert after(player, 60) == 0
    player.moves(Point(300, 300))
    player.clicks(Pile.T1)
    assert after(player, 5) == 0
    player.clicks(Pile.STOCK)
    assert after(player, 5) == 5


def test_a_refused_move_does_not_start_the_clock() -> None:
    player = Player()
    player.drags(Pile.T1, 1, Pile.T2)
    assert player.model.remark is not None
    assert after(player, 5) == 0


def test_the_clock_stands_while_the_window_is_not_in_focus() -> None:
    player = Player(game_after(1))
    player.clicks(Pile.STOCK)
    player.waits(7)
    for away, back in (
        (Signal.FOCUS_LOST, Signal.FOCUS_GAINED),
        (Signal.MINIMISED, Signal.FOCUS_GAINED),
    ):
        player.tells(away)
        assert after(player, 100) == 0
        player.tells(Signal.EXPOSED)
        assert after(player, 100) == 0
        player.tells(back)
        assert after(player, 3) == 3
    assert seconds(player) == 13


@pytest.mark.parametrize("key", ["n", "f1", "?", "ctrl+,", "ctrl+t", "ctrl+g", "p", "f10"])
def test_the_clock_stands_behind_dialogs_and_the_menu(key: str) -> None:
    player = Player(game_after(1))
    player.clicks(Pile.STOCK)
    player.waits(2)
    player.keys(key)
    assert after(player, 50) == 0
    player.tells(Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    assert after(player, 50) == 0
    player.keys("escape")
    assert not player.model.dialogs
    assert player.model.menu is None
    assert after(player, 4) == 4


def test_the_clock_stands_until_the_last_of_several_dialogs_is_closed() -> None:
    player = Player(game_after(1))
    player.clicks(Pile.STOCK)
    player.clicks_at(player.point(Pile.T1), Button.RIGHT)
    assert after(player, 5) == 0
    player.keys("escape", "p", "escape")
    assert after(player, 5) == 5


def test_a_dialog_closed_without_focus_does_not_start_the_clock() -> None:
    player = Player(game_after(1))
    player.clicks(Pile.STOCK)
    player.keys("p")
    player.tells(Signal.FOCUS_LOST)
    player.keys("escape")
    assert after(player, 5) == 0


def test_the_clock_stops_at_the_win_and_stays_there() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    won = seconds(player)
    player.tells(Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    player.keys("escape")
    assert after(player, 500) == 0
    assert seconds(player) == won


def test_a_new_deal_starts_at_nothing_and_undoing_it_gives_the_time_back() -> None:
    player = Player(game_after(1))
    player.clicks(Pile.STOCK)
    player.waits(30)
    player.tells(Dealt(GameCode.parse("CF1-D3-CCCCCCC")))
    assert seconds(player) == 0
    assert after(player, 10) == 0
    player.keys("z")
    assert seconds(player) == 30
    assert after(player, 10) == 10


def test_the_next_second_of_the_clock_is_due_only_while_it_runs_and_is_seen() -> None:
    player = Player()
    assert due(player.model, player.now) is None
    player.clicks(Pile.STOCK)
    player.waits(0.25)
    wanted = due(player.model, player.now)
    assert wanted is not None
    assert round(wanted - player.now, 6) == 0.75
    player.tells(Signal.MINIMISED)
    assert due(player.model, player.now) is None


def test_neither_sleep_nor_a_clock_set_back_counts_as_play() -> None:
    reads = iter((1000.0, 1000.0, 1000.5, 1600.5, 1601.0, 100.0, 100.5))
    clock = LoopClock(lambda: next(reads))
    times = [clock.now() for _ in range(6)]
    assert times == sorted(times)
    assert times[-1] <= 3.0
