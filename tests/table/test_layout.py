"""What a player sees lie on the table, in any window and at any time of a game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import example as example_case
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import TABLEAU, GameState, Pile, Suit, Variant, visible_count
from canfield.table.frame import frame, index_height, relaxed_height
from canfield.table.geometry import Rect, Size
from canfield.table.layout import Layout, LayoutOptions, arrange, foundation_order
from tests.table.tables import (
    WINDOWS,
    example,
    exposed,
    holds,
    long_column,
    options,
    reached,
    states,
    table,
    windows,
)

USUAL = LayoutOptions()


def cloth(layout: Layout) -> Rect:
    """Return what the bars leave."""
    return Rect(0, layout.bar.bottom, layout.size.width, layout.ribbon.y - layout.bar.bottom)


# ---------------------------------------------------------------- everywhere

READ_LARGE = LayoutOptions(zoom=74, scale=190, bar=False)
"""A count as high as this is higher than the strip of a card."""


@given(windows, states, options)
def test_every_card_lies_whole_on_the_cloth(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    assert len(layout.places) == 52
    for card, place in layout.places.items():
        assert holds(cloth(layout), place.rect), card


@given(windows, states, options)
def test_every_card_is_five_by_seven(size: Size, state: GameState, chosen: LayoutOptions) -> None:
    layout = arrange(size, state, chosen)
    assert layout.card.width * 7 == layout.card.height * 5
    for rect in (*layout.piles.values(), *(place.rect for place in layout.places.values())):
        assert (rect.width, rect.height) == layout.card


@given(windows, states, options)
def test_no_pile_lies_on_another(size: Size, state: GameState, chosen: LayoutOptions) -> None:
    layout = arrange(size, state, chosen)
    for (one, zone), (other, second) in combinations(layout.zones.items(), 2):
        assert zone.overlap(second) == 0, (one, other)
    for pile, cards in state.piles().items():
        for card in cards:
            assert holds(layout.zones[pile], layout.places[card].rect), card


@given(windows, states, options)
@example_case(Size(1366, 768), reached(Variant.SUPERIOR, 3, 0, 0), READ_LARGE)
def test_every_covered_card_of_a_fan_shows_its_rank_and_suit(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    open_reserve = [Pile.RESERVE] if state.rules.open_reserve else []
    for pile in (*TABLEAU, *open_reserve):
        rects = [layout.places[card].rect for card in state.cards(pile)]
        for covered, covering in pairwise(rects):
            assert covering.x == covered.x
            assert covering.y - covered.y >= index_height(layout.card.height), pile


@given(windows, states, options)
def test_the_counts_are_written_on_bare_cloth(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    for label in (layout.stock_count, layout.reserve_count):
        assert holds(cloth(layout), label)
        assert label.height >= 12
        for card, place in layout.places.items():
            assert place.rect.overlap(label) == 0, card


@given(windows, states, options)
def test_only_cards_that_are_turned_show_their_faces(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    for pile, cards in state.piles().items():
        faces = [layout.places[card].face_up for card in cards]
        assert faces.count(True) == visible_count(state, pile)
        assert faces == sorted(faces)


@given(windows, states, options)
def test_an_upper_card_is_drawn_after_those_it_covers(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    assert len({place.z for place in layout.places.values()}) == 52
    for cards in state.piles().values():
        layers = [layout.places[card].z for card in cards]
        assert layers == sorted(layers)


@given(windows, states, options)
def test_the_same_table_is_always_laid_out_alike(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    first = arrange(size, state, chosen)
    frame.cache_clear()
    assert arrange(size, state, chosen) == first


@given(st.integers(1, 4000), st.integers(1, 4000), states, options)
def test_no_window_is_too_small_or_too_odd(
    width: int, height: int, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(Size(width, height), state, chosen)
    parts = (layout.bar, cloth(layout), layout.ribbon, layout.status)
    assert sum(part.height for part in parts) == height
    assert all(part.height >= 0 for part in parts)
    assert layout.card.width >= 5


@given(states, options)
def test_even_a_tiny_window_shows_all_cards(state: GameState, chosen: LayoutOptions) -> None:
    layout = arrange(Size(200, 150), state, chosen)
    for card, place in layout.places.items():
        assert holds(cloth(layout), place.rect), card


# ---------------------------------------------------------------- sizes


@pytest.mark.parametrize(
    ("size", "width"),
    [*zip(WINDOWS, (65, 85, 115, 125, 115, 160, 170, 150, 185, 225, 225, 340), strict=True)],
)
def test_cards_are_as_large_as_the_window_allows(size: Size, width: int) -> None:
    assert table(example(), size).card == Size(width, width * 7 // 5)


@given(st.integers(300, 4000), st.integers(300, 2500), st.integers(0, 300), st.integers(0, 300))
def test_a_larger_window_never_has_smaller_cards(
    width: int, height: int, wider: int, higher: int
) -> None:
    width = max(width, height + higher)
    small = table(example(), Size(width, height)).card
    assert table(example(), Size(width + wider, height + higher)).card >= small


def test_a_window_that_fills_half_a_screen_has_larger_cards_than_one_row_would_leave() -> None:
    layout = table(example(12), Size(960, 1040))
    assert layout.card.width * 7 > 960
    x = layout.piles[Pile.STOCK].x
    assert layout.piles[Pile.WASTE].x == layout.piles[Pile.RESERVE].x == x
    assert layout.piles[Pile.WASTE].y == layout.piles[Pile.T1].y


def test_a_table_keeps_still_while_columns_grow() -> None:
    cards = [table(long_column(length)).card for length in range(1, 27)]
    assert cards == sorted(cards, reverse=True)
    assert len(set(cards[:8])) == 1
    assert len(set(cards)) <= 6


def test_piles_keep_their_places_when_the_cards_shrink() -> None:
    few, many = table(long_column(5)), table(long_column(18))
    assert many.card < few.card
    for pile in Pile:
        assert abs(few.piles[pile].centre.x - many.piles[pile].centre.x) <= 1


def test_the_piles_stand_in_the_middle_of_the_window() -> None:
    for size in WINDOWS:
        layout = table(example(), size)
        left = layout.piles[Pile.STOCK].x
        right = size.width - layout.piles[Pile.T4].right
        assert abs(left - right) <= 1, size


@pytest.mark.parametrize("size", WINDOWS)
def test_piles_stand_apart_evenly_and_spread_in_wide_windows(size: Size) -> None:
    layout = table(example(), size)
    columns = [layout.piles[pile] for pile in TABLEAU]
    gaps = {right.x - left.right for left, right in pairwise(columns)}
    width = layout.card.width
    assert len(gaps) == 1
    assert width * 12 // 100 <= min(gaps) <= width * 40 // 100
    if size.width >= 1.7 * size.height:
        assert min(gaps) == width * 40 // 100


@given(windows, states, st.integers(50, 200), st.integers(0, 150))
def test_zooming_in_never_makes_cards_smaller(
    size: Size, state: GameState, zoom: int, more: int
) -> None:
    one = arrange(size, state, LayoutOptions(zoom=zoom)).card
    assert arrange(size, state, LayoutOptions(zoom=zoom + more)).card >= one


def test_zooming_out_halves_the_cards_and_in_grows_them_while_there_is_room() -> None:
    size = Size(1280, 800)
    half, usual, double = (
        arrange(size, example(), LayoutOptions(zoom=zoom)).card.width for zoom in (50, 100, 200)
    )
    assert (half, usual) == (60, 125)
    assert usual < double < 2 * usual


# ---------------------------------------------------------------- long columns


def test_a_column_of_eighteen_fits_the_smallest_window() -> None:
    layout = table(long_column(18), Size(640, 480))
    column = [layout.places[card].rect for card in long_column(18).tableau[0]]
    assert holds(cloth(layout), column[-1])
    for covered, covering in pairwise(column):
        assert covering.y - covered.y >= max(9, index_height(layout.card.height))


def test_a_long_column_relaxes_when_the_window_grows() -> None:
    state = long_column(18)
    small, middle, large = (
        table(state, size) for size in (Size(640, 480), Size(1280, 800), Size(1280, 2400))
    )
    assert step_down(small, state) < step_down(middle, state) < step_down(large, state)
    assert step_down(large, state) == relaxed_height(large.card.height)


def step_down(layout: Layout, state: GameState) -> int:
    """Return the height of the strips in the first column."""
    first, second = state.tableau[0][:2]
    return layout.places[second].rect.y - layout.places[first].rect.y


@pytest.mark.parametrize("length", [1, 8, 14, 19, 26, 36, 49])
@pytest.mark.parametrize("size", WINDOWS)
def test_no_column_is_too_long(size: Size, length: int) -> None:
    state = reached(Variant.CANFIELD, 3, 1, 0)
    pack = [card for cards in state.piles().values() for card in cards]
    column = tuple(pack[3 : 3 + length])
    state = replace(
        state,
        foundations=((), (), (), ()),
        reserve=(),
        waste=(),
        tableau=(column, tuple(pack[:1]), tuple(pack[1:2]), tuple(pack[2:3])),
        stock=tuple(pack[3 + length :]),
    )
    layout = table(state, size)
    assert holds(cloth(layout), layout.places[column[-1]].rect)
    for one, other in pairwise(column):
        step = layout.places[other].rect.y - layout.places[one].rect.y
        assert step >= index_height(layout.card.height)


# ---------------------------------------------------------------- piles


def test_stock_waste_reserve_foundations_and_columns_stand_where_players_look_for_them() -> None:
    piles = table(example()).piles
    assert piles[Pile.STOCK].y == piles[Pile.WASTE].y == piles[Pile.FH].y
    assert piles[Pile.STOCK].right < piles[Pile.WASTE].x < piles[Pile.T1].x
    assert piles[Pile.RESERVE].x == piles[Pile.STOCK].x
    assert piles[Pile.RESERVE].y == piles[Pile.T1].y > piles[Pile.STOCK].bottom
    for home, column in zip((Pile.FH, Pile.FS, Pile.FC, Pile.FD), TABLEAU, strict=True):
        assert piles[home].x == piles[column].x


def test_the_last_three_cards_of_the_waste_lie_side_by_side_in_draw_three() -> None:
    state = example(6)
    layout = table(state)
    rects = [layout.places[card].rect for card in state.waste]
    assert len(rects) > 4
    assert rects[-2].x - rects[-3].x == rects[-1].x - rects[-2].x
    assert rects[-1].x - rects[-2].x >= layout.card.width * 24 // 100
    assert set(rects[:-2]) == {layout.piles[Pile.WASTE]}


@pytest.mark.parametrize("shown", [1, 2])
def test_one_or_two_cards_of_the_waste_begin_at_its_outline(shown: int) -> None:
    state = example(1)
    state = replace(state, waste=state.waste[:shown], stock=state.stock + state.waste[shown:])
    layout = table(state)
    first = layout.places[state.waste[0]].rect
    assert first == layout.piles[Pile.WASTE]
    assert exposed(layout, state, Pile.WASTE).x == first.x + (shown - 1) * (
        layout.card.width * LayoutOptions().fan // 100
    )


def test_only_the_last_card_of_the_waste_shows_in_draw_one() -> None:
    state = reached(Variant.CANFIELD, 1, 3, 30)
    layout = table(state)
    assert len(state.waste) > 1
    assert {layout.places[card].rect for card in state.waste} == {layout.piles[Pile.WASTE]}


def test_an_open_reserve_is_spread_and_a_closed_one_is_not() -> None:
    closed, spread = example(), reached(Variant.SUPERIOR, 3, 1, 0)
    assert len({table(closed).places[card].rect for card in closed.reserve}) == 1
    assert len({table(spread).places[card].rect for card in spread.reserve}) == 13


@pytest.mark.parametrize(
    ("size", "width"),
    [*zip(WINDOWS, (50, 65, 85, 90, 85, 115, 125, 120, 175, 165, 165, 250), strict=True)],
)
def test_every_card_of_an_open_reserve_can_be_read(size: Size, width: int) -> None:
    state = reached(Variant.SUPERIOR, 3, 1, 0)
    layout = table(state, size)
    assert layout.card.width == width
    assert holds(cloth(layout), layout.reserve_count)
    for covered, covering in pairwise(layout.places[card].rect for card in state.reserve):
        assert covering.y - covered.y >= index_height(layout.card.height)


def test_the_base_suit_comes_first_unless_the_player_wants_a_fixed_order() -> None:
    state = example()
    assert foundation_order(state, USUAL) == (Pile.FH, Pile.FS, Pile.FC, Pile.FD)
    fixed = LayoutOptions(fixed_suit_order=True)
    for suit in Suit:
        order = foundation_order(replace(state, base_suit=suit), fixed)
        assert order == (Pile.FS, Pile.FH, Pile.FC, Pile.FD)


@given(windows, states, options)
def test_foundations_stand_in_the_order_that_is_told(
    size: Size, state: GameState, chosen: LayoutOptions
) -> None:
    layout = arrange(size, state, chosen)
    lefts = [layout.piles[pile].x for pile in layout.foundation_order]
    assert lefts == sorted(lefts)
    assert [layout.piles[pile].x for pile in TABLEAU] == lefts


# ---------------------------------------------------------------- left hand


@pytest.mark.parametrize("size", WINDOWS)
def test_for_the_left_hand_the_sides_are_exchanged(size: Size) -> None:
    right, left = (
        arrange(size, example(12), LayoutOptions(mirrored=mirrored)) for mirrored in (False, True)
    )
    for pile in (Pile.STOCK, Pile.WASTE, Pile.RESERVE):
        assert left.piles[pile].x == size.width - right.piles[pile].right
    for one, other in zip(TABLEAU, reversed(TABLEAU), strict=True):
        assert left.piles[one].x == size.width - right.piles[other].right


def test_for_the_left_hand_the_waste_still_shows_its_indices_and_plays_beside_the_stock() -> None:
    state = example(6)
    layout = arrange(Size(1280, 800), state, LayoutOptions(mirrored=True))
    lefts = [layout.places[card].rect.x for card in state.waste[-3:]]
    assert lefts[0] < lefts[1] < lefts[2]
    assert exposed(layout, state, Pile.WASTE) == layout.piles[Pile.WASTE]


# ---------------------------------------------------------------- bars


def test_what_is_switched_off_leaves_its_room_to_the_cards() -> None:
    bare = arrange(Size(1280, 800), example(), LayoutOptions(ribbon=False, bar=False))
    assert bare.bar.height == bare.ribbon.height == 0
    assert bare.card > table(example()).card


@given(windows, states, st.integers(100, 300))
def test_larger_words_leave_the_cards_most_of_the_window(
    size: Size, state: GameState, scale: int
) -> None:
    layout = arrange(size, state, LayoutOptions(scale=scale))
    bars = layout.bar.height + layout.ribbon.height + layout.status.height
    assert bars <= max(size) // 3
    assert layout.bar.height >= table(state, size).bar.height
    assert 100 <= layout.scale <= scale


def test_a_dense_screen_shows_what_another_shows_in_half_the_pixels() -> None:
    usual = table(example(), Size(1280, 800))
    dense = arrange(Size(2560, 1600), example(), LayoutOptions(scale=200))
    assert dense.scale == 200
    assert dense.bar.height == 2 * usual.bar.height
    assert abs(dense.card.width - 2 * usual.card.width) <= 10


@pytest.mark.parametrize("size", WINDOWS)
def test_bars_are_slim_yet_readable(size: Size) -> None:
    layout = table(example(), size)
    assert 36 <= layout.bar.height <= max(36, size.height // 18)
    assert 26 <= layout.status.height < layout.bar.height
    assert layout.status.bottom == size.height
    assert layout.ribbon.bottom == layout.status.y
    assert holds(cloth(layout), layout.message)
    assert layout.message.height >= 20
