"""Every colour of words can be read on every ground that it is put on, in all themes."""

from __future__ import annotations

import pytest

from canfield.store.settings import Cloth
from canfield.ui.theme import THEMES, Theme, blend, contrast

EACH_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))

WORDS_ON_CLOTH = ("text",)
ON_CLOTH = ("text_dim", "alarm")
GROUNDS_OF_THE_BAR = ("bar", "bar_hover", "bar_pressed")
ON_PANEL = ("ink", "muted", "brass_ink", "danger", "accent")
GROUNDS_OF_PANELS = ("panel", "plate", "plate_hover", "plate_pressed", "tint", "field")


def ratio(theme: Theme, one: str, other: str) -> float:
    return contrast(getattr(theme, one), getattr(theme, other))


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (119, 119, 119)) == pytest.approx(4.48, abs=0.01)
    assert contrast((10, 20, 30), (10, 20, 30)) == 1


def test_each_cloth_of_the_settings_has_its_theme() -> None:
    assert list(THEMES) == [cloth.value for cloth in Cloth]


@EACH_THEME
def test_words_on_the_cloth_stand_out_seven_to_one(theme: Theme) -> None:
    for ground in ("cloth", "cloth_edge"):
        assert ratio(theme, "text", ground) >= 7


@EACH_THEME
def test_quiet_words_and_refusals_on_the_cloth_can_be_read(theme: Theme) -> None:
    for words in ON_CLOTH:
        for ground in ("cloth", "cloth_edge", "bar"):
            assert ratio(theme, words, ground) >= 4.5, (words, ground)


@EACH_THEME
def test_the_bar_can_be_read_however_it_is_touched(theme: Theme) -> None:
    for ground in GROUNDS_OF_THE_BAR:
        assert ratio(theme, "text", ground) >= 4.5, ground


@EACH_THEME
def test_words_of_dialogs_can_be_read_on_all_their_grounds(theme: Theme) -> None:
    for words in ON_PANEL:
        for ground in GROUNDS_OF_PANELS:
            assert ratio(theme, words, ground) >= 4.5, (words, ground)
    assert ratio(theme, "ink", "selection") >= 4.5


@EACH_THEME
def test_main_buttons_can_be_read_however_they_are_touched(theme: Theme) -> None:
    for ground in ("accent", "accent_hover", "accent_pressed"):
        assert ratio(theme, "on_accent", ground) >= 4.5


@EACH_THEME
def test_lines_that_carry_a_meaning_can_be_seen(theme: Theme) -> None:
    assert ratio(theme, "brass", "cloth") >= 3
    for ground in GROUNDS_OF_PANELS:
        assert ratio(theme, "focus", ground) >= 3


def test_a_blend_goes_from_one_colour_to_the_other() -> None:
    assert blend((0, 10, 200), (100, 20, 0), 0) == (0, 10, 200)
    assert blend((0, 10, 200), (100, 20, 0), 1) == (100, 20, 0)
    assert blend((0, 10, 200), (100, 20, 0), 0.5) == (50, 15, 100)
