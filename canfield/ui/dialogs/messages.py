"""Small dialogs: a question, a game code."""

from __future__ import annotations

from dataclasses import replace

from canfield.engine import Game, GameCode, GameCodeError, Scoring
from canfield.engine.share import LONGEST_LINE, parse_line
from canfield.ui.strings.codes import code_words
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


def game_code(code: GameCode, line: str = "") -> Form:
    """The code of the game in progress, and a field for another or for a game in one line.

    Buttons: `copy`, `copy_game` where there is a line of the game, `play`, `close`. What was
    typed is read with `typed_game`.
    """
    name = bar_game(code.variant, code.draw)
    widgets = (
        Facts((Fact(name, str(code)),), 1),
        Paragraph(CODE["line"], Tone.CENTRED),
        TextField(
            "code",
            label=CODE["other"],
            placeholder="CF1-D1-SARATOG",
            upper=True,
            longest=LONGEST_LINE,
        ),
    )
    return Form(
        name="code",
        title=CODE["title"],
        pages=(Page("", widgets),),
        footer=(
            Button("play", BUTTONS["play_code"], Weight.MAIN),
            Button("copy", BUTTONS["copy_code"], copies=str(code)),
            *((Button("copy_game", BUTTONS["copy_game"], copies=line),) if line else ()),
            Button("close", BUTTONS["close"]),
        ),
        width=600,
        default="play",
        adapt=_adapted,
        focus="code",
    )


def _adapted(form: Form, _key: str) -> Form:
    """The window whose button says whether a deal is played or a whole game is shown."""
    letters = sum(letter.isalnum() for letter in str(form.values()["code"]))
    name = "replay_game" if letters > len("CF1D3AAAAACL") else "play_code"
    return form.with_control(Button("play", BUTTONS[name], Weight.MAIN))


def typed_game(form: Form, scoring: Scoring) -> Game:
    """The game in the form's field, without moves for a code; raises GameCodeError."""
    return parse_line(str(form.values()["code"]), scoring)


def blamed(form: Form, error: GameCodeError) -> Form:
    """The form saying which part of its code is wrong, with the caret there."""
    field = form.control("code")
    if not isinstance(field, TextField):
        return form
    place = min(error.position, len(field.text))
    wrong = field._replace(problem=code_words(error), problem_at=place, caret=place, anchor=place)
    return replace(form.with_control(wrong), focus="code")
