"""Measure which share of the deals of a variant can be won.

Run with the project's Python: ``python tools/measure_odds.py --variant CF --draw 3 --codes 1000``.
The interval counts the deals that stay open both ways: as all lost for its lower end, as all won
for its upper end.

With ``--keep FILE`` every verdict is written to that file at once, and a later run with the same
rules goes on from there: it takes the decided deals from the file, and looks at those that are
open only if it may look at more positions than were looked at before.

Most deals are decided by a low limit, and most of the time goes into the others. So each limit of
``--nodes`` can have its own number of deals, ``--codes 20000 8000 2000``: many tell how many are
hard, and fewer how many of the hard ones can be won.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import deep_search  # noqa: E402 - needs the path above

from canfield.engine import (  # noqa: E402 - needs the path above
    DRAWS,
    GameCode,
    Rules,
    Runs,
    Variant,
    apply,
    initial_state,
    is_won,
    rules_key,
)
from canfield.solver import solve  # noqa: E402 - needs the path above

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

NORMAL_95 = 1.959964
WIDTH = 40
NO_HURRY = 1e6
"""Seconds: the limit is the number of positions, so that every machine says the same."""


class Found(NamedTuple):
    """What is known of one deal: the verdict, and how many positions it took."""

    number: int
    outcome: str
    nodes: int


def judged(number: int, rules: Rules, nodes: int, *, deep: bool) -> Found:
    """Return the verdict on the deal of a code."""
    code = GameCode(rules.variant, 1, rules.draw, number)
    state = initial_state(code.deal(), rules)
    if deep:
        verdict = deep_search.solve(state, node_limit=nodes)
        if verdict.outcome == "won":
            for move in verdict.moves:
                state, _ = apply(state, move)
            if not is_won(state):
                raise ValueError(number)
    else:
        verdict = solve(state, time_limit=NO_HURRY, node_limit=nodes)
    return Found(number, verdict.outcome, verdict.nodes)


def wilson(hits: float, count: float) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share."""
    share, square = hits / count, NORMAL_95**2
    middle = share + square / (2 * count)
    spread = NORMAL_95 * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return (middle - spread) / (1 + square / count), (middle + spread) / (1 + square / count)


def kept(file: Path | None) -> dict[int, Found]:
    """Return what earlier runs found; of a deal that was looked at again, the last word."""
    if file is None or not file.exists():
        return {}
    lines = (line.split() for line in file.read_text("utf-8").splitlines())
    return {
        int(number): Found(int(number), outcome, int(nodes)) for number, outcome, nodes in lines
    }


class Sample(NamedTuple):
    """What became of the deals that were looked at with one limit, and hard for those before."""

    won: int
    lost: int
    hard: int


def samples(found: Sequence[Found], codes: Sequence[int], nodes: Sequence[int]) -> Iterator[Sample]:
    """Yield the sample of each limit: of so many deals, those that are hard up to there."""
    easy = 0
    for limit, count in zip(nodes, codes, strict=True):
        left = [each for each in found[:count] if is_hard(each, easy)]
        decided = Counter(each.outcome for each in left if not is_hard(each, limit))
        hard = len(left) - decided.total()
        yield Sample(decided["won"], decided["lost"], hard)
        easy = limit


def is_hard(found: Found, limit: int) -> bool:
    """Say whether so many positions do not decide the deal."""
    return found.outcome == "unknown" or found.nodes > limit


def share(sorted_out: Iterable[Sample], *, open_is_won: bool) -> tuple[float, float]:
    """Return the share that can be won, and how many deals drawn at random tell it as well."""
    among_hard, variance = float(open_is_won), 0.0
    count = 0
    for sample in reversed(list(sorted_out)):
        won, lost, hard = sample
        count = sum(sample) or 1
        mean = (won + hard * among_hard) / count
        spread = won * (1 - mean) ** 2 + lost * mean**2 + hard * (among_hard - mean) ** 2
        variance = spread / count**2 + (hard / count) ** 2 * variance
        among_hard = mean
    return among_hard, among_hard * (1 - among_hard) / variance if variance else count


def measure(chosen: argparse.Namespace, rules: Rules) -> list[Found]:
    """Look at the deals asked for, with one limit after the other."""
    found, first = kept(chosen.keep), chosen.first
    if chosen.deep:
        deep_search.compiled()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for nodes, codes in zip(chosen.nodes, chosen.codes, strict=True):
            numbers = range(first, first + codes)
            open_ = [number for number in numbers if is_open(found.get(number), nodes)]
            work = partial(judged, rules=rules, nodes=nodes, deep=chosen.deep)
            for done, verdict in enumerate(pool.map(work, open_, chunksize=4), start=1):
                found[verdict.number] = verdict
                note(chosen.keep, verdict)
                show(done, len(open_), nodes)
    return [found[number] for number in range(first, first + chosen.codes[0])]


def is_open(found: Found | None, nodes: int) -> bool:
    """Say whether so many positions could decide what is not decided yet."""
    return found is None or (found.outcome == "unknown" and found.nodes < nodes)


def note(file: Path | None, verdict: Found) -> None:
    """Add a verdict to the file, if there is one."""
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            print(*verdict, file=lines)


def show(done: int, count: int, nodes: int) -> None:
    """Draw the progress bar."""
    if sys.stderr.isatty():
        filled = WIDTH * done // count
        bar = "#" * filled + "." * (WIDTH - filled)
        end = "\n" if done == count else ""
        print(f"\r[{bar}] {done}/{count}  {nodes} positions", end=end, file=sys.stderr, flush=True)


def report(rules: Rules, found: Sequence[Found], codes: Sequence[int], nodes: Sequence[int]) -> str:
    """Return the counts and the interval in words."""
    sorted_out = list(samples(found, codes, nodes))
    (worst, few), (best, many) = (share(sorted_out, open_is_won=kind) for kind in (False, True))
    low, high = wilson(worst * few, few)[0], wilson(best * many, many)[1]
    lines = [
        f"{limit} positions: of {count} deals {sum(sample)} hard so far, {sample.won} won, "
        f"{sample.lost} lost, {sample.hard} open"
        for limit, count, sample in zip(nodes, codes, sorted_out, strict=True)
    ]
    interval = f"95 % interval {100 * low:.2f} to {100 * high:.2f} %"
    return "\n".join([rules_key(rules), *lines, interval])


def chosen_rules(chosen: argparse.Namespace) -> Rules:
    """Return the rules asked for."""
    rules = Rules.of(Variant(chosen.variant), chosen.draw)
    if chosen.no_take_back:
        rules = replace(rules, take_back=False)
    if chosen.no_base_wrap:
        rules = replace(rules, base_wrap=False)
    return replace(rules, runs=Runs.WHOLE_COLUMN) if chosen.whole_columns else rules


def options(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--variant", choices=list(Variant), default="CF")
    add("--draw", type=int, choices=(1, 3), help="the variant's usual one if left out")
    add(
        "--codes",
        type=int,
        nargs="+",
        default=[1000],
        help="how many deals: with each limit of --nodes, the last number for all that follow",
    )
    add("--first", type=int, default=0, help="the number of the first deal")
    add(
        "--nodes",
        type=int,
        nargs="+",
        default=[3_000, 100_000],
        help="positions that may be looked at for one deal: first for all of them, then for "
        "those that are open still, and so on",
    )
    add("--keep", type=Path, metavar="FILE", help="where verdicts are kept, to go on later")
    add("--processes", type=int, default=2)
    add("--deep", action="store_true", help="search in C++, see deep_search.py")
    add("--no-take-back", action="store_true")
    add("--no-base-wrap", action="store_true")
    add("--whole-columns", action="store_true")
    chosen = parser.parse_args(words)
    if chosen.draw not in (None, *DRAWS[Variant(chosen.variant)]):
        parser.error(f"{chosen.variant} is not played with draw {chosen.draw}")
    chosen.codes += [chosen.codes[-1]] * (len(chosen.nodes) - len(chosen.codes))
    if len(chosen.codes) > len(chosen.nodes) or chosen.codes != sorted(chosen.codes, reverse=True):
        parser.error("one number of deals for each limit, and never more than for the one before")
    return chosen


def main(words: list[str] | None = None) -> None:
    """Look at the deals and print the share."""
    chosen = options(words)
    rules = chosen_rules(chosen)
    print(report(rules, measure(chosen, rules), chosen.codes, chosen.nodes))


if __name__ == "__main__":
    main()
