"""A launcher as a value: the files it is made of, and what the desktop is told about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.ui import WINDOW_CLASS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

NAME = "Canfield"
ID = WINDOW_CLASS
"""Desktops find the launcher of a window, and its icon, by the class of the window."""


class Call(NamedTuple):
    """A program of the desktop's with its arguments, and variables that it finds set."""

    words: tuple[str, ...]
    variables: Mapping[str, str] = {}


class Launcher(NamedTuple):
    """What is to be put up.

    `entry` is what the player finds; it is one of `files`, lies in a folder of them, or is made
    by `makes`, a program without which there is no launcher. `programs` are the files that can
    be run. `news` tells the desktop that something has changed, where it has such a program.
    """

    entry: Path
    files: Mapping[Path, bytes] = {}
    programs: frozenset[Path] = frozenset()
    makes: Call | None = None
    news: tuple[Call, ...] = ()

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every file that is there once the launcher is."""
        return (*self.files, *((self.entry,) if self.makes else ()))
