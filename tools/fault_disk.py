"""Disks that are full, that fail, that cannot be written, and folders that go while one plays.

It needs root, to make small disks; without it those parts are told as left out.
"""

from __future__ import annotations

import shutil
import subprocess
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeAlias

from fault_world import CODE, Fault, Outcome, kept_game

from tests.desktop.player import Program
from tests.desktop.screen import Screen, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Deed: TypeAlias = "Callable[[], object]"
Trouble: TypeAlias = "Callable[[Screen, Path], None]"

OPTIONS: Final = ("--code", str(CODE), "--size", "800x600")
_FAILING: Final = """
import os
import sys

def fails(handle, sync=os.fsync):
    if os.path.exists(os.environ["DISK_FAILS"]):
        raise OSError(5, "Input/output error")
    sync(handle)

os.fsync = fails
"""
"""What makes a Python say that nothing reaches the disk while there is a certain file."""


def system(*words: str) -> None:
    """Let the system do something; it must succeed."""
    subprocess.run(words, check=True)


def may_make_disks(place: Path) -> bool:
    """True where this process may mount what it likes."""
    try:
        with small_disk(place):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def small_disk(folder: Path, size: str = "256k") -> Iterator[Path]:
    """A disk of its own at this folder."""
    folder.mkdir()
    system("mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder))
    try:
        yield folder
    finally:
        system("umount", "-l", str(folder))


def forbid(folder: Path) -> None:
    """Let nothing be written below the folder; what is open for writing stays so."""
    system("mount", "--bind", str(folder), str(folder))
    system("mount", "-o", "remount,bind,ro", str(folder))


def allow(folder: Path) -> None:
    """Let it be written again."""
    system("umount", "-l", str(folder))


def draw(program: Program, times: int) -> None:
    """Draw so often."""
    program.hand.key(*["d"] * times)


def await_draws(home: Path, draws: int) -> None:
    """Wait until the disk holds a game of so many draws."""
    try:
        until(lambda: draws_in(home) == draws)
    except AssertionError as error:
        message = f"{draws} draws were played, {draws_in(home)} are kept"
        raise Fault(message) from error


def draws_in(home: Path) -> int:
    """How many draws the game on the disk has; none without a game."""
    saved = kept_game(home) if (home / "game.json").exists() else None
    return 0 if saved is None else len(saved.game.entries)


def leave(program: Program) -> None:
    """Leave as a player does; it must leave well and without a complaint."""
    program.hand.key("ctrl+q")
    if program.ended() != 0:
        raise Fault("it did not end well")


def begun(screen: Screen, home: Path, draws: int = 3) -> Program:
    """A game with some draws, all of them on the disk."""
    program = Program(screen, home, *OPTIONS)
    draw(program, draws)
    await_draws(home, draws)
    return program


def _trouble(
    screen: Screen, home: Path, begin: Callable[[], object], end: Callable[[], object]
) -> None:
    """Play while nothing can be written: the old file stays whole, and later all is written."""
    program = begun(screen, home)
    screen.finish()
    old = (home / "game.json").read_bytes()
    begin()
    draw(program, 4)
    screen.finish()
    if (home / "game.json").read_bytes() != old:
        raise Fault("the old game was touched")
    if program.process.poll() is not None:
        raise Fault("it has ended")
    end()
    draw(program, 1)
    await_draws(home, 8)
    leave(program)
    if left := [path.name for path in home.iterdir() if path.name.endswith(".tmp")]:
        raise Fault(f"left behind: {left}")
    leave(Program(screen, home))
    await_draws(home, 8)


def full_disk(screen: Screen, place: Path) -> None:
    """The disk is full for a while."""
    with small_disk(place / "disk") as home:
        filler = home / "filler"
        _trouble(screen, home, lambda: _fill(filler), filler.unlink)


def _fill(filler: Path) -> None:
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(b"x" * 512):
            pass


def disk_turned_read_only(screen: Screen, place: Path) -> None:
    """The system makes the disk read-only, as it does after errors, and later mends it."""
    home = place / "home"
    _trouble(screen, home, lambda: forbid(home), lambda: allow(home))


def failing_disk(screen: Screen, place: Path) -> None:
    """The disk takes what is written, but says that it could not keep it."""
    (place / "sitecustomize.py").write_text(_FAILING, "utf-8")
    flag = place / "fails"
    screen.environment |= {"PYTHONPATH": f"{place}:{Path.cwd()}", "DISK_FAILS": str(flag)}
    try:
        _trouble(screen, place / "home", flag.touch, flag.unlink)
    finally:
        del screen.environment["PYTHONPATH"], screen.environment["DISK_FAILS"]


def read_only_home(screen: Screen, place: Path) -> None:
    """Nothing can be written from the start: one can play, and leave."""
    home = place / "home"
    home.mkdir()
    forbid(home)
    try:
        _play_unkept(screen, home)
    finally:
        allow(home)
    if any(home.iterdir()):
        raise Fault("something was written")


def file_for_a_folder(screen: Screen, place: Path) -> None:
    """Where the folder should be lies a file: one can play, and leave, and it is as it was."""
    home = place / "home"
    home.write_bytes(b"mine")
    _play_unkept(screen, home)
    if home.read_bytes() != b"mine":
        raise Fault("the file was touched")


def _play_unkept(screen: Screen, home: Path) -> None:
    program = Program(screen, home, *OPTIONS)
    draw(program, 3)
    leave(program)


def folders_to_be_made(screen: Screen, place: Path) -> None:
    """Neither the folder nor its parents are there, and their names are none of ASCII."""
    home = place / "no such folder" / "Übung" / "home"
    leave(begun(screen, home))
    await_draws(home, 3)


def home_removed(screen: Screen, place: Path) -> None:
    """The folder goes while one plays: the next action makes it anew, with the whole game."""
    home = place / "home"
    program = begun(screen, home)
    screen.finish()
    shutil.rmtree(home)
    draw(program, 2)
    await_draws(home, 5)
    leave(program)
    leave(Program(screen, home))
    await_draws(home, 5)


FREE: Final[tuple[Trouble, ...]] = (
    failing_disk,
    file_for_a_folder,
    folders_to_be_made,
    home_removed,
)
OF_ROOT: Final[tuple[Trouble, ...]] = (full_disk, disk_turned_read_only, read_only_home)


def run() -> Outcome:
    """All kinds of trouble, each once."""
    outcome = Outcome("disk")
    with Screen() as screen, TemporaryDirectory() as probe:
        root = may_make_disks(Path(probe) / "disk")
        for trouble in (*FREE, *(OF_ROOT if root else ())):
            with TemporaryDirectory() as place:
                try:
                    trouble(screen, Path(place))
                except (Fault, AssertionError, OSError) as fault:
                    outcome.faults.append(f"{trouble.__name__}: {fault}")
            outcome.tried += 1
    names = [trouble.__name__.replace("_", " ") for trouble in (*FREE, *OF_ROOT)]
    outcome.told = ", ".join(names) if root else "only root can make disks: some were left out"
    return outcome
