"""The pause: nothing to be seen, nothing counted, and nothing lost."""

from __future__ import annotations

import pytest

from canfield.app.view import scene
from canfield.engine import Pile
from canfield.table.inputs import Key, Signal
from canfield.ui.commands import Command
from tests.app.player import Player, game_after, measure


def faces(player: Player) -> int:
    """Return how many cards of the picture show their face, those in the air among them."""
    picture = scene(player.model, player.now, measure())
    resting = sum(place.face_up for place in picture.layout.places.values())
    return resting + sum(pose.face_up for pose in picture.poses.values())


def paused(steps: int = 20) -> Player:
    player = Player(game_after(steps))
    player.clicks(Pile.STOCK)
    player.keys("p")
    return player


def test_a_paused_game_shows_no_card_and_says_how_to_go_on() -> None:
    player = paused()
    assert faces(player) == 0
    curtain = scene(player.model, player.now, measure()).curtain
    assert curtain is not None
    assert curtain.title == "Paused"


def test_the_clock_stands_in_the_pause_and_goes_on_after_it() -> None:
    player = paused()
    before = player.model.clock.seconds(player.now)
    player.waits(500)
    player.tells(Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    player.waits(500)
    assert player.model.clock.seconds(player.now) == before
    player.keys("p")
    player.waits(3)
    assert player.model.clock.seconds(player.now) == before + 3


@pytest.mark.parametrize("name", ["space", "z", "escape", "return", "1"])
def test_the_key_that_ends_the_pause_does_nothing_else(name: str) -> None:
    player = paused()
    game = player.model.game
    player.keys(name)
    assert player.model.game is game
    assert faces(player) > 0


def test_the_click_that_ends_the_pause_draws_no_card() -> None:
    player = paused()
    game = player.model.game
    player.clicks(Pile.STOCK)
    assert player.model.game is game
    player.clicks(Pile.STOCK)
    assert player.model.game is not game


@pytest.mark.parametrize("name", ["left alt", "right shift", "left meta", "caps lock"])
def test_the_way_to_another_window_does_not_uncover_the_cards(name: str) -> None:
    player = paused()
    player.tells(Key(name, alt=True), Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    assert faces(player) == 0


def test_a_card_in_hand_lies_on_its_pile_after_the_pause() -> None:
    player = Player(game_after(20))
    player.lifts(Pile.RESERVE)
    player.keys("p")
    assert player.model.hand.pointer.held is None
    player.keys("space")
    player.moves(player.beside(Pile.T1), held=True)
    assert player.model.hand.pointer.held is None


def test_the_menu_pauses_too() -> None:
    player = Player(game_after(20))
    player.keys("f10")
    menu = player.model.menu
    assert menu is not None
    keys = [entry.key if entry is not None else "" for entry in menu.entries]
    steps = menu.usable.index(keys.index(Command.PAUSE))
    player.keys(*["down"] * (steps + 1), "return")
    assert faces(player) == 0
