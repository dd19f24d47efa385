"""Whatever is in the files, the program starts, and no byte of them is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import problems as problems_of
from canfield.store import config as configs
from canfield.store import saved as saves
from canfield.store.config import Config, load_config, save_config
from canfield.store.saved import SavedGame, load_saved, save_game
from canfield.store.scores import Scores
from canfield.store.settings import Settings, WindowPlace
from canfield.store.shelf import ShelfDeal
from canfield.store.stakes import Stakes
from canfield.store.tables import Table
from tests.store.mutations import holds, mutated_bytes, mutated_values
from tests.store.places import KEY, a_result, a_win, contents, example_game

if TYPE_CHECKING:
    from pathlib import Path

SEEDS = range(8)
FILES_FROM_EACH_SEED = 250

GAME = SavedGame(
    example_game(30),
    61.5,
    "attempt-2",
    before=SavedGame(example_game(9), 3.0, "attempt-1"),
    stakes=Stakes("2026-05-03", late=True),
)


def a_config() -> Config:
    """A config with something in every part of it, and something from the future."""
    table = Table().earlier.plus([a_win("old"), a_result("older")])
    scores = Scores(
        tables={KEY: Table(table, (a_win("old"),), (a_result("l"), a_win("w", player="Zoë")))},
        days={"2026-05-01": "CF1-D3-AAAAACL"},
        late_days={"2026-05-03": "CF1-D1-AAAAACL"},
        vegas_balance=-47,
        shelf=(ShelfDeal("CF1-D3-AAAAACL", 9, 11, record=saves.to_values(GAME)),),
    )
    settings = Settings(window=WindowPlace(1, 2, 900, 700), player="Zoë")
    return Config(settings, scores, {"schema": 3, "future": {"a": [1, None]}})


CONFIG_VALUES = configs.to_values(a_config())
GAME_VALUES = saves.to_values(GAME)


def clear(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def check_config(path: Path, content: bytes) -> None:
    clear(path.parent)
    path.write_bytes(content)
    config, problems = load_config(path)
    if problems:
        assert content in contents(path.parent).values()
    else:
        again = json.loads(json.dumps(configs.to_values(config)))
        assert holds(again, {**json.loads(content), "schema": again["schema"]})
    for table in config.scores.tables.values():
        assert table.totals.won.games <= table.totals.all.games
    assert save_config(path, config) is None
    assert load_config(path) == (config, ())


def check_game(path: Path, content: bytes) -> None:
    clear(path.parent)
    path.write_bytes(content)
    saved, problems = load_saved(path)
    if problems:
        assert content in contents(path.parent).values()
    else:
        assert saved is not None
    if saved is not None:
        assert not problems_of(saved.game.state)
        assert save_game(path, saved) is None
        assert load_saved(path) == (saved, ())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_config_damaged_on_the_disk_never_stops_the_start(quick_folder: Path, seed: int) -> None:
    chance, good = Random(seed), json.dumps(CONFIG_VALUES).encode()
    for _ in range(FILES_FROM_EACH_SEED):
        check_config(quick_folder / "config.json", mutated_bytes(good, chance))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_config_with_any_value_wrong_never_stops_the_start(quick_folder: Path, seed: int) -> None:
    chance = Random(seed)
    for _ in range(FILES_FROM_EACH_SEED):
        values = mutated_values(CONFIG_VALUES, chance)
        check_config(quick_folder / "config.json", json.dumps(values).encode())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_damaged_on_the_disk_never_stops_the_start(quick_folder: Path, seed: int) -> None:
    chance, good = Random(seed), json.dumps(GAME_VALUES).encode()
    for _ in range(FILES_FROM_EACH_SEED):
        check_game(quick_folder / "game.json", mutated_bytes(good, chance))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_with_any_value_wrong_never_stops_the_start(quick_folder: Path, seed: int) -> None:
    chance = Random(seed)
    for _ in range(FILES_FROM_EACH_SEED):
        values = mutated_values(GAME_VALUES, chance)
        check_game(quick_folder / "game.json", json.dumps(values).encode())


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(content=st.binary(max_size=60))
def test_noise_is_neither_a_config_nor_a_game(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    folder = tmp_path_factory.mktemp("noise")
    check_config(folder / "config.json", content)
    check_game(folder / "game.json", content)


@given(name=st.sampled_from(sorted(CONFIG_VALUES)), value=ANYTHING)
def test_any_value_can_stand_for_a_part_of_the_config(name: str, value: Any) -> None:  # noqa: ANN401
    config, _ = configs.from_values({**CONFIG_VALUES, name: value})
    again, bad = configs.from_values(json.loads(json.dumps(configs.to_values(config))))
    assert (again, bad) == (config, ())


@given(name=st.sampled_from(sorted(GAME_VALUES)), value=ANYTHING)
def test_any_value_can_stand_for_a_part_of_the_game(name: str, value: Any) -> None:  # noqa: ANN401
    saved, problem = saves.from_values({**GAME_VALUES, name: value})
    assert saved is not None or problem is not None
    if saved is not None:
        expected = replace(saved, elapsed=round(saved.elapsed, 3))
        assert saves.from_values(saves.to_values(saved)) == (expected, None)
