"""Each setting is answered at once, or waits for the next deal and says so; all are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from canfield.app.messages import Dealt, SaveConfig
from canfield.app.model import rearranged
from canfield.app.opening import settings_form
from canfield.app.view import scene, status_line
from canfield.engine import GameCode, Scoring
from canfield.store.settings import Settings, to_values
from canfield.table.options import Scale
from canfield.table.value import replace
from canfield.ui.scene import Scene
from canfield.ui.strings.table import remarks
from canfield.ui.widgets.form import TABS, Spot
from canfield.ui.widgets.placing import place
from canfield.ui.widgets.values import Toggle
from tests.app.player import Player, game_after, measure, model_of

NAMES = [
    key for key in settings_form(model_of(game_after(0))).values() if key in to_values(Settings())
]


def changed(name: str) -> Player:
    """Return a player who has changed this setting in the Settings window, by keys."""
    player = Player(game_after(5))
    player.keys("ctrl+,")
    player.goes_to(name)
    control = player.form.control(name)
    player.asked.clear()
    if isinstance(control, Toggle):
        player.keys("space")
    else:
        player.keys("right")
        if to_values(player.model.settings)[name] == to_values(Settings())[name]:
            player.keys("left")
    return player


def shown(player: Player) -> Scene:
    return scene(player.model, player.now, measure())


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_changed_in_the_window_is_kept_and_all_others_stay(name: str) -> None:
    player = changed(name)
    before, after = to_values(Settings()), to_values(player.model.settings)
    assert {key for key in after if after[key] != before[key]} == {name}
    assert SaveConfig() in player.asked
    assert player.form.values()[name] == after[name]
    assert player.model.game.entries == game_after(5).entries


SEEN: dict[str, Callable[[Scene], object]] = {
    "cloth": lambda scene: scene.theme,
    "deck": lambda scene: scene.deck.faces,
    "back": lambda scene: scene.deck.back,
    "four_colours": lambda scene: scene.deck.four_colours,
    "zoom": lambda scene: scene.layout.card,
    "ribbon": lambda scene: scene.layout.ribbon.height,
    "show_clock": lambda scene: len(scene.status.values),
    "fixed_suit_order": lambda scene: scene.layout.foundation_order,
    "mirrored": lambda scene: scene.layout.piles,
}


@pytest.mark.parametrize("name", SEEN)
def test_a_setting_of_looks_is_seen_at_once(name: str) -> None:
    assert SEEN[name](shown(changed(name))) != SEEN[name](shown(Player(game_after(5))))


@pytest.mark.parametrize("desktop", [100, 125, 150])
def test_words_and_buttons_are_as_large_as_the_desktop_wants_or_as_is_set(desktop: int) -> None:
    player = Player(game_after(5))
    usual = shown(player).layout.bar.height
    player.model = rearranged(replace(player.model, scale=Scale(desktop)))
    assert abs(shown(player).layout.bar.height * 100 - usual * desktop) < 3 * 100
    player.keys("ctrl+,")
    player.goes_to("scale")
    player.keys("right", "right", "right")
    assert player.model.settings.scale == 150
    assert abs(shown(player).layout.bar.height * 100 - usual * 150) < 3 * 100


def test_the_settings_stay_under_the_pointer_when_words_grow() -> None:
    player = Player(game_after(5), replace(Settings(), scale=175))
    player.keys("ctrl+,")
    placed = place(player.form, player.model.size, measure(), player.model.layout.scale / 100)
    tab = next(part.rect for part in placed.parts if part.spot == Spot(TABS, 2))
    player.clicks_at(tab.centre)
    assert player.form.page == 2


@pytest.mark.parametrize("name", ["scoring", "take_back"])
def test_a_setting_of_rules_waits_for_the_next_deal_and_says_so(name: str) -> None:
    player = changed(name)
    assert player.model.remark is not None
    assert player.model.remark.text == remarks()["next_deal"]
    assert player.model.game.rules == game_after(5).rules
    assert player.model.game.scoring is Scoring.STANDARD
    player.keys("escape")
    player.tells(Dealt(GameCode.parse("CF1-D3-AAAAACM")))
    game = player.model.game
    assert (game.scoring is not Scoring.STANDARD) is (name == "scoring")
    assert game.rules.take_back is (name != "take_back")


def test_the_undo_limit_holds_at_once() -> None:
    player = Player()
    for _ in range(105):
        player.keys("space")
    player.keys("ctrl+,")
    player.goes_to("undo_limit")
    player.keys("right")
    assert player.model.settings.undo_limit is None
    player.keys("escape")
    for _ in range(105):
        player.keys("z")
    assert player.model.game.cursor == 0


def test_without_animation_cards_are_where_they_belong_at_once() -> None:
    player = changed("animation")
    while player.model.settings.animation != "off":
        player.keys("left")
    player.keys("escape", "space")
    assert not shown(player).poses


def test_undos_counted_as_moves_are_shown_as_such() -> None:
    plain = Player(game_after(5))
    plain.keys("z")
    counted = Player(game_after(5), Settings(undo_counts=True))
    counted.keys("z")
    values = [dict(status_line(p.model, p.now, measure()).values) for p in (plain, counted)]
    assert [value["Moves"] for value in values] == ["4", "6"]


def test_mute_is_a_setting_that_is_kept() -> None:
    player = Player(game_after(5))
    assert player.keys("m") == [SaveConfig()]
    assert player.model.settings.sound is False
    assert player.keys("m") == [SaveConfig()]
    assert player.model.settings == Settings()


def test_f2_changes_the_rules_of_the_next_deal_only() -> None:
    player = Player(game_after(5))
    assert player.keys("f2") == [SaveConfig()]
    assert player.model.game.rules.variant == "CF"
    (wanted,) = player.keys("ctrl+n")
    assert str(wanted.like).startswith("SU")  # type: ignore[union-attr]
    player.keys("f2")
    (wanted,) = player.keys("ctrl+n")
    assert str(wanted.like).startswith("CF")  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["ctrl++", "ctrl+-"])
def test_zooming_by_keys_stops_at_the_ends_and_is_kept(key: str) -> None:
    player = Player(game_after(5))
    for _ in range(30):
        assert SaveConfig() in player.keys(key)
    assert player.model.settings.zoom in {50, 200}
    player.keys("ctrl+0")
    assert player.model.settings == Settings()


def step_of_the_waste(player: Player) -> int:
    """Return how far the exposed card of the waste lies beside the one below it."""
    below, exposed = player.model.state.waste[-2:]
    places = player.model.layout.places
    return places[exposed].rect.x - places[below].rect.x


def test_the_waste_is_fanned_closer_where_the_signs_are_large() -> None:
    before, after = Player(game_after(5)), changed("deck")
    assert 0 < step_of_the_waste(after) < step_of_the_waste(before)
