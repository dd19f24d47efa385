"""Two instances: one writes, the other says so and plays without saving."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import filelock
import pytest

from canfield.store.lock import take_lock
from canfield.store.paths import paths
from tests.store.places import read_only

if TYPE_CHECKING:
    from pathlib import Path

HOLD = """
import sys
from pathlib import Path
from canfield.store.lock import take_lock

taken = take_lock(Path(sys.argv[1]))
print(taken.may_save, flush=True)
sys.stdin.read()
"""


def an_instance(lock: Path) -> subprocess.Popen[str]:
    """Another process, after it has said whether it may save."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(lock)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answer(instance: subprocess.Popen[str]) -> bool:
    assert instance.stdout is not None
    return instance.stdout.readline() == "True\n"


def test_the_second_window_plays_without_saving(tmp_path: Path) -> None:
    lock = paths(str(tmp_path)).lock
    first = take_lock(lock)
    assert first.may_save
    assert first.lock is not None
    second = take_lock(lock)
    assert second.lock is None
    assert not second.may_save
    assert second.problem == "Canfield is running already; this window plays without saving."
    first.lock.release()
    third = take_lock(lock)
    assert third.may_save
    assert third.lock is not None
    third.lock.release()


@pytest.mark.parametrize("end", ["closes", "is killed"])
def test_an_instance_that_ends_leaves_the_right_to_save(tmp_path: Path, end: str) -> None:
    lock = paths(str(tmp_path)).lock
    with an_instance(lock) as other:
        assert answer(other)
        assert not take_lock(lock).may_save
        if end == "is killed":
            other.kill()
        else:
            other.communicate()
        other.wait()
        mine = take_lock(lock)
        assert mine.may_save
        assert mine.lock is not None
        with an_instance(lock) as third:
            assert not answer(third)
        mine.lock.release()


def test_the_folder_of_the_lock_is_made(tmp_path: Path) -> None:
    taken = take_lock(tmp_path / "new" / "Übung" / "canfield.lock")
    assert taken.lock is not None
    taken.lock.release()


def test_where_nothing_can_be_written_that_is_said_once(open_folder: Path) -> None:
    with read_only(open_folder):
        taken = take_lock(open_folder / "canfield.lock")
        deeper = take_lock(open_folder / "new" / "canfield.lock")
    assert taken.problem == deeper.problem == "Nothing will be saved: Permission denied."
    assert not taken.may_save


def test_a_file_where_the_home_should_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    taken = take_lock(tmp_path / "home" / "canfield.lock")
    assert taken.problem == f"Nothing will be saved: {tmp_path / 'home'} is not a folder."


def test_a_disk_that_knows_no_locks_is_saved_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(filelock.FileLock, "acquire", fail)
    taken = take_lock(tmp_path / "canfield.lock")
    assert taken.lock is None
    assert taken.may_save
