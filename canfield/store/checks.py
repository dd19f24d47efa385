"""Values from a file, believed only when they make sense; each check raises ValueError."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_T = TypeVar("_T")

MOST: Final = 2**53
"""The largest whole number that every reader of JSON knows exactly."""

_COUNTS: Final = range(MOST)
_POINTS: Final = range(-MOST, MOST)


def flag(value: object) -> bool:
    """True or False and nothing that merely counts as such."""
    if isinstance(value, bool):
        return value
    raise ValueError(value)


def whole(value: object, within: range) -> int:
    """A whole number of the range."""
    if isinstance(value, int) and not isinstance(value, bool) and value in within:
        return value
    raise ValueError(value)


def count(value: object) -> int:
    """A whole number that is not negative."""
    return whole(value, _COUNTS)


def points(value: object) -> int:
    """A whole number of either sign."""
    return whole(value, _POINTS)


def seconds(value: object) -> float:
    """A length of time that is neither negative nor beyond all measure."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        number = float(value) if abs(value) < MOST else -1.0
        if isfinite(number) and number >= 0:
            return number
    raise ValueError(value)


def text(value: object, longest: int) -> str:
    """A line of text that can be shown."""
    if isinstance(value, str) and len(value) <= longest and (not value or value.isprintable()):
        return value
    raise ValueError(value)


def entries(value: object) -> dict[str, Any]:
    """An object, that is a dictionary."""
    if isinstance(value, dict):
        return value
    raise ValueError(value)


def believed(
    values: object, checks: Mapping[str, Callable[[object], Any]]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Those of the named values that pass their check, and the names of those that do not.

    Names without a check are passed over; what is missing is neither good nor bad.
    """
    given = values if isinstance(values, dict) else {}
    good, bad = {}, []
    for name, check in checks.items():
        if name in given:
            try:
                good[name] = check(given[name])
            except ValueError:
                bad.append(name)
    return good, tuple(bad)


def rows(value: object) -> list[Any]:
    """A list of whatever."""
    if isinstance(value, list):
        return value
    raise ValueError(value)


def each(
    values: Iterable[object], read: Callable[[object], tuple[_T | None, tuple[str, ...]]]
) -> tuple[tuple[_T, ...], tuple[str, ...]]:
    """What `read` makes of each value, without the None, and all the wrong names."""
    read_values = [read(value) for value in values]
    good = tuple(item for item, _ in read_values if item is not None)
    return good, tuple(name for _, bad in read_values for name in bad)
