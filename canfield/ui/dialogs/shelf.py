"""The window of the deals played last."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.statistics import SHELF
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.values import (
    Button,
    Choice,
    Look,
    Option,
    Paragraph,
    TextField,
    Toggle,
    Tone,
    Weight,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_NOTE = 200
_COLUMNS = ("star", "code", "cards", "best", "note")


class Deal(NamedTuple):
    """A deal on the shelf; `can_return` says whether it can be taken up as it was left."""

    code: str
    cards: int
    best: int
    note: str
    star: bool
    can_return: bool


def shelf(deals: Sequence[Deal], chosen: str = "") -> Form:
    """The window, the deal of this code chosen, else the first one.

    Controls: the choice `deal`, its `star` and its `note`. Buttons: `take_up`, `play_again`,
    `close`.
    """
    if not deals:
        return _empty()
    deal = next((deal for deal in deals if deal.code == chosen), deals[0])
    return Form(
        name="shelf",
        title=SHELF["title"],
        pages=(Page("", _widgets(deals, deal)),),
        footer=(
            Button("take_up", BUTTONS["take_up"], Weight.MAIN, enabled=deal.can_return),
            Button("play_again", BUTTONS["play_again"]),
            Button("close", BUTTONS["close"]),
        ),
        width=680,
        default="take_up" if deal.can_return else "play_again",
        focus="deal",
    )


def _empty() -> Form:
    return Form(
        name="shelf",
        title=SHELF["title"],
        pages=(Page("", (Paragraph(SHELF["empty"], Tone.CENTRED),)),),
        footer=(Button("close", BUTTONS["close"]),),
        width=460,
        default="close",
        focus="close",
    )


def _widgets(deals: Sequence[Deal], deal: Deal) -> tuple[Widget, ...]:
    rows = tuple(Option(each.code, each.code, cells=_cells(each)) for each in deals)
    header = tuple(SHELF[name] for name in _COLUMNS)
    return (
        Choice("deal", rows, deal.code, Look.LIST, header=header, align="llrrw"),
        Toggle("star", SHELF["starred"], deal.star, SHELF["starred_line"]),
        TextField(
            "note",
            deal.note,
            SHELF["note"],
            placeholder=SHELF["placeholder"],
            caret=len(deal.note),
            anchor=len(deal.note),
            longest=LONGEST_NOTE,
        ),
    )


def _cells(deal: Deal) -> tuple[str, ...]:
    return (
        "★" if deal.star else "",
        deal.code,
        str(deal.cards) if deal.can_return else SHELF["on_table"],
        str(deal.best),
        deal.note,
    )
