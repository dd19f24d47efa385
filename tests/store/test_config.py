"""`config.json` of any version, whole or damaged, keeps all that can be kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from canfield.engine import Scoring
from canfield.store import config as configs
from canfield.store.config import SCHEMA, Config, load_config, save_config
from canfield.store.scores import Scores
from canfield.store.settings import Settings, WindowPlace
from canfield.store.shelf import ShelfDeal
from canfield.store.tables import RESULTS_KEPT, Best
from tests.store.places import KEY, a_result, a_win, contents

if TYPE_CHECKING:
    from pathlib import Path


def a_config() -> Config:
    """A config in which no part is what it is by default."""
    scores = Scores(vegas_balance=-47, shelf=(ShelfDeal("CF1-D3-AAAAACL", 9, 9, "hm", star=True),))
    scores = scores.record(a_win("w", player="Zoë"), KEY).record(a_result("l"), KEY)
    for number in range(RESULTS_KEPT):
        scores = scores.record(a_result(str(number)), "CF-D1:vegas")
    scores = scores.record(a_win("late"), "CF-D1:vegas").with_day("2026-05-01", "CF1-D3-AAAAACL")
    window = WindowPlace(10, 20, 900, 700)
    return Config(Settings(draw=1, scoring=Scoring.VEGAS, window=window), scores)


def values_in(path: Path) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(path.read_bytes())
    return values


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    assert save_config(path, a_config()) is None
    assert load_config(path) == (a_config(), ())


def test_there_is_a_config_before_there_is_a_file(tmp_path: Path) -> None:
    assert load_config(tmp_path / "config.json") == (Config(), ())
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("part", ["settings", "scores"])
def test_one_part_changed_leaves_the_other(tmp_path: Path, part: str) -> None:
    path = tmp_path / "config.json"
    save_config(path, a_config())
    config, _ = load_config(path)
    config = replace(config, **{part: getattr(Config(), part)})
    save_config(path, config)
    assert load_config(path) == (config, ())


def test_names_from_a_newer_version_are_kept_at_every_level(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    save_config(path, a_config())
    values = values_in(path)
    values["future"] = {"a": [1, {"b": 2}]}
    values["settings"]["gravity"] = 9.81
    values["settings"]["window"]["screen"] = "left"
    values["scores"]["medals"] = 3
    values["scores"]["tables"][KEY]["rank"] = "knave"
    values["scores"]["tables"][KEY]["earlier"]["all"]["shuffles"] = 4
    values["scores"]["tables"][KEY]["results"][0]["ghost"] = [1, 2]
    values["scores"]["tables"][KEY]["results"][1]["ghost"] = [3]
    values["scores"]["shelf"][0]["colour"] = "red"
    path.write_text(json.dumps(values))
    config, problems = load_config(path)
    assert problems == ()
    reached = config.scores.record(a_win("new"), KEY)
    window = WindowPlace(0, 0, 700, 500)
    settings = replace(config.settings, draw=3, window=window)
    save_config(path, replace(config, settings=settings, scores=reached))
    kept = values_in(path)
    assert kept["future"] == values["future"]
    assert kept["settings"]["gravity"] == 9.81
    assert kept["settings"]["draw"] == 3
    assert kept["settings"]["window"]["screen"] == "left"
    assert kept["settings"]["window"]["width"] == 700
    assert kept["scores"]["medals"] == 3
    table = kept["scores"]["tables"][KEY]
    assert table["rank"] == "knave"
    assert table["earlier"]["all"]["shuffles"] == 4
    assert [result.get("ghost") for result in table["results"]] == [[1, 2], [3], None]
    assert kept["scores"]["shelf"][0]["colour"] == "red"


@pytest.mark.parametrize(
    ("schema", "saved"),
    [(SCHEMA, SCHEMA), (99, 99), (0, SCHEMA), (-3, SCHEMA), ("new", SCHEMA), (None, SCHEMA)],
)
def test_the_version_number_is_never_lowered(tmp_path: Path, schema: object, saved: object) -> None:
    path = tmp_path / "config.json"
    path.write_text(json.dumps({"schema": schema, "settings": {"draw": 1}}))
    config, _ = load_config(path)
    assert config.settings.draw == 1
    save_config(path, config)
    assert values_in(path)["schema"] == saved


def test_what_the_player_removed_does_not_come_back(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    save_config(path, a_config())
    config, _ = load_config(path)
    scores = config.scores._replace(tables={}, days={}, shelf=())
    save_config(path, replace(config, scores=scores))
    assert load_config(path)[0].scores == scores


def test_each_bad_value_alone_becomes_its_default_and_the_bytes_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    save_config(path, a_config())
    values = values_in(path)
    values["settings"] |= {"draw": 2, "animation": 7}
    values["settings"]["window"] |= {"width": 0, "height": 0}
    values["scores"]["vegas_balance"] = "lots"
    table = values["scores"]["tables"]["CF-D1:vegas"]
    table["earlier"]["won"]["games"] = -1
    table["results"][0]["moves"] = 1.5
    path.write_text(json.dumps(values))
    damaged = path.read_bytes()
    config, problems = load_config(path)
    expected = a_config()
    assert config.settings == Settings(scoring=Scoring.VEGAS)
    assert config.scores.vegas_balance == 0
    assert config.scores.table(KEY) == expected.scores.table(KEY)
    results = config.scores.table("CF-D1:vegas").results
    assert results[0] == expected.scores.table("CF-D1:vegas").results[0]._replace(moves=0)
    assert results[1:] == expected.scores.table("CF-D1:vegas").results[1:]
    names = "animation, draw, games, moves, vegas_balance, window"
    told = f"Some values could not be read and are set back: {names}."
    assert problems == (f"{told} The file is kept as config.json.bad.",)
    save_config(path, config)
    assert contents(tmp_path)["config.json.bad"] == damaged
    assert load_config(path) == (config, ())


@pytest.mark.parametrize(
    "content",
    [
        {"settings": []},
        {"scores": 3},
        {"scores": {"tables": [1]}},
        {"scores": {"tables": {KEY: 5}}},
        {"scores": {"tables": {KEY: {"earlier": "x", "results": {}, "champions": None}}}},
        {"scores": {"tables": {KEY: {"results": [1, {"won": True}, {"id": ""}]}}}},
        {"scores": {"tables": {KEY: {"earlier": {"all": 1, "homes": [1, 2]}}}}},
        {"scores": {"tables": {KEY: {"earlier": {"bests": {"seconds": 0, "moves": -1}}}}}},
        {"scores": {"days": {"2026-05-01": 7}, "shelf": [{}]}},
    ],
)
def test_values_of_the_wrong_shape_are_kept_aside_and_play_begins(
    tmp_path: Path, content: dict[str, Any]
) -> None:
    path = tmp_path / "config.json"
    path.write_text(json.dumps(content))
    config, problems = load_config(path)
    assert config.settings == Settings()
    assert config.scores.table(KEY).totals.all.games == 0
    assert len(problems) == 1
    assert json.loads((tmp_path / "config.json.bad").read_bytes()) == content
    assert save_config(path, config) is None


def test_there_is_never_a_win_without_its_game(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    earlier = {"all": {"games": 2}, "won": {"games": 5}}
    path.write_text(json.dumps({"scores": {"tables": {KEY: {"earlier": earlier}}}}))
    totals = load_config(path)[0].scores.table(KEY).totals
    assert (totals.all.games, totals.won.games) == (5, 5)


def test_a_result_written_twice_is_read_once(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    save_config(path, replace(Config(), scores=Scores().record(a_win("w"), KEY)))
    values = values_in(path)
    table = values["scores"]["tables"][KEY]
    table["champions"] = table["results"] = table["results"] * 2
    path.write_text(json.dumps(values))
    config, problems = load_config(path)
    assert config.scores.table(KEY).totals.all.games == 1
    assert [result.id for result in config.scores.table(KEY).leaders(Best.TIME)] == ["w"]
    assert len(problems) == 1


def test_a_bad_value_whose_file_cannot_be_copied_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "config.json"
    path.write_text('{"settings": {"draw": 2}}')
    monkeypatch.setattr(configs, "keep_copy", lambda _: None)
    assert load_config(path)[1] == ("Some values could not be read and are set back: draw.",)


def test_a_config_that_cannot_be_read_gives_way_to_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    save_config(path, a_config())
    save_config(path, replace(a_config(), settings=Settings()))
    path.write_bytes(b"{")
    config, problems = load_config(path)
    assert config == a_config()
    assert len(problems) == 1


def test_a_config_that_cannot_be_saved_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    assert save_config(tmp_path / "home" / "config.json", a_config()) is not None
