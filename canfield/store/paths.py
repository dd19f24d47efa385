"""Where the files of the game lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "CANFIELD_HOME"
"""The environment variable that names one folder for every file."""


class Paths(NamedTuple):
    """The place of each file; none of them, nor its folder, need be there yet.

    `crashes` is the folder of the crash notes; `launcher` tells what was written for a launcher.
    """

    config: Path
    game: Path
    log: Path
    crashes: Path
    lock: Path
    launcher: Path


class LauncherFolders(NamedTuple):
    """Where this player's desktop looks for applications, and for what programs share."""

    applications: Path
    shared: Path


def paths(home: str | None = None) -> Paths:
    """Everything in `home` or the folder that CANFIELD_HOME names, else the system's folders.

    All paths are absolute, so that a later change of folder moves nothing.
    """
    folder = chosen_home(home)
    if folder is None:
        return _system_paths()
    return _in_folders(folder, folder, folder)


def chosen_home(home: str | None = None) -> Path | None:
    """The one folder for every file, absolute; None where the system's folders are used."""
    home = home or os.environ.get(HOME_VARIABLE)
    if not home:
        return None
    return Path(os.path.abspath(os.path.expanduser(home)))  # noqa: PTH100, PTH111 - links stay


def launcher_folders() -> LauncherFolders:
    """Where launchers go: menu entries, shortcuts or applications; and the icons of Linux."""
    from platformdirs import user_applications_path, user_data_path

    return LauncherFolders(user_applications_path(), user_data_path())


def _system_paths() -> Paths:
    from platformdirs import PlatformDirs

    system = PlatformDirs("canfield", appauthor=False)
    return _in_folders(system.user_config_path, system.user_data_path, system.user_state_path)


def _in_folders(config: Path, games: Path, state: Path) -> Paths:
    return Paths(
        config=config / "config.json",
        game=games / "game.json",
        log=state / "canfield.log",
        crashes=state,
        lock=games / "canfield.lock",
        launcher=games / "launcher.json",
    )
