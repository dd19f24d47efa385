"""The odds: an interval that holds what it says, however many deals were looked into."""

from __future__ import annotations

from random import Random

import pytest
from measure_odds import Found, Sample, report, samples, wilson

from canfield.engine import Rules, Variant

EASY, HARDER, HARDEST = 10_000, 300_000, 3_000_000
HARD_SHARE, HARD_WON, EASY_WON = 0.3, 0.6, 0.75
SHARE = HARD_SHARE * HARD_WON + (1 - HARD_SHARE) * EASY_WON


def deals(count: int, chance: Random) -> list[Found]:
    """Return verdicts as they come for deals drawn at random."""
    found = []
    for number in range(count):
        hard = chance.random() < HARD_SHARE
        won = chance.random() < (HARD_WON if hard else EASY_WON)
        nodes = chance.choice((HARDER, HARDEST)) if hard else EASY
        found.append(Found(number, "won" if won else "lost", nodes))
    return found


def interval(found: list[Found], *codes: int) -> tuple[float, float]:
    """Return the ends of the interval that is reported, as shares."""
    limits = (EASY, HARDER, HARDEST)
    words = report(Rules.of(Variant.CANFIELD), found, (len(found), *codes), limits).split()
    return float(words[-4]) / 100, float(words[-2]) / 100


@pytest.mark.parametrize("codes", [(200, 200), (600, 600), (600, 200)])
def test_of_a_hundred_intervals_about_ninety_five_hold_the_true_share(
    codes: tuple[int, int],
) -> None:
    intervals = [interval(deals(1000, Random(seed)), *codes) for seed in range(300)]
    hits = sum(low <= SHARE <= high for low, high in intervals)
    assert 0.92 <= hits / len(intervals) <= 0.98


def test_where_every_hard_deal_was_looked_into_it_is_the_interval_of_a_plain_count() -> None:
    found = deals(1000, Random(1))
    won = sum(each.outcome == "won" for each in found)
    assert interval(found, 1000, 1000) == pytest.approx(wilson(won, 1000), abs=1e-4)


def test_more_deals_that_tell_which_are_hard_make_the_interval_narrower() -> None:
    found = deals(5000, Random(2))
    (low, high), (lower, higher) = interval(found, 500, 500), interval(found[:500], 500, 500)
    assert high - low < 0.7 * (higher - lower)


def test_open_deals_count_as_lost_for_the_lower_end_and_as_won_for_the_upper() -> None:
    found = deals(1000, Random(3))
    low, high = interval(found, 1000, 1000)
    for number in [each.number for each in found if each.outcome == "won"][:20]:
        found[number] = Found(number, "unknown", HARDEST)
    assert interval(found, 1000, 1000) == pytest.approx((low - 0.02, high), abs=0.002)


def test_what_is_hard_for_one_limit_is_the_sample_of_the_next() -> None:
    nodes = [EASY, EASY + 1, HARDER + 1, EASY, HARDER]
    found = [Found(number, "won", limit) for number, limit in enumerate(nodes)]
    found.append(Found(5, "unknown", EASY))
    sorted_out = list(samples(found, (6, 4, 3), (EASY, HARDER, HARDEST)))
    assert sorted_out == [Sample(2, 0, 4), Sample(1, 0, 1), Sample(1, 0, 0)]
