"""A drawing that the loader would drop, or that no tool wrote, is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import check_svg
import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
PLAIN = f'{HEAD}<g transform="rotate(180 12 12)"><path fill="#FFFFFF" d="m1 1h2z"/></g></svg>'


def test_every_drawing_is_plain_and_as_the_tools_write_it() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "check_svg.py"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_a_plain_drawing_has_no_fault() -> None:
    assert list(check_svg.faults(PLAIN)) == []


@pytest.mark.parametrize(
    ("planted", "element"),
    [
        ("<text>A</text>", "text"),
        ('<use href="#a"/>', "use"),
        ("<symbol/>", "symbol"),
        ("<clipPath/>", "clipPath"),
        ("<filter/>", "filter"),
        ('<image href="a.png"/>', "image"),
        ("<style>@import url(a.css);</style>", "style"),
        ('<path d="m0 0z" style="fill:red"/>', "path"),
        ('<path d="m0 0z" fill="url(#a)"/>', "path"),
        ('<path d="m0 0z" stroke-width="2pt"/>', "path"),
        ('<rect width="50%" height="2"/>', "rect"),
        ('<g clip-path="none"/>', "g"),
        ("<g>words</g>", "g"),
    ],
)
def test_what_the_loader_drops_is_named(planted: str, element: str) -> None:
    found = list(check_svg.faults(f"{HEAD}{planted}</svg>"))
    assert [fault.split(":")[0] for fault in found] == [element]


@pytest.mark.parametrize("text", ["<svg", "", '<!DOCTYPE svg SYSTEM "a.dtd">' + PLAIN])
def test_what_is_no_drawing_is_a_fault(text: str) -> None:
    assert [fault.split(":")[0] for fault in check_svg.faults(text)] == ["document"]


def test_changed_missing_and_foreign_files_are_named() -> None:
    found = check_svg.expected()
    found["cards/faces/As.svg"] += " "
    del found["cards/faces/2s.svg"]
    found["cards/joker.svg"] = PLAIN
    named = [line.split(":")[0] for line in check_svg.differences(found)]
    assert named == ["cards/faces/2s.svg", "cards/faces/As.svg", "cards/joker.svg"]
