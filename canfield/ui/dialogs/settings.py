"""The Settings window. Each change is answered at once, as `Changed(name, value)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.settings import (
    AS_THE_DESKTOP,
    LABELS,
    LANGUAGES,
    LAUNCHER,
    LINES,
    OPTIONS,
    PAGES,
    RESET_VEGAS,
    TITLE,
)
from canfield.ui.theme import THEMES
from canfield.ui.widgets.form import TABS, Form, Page
from canfield.ui.widgets.values import Button, Choice, Look, Option, Rule, Toggle, Widget

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ZOOMS: Final = (50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200)
"""The percentages that can be chosen for the cards."""
_SCALES: Final = (100, 125, 150, 175, 200)
"""Those for words and buttons, beside the desktop's own."""

_NAMES: Final = (
    (
        ("scoring", "carry_vegas"),
        ("take_back", "undo_limit", "undo_counts"),
        ("language",),
    ),
    (
        ("click", "double_click_finds_column", "columns_first", "right_click"),
        ("finish_by_itself",),
        ("hints", "hints_see_hidden", "winnable_mark"),
    ),
    (
        ("cloth",),
        ("deck", "back"),
        ("four_colours", "zoom", "scale"),
    ),
    (
        ("ribbon", "show_clock", "fixed_suit_order", "mirrored"),
        ("animation", "reduced_motion", "sound"),
    ),
)
"""The settings of each page, in groups."""
_LOOKS: Final = {"cloth": Look.SWATCHES, "deck": Look.PICTURES, "back": Look.PICTURES}


def settings(
    values: Mapping[str, object], languages: Sequence[tuple[str, str]] = LANGUAGES
) -> Form:
    """The window with these values, by the names of the settings.

    Names that are missing are not shown. Buttons: `reset_vegas`, `launcher`, `close`. Slots:
    `deck:standard`, `deck:large`, `back:lattice`, `back:rosette`, `back:stripes`.
    """
    pages = tuple(
        Page(title, _page(groups, values, languages))
        for title, groups in zip(PAGES, _NAMES, strict=True)
    )
    return Form(
        name="settings",
        title=TITLE,
        pages=pages,
        footer=(Button("close", BUTTONS["close"]),),
        width=620,
        height=560,
        focus=TABS,
    )


def _page(
    groups: tuple[tuple[str, ...], ...],
    values: Mapping[str, object],
    languages: Sequence[tuple[str, str]],
) -> tuple[Widget, ...]:
    widgets: list[Widget] = []
    for names in groups:
        if widgets:
            widgets.append(Rule())
        for name in names:
            if name in values:
                widgets.append(_widget(name, values[name], languages))
            widgets += _buttons(name)
    return tuple(widgets)


def _buttons(name: str) -> tuple[Button, ...]:
    """The buttons that stand under a setting."""
    return {
        "carry_vegas": (Button("reset_vegas", RESET_VEGAS),),
        "language": (Button("launcher", LAUNCHER),),
    }.get(name, ())


def _widget(name: str, value: object, languages: Sequence[tuple[str, str]]) -> Widget:
    label, line = LABELS[name], LINES.get(name, "")
    if isinstance(value, bool):
        return Toggle(name, label, value, line)
    if name in {"zoom", "scale", "language"}:
        return Choice(name, _steps(name, languages), value, Look.STEPPER, label, line)
    return Choice(name, _options(name), value, _LOOKS.get(name, Look.SEGMENTS), label, line)


def _steps(name: str, languages: Sequence[tuple[str, str]]) -> tuple[Option, ...]:
    """What is stepped through."""
    if name == "language":
        return tuple(Option(code, title) for code, title in languages)
    if name == "zoom":
        return tuple(Option(zoom, f"{zoom} %") for zoom in ZOOMS)
    return Option(None, AS_THE_DESKTOP), *(Option(scale, f"{scale} %") for scale in _SCALES)


def _options(name: str) -> tuple[Option, ...]:
    return tuple(
        Option(
            value,
            title,
            picture=f"{name}:{value}",
            colour=THEMES[str(value)].cloth if name == "cloth" else None,
        )
        for value, title in OPTIONS[name].items()
    )
