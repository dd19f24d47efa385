"""Every command can be given at any time, and the game is whole afterwards."""

from __future__ import annotations

import pytest

from canfield.app.available import can
from canfield.app.messages import Ordered, Quit, SaveGame, SetFullscreen
from canfield.app.view import scene
from canfield.engine import PACK, GameCode, Pile, problems
from canfield.table.inputs import Press, Signal
from canfield.ui.commands import KEYS, Command
from canfield.ui.strings.commands import command_name
from tests.app.player import WINNING_LINE, Player, game_after, measure

STEPS = (0, 1, 16, 150, 228, len(WINNING_LINE))


@pytest.mark.parametrize("command", Command)
def test_a_command_keeps_the_game_whole_wherever_it_is_given(command: Command) -> None:
    for steps in STEPS:
        player = Player(game_after(steps))
        player.tells(Ordered(command), Ordered(command))
        assert problems(player.model.state) == ()
        assert player.model.layout.places.keys() == set(PACK)
        assert scene(player.model, player.now, measure()).state is player.model.state


@pytest.mark.parametrize("command", Command)
def test_a_command_by_key_is_the_command(command: Command) -> None:
    for key in KEYS.get(command, ()):
        ordered, pressed = Player(game_after(16)), Player(game_after(16))
        assert pressed.tells(key) == ordered.tells(Ordered(command))
        assert pressed.model.game == ordered.model.game
        assert pressed.dialogs == ordered.dialogs
        assert pressed.model.settings == ordered.model.settings


@pytest.mark.parametrize("command", Command)
def test_a_command_that_is_off_changes_neither_game_nor_settings(command: Command) -> None:
    for steps in STEPS:
        player = Player(game_after(steps))
        before = player.model
        if not can(before, command):
            asked = player.tells(Ordered(command))
            assert SaveGame() not in asked
            assert player.model.game == before.game
            assert player.model.settings == before.settings


@pytest.mark.parametrize("command", Command)
def test_a_command_given_while_a_card_is_held_leaves_no_card_in_the_air(command: Command) -> None:
    player = Player(game_after(16))
    player.lifts(Pile.WASTE)
    player.tells(Ordered(command))
    shown = scene(player.model, player.now, measure())
    if shown.held is not None:
        assert shown.state.cards(shown.held.source)[-shown.held.count] is shown.held.card


@pytest.mark.parametrize("command", Command)
def test_a_command_has_a_name(command: Command) -> None:
    assert command_name(command).strip()


def test_full_screen_goes_on_and_off() -> None:
    player = Player()
    assert player.keys("f11") == [SetFullscreen(on=True)]
    assert player.keys("alt+return") == [SetFullscreen(on=False)]


@pytest.mark.parametrize("way", ["key", "cross"])
def test_leaving_keeps_the_game_first(way: str) -> None:
    player = Player(game_after(3))
    asked = player.keys("ctrl+q") if way == "key" else player.tells(Signal.CLOSE)
    assert asked == [SaveGame(), Quit()]


def test_leaving_is_possible_from_a_dialog() -> None:
    player = Player(game_after(3))
    player.keys("n")
    assert player.tells(Signal.CLOSE) == [SaveGame(), Quit()]


def test_a_neighbouring_deal_is_left_with_its_own_code() -> None:
    player = Player()
    player.keys("ctrl+page down")
    assert player.model.game.code == GameCode.parse("CF1-D3-AAAAACM")


def test_a_press_on_an_unused_part_of_the_bar_does_nothing() -> None:
    player = Player(game_after(5))
    bar = player.model.layout.bar
    point = bar.centre
    assert player.tells(Press(point)) == []
    assert player.model.game.cursor == 5
