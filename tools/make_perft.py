"""Count the positions of some deals by depth and write them to tests/data/perft.json.

The counting is done by the referee of the tests, not by the game, so that the game can be
held against it. Run with plain ``python3`` from anywhere; it takes some ten seconds.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.referee import Table, lay_out, pack_of_code  # noqa: E402 - needs the path above

GOLDEN = ROOT / "tests" / "data" / "perft.json"
LETTERS = ("AAAAAAA", "AAAAACL", "ZZZZZZZ", "CANFIEL", "SARATOG", "QWERTYU")
HEADS = ("CF1-D3", "CF1-D1", "SU1-D3", "SU1-D1", "ST1-D3", "ST1-D1", "RB1-D1", "SH1-D1")
ENOUGH = 400  # positions of one deal after which no deeper level is begun


def next_level(level: list[Table], seen: set[tuple[object, ...]]) -> list[Table]:
    """Return the positions one move further that were not seen before."""
    found = []
    for table in level:
        for move in sorted(table.legal_moves()):
            after = table.copy()
            after.do(move)
            if after.position() not in seen:
                seen.add(after.position())
                found.append(after)
    return found


def positions_by_depth(code: str) -> list[int]:
    """Return how many positions are first met after 0, 1, 2 … moves."""
    level = [lay_out(*pack_of_code(code))]
    seen = {level[0].position()}
    counts = [1]
    while len(seen) < ENOUGH:
        level = next_level(level, seen)
        counts.append(len(level))
    return counts


def main() -> None:
    """Write the golden file, one deal a line."""
    codes = [f"{head}-{letters}" for head in HEADS for letters in LETTERS]
    rows = [f'  "{code}": {json.dumps(positions_by_depth(code))}' for code in codes]
    about = "positions first met after 0, 1, 2 ... moves"
    text = f'{{\n "about": "{about}",\n "deals": {{\n' + ",\n".join(rows) + "\n }\n}\n"
    GOLDEN.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
