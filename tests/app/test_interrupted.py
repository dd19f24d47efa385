"""Something else happens while a card is in hand: nothing is lost, nothing is left in the air."""

from __future__ import annotations

import pytest

from canfield.app.messages import Dealt
from canfield.app.view import scene
from canfield.engine import GameCode, Pile
from canfield.table.geometry import Point
from canfield.table.inputs import Button, Motion, Press, Release
from tests.app.player import Player, game_after, measure

OTHER = GameCode.parse("CF1-D3-BBBBBBB")


@pytest.mark.parametrize("command", ["z", "space", "d", "ctrl+r", "ctrl+page down", "1"])
def test_a_key_that_changes_the_table_sends_the_held_card_home(command: str) -> None:
    player = Player(game_after(1))
    player.lifts(Pile.WASTE)
    player.keys(command)
    player.keys(command)

    shown = scene(player.model, player.now, measure())
    held = shown.held
    assert held is None or shown.state.cards(held.source)[-held.count] is held.card
    player.moves(Point(300, 300), held=True)
    player.tells(Release(Point(300, 300)))
    assert player.model.hand.pointer.held is None


def test_undo_while_the_drawn_card_is_held_glides_it_to_the_stock() -> None:
    player = Player(game_after(1))
    card = player.model.state.waste[-1]
    player.lifts(Pile.WASTE)
    held = player.model.hand.pointer.held
    assert held is not None
    player.keys("z")

    assert player.model.hand.pointer.held is None
    assert player.model.state.stock[-3] is card
    pose = scene(player.model, player.now, measure()).poses[card]
    assert pose.rect[:2] == held.rect[:2]


def test_a_new_deal_while_a_card_is_held_leaves_the_hand_empty() -> None:
    player = Player(game_after(1))
    player.lifts(Pile.WASTE)
    player.tells(Dealt(OTHER))
    assert scene(player.model, player.now, measure()).held is None
    player.tells(Motion(Point(200, 200), held=True), Release(Point(200, 200)))
    assert not player.model.game.entries


def test_undo_while_a_covered_card_is_looked_at_lays_it_down() -> None:
    player = Player(game_after(3))
    pile = Pile.T4
    count = len(player.model.state.cards(pile))
    assert count > 1
    player.tells(Press(player.point(pile, count), Button.RIGHT))
    assert scene(player.model, player.now, measure()).marks.raised is not None
    player.keys("z")
    assert scene(player.model, player.now, measure()).marks.raised is None
    player.tells(Release(player.point(pile), Button.RIGHT))
    assert player.model.menu is None
