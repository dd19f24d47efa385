"""The game in progress is there again, at the same action, with all that can be undone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from canfield.engine import Game, Scoring
from canfield.store import load_saved_game
from canfield.store.files import write_json
from canfield.store.paths import paths
from canfield.store.saved import SavedGame, load_saved, peek_saved, save_game, to_values
from tests.store.places import contents, example_game

if TYPE_CHECKING:
    from pathlib import Path

PLAYED = SavedGame(example_game(50), 61.5, "attempt-2")
BEFORE = SavedGame(example_game(20), 30.0, "attempt-1")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return paths(str(tmp_path)).game


def change(path: Path, **changes: object) -> bytes:
    values = {**json.loads(path.read_bytes()), **changes}
    path.write_text(json.dumps(values))
    return path.read_bytes()


@pytest.mark.parametrize(
    "game",
    [
        example_game(0),
        example_game(50),
        example_game(),
        example_game(50).undo().undo().with_hint(),
        replace(example_game(0), undo_limit=None),
        Game.new(example_game(0).code, Scoring.VEGAS),
    ],
)
def test_a_game_is_there_again(path: Path, game: Game) -> None:
    saved = SavedGame(game, 12.25, "attempt-1")
    assert save_game(path, saved) is None
    assert load_saved(path) == (saved, ())
    assert load_saved_game(path.parent) == game


def test_a_new_deal_can_be_undone_after_a_restart(path: Path) -> None:
    saved = replace(PLAYED, before=BEFORE)
    save_game(path, saved)
    assert load_saved(path) == (saved, ())


def test_only_the_attempt_just_before_is_kept(path: Path) -> None:
    save_game(path, replace(PLAYED, before=replace(BEFORE, before=PLAYED)))
    assert load_saved(path)[0] == replace(PLAYED, before=BEFORE)


def test_there_is_no_game_before_the_first(path: Path) -> None:
    assert load_saved(path) == (None, ())
    assert load_saved_game(path.parent) is None
    assert not any(path.parent.iterdir())


def test_a_game_cut_off_in_the_middle_gives_way_to_the_action_before(path: Path) -> None:
    for actions in (49, 50):
        save_game(path, replace(PLAYED, game=example_game(actions)))
    half = path.read_bytes()[:400]
    path.write_bytes(half)
    saved, problems = load_saved(path)
    assert saved == replace(PLAYED, game=example_game(49))
    assert len(problems) == 1
    assert contents(path.parent)["game.json.bad"] == half


def test_a_move_that_cannot_be_played_gives_way_to_the_action_before(path: Path) -> None:
    for actions in (49, 50):
        save_game(path, replace(PLAYED, game=example_game(actions)))
    damaged = change(path, moves=["D", "FS>T1"])
    saved, problems = load_saved(path)
    assert saved == replace(PLAYED, game=example_game(49))
    assert len(problems) == 1
    assert "Action 2" in problems[0]
    assert "version before" in problems[0]
    assert contents(path.parent)["game.json.bad"] == damaged
    assert peek_saved(path) == saved


def test_without_a_version_before_what_can_be_played_is_kept(path: Path) -> None:
    save_game(path, PLAYED)
    moves = [*to_values(PLAYED)["moves"][:30], "nonsense"]
    damaged = change(path, moves=moves)
    saved, problems = load_saved(path)
    assert saved == replace(PLAYED, game=example_game(30))
    assert len(problems) == 1
    assert "Action 31" in problems[0]
    assert contents(path.parent)["game.json.bad"] == damaged
    assert load_saved_game(path.parent) == example_game(30)


@pytest.mark.parametrize(
    "changes",
    [{"code": "CF1-D3-A"}, {"code": None}, {"format": 99}, {"scoring": "x"}, {"rules": {"a": 1}}],
)
def test_a_game_that_is_none_is_kept_aside_and_said_so(path: Path, changes: dict[str, Any]) -> None:
    save_game(path, PLAYED)
    damaged = change(path, **changes)
    saved, problems = load_saved(path)
    assert saved is None
    assert len(problems) == 1
    assert problems[0].startswith("The saved game cannot be read.")
    assert contents(path.parent)["game.json.bad"] == damaged
    assert load_saved_game(path.parent) is None
    assert save_game(path, PLAYED) is None
    assert load_saved(path) == (PLAYED, ())


@pytest.mark.parametrize("name", ["elapsed_seconds", "attempt"])
@pytest.mark.parametrize("value", [None, -1, 1e400, "", "a\nb", [], 10**400])
def test_time_or_name_lost_leaves_the_game(path: Path, name: str, value: object) -> None:
    save_game(path, PLAYED)
    change(path, **{name: value})
    saved, problems = load_saved(path)
    assert saved is not None
    assert saved.game == PLAYED.game
    assert saved.elapsed >= 0
    assert saved.attempt
    assert saved == load_saved(path)[0]
    assert len(problems) == 1


@pytest.mark.parametrize("before", [7, {}, {"code": "x"}, {**to_values(BEFORE), "moves": ["L"]}])
def test_a_damaged_game_before_leaves_the_one_in_progress(path: Path, before: object) -> None:
    save_game(path, replace(PLAYED, before=BEFORE))
    change(path, before=before)
    saved, problems = load_saved(path)
    assert saved is not None
    assert replace(saved, before=None) == PLAYED
    assert len(problems) == 1


def test_a_damaged_game_is_told_where_no_copy_can_be_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(path, PLAYED)
    change(path, cursor=51)
    monkeypatch.setattr("canfield.store.saved.keep_copy", lambda _: None)
    saved, problems = load_saved(path)
    assert saved == PLAYED
    assert len(problems) == 1


def test_looking_at_a_saved_game_touches_no_file(path: Path) -> None:
    save_game(path, PLAYED)
    path.write_bytes(b"bad")
    before = contents(path.parent)
    assert load_saved_game(str(path.parent)) is None
    assert contents(path.parent) == before


def test_a_game_that_cannot_be_saved_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    assert save_game(tmp_path / "home" / "game.json", PLAYED) is not None


def test_names_that_are_not_known_do_no_harm(path: Path) -> None:
    write_json(path, {**to_values(PLAYED), "weather": "fine"})
    assert load_saved(path) == (PLAYED, ())
