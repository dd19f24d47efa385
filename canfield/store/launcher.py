"""What was written for the launcher, so that exactly that can be taken away again."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from canfield.store.files import read_json, write_json


class Written(NamedTuple):
    """The launcher's files, and the folders that were made for them, outer ones first."""

    files: tuple[Path, ...] = ()
    folders: tuple[Path, ...] = ()


def load_written(path: Path) -> Written:
    """What is there of a launcher; nothing where the file is missing or none of ours."""
    value = read_json(path).value or {}
    return Written(_paths(value.get("files")), _paths(value.get("folders")))


def keep_written(path: Path, written: Written) -> str | None:
    """None once it is kept; else why not, in one sentence."""
    named = written._asdict().items()
    return write_json(path, {name: list(map(str, places)) for name, places in named})


def forget_written(path: Path) -> None:
    """Take the file away, too; raises OSError where that cannot be."""
    for each in (path, path.with_name(f"{path.name}.backup")):
        each.unlink(missing_ok=True)


def _paths(value: object) -> tuple[Path, ...]:
    names = value if isinstance(value, list) else []
    paths = (Path(name) for name in names if isinstance(name, str) and "\0" not in name)
    return tuple(path for path in paths if path.is_absolute())
