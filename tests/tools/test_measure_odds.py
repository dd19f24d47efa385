"""The odds: an interval that holds what it says, however many deals were looked into."""

from __future__ import annotations

from random import Random

import pytest
from measure_odds import Found, report, shares, wilson

from canfield.engine import Rules, Variant

EASY = 10_000
HARD_SHARE, HARD_WON, EASY_WON = 0.3, 0.6, 0.75
SHARE = HARD_SHARE * HARD_WON + (1 - HARD_SHARE) * EASY_WON


def deals(count: int, chance: Random) -> list[Found]:
    """Return verdicts as they come for deals drawn at random."""
    found = []
    for number in range(count):
        hard = chance.random() < HARD_SHARE
        won = chance.random() < (HARD_WON if hard else EASY_WON)
        found.append(Found(number, "won" if won else "lost", EASY + 1 if hard else EASY))
    return found


def interval(found: list[Found], codes: int) -> tuple[float, float]:
    """Return the ends of the interval that is reported, as shares."""
    words = report(Rules.of(Variant.CANFIELD), found, codes, EASY).split()
    return float(words[-4]) / 100, float(words[-2]) / 100


@pytest.mark.parametrize("codes", [200, 600])
def test_of_a_hundred_intervals_about_ninety_five_hold_the_true_share(codes: int) -> None:
    intervals = [interval(deals(1000, Random(seed)), codes) for seed in range(300)]
    hits = sum(low <= SHARE <= high for low, high in intervals)
    assert 0.92 <= hits / len(intervals) <= 0.98


def test_where_every_hard_deal_was_looked_into_it_is_the_interval_of_a_plain_count() -> None:
    found = deals(1000, Random(1))
    won = sum(each.outcome == "won" for each in found)
    assert interval(found, 1000) == pytest.approx(wilson(won, 1000), abs=1e-4)


def test_more_deals_that_tell_which_are_hard_make_the_interval_narrower() -> None:
    found = deals(5000, Random(2))
    (low, high), (lower, higher) = interval(found, 500), interval(found[:500], 500)
    assert high - low < 0.7 * (higher - lower)


def test_open_deals_count_as_lost_for_the_lower_end_and_as_won_for_the_upper() -> None:
    found = deals(1000, Random(3))
    low, high = interval(found, 1000)
    for number in [each.number for each in found if each.outcome == "won"][:20]:
        found[number] = Found(number, "unknown", 10 * EASY)
    assert interval(found, 1000) == pytest.approx((low - 0.02, high), abs=0.002)


def test_a_deal_that_took_more_positions_than_the_first_limit_is_hard_though_it_is_decided() -> (
    None
):
    found = [Found(0, "won", EASY), Found(1, "won", EASY + 1), Found(2, "unknown", EASY)]
    assert shares(found, found[:2], EASY)[:3] == (1, 0, 2)
