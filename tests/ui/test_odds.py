"""The New game window says how often the chosen deals can be won."""

from __future__ import annotations

import pytest

from canfield.engine import DRAWS, Variant
from canfield.ui.strings.odds import odds_words

PLAYED = [(variant, draw) for variant in Variant for draw in DRAWS[variant]]


@pytest.mark.parametrize(("variant", "draw"), PLAYED)
def test_every_game_that_can_be_chosen_tells_its_odds(variant: Variant, draw: int) -> None:
    assert "of 100 deals can be won" in odds_words(variant, draw)


def test_what_is_known_to_a_point_is_one_number() -> None:
    assert odds_words(Variant.STOREHOUSE, 1) == "About 44 of 100 deals can be won."


def test_nearly_every_deal_is_told_as_so_many_at_least() -> None:
    assert odds_words(Variant.CANFIELD, 1) == "At least 99 of 100 deals can be won."


def test_what_is_not_played_has_no_odds() -> None:
    assert not odds_words(Variant.RAINBOW, 3)
