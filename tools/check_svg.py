"""Say which drawings hold something that the game's SVG loader would drop or misread.

The loader knows paths, rectangles, groups, transforms and plain colours.  It drops text,
use, symbol, clipPath, filter and image without a word, so anything beyond the short list
below is a fault.  So is a file that differs from what make_cards and make_icons write.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import make_cards
import make_icons

ASSETS = Path(__file__).resolve().parent.parent / "assets"
NAMESPACE = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
}
"""Every element in use and what it may carry."""
VALUES = {
    "fill": re.compile(r"none|#[0-9A-F]{6}"),
    "stroke": re.compile(r"#[0-9A-F]{6}"),
    "stroke-linecap": re.compile(r"round"),
    "stroke-linejoin": re.compile(r"round"),
    "transform": re.compile(r"((translate|rotate|scale)\([-\d. ]+\) ?)+"),
    "viewBox": re.compile(r"0 0 \d+ \d+"),
    "d": re.compile(r"[mlhvcqz\d. -]+"),
}
"""How a value must look; any other value must be a plain number, without a unit."""
NUMBER = re.compile(r"-?\d*\.?\d+")


def faults(text: str) -> Iterator[str]:
    """Each fault of one drawing, led by the element it is in."""
    if "<!" in text or "<?" in text:
        yield "document: a declaration, which may name another file"
        return
    try:
        root = ET.fromstring(text)  # noqa: S314 - our own files, without declarations
    except ET.ParseError as error:
        yield f"document: not XML: {error}"
        return
    for element in root.iter():
        name = element.tag.removeprefix(NAMESPACE)
        if name not in ATTRIBUTES or (element.text or "").strip():
            yield f"{name}: the loader drops this element"
            continue
        for key, value in element.attrib.items():
            if key not in ATTRIBUTES[name]:
                yield f"{name}: attribute {key} is not in use here"
            elif not VALUES.get(key, NUMBER).fullmatch(value):
                yield f"{name}: {key}={value!r} is not a plain value"


def expected() -> dict[str, str]:
    """The text of every drawing, by its path below assets."""
    cards = {f"cards/{name}": text for name, text in make_cards.drawings().items()}
    return cards | make_icons.drawings()


def differences(found: dict[str, str]) -> Iterator[str]:
    """Each file that the tools would write otherwise, or not at all."""
    wanted = expected()
    for name in sorted(wanted.keys() | found.keys()):
        if name not in found:
            yield f"{name}: svg: missing; run make_cards.py and make_icons.py"
        elif name not in wanted:
            yield f"{name}: svg: no tool writes this file"
        elif wanted[name] != found[name]:
            yield f"{name}: svg: differs from what the tools write"


def drawings(folder: Path) -> dict[str, str]:
    """The text of every SVG file below a folder, by its path there."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes().decode()
        for file in sorted(folder.rglob("*.svg"))
    }


def complaints(found: dict[str, str]) -> Iterable[str]:
    """Everything wrong with the drawings, one line each."""
    for name, text in found.items():
        yield from (f"{name}: {fault}" for fault in faults(text))
    yield from differences(found)


def main() -> int:
    """Print what is wrong; 1 when anything is."""
    lines = list(complaints(drawings(ASSETS)))
    print("\n".join(lines) if lines else "Every drawing is plain and up to date.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
