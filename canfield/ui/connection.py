"""Waiting for the desktop itself to say something, instead of asking it again and again."""

from __future__ import annotations

import os
import select
import stat
import sys
from pathlib import Path
from typing import Final

_IN_VAIN: Final = 20
"""So often running a socket may speak without an event."""


def open_sockets() -> frozenset[int]:
    """The sockets that this process holds; none where the system does not tell."""
    if sys.platform != "linux":
        return frozenset()
    try:
        numbers = (int(link.name) for link in Path("/proc/self/fd").iterdir())
        return frozenset(filter(_is_socket, numbers))
    except OSError:
        return frozenset()


def _is_socket(number: int) -> bool:
    try:
        return stat.S_ISSOCK(os.fstat(number).st_mode)
    except OSError:
        return False


class Connection:
    """The sockets on which the desktop speaks to this program.

    Some are never read by the window's own library, and what was once said there would wake the
    program for ever: a socket that has something to say several times running, of which no event
    comes, is listened to no more.
    """

    def __init__(self, sockets: frozenset[int]) -> None:
        self._in_vain = dict.fromkeys(sockets, 0)

    @property
    def can_be_heard(self) -> bool:
        """True where waiting for the desktop is possible."""
        return bool(self._in_vain)

    def wait(self, seconds: float, *, events_came: bool) -> None:
        """Rest until the desktop says something, but no longer than this.

        `events_came` says whether something came of what was said the last time.
        """
        if events_came:
            self._in_vain = dict.fromkeys(self._in_vain, 0)
        try:
            spoken = select.select(list(self._in_vain), (), (), seconds)[0]
        except (OSError, ValueError):
            self._in_vain = {}
            return
        self._in_vain = {
            socket: times + 1 if socket in spoken else 0
            for socket, times in self._in_vain.items()
            if not (socket in spoken and times >= _IN_VAIN)
        }
