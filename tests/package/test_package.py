"""The package as a player gets it: built from the source archive, installed far from the source."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import canfield

pytestmark = pytest.mark.package

ROOT = Path(__file__).resolve().parents[2]
FOR_DEVELOPERS = {"ARCHITECTURE.md", "CHANGELOG.md", "DECISIONS.md"}


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """The output of a command that must succeed."""
    result = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stdout
    return result.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheel built from it."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def in_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment, in a folder with a space and an ü, that has the wheel."""
    home = tmp_path_factory.mktemp("Spiele für alle")
    run(sys.executable, "-m", "venv", home / "venv", cwd=home)
    programs = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=home)
    return programs


def files_under(folder: Path) -> set[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts}


def test_the_wheel_has_every_module_and_the_mark_of_types(in_wheel: set[str]) -> None:
    modules = {f"canfield/{name}" for name in files_under(ROOT / "canfield")}
    papers = {f"canfield/{name}" for name in FOR_DEVELOPERS}
    assert modules - papers <= in_wheel
    assert not papers & in_wheel
    assert "canfield/py.typed" in in_wheel


def test_the_wheel_has_every_asset_but_the_pictures_of_the_readme(in_wheel: set[str]) -> None:
    assets = files_under(ROOT / "assets")
    pictures = {name for name in assets if name.startswith("pictures/")}
    assert pictures
    assert {f"canfield/_assets/{name}" for name in assets - pictures} <= in_wheel
    assert not {f"canfield/_assets/{name}" for name in pictures} & in_wheel


def test_the_wheel_has_the_licence_and_nothing_beside_the_game(in_wheel: set[str]) -> None:
    description = f"canfield-{canfield.__version__}.dist-info"
    assert f"{description}/licenses/LICENSE" in in_wheel
    assert {name.partition("/")[0] for name in in_wheel} == {"canfield", description}


def test_the_source_archive_is_the_whole_project(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    for folder in ("canfield", "assets", "tests", "tools"):
        assert {f"{folder}/{name}" for name in files_under(ROOT / folder)} <= names
    assert {"pyproject.toml", "README.md", "LICENSE"} <= names


def test_the_installed_game_finds_all_it_needs_from_a_folder_it_may_not_write(
    programs: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "read only"
    elsewhere.mkdir()
    elsewhere.chmod(0o555)
    run(programs / "canfield", "--self-check", cwd=elsewhere, CANFIELD_HOME=str(tmp_path / "home"))
    assert list(elsewhere.iterdir()) == []


def test_the_installed_game_says_its_version(programs: Path, tmp_path: Path) -> None:
    output = run(programs / "python", "-m", "canfield", "--version", cwd=tmp_path)
    assert canfield.__version__ in output
