"""What an attempt at a deal counts for, beside its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.store import checks

if TYPE_CHECKING:
    from collections.abc import Mapping


class Stakes(NamedTuple):
    """What is won by winning.

    `day`, an ISO date, where the deal was begun as that day's deal; `late` where that was after
    the day. Of `practice` nothing is counted: neither the game nor its day.
    """

    day: str = ""
    late: bool = False
    practice: bool = False

    @classmethod
    def of_day(cls, day: str, today: str) -> Stakes:
        """Those of a day's deal that is begun today; of no day's without one."""
        return cls(day, late=bool(day) and day < today)


PLAIN: Final = Stakes()
"""Nothing but the win itself."""


def to_values(stakes: Stakes) -> dict[str, Any]:
    """The stakes as values that JSON can carry; `from_values` is the inverse."""
    return stakes._asdict()


def from_values(values: Mapping[str, Any]) -> tuple[Stakes, tuple[str, ...]]:
    """The stakes of values from a file, and the names of values that made no sense."""
    good, bad = checks.believed(values, _CHECKS)
    return Stakes(**good), bad


def _day(value: object) -> str:
    return checks.text(value, len("2026-11-30"))


_CHECKS: Final = {"day": _day, "late": checks.flag, "practice": checks.flag}
