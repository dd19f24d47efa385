"""What the person at the keyboard reads when the two starters are run."""

from __future__ import annotations

import ast
import shutil
from typing import TYPE_CHECKING

import pytest

from tests.tools.checkout import PYPROJECT, TOOLS, Finished, make_checkout, start

if TYPE_CHECKING:
    from pathlib import Path

STARTERS = ("play.py", "check.py")


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that has been set up by its first check; not to be changed."""
    root = make_checkout(tmp_path_factory.mktemp("a project ü"))
    result = start(root, "check.py", "--only", "changelog")
    assert result.returncode == 0, result.stdout + result.stderr
    assert [line.split()[0] for line in result.stdout.splitlines()[:2]] == ["Making", "Installing"]
    return root


@pytest.fixture
def copied(ready: Path, tmp_path: Path) -> Path:
    """The project that is ready, copied to another folder."""
    return shutil.copytree(ready, tmp_path / "copy", symlinks=True)


def assert_one_sentence(result: Finished, *parts: str) -> None:
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.rstrip().endswith(".")
    for part in parts:
        assert part in result.stderr


@pytest.mark.parametrize("starter", STARTERS)
def test_an_old_python_can_read_the_starter_as_far_as_its_sentence(starter: str) -> None:
    ast.parse((TOOLS / starter).read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("starter", STARTERS)
def test_too_old_a_python_is_told_what_to_get(tmp_path: Path, starter: str) -> None:
    root = make_checkout(tmp_path)
    result = start(root, starter, first="sys.version_info = (3, 9, 2)")
    assert_one_sentence(result, "3.11 or newer", "this is 3.9", "https://www.python.org/")
    assert not (root / ".venv").exists()


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
@pytest.mark.parametrize("starter", STARTERS)
def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, starter: str, module: str
) -> None:
    root = make_checkout(tmp_path)
    result = start(root, starter, first=f"sys.modules[{module!r}] = None")
    assert_one_sentence(result, "venv module is missing", "sudo apt install python3.")
    assert not (root / ".venv").exists()


def test_a_folder_that_cannot_hold_an_environment_is_named(tmp_path: Path) -> None:
    root = make_checkout(tmp_path)
    (root / ".venv").write_text("in the way")
    result = start(root, "play.py")
    assert_one_sentence(result, "Could not make .venv", str(root), "start this again")


@pytest.mark.slow
def test_the_second_start_installs_nothing_and_becomes_the_game(ready: Path) -> None:
    result = start(ready, "play.py", "--draw", "1", "two words")
    assert result.stdout == "the game --draw 1 two words\n"
    assert result.stderr == ""
    assert result.returncode == 7


@pytest.mark.slow
def test_a_project_copied_elsewhere_plays_the_copy(copied: Path) -> None:
    (copied / "canfield" / "__main__.py").write_text("print('the copy')\n")
    first, second = start(copied, "play.py"), start(copied, "play.py")
    assert first.stdout.startswith("Installing canfield")
    assert first.stdout.endswith("the copy\n")
    assert second.stdout == "the copy\n"


@pytest.mark.slow
def test_without_a_network_the_sentence_says_so(copied: Path) -> None:
    wanted = PYPROJECT.replace("requires = []", "requires = ['something-new']")
    (copied / "pyproject.toml").write_text(wanted)
    result = start(copied, "play.py")
    assert_one_sentence(result, "something-new", "internet", "start this again")
    assert "127.0.0.1" in (copied / ".venv" / "install.log").read_text("utf-8")
    assert start(copied, "play.py").returncode == 1


@pytest.mark.slow
def test_an_environment_whose_python_is_gone_is_made_again(copied: Path) -> None:
    for python in (copied / ".venv").glob("[bS]*/python*"):
        python.unlink()
    result = start(copied, "play.py")
    assert result.stdout.startswith("Making .venv")
    assert result.stdout.endswith("the game\n")


@pytest.mark.slow
def test_one_step_at_fault_shows_its_output_and_stops_no_other(ready: Path) -> None:
    result = start(ready, "check.py")
    lines = result.stdout.splitlines()
    verdicts = {line.split()[0]: line.split()[1] for line in lines if line.endswith(" s")}
    assert verdicts["drawings"] == "FAILED"
    assert verdicts["changelog"] == "ok"
    assert lines[lines.index("an arc too many") - 1].startswith("drawings")
    assert "nothing to say" not in lines
    assert "tests" in verdicts
    assert lines[-1].startswith("FAILED: lint, format, types, layers, drawings, tests")
    assert result.returncode == 1
