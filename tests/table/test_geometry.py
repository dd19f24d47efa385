"""Rectangles of whole pixels."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from canfield.table.geometry import Point, Rect

numbers = st.integers(-30, 30)
sides = st.integers(0, 12)
rects = st.builds(Rect, numbers, numbers, sides, sides)


def pixels(rect: Rect) -> set[Point]:
    """Return every point inside."""
    return {Point(x, y) for x in range(rect.x, rect.right) for y in range(rect.y, rect.bottom)}


@given(rects)
def test_a_rectangle_has_as_many_points_as_its_area(rect: Rect) -> None:
    assert len(pixels(rect)) == rect.area


@given(rects, numbers, numbers)
def test_a_rectangle_holds_the_points_inside_it(rect: Rect, x: int, y: int) -> None:
    assert rect.holds(Point(x, y)) == (Point(x, y) in pixels(rect))
    assert not rect.area or rect.holds(rect.centre)


@given(rects, rects)
def test_an_overlap_counts_the_common_points(one: Rect, other: Rect) -> None:
    assert one.overlap(other) == other.overlap(one) == len(pixels(one) & pixels(other))


@given(rects, rects)
def test_a_union_is_the_smallest_rectangle_around_both(one: Rect, other: Rect) -> None:
    both = one.union(other)
    assert pixels(one) | pixels(other) <= pixels(both)
    assert both.x == min(one.x, other.x)
    assert both.y == min(one.y, other.y)
    assert both.right == max(one.right, other.right)
    assert both.bottom == max(one.bottom, other.bottom)


@given(rects, numbers, numbers)
def test_a_moved_rectangle_keeps_its_size(rect: Rect, dx: int, dy: int) -> None:
    moved = rect.moved(dx, dy)
    assert pixels(moved) == {Point(x + dx, y + dy) for x, y in pixels(rect)}


@given(rects, st.integers(0, 5))
def test_a_grown_rectangle_shrinks_back(rect: Rect, margin: int) -> None:
    grown = rect.grown(margin)
    assert grown.grown(-margin) == rect
    assert (grown.width, grown.height) == (rect.width + 2 * margin, rect.height + 2 * margin)
    assert pixels(rect) <= pixels(grown)
