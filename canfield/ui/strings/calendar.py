"""What the calendar of the daily deals says."""

from __future__ import annotations

from typing import Final

from canfield.translation import _
from canfield.ui.strings.cards import count_words

CALENDAR: Final = {
    "title": _("Calendar"),
    "today": _("Today"),
    "tick": _("Won, and begun on its day"),
    "late_tick": _("Won, but begun later: no part of a row"),
    "play": _("Play this day’s deal"),
}
WEEK: Final = (_("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun"))
_MONTHS: Final = (
    _("January"),
    _("February"),
    _("March"),
    _("April"),
    _("May"),
    _("June"),
    _("July"),
    _("August"),
    _("September"),
    _("October"),
    _("November"),
    _("December"),
)


def month_words(year: int, month: int) -> str:
    """`November 2026`."""
    return _("{month} {year}").format(month=_MONTHS[month - 1], year=year)


def day_words(rules: str, *, year: int, month: int, day: int) -> str:
    """Which deal is chosen: `30 November 2026 · Canfield, 3 cards`."""
    name = _("{day} {month} {year}").format(day=day, month=_MONTHS[month - 1], year=year)
    return f"{name} · {rules}"


def row_words(now: int, longest: int, days: int) -> str:
    """How many days were won, and in a row."""
    words = _("{days} won · {now} in a row now · {longest} the most")
    return words.format(days=count_words(days, _("day"), _("days")), now=now, longest=longest)


def ticked_words(row: int) -> str:
    """After the win of the day's deal."""
    if row == 1:
        return _("Today’s deal is won")
    return _("Today’s deal is won, {count} days in a row").format(count=row)


def late_words() -> str:
    """After the win of a deal that was begun after its day."""
    return _("A deal of the calendar is won, after its day")
