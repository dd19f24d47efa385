"""A test that waits for the clock is slow and flaky: the tests' settings forbid it."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest


def test_a_test_that_sleeps_fails() -> None:
    with pytest.raises(AssertionError, match=r"test_no_sleep slept 0\.01 s"):
        time.sleep(0.01)


def test_waiting_for_a_child_process_is_no_sleep() -> None:
    done = subprocess.run([sys.executable, "-c", "print(7)"], timeout=60, check=True)
    assert done.returncode == 0


@pytest.mark.desktop
def test_a_test_of_the_desktop_may_wait() -> None:
    before = time.monotonic()
    time.sleep(0.01)
    assert time.monotonic() > before
