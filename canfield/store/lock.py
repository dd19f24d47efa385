"""One instance writes: the lock that says which."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.store.files import make_folder, reason

if TYPE_CHECKING:
    from pathlib import Path

    from filelock import BaseFileLock


_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}


class Taken(NamedTuple):
    """The lock, held until it is released or the process ends; or why there is none.

    Neither lock nor problem: the disk knows no locks, and the game must do without.
    """

    lock: BaseFileLock | None
    problem: str | None = None

    @property
    def may_save(self) -> bool:
        """True for the one instance that writes."""
        return self.problem is None


def take_lock(path: Path) -> Taken:
    """The lock on the files beside `path`, at once or not at all; never waits.

    Without it the game can be played, but nothing may be saved. The first call takes some
    20 ms, so the first picture should come before.
    """
    from filelock import FileLock, Timeout

    lock = FileLock(path, timeout=0)
    try:
        make_folder(path.parent)
        lock.acquire()
    except Timeout:
        return Taken(None, "Canfield is running already; this window plays without saving.")
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return Taken(None)
        return Taken(None, f"Nothing will be saved: {reason(error)}.")
    return Taken(lock)
