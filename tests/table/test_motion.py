"""How cards glide: they never jump, never dawdle, and end exactly where they belong."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import Card, Game, GameCode, GameState, Pile, apply, parse_move
from canfield.table.geometry import Point, Rect
from canfield.table.layout import LayoutOptions, Place, arrange
from canfield.table.motion import (
    CASCADE,
    LONGEST,
    Motion,
    Pose,
    Speed,
    aim,
    busy_until,
    deal,
    sample,
    settled,
)
from tests.table.tables import WINDOWS, example, states, table

Places = Mapping[Card, Place]

MOVING = [Speed.FAST, Speed.NORMAL, Speed.SLOW]


def look(motion: Motion, places: Places, now: float) -> dict[Card, tuple[int, int, float]]:
    """Return where every card is seen, and how far it is turned."""
    seen = {card: (*place.rect[:2], float(place.face_up)) for card, place in places.items()}
    poses = sample(motion, now)
    return seen | {card: (*pose.rect[:2], pose.turn) for card, pose in poses.items()}


def after_move(state: GameState, move: str) -> GameState:
    """Return the position after a move."""
    return apply(state, parse_move(move))[0]


# ---------------------------------------------------------------- never a jump


@given(
    st.lists(st.tuples(states, st.sampled_from(WINDOWS), st.floats(0, 0.6)), min_size=2),
    st.sampled_from(MOVING),
)
def test_whatever_happens_while_cards_move_none_jumps_and_all_arrive(
    changes: list[tuple[GameState, object, float]], speed: Speed
) -> None:
    motion, now = Motion(), 10.0
    layouts = [arrange(size, state, LayoutOptions()) for state, size, _ in changes]  # type: ignore[arg-type]
    places: Places = layouts[0].places
    for layout, (_, _, wait) in zip(layouts, changes, strict=True):
        before = look(motion, places, now)
        motion = aim(motion, places, layout.places, now, speed)
        places = layout.places
        assert look(motion, places, now) == before
        assert busy_until(motion) <= now + LONGEST * speed.value + 1e-9
        now += wait
    now = max(now, busy_until(motion))
    assert sample(motion, now) == {}
    assert settled(motion, now) == Motion()


@given(states, states, st.floats(0, 0.3), st.floats(0, 0.3))
def test_a_card_on_its_way_only_gets_nearer(
    one: GameState, other: GameState, early: float, late: float
) -> None:
    early, late = sorted((early, late))
    before, after = table(one).places, table(other).places
    motion = aim(Motion(), before, after, 0.0, Speed.NORMAL)
    first, second = look(motion, after, early), look(motion, after, late)
    for card, place in after.items():
        assert distance(second[card], place.rect) <= distance(first[card], place.rect) + 1


def distance(seen: tuple[int, int, float], rect: Rect) -> float:
    """Return how far a card is from its place."""
    return math.dist(seen[:2], rect[:2])


def test_a_card_set_on_another_way_starts_from_where_it_is_seen() -> None:
    state = example(1)
    there = after_move(state, "W>T2")
    card = state.waste[-1]
    home, away = table(state).places, table(there).places
    going = aim(Motion(), home, away, 0.0, Speed.NORMAL)
    seen = sample(going, 0.05)[card]
    back = aim(going, away, home, 0.05, Speed.NORMAL)
    assert sample(back, 0.05)[card].rect == seen.rect
    assert seen.rect not in (home[card].rect, away[card].rect)


def test_a_card_let_go_starts_where_the_player_held_it() -> None:
    state = example(1)
    places = table(state).places
    card = state.waste[-1]
    held = places[card].rect.moved(200, 90)
    motion = aim(Motion(), places, places, 5.0, Speed.NORMAL, drawn={card: held})
    assert list(motion.tracks) == [card]
    assert sample(motion, 5.0)[card].rect == held
    assert sample(motion, busy_until(motion)) == {}


@given(states, states, st.floats(0, 2))
def test_a_way_ends_exactly_at_the_place(one: GameState, other: GameState, late: float) -> None:
    after = table(other).places
    motion = aim(Motion(), table(one).places, after, 0.0, Speed.NORMAL)
    for card, track in motion.tracks.items():
        pose = track.at(track.arrival + late)
        assert (pose.rect, pose.face_up, pose.breadth) == (*after[card][::2], 1.0)


def test_a_card_dropped_exactly_on_its_place_does_not_move() -> None:
    state = example(1)
    places = table(state).places
    card = state.waste[-1]
    drawn = {card: places[card].rect}
    assert aim(Motion(), places, places, 5.0, Speed.NORMAL, drawn=drawn) == Motion()


def test_a_card_on_its_way_is_not_held_up_by_what_others_do() -> None:
    state = example(1)
    one = after_move(state, "W>T2")
    two = after_move(one, "D")
    first = aim(Motion(), table(state).places, table(one).places, 0.0, Speed.NORMAL)
    second = aim(first, table(one).places, table(two).places, 0.1, Speed.NORMAL)
    card = state.waste[-1]
    assert second.tracks[card] == first.tracks[card]
    assert set(two.waste[-3:]) <= set(second.tracks)


def test_cards_that_stay_do_not_move() -> None:
    state = example()
    places = table(state).places
    assert aim(Motion(), places, places, 0.0, Speed.NORMAL) == Motion()


# ---------------------------------------------------------------- how long, how high


@pytest.mark.parametrize("speed", MOVING)
def test_a_longer_way_takes_longer_within_bounds(speed: Speed) -> None:
    state = example(1)
    card, places = state.waste[-1], table(state).places
    times = []
    for far in (1, 100, 400, 5000):
        drawn = {card: places[card].rect.moved(far, 0)}
        times.append(busy_until(aim(Motion(), places, places, 0.0, speed, drawn=drawn)))
    assert times == sorted(times)
    assert times[0] == pytest.approx(0.12 * speed.value, abs=0.01)
    assert times[-1] == pytest.approx(0.22 * speed.value)


@given(states, states, st.floats(0, 0.2))
def test_without_animation_every_card_is_at_its_place_at_once(
    one: GameState, other: GameState, wait: float
) -> None:
    moving = aim(Motion(), table(one).places, table(other).places, 0.0, Speed.NORMAL)
    still = aim(moving, table(other).places, table(one).places, wait, Speed.OFF)
    assert still == Motion()
    assert busy_until(still) == 0.0


def test_a_moving_card_flies_over_resting_ones() -> None:
    state = example(1)
    there = after_move(state, "W>T2")
    after = table(there).places
    motion = aim(Motion(), table(state).places, after, 0.0, Speed.NORMAL)
    highest = max(place.z for place in after.values())
    assert all(pose.z > highest for pose in sample(motion, 0.01).values())


def test_a_run_on_its_way_keeps_its_order() -> None:
    state = example(2)
    there = after_move(state, "T2>T4:2")
    motion = aim(Motion(), table(state).places, table(there).places, 0.0, Speed.NORMAL)
    king, queen = (sample(motion, 0.05)[card] for card in state.tableau[1])
    assert king.z < queen.z
    assert king.rect.y < queen.rect.y


def test_cards_have_their_final_size_while_they_move() -> None:
    state = example()
    small, large = table(state, WINDOWS[0]), table(state, WINDOWS[3])
    motion = aim(Motion(), small.places, large.places, 0.0, Speed.NORMAL)
    sizes = {pose.rect[2:] for pose in sample(motion, 0.0).values()}
    assert sizes == {large.card}


def test_a_table_at_rest_is_kept_and_a_card_that_arrived_forgotten() -> None:
    state = example(6)
    there = after_move(state, "D")
    motion = aim(Motion(), table(state).places, table(there).places, 0.0, Speed.NORMAL)
    assert settled(motion, 0.01) is motion
    first = min(track.arrival for track in motion.tracks.values())
    left = settled(motion, first)
    assert 0 < len(left.tracks) < len(motion.tracks)
    assert busy_until(left) == busy_until(motion)


# ---------------------------------------------------------------- turning


def test_a_drawn_card_turns_by_narrowing() -> None:
    state = example()
    drawn = after_move(state, "D")
    motion = aim(Motion(), table(state).places, table(drawn).places, 0.0, Speed.NORMAL)
    card = drawn.waste[-1]
    poses = [sample(motion, now)[card] for now in (0.0, 0.02, 0.04, 0.08, 0.11)]
    assert [pose.face_up for pose in poses] == sorted(pose.face_up for pose in poses)
    assert not poses[0].face_up
    assert poses[-1].face_up
    assert poses[0].breadth == 1.0
    assert min(pose.breadth for pose in poses) < 0.5


def test_the_next_card_of_the_reserve_turns_in_its_place() -> None:
    state = example(2)
    there = after_move(state, "T2>T4:2")
    motion = aim(Motion(), table(state).places, table(there).places, 0.0, Speed.NORMAL)
    card = there.reserve[-1]
    assert motion.tracks[card].start.rect == motion.tracks[card].end.rect
    assert not sample(motion, 0.0)[card].face_up


@given(st.floats(0, 1))
def test_a_card_shows_one_side_and_never_more_than_its_width(turn: float) -> None:
    pose = Pose(Rect(0, 0, 50, 70), 0, turn)
    assert 0 <= pose.breadth <= 1
    assert pose.face_up == (turn >= 0.5)


# ---------------------------------------------------------------- one after the other


@pytest.mark.parametrize("speed", MOVING)
def test_a_deal_cascades_within_half_a_second(speed: Speed) -> None:
    state = example()
    layout = table(state)
    order = state.reserve + state.foundations[1] + tuple(cards[0] for cards in state.tableau)
    motion = deal(layout.places, layout.piles[Pile.STOCK], order, 3.0, speed)
    assert set(motion.tracks) == set(order)
    begins = [motion.tracks[card].begin for card in order]
    assert begins == sorted(set(begins))
    assert busy_until(motion) <= 3.0 + CASCADE * speed.value + 1e-9
    stock = Point(*layout.piles[Pile.STOCK][:2])
    for card in order:
        pose = sample(motion, 3.0)[card]
        assert pose.rect[:2] == stock
        assert not pose.face_up


def test_a_deal_without_animation_lies_there_at_once() -> None:
    layout = table(example())
    assert deal(layout.places, layout.piles[Pile.STOCK], (), 0.0, Speed.OFF) == Motion()


def test_a_redeal_runs_card_after_card_and_is_over_in_half_a_second() -> None:
    state = example()
    while state.stock:
        state = after_move(state, "D")
    back = after_move(state, "L")
    before, after = table(state).places, table(back).places
    motion = aim(Motion(), before, after, 0.0, Speed.NORMAL, order=back.stock)
    begins = [motion.tracks[card].begin for card in back.stock]
    assert begins == sorted(set(begins))
    assert 0.2 < busy_until(motion) <= CASCADE
    waiting = back.stock[-1]
    assert sample(motion, 0.0)[waiting].z == before[waiting].z
    assert sample(motion, 0.0)[waiting].face_up


def test_a_single_card_in_order_does_not_wait() -> None:
    game = Game.new(GameCode.parse("CF1-D1-AAAAACL"))
    drawn = after_move(game.state, "D")
    motion = aim(
        Motion(),
        table(game.state).places,
        table(drawn).places,
        2.0,
        Speed.NORMAL,
        order=drawn.waste,
    )
    assert motion.tracks[drawn.waste[0]].begin == 2.0


def test_waiting_cards_that_are_sent_elsewhere_do_not_jump() -> None:
    state = example()
    layout = table(state)
    order = state.reserve
    motion = deal(layout.places, layout.piles[Pile.STOCK], order, 0.0, Speed.SLOW)
    before = look(motion, layout.places, 0.1)
    other = table(example(40))
    again = aim(motion, layout.places, other.places, 0.1, Speed.SLOW)
    assert look(again, other.places, 0.1) == before
