"""Checks that the changelog keeps its form and tells players of the version at hand."""

from __future__ import annotations

import re
import sys

from environment import ROOT

KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
SECTION = re.compile(r"## \[(?P<version>Unreleased|\d+\.\d+\.\d+)\](?P<date> - \d{4}-\d\d-\d\d)?$")


def problems(changelog: str, version: str) -> list[str]:
    """What is wrong with the text of a changelog when `version` is the newest; empty if nothing."""
    found = [fault for line in changelog.splitlines() if (fault := fault_of(line))]
    sections = [match for line in changelog.splitlines() if (match := SECTION.match(line))]
    versions = [match["version"] for match in sections if match["version"] != "Unreleased"]
    if versions[:1] != [version]:
        found.append(f"the first version told of is {versions[:1]}, but the game is {version}")
    return found


def fault_of(line: str) -> str | None:
    """What is wrong with one line, if anything."""
    if line.startswith("## "):
        match = SECTION.match(line)
        if not match or (match["date"] is None) != (match["version"] == "Unreleased"):
            return f"not of the form '## [1.2.3] - 2026-12-31' or '## [Unreleased]': {line}"
    if line.startswith("### ") and line[4:] not in KINDS:
        return f"none of {', '.join(sorted(KINDS))}: {line}"
    return None


def main() -> int:
    """Check the project's changelog; 1 if anything is wrong with it."""
    from canfield import __version__

    found = problems((ROOT / "canfield" / "CHANGELOG.md").read_text("utf-8"), __version__)
    for problem in found:
        print(f"canfield/CHANGELOG.md: {problem}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
