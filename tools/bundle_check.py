"""Runs a bundle as a player would have it: unpacked somewhere odd, read only, without Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bundle_zip import unpack

PATIENCE: Final = 60.0
"""Seconds after which a program that has not answered never will."""
NOBODY: Final = 65534
SURROUNDINGS: Final = {"LANG": "C.UTF-8", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def fault_of(file: Path, program: Path) -> str:
    """What is wrong with the bundle in the zip file; nothing where all is well.

    `program` is its program, by the name that it has in the file.
    """
    with unpacked(file) as folder, tempfile.TemporaryDirectory() as home:
        Path(home).chmod(0o777)
        process = started(folder / program, home, "--self-check")
        said, _ = process.communicate(timeout=PATIENCE)
        print(said, end="")
        if process.returncode:
            return f"--self-check ended with {process.returncode}"
        return fault_in_play(folder / program, home) if os.name == "posix" else ""


@contextmanager
def unpacked(file: Path) -> Iterator[Path]:
    """A folder with an odd name where the bundle lies and nothing can be written."""
    outside = Path(tempfile.mkdtemp())
    try:
        folder = outside / "Spiele für alle"
        folder.mkdir()
        unpack(file, folder)
        outside.chmod(0o755)
        allow(folder, writing=False)
        yield folder
    finally:
        allow(outside, writing=True)
        shutil.rmtree(outside)


def allow(folder: Path, *, writing: bool) -> None:
    """Let files be written there, or not."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | 0o200 if writing else mode & ~0o222)


def started(program: Path, home: str, *arguments: str) -> subprocess.Popen[str]:
    """The program, where no Python can be found and nothing of ours is set.

    It is not run by root, who could write everywhere.
    """
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    is_root = os.name == "posix" and os.geteuid() == 0
    return subprocess.Popen(
        [program, *arguments],
        cwd=home,
        env={**kept, **SURROUNDINGS, "HOME": home, "CANFIELD_HOME": home, "PATH": home},
        user=NOBODY if is_root else None,
        group=NOBODY if is_root else None,
        extra_groups=[] if is_root else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def fault_in_play(program: Path, home: str) -> str:
    """What is wrong with a game that is begun and left: nothing where it is kept."""
    process = started(program, home)
    until_there(Path(home, "canfield.lock"), process)
    process.terminate()
    try:
        words, _ = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        return "the game did not leave when it was told to"
    if process.returncode or not Path(home, "game.json").exists():
        return f"the game left with {process.returncode}: {words}"
    print("game: begun, left and kept")
    return ""


def until_there(path: Path, process: subprocess.Popen[str]) -> None:
    """Wait until the running program has written the file, or has ended."""
    deadline = time.monotonic() + PATIENCE
    while not path.exists() and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
