"""Writes the licence of everything in the bundle into a folder; run by the Python that built it."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

BUNDLED: Final = (
    "pygame-ce", "platformdirs", "filelock", "font-lato", "font-source-serif-pro", "pyinstaller",
)  # fmt: skip
IS_LICENCE: Final = re.compile(r"(licen[cs]e|copying|ofl|notice)[^/]*$", re.IGNORECASE)
LESSER_GPL: Final = Path("/usr/share/common-licenses/LGPL-2.1")
"""The licence of pygame-ce, whose packages come without its text."""
INTRODUCTION: Final = """\
Canfield is bundled with the works of others, each under its own licence:

Python, https://www.python.org: see the folder python.
"""


def main() -> None:
    """Copy the files, each into a folder with the name of what it is about."""
    place = Path(sys.argv[1])
    place.mkdir(parents=True, exist_ok=True)
    packages = [distribution(name) for name in BUNDLED]
    lines = [line_about(package) for package in packages]
    (place / "NOTICE.txt").write_text(INTRODUCTION + "".join(lines), "utf-8")
    for package in packages:
        copy(licences_of(package), place / package.name)
    copy([file for file in python_licences() if file.is_file()][:1], place / "python")


def line_about(package: Distribution) -> str:
    """One line on whose work it is, and where its source can be had."""
    facts = package.metadata
    licence = facts["License-Expression"] or facts["License"] or f"see the folder {package.name}"
    source = f"{package.name} {package.version} of the Python Package Index"
    return f"{source}: {licence.splitlines()[0]}.\n"


def licences_of(package: Distribution) -> list[Path]:
    """The files of the package that say what may be done with it."""
    found = [
        Path(str(file.locate()))
        for file in package.files or ()
        if IS_LICENCE.search(file.as_posix()) and file.suffix not in {".py", ".pyc"}
    ]
    return found or [file for file in (LESSER_GPL,) if file.is_file()]


def python_licences() -> tuple[Path, ...]:
    """Where this Python may have its licence."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", version, "copyright"),
    )


def copy(files: list[Path], folder: Path) -> None:
    """Put the files there."""
    for file in files:
        folder.mkdir(exist_ok=True)
        shutil.copyfile(file, folder / file.name)


if __name__ == "__main__":
    main()
