"""Measure the solver on deals whose outcome is known, and on codes after that if asked.

Run with the project's Python: ``python tools/bench_solver.py [--codes N] [--seconds S]``. Every
winning line is played through by the engine and by the plain referee of the tests; a line that
fails there, and a verdict that contradicts what is known, is counted as false.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canfield.engine import (  # noqa: E402 - needs the path above
    Card,
    GameCode,
    Rules,
    Variant,
    apply,
    initial_state,
    is_won,
)
from canfield.solver import solve  # noqa: E402 - needs the path above
from tests.solver.by_referee import is_won_by  # noqa: E402 - needs the path above

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from canfield.engine import GameState

MIB = 1 << 20


class Result(NamedTuple):
    """One deal: the verdict, seconds, positions looked at, and whether it is false."""

    outcome: str
    seconds: float
    nodes: int
    false: bool


def judged(start: GameState, known: bool | None, seconds: float) -> Result:  # noqa: FBT001
    """Solve a deal and compare with what is known of it."""
    verdict, state = solve(start, time_limit=seconds), start
    false = known is not None and verdict.outcome == ("lost" if known else "won")
    if verdict.outcome == "won":
        for move in verdict.moves:
            state, _ = apply(state, move)
        false |= not is_won(state) or not is_won_by(start, verdict.moves)
    return Result(verdict.outcome, verdict.seconds, verdict.nodes, false)


def known_deals(draw: int) -> Iterator[tuple[GameState, bool | None]]:
    """Yield the deals of the file for a draw."""
    text = (ROOT / "tests" / "data" / f"solver_deals_d{draw}.json").read_text("utf-8")
    for deal in json.loads(text)["deals"]:
        cards = deal["deal"].split() if isinstance(deal["deal"], str) else deal["deal"]
        rules = Rules.of(Variant.CANFIELD, draw)
        yield initial_state(tuple(map(Card.parse, cards)), rules), deal["winnable"]


def codes(draw: int, count: int) -> Iterator[tuple[GameState, None]]:
    """Yield the deals of the first codes."""
    for number in range(count):
        code = GameCode(Variant.CANFIELD, 1, draw, number)
        yield initial_state(code.deal(), code.rules), None


def row(name: str, deals: Iterable[tuple[GameState, bool | None]], seconds: float) -> str:
    """Return the line of the table for these deals."""
    results = [judged(state, known, seconds) for state, known in deals]
    decided = [result for result in results if result.outcome != "unknown"]
    won = [result.seconds for result in results if result.outcome == "won"]
    shares = [
        100 * sum(result.seconds <= limit for result in decided) / len(results) for limit in (1, 10)
    ]
    outcomes = [sum(r.outcome == o for r in results) for o in ("won", "lost", "unknown")]
    speed = sum(result.nodes for result in results) / sum(result.seconds for result in results)
    return (
        f"{name:<16}{len(results):>6}{outcomes[0]:>6}{outcomes[1]:>6}{outcomes[2]:>9}"
        f"{shares[0]:>8.1f} %{shares[1]:>7.1f} %{1000 * median(won or [0]):>9.1f} ms"
        f"{speed:>10,.0f}/s{sum(result.false for result in results):>7}"
    )


def memory() -> float:
    """Return the most memory this process ever had, in MiB; 0 where that is not known."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / MIB if sys.platform == "darwin" else most / 1024


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--codes", type=int, default=0, help="further deals of each draw")
    parser.add_argument("--seconds", type=float, default=10, help="limit for one deal")
    chosen = parser.parse_args()
    print(
        "deals            count   won  lost  unknown   in 1 s  in 10 s  median won     speed  false"
    )
    for draw in (3, 1):
        print(row(f"known, draw {draw}", known_deals(draw), chosen.seconds), flush=True)
    for draw in (3, 1) if chosen.codes else ():
        print(row(f"codes, draw {draw}", codes(draw, chosen.codes), chosen.seconds), flush=True)
    print(f"memory at most {memory():.0f} MiB")


if __name__ == "__main__":
    main()
