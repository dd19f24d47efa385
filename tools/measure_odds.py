"""Measure which share of the deals of a variant can be won.

Run with the project's Python: ``python tools/measure_odds.py --variant CF --draw 3 --codes 1000``.
The interval counts the deals that stay open both ways: as all lost for its lower end, as all won
for its upper end.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canfield.engine import (  # noqa: E402 - needs the path above
    DRAWS,
    GameCode,
    Rules,
    Runs,
    Variant,
    initial_state,
)
from canfield.solver import solve  # noqa: E402 - needs the path above

NORMAL_95 = 1.959964
WIDTH = 40


def outcome(number: int, rules: Rules, seconds: float) -> str:
    """Return the verdict on the deal of a code."""
    code = GameCode(rules.variant, 1, rules.draw, number)
    return solve(initial_state(code.deal(), rules), time_limit=seconds).outcome


def wilson(hits: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share."""
    share, square = hits / count, NORMAL_95**2
    middle = share + square / (2 * count)
    spread = NORMAL_95 * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return (middle - spread) / (1 + square / count), (middle + spread) / (1 + square / count)


def show(done: int, count: int, tally: dict[str, int]) -> None:
    """Draw the progress bar."""
    filled = WIDTH * done // count
    numbers = "  ".join(f"{name} {tally[name]}" for name in tally)
    bar = "#" * filled + "." * (WIDTH - filled)
    print(f"\r[{bar}] {done}/{count}  {numbers}", end="", file=sys.stderr, flush=True)


def chosen_rules(chosen: argparse.Namespace) -> Rules:
    """Return the rules asked for."""
    rules = Rules.of(Variant(chosen.variant), chosen.draw)
    if chosen.no_take_back:
        rules = replace(rules, take_back=False)
    if chosen.no_base_wrap:
        rules = replace(rules, base_wrap=False)
    return replace(rules, runs=Runs.WHOLE_COLUMN) if chosen.whole_columns else rules


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=list(Variant), default="CF")
    parser.add_argument(
        "--draw", type=int, choices=(1, 3), help="the variant's usual one if left out"
    )
    parser.add_argument("--codes", type=int, default=1000, help="how many deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seconds", type=float, default=10, help="limit for one deal")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-take-back", action="store_true")
    parser.add_argument("--no-base-wrap", action="store_true")
    parser.add_argument("--whole-columns", action="store_true")
    chosen = parser.parse_args()
    if chosen.draw not in (None, *DRAWS[Variant(chosen.variant)]):
        parser.error(f"{chosen.variant} is not played with draw {chosen.draw}")
    return chosen


def main() -> None:
    """Count verdicts and print the share."""
    chosen = options()
    rules = chosen_rules(chosen)
    tally = {"won": 0, "lost": 0, "unknown": 0}
    numbers = range(chosen.first, chosen.first + chosen.codes)
    work = partial(outcome, rules=rules, seconds=chosen.seconds)
    with ProcessPoolExecutor(chosen.processes) as pool:
        for done, verdict in enumerate(pool.map(work, numbers, chunksize=4), start=1):
            tally[verdict] += 1
            show(done, chosen.codes, tally)
    print(file=sys.stderr)
    low, _ = wilson(tally["won"], chosen.codes)
    _, high = wilson(tally["won"] + tally["unknown"], chosen.codes)
    share = 100 * tally["won"] / chosen.codes
    print(f"{rules.variant} draw {rules.draw}: {tally} of {chosen.codes}")
    print(f"won {share:.2f} %, 95 % interval {100 * low:.2f} to {100 * high:.2f} %")


if __name__ == "__main__":
    main()
