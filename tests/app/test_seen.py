"""The window of the seen cards: what it names was seen, and what it marks comes up."""

from __future__ import annotations

from typing import cast

import pytest

from canfield.engine import DealStock, Game, GameCode, Redeal
from canfield.ui.strings.cards import card_sign
from canfield.ui.widgets.values import Bullet, Choice, Option
from tests.app.player import CODE, Player

RAINBOW = GameCode.parse("RB1-D1-AAAAACL")


def played(code: GameCode, draws: int) -> Game:
    game = Game.new(code)
    for _ in range(draws):
        game, _ = game.play(DealStock())
    return game


def looking(game: Game) -> Player:
    player = Player(game)
    player.keys("s")
    assert player.dialogs == ["seen"]
    return player


def options(player: Player) -> tuple[Option, ...]:
    return cast("Choice", player.form.control("card")).options


def said(player: Player) -> list[str]:
    widgets = player.form.pages[0].widgets
    return [widget.text for widget in widgets if isinstance(widget, Bullet)]


def test_of_a_fresh_deal_no_card_is_named() -> None:
    shown = options(looking(played(CODE, 0)))
    assert [option.title for option in shown] == [""] * 34
    assert [place for place, option in enumerate(shown) if option.enabled][:2] == [2, 5]


def test_what_was_drawn_and_undone_is_still_named() -> None:
    player = Player(played(CODE, 3))
    player.keys("z", "z", "z", "s")
    waste = played(CODE, 3).state.waste
    assert [option.title for option in options(player)[:10]] == [*map(card_sign, waste), ""]


def test_the_raised_cards_are_those_that_the_next_pass_brings() -> None:
    player = looking(played(CODE, 12))
    raised = [option.title for option in options(player) if option.enabled]
    game, _ = played(CODE, 12).play(Redeal())
    came = []
    while game.state.stock:
        game, _ = game.play(DealStock())
        came.append(card_sign(game.state.waste[-1]))
    assert raised == came
    assert said(player)[0].endswith(", ".join(came))


def test_choosing_a_card_shows_what_taking_it_changes_by_keys_and_by_mouse() -> None:
    by_keys, by_mouse = looking(played(CODE, 12)), looking(played(CODE, 12))
    by_keys.keys("right", "right")
    by_mouse.presses("card", 5)
    for player in (by_keys, by_mouse):
        assert player.form.values()["card"] == 5
        rings = [place for place, option in enumerate(options(player)) if option.picture]
        assert rings == [2, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]
        assert len(said(player)) == 2


def test_the_rest_of_this_pass_begins_with_the_card_on_top() -> None:
    player = looking(played(CODE, 2))
    player.goes_to("pass")
    player.keys("left")
    raised = [place for place, option in enumerate(options(player)) if option.enabled]
    assert raised == [5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 33]


def test_where_the_waste_is_never_turned_over_only_this_pass_is_shown() -> None:
    player = looking(played(RAINBOW, 4))
    assert player.form.values()["pass"] == "this"
    player.goes_to("pass")
    player.keys("right")
    assert player.form.values()["pass"] == "this"


@pytest.mark.parametrize("key", ["escape", "return"])
def test_the_window_closes_and_the_game_is_as_it_was(key: str) -> None:
    player = looking(played(CODE, 2))
    before = player.model.game
    player.keys(key)
    assert player.dialogs == []
    assert player.model.game is before
