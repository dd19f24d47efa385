"""Good files made bad in the ways that disks, editors and other versions make them bad."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

NONSENSE: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 53, 255, 256, 10**25, -(10**400), 0.5, -0.5, 1e308,
    float("nan"), float("inf"), "", "x", "x" * 500, "\ud800", "a\nb", "-1", "CF1-D3-AAAAACL",
    "CF-D3:standard", [], [[]], [1, 2], ["D", "D"], {}, {"": 1}, {"id": "w"}, {"games": -1},
)  # fmt: skip


def mutated_bytes(content: bytes, chance: Random) -> bytes:
    """The file with one to three stretches of it changed."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(content) + 1)
        end = min(len(content), start + chance.choice((0, 1, 1, 2, 8, 100, 10**6)))
        content = content[:start] + _put(content[start:end], chance) + content[end:]
    return content


def _put(old: bytes, chance: Random) -> bytes:
    """What may come in the place of a stretch of bytes."""
    flipped = bytes(byte ^ (1 << chance.randrange(8)) for byte in old)
    nonsense = json.dumps(chance.choice(NONSENSE)).encode()
    zeros, noise = bytes(len(old)), chance.randbytes(chance.randint(1, 20))
    return chance.choice((b"", old + old, flipped, flipped, nonsense, zeros, noise, b"[" * 50))


def mutated_values(value: Any, chance: Random) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """The values of the file with one of them, at any depth, lost or replaced."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.1:
        return chance.choice(NONSENSE)
    changed: Any = value.copy()
    place = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    if chance.random() < 0.1:
        del changed[place]
    else:
        changed[place] = mutated_values(value[place], chance)
    return changed


def holds(kept: Any, given: Any) -> bool:  # noqa: ANN401 - whatever JSON can hold
    """True where every value given, at every depth, was kept."""
    if isinstance(given, dict):
        return isinstance(kept, dict) and all(holds(kept.get(k), given[k]) for k in given)
    if isinstance(given, list):
        same = isinstance(kept, list) and len(kept) == len(given)
        return same and all(map(holds, kept, given))
    return bool(kept == given) or (kept != kept and given != given)  # noqa: PLR0124 - no number
