"""Write the card faces and backs into assets/cards.

The files are flat SVG made only of rectangles, paths and transforms, because the loader
of the game drops text, use, symbol, clipPath, filter and image without a word.  The same
call always writes the same bytes.
"""

from __future__ import annotations

from pathlib import Path

from art.backs import BACKS
from art.faces import RANKS, SUITS, face
from art.large import large_face

CARDS = Path(__file__).resolve().parent.parent / "assets" / "cards"


def drawings() -> dict[str, str]:
    """The text of every file, by its path below assets/cards."""
    files = {f"backs/{name}.svg": draw() for name, draw in BACKS.items()}
    for suit in SUITS:
        for rank in RANKS:
            files[f"faces/{rank}{suit}.svg"] = face(rank, suit)
            files[f"faces-large/{rank}{suit}.svg"] = large_face(rank, suit)
    return files


def main() -> None:
    """Write every drawing."""
    for name, text in drawings().items():
        target = CARDS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
