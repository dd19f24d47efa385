"""Where the pictures and sounds lie: inside the installed package, or beside its source."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_INSTALLED: Final = Path(__file__).parents[1] / "_assets"
_SOURCE: Final = Path(__file__).parents[2] / "assets"


def asset(name: str) -> Path:
    """The file of an asset such as `cards/faces/Qh.svg`; it may be missing."""
    return (_INSTALLED if _INSTALLED.is_dir() else _SOURCE) / name
