"""The calendar: which deals of the day were won, and any of them to be played."""

from __future__ import annotations

from calendar import monthrange
from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.ui.strings.calendar import CALENDAR, WEEK, day_words, month_words, row_words
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.signs import LATE_TICK, TICK
from canfield.ui.widgets.values import (
    Button,
    Choice,
    Legend,
    Look,
    Option,
    Paragraph,
    Tone,
    Weight,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_YEARS_BACK: Final = 2
_MONTHS: Final = 12


class Diary(NamedTuple):
    """What is known of the daily deals; days are ISO dates.

    `won` were begun on their day, `late` after it; `rules` are those of a deal that is begun now.
    """

    today: str
    won: Collection[str]
    late: Collection[str]
    row_now: int
    longest_row: int
    rules: str


def calendar(diary: Diary, day: str) -> Form:
    """The window at the month of a day, that day chosen; never one that is yet to come.

    Choices: `month`, the first seven letters of its days, and `day`. Buttons: `play`, `close`.
    """
    return Form(
        name="calendar",
        title=CALENDAR["title"],
        pages=(Page("", _widgets(diary, min(day, diary.today))),),
        footer=(
            Button("play", CALENDAR["play"], Weight.MAIN),
            Button("close", BUTTONS["close"]),
        ),
        width=560,
        default="play",
        focus="day",
    )


def same_day(month: str, day: str) -> str:
    """The day of a month with the number that a day of another month has, or the last one.

    >>> same_day("2026-02", "2026-01-31")
    '2026-02-28'
    """
    last = monthrange(int(month[:4]), int(month[5:]))[1]
    return f"{month}-{min(int(day[8:]), last):02}"


def _widgets(diary: Diary, day: str) -> tuple[Widget, ...]:
    chosen = date.fromisoformat(day)
    months = tuple(Option(f"{y}-{m:02}", month_words(y, m)) for y, m in _months(diary))
    words = day_words(diary.rules, year=chosen.year, month=chosen.month, day=chosen.day)
    if day == diary.today:
        words = f"{CALENDAR['today']} · {words}"
    return (
        Choice("month", months, day[:7], Look.STEPPER),
        Choice("day", tuple(_days(diary, chosen)), day, Look.DAYS, header=WEEK),
        Paragraph(words, Tone.CENTRED),
        Paragraph(row_words(diary.row_now, diary.longest_row, len(diary.won)), Tone.CENTRED),
        Legend(((TICK, CALENDAR["tick"]), (LATE_TICK, CALENDAR["late_tick"]))),
    )


def _months(diary: Diary) -> Iterator[tuple[int, int]]:
    """Year and month from the first tick, or some years ago, up to today."""
    today = date.fromisoformat(diary.today)
    long_ago = today.replace(year=today.year - _YEARS_BACK, day=1)
    first = date.fromisoformat(min((long_ago.isoformat(), *diary.won, *diary.late)))
    count = (today.year - first.year) * _MONTHS + today.month - first.month
    for number in range(first.month - 1, first.month + count):
        yield first.year + number // _MONTHS, number % _MONTHS + 1


def _days(diary: Diary, of: date) -> Iterator[Option]:
    """The days of the month, after as many empty places as the week has days before it."""
    weekday, last = monthrange(of.year, of.month)
    yield from (Option("", "", enabled=False) for _ in range(weekday))
    for number in range(1, last + 1):
        day = of.replace(day=number).isoformat()
        sign = TICK if day in diary.won else LATE_TICK if day in diary.late else ""
        today = CALENDAR["today"] if day == diary.today else ""
        yield Option(day, str(number), today, sign, enabled=day <= diary.today)
