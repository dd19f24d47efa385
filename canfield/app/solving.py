"""`--solve CODE`: can the deal be won, and how?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.engine import initial_state
from canfield.solver import solve
from canfield.ui.strings.command_line import sentences

if TYPE_CHECKING:
    from canfield.engine import GameCode

_SECONDS: Final = 60.0
_LEAVE_WITH: Final = {"won": 0, "lost": 1, "unknown": 2}


def print_verdict(code: GameCode) -> int:
    """Print the verdict and the moves of the win; 0 where it is won, 1 lost, 2 not known."""
    verdict = solve(initial_state(code.deal(), code.rules), time_limit=_SECONDS)
    said = sentences()[verdict.outcome]
    print(said.format(code=code, nodes=verdict.nodes, seconds=f"{verdict.seconds:.2f}"))
    if verdict.moves:
        print(" ".join(map(str, verdict.moves)))
    return _LEAVE_WITH[verdict.outcome]
