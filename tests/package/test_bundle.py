"""The bundle as a player gets it: unpacked anywhere, started by double click, without Python.

Building it takes a minute or two, so it is asked for: CANFIELD_BUILD_BUNDLE=1.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bundle_zip import unpack

import canfield
from canfield.engine import Game, GameCode
from canfield.solver.service import SERVICE_OPTION, Service
from tests.solver.test_service import wait_for_answer

pytestmark = [
    pytest.mark.package,
    pytest.mark.slow,
    pytest.mark.skipif(
        os.environ.get("CANFIELD_BUILD_BUNDLE") != "1",
        reason="building the bundle takes a while; CANFIELD_BUILD_BUNDLE=1 asks for it",
    ),
]

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 30_000_000
"""Bytes that a player should have to fetch at most."""


def said(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the bundle's program says where nothing else can be found."""
    return subprocess.run(
        [program, *words],
        env={"PATH": "", "HOME": str(program.parent), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The zip file, and what the tool said; it has run the bundle in a read-only folder."""
    out = tmp_path_factory.mktemp("dist")
    tool = subprocess.run(
        [sys.executable, ROOT / "tools" / "build_app.py", "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert tool.returncode == 0, tool.stdout
    (file,) = out.glob(f"canfield-{canfield.__version__}-*.zip")
    return file, tool.stdout


@pytest.fixture(scope="module")
def program(built: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in the unpacked bundle."""
    folder = tmp_path_factory.mktemp("Spiele für alle")
    unpack(built[0], folder)
    names = ("Canfield/Canfield", "Canfield/Canfield.exe", "Canfield.app/Contents/MacOS/Canfield")
    return next(folder / name for name in names if (folder / name).is_file())


def test_the_bundle_runs_read_only_under_an_odd_name_without_python(
    built: tuple[Path, str],
) -> None:
    lines = built[1].splitlines()
    assert {"assets: ok", "fonts: ok", "engine: ok", "home: ok"} <= set(lines)
    assert "game: begun, left and kept" in lines or os.name == "nt"


def test_the_bundle_is_not_large(built: tuple[Path, str]) -> None:
    assert built[0].stat().st_size < LARGEST


def test_the_bundle_comes_with_the_licences_of_all_that_is_in_it(program: Path) -> None:
    root = program.parents[1] / "Resources" if sys.platform == "darwin" else program.parent
    assert (root / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    notice = (root / "licences" / "NOTICE.txt").read_text("utf-8")
    for name in ("Python", "pygame-ce", "platformdirs", "filelock", "font-lato", "pyinstaller"):
        assert name in notice


def test_the_bundle_says_its_version(program: Path) -> None:
    assert said(program, "--version").stdout == f"Canfield {canfield.__version__}\n"


def test_the_solver_answers_from_the_bundle_in_a_process_of_its_own(program: Path) -> None:
    service = Service((str(program), SERVICE_OPTION))
    number = service.ask_line(Game.new(GameCode.parse("CF1-D3-AAAAACL")).state, seconds=5)
    answer = wait_for_answer(service)
    service.close()
    assert (answer.number, answer.outcome) == (number, "won")


def test_a_wrong_option_is_one_line_in_the_bundle_too(program: Path) -> None:
    answer = said(program, "--draw", "2")
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
