"""Small dialogs: a question, a message, a game code."""

from __future__ import annotations

from dataclasses import replace

from canfield.engine import GameCode, GameCodeError
from canfield.ui.strings.dialogs import BUTTONS, CODE
from canfield.ui.strings.table import bar_game
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.values import (
    Button,
    Fact,
    Facts,
    Paragraph,
    TextField,
    Tone,
    Weight,
)


def confirm(question: str, yes: str, no: str, *, line: str = "", danger: bool = False) -> Form:
    """A question. Buttons: `yes` and `no`; Enter says yes unless something is lost by it."""
    weight = Weight.DANGER if danger else Weight.MAIN
    default = "no" if danger else "yes"
    return Form(
        name="confirm",
        title=question,
        pages=(Page("", (Paragraph(line, Tone.CENTRED),) if line else ()),),
        footer=(Button("yes", yes, weight), Button("no", no)),
        width=460,
        default=default,
        focus=default,
    )


def message(title: str, text: str) -> Form:
    """Something to be read. Button: `ok`."""
    paragraphs = tuple(Paragraph(part) for part in text.split("\n\n"))
    return Form(
        name="message",
        title=title,
        pages=(Page("", paragraphs),),
        footer=(Button("ok", BUTTONS["ok"], Weight.MAIN),),
        width=520,
        default="ok",
        focus="ok",
    )


def game_code(code: GameCode) -> Form:
    """The code of the game in progress, and a field for another.

    Buttons: `copy`, `play`, `close`. What was typed is read with `typed_code`.
    """
    name = bar_game(code.variant, code.draw)
    widgets = (
        Facts((Fact(name, str(code)),), 1),
        Paragraph(CODE["line"], Tone.CENTRED),
        TextField(
            "code", label=CODE["other"], placeholder="CF1-D1-SARATOG", upper=True, longest=40
        ),
    )
    return Form(
        name="code",
        title=CODE["title"],
        pages=(Page("", widgets),),
        footer=(
            Button("play", BUTTONS["play_code"], Weight.MAIN),
            Button("copy", BUTTONS["copy_code"], copies=str(code)),
            Button("close", BUTTONS["close"]),
        ),
        width=540,
        default="play",
        focus="code",
    )


def typed_code(form: Form) -> GameCode:
    """The code in the form's field; raises GameCodeError where it is none."""
    return GameCode.parse(str(form.values()["code"]))


def blamed(form: Form, error: GameCodeError) -> Form:
    """The form saying which part of its code is wrong, with the caret there."""
    field = form.control("code")
    if not isinstance(field, TextField):
        return form
    place = min(error.position, len(field.text))
    wrong = field._replace(problem=error.reason, problem_at=place, caret=place, anchor=place)
    return replace(form.with_control(wrong), focus="code")
