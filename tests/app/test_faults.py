"""Files that are damaged, and disks that refuse: what the start and the player see of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import fault_files
import pytest
from dummy_window import SIZE, Desk

from canfield.store.saved import load_saved
from canfield.table.inputs import Key
from tests.app.player import CODE


def test_once_the_home_was_removed_still_only_one_window_keeps_its_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    first = Desk(home, SIZE, CODE)
    first.loop.tell(Key("d"))
    shutil.rmtree(home)
    first.loop.tell(Key("d"))
    second = Desk(home, SIZE)
    assert not second.loop.keeps_files
    second.loop.tell(Key("d"))
    first.loop.tell(Key("d"))
    saved, _ = load_saved(home / "game.json")
    assert saved is not None
    assert len(saved.game.entries) == 3
    first.close()
    second.close()


def test_a_window_that_took_the_files_of_a_removed_home_keeps_them(tmp_path: Path) -> None:
    home = tmp_path / "home"
    first = Desk(home, SIZE, CODE)
    first.loop.tell(Key("d"))
    shutil.rmtree(home)
    home.mkdir()
    second = Desk(home, SIZE, CODE)
    assert second.loop.keeps_files
    first.loop.tell(Key("d"))
    assert not first.loop.keeps_files
    assert first.model.remark is not None
    assert "running already" in first.model.remark.text
    first.close()
    second.close()


@pytest.mark.slow
def test_it_starts_with_any_damaged_file_and_keeps_its_bytes() -> None:
    outcome = fault_files.run(60, seed=5)
    assert outcome.faults == []


def test_a_disk_that_stays_full_is_told_of_once_and_again_after_it_was_not(
    tmp_path: Path,
) -> None:
    desk = Desk(tmp_path, SIZE, CODE)
    in_the_way = [tmp_path / f"{name}.json.{os.getpid()}.tmp" for name in ("game", "config")]
    try:
        for full in (True, False, True):
            for path in in_the_way if full else ():
                path.mkdir()
            for name in ("d", "f2", "d", "f2"):
                desk.key(name)
                desk.turn()
            for path in in_the_way if full else ():
                path.rmdir()
    finally:
        desk.close()
    lines = (tmp_path / "canfield.log").read_text("utf-8").splitlines()
    assert sum("could not be saved" in line for line in lines) == 2
    saved, _ = load_saved(tmp_path / "game.json")
    assert saved is not None
    assert len(saved.game.entries) == 4
