"""The Help window and the sheet of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.ui.commands import KEYS, REPLAY_KEYS, Command
from canfield.ui.dialogs.figures import rows
from canfield.ui.strings.commands import command_line, shortcuts
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.help import (
    CAPTIONS,
    EXAMPLE,
    KEYS_TITLES,
    MOUSE,
    OTHER_KEYS,
    PAGES,
    QUESTIONS,
    RULES,
    TIPS,
    TITLE,
    Section,
)
from canfield.ui.widgets.form import TABS, Form, Page
from canfield.ui.widgets.values import Bullet, Button, Figure, Heading, Paragraph, Table, Widget

if TYPE_CHECKING:
    from collections.abc import Iterable

_KEYS_WIDTH: Final = 185
_CARD_HEIGHT: Final = 84
KEYS_PAGE: Final = 2
"""Which page of the help is the sheet of keys."""


def help_form(page: int = 0) -> Form:
    """The help, open at a page. Buttons: `example` plays its deal, `lesson`, `close`."""
    rules = (
        *_widgets(RULES),
        *_widgets((EXAMPLE,)),
        Button("example", BUTTONS["play_example"]),
    )
    contents = (rules, _widgets(TIPS), _key_tables(), _widgets(QUESTIONS))
    return Form(
        name="help",
        title=TITLE,
        pages=tuple(Page(*each) for each in zip(PAGES, contents, strict=True)),
        footer=(Button("lesson", BUTTONS["lesson"]), Button("close", BUTTONS["close"])),
        width=680,
        height=660,
        default="close",
        page=page,
        focus=TABS,
    )


def _widgets(sections: Iterable[Section]) -> tuple[Widget, ...]:
    widgets: list[Widget] = []
    for section in sections:
        widgets.append(Heading(section.title))
        widgets += map(Paragraph, section.paragraphs)
        if section.figure:
            widgets.append(_figure(section.figure))
        widgets += map(Bullet, section.points)
    return tuple(widgets)


def _figure(name: str) -> Figure:
    height = round(_CARD_HEIGHT * rows(name))
    return Figure(f"figure:{name}", CAPTIONS[name], height)


def _key_tables() -> tuple[Widget, ...]:
    commands, replay = (
        tuple((shortcuts(command), command_line(command)) for command in keys)
        for keys in (KEYS, [command for command in REPLAY_KEYS if command is not Command.HOLD])
    )
    tables = (
        ("table", OTHER_KEYS),
        ("mouse", MOUSE),
        ("commands", commands),
        ("replay", replay),
    )
    return tuple(
        widget
        for name, rows in tables
        for widget in (Heading(KEYS_TITLES[name]), Table((), rows, "lw", first=_KEYS_WIDTH))
    )
