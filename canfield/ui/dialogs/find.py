"""The window that asks which cards to mark."""

from __future__ import annotations

from typing import cast

from canfield.engine import Suit
from canfield.engine.cards import RANKS
from canfield.ui.commands import Command
from canfield.ui.strings.cards import rank_sign, suit_sign
from canfield.ui.strings.commands import command_name
from canfield.ui.strings.dialogs import BUTTONS, FIND
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.values import Button, Choice, Option, Paragraph, Tone, Weight


def find_card(rank: int | None = None, suit: Suit | None = None) -> Form:
    """The window with a rank or a suit chosen, None for any.

    Buttons: `mark` and `cancel`. What is looked for is read with `sought`.
    """
    any_of = FIND["any"]
    ranks = (Option(None, any_of), *(Option(each, rank_sign(each)) for each in RANKS))
    suits = (Option(None, any_of), *(Option(each, suit_sign(each)) for each in Suit))
    return Form(
        name="find",
        title=command_name(Command.FIND),
        pages=(
            Page(
                "",
                (
                    Paragraph(FIND["line"], Tone.CENTRED),
                    Choice("rank", ranks, rank),
                    Choice("suit", suits, suit),
                ),
            ),
        ),
        footer=(
            Button("mark", BUTTONS["mark"], Weight.MAIN),
            Button("cancel", BUTTONS["cancel"]),
        ),
        width=580,
        default="mark",
        focus="rank",
    )


def sought(form: Form) -> tuple[int | None, Suit | None]:
    """The rank and the suit that are looked for, None for any."""
    values = form.values()
    return cast("int | None", values["rank"]), cast("Suit | None", values["suit"])
