"""Hints that are followed blindly win."""

from __future__ import annotations

import pytest
from follow_hints import days, is_won_by_hints, winnable

from canfield.app.adviser import Adviser
from canfield.engine import GameCode

LIKE = [GameCode.parse(code) for code in ("CF1-D3-AAAAAAA", "CF1-D1-AAAAAAA", "ST1-D3-AAAAAAA")]


@pytest.mark.parametrize("like", LIKE, ids=str)
def test_winnable_deals_are_won_by_whoever_does_what_the_hints_say(like: GameCode) -> None:
    adviser = Adviser()
    won = [
        is_won_by_hints(adviser, winnable(adviser, like, day), see_hidden=True) for day in days(4)
    ]
    adviser.close()
    assert won == [True] * 4
