"""Launchers put up and taken down: the same thing again changes nothing, and no trace stays."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from canfield.store.files import reason
from canfield.store.launcher import Written, forget_written, keep_written, load_written
from canfield.ui.strings.command_line import sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from canfield.app.launchers.command import Command
    from canfield.app.launchers.launcher import Call, Launcher
    from canfield.store.paths import LauncherFolders


class Outcome(NamedTuple):
    """What was written or removed, and what went wrong in one sentence, if anything did."""

    paths: tuple[Path, ...] = ()
    problem: str | None = None


def launcher_for(
    command: Command, folders: LauncherFolders, system: str = sys.platform
) -> Launcher:
    """The launcher of this system, named as `sys.platform` names it."""
    if system == "win32":
        from canfield.app.launchers.windows import launcher
    elif system == "darwin":
        from canfield.app.launchers.macos import launcher
    else:
        from canfield.app.launchers.linux import launcher
    return launcher(command, folders)


def put_up(launcher: Launcher, record: Path) -> Outcome:
    """Write the launcher, in place of one that was there, and keep in `record` what that was.

    The record is kept first: what a sudden end leaves half done can still be taken away.
    """
    before = load_written(record)
    made = _missing_folders(launcher.paths)
    written = Written(launcher.paths, (*before.folders, *made))
    both = written._replace(files=(*launcher.paths, *_without(before.files, launcher.paths)))
    problem = keep_written(record, both)
    if problem is not None:
        return Outcome(problem=problem)
    try:
        _write(launcher)
        _remove(_without(before.files, launcher.paths), ())
    except OSError as error:
        return Outcome(problem=sentences()["unwritten"].format(reason=reason(error)))
    _spread(launcher.news)
    return Outcome(launcher.paths, keep_written(record, written))


def take_down(launcher: Launcher, record: Path) -> Outcome:
    """Remove what the record names, and the folders made for it if nothing else is in them."""
    written = load_written(record)
    there = tuple(path for path in written.files if os.path.lexists(path))
    try:
        _remove(written.files, written.folders)
        forget_written(record)
    except OSError as error:
        return Outcome(problem=sentences()["unremoved"].format(reason=reason(error)))
    if there:
        _spread(launcher.news)
    return Outcome(there)


def _write(launcher: Launcher) -> None:
    for path, content in launcher.files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        if path in launcher.programs:
            path.chmod(0o755)
    if launcher.makes is not None:
        launcher.entry.parent.mkdir(parents=True, exist_ok=True)
        said = _said(launcher.makes)
        if not launcher.entry.is_file():
            raise OSError(said.strip() or f"{launcher.makes.words[0]} made none")


def _remove(files: Iterable[Path], folders: Sequence[Path]) -> None:
    for path in files:
        path.unlink(missing_ok=True)
    for folder in reversed(folders):
        with suppress(OSError):
            folder.rmdir()


def _missing_folders(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The folders that must be made for these files, outer ones first."""
    missing = {folder for path in paths for folder in path.parents if not folder.exists()}
    return tuple(sorted(missing))


def _without(paths: Iterable[Path], others: Iterable[Path]) -> tuple[Path, ...]:
    left_out = set(others)
    return tuple(path for path in paths if path not in left_out)


def _spread(news: Iterable[Call]) -> None:
    """Tell the desktop; one that has no such program sees the change by itself."""
    for call in news:
        _said(call)


def _said(call: Call) -> str:
    """What the program said, run without a console; why it could not be run, else."""
    import subprocess

    try:
        return subprocess.run(  # noqa: S603 - the words are ours
            call.words,
            env=os.environ | call.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=60,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ).stdout
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
