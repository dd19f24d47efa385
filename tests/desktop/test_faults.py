"""A small part of what `tools/fault_run.py` does to the program at length."""

from __future__ import annotations

import shutil
from pathlib import Path

import fault_clock
import fault_instances
import fault_kills
import pytest
from fault_disk import FREE, OF_ROOT, Trouble, may_make_disks

from tests.desktop.screen import Screen

pytestmark = [pytest.mark.desktop]


def test_the_power_fails_at_any_instant_and_nothing_is_lost() -> None:
    outcome = fault_kills.run(10, seed=3, side_by_side=1)
    assert outcome.faults == []
    assert outcome.tried == 10


@pytest.mark.parametrize("trouble", [*FREE, *OF_ROOT], ids=lambda trouble: trouble.__name__)
def test_play_goes_on_and_all_is_kept_later(
    screen: Screen, tmp_path: Path, trouble: Trouble
) -> None:
    if trouble in OF_ROOT and not may_make_disks(tmp_path / "probe"):
        pytest.skip("no disks may be made here")
    trouble(screen, tmp_path)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_windows_the_first_keeps_its_game_whichever_closes_first(
    screen: Screen, tmp_path: Path, order: tuple[int, int]
) -> None:
    fault_instances.two_windows(screen, tmp_path, order, ("left", "killed"))


def test_a_third_window_keeps_its_game_once_the_first_is_gone(
    screen: Screen, tmp_path: Path
) -> None:
    fault_instances.a_third_after_the_first(screen, tmp_path, ("killed", "left"))


def test_a_window_that_opens_while_another_closes_goes_on_with_its_game(
    screen: Screen, tmp_path: Path
) -> None:
    fault_instances.one_opens_while_one_closes(screen, tmp_path, 0.1)


def test_a_clock_that_is_set_does_not_change_the_time_played(
    screen: Screen, tmp_path: Path
) -> None:
    if shutil.which("cc") is None:
        pytest.skip("no compiler to move the clock with")
    fault_clock.moved_clock(screen, tmp_path, (0, -fault_clock.HOUR, fault_clock.DAY), wait=0.2)


def test_a_machine_that_sleeps_adds_next_to_nothing_to_the_time_played(
    screen: Screen, tmp_path: Path
) -> None:
    fault_clock.stopped(screen, tmp_path, 4.0)
