"""Where the files lie."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from canfield.store.paths import HOME_VARIABLE, paths


def test_a_home_given_on_the_command_line_holds_every_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "other"))
    places = paths(str(tmp_path))
    assert places.config == tmp_path / "config.json"
    assert places.game == tmp_path / "game.json"
    assert {place.parent for place in places if place != places.crashes} == {tmp_path}
    assert places.crashes == tmp_path


def test_the_environment_names_the_home_where_the_command_line_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert paths(None).config == tmp_path / "config.json"
    assert paths("") == paths(None)


def test_an_empty_home_variable_is_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.chdir(tmp_path)
    assert tmp_path not in paths(None).config.parents


def test_a_home_named_from_here_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = paths("spiele")
    monkeypatch.chdir("/")
    assert places.game == tmp_path / "spiele" / "game.json"
    assert paths("~").game == Path("~").expanduser() / "game.json"


@pytest.mark.skipif(sys.platform != "linux", reason="the variables are those of Linux desktops")
def test_the_folders_of_the_desktop_are_used_without_a_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    places = paths(None)
    assert places.config == tmp_path / "config" / "canfield" / "config.json"
    assert places.game == tmp_path / "data" / "canfield" / "game.json"
    assert places.log == tmp_path / "state" / "canfield" / "canfield.log"
    assert places.crashes == places.log.parent
    assert not any(tmp_path.iterdir())


def test_files_that_share_a_folder_have_different_names(tmp_path: Path) -> None:
    places = paths(str(tmp_path))
    files = [places.config, places.game, places.log, places.lock]
    assert len(set(files)) == len(files)


def test_reading_settings_and_game_needs_none_of_the_slow_packages() -> None:
    program = (
        "import sys; import canfield.store.config, canfield.store.saved, canfield.store.lock;"
        "from canfield.store.paths import paths; paths('x');"
        "print([m for m in ('filelock', 'platformdirs', 'json', 'tempfile') if m in sys.modules])"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"
