"""What the source may not do, whoever writes it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "canfield"
CARDS = PACKAGE / "engine" / "cards.py"
BELOW_THE_WINDOW = ("engine", "solver", "store", "table")


def sources(*packages: str) -> list[Path]:
    return sorted(path for name in packages for path in (PACKAGE / name).rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imported_names(tree: ast.Module) -> set[str]:
    """Return the top-level names of every import in the file, wherever it stands."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def is_rank(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in {"rank", "base_rank"}


def is_rank_arithmetic(node: ast.AST) -> bool:
    """Say whether this is a step along the ranks: ``x % 13``, ``card.rank + 1`` and the like."""
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.Mod):
        return isinstance(node.right, ast.Constant) and node.right.value == 13
    return isinstance(node.op, ast.Add | ast.Sub) and (is_rank(node.left) or is_rank(node.right))


def rank_steps(source: str) -> list[int]:
    """Return the lines with rank arithmetic; a place in a table of names is none."""
    nodes = list(ast.walk(ast.parse(source)))
    places = {id(node.slice) for node in nodes if isinstance(node, ast.Subscript)}
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.BinOp) and is_rank_arithmetic(node) and id(node) not in places
    ]


def test_the_package_is_where_these_tests_look() -> None:
    assert CARDS.is_file()
    assert len(sources("engine")) >= 8


@pytest.mark.parametrize("fault", ["card.rank + 1", "base_rank - card.rank", "n % 13"])
def test_a_step_along_the_ranks_is_noticed(fault: str) -> None:
    assert rank_steps(f"x = {fault}") == [1]


def test_a_name_looked_up_by_rank_is_no_step() -> None:
    assert rank_steps("x = NAMES[card.rank - 1]") == []


def test_only_the_cards_know_which_rank_follows_which() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        found = rank_steps(path.read_text(encoding="utf-8"))
        assert bool(found) == (path == CARDS), f"{path.relative_to(PACKAGE)}: lines {found}"


@pytest.mark.parametrize("package", BELOW_THE_WINDOW)
def test_nothing_below_the_window_knows_pygame(package: str) -> None:
    guilty = [path.name for path in sources(package) if "pygame" in imported_names(parsed(path))]
    assert guilty == []


def test_the_engine_needs_nothing_but_the_standard_library_and_itself() -> None:
    for path in sources("engine"):
        names = imported_names(parsed(path))
        assert names.isdisjoint({"pygame", "platformdirs", "filelock", "random"}), path.name
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("canfield"):
                assert (node.module or "").startswith("canfield.engine"), path.name
