"""The time played: it starts with the first action, pauses, and stops at the win."""

from __future__ import annotations

from typing import NamedTuple


class Clock(NamedTuple):
    """Seconds spent so far, and since when (loop time) it runs; None while it stands."""

    spent: float = 0.0
    since: float | None = None

    def seconds(self, now: float) -> float:
        """The seconds played up to now; they never fall."""
        return self.spent if self.since is None else self.spent + max(0.0, now - self.since)

    def running(self, now: float) -> Clock:
        """The clock going from now on; itself when it goes already."""
        return Clock(self.spent, now) if self.since is None else self

    def standing(self, now: float) -> Clock:
        """The clock stopped now; itself when it stands already."""
        return self if self.since is None else Clock(self.seconds(now))

    def next_second(self, now: float) -> float | None:
        """When the shown second changes next, None while the clock stands."""
        if self.since is None:
            return None
        return now + 1.0 - self.seconds(now) % 1.0
