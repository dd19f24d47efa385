"""Every choice of the player survives, and one that makes no sense takes no other with it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import pytest

from canfield.engine import Rules, Scoring, Variant
from canfield.store.config import Config, load_config, save_config
from canfield.store.settings import (
    Animation,
    Back,
    Click,
    Cloth,
    Deck,
    HintLevel,
    RightClick,
    Settings,
    WindowPlace,
    from_values,
    peek_settings,
    to_values,
)

if TYPE_CHECKING:
    from pathlib import Path

OTHER: dict[str, list[Any]] = {
    "variant": [v for v in Variant if v is not Variant.CANFIELD],
    "draw": [1],
    "scoring": [Scoring.CARDS, Scoring.VEGAS, Scoring.NONE],
    "click": [Click.SENDS, Click.NOTHING],
    "undo_limit": [None, 1, 1000],
    "animation": [Animation.OFF, Animation.FAST, Animation.SLOW],
    "cloth": [cloth for cloth in Cloth if cloth is not Cloth.GREEN],
    "deck": [Deck.LARGE],
    "back": [Back.ROSETTE, Back.STRIPES],
    "zoom": [50, 99, 200],
    "scale": [100, 125, 300],
    "right_click": [RightClick.SENDS],
    "hints": [HintLevel.NUDGE, HintLevel.OFF],
    "language": ["de", "pt-BR"],
    "player": ["Zoë Müller", "♠"],
    "window": [
        WindowPlace(0, 0, 640, 480),
        WindowPlace(-1920, 20, 1280, 800, maximised=True),
        WindowPlace(1, 2, 3840, 2160, fullscreen=True),
    ],
}
CHOICES = [
    (field.name, value)
    for field in fields(Settings)
    for value in OTHER.get(field.name, [not field.default])
]
NONSENSE = [None, -1, 2, 7, 0.5, 1e400, "", "fast", "x" * 1000, "a\nb", [], [1], {}, {"a": 1}]
WINDOWS: list[Any] = [
    [0, 0, 640, 480],
    {"x": 0, "y": 0, "width": 0, "height": 0},
    {"x": 0, "y": 0, "width": 640},
    {"x": 0, "y": 10**7, "width": 640, "height": 480},
    {"x": 0, "y": 0, "width": 640, "height": 480, "maximised": 1},
]


@pytest.mark.parametrize(("name", "value"), CHOICES, ids=str)
def test_every_setting_survives_a_restart(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "config.json"
    choice: dict[str, Any] = {name: value}
    chosen = replace(Settings(), **choice)
    assert chosen != Settings()
    assert save_config(path, Config(chosen)) is None
    assert load_config(path) == (Config(chosen), ())
    assert peek_settings(path) == chosen


def test_the_tests_know_a_second_choice_for_every_setting() -> None:
    assert {name for name, _ in CHOICES} == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_nonsense_in_one_setting_leaves_the_others_as_they_were(name: str) -> None:
    chosen = Settings(
        draw=1, scoring=Scoring.NONE, sound=False, zoom=150, player="Ann", undo_limit=None
    )
    for nonsense in NONSENSE:
        settings, bad = from_values({**to_values(chosen), name: nonsense})
        if not bad:
            assert getattr(settings, name) == nonsense
        else:
            assert bad == (name,)
            assert settings == replace(chosen, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize("name", [f.name for f in fields(Settings) if isinstance(f.default, bool)])
@pytest.mark.parametrize("nonsense", [0, 1, "true", None])
def test_a_switch_is_on_or_off_and_nothing_else(name: str, nonsense: object) -> None:
    assert from_values({name: nonsense}) == (Settings(), (name,))


@pytest.mark.parametrize(
    ("name", "nonsense"),
    [
        ("draw", 2),
        ("draw", True),
        ("draw", "3"),
        ("zoom", 49),
        ("zoom", 201),
        ("undo_limit", 0),
        ("animation", 7),
        ("variant", "XX"),
        ("player", "x" * 41),
        ("player", "bell\a"),
    ],
)
def test_a_value_out_of_bounds_becomes_the_default(name: str, nonsense: object) -> None:
    assert from_values({name: nonsense}) == (Settings(), (name,))


@pytest.mark.parametrize("place", WINDOWS)
def test_a_window_nobody_could_see_is_forgotten(place: object) -> None:
    assert from_values({"window": place}) == (Settings(), ("window",))


@pytest.mark.parametrize("values", [None, [], "settings", 5])
def test_settings_that_are_no_object_are_the_defaults(values: object) -> None:
    assert from_values(values) == (Settings(), ())


def test_a_name_that_is_not_known_is_passed_over() -> None:
    assert from_values({"gravity": 9.81, "draw": 1}) == (Settings(draw=1), ())


@pytest.mark.parametrize(
    ("settings", "rules"),
    [
        (Settings(), Rules.of(Variant.CANFIELD, 3)),
        (Settings(draw=1), Rules.of(Variant.CANFIELD, 1)),
        (Settings(variant=Variant.RAINBOW, draw=3), Rules.of(Variant.RAINBOW, 1)),
        (Settings(take_back=False), replace(Rules.of(Variant.CANFIELD, 3), take_back=False)),
        (Settings(variant=Variant.STRICT), Rules.of(Variant.STRICT, 3)),
    ],
)
def test_the_next_deal_is_played_by_the_rules_that_were_chosen(
    settings: Settings, rules: Rules
) -> None:
    assert settings.rules == rules


def test_looking_for_settings_where_there_are_none_finds_the_defaults(tmp_path: Path) -> None:
    assert peek_settings(tmp_path / "config.json") == Settings()
    (tmp_path / "config.json").write_bytes(b'{"settings": 3}')
    assert peek_settings(tmp_path / "config.json") == Settings()
    (tmp_path / "config.json").write_bytes(b"bad")
    assert peek_settings(tmp_path / "config.json") == Settings()
