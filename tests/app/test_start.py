"""The way in: options, files in every state, and machines that lack something."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest
from dummy_window import SIZE, Desk
from filelock import FileLock

from canfield import __version__
from canfield.app.crash import leave_note
from canfield.app.early import open_early
from canfield.app.main import Options, main
from canfield.app.messages import Opened, Ordered
from canfield.app.options import parse
from canfield.app.starting import started
from canfield.engine import GameCode, Pile, Variant, problems
from canfield.store.config import load_config
from canfield.store.lock import take_lock
from canfield.store.paths import paths
from canfield.store.settings import Animation
from canfield.table.geometry import Size
from canfield.ui.commands import Command
from tests.app.player import CODE
from tests.app.test_dummy_window import click, place, played

WRONG = [
    ["--code", "XX1-D3-AAAAACL"],
    ["--code", "CF1-D3-AAA"],
    ["--code", "CF1-D2-AAAAACL"],
    ["--code", ""],
    ["--code"],
    ["--draw", "2"],
    ["--draw", "three"],
    ["--size", "1280"],
    ["--size", "0x0"],
    ["--size", "widexhigh"],
    ["--size", "99999999x1"],
    ["--size", "-5x800"],
    ["--no-such-option"],
    ["stray"],
]
PATIENCE = 30


@contextmanager
def desk_at(home: Path | None, **options: Any) -> Iterator[Desk]:  # noqa: ANN401 - as Desk has them
    """Yield the program at work with its files in this home, and close it without a word."""
    desk = Desk(home, **{"size": SIZE, **options})
    try:
        yield desk
    finally:
        desk.close()


def environment(**values: str) -> dict[str, str]:
    """Return this environment without a screen, with these values."""
    without = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "CANFIELD_HOME"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "SDL_AUDIODRIVER": "dummy", **values}


def run(*words: str, **values: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "canfield", *words],
        env=environment(**values),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


# ---------------------------------------------------------------- the command line


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_option_is_answered_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    said, complained = capsys.readouterr()
    assert left.value.code == 2
    assert said == ""
    assert complained.startswith("canfield: ")
    assert complained.count("\n") == 1


def test_a_wrong_option_leaves_no_file(tmp_path: Path) -> None:
    home = tmp_path / "home"
    done = run("--home", str(home), "--code", "nonsense", SDL_VIDEODRIVER="dummy")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert not home.exists()


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_version_and_help_need_no_window(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse([word])
    assert left.value.code == 0
    assert ("--code" if word == "--help" else __version__) in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="x11 is the display of Linux")
@pytest.mark.parametrize("words", [(), ("--draw", "1"), ("--size", "800x600")])
def test_without_a_display_one_sentence_says_so(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = run("--home", str(tmp_path), *words, SDL_VIDEODRIVER="x11")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr


def test_the_self_check_finds_all_well(tmp_path: Path) -> None:
    done = run("--self-check", "--home", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert all(line.endswith(": ok") for line in done.stdout.splitlines()[1:])


# ---------------------------------------------------------------- a process of its own


class Process:
    """The program at work in another process, its window where no one sees it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.home = home
        self._lock = paths(str(home)).lock
        self.process = subprocess.Popen(
            [sys.executable, "-m", "canfield", "--home", str(home), *words],
            env=environment(SDL_VIDEODRIVER="dummy"),
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )

    def is_up(self, file: Path) -> None:
        """Wait until the program has made this file."""
        for _ in range(PATIENCE * 20):
            if file.exists():
                return
            try:
                self.process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(self.process.communicate()[1])
        raise AssertionError(f"{file} never came")

    def is_told_to_leave(self) -> str:
        """Let the desktop end the program; return what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        _, complaint = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0, complaint
        return complaint


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without a word")
def test_told_to_end_by_the_system_the_program_saves_and_leaves(tmp_path: Path) -> None:
    program = Process(tmp_path, "--code", "CF1-D1-AAAAACM")
    program.is_up(paths(str(tmp_path)).lock)
    assert program.is_told_to_leave() == ""
    assert json.loads((tmp_path / "game.json").read_text())["code"] == "CF1-D1-AAAAACM"


# ---------------------------------------------------------------- bad files

BAD = {
    "empty": b"",
    "binary": bytes(range(256)) * 9,
    "cut": b'{"format": 1, "code": "CF1-D3-AAAA',
    "list": b"[1, 2, 3]",
    "null": b"null",
    "deep": b"[" * 100_000,
    "wrong": b'{"format": [], "code": 7, "moves": "D", "settings": 3, "scores": {"tables": []}}',
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
@pytest.mark.parametrize("name", ["config.json", "game.json"])
def test_a_bad_file_is_set_aside_and_the_game_begins(
    tmp_path: Path, name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    desk = Desk(tmp_path)
    try:
        assert problems(desk.model.state) == ()
        assert desk.model.remark is not None
        assert desk.model.remark.alarm
        assert name in desk.model.remark.text
        click(desk, place(desk, Pile.STOCK))
        desk.post(pygame.QUIT)
        desk.turn()
    finally:
        desk.close()
    kept = {file.read_bytes() for file in tmp_path.iterdir() if ".bad" in file.name}
    assert kept == {content}
    for written in ("config.json", "game.json"):
        assert isinstance(json.loads((tmp_path / written).read_text()), dict)


def test_both_files_bad_is_still_a_game(tmp_path: Path) -> None:
    for name in ("config.json", "game.json"):
        (tmp_path / name).write_bytes(b"\xff\x00")
    with desk_at(tmp_path) as desk:
        click(desk, place(desk, Pile.STOCK))
        assert played(desk) == ["D"]


def test_good_settings_survive_bad_ones_beside_them(tmp_path: Path) -> None:
    settings = {
        "draw": 2,
        "animation": "warp",
        "cloth": "burgundy",
        "window": {"x": 0, "y": 0, "width": 0, "height": 0},
        "from_the_future": {"kept": True},
    }
    values = {"version": 99, "settings": settings, "also_new": [1, 2]}
    (tmp_path / "config.json").write_text(json.dumps(values))
    with desk_at(tmp_path) as desk:
        assert desk.model.settings.cloth == "burgundy"
        assert desk.model.settings.draw == 3
        assert min(desk.window.size) >= 480
        desk.post(pygame.QUIT)
        desk.turn()
    after = json.loads((tmp_path / "config.json").read_text())
    assert after["version"] == 99
    assert after["also_new"] == [1, 2]
    assert after["settings"]["from_the_future"] == {"kept": True}
    assert after["settings"]["cloth"] == "burgundy"


@pytest.mark.parametrize("x", [-50_000, 50_000])
def test_a_window_that_stood_beyond_all_screens_comes_back(tmp_path: Path, x: int) -> None:
    window = {"x": x, "y": x, "width": 800, "height": 600, "maximised": False}
    (tmp_path / "config.json").write_text(json.dumps({"settings": {"window": window}}))
    with desk_at(tmp_path, size=None) as desk:
        width, height = pygame.display.get_desktop_sizes()[0]
        assert -400 < desk.window.position.x < width
        assert -400 < desk.window.position.y < height


# ---------------------------------------------------------------- homes


def test_where_nothing_can_be_saved_one_message_says_so_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("no folder")
    with desk_at(tmp_path / "file" / "home") as desk:
        assert_told(desk, "saved")
        plays_in_silence(desk)
    assert (tmp_path / "file").read_text() == "no folder"


def test_a_home_that_is_not_there_is_made_with_its_parents(tmp_path: Path) -> None:
    home = tmp_path / "no such" / "földer here" / "canfield"
    with desk_at(home) as desk:
        click(desk, place(desk, Pile.STOCK))
        assert desk.model.remark is None
    assert json.loads((home / "game.json").read_text())["moves"] == ["D"]


def test_the_systems_folders_are_made_where_they_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name / "deep" / "er"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("CANFIELD_HOME", raising=False)
    with desk_at(None) as desk:
        click(desk, place(desk, Pile.STOCK))
        assert desk.model.remark is None
    if sys.platform == "linux":
        assert [file.name for file in tmp_path.rglob("game.json")] == ["game.json"]


def test_a_home_deleted_while_playing_is_made_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with desk_at(home) as desk:
        click(desk, place(desk, Pile.STOCK))
        shutil.rmtree(home)
        click(desk, place(desk, Pile.STOCK))
        assert played(desk) == ["D", "D"]
    assert json.loads((home / "game.json").read_text())["moves"] == ["D", "D"]


def test_a_home_that_becomes_a_file_is_told_once_and_kept_again_when_it_can_be(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    with desk_at(home) as desk:
        shutil.rmtree(home)
        home.write_text("in the way")
        click(desk, place(desk, Pile.STOCK))
        assert_told(desk, "saved")
        plays_in_silence(desk)
        home.unlink()
        click(desk, place(desk, Pile.STOCK))
        moves = played(desk)
    assert json.loads((home / "game.json").read_text())["moves"] == moves


def assert_told(desk: Desk, word: str) -> None:
    assert desk.model.remark is not None
    assert desk.model.remark.alarm
    assert word in desk.model.remark.text
    assert "Traceback" not in desk.model.remark.text


def plays_in_silence(desk: Desk) -> None:
    """Check that a few actions are played and say nothing more about saving."""
    before = len(played(desk))
    for _ in range(4):
        click(desk, place(desk, Pile.STOCK))
        assert desk.model.remark is None
    assert len(played(desk)) == before + 4


# ---------------------------------------------------------------- two windows


def test_a_second_window_says_so_plays_and_writes_nothing(tmp_path: Path) -> None:
    with desk_at(tmp_path) as desk:
        click(desk, place(desk, Pile.STOCK))
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.json")}
    first = take_lock(paths(str(tmp_path)).lock)
    assert first.may_save
    with desk_at(tmp_path) as desk:
        assert_told(desk, "running already")
        plays_in_silence(desk)
        desk.key("m")
        desk.post(pygame.QUIT)
        desk.turn()
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.json")} == before
    assert first.lock is not None
    first.lock.release()
    with desk_at(tmp_path) as desk:
        assert desk.model.remark is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without a word")
def test_of_two_processes_only_the_first_keeps_its_game(tmp_path: Path) -> None:
    first = Process(tmp_path, "--code", "CF1-D3-AAAAACM")
    first.is_up(paths(str(tmp_path)).lock)
    with desk_at(tmp_path) as desk:
        assert_told(desk, "running already")
        click(desk, place(desk, Pile.STOCK))
    first.is_told_to_leave()
    assert json.loads((tmp_path / "game.json").read_text())["code"] == "CF1-D3-AAAAACM"
    assert not json.loads((tmp_path / "game.json").read_text())["moves"]


def test_on_a_disk_that_knows_no_locks_the_game_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_lock: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(FileLock, "acquire", refuse)
    with desk_at(tmp_path) as desk:
        assert desk.model.remark is None
        click(desk, place(desk, Pile.STOCK))
    assert json.loads((tmp_path / "game.json").read_text())["moves"] == ["D"]


# ---------------------------------------------------------------- a fault of ours


def fails_at(desk: Desk, home: Path) -> int:
    """Let the program meet an error that no one expected; the code that it leaves with."""
    try:
        raise ZeroDivisionError("never expected")  # noqa: TRY301 - it stands for a fault anywhere
    except ZeroDivisionError:
        return leave_note(desk.loop, str(home))


def test_after_a_fault_of_ours_the_game_is_saved_and_a_note_tells_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with desk_at(tmp_path, code=CODE) as desk:
        click(desk, place(desk, Pile.STOCK))
        (tmp_path / "game.json").unlink()
        assert fails_at(desk, tmp_path) == 1
    assert json.loads((tmp_path / "game.json").read_text())["moves"] == ["D"]
    (note,) = tmp_path.glob("*crash*")
    text = note.read_text()
    assert all(part in text for part in (__version__, str(CODE), "never expected"))
    assert note.name in capsys.readouterr().err


def test_after_a_fault_a_window_that_keeps_nothing_does_not_say_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = take_lock(paths(str(tmp_path)).lock)
    with desk_at(tmp_path) as desk:
        click(desk, place(desk, Pile.STOCK))
        fails_at(desk, tmp_path)
    assert "is saved" not in capsys.readouterr().err
    assert not (tmp_path / "game.json").exists()
    assert first.lock is not None
    first.lock.release()


# ---------------------------------------------------------------- what is on the table


def test_the_game_is_there_again_with_its_time_and_its_undo_list(tmp_path: Path) -> None:
    with desk_at(tmp_path, code=CODE) as desk:
        for _ in range(3):
            click(desk, place(desk, Pile.STOCK))
        desk.wait(5.0)
        desk.key("z")
        desk.turn()
        before = desk.model
    with desk_at(tmp_path) as desk:
        game = desk.model.game
        assert (game.code, game.cursor, len(game.entries)) == (CODE, 2, 3)
        assert game.aid == before.game.aid
        assert desk.model.attempt == before.attempt
        assert 4.9 < desk.model.clock.seconds(0) < 5.2
        desk.key("y")
        desk.turn()
        assert desk.model.game.cursor == 3


@pytest.mark.parametrize("asked", [{"code": GameCode.parse("CF1-D1-AAAAACM")}, {"draw": 1}])
def test_a_game_asked_for_replaces_the_one_in_progress_which_undo_gives_back(
    tmp_path: Path, asked: dict[str, Any]
) -> None:
    with desk_at(tmp_path, code=CODE) as desk:
        click(desk, place(desk, Pile.STOCK))
    with desk_at(tmp_path, **asked) as desk:
        assert desk.model.game.code.draw == 1
        assert not desk.model.game.entries
        desk.key("z")
        desk.turn()
        assert desk.model.game.code == CODE
        assert played(desk) == ["D"]


def test_what_another_window_wrote_while_this_one_opened_is_what_is_played_on(
    tmp_path: Path,
) -> None:
    first = Desk(tmp_path, SIZE, CODE)
    click(first, place(first, Pile.STOCK))
    options = Options(home=str(tmp_path), sound=False)
    later = started(options, open_early(options))
    click(first, place(first, Pile.STOCK))
    wanted = first.model
    first.close()
    for message in later._world.claim():
        later.tell(message)
    later.tell(Opened())
    assert later.keeps_files
    assert later.model.game == wanted.game
    assert later.model.scores == wanted.scores
    later.close()
    later._window.close()


@pytest.mark.parametrize("size", [Size(640, 480), Size(900, 700)])
def test_the_window_has_the_size_asked_for(tmp_path: Path, size: Size) -> None:
    with desk_at(tmp_path, size=size) as desk:
        assert desk.window.size == desk.model.size == size


def test_a_run_without_sound_and_animation_does_not_change_the_players_choice(
    tmp_path: Path,
) -> None:
    options = Options(home=str(tmp_path), animation=False, sound=False)
    loop = started(options, open_early(options))
    for message in loop._world.claim():
        loop.tell(message)
    assert not loop.model.settings.sound
    loop.tell(Ordered(Command.SUPERIOR))
    loop.close()
    kept = load_config(tmp_path / "config.json")[0].settings
    assert kept.variant is Variant.SUPERIOR
    assert kept.sound
    assert kept.animation is Animation.NORMAL


def test_without_any_screen_it_says_so_and_ends_instead_of_playing_unseen(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    bare = {name: value for name, value in os.environ.items() if name not in hidden}
    ended = subprocess.run(
        [sys.executable, "-m", "canfield", "--home", str(tmp_path)],
        env=bare,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.strip().splitlines()[-1].startswith("Canfield needs a display")


def test_what_was_wrong_at_the_start_can_be_read_in_the_log(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("no settings")
    options = Options(home=str(tmp_path))
    loop = started(options, open_early(options))
    loop.close()
    assert loop.model.remark is not None
    assert loop.model.remark.text in (tmp_path / "canfield.log").read_text()
