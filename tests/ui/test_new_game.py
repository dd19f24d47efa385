"""What the New game window asks for, whatever the player chose and typed."""

from __future__ import annotations

import pytest

from canfield.engine import GameCode, GameCodeError, Scoring, Suit, Variant
from canfield.table.inputs import Pasted
from canfield.ui.dialogs.find import find_card, sought
from canfield.ui.dialogs.messages import blamed, game_code, typed_game
from canfield.ui.dialogs.new_game import Deal, Wish, new_game, wish
from canfield.ui.widgets import Changed, Chosen
from canfield.ui.widgets.items import Label, Plate
from canfield.ui.widgets.values import TextField
from tests.ui.forms import CODE, Player


def test_at_first_it_asks_for_what_was_played_last() -> None:
    assert wish(new_game(Variant.SUPERIOR, 3)) == Wish(Variant.SUPERIOR, 3, Deal.ANY)


def test_hard_and_easy_are_a_click_apart() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    assert player.click("draw", 1) == (Changed("draw", 1),)
    assert wish(player.form).draw == 1
    player.press("left")
    assert wish(player.form).draw == 3


@pytest.mark.parametrize("variant", [Variant.RAINBOW, Variant.STOREHOUSE])
def test_variants_that_draw_one_card_take_the_choice_away(variant: Variant) -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.click("variant", list(Variant).index(variant))
    assert wish(player.form) == Wish(variant, 1, Deal.ANY)
    spots = [part.spot.place for part in player.placed.parts if part.spot.key == "draw"]
    assert spots == [1]


def test_without_proved_deals_those_cannot_be_chosen() -> None:
    player = Player(new_game(Variant.CANFIELD, 3, winnable=False))
    places = [part.spot.place for part in player.placed.parts if part.spot.key == "cards"]
    assert places == [0, 3]


def test_a_pasted_code_brings_its_rules_with_it() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted(" su1 d1 aaaaacl "))
    code = GameCode.parse("SU1-D1-AAAAACL")
    assert wish(player.form) == Wish(Variant.SUPERIOR, 1, Deal.CODE, code)
    assert player.text("variant") is Variant.SUPERIOR


def test_other_rules_keep_the_cards_of_a_code() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted("CF1-D3-AAAAACL"))
    player.click("variant", 3)
    assert wish(player.form).code == GameCode.parse("RB1-D1-AAAAACL")


def test_an_erased_code_is_any_deal_again() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted("CF"))
    assert player.text("cards") is Deal.CODE
    player.press("backspace", "backspace")
    assert player.text("cards") is Deal.ANY


def test_another_deal_than_the_code_may_be_chosen_and_the_code_stays() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted("CF1-D3-AAAAACL"))
    player.click("cards", 0)
    assert wish(player.form) == Wish(Variant.CANFIELD, 3, Deal.ANY)
    player.click("cards", 3)
    assert wish(player.form).code == CODE


def test_the_caret_stays_where_one_types() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted("CF1-D3-AAAAAC"))
    player.press("left", "left")
    player.write("X")
    field = player.form.control("code")
    assert isinstance(field, TextField)
    assert (field.text, field.caret) == ("CF1-D3-AAAAXAC", 12)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("XX1-D3-AAAAACL", "XX1"),
        ("CF1-D7-AAAAACL", "D7"),
        ("CF1-D3-AAA9ACL", "9ACL"),
        ("CF2-D3-AAAAACL", "2"),
        ("CF1-D3-AAA", ""),
    ],
)
def test_a_wrong_code_is_underlined_where_it_is_wrong(text: str, part: str) -> None:
    player = Player(game_code(CODE))
    player.write(text)
    with pytest.raises(GameCodeError) as caught:
        typed_game(player.form, Scoring.STANDARD)
    player.form = blamed(player.form, caught.value)
    placed = player.placed
    carets = placed.carets["code"]
    line = next(
        item.rect for item in placed.body if isinstance(item, Plate) and item.fill == "danger"
    )
    start = text.index(part) if part else len(text)
    assert line.x == carets[start]
    if part:
        assert 0 <= line.right - carets[start + len(part)] <= 2
    said = " ".join(
        item.text for item in placed.body if isinstance(item, Label) and item.role == "danger"
    )
    assert said == caught.value.reason


def test_what_is_looked_for_is_what_was_chosen() -> None:
    player = Player(find_card())
    assert sought(player.form) == (None, None)
    player.click("rank", 12)
    player.click("suit", 2)
    assert sought(player.form) == (12, Suit.HEARTS)
    assert player.press("return") == (Chosen("mark"),)


def test_the_blame_goes_when_the_code_is_mended() -> None:
    player = Player(new_game(Variant.CANFIELD, 3))
    player.do(Pasted("CF1-D3-AAA9ACL"))
    with pytest.raises(GameCodeError) as caught:
        wish(player.form)
    player.form = blamed(player.form, caught.value)
    player.press("delete")
    player.write("a")
    assert wish(player.form).code == CODE
    assert not [
        item for item in player.placed.body if isinstance(item, Label) and item.role == "danger"
    ]
