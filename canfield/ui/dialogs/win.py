"""The banner of a game that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.ui.dialogs.leaders import LONGEST_NAME
from canfield.ui.strings.cards import clock_words
from canfield.ui.strings.dialogs import BUTTONS, WIN
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.values import (
    Button,
    Fact,
    Facts,
    Figure,
    Paragraph,
    TextField,
    Tone,
    Weight,
)

if TYPE_CHECKING:
    from collections.abc import Collection


_KINGS: Final = Figure("figure:won", height=84)


class Result(NamedTuple):
    """The figures of a finished game; without a score none is shown."""

    moves: int
    seconds: float
    score: int | None
    cards: int
    undos: int
    hints: int
    code: str


def win(
    result: Result,
    bests: Collection[str] = (),
    *,
    replay: bool = False,
    nameless: bool = False,
    note: str = "",
) -> Form:
    """The banner. `bests` names the new bests among `moves`, `time`, `score`.

    Buttons: `new_deal`, `same_deal`, `replay` where it is offered, `copy_code`. One who is
    `nameless` is asked for a name, the field `player`. The `note` says what else came of it.
    """
    figures = {
        "moves": str(result.moves),
        "time": clock_words(result.seconds),
        "score": "–" if result.score is None else str(result.score),
        "cards": str(result.cards),
        "undos": str(result.undos),
        "hints": str(result.hints),
    }
    facts = tuple(
        Fact(WIN[name], figure, WIN["best"] if name in bests else "")
        for name, figure in figures.items()
    )
    buttons = (
        Button("new_deal", BUTTONS["new_deal"], Weight.MAIN),
        Button("same_deal", BUTTONS["same_deal"]),
        *((Button("replay", BUTTONS["replay"]),) if replay else ()),
        Button("copy_code", BUTTONS["copy_code"], copies=result.code),
    )
    name = (TextField("player", placeholder=WIN["player"], longest=LONGEST_NAME),) * nameless
    code = Paragraph(result.code, Tone.CENTRED)
    notes = (Paragraph(note, Tone.CENTRED),) if note else ()
    return Form(
        name="win",
        title=WIN["title"],
        pages=(Page("", (_KINGS, *notes, Facts(facts), code, *name)),),
        footer=buttons,
        width=600,
        default="new_deal",
        focus="new_deal",
    )
