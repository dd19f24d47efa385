"""A saved game comes back as it was; a damaged one as far as it can be played."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import (
    Build,
    CanfieldError,
    Game,
    GameCode,
    RecordError,
    Refill,
    Rules,
    Runs,
    Scoring,
    Spaces,
    Variant,
    digest,
    from_record,
    to_record,
)
from tests.engine.positions import play
from tests.engine.test_codes import codes
from tests.engine.walks import walk

CODE = GameCode.parse("CF1-D3-AAAAACL")
OWN_RULES = [
    {"take_back": False},
    {"runs": Runs.WHOLE_COLUMN},
    {"spaces": Spaces.WASTE_ONLY},
    {"refill": Refill.BY_PLAYER, "open_reserve": True},
    {"build": Build.ANY, "redeals": 0},
    {"redeals": 2},
    {"base_wrap": False},
]


def saved_and_loaded(game: Game) -> Game:
    """Return the game after its way through a file."""
    loaded = from_record(json.loads(json.dumps(to_record(game))))
    assert loaded.problem is None
    return loaded.game


def example() -> Game:
    """Return a game of five actions, the last two undone, one hint taken."""
    game = play(Game.new(CODE, Scoring.VEGAS, undo_limit=None), "D", "W>T2", "T2>T4:2", "D", "D")
    return game.undo().undo().with_hint()


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return a game played on by chance and partly taken back."""
    limit = draw(st.none() | st.integers(1, 200))
    fresh = Game.new(draw(codes()), draw(st.sampled_from(list(Scoring))), limit)
    game = walk(fresh, draw(st.integers(0, 200)), Random(draw(st.integers(0, 2**32))))
    for _ in range(draw(st.integers(0, 30))):
        game = game.undo()
    return game


@given(games())
def test_a_saved_game_comes_back_as_it_was(game: Game) -> None:
    assert saved_and_loaded(game) == game


@pytest.mark.parametrize("changes", OWN_RULES)
def test_the_rules_of_the_game_in_progress_are_kept(changes: dict[str, Any]) -> None:
    rules = replace(Rules.of(Variant.CANFIELD, 3), **changes)
    game = play(Game.new(CODE, rules=rules), "D", "W>T2")
    assert saved_and_loaded(game) == game
    assert saved_and_loaded(game).rules == rules
    assert set(to_record(game)["rules"]) == set(changes)


def test_what_a_record_says() -> None:
    assert to_record(example()) == {
        "format": 1,
        "code": "CF1-D3-AAAAACL",
        "rules": {},
        "scoring": "vegas",
        "undo_limit": None,
        "moves": ["D", "W>T2", "T2>T4:2", "D", "D"],
        "cursor": 3,
        "aid": {"undos": 2, "hints": 1, "auto": 0},
        "turned": 9,
        "digest": digest(example().state),
    }


def test_a_code_alone_is_a_fresh_game() -> None:
    loaded = from_record({"code": "CF1-D3-AAAAACL"})
    assert (loaded.game, loaded.problem) == (Game.new(CODE), None)


@pytest.mark.parametrize("bad", ["T1>T2", "W>", "", 7, None, ["D"]])
def test_a_bad_move_keeps_what_was_played_before_it_and_says_so(bad: object) -> None:
    record = to_record(example())
    record["moves"][3] = bad
    loaded = from_record(record)
    assert [str(entry.move) for entry in loaded.game.entries] == ["D", "W>T2", "T2>T4:2"]
    assert loaded.game.state == example().state
    assert loaded.problem == "Action 4 of the saved game cannot be played; the rest is left out."


def test_a_bad_move_before_the_cursor_leaves_the_player_after_the_last_good_one() -> None:
    record = to_record(example())
    record["moves"][1] = "W>T1"
    loaded = from_record(record)
    assert (loaded.game.cursor, len(loaded.game.entries)) == (1, 1)
    assert "Action 2 " in str(loaded.problem)


@pytest.mark.parametrize("cursor", [6, -1, "3", 2.5, None, True, [3]])
def test_a_bad_place_in_the_history_is_told(cursor: object) -> None:
    loaded = from_record(to_record(example()) | {"cursor": cursor})
    assert loaded.game.cursor == 5
    assert loaded.problem == "The saved game does not say where in its history it stands."


@pytest.mark.parametrize("moves", ["DDD", {"D": 1}, 5, None])
def test_moves_that_are_no_list_leave_the_deal(moves: object) -> None:
    loaded = from_record(to_record(example()) | {"moves": moves})
    assert loaded.game.state == loaded.game.start
    assert loaded.problem == "The moves of the saved game cannot be read."


def test_another_position_than_the_saved_one_is_told() -> None:
    loaded = from_record(to_record(example()) | {"digest": "00000000"})
    assert loaded.game == example()
    assert loaded.problem == (
        "The saved game leads to another position than it did when it was saved."
    )


def test_positions_differ_in_their_digest() -> None:
    game = walk(Game.new(CODE), 60, Random(1))
    states = {entry.state for entry in game.entries}
    assert len({digest(state) for state in states}) == len(states)


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"format": 2}, "format 2"),
        ({"format": "1"}, "format '1'"),
        ({"format": True}, "format True"),
        ({"format": None}, "format None"),
        ({"code": None}, "The record has no game code."),
        ({"code": 63}, "The record has no game code."),
        ({"code": "CF1-D3-AAAAAC"}, "seven letters"),
        ({"code": "XX1-D3-AAAAACL"}, "variant"),
        ({"scoring": "golf"}, "golf"),
        ({"scoring": None}, "None"),
        ({"scoring": ["vegas"]}, "vegas"),
        ({"rules": None}, "The rules of the record cannot be read."),
        ({"rules": ["take_back"]}, "The rules of the record cannot be read."),
        ({"rules": {"take_back": 1}}, "take_back"),
        ({"rules": {"runs": "all"}}, "runs"),
        ({"rules": {"runs": ["any part"]}}, "runs"),
        ({"rules": {"redeals": -1}}, "redeals"),
        ({"rules": {"redeals": True}}, "redeals"),
        ({"rules": {"draw": 1}}, "draw"),
        ({"rules": {"variant": "SU"}}, "variant"),
        ({"rules": {"fixed_base": 2}}, "fixed_base"),
        ({"rules": {"colour": "red"}}, "colour"),
    ],
)
def test_a_record_without_a_readable_deal_is_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_record(to_record(example()) | changes)
    assert word in caught.value.reason
    assert str(caught.value) == caught.value.reason


@pytest.mark.parametrize("limit", [-1, "100", 1.5, True, [], {}])
def test_a_bad_undo_limit_becomes_the_usual_one(limit: object) -> None:
    assert from_record(to_record(example()) | {"undo_limit": limit}).game.undo_limit == 100


@pytest.mark.parametrize("aid", [None, [], "much", {"undos": -3, "hints": "x", "auto": True}])
def test_bad_counts_of_help_become_none(aid: object) -> None:
    game = from_record(to_record(example()) | {"aid": aid}).game
    assert (game.aid.undos, game.aid.hints, game.aid.auto) == (0, 0, 0)


def test_a_good_count_of_help_survives_a_bad_one() -> None:
    game = from_record(to_record(example()) | {"aid": {"undos": 4, "hints": None}}).game
    assert (game.aid.undos, game.aid.hints) == (4, 0)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
FIELDS = sorted(to_record(Game.new(CODE)))


def readable(record: dict[str, Any]) -> Game | None:
    """Return the game, or None where the record is refused; no other error may come out."""
    try:
        return from_record(record).game
    except CanfieldError:
        return None


@given(st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), JSON))
def test_garbage_is_refused_or_read(record: dict[str, Any]) -> None:
    before = copy.deepcopy(record)
    readable(record)
    assert repr(record) == repr(before)


@given(st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=2))
def test_a_record_with_garbage_in_it_gives_a_game_that_can_be_saved(
    changes: dict[str, Any],
) -> None:
    game = readable(to_record(example()) | changes)
    assert game is None or saved_and_loaded(game) == game


@given(st.data())
def test_garbage_among_the_moves_ends_the_game_there(data: st.DataObject) -> None:
    record = to_record(example())
    place = data.draw(st.integers(0, 4))
    record["moves"][place] = data.draw(JSON)
    game = readable(record)
    assert game is not None
    assert game.entries[:place] == example().entries[:place]
    assert saved_and_loaded(game) == game
