"""Makes what a player double-clicks where there is no Python: dist/canfield-VERSION-SYSTEM.zip.

    python3 tools/build_app.py          the zip, for the system that this runs on
    python3 tools/build_app.py --deb    a package for Debian and Ubuntu beside it

The bundle is a folder made by PyInstaller, which is fetched into build/bundle. At the end it is
unpacked into a folder that cannot be written and has an odd name, and must run there without
any Python.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bundle_check import fault_of
from bundle_zip import pack
from environment import ROOT

NAME: Final = "Canfield"
TOOL: Final = "pyinstaller ~= 6.22"
WORK: Final = ROOT / "build" / "bundle"
VENV: Final = WORK / "venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main() -> int:
    """Build, pack and prove; 1 with a sentence where one of these fails."""
    options = parsed_options()
    try:
        make_environment()
        bundle = build()
        add_licences(bundle)
        made = [pack(bundle, options.out / f"{title()}.zip")]
        if options.deb:
            made.append(make_deb(bundle, options.out))
    except subprocess.CalledProcessError as fault:
        print(fault.stdout or "", file=sys.stderr)
        return failed(f"{Path(fault.cmd[0]).name} ended with {fault.returncode}")
    for each in made:
        print(f"{each} ({each.stat().st_size / 1e6:.1f} MB)")
    say("Running it from a folder that is read only and has an odd name, without Python")
    problem = fault_of(made[0], program_in(bundle).relative_to(bundle.parent))
    return failed(problem) if problem else 0


def parsed_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        prog="tools/build_app.py", description="Make a bundle that needs no Python."
    )
    parser.add_argument("--deb", action="store_true", help="make a Debian package, too")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where it goes (dist)"
    )
    return parser.parse_args()


def title() -> str:
    """The name of what is made here: program, version, system and machine."""
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    return f"canfield-{version()}-{system}-{platform.machine().lower()}"


def version() -> str:
    """The version in the source."""
    text = (ROOT / "canfield" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    if found is None:
        raise SystemExit("canfield/__init__.py names no version")
    return found[1]


def say(sentence: str) -> None:
    """Tell the person at the keyboard what takes its time."""
    print(f"{sentence} ...", flush=True)


def failed(sentence: str) -> int:
    """Say what is wrong; the code to leave with."""
    print(f"build_app: {sentence}", file=sys.stderr)
    return 1


def run(*command: str | Path) -> str:
    """What the command says; raises CalledProcessError where it fails."""
    return subprocess.run(
        command, cwd=WORK, check=True, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ).stdout  # fmt: skip


def make_environment() -> None:
    """A Python beside the project's own, with PyInstaller and today's game in it."""
    WORK.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        say(f"Making {VENV.relative_to(ROOT)}")
        run(sys.executable, "-m", "venv", VENV)
    say("Installing PyInstaller and the game there")
    run(PYTHON, "-m", "pip", "install", TOOL, ROOT)
    run(PYTHON, "-m", "pip", "install", "--no-deps", "--force-reinstall", ROOT)


def build() -> Path:
    """The folder, or the application of macOS, with everything in it."""
    say("Building the bundle")
    out = WORK / "out"
    shutil.rmtree(out, ignore_errors=True)
    run(
        *(PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean"),
        *("--distpath", out, "--workpath", WORK / "work", ROOT / "tools" / "bundle.spec"),
    )
    strip(out / NAME)
    return out / (f"{NAME}.app" if sys.platform == "darwin" else NAME)


def strip(folder: Path) -> None:
    """Take the words for debuggers out of Python's own library, which may double its size."""
    if sys.platform != "linux" or shutil.which("strip") is None:
        return
    for library in folder.glob("_internal/libpython*"):
        run("strip", "--strip-unneeded", library)


def program_in(bundle: Path) -> Path:
    """The file that is started by double click."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / NAME
    return bundle / (f"{NAME}.exe" if os.name == "nt" else NAME)


def add_licences(bundle: Path) -> None:
    """Our licence, and those of all that is bundled with the game."""
    place = bundle / ("Contents/Resources" if bundle.suffix == ".app" else ".")
    shutil.copy(ROOT / "LICENSE", place / "LICENSE")
    run(PYTHON, ROOT / "tools" / "bundle_licences.py", place / "licences")


def make_deb(bundle: Path, out: Path) -> Path:
    """The same folder as a package for Debian and what descends from it."""
    say("Making the Debian package")
    return Path(run(PYTHON, ROOT / "tools" / "bundle_deb.py", bundle, out.resolve()).strip())


if __name__ == "__main__":
    sys.exit(main())
