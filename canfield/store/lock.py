"""One instance writes: the lock that says which."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.store.files import make_folder, reason

if TYPE_CHECKING:
    from pathlib import Path

    from filelock import BaseFileLock


class Taken(NamedTuple):
    """The lock, held until it is released or the process ends; None with the reason why not."""

    lock: BaseFileLock | None
    problem: str | None = None


def take_lock(path: Path) -> Taken:
    """The lock on the files beside `path`, at once or not at all; never waits.

    Without it the game can be played, but nothing may be saved. The import takes some
    20 ms: the first picture should come before.
    """
    from filelock import FileLock, Timeout

    lock = FileLock(path, timeout=0)
    try:
        make_folder(path.parent)
        lock.acquire()
    except Timeout:
        return Taken(None, "Canfield is running already; this window plays without saving.")
    except OSError as error:
        return Taken(None, f"Nothing will be saved: {reason(error)}.")
    return Taken(lock)
