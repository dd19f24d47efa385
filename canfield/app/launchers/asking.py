"""What the player asks for: the launcher of this installation, on this desktop."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from canfield.app.launchers.command import start_command
from canfield.app.launchers.putting_up import Outcome, launcher_for, put_up, take_down
from canfield.app.messages import LauncherReady, Reported
from canfield.store.paths import chosen_home, launcher_folders, paths
from canfield.ui.strings.command_line import sentences

if TYPE_CHECKING:
    from canfield.app.launchers.launcher import Launcher
    from canfield.app.messages import Message


def install_launcher(home: str | None) -> Outcome:
    """Put up what starts this installation by double click, or put it right again."""
    return put_up(_launcher(home), paths(home).launcher)


def remove_launcher(home: str | None) -> Outcome:
    """Take down what `install_launcher` put up with the same home."""
    return take_down(_launcher(home), paths(home).launcher)


def install_from_window(home: str | None) -> Message:
    """Put it up; what the program is to tell the player."""
    launcher = _launcher(home)
    outcome = put_up(launcher, paths(home).launcher)
    if outcome.problem is not None:
        return Reported(outcome.problem)
    return LauncherReady(_as_known(launcher.entry))


def tell(outcome: Outcome, done: str) -> int:
    """Say what was `done` to each file; the code to leave with."""
    for path in outcome.paths:
        print(f"{done} {path}")
    if outcome.problem is not None:
        print(f"canfield: {outcome.problem}", file=sys.stderr)
        return 1
    if not outcome.paths:
        print(sentences()["no_launcher"])
    return 0


def _launcher(home: str | None) -> Launcher:
    return launcher_for(start_command(chosen_home(home)), launcher_folders())


def _as_known(place: Path) -> str:
    """The place as players write it, from their own folder on."""
    own = Path.home()
    return f"~/{place.relative_to(own).as_posix()}" if place.is_relative_to(own) else str(place)
