"""The Statistics window: results, charts and leaders of one kind of game, and all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.ui.dialogs.leaders import Leader, leader_widgets
from canfield.ui.strings.cards import clock_words
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.statistics import AVERAGES, CHARTS, STATISTICS, streak_words, tenths_words
from canfield.ui.widgets.form import TABS, Form, Page
from canfield.ui.widgets.values import (
    Bars,
    Button,
    Choice,
    Curve,
    Fact,
    Facts,
    Heading,
    Look,
    Option,
    Paragraph,
    Share,
    Shares,
    Table,
    Tone,
    Weight,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


class Record(NamedTuple):
    """What was achieved by one set of rules; None where no game was won yet."""

    rules: str
    played: int
    won: int
    score: int | None = None
    seconds: float | None = None
    moves: int | None = None
    streak: int = 0


class Average(NamedTuple):
    """So many games, and what one of them comes to; None for points where there are none."""

    games: int
    seconds: float
    moves: float
    score: float | None
    cards: float


class Account(NamedTuple):
    """All about one kind of game. `streak` is negative while games are lost.

    `shares` are parts of one: how many of the latest games were won, up to the game with the
    number `first` and up to each after it. `homes[n]` games ended with n cards home. `times`
    are those of won games in seconds.
    """

    streak: int = 0
    longest_won: int = 0
    longest_lost: int = 0
    all: Average | None = None
    won: Average | None = None
    shares: tuple[float, ...] = ()
    first: int = 1
    homes: tuple[int, ...] = ()
    times: tuple[float, ...] = ()
    leaders: tuple[Leader, ...] = ()


class Sought(NamedTuple):
    """What the window is asked to show: a table, by what its leaders rank, which of them."""

    table: str
    by: str = "score"
    leader: int = 0


_COLUMNS: Final = ("rules", "played", "won", "rate", "score", "time", "moves", "streak")
_MOST_COLUMNS: Final = 12
"""How many columns the chart of times has at most."""
_WIDTHS: Final = (60, 120, 300, 600, 900, 1800, 3600, 7200, 18000, 36000)
"""The times, in seconds, that a column can stand for."""


def statistics(
    records: Mapping[str, Record], sought: Sought, account: Account, player: str = ""
) -> Form:
    """The window. Buttons: `play_leader`, `replay_leader`, `calendar`, `reset`, `close`.

    What is sought is changed by the choices `table`, `by` and `leader`; the name is `player`.
    """
    if not records:
        return _empty()
    kinds = tuple(Option(key, record.rules) for key, record in records.items())
    kind = Choice("table", kinds, sought.table, Look.STEPPER, STATISTICS["kind"])
    pages = (
        Page(STATISTICS["results"], (kind, *_results(records[sought.table], account))),
        Page(STATISTICS["charts"], (kind, *_charts(account))),
        Page(STATISTICS["leaders"], (kind, *leader_widgets(account.leaders, *sought[1:], player))),
        Page(STATISTICS["all"], _overview(records)),
    )
    return Form(
        name="statistics",
        title=STATISTICS["title"],
        pages=pages,
        footer=(
            Button("close", BUTTONS["close"]),
            Button("calendar", BUTTONS["calendar"]),
            Button("reset", BUTTONS["reset"], Weight.DANGER),
        ),
        width=740,
        height=720,
        default="close",
        focus=TABS,
    )


def _empty() -> Form:
    return Form(
        name="statistics",
        title=STATISTICS["title"],
        pages=(Page("", (Paragraph(STATISTICS["empty"], Tone.CENTRED),)),),
        footer=(Button("close", BUTTONS["close"]), Button("calendar", BUTTONS["calendar"])),
        width=460,
        default="close",
        focus="close",
    )


def _results(record: Record, account: Account) -> tuple[Widget, ...]:
    facts = (
        Fact(STATISTICS["played"], str(record.played)),
        Fact(STATISTICS["won"], str(record.won)),
        Fact(STATISTICS["share"], f"{_rate(record)} %"),
        Fact(STATISTICS["streak_now"], streak_words(account.streak)),
        Fact(STATISTICS["longest_won"], str(account.longest_won)),
        Fact(STATISTICS["longest_lost"], str(account.longest_lost)),
    )
    rows = tuple(
        _average_row(STATISTICS[name], average)
        for name, average in (("all_games", account.all), ("won_games", account.won))
    )
    best = ("", STATISTICS["best_score"], STATISTICS["best_time"], STATISTICS["fewest_moves"])
    figures = ("", _figure(record.score), _time(record.seconds), _figure(record.moves))
    return (
        Facts(facts),
        Heading(STATISTICS["averages"]),
        Table(tuple(AVERAGES.values()), rows, "lrrrrr"),
        Heading(STATISTICS["bests"]),
        Facts(tuple(map(Fact, best[1:], figures[1:]))),
    )


def _average_row(name: str, average: Average | None) -> tuple[str, ...]:
    if average is None:
        return (name, "0", "–", "–", "–", "–")
    return (
        name,
        str(average.games),
        clock_words(average.seconds),
        f"{average.moves:.0f}",
        "–" if average.score is None else f"{average.score:.0f}".replace("-", "−"),
        tenths_words(average.cards),
    )


_LABELLED: Final = (0, 13, 26, 39, 52)
"""The numbers of cards home that are written under the chart."""


def _charts(account: Account) -> tuple[Widget, ...]:
    homes = tuple(str(n) if n in _LABELLED else "" for n in range(len(account.homes)))
    return (
        Heading(CHARTS["shares"]),
        *_shares(account),
        Heading(CHARTS["homes"]),
        Bars(account.homes, homes, marked=len(homes) - 1),
        Heading(CHARTS["times"]),
        *_times(account.times),
    )


def _shares(account: Account) -> tuple[Widget, ...]:
    shares = account.shares
    if len(shares) < 2:  # noqa: PLR2004 - a line has two ends
        return (Paragraph(CHARTS["too_few"], Tone.MUTED),)
    first, last = (
        CHARTS["game"].format(number=number)
        for number in (account.first, account.first + len(shares) - 1)
    )
    return (Curve(shares, first, last), Paragraph(CHARTS["shares_line"], Tone.SMALL))


def _times(times: tuple[float, ...]) -> tuple[Widget, ...]:
    """How many of the won games took how long, in columns of a round width."""
    if not times:
        return (Paragraph(CHARTS["no_win"], Tone.MUTED),)
    width = next((wide for wide in _WIDTHS if max(times) < wide * _MOST_COLUMNS), _WIDTHS[-1])
    columns = [int(time // width) for time in times]
    start, end = min(columns), max(columns) + 1
    counts = tuple(columns.count(column) for column in range(start, end))
    labels = tuple(_from(column * width) for column in range(start, end))
    return (Bars(counts, labels), Paragraph(CHARTS["times_line"], Tone.SMALL))


def _from(seconds: int) -> str:
    """The time from which a column counts: `5 min`, `2 h`."""
    hours, rest = divmod(seconds, 3600)
    if hours and not rest:
        return CHARTS["hours"].format(number=hours)
    return CHARTS["minutes"].format(number=seconds // 60)


def _overview(records: Mapping[str, Record]) -> tuple[Widget, ...]:
    header = tuple(STATISTICS[name] for name in _COLUMNS)
    rows = tuple(map(_row, records.values()))
    shares = tuple(
        Share(record.rules, record.won / record.played, f"{_rate(record)} %")
        for record in records.values()
        if record.played
    )
    pictures = (Heading(CHARTS["shares"]), Shares(shares)) if shares else ()
    return (Table(header, rows, "lrrrrrrr"), Paragraph(STATISTICS["line"], Tone.SMALL), *pictures)


def _row(record: Record) -> tuple[str, ...]:
    return (
        record.rules,
        str(record.played),
        str(record.won),
        _rate(record),
        _figure(record.score),
        _time(record.seconds),
        _figure(record.moves),
        str(record.streak),
    )


def _rate(record: Record) -> str:
    return f"{100 * record.won / record.played:.0f}" if record.played else "–"


def _time(seconds: float | None) -> str:
    return "–" if seconds is None else clock_words(seconds)


def _figure(number: int | None) -> str:
    return "–" if number is None else str(number).replace("-", "−")
