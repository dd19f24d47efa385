"""The Statistics window: a table of results, and a page of charts where there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.ui.strings.cards import clock_words
from canfield.ui.strings.dialogs import BUTTONS, STATISTICS
from canfield.ui.widgets.form import TABS, Form, Page
from canfield.ui.widgets.values import (
    Button,
    Heading,
    Paragraph,
    Picture,
    Table,
    Tone,
    Weight,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class Record(NamedTuple):
    """What was achieved by one set of rules; None where no game was won yet."""

    rules: str
    played: int
    won: int
    score: int | None = None
    seconds: float | None = None
    moves: int | None = None
    streak: int = 0


class Chart(NamedTuple):
    """A picture that a callback of this name draws, so high in design units."""

    title: str
    name: str
    height: int = 180


_COLUMNS = ("rules", "played", "won", "rate", "score", "time", "moves", "streak")


def statistics(records: Sequence[Record], charts: Sequence[Chart] = ()) -> Form:
    """The window. Buttons: `reset` where there are results, `close`."""
    header = tuple(STATISTICS[name] for name in _COLUMNS)
    rows = tuple(_row(record) for record in records)
    results: tuple[Widget, ...] = (
        (Table(header, rows, "lrrrrrrr"), Paragraph(STATISTICS["line"], Tone.SMALL))
        if rows
        else (Paragraph(STATISTICS["empty"], Tone.CENTRED),)
    )
    pages = [Page(STATISTICS["results"], results)]
    if charts:
        pages.append(Page(STATISTICS["charts"], _charts(charts)))
    return Form(
        name="statistics",
        title=STATISTICS["title"],
        pages=tuple(pages),
        footer=(
            Button("close", BUTTONS["close"]),
            *((Button("reset", BUTTONS["reset"], Weight.DANGER),) if rows else ()),
        ),
        width=720 if rows else 460,
        height=560 if charts else 0,
        default="close",
        focus=TABS if charts else "close",
    )


def _row(record: Record) -> tuple[str, ...]:
    rate = f"{100 * record.won / record.played:.0f}" if record.played else "–"
    return (
        record.rules,
        str(record.played),
        str(record.won),
        rate,
        _figure(record.score),
        "–" if record.seconds is None else clock_words(record.seconds),
        _figure(record.moves),
        str(record.streak),
    )


def _figure(number: int | None) -> str:
    return "–" if number is None else str(number)


def _charts(charts: Sequence[Chart]) -> tuple[Widget, ...]:
    return tuple(
        widget
        for chart in charts
        for widget in (Heading(chart.title), Picture(chart.name, chart.height))
    )
