"""A process killed while it saves, and a disk that is full: the file is whole all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from canfield.store.files import read_json, write_json
from canfield.store.saved import SavedGame, load_saved, save_game
from tests.store.places import contents, example_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KILLS = 12
SAVE_FOR_EVER = """
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from canfield.store.saved import load_saved, save_game

path = Path(sys.argv[1])
saved, problems = load_saved(path)
assert not problems, problems
for number in count(int(saved.elapsed) + 1):
    assert save_game(path, replace(saved, elapsed=float(number))) is None
    print(number, flush=True)
"""


def last_save_told(path: Path, lifetime: float) -> int:
    """Let a process save as fast as it can, kill it, and tell the last save it knew was done."""
    saving = subprocess.Popen(
        [sys.executable, "-c", SAVE_FOR_EVER, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert saving.stdout is not None
    first = saving.stdout.readline()
    with pytest.raises(subprocess.TimeoutExpired):
        saving.wait(lifetime)
    saving.kill()
    told, _ = saving.communicate()
    whole = [first, *(line for line in told.splitlines(keepends=True) if line.endswith("\n"))]
    return int(whole[-1])


def test_a_game_killed_while_it_saves_is_at_its_last_action_or_the_one_after(
    tmp_path: Path,
) -> None:
    path, chance = tmp_path / "game.json", Random(1)
    saved = SavedGame(example_game(60), 0.0, "attempt-1")
    save_game(path, saved)
    for _ in range(KILLS):
        told = last_save_told(path, chance.uniform(0.001, 0.05))
        found, problems = load_saved(path)
        assert problems == ()
        assert found is not None
        assert found.elapsed in {told, told + 1}
        assert replace(found, elapsed=0.0) == saved
    assert save_game(path, saved) is None
    assert sorted(contents(tmp_path)) == ["game.json", "game.json.backup"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB, where this process may make one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux makes disks")
    disk = tmp_path / "disk"
    disk.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(disk)],
        capture_output=True,
        check=False,
    )
    if made.returncode != 0:
        pytest.skip("this root may not make disks")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """A file that takes all the room that was left."""
    filler = disk / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(b"x" * 4096):
            pass
    return filler


def test_a_full_disk_keeps_the_old_game_and_says_so(small_disk: Path) -> None:
    path = small_disk / "game.json"
    old = SavedGame(example_game(60), 1.0, "attempt-1")
    assert save_game(path, old) is None
    filler = fill(small_disk)
    before = contents(small_disk)
    problem = save_game(path, replace(old, elapsed=2.0))
    assert problem == "game.json could not be saved: No space left on device."
    assert contents(small_disk) == before
    assert load_saved(path) == (old, ())
    filler.unlink()
    assert save_game(path, replace(old, elapsed=3.0)) is None
    assert load_saved(path) == (replace(old, elapsed=3.0), ())
    assert sorted(contents(small_disk)) == ["game.json", "game.json.backup"]


def test_a_bad_file_on_a_full_disk_is_kept_too(small_disk: Path) -> None:
    path = small_disk / "game.json"
    path.write_bytes(b"bad" * 1000)
    fill(small_disk)
    assert read_json(path).value is None
    assert (small_disk / "game.json.bad").read_bytes() == b"bad" * 1000
    assert write_json(path, {"n": 1}) is not None
