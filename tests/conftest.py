"""What holds for every test: no real sleep, hypothesis profiles, tests that need a desktop."""

from __future__ import annotations

import os
import shutil
import sys
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Callable

ON_CI = os.environ.get("CI") == "true"
DESKTOP_TOOLS = ("Xvfb", "openbox", "xdotool")
WAITING_FOR_A_PROCESS = {"subprocess", "multiprocessing"}

for name, examples, steps in (("dev", 50, 50), ("ci", 200, 80), ("deep", 3000, 200)):
    settings.register_profile(
        name,
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if ON_CI else "dev"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a player without the desktop's tools skip its tests, but never a CI machine."""
    if item.get_closest_marker("desktop") is None:
        return
    if sys.platform != "linux":
        pytest.skip("desktop tests drive an X server, which this system does not have")
    missing = [tool for tool in DESKTOP_TOOLS if shutil.which(tool) is None]
    if not missing:
        return
    message = "desktop tests need " + ", ".join(missing)
    if ON_CI:
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def refuse_to_sleep(real_sleep: Callable[[float], None]) -> Callable[[float], None]:
    """Return a sleep that only those who wait for a child process may call."""

    def sleep(seconds: float, /) -> None:
        caller = str(sys._getframe(1).f_globals.get("__name__", ""))
        if caller.partition(".")[0] not in WAITING_FOR_A_PROCESS:
            raise AssertionError(f"{caller} slept {seconds} s in a test; give it a clock instead")
        real_sleep(seconds)

    return sleep


@pytest.fixture(autouse=True)
def _no_real_sleep(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a real sleep fail the test, unless it drives a real window."""
    if request.node.get_closest_marker("desktop") is None:
        monkeypatch.setattr(time, "sleep", refuse_to_sleep(time.sleep))
