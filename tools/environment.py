"""The project's own Python, in .venv: made, filled and kept up to date by the tools.

Only the standard library is used, and imports that take long wait until something must be
installed: on every other start this costs a few milliseconds.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = VENV / "install.log"

GAME = "canfield"
"""The part that is the game itself; every other part is one of pyproject's dependency groups."""


class SetupError(Exception):
    """One sentence for the person at the keyboard, with the remedy."""


def python_with(*groups: str) -> Path:
    """The Python of .venv, with the game (editable) and these dependency groups installed.

    Raises:
        SetupError: something is missing on this machine, or could not be fetched.
    """
    missing = [part for part in (GAME, *groups) if not is_installed(part)]
    if missing:
        if not is_usable():
            make_venv()
        install(missing)
    return PYTHON


def is_installed(part: str) -> bool:
    """True if `part` was installed from today's pyproject, by this Python, in this folder."""
    try:
        return PYTHON.exists() and stamp(part).read_text("utf-8") == fingerprint()
    except OSError:
        return False


def stamp(part: str) -> Path:
    """The file that is there once `part` is installed, holding the fingerprint of that day."""
    return VENV / f"installed-{part}.txt"


def fingerprint() -> str:
    """All that an installation depends on."""
    release = ".".join(map(str, sys.version_info[:2]))
    return f"Python {release} in {ROOT}\n{(ROOT / 'pyproject.toml').read_text('utf-8')}"


def is_usable() -> bool:
    """True if .venv starts, has pip, and is of the same Python release as the one running."""
    import subprocess

    probe = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    try:
        return (
            subprocess.run([PYTHON, "-c", probe], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


def make_venv() -> None:
    """Make .venv afresh."""
    from importlib.util import find_spec

    if not (find_spec("venv") and find_spec("ensurepip")):
        package = f"python3.{sys.version_info.minor}-venv"
        raise SetupError(
            "Python's venv module is missing: install it "
            f"(on Debian and Ubuntu: sudo apt install {package}) and start this again."
        )
    print("Making .venv, a Python of the project's own ...", flush=True)
    run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        problem="Could not make .venv",
        remedy=f"see that you may write to {ROOT} and that the disk is not full",
    )


def install(parts: list[str]) -> None:
    """Install `parts` with pip, and stamp each."""
    print(f"Installing {', '.join(parts)} in .venv: a minute, this once ...", flush=True)
    run(
        [str(PYTHON), "-m", "pip", "install", *requirements(parts)],
        problem="Could not install what the game needs",
        remedy=f"see that the internet can be reached (all that pip said is in {LOG})",
    )
    if GAME in parts:
        compile_game()
    for part in parts:
        stamp(part).write_text(fingerprint(), "utf-8")


def compile_game() -> None:
    """Compile the sources once, so that even the first start is quick."""
    run(
        [str(PYTHON), "-m", "compileall", "-q", str(ROOT / "canfield")],
        problem="Could not compile the game",
        remedy=f"see that you may write to {ROOT}",
    )


def requirements(parts: list[str]) -> list[str]:
    """What pip has to install for `parts`; pip itself reads groups only from release 25.1 on."""
    import tomllib

    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    wanted: list[str] = []
    for part in parts:
        wanted += ["--editable", str(ROOT)] if part == GAME else groups[part]
    return wanted


def run(command: list[str], *, problem: str, remedy: str) -> None:
    """Run `command` in silence.

    Raises:
        SetupError: it failed; the sentence has its own words for why, and `remedy`.
    """
    import subprocess

    try:
        result = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except KeyboardInterrupt:
        raise SetupError("Stopped; start this again to go on.") from None
    if result.returncode != 0:
        keep(result.stdout)
        raise SetupError(f"{problem} ({reason(result.stdout)}): {remedy}, and start this again.")


def keep(output: str) -> None:
    """Write `output` to the log, if there is a place for it."""
    try:
        LOG.write_text(output, "utf-8")
    except OSError:
        return


def reason(output: str) -> str:
    """The line of `output` that says most about the failure: the last that pip or venv marked."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no word why"]
    marked = [line for line in lines if line.startswith(("ERROR: ", "Error: "))]
    return (marked or lines)[-1].removeprefix("ERROR: ").removeprefix("Error: ").rstrip(".")
