"""What is wrong with a file is told in the player's language."""

from __future__ import annotations

from gettext import GNUTranslations
from typing import TYPE_CHECKING

import pytest

import canfield
from canfield import translation
from canfield.store.config import load_config
from canfield.store.files import write_json
from canfield.store.saved import load_saved

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = f"{canfield.__path__[0]}/locale/de/LC_MESSAGES/canfield.mo"
    with open(catalogue, "rb") as file:  # noqa: PTH123 - a path of the package
        monkeypatch.setattr(translation, "_catalogue", [GNUTranslations(file).gettext])


def test_a_damaged_config_is_told_of_in_german(tmp_path: Path) -> None:
    file = tmp_path / "config.json"
    file.write_text("no settings")
    _, problems = load_config(file)
    (problem,) = problems
    assert problem.startswith("config.json ist nicht lesbar (beschädigt)")


def test_a_game_that_cannot_be_read_is_told_of_in_german(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert write_json(file, {"code": "no code"}) is None
    _, problems = load_saved(file)
    assert problems[0].startswith("Das gesicherte Spiel ist nicht lesbar.")


def test_a_folder_that_is_a_file_is_told_of_in_german(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    problem = write_json(tmp_path / "folder" / "game.json", {})
    assert problem is not None
    assert "game.json konnte nicht gesichert werden" in problem


def test_a_game_that_can_be_played_only_in_part_says_so_in_german(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert write_json(file, {"code": "CF1-D3-AAAAACL", "moves": ["D", "T1>T1:1"]}) is None
    _, problems = load_saved(file)
    assert problems[0].startswith("Aktion 2 des gesicherten Spiels lässt sich nicht spielen")
