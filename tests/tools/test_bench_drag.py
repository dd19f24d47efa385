"""What the bench of a drag makes of the moments at which pictures came."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "linux":
    pytest.skip("the bench reads what Linux says of processes", allow_module_level=True)

import bench_drag


def test_the_longest_frame_and_the_late_ones_are_told() -> None:
    drag = bench_drag.figures([0.0, 0.01, 0.05, 0.06, 0.09], solver=3.5)
    assert drag.longest == pytest.approx(40)
    assert (drag.late, drag.pictures, drag.solver) == (2, 5, 3.5)


def test_a_drag_without_a_picture_has_no_frame() -> None:
    assert bench_drag.figures([], solver=0).longest == 0
