"""Write the card faces and backs into assets/cards.

The files are flat SVG made only of rectangles, paths, groups and transforms, because the
loader of the game drops text, use, symbol, clipPath, filter and image without a word.  The
same call always writes the same bytes.

Colours that a loader may replace, each always written as this one literal:

    #1B1B1F  the ink of spades and clubs: indices, pips, and nothing else
    #B3202C  the ink of hearts and diamonds, likewise
    #FBF8F0  the card stock
    #CBC2AD  the line around it
    #C9A45C  brass

The dark and red cloth of the court cards is #1C1B1E and #B2212B, which look the same and
stay when the ink of a suit is replaced.  See art/inks.py.
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
