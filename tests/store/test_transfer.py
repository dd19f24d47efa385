"""Everything in one file: out of one home, into another, or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from canfield.app.main import main
from canfield.store.config import Config, load_config, save_config
from canfield.store.lock import take_lock
from canfield.store.paths import Paths, paths
from canfield.store.saved import SavedGame, load_saved, save_game
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.store.shelf import ShelfDeal
from canfield.store.transfer import export_all, import_all
from tests.store.mutations import mutated_bytes
from tests.store.places import KEY, a_win, contents, example_game, read_only

SCORES = Scores(shelf=(ShelfDeal("CF1-D3-AAAAACL", 9, 11, "hm", star=True),))
MINE = Config(Settings(draw=1, player="Zoë"), SCORES.record(a_win("w", line="x"), KEY))
GAME = SavedGame(example_game(30), 61.5, "mine-2", SavedGame(example_game(9), 3.0, "mine-1"))
THEIRS = Config(Settings(draw=3, player="Bob"), Scores(vegas_balance=5))


def home(folder: Path, config: Config, game: SavedGame | None = None) -> Paths:
    places = paths(str(folder))
    assert save_config(places.config, config) is None
    if game is not None:
        assert save_game(places.game, game) is None
    return places


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    target = tmp_path / "carried.json"
    assert export_all(home(tmp_path / "mine", MINE, GAME), target) is None
    return target


@pytest.fixture
def places(tmp_path: Path) -> Paths:
    theirs = SavedGame(example_game(3), 9.0, "theirs-1")
    return home(tmp_path / "theirs", THEIRS, theirs)


def test_all_that_one_machine_had_the_other_has(exported: Path, tmp_path: Path) -> None:
    places = paths(str(tmp_path / "other"))
    assert import_all(places, exported).problem is None
    assert load_config(places.config) == (MINE, ())
    assert load_saved(places.game) == (GAME, ())


def test_what_was_there_before_is_kept_and_comes_back(exported: Path, places: Paths) -> None:
    before = contents(places.config.parent)
    for _ in range(2):
        _, kept = import_all(places, exported)
        assert kept is not None
    assert load_config(places.config)[0] == MINE
    first = places.config.with_name("before-import.json")
    assert import_all(places, first).problem is None
    after = contents(places.config.parent)
    for name in ("config.json", "game.json"):
        assert json.loads(after[name]) == json.loads(before[name])


def test_a_file_without_a_game_leaves_the_game_on_the_table(tmp_path: Path, places: Paths) -> None:
    target = tmp_path / "settings.json"
    assert export_all(home(tmp_path / "new", MINE), target) is None
    game = places.game.read_bytes()
    assert import_all(places, target).problem is None
    assert places.game.read_bytes() == game
    assert load_config(places.config)[0] == MINE


def changed(exported: Path, **changes: Any) -> bytes:  # noqa: ANN401 - any value
    return json.dumps({**json.loads(exported.read_bytes()), **changes}).encode()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"canfield": 2}, "form 2"),
        ({"canfield": None}, "no export"),
        ({"canfield": True}, "no export"),
        ({"config": []}, "damaged"),
        ({"game": "x"}, "damaged"),
        ({"config": None, "game": None}, "damaged"),
        ({"config": {"settings": {"draw": 2}}}, "make no sense: draw"),
        ({"game": {"code": "CF1-D3-AAAAACL", "moves": ["W>T1"]}}, "Action 1"),
        ({"game": {}}, "cannot be read"),
    ],
)
def test_a_bad_file_changes_nothing_and_says_one_sentence(
    exported: Path, places: Paths, changes: dict[str, Any], words: str
) -> None:
    exported.write_bytes(changed(exported, **changes))
    before = contents(places.config.parent)
    problem, kept = import_all(places, exported)
    assert problem is not None
    assert words in problem
    assert problem.endswith(".")
    assert kept is None
    assert contents(places.config.parent) == before
    assert exported.exists()


def test_no_damage_is_taken_over(exported: Path, places: Paths) -> None:
    chance, good, taken = Random(6), exported.read_bytes(), 0
    for _ in range(200):
        exported.write_bytes(mutated_bytes(good, chance))
        before = contents(places.config.parent)
        if import_all(places, exported).problem is not None:
            assert contents(places.config.parent) == before
            continue
        taken += 1
        assert load_config(places.config)[1] == ()
        assert load_saved(places.game)[1] == ()
    assert taken < 200


def test_while_the_game_is_open_nothing_is_taken_over(exported: Path, places: Paths) -> None:
    held = take_lock(places.lock)
    before = contents(places.config.parent)
    problem, _ = import_all(places, exported)
    assert problem == "Canfield is running; close its window first."
    assert contents(places.config.parent) == before
    assert held.lock is not None
    held.lock.release()
    assert import_all(places, exported).problem is None


def test_where_nothing_can_be_written_nothing_is_half_done(open_folder: Path) -> None:
    target = open_folder / "carried.json"
    assert export_all(home(open_folder / "mine", MINE, GAME), target) is None
    places = home(open_folder / "theirs", THEIRS, GAME)
    assert take_lock(places.lock).may_save
    before = contents(places.config.parent)
    with read_only(places.config.parent):
        assert import_all(places, target).problem is not None
        assert export_all(places, places.config.with_name("x.json")) is not None
    assert contents(places.config.parent) == before


def test_the_command_line_carries_everything_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home(tmp_path / "mine", MINE, GAME)
    target = str(tmp_path / "all.json")
    assert main(["--home", str(tmp_path / "mine"), "--export", target]) == 0
    assert main(["--home", str(tmp_path / "other"), "--import", target]) == 0
    assert "before-import.json" in capsys.readouterr().out
    assert load_config(paths(str(tmp_path / "other")).config) == (MINE, ())


@pytest.mark.parametrize("word", ["--export", "--import"])
def test_the_command_line_says_what_went_wrong_in_one_line(
    tmp_path: Path, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "missing.json")
    assert main(["--home", str(tmp_path / "empty"), word, target]) == 1
    said, complained = capsys.readouterr()
    assert said == ""
    assert complained.startswith("canfield: ")
    assert complained.count("\n") == 1
    assert not (tmp_path / "empty").exists()
