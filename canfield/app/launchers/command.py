"""What a launcher starts: the game as it was installed, whichever way that was."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import canfield


class Command(NamedTuple):
    """A program with an absolute path, its arguments, and the folder it must start in, if any."""

    program: Path
    arguments: tuple[str, ...] = ()
    folder: Path | None = None


def start_command(home: Path | None = None) -> Command:
    """What starts this very installation, keeping its files in `home` where that is given."""
    command = _command()
    if home is None:
        return command
    return command._replace(arguments=(*command.arguments, "--home", str(home)))


def _command() -> Command:
    """The bundle's own program, else the script that was installed, else Python with a module."""
    python = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return Command(python)
    for place in (Path(sys.argv[0]), python):
        script = place.absolute().with_name("canfield.exe" if _on_windows() else "canfield")
        if script.is_file():
            return Command(script)
    return Command(_without_console(python), ("-m", "canfield"), Path(canfield.__file__).parents[1])


def _without_console(python: Path) -> Path:
    """The Python of Windows that opens no console beside the game's window."""
    quiet = python.with_name("pythonw.exe")
    return quiet if _on_windows() and quiet.is_file() else python


def _on_windows() -> bool:
    return sys.platform == "win32"
