"""A game as a show: it steps, runs and ends, and the player's own game is safe meanwhile."""

from __future__ import annotations

from typing import cast

import pytest

from canfield.app.messages import (
    AskPaste,
    Copy,
    Dealt,
    Ordered,
    Play,
    Quit,
    SaveConfig,
    SaveGame,
    Tick,
)
from canfield.app.replaying import PACE
from canfield.app.view import scene
from canfield.engine import Game, GameCode, Pile
from canfield.engine.share import share_line
from canfield.table.bow import SECONDS
from canfield.table.inputs import Pasted, Press, Release, Signal, Wheel
from canfield.ui.bar import place_buttons
from canfield.ui.commands import Command, replay_bar
from canfield.ui.strings.table import replay_words
from canfield.ui.widgets.values import TextField
from tests.app.player import CODE, WINNING_LINE, Player, game_after, measure

TODAY = Tick("2026-01-31")


def watching(steps: int = 20) -> Player:
    """Return a player who watches the game in progress from its deal, held there."""
    player = Player(game_after(steps))
    player.keys("f5", "space")
    return player


def runs(player: Player, moves: int) -> None:
    """Let the time of so many moves pass."""
    for _ in range(moves):
        player.waits(PACE)
        player.tells(TODAY)


def words(player: Player) -> str:
    shown = scene(player.model, player.now, measure()).words
    return "" if shown is None else shown.text


def presses(player: Player, command: Command) -> None:
    """Press a button of the bar of the replay."""
    bar, running = player.model.layout.bar, bool(player.model.queue.moves)
    buttons = place_buttons(bar, measure(), replay_bar(running=running), finish=False)
    point = next(button.rect.centre for button in buttons if button.command is command)
    player.clicks_at(point)


def test_the_game_in_progress_runs_from_its_deal_to_where_it_stands() -> None:
    player = Player(game_after(12))
    player.keys("f5")
    assert player.model.state == game_after(0).state
    player.waits(1.0)
    for step in range(1, 13):
        player.tells(TODAY)
        assert player.model.state == game_after(step).state
        assert words(player) == replay_words(step, 12)
        player.waits(PACE)
    player.tells(TODAY)
    assert player.model.state == game_after(12).state


@pytest.mark.parametrize("way", ["keys", "bar"])
def test_it_is_stepped_through_in_both_directions(way: str) -> None:
    player = watching()
    steps = (
        (Command.STEP_ON, "right", 1),
        (Command.STEP_ON, "y", 2),
        (Command.STEP_BACK, "left", 1),
        (Command.TO_END, "end", 20),
        (Command.STEP_BACK, "z", 19),
        (Command.TO_START, "home", 0),
    )
    for command, key, cursor in steps:
        if way == "keys":
            player.keys(key)
        else:
            presses(player, command)
        assert player.model.game.cursor == cursor
        assert player.model.state == game_after(cursor).state
    assert player.model.game.aid.undos == 0


def test_esc_gives_the_own_game_back_as_it_was() -> None:
    player = Player(game_after(20))
    player.keys("space", "z", "b")
    before, spent = player.model, player.model.clock.seconds(player.now)
    player.keys("f5")
    runs(player, 7)
    player.keys("escape")
    after = player.model
    assert (after.game, after.attempt, after.before) == (before.game, before.attempt, before.before)
    assert after.bookmark == before.bookmark
    assert after.clock.seconds(player.now) == pytest.approx(spent)
    assert after.aside is None
    player.keys("y")
    assert player.model.game.cursor == 21


@pytest.mark.parametrize("command", [Command.HOLD, Command.LEAVE])
def test_a_running_show_is_stopped_with_the_bar(command: Command) -> None:
    player = Player(game_after(20))
    player.keys("f5")
    runs(player, 5)
    presses(player, command)
    held = player.model.state
    runs(player, 5)
    assert player.model.state == held
    assert held == game_after(20 if command is Command.LEAVE else 3).state


def test_the_space_bar_runs_and_holds_and_starts_over_at_the_end() -> None:
    player = watching(4)
    player.keys("space")
    runs(player, 9)
    assert player.model.game.cursor == 4
    player.keys("space")
    assert player.model.game.cursor == 0
    runs(player, 9)
    assert player.model.game.cursor == 4


def test_while_a_game_is_shown_no_card_can_be_moved() -> None:
    player = watching(20)
    player.keys("end")
    shown = player.model.game
    for pile in Pile:
        player.double_clicks(pile)
        player.tells(
            Press(player.point(pile)), Release(player.point(pile)), Wheel(player.point(pile), 1)
        )
        player.drags(pile, 1, Pile.T1)
    player.keys("a", "h", "n", "ctrl+n", "ctrl+r", "r", "2", "b", "ctrl+return", "ctrl+page down")
    assert player.model.game == shown
    assert player.dialogs == []
    assert player.model.menu is None
    player.tells(Dealt(GameCode.parse("CF1-D3-BBBBBBB")), Pasted("CF1-D3-BBBBBBB"))
    assert player.model.game == shown


def test_a_deal_that_was_found_meanwhile_is_dealt_when_the_replay_is_over() -> None:
    player = Player(game_after(20))
    own = player.model.game
    other = GameCode.parse("CF1-D3-BBBBBBB")
    player.keys("f5")
    player.tells(Dealt(other))
    player.keys("escape")
    assert player.model.game.code == other
    assert player.model.aside is None
    player.keys("z")
    assert player.model.game == own
    player.keys("f5", "escape")
    assert player.model.game == own


def test_what_is_kept_meanwhile_is_the_own_game_and_no_result() -> None:
    player = Player(game_after(20))
    before = player.model
    asked = player.keys("f5")
    runs(player, 30)
    assert player.model.saved_at(player.now).game == before.game
    assert player.model.saved.attempt == before.attempt
    assert SaveGame() not in asked
    assert not {SaveConfig()} & set(player.asked)
    assert player.model.scores == before.scores
    assert player.tells(Signal.CLOSE) == [SaveGame(), Quit()]
    assert player.model.saved_at(player.now).game == before.game


def test_the_clock_of_the_own_game_stands_meanwhile() -> None:
    player = Player()
    player.keys("space")
    player.waits(30)
    player.keys("f5")
    runs(player, 40)
    player.tells(Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    runs(player, 40)
    player.keys("escape")
    assert player.model.clock.seconds(player.now) == pytest.approx(30)
    player.waits(5)
    assert player.model.clock.seconds(player.now) == pytest.approx(35)


def test_a_won_game_is_watched_from_its_banner_and_stays_won_once() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    player.waits(SECONDS + 0.1)
    scores = player.model.scores
    player.presses("replay")
    assert player.dialogs == []
    runs(player, 300)
    assert player.model.game.won
    assert player.dialogs == []
    assert player.asked.count(Play("win")) == 1
    player.keys("escape")
    assert player.model.game.won
    assert player.model.scores == scores


def test_a_game_without_a_move_is_no_show() -> None:
    player = Player()
    player.keys("f5")
    assert player.model.aside is None


# ---------------------------------------------------------------- one line of text


def test_the_whole_game_is_copied_as_one_line() -> None:
    player = Player(game_after(20))
    line = share_line(game_after(20))
    assert player.keys("ctrl+shift+c") == [Copy(line)]
    player.keys("f5")
    assert player.keys("ctrl+shift+c") == [Copy(line)]
    presses(player, Command.COPY_GAME)
    assert player.asked[-1] == Copy(line)


def test_a_line_pasted_on_the_table_is_shown_and_the_own_game_comes_back() -> None:
    player = Player(game_after(20))
    own = player.model.game
    assert player.keys("ctrl+v") == [AskPaste()]
    assert player.dialogs == ["code"]
    player.tells(Pasted(f"  {share_line(game_after(229))}\n"))
    player.keys("return")
    assert player.dialogs == []
    assert player.model.game.code == CODE
    player.keys("end")
    assert player.model.game.won
    player.keys("escape")
    assert player.model.game == own
    assert not player.model.scores.tables


def test_from_one_show_another_is_begun_and_the_own_game_still_comes_back() -> None:
    player = watching(20)
    player.tells(Ordered(Command.REPLAY))
    player.keys("escape")
    assert player.model.game == game_after(20)


@pytest.mark.parametrize(
    "line", [f"{CODE} NWF", f"{CODE} N12TN12TQ", f"{CODE}X", f"{CODE} N13", "CF1-D2-AAAAACL N"]
)
def test_a_line_that_cannot_be_played_is_blamed_and_shows_nothing(line: str) -> None:
    player = Player(game_after(5))
    game = player.model.game
    player.keys("ctrl+v")
    player.tells(Pasted(line))
    player.keys("return")
    assert player.dialogs == ["code"]
    assert cast("TextField", player.form.control("code")).problem
    assert player.model.game is game
    player.keys("escape")
    assert player.model.game is game


def test_a_code_pasted_on_the_table_is_dealt() -> None:
    player = Player(Game.new(CODE))
    player.keys("ctrl+v")
    player.tells(Pasted("CF1-D1-SARATOG"))
    player.keys("return")
    assert str(player.model.game.code) == "CF1-D1-SARATOG"
    assert player.model.aside is None
