"""Dialogs over the game: what each answer does, and that the game below is safe."""

from __future__ import annotations

from typing import cast

import pytest

from canfield.app.in_dialogs import _DEEDS
from canfield.app.messages import AskPaste, ChooseDeal, Copy, Dealt, SaveConfig
from canfield.app.view import scene
from canfield.engine import GameCode, Pile, Variant
from canfield.store.settings import Settings
from canfield.table.bow import SECONDS
from canfield.table.geometry import Point, Size
from canfield.table.inputs import Button, Motion, Pasted, Press, Release, Resized, Signal
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.widgets.menu import place_menu
from canfield.ui.widgets.values import Button as WidgetButton
from canfield.ui.widgets.values import TextField
from tests.app.player import CODE, WINNING_LINE, Player, game_after, measure

OPENERS = {
    "n": "new game",
    "ctrl+,": "settings",
    "ctrl+t": "statistics",
    "ctrl+g": "code",
    "f1": "help",
    "?": "help",
}
WRONG = {
    "CF1-D3-AAAAAC": "six letters",
    "XX1-D3-AAAAACL": "no such variant",
    "CF7-D3-AAAAACL": "no such version",
    "CF1-D2-AAAAACL": "no such draw",
    "hello": "nothing at all",
    "CF1-D3-AAAAAC5": "a digit among the letters",
}


def code_field(player: Player) -> TextField:
    return cast("TextField", player.form.control("code"))


# ---------------------------------------------------------------- every dialog


@pytest.mark.parametrize("key", OPENERS)
def test_esc_closes_a_dialog_and_leaves_the_game_as_it_was(key: str) -> None:
    player = Player(game_after(5))
    game = player.model.game
    player.keys(key)
    assert player.dialogs == [OPENERS[key]]
    player.keys("escape")
    assert player.dialogs == []
    assert player.model.game is game
    player.keys("escape")
    assert player.model.game is game


@pytest.mark.parametrize("key", OPENERS)
def test_behind_a_dialog_neither_mouse_nor_keys_move_a_card(key: str) -> None:
    player = Player(game_after(5))
    player.keys(key)
    for pile in Pile:
        player.tells(Press(player.point(pile), Button.RIGHT), Release(player.point(pile)))
    player.keys("d", "w", "2", "z", "y", "b")
    player.tells(Motion(Point(200, 200), held=True), Signal.FOCUS_LOST, Signal.FOCUS_GAINED)
    assert player.model.game.entries == game_after(5).entries
    assert player.model.game.cursor == 5


@pytest.mark.parametrize("key", OPENERS)
def test_a_dialog_stays_whole_in_any_window(key: str) -> None:
    player = Player(game_after(5))
    player.keys(key)
    for size in (Size(640, 480), Size(1920, 1080), Size(900, 1200)):
        player.tells(Resized(size))
        assert player.dialogs == [OPENERS[key]]
        assert player.model.layout.size == size
        assert scene(player.model, player.now, measure()).dialog is player.form


def test_a_held_card_is_home_when_a_dialog_has_been_opened() -> None:
    player = Player(game_after(1))
    player.lifts(Pile.WASTE)
    player.keys("n")
    player.tells(Release(Point(300, 300)))
    player.keys("escape")
    assert scene(player.model, player.now, measure()).held is None
    player.waits(1.0)
    player.drags(Pile.WASTE, 1, Pile.T2)
    assert player.model.game.cursor == 2


def test_a_button_held_down_while_a_dialog_opens_and_closes_costs_no_click() -> None:
    player = Player(game_after(1))
    bar = player.model.layout.bar
    player.tells(Press(Point(bar.x + 20, bar.centre.y)))
    player.keys("f1")
    player.tells(Release(Point(300, 300)))
    player.keys("escape")
    player.clicks(Pile.WASTE)
    assert player.model.hand.picked is not None


def test_a_covered_card_is_no_longer_shown_when_a_dialog_has_been_opened() -> None:
    player = Player(game_after(3))
    pile = Pile.T4
    player.tells(Press(player.point(pile, 2), Button.RIGHT))
    player.keys("f1")
    player.tells(Release(player.point(pile, 2), Button.RIGHT))
    player.keys("escape")
    assert scene(player.model, player.now, measure()).marks.raised is None


# ---------------------------------------------------------------- New game


@pytest.mark.parametrize(("place", "draw"), [(0, 3), (1, 1)])
def test_new_game_deals_what_is_chosen_and_remembers_it(place: int, draw: int) -> None:
    player = Player(game_after(5))
    player.keys("n")
    player.presses("draw", place)
    asked = player.presses("deal")
    assert ChooseDeal(GameCode(Variant.CANFIELD, 1, draw, 0)) in asked
    assert SaveConfig() in asked
    assert player.model.settings.draw == draw
    assert player.dialogs == []
    player.keys("n")
    assert player.form.values()["draw"] == draw


def test_until_the_deal_comes_the_game_in_progress_keeps_its_draw() -> None:
    player = Player(game_after(5))
    player.keys("n")
    player.presses("draw", 1)
    player.keys("escape")
    assert player.model.settings.draw == 3
    waste = len(player.model.state.waste)
    player.keys("space")
    assert len(player.model.state.waste) == waste + 3


def test_a_code_typed_in_any_case_is_played_with_its_own_draw() -> None:
    player = Player(game_after(5))
    player.keys("n")
    player.goes_to("code")
    player.types("cf1 d1 aaaaacl")
    player.keys("return")
    assert player.model.game.code == GameCode.parse("CF1-D1-AAAAACL")
    assert player.model.state.stock == game_after(0).state.stock
    player.keys("space")
    assert len(player.model.state.waste) == 1


@pytest.mark.parametrize("opener", ["n", "ctrl+g"])
@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_code_says_so_and_keeps_the_game_in_progress(opener: str, text: str) -> None:
    player = Player(game_after(5))
    game = player.model.game
    player.keys(opener)
    player.goes_to("code")
    player.types(text)
    player.keys("return")
    assert player.dialogs == [OPENERS[opener]]
    assert code_field(player).problem
    assert code_field(player).text == text.upper()
    assert player.model.game is game
    assert player.model.settings == Settings()
    player.keys("escape")
    assert player.model.game is game


def test_a_code_is_pasted_and_played() -> None:
    player = Player(game_after(5))
    player.keys("ctrl+g")
    player.goes_to("code")
    assert player.keys("ctrl+v") == [AskPaste()]
    player.tells(Pasted("  CF1-D3-AAAAACM\n"))
    player.keys("return")
    assert str(player.model.game.code) == "CF1-D3-AAAAACM"


def test_text_that_comes_from_the_clipboard_too_late_does_nothing() -> None:
    player = Player(game_after(5))
    game = player.model.game
    assert player.tells(Pasted("CF1-D3-AAAAACM")) == []
    assert player.model.game is game


def test_the_code_window_copies_the_code() -> None:
    player = Player(game_after(5))
    player.keys("ctrl+g")
    assert Copy(str(CODE)) in player.presses("copy")
    assert player.dialogs == ["code"]


# ---------------------------------------------------------------- the win


def won() -> Player:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    assert player.dialogs == ["win"]
    player.waits(SECONDS + 0.1)
    return player


def test_a_key_ends_the_bow_and_does_nothing_else() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    assert scene(player.model, player.now, measure()).dialog is None
    player.keys("return")
    assert player.dialogs == ["win"]
    assert scene(player.model, player.now, measure()).dialog is not None


def test_the_cards_bow_and_then_the_banner_comes_by_itself() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    for _ in range(20):
        player.waits(SECONDS / 21)
        poses = scene(player.model, player.now, measure()).poses
        assert len(poses) == 52
    player.waits(SECONDS / 10)
    assert scene(player.model, player.now, measure()).dialog is not None


def test_from_the_banner_the_same_deal_is_played_again() -> None:
    player = won()
    player.presses("same_deal")
    assert player.dialogs == []
    assert player.model.state == game_after(0).state
    assert player.model.attempt != "test-0"


def test_from_the_banner_a_new_deal_follows_by_the_same_rules() -> None:
    player = won()
    assert ChooseDeal(CODE) in player.presses("new_deal")
    player.tells(Dealt(GameCode.parse("CF1-D3-AAAAACM")))
    assert player.dialogs == []
    assert not player.model.game.entries


def test_from_the_banner_the_code_is_copied_and_the_banner_stays() -> None:
    player = won()
    assert Copy(str(CODE)) in player.presses("copy_code")
    assert player.dialogs == ["win"]


def test_after_esc_the_won_table_stays_and_can_be_undone() -> None:
    player = won()
    player.keys("escape")
    assert player.model.game.won
    player.keys("z")
    assert not player.model.game.won


# ---------------------------------------------------------------- the menu


def test_every_command_of_the_menu_can_be_clicked_or_is_off() -> None:
    player = Player(game_after(5))
    player.keys("f10")
    menu = player.model.menu
    assert menu is not None
    placed = place_menu(menu, player.model.size, measure())
    spots = {part.spot.key: part.rect for part in placed.parts}
    undo = spots[Command.UNDO]
    player.clicks_at(undo.centre)
    assert player.model.menu is None
    assert player.model.game.cursor == 4


def test_a_click_beside_the_menu_only_closes_it() -> None:
    player = Player(game_after(5))
    player.keys("f10")
    player.clicks(Pile.STOCK)
    assert player.model.menu is None
    assert player.model.game.cursor == 5


def test_a_dialog_chosen_from_the_menu_opens_and_the_menu_is_gone() -> None:
    player = Player(game_after(5))
    player.keys("f10")
    menu = player.model.menu
    assert menu is not None
    placed = place_menu(menu, player.model.size, measure())
    spots = {part.spot.key: part.rect for part in placed.parts}
    player.clicks_at(spots[Command.SETTINGS].centre)
    assert player.dialogs == ["settings"]
    assert player.model.menu is None


# ---------------------------------------------------------------- buttons

CLOSERS = {"cancel", "close", "ok", "no"}


@pytest.mark.parametrize("key", [*OPENERS, "f3"])
def test_no_button_of_a_dialog_is_a_dummy(key: str) -> None:
    """A button that only closes the window says so."""
    player = Player(game_after(5))
    player.keys(key)
    form = player.form
    for page in range(len(form.pages)):
        for control in replace(form, page=page).controls():
            if isinstance(control, WidgetButton) and control.key not in CLOSERS:
                assert (form.name, control.key) in _DEEDS or control.copies, control.label
