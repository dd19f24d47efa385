"""Nothing a player has is ever lost: every fault that disks, desktops and power cuts can make.

    python3 tools/fault_run.py --kills 1000 --files 20000 --disk --instances 100 --clock 600

Without any of these, a small part of each. It needs Linux, Xvfb, openbox and xdotool, root to make
small disks, and a C compiler to move the clock. Nothing outside folders of its own is touched.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fault_world import Outcome


def kinds(given: argparse.Namespace) -> Iterator[Callable[[], Outcome]]:
    """The kinds of faults that were asked for."""
    if given.files:
        import fault_files

        yield lambda: fault_files.run(given.files, given.seed)
    if given.disk:
        import fault_disk

        yield fault_disk.run
    if given.instances:
        import fault_instances

        yield lambda: fault_instances.run(given.instances, given.seed)
    if given.clock:
        import fault_clock

        yield lambda: fault_clock.run(given.clock)
    if given.kills:
        import fault_kills

        yield lambda: fault_kills.run(given.kills, given.seed)


def options() -> argparse.Namespace:
    """The options of the command line; a small part of each kind where none is given."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=0, help="ends at random instants of play")
    parser.add_argument("--files", type=int, default=0, help="starts with a damaged file")
    parser.add_argument("--disk", action="store_true", help="disks that are full or fail")
    parser.add_argument("--instances", type=int, default=0, help="starts beside a closing window")
    parser.add_argument("--clock", type=float, default=0.0, help="seconds to be stopped for")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not any((given.kills, given.files, given.disk, given.instances, given.clock)):
        vars(given).update(kills=20, files=200, disk=True, instances=4, clock=10.0)
    return given


def main() -> int:
    """The table of what was asked for; 1 where anything failed."""
    faults = 0
    for run in kinds(options()):
        begin = time.perf_counter()
        outcome = run()
        print(f"{outcome.line()} ({time.perf_counter() - begin:.0f} s)", flush=True)
        for fault in outcome.faults:
            print(f"    {fault}", flush=True)
        faults += len(outcome.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
