"""One instance writes: the lock that says which."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.store.files import make_folder, reason
from canfield.store.sentences import say

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
    number: int = 0
    """That of the file that was locked, which tells it from another of its name."""

    @property
    def may_save(self) -> bool:
        """True for the one instance that writes."""
        return self.problem is None

    def is_on(self, path: Path) -> bool:
        """True as long as the file that was locked lies there: else others may lock a new one."""
        return self.lock is None or _number(path) == self.number


def _number(path: Path) -> int:
    """The number of the file on its disk, no other's as long as it is open; 0 without a file."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0


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
        return Taken(None, say("running"))
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return Taken(None)
        return Taken(None, say("unlocked", reason=reason(error)))
    return Taken(lock, number=_number(path))
