"""Where the files of the game lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "CANFIELD_HOME"
"""The environment variable that names one folder for every file."""


class Paths(NamedTuple):
    """The place of each file; none of them, nor its folder, need be there yet.

    `crashes` is the folder of the crash notes.
    """

    config: Path
    game: Path
    log: Path
    crashes: Path
    lock: Path


def paths(home: str | None = None) -> Paths:
    """Everything in `home` or the folder that CANFIELD_HOME names, else the system's folders.

    All paths are absolute, so that a later change of folder moves nothing.
    """
    home = home or os.environ.get(HOME_VARIABLE)
    if not home:
        return _system_paths()
    folder = Path(os.path.abspath(os.path.expanduser(home)))  # noqa: PTH100, PTH111 - links stay
    return _in_folders(folder, folder, folder)


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
    )
