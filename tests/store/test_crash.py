"""A crash leaves a note with all that is needed to see it again, and the log stays small."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

import pytest

from canfield.engine import Game, parse_state
from canfield.store.crash import MOST_NOTES, write_crash_note
from canfield.store.log import LARGEST_LOG, log_line
from tests.store.places import contents, example_game

if TYPE_CHECKING:
    from pathlib import Path

WHEN = "2026-05-01 12:30:15"
TRACEBACK = 'Traceback (most recent call last):\n  File "x.py"\nZeroDivisionError: Zoë \ud800\n'


def note(folder: Path, game: Game | None = None, when: str = WHEN) -> Path | None:
    return write_crash_note(
        folder,
        version="1.2.3",
        system="Linux 6",
        game=game,
        traceback_text=TRACEBACK,
        when_text=when,
    )


def test_a_note_tells_the_game_move_by_move(tmp_path: Path) -> None:
    game = example_game(40).undo()
    path = note(tmp_path / "new" / "folder", game)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for told in ("1.2.3", "Linux 6", WHEN, "ZeroDivisionError: Zoë", str(game.code)):
        assert told in text
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    assert lines["Moves (39 of 40 played)"].split() == [str(e.move) for e in game.entries]
    assert parse_state(lines["Position"]) == game.state


def test_a_note_is_written_without_a_game_too(tmp_path: Path) -> None:
    path = note(tmp_path)
    assert path is not None
    assert path.name == "crash-2026-05-01-12-30-15.txt"
    assert "No game was in progress." in path.read_text(encoding="utf-8")


def test_a_broken_game_does_not_cost_the_note(tmp_path: Path) -> None:
    path = note(tmp_path, cast("Game", object()))
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "The game cannot be told" in text
    assert "ZeroDivisionError" in text


def test_two_crashes_in_one_second_leave_two_notes(tmp_path: Path) -> None:
    names = [path.name for path in (note(tmp_path), note(tmp_path)) if path is not None]
    assert names == ["crash-2026-05-01-12-30-15.txt", "crash-2026-05-01-12-30-15-2.txt"]


def test_a_crash_in_a_circle_does_not_fill_the_disk(tmp_path: Path) -> None:
    for number in range(MOST_NOTES + 5):
        path = note(tmp_path, when=f"day {number}")
        assert path is not None
        os.utime(path, (number, number))
    last = note(tmp_path, when="the last day")
    assert last is not None
    assert len(contents(tmp_path)) == MOST_NOTES
    assert last.exists()
    assert not (tmp_path / "crash-day-5.txt").exists()


def test_more_notes_than_names_in_one_second_are_let_go(tmp_path: Path) -> None:
    for number in range(100):
        name = "crash-now.txt" if number < 2 else f"crash-now-{number}.txt"
        (tmp_path / name).touch()
    assert note(tmp_path, when="now") is None


def test_no_note_where_none_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    assert note(tmp_path / "home") is None


def test_lines_of_the_log_follow_one_another(tmp_path: Path) -> None:
    path = tmp_path / "new" / "canfield.log"
    for line in ("started", "two\nlines", "Zoë \ud800"):
        log_line(path, line)
    assert path.read_bytes().decode() == "started\ntwo lines\nZoë ?\n"


def test_the_log_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "canfield.log"
    for number in range(40):
        log_line(path, f"{number} " + "x" * 20_000)
    sizes = {name: len(content) for name, content in contents(tmp_path).items()}
    assert sorted(sizes) == ["canfield.log", "canfield.log.1"]
    assert max(sizes.values()) < LARGEST_LOG + 21_000
    assert path.read_text().splitlines()[-1].startswith("39 ")


@pytest.mark.parametrize("line", ["", "x"])
def test_a_log_that_cannot_be_written_is_let_go(tmp_path: Path, line: str) -> None:
    (tmp_path / "home").write_text("a file")
    log_line(tmp_path / "home" / "canfield.log", line)
    (tmp_path / "canfield.log").mkdir()
    log_line(tmp_path / "canfield.log", line)
    assert contents(tmp_path) == {"home": b"a file"}
