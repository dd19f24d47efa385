"""Compare the solver's verdicts on small positions with what the plain referee finds.

Run with the project's Python: ``python tools/try_everything.py --seeds 1000``. The referee of the
tests goes everywhere, without any thought; positions that are too big for that are passed over.
Every variant and draw is tried as it is, without taking back, and by the rules of published odds.
More seeds are taken until as many positions of each kind were small as ``--least`` says. With
``--deep`` the verdicts are those of ``deep_search.py``.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import deep_search  # noqa: E402 - needs the path above

from canfield.engine import Rules, rules_key  # noqa: E402 - needs the path above
from canfield.solver import solve  # noqa: E402 - needs the path above
from tests.solver.by_referee import is_won_by, referee_says  # noqa: E402 - needs the path above
from tests.solver.positions import (  # noqa: E402 - needs the path above
    OWN_RULES,
    PRESETS,
    by_chance,
    is_hopeless,
    nearly_home,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import GameState
    from canfield.solver import Verdict

NODES = 300_000


class Count(NamedTuple):
    """Positions of one kind: lost and won ones as both say, and those where they differ."""

    lost: int
    won: int
    false: int


def kinds() -> list[Rules]:
    """Return the rules to try."""
    keeping = [replace(rules, take_back=False) for rules in PRESETS if rules.take_back]
    return list(dict.fromkeys([*PRESETS, *keeping, *OWN_RULES]))


def verdict_on(state: GameState, chosen: argparse.Namespace) -> Verdict:
    """Return what the solver that is tried says."""
    if chosen.deep:
        return deep_search.solve(state, node_limit=NODES)
    return solve(state, time_limit=1e6, node_limit=NODES)


def despairs(state: GameState, chosen: argparse.Namespace) -> bool:
    """Say whether even a kinder game is said to be lost."""
    by_rank = chosen.deep and deep_search.is_lost_by_rank(state, node_limit=NODES)
    return by_rank or is_hopeless(state)


def is_false(state: GameState, truth: str, chosen: argparse.Namespace) -> bool:
    """Say whether the solver contradicts the referee; "unknown" does not."""
    if truth == "won" and despairs(state, chosen):
        return True
    verdict = verdict_on(state, chosen)
    if verdict.outcome == "won" and not is_won_by(state, verdict.moves):
        return True
    return verdict.outcome not in {truth, "unknown"}


def small(seed: int, rules: Rules, positions: int) -> Iterator[tuple[GameState, str]]:
    """Yield the positions of a seed that the referee can go through, with what it finds."""
    for state in (nearly_home(seed, rules), by_chance(seed, rules)):
        truth = None if state is None else referee_says(state, positions)
        if state is not None and truth is not None:
            yield state, truth


def compared(rules: Rules, chosen: argparse.Namespace) -> Count:
    """Compare on as many positions as were asked for."""
    truths: list[str] = []
    false = 0
    for seed in count(chosen.first):
        if seed >= chosen.first + chosen.seeds and len(truths) >= chosen.least:
            break
        for state, truth in small(seed, rules, chosen.positions):
            truths.append(truth)
            if is_false(state, truth, chosen):
                false += 1
                print(f"{truth}: {state}", flush=True)
    return Count(truths.count("lost"), truths.count("won"), false)


def main(words: list[str] | None = None) -> int:
    """Print a line for each kind; 1 where a verdict is false."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=1000, help="how many of each kind")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--positions", type=int, default=2000, help="where the referee gives up")
    parser.add_argument("--least", type=int, default=200, help="positions of each kind")
    parser.add_argument("--deep", action="store_true", help="try the search in C++")
    parser.add_argument("--only", nargs="+", metavar="RULES", help="such as CF-D3 RB-D1")
    chosen = parser.parse_args(words)
    false = 0
    print(f"{'rules':<60}{'lost':>6}{'won':>6}{'false':>7}")
    for rules in kinds():
        if chosen.only and rules_key(rules) not in chosen.only:
            continue
        if chosen.deep and not deep_search.knows(rules):
            continue
        found = compared(rules, chosen)
        false += found.false
        print(f"{rules_key(rules):<60}{found.lost:>6}{found.won:>6}{found.false:>7}", flush=True)
    return int(false > 0)


if __name__ == "__main__":
    sys.exit(main())
