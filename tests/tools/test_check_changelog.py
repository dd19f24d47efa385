"""What the changelog check finds fault with."""

from __future__ import annotations

import pytest
from check_changelog import problems

GOOD = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-24

### Added

- A star on the tree.

## [1.1.0] - 2026-11-30
"""


def test_a_changelog_that_tells_of_the_version_is_in_order() -> None:
    assert problems(GOOD, "1.2.0") == []


@pytest.mark.parametrize("version", ["1.1.0", "1.3.0"])
def test_a_version_without_the_newest_section_is_found(version: str) -> None:
    (problem,) = problems(GOOD, version)
    assert "1.2.0" in problem
    assert version in problem


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("[1.2.0] - 2026-12-24", "[1.2.0]"),
        ("[Unreleased]", "[Unreleased] - 2026-12-31"),
        ("## [1.1.0] - 2026-11-30", "## 1.1.0 - 2026-11-30"),
        ("### Added", "### New"),
    ],
)
def test_a_heading_of_another_form_is_found(good: str, bad: str) -> None:
    (problem,) = problems(GOOD.replace(good, bad), "1.2.0")
    assert bad in problem
