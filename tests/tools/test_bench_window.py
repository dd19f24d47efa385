"""What the bench of the window makes of what it saw."""

from __future__ import annotations

import os
import struct
import sys
from itertools import pairwise

import pytest

if sys.platform != "linux":
    pytest.skip("the bench reads what Linux says of processes", allow_module_level=True)

import bench_window
import watched_screen

from canfield.table.geometry import Point


def picture(*pixels: int) -> bytes:
    return struct.pack(f"={len(pixels)}I", *pixels)


def test_a_table_is_there_at_half_of_what_changes_and_final_at_all_of_it() -> None:
    frames = [
        (0.0, picture(9, 9, 9, 9, 9)),
        (0.1, picture(5, 5, 5, 5, 9)),
        (0.2, picture(1, 2, 5, 5, 9)),
        (0.3, picture(1, 2, 3, 5, 9)),
        (0.4, picture(1, 2, 3, 4, 9)),
    ]
    figures = dict(bench_window.start_figures(frames))
    assert figures == {"first table, s": 0.2, "final picture, s": 0.4}


def test_the_drag_goes_round_and_comes_back() -> None:
    grab = Point(300, 200)
    way = [bench_window.around(grab, step) for step in range(bench_window.MOVES_A_SECOND + 1)]
    assert way[0] == way[-1] == grab
    assert all(one != other for one, other in pairwise(way))


def test_a_process_has_itself_memory_and_time() -> None:
    own = os.getpid()
    assert watched_screen.family(own)[0] == own
    assert own in watched_screen.family(os.getppid())
    resident, share = watched_screen.memory(own)
    assert resident >= share > 1
    assert watched_screen.processor_seconds(own) > 0


def test_ours_beside_another_is_told_as_a_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    ours = bench_window.Contender("ours", (), None, None)
    other = ours._replace(name="another")
    bench_window.print_table((ours, other), ({"a, s": 3.0, "b": 1.0}, {"a, s": 2.0}))
    head, first, second = capsys.readouterr().out.splitlines()
    assert head.split() == ["ours", "another", "ratio"]
    assert first.split() == ["a,", "s", "3.00", "2.00", "1.50"]
    assert second.split() == ["b", "1.00", "–", "–"]
