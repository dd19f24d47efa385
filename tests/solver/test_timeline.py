"""Where a game was lost: found with few questions, and never said without proof."""

from __future__ import annotations

from random import Random

import pytest

from canfield.engine import DRAWS, Game, GameCode, GameState, Variant
from canfield.solver import solve
from canfield.solver.timeline import Known, Timeline, learned, line_of, timeline
from tests.engine.walks import walk

LENGTHS = [1, 2, 3, 40, 41, 151]


def a_line(length: int) -> tuple[GameState, ...]:
    """Return so many positions, no two of them equal."""
    game, chance = Game.new(GameCode.parse("CF1-D3-AAAAACL")), Random(1)
    while len(set(line_of(game))) < length:
        game = walk(game, 1, chance)
    return tuple(dict.fromkeys(line_of(game)))


LINE = a_line(max(LENGTHS))


def looked_through(
    line: tuple[GameState, ...], winnable: int, silent: frozenset[int]
) -> tuple[Timeline, list[int]]:
    """Return what is known in the end, and what was asked, of a line won up to a place.

    At the `silent` places the search finds nothing out.
    """
    known: Known = {}
    asked: list[int] = []
    while (place := timeline(line, known).question) is not None:
        asked.append(place)
        outcome = "won" if place < winnable else "lost"
        outcome = "unknown" if place in silent else outcome
        known = learned(known, line, line[place], outcome)
    return timeline(line, known), asked


@pytest.mark.parametrize("length", LENGTHS)
def test_the_move_that_lost_is_found_by_halving(length: int) -> None:
    line = LINE[:length]
    for winnable in range(length + 1):
        found, asked = looked_through(line, winnable, frozenset())
        assert (found.won, found.lost) == (winnable - 1, winnable)
        assert found.turn == (winnable if 0 < winnable < length else None)
        assert len(asked) <= length.bit_length()


@pytest.mark.parametrize("seed", range(40))
def test_where_the_search_knows_nothing_no_more_is_said_than_is_proved(seed: int) -> None:
    chance = Random(seed)
    line = LINE[: chance.choice(LENGTHS)]
    places = range(len(line))
    winnable = chance.randint(0, len(line))
    silent = frozenset(place for place in places if chance.random() < chance.choice((0.2, 0.9)))
    found, asked = looked_through(line, winnable, silent)
    assert len(set(asked)) == len(asked)
    for place in places:
        truth = "won" if place < winnable else "lost"
        assert found.outcome(place) in {truth, "unknown"}
    assert found.won == max((place for place in range(winnable) if place not in silent), default=-1)
    later = (place for place in range(winnable, len(line)) if place not in silent)
    assert found.lost == min(later, default=len(line))
    if found.turn is not None:
        assert found.turn == winnable


@pytest.mark.parametrize("variant", Variant)
def test_what_is_concluded_of_a_game_is_what_the_search_itself_says(variant: Variant) -> None:
    for draw in DRAWS[variant]:
        game = walk(Game.new(GameCode(variant, 1, draw, 7)), 60, Random(7))
        line = line_of(game)
        known: Known = {}
        while (place := timeline(line, known).question) is not None:
            outcome = solve(line[place], time_limit=9.0, node_limit=4_000).outcome
            known = learned(known, line, line[place], outcome)
        found = timeline(line, known)
        for place in range(0, len(line), 5):
            said = solve(line[place], time_limit=9.0, node_limit=4_000).outcome
            assert {said, found.outcome(place)} != {"won", "lost"}


def test_a_verdict_never_overturns_what_was_proved() -> None:
    known = learned({}, LINE, LINE[20], "won")
    known = learned(known, LINE, LINE[10], "unknown")
    assert timeline(LINE, known).won == 20
    known = learned(known, LINE, LINE[30], "lost")
    assert known[LINE[40]] == "lost"
    assert LINE[25] not in known
