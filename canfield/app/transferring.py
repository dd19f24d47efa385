"""`--export FILE` and `--import FILE`: everything into one file, and out of it."""

from __future__ import annotations

import sys
from pathlib import Path

from canfield.store.paths import paths
from canfield.store.transfer import export_all, import_all
from canfield.ui.strings.command_line import sentences


def export_to(file: str, home: str | None) -> int:
    """Write settings, results and the game into the file; 0 where that was done."""
    problem = export_all(paths(home), Path(file))
    if problem is not None:
        return _failed(problem)
    print(sentences()["exported"].format(file=file))
    return 0


def import_from(file: str, home: str | None) -> int:
    """Take over what the file holds; 0 where that was done, 1 where nothing was changed."""
    problem, kept = import_all(paths(home), Path(file))
    if problem is not None:
        return _failed(problem)
    print(sentences()["imported"].format(file=file, kept=kept))
    return 0


def _failed(problem: str) -> int:
    print(f"canfield: {problem}", file=sys.stderr)
    return 1
