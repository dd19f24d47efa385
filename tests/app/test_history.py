"""Undo, redo, restart, new deals, and undoing those."""

from __future__ import annotations

import pytest

from canfield.app.messages import ChooseDeal, Dealt, Play, SaveConfig, SaveGame
from canfield.app.view import scene
from canfield.engine import NUMBERS, Game, GameCode, Pile, digest, problems
from canfield.store.settings import Animation, Settings
from canfield.table.motion import busy_until
from canfield.table.value import replace
from canfield.ui.bar import place_buttons
from canfield.ui.commands import Command
from canfield.ui.strings.table import remarks
from tests.app.player import CODE, DRAW_3, WINNING_LINE, Player, game_after, measure

OTHER = GameCode.parse("CF1-D1-BBBBBBB")


def test_undo_and_redo_go_back_and_forth_over_every_kind_of_move() -> None:
    player = Player(game_after(16))
    boards = [digest(game_after(step).state) for step in range(17)]
    for step in range(15, -1, -1):
        assert SaveGame() in player.keys("z")
        assert digest(player.model.state) == boards[step]
        assert not problems(player.model.state)
    for step in range(1, 17):
        assert SaveGame() in player.keys("y")
        assert digest(player.model.state) == boards[step]
    assert player.model.game.aid.undos == 16
    assert player.model.game.moves == 16


def test_undo_while_the_cards_still_fly_turns_them_round_where_they_are() -> None:
    player = Player(settings=Settings(animation=Animation.SLOW))
    player.clicks(Pile.STOCK)
    player.waits(0.15)
    flying = scene(player.model, player.now, measure()).poses
    assert flying
    player.keys("z")
    after = scene(player.model, player.now, measure()).poses
    for card, pose in after.items():
        if card in flying:
            assert pose.rect[:2] == flying[card].rect[:2]
    player.now = busy_until(player.model.motion)
    assert not scene(player.model, player.now, measure()).poses
    assert player.model.state == game_after(0).state


def test_at_the_beginning_undo_says_that_there_is_nothing_to_undo() -> None:
    player = Player()
    assert player.keys("z") == [Play("refused")]
    assert player.model.remark is not None
    assert player.model.remark.text == remarks()["nothing_to_undo"]
    assert player.keys("y") == [Play("refused")]
    assert player.model.remark.text == remarks()["nothing_to_redo"]


def test_a_hundred_actions_can_be_undone_and_the_next_press_says_why_not() -> None:
    player = Player()
    for _ in range(105):
        player.keys("space")
    for _ in range(100):
        player.keys("z")
    assert player.model.game.cursor == 5
    asked = player.keys("z")
    assert player.model.game.cursor == 5
    assert asked == [Play("refused")]
    assert player.model.remark is not None
    assert player.model.remark.text == remarks()["undo_limit"]


def test_restart_deals_the_same_cards_and_undo_gives_the_game_back() -> None:
    player = Player(game_after(20))
    played = player.model.game
    player.keys("ctrl+r")
    assert player.model.state == game_after(0).state
    assert player.model.game.moves == 0
    assert player.model.attempt != "test-0"
    player.keys("z")
    assert player.model.game == played
    assert player.model.attempt == "test-0"
    assert not scene(player.model, player.now + 9, measure()).poses


def test_restart_of_a_deal_without_a_move_changes_nothing() -> None:
    player = Player()
    assert player.keys("ctrl+r") == []
    assert player.model.attempt == "test-0"


@pytest.mark.parametrize("moves", [0, 1, 3])
def test_a_new_deal_can_be_undone_even_after_its_own_moves(moves: int) -> None:
    player = Player(game_after(12))
    played = player.model.game
    asked = player.keys("ctrl+n")
    assert [type(effect) for effect in asked] == [ChooseDeal]
    player.tells(Dealt(OTHER))
    assert player.model.game.code == OTHER
    for _ in range(moves):
        player.keys("space")
    for _ in range(moves):
        player.keys("z")
    assert player.model.game.code == OTHER
    player.keys("z")
    assert player.model.game == played


def test_a_new_deal_after_one_without_a_move_still_leads_back_to_the_game_before() -> None:
    player = Player(game_after(12))
    for number in range(3):
        player.tells(Dealt(replace(OTHER, number=number)))
    player.keys("z")
    assert player.model.game == game_after(12)


def test_undo_of_a_new_deal_works_with_the_button_of_the_bar() -> None:
    player = Player(game_after(12))
    player.tells(Dealt(OTHER))
    buttons = place_buttons(player.model.layout.bar, measure(), finish=False)
    (undo,) = (button for button in buttons if button.command is Command.UNDO)
    player.clicks_at(undo.rect.centre)
    assert player.model.game == game_after(12)


def test_the_deals_before_and_after_are_those_of_the_neighbouring_codes() -> None:
    last = replace(CODE, number=NUMBERS - 1)
    player = Player(Game.new(last))
    player.keys("ctrl+page down")
    assert player.model.game.code == replace(CODE, number=0)
    player.keys("ctrl+page up")
    assert player.model.game.code == last


def test_a_bookmark_is_found_again_forwards_and_backwards() -> None:
    player = Player(game_after(10))
    player.keys("b")
    for move in WINNING_LINE[10:14]:
        player.plays_by_keys(move)
    player.keys("shift+b")
    assert player.model.game.cursor == 10
    player.keys("z", "z", "z", "shift+b")
    assert player.model.game.cursor == 10
    assert player.model.state == game_after(10).state


def test_every_action_is_kept_and_only_a_first_move_touches_the_results() -> None:
    player = Player()
    assert player.keys("space") == [SaveGame(), SaveConfig(), Play("draw")]
    assert player.keys("space") == [SaveGame(), Play("draw")]
    assert player.keys("z") == [SaveGame(), Play("place")]
    assert player.model.scores.table(DRAW_3).totals.all.games == 1
