"""The log: short lines for those who look for a fault, bounded in size."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_LOG: Final = 256 * 1024
"""Bytes after which a new log is begun; the one before is kept as `canfield.log.1`."""


def log_line(path: Path, line: str) -> None:
    """Put a line at the end of the log, or do nothing where that cannot be."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _turn_over(path)
        with path.open("a", encoding="utf-8", errors="replace") as file:
            file.write(" ".join(line.splitlines()) + "\n")


def _turn_over(path: Path) -> None:
    with suppress(FileNotFoundError):
        if path.stat().st_size >= LARGEST_LOG:
            path.replace(path.with_name(f"{path.name}.1"))
