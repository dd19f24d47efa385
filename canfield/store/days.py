"""Days in a row, of the daily deals that were won on their day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

_DAY = timedelta(days=1)


def row_now(days: Collection[str], today: str) -> int:
    """How many days in a row are among these up to today, which need not be over yet."""
    day = date.fromisoformat(today)
    if today not in days:
        day -= _DAY
    return _row_to(days, day)


def longest_row(days: Collection[str]) -> int:
    """The most days in a row among these."""
    return max((_row_to(days, date.fromisoformat(day)) for day in _lasts(days)), default=0)


def _row_to(days: Collection[str], day: date) -> int:
    length = 0
    while day.isoformat() in days:
        length, day = length + 1, day - _DAY
    return length


def _lasts(days: Collection[str]) -> list[str]:
    """The days after which a row is broken."""
    return [day for day in days if (date.fromisoformat(day) + _DAY).isoformat() not in days]
