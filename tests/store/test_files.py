"""Files are replaced whole or not at all, and bad ones are kept."""

from __future__ import annotations

import errno
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from canfield.store import files
from canfield.store.files import keep_copy, peek_json, read_json, sync_folder, write_json
from tests.store.places import contents, read_only

if TYPE_CHECKING:
    from collections.abc import Callable

BAD = {
    "empty": b"",
    "cut short": b'{"a": [1, 2',
    "no JSON": b"canfield",
    "not an object": b"[1, 2]",
    "bad bytes": b'{"a": "\xff\xfe"}',
    "another encoding": '{"ä": 1}'.encode("latin-1"),
    "too deep for the reader": b"[" * 200_000,
    "deep": b'{"a": ' + b"[" * 60 + b"]" * 60 + b"}",
    "a number beyond reading": b'{"a": ' + b"9" * 5000 + b"}",
}


def fail_with(number: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    value = {"a": [1, 2.5, None, True], "ü": {"name": "Zoë \ud800"}, "big": 2**70}
    assert write_json(tmp_path / "f.json", value) is None
    assert read_json(tmp_path / "f.json") == (value, None)
    assert json.loads((tmp_path / "f.json").read_bytes()) == value


def test_an_empty_object_is_still_an_object(tmp_path: Path) -> None:
    assert write_json(tmp_path / "f.json", {}) is None
    assert read_json(tmp_path / "f.json") == ({}, None)


def test_a_file_saved_by_an_editor_that_marks_its_encoding_is_read(tmp_path: Path) -> None:
    (tmp_path / "f.json").write_bytes(b'\xef\xbb\xbf{"a": 1}')
    assert read_json(tmp_path / "f.json") == ({"a": 1}, None)


def test_a_missing_file_is_no_problem(tmp_path: Path) -> None:
    assert read_json(tmp_path / "none.json") == (None, None)
    assert read_json(tmp_path / "no folder" / "none.json") == (None, None)
    assert peek_json(tmp_path / "none.json") is None


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_bad_file_is_set_aside_with_its_bytes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "f.json"
    path.write_bytes(content)
    value, problem = read_json(path)
    assert value is None
    assert problem is not None
    assert "f.json.bad" in problem
    assert contents(tmp_path) == {"f.json.bad": content}


def test_a_file_of_many_megabytes_is_not_taken_for_ours(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    path.write_bytes(b'{"a": "' + b"x" * files.LARGEST + b'"}')
    assert read_json(path).value is None
    assert (tmp_path / "f.json.bad").stat().st_size > files.LARGEST


def test_bad_files_never_overwrite_one_another(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        read_json(path)
    assert contents(tmp_path) == {
        "f.json.bad": b"one",
        "f.json.2.bad": b"two",
        "f.json.3.bad": b"three",
    }


def test_a_bad_file_gives_way_to_the_version_before(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    for number in (1, 2, 3):
        write_json(path, {"n": number})
    path.write_bytes(b"\0\0\0")
    value, problem = read_json(path)
    assert value == {"n": 2}
    assert problem is not None
    assert "version before" in problem
    assert (tmp_path / "f.json.bad").read_bytes() == b"\0\0\0"
    assert read_json(path) == ({"n": 2}, None)


def test_saving_goes_on_after_the_version_before_was_taken(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    for number in (1, 2):
        write_json(path, {"n": number})
    path.write_bytes(b"bad")
    read_json(path)
    for number in (3, 4):
        assert write_json(path, {"n": number}) is None
    assert read_json(path).value == {"n": 4}
    path.write_bytes(b"bad again")
    assert read_json(path).value == {"n": 3}
    assert sorted(contents(tmp_path)) == [
        "f.json", "f.json.2.bad", "f.json.backup", "f.json.bad",
    ]  # fmt: skip


def test_looking_into_a_bad_file_moves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    for number in (1, 2):
        write_json(path, {"n": number})
    assert peek_json(path) == {"n": 2}
    path.write_bytes(b"bad")
    before = contents(tmp_path)
    assert peek_json(path) == {"n": 1}
    assert contents(tmp_path) == before


def test_a_folder_in_the_place_of_the_file_is_moved_away_with_all_in_it(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    path.mkdir()
    (path / "inside").write_text("kept")
    assert read_json(path).value is None
    assert (tmp_path / "f.json.bad" / "inside").read_text() == "kept"
    assert write_json(path, {"n": 1}) is None
    assert read_json(path) == ({"n": 1}, None)


@pytest.mark.parametrize("name", ["one/two/three", "with a space", "Übung ♠"])
def test_missing_folders_are_made_whatever_their_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "f.json"
    assert write_json(path, {"n": 1}) is None
    assert read_json(path) == ({"n": 1}, None)


def test_a_folder_removed_while_playing_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "home" / "f.json"
    write_json(path, {"n": 1})
    path.unlink()
    path.parent.rmdir()
    assert write_json(path, {"n": 2}) is None
    assert read_json(path) == ({"n": 2}, None)


@pytest.mark.parametrize("place", ["home/f.json", "home/deeper/f.json"])
def test_a_file_where_the_folder_should_be_is_said_in_a_sentence(
    tmp_path: Path, place: str
) -> None:
    (tmp_path / "home").write_text("I am a file")
    assert read_json(tmp_path / place) == (None, None)
    problem = write_json(tmp_path / place, {"n": 1})
    assert problem is not None
    assert problem.startswith("f.json could not be saved: ")
    assert contents(tmp_path) == {"home": b"I am a file"}


def test_a_read_only_folder_is_said_in_a_sentence(open_folder: Path) -> None:
    path = open_folder / "f.json"
    write_json(path, {"n": 1})
    before = contents(open_folder)
    with read_only(open_folder):
        assert read_json(path) == ({"n": 1}, None)
        problem = write_json(path, {"n": 2})
        assert write_json(open_folder / "new" / "f.json", {}) is not None
    assert problem == "f.json could not be saved: Permission denied."
    assert contents(open_folder) == before


def test_a_bad_file_that_cannot_be_moved_is_left_and_never_overwritten(open_folder: Path) -> None:
    path = open_folder / "f.json"
    write_json(path, {"n": 1})
    write_json(path, {"n": 2})
    path.write_bytes(b"bad")
    with read_only(open_folder):
        value, problem = read_json(path)
        assert write_json(path, {"n": 3}) is not None
        assert path.read_bytes() == b"bad"
    assert value == {"n": 1}
    assert problem is not None
    assert "left as it is" in problem
    assert write_json(path, {"n": 3}) is None
    assert (open_folder / "f.json.bad").read_bytes() == b"bad"
    assert read_json(path) == ({"n": 3}, None)
    assert write_json(path, {"n": 4}) is None
    assert not (open_folder / "f.json.2.bad").exists()


def test_a_file_that_may_not_be_read_is_kept(open_folder: Path) -> None:
    path = open_folder / "f.json"
    write_json(path, {"secret": 1})
    path.chmod(0)
    with read_only(open_folder):
        value, problem = read_json(path)
    assert value is None
    assert problem is not None
    path.chmod(0o644)
    assert json.loads(path.read_bytes()) == {"secret": 1}


@pytest.mark.parametrize("step", ["fsync", "replace", "mkdir"])
def test_a_disk_that_fails_leaves_the_old_file_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "f.json"
    write_json(path, {"n": 1})
    old = path.read_bytes()
    with monkeypatch.context() as broken:
        owner: Any = os if step == "fsync" else Path
        broken.setattr(owner, step, fail_with(errno.EIO))
        problem = write_json(path, {"n": 2})
    assert problem == f"f.json could not be saved: {os.strerror(errno.EIO)}."
    assert path.read_bytes() == old
    assert not list(tmp_path.glob("*.tmp"))
    assert write_json(path, {"n": 3}) is None


def test_an_error_without_words_is_still_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(os, "fsync", fail)
    assert write_json(tmp_path / "f.json", {}) == "f.json could not be saved: TimeoutError."


@pytest.mark.skipif(os.name == "nt", reason="a limit on files is there on Unix alone")
def test_a_full_disk_leaves_the_old_file_byte_for_byte(tmp_path: Path) -> None:
    import resource

    path = tmp_path / "f.json"
    write_json(path, {"n": 1})
    before = contents(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        problem = write_json(path, {"text": "x" * 200})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert problem is not None
    assert contents(tmp_path) == before
    assert write_json(path, {"text": "x" * 200}) is None


def test_a_disk_without_second_names_saves_without_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "hardlink_to", fail_with(errno.EPERM))
    path = tmp_path / "f.json"
    for number in (1, 2):
        assert write_json(path, {"n": number}) is None
    assert sorted(contents(tmp_path)) == ["f.json"]
    path.write_bytes(b"bad")
    assert read_json(path).value is None
    assert contents(tmp_path) == {"f.json.bad": b"bad"}


def test_a_copy_that_does_not_fit_on_the_disk_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "f.json"
    path.write_bytes(b"bytes")
    monkeypatch.setattr(Path, "hardlink_to", fail_with(errno.EPERM))
    monkeypatch.setattr(os, "fsync", fail_with(errno.ENOSPC))
    assert keep_copy(path) is None
    assert contents(tmp_path) == {"f.json": b"bytes"}


def test_a_copy_is_kept_once_for_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    path.write_bytes(b"bytes")
    assert keep_copy(path) == "f.json.bad"
    assert keep_copy(path) == "f.json.bad"
    write_json(path, {"n": 1})
    assert keep_copy(path) == "f.json.2.bad"
    assert (tmp_path / "f.json.bad").read_bytes() == b"bytes"


def test_what_writers_that_died_left_behind_is_gone_after_the_next_save(tmp_path: Path) -> None:
    for name in ("f.json.4711.tmp", "f.json.4711.link.tmp", f"f.json.{os.getpid()}.link.tmp"):
        (tmp_path / name).write_bytes(b"half")
    (tmp_path / "other.4711.tmp").write_bytes(b"not ours")
    for number in (1, 2, 3):
        assert write_json(tmp_path / "f.json", {"n": number}) is None
    assert sorted(contents(tmp_path)) == ["f.json", "f.json.backup", "other.4711.tmp"]


def test_a_file_held_open_for_a_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    replace, refusals = Path.replace, [None, None]

    def held_open(source: Path, target: Path) -> Path:
        if source.name.endswith(f"{os.getpid()}.tmp") and refusals:
            refusals.pop()
            raise PermissionError(errno.EACCES, "held open")
        return replace(source, target)

    monkeypatch.setattr(files, "PAUSES", (0.01, 0.03))
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(Path, "replace", held_open)
    assert write_json(tmp_path / "f.json", {"n": 1}) is None
    assert pauses == [0.01, 0.03]
    refusals.extend([None] * 3)
    assert write_json(tmp_path / "f.json", {"n": 2}) == "f.json could not be saved: held open."
    assert read_json(tmp_path / "f.json") == ({"n": 1}, None)


def test_a_folder_that_cannot_be_opened_is_not_flushed(tmp_path: Path) -> None:
    sync_folder(tmp_path)
    sync_folder(tmp_path / "gone")
    assert not any(tmp_path.iterdir())
