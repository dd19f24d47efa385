"""What lies under the pointer, and where a dropped card goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import FOUNDATIONS, TABLEAU, GameState, Pile
from canfield.table.frame import index_height
from canfield.table.geometry import Point, Rect, Size
from canfield.table.hit import Target, aimed_at, best_drop, meant, target_at
from canfield.table.layout import Layout, LayoutOptions, arrange
from tests.engine.positions import position
from tests.table.tables import (
    WINDOWS,
    corners,
    example,
    exposed,
    long_column,
    options,
    states,
    table,
    windows,
)

# ---------------------------------------------------------------- under the pointer


def what_is_drawn(layout: Layout, state: GameState, point: Point) -> Target | None:
    """Find the topmost thing by looking at everything."""
    drawn = [
        (layout.places[card].z, Target(pile, 0 if pile is Pile.STOCK else count))
        for pile, cards in state.piles().items()
        for count, card in enumerate(reversed(cards), 1)
        if layout.places[card].rect.holds(point)
    ]
    if drawn:
        return max(drawn)[1]
    bare = [pile for pile, rect in layout.piles.items() if rect.holds(point)]
    return next((Target(pile, 0) for pile in bare if not state.cards(pile)), None)


@given(windows, states, options, st.data())
def test_the_card_under_the_pointer_is_the_one_that_is_seen_there(
    size: Size, state: GameState, chosen: LayoutOptions, data: st.DataObject
) -> None:
    layout = arrange(size, state, chosen)
    edges = [point for zone in layout.zones.values() for point in corners(zone)]
    anywhere = st.builds(Point, st.integers(0, size.width), st.integers(0, size.height))
    for point in data.draw(st.lists(st.sampled_from(edges) | anywhere, min_size=8, max_size=8)):
        assert target_at(layout, state, point) == what_is_drawn(layout, state, point)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("steps", [0, 6, 12, 90, 400])
def test_every_exposed_card_reacts_in_its_middle_and_in_its_corners(size: Size, steps: int) -> None:
    state = example(steps)
    layout = table(state, size)
    for pile in Pile:
        rect = exposed(layout, state, pile)
        count = 0 if pile is Pile.STOCK or not state.cards(pile) else 1
        for point in [rect.centre, *corners(rect, 2)]:
            assert target_at(layout, state, point) == Target(pile, count)


def test_each_covered_card_of_a_long_column_can_be_taken_in_its_strip() -> None:
    state = long_column(18)
    layout = table(state, Size(640, 480))
    for count, card in enumerate(reversed(state.tableau[0]), 1):
        rect = layout.places[card].rect
        strip = rect._replace(height=index_height(rect.height))
        for point in (strip.centre, *corners(strip, 1)):
            assert target_at(layout, state, point) == Target(Pile.T1, count)


def test_the_gap_below_a_column_and_the_bars_are_bare() -> None:
    state = example()
    layout = table(state)
    below = exposed(layout, state, Pile.T1)
    for point in (
        Point(below.x, below.bottom),
        layout.bar.centre,
        layout.status.centre,
        layout.ribbon.centre,
        Point(-5, -5),
        Point(*layout.size),
    ):
        assert target_at(layout, state, point) is None


def test_an_empty_pile_is_its_outline_and_no_more() -> None:
    state = position("Base 7h, T1: 9d 8s, T3: empty, R 0, S 0, W .. 4s 9h")
    layout = table(state)
    outline = layout.piles[Pile.T3]
    assert target_at(layout, state, outline.centre) == Target(Pile.T3, 0)
    assert target_at(layout, state, Point(outline.x, outline.bottom)) is None
    stock = layout.piles[Pile.STOCK]
    assert target_at(layout, state, stock.centre) == Target(Pile.STOCK, 0)


# ---------------------------------------------------------------- where a card goes

TWO_SEVENS = position("Base 2h, T1: 7s, T2: 7c, T3: 4d, T4: 5d, R 5/Jd, W .. 6h")
ACCEPTED = {Pile.T1, Pile.T2}


def between(layout: Layout, left: Pile, right: Pile, percent: int) -> Rect:
    """Return a card over two piles side by side, so much of what they get for the right one."""
    one, other = layout.piles[left], layout.piles[right]
    covered = one.width - (other.x - one.right)
    return one.moved(other.x - one.x - one.width + covered * percent // 100, 0)


def test_a_card_over_two_columns_goes_to_the_one_it_covers_more() -> None:
    layout = table(TWO_SEVENS)
    held = between(layout, Pile.T1, Pile.T2, 60)
    assert best_drop(layout, held, ACCEPTED, held.centre) is Pile.T2
    held = between(layout, Pile.T1, Pile.T2, 40)
    assert best_drop(layout, held, ACCEPTED, held.centre) is Pile.T1


def test_a_card_goes_past_a_nearer_column_that_does_not_take_it() -> None:
    layout = table(TWO_SEVENS)
    held = between(layout, Pile.T1, Pile.T2, 60)
    assert best_drop(layout, held, {Pile.T1}, held.centre) is Pile.T1
    assert aimed_at(layout, held, held.centre) is Pile.T2


def test_a_card_over_columns_that_do_not_take_it_goes_nowhere() -> None:
    layout = table(TWO_SEVENS)
    held = between(layout, Pile.T1, Pile.T2, 60)
    assert best_drop(layout, held, set(), held.centre) is None
    assert best_drop(layout, held, {Pile.T4}, held.centre) is None


@pytest.mark.parametrize(("share", "goal"), [(30, Pile.FH), (70, Pile.T1)])
def test_a_card_over_a_column_and_a_foundation_goes_to_the_one_it_covers_more(
    share: int, goal: Pile
) -> None:
    layout = table(TWO_SEVENS)
    upper, lower = layout.piles[layout.foundation_order[0]], layout.piles[Pile.T1]
    covered = upper.height - (lower.y - upper.bottom)
    held = upper.moved(0, lower.y - upper.bottom + covered * share // 100)
    assert best_drop(layout, held, {Pile.FH, Pile.T1}, held.centre) is goal


@pytest.mark.parametrize("over", FOUNDATIONS)
def test_any_foundation_stands_for_the_right_one(over: Pile) -> None:
    layout = table(TWO_SEVENS)
    held = layout.piles[over].moved(3, 5)
    assert best_drop(layout, held, {Pile.FD, Pile.T1}, held.centre) is Pile.FD
    assert aimed_at(layout, held, held.centre) is over


def test_of_columns_covered_alike_the_one_under_the_pointer_takes_the_card() -> None:
    layout = table(TWO_SEVENS)
    one, other = layout.piles[Pile.T1], layout.piles[Pile.T2]
    held = Rect(one.right - 30, one.y, other.x - one.right + 60, one.height)
    assert layout.zones[Pile.T1].overlap(held) == layout.zones[Pile.T2].overlap(held)
    for pile in ACCEPTED:
        assert best_drop(layout, held, ACCEPTED, layout.piles[pile].centre) is pile


@pytest.mark.parametrize("pile", TABLEAU)
def test_a_card_may_be_dropped_anywhere_in_the_lane_of_a_column(pile: Pile) -> None:
    layout = table(TWO_SEVENS)
    held = layout.piles[pile]._replace(y=layout.ribbon.y - 40)
    assert best_drop(layout, held, set(TABLEAU), held.centre) is pile


def test_a_card_over_bare_cloth_goes_nowhere() -> None:
    layout = table(TWO_SEVENS)
    held = Rect(layout.size.width, 0, *layout.card)
    assert aimed_at(layout, held, held.centre) is None


@pytest.mark.parametrize("pile", Pile)
def test_a_pile_means_itself_unless_another_foundation_is_the_right_one(pile: Pile) -> None:
    assert meant(pile, ()) is pile
    assert meant(pile, {Pile.FC, Pile.T1}) is (Pile.FC if pile in FOUNDATIONS else pile)
