"""The New game window: which rules, how many cards are drawn, which deal."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple, cast

from canfield.engine import DRAWS, GameCode, GameCodeError, Variant
from canfield.ui.strings.cards import variant_name
from canfield.ui.strings.dialogs import BUTTONS, NEW_GAME, VARIANT_LINES
from canfield.ui.strings.odds import odds_words
from canfield.ui.widgets.form import Form, Page, renewed
from canfield.ui.widgets.values import (
    Button,
    Choice,
    Look,
    Option,
    Paragraph,
    TextField,
    Tone,
    Weight,
    Widget,
)


class Deal(StrEnum):
    """Which cards are dealt."""

    ANY = "any"
    WINNABLE = "winnable"
    TODAY = "today"
    CODE = "code"


class Wish(NamedTuple):
    """What the player asks for; the code is there only where the deal is by code."""

    variant: Variant
    draw: int
    deal: Deal
    code: GameCode | None = None


class _Choices(NamedTuple):
    """What is chosen and typed so far; the whole window follows from it."""

    variant: Variant
    draw: int
    deal: Deal
    code: str
    winnable: bool
    """Whether winnable deals are at hand."""


_TILES: Final = ((3, "draw_3"), (1, "draw_1"))


def new_game(
    variant: Variant, draw: int, deal: Deal = Deal.ANY, *, code: str = "", winnable: bool = True
) -> Form:
    """The window with these choices made; `winnable` says whether such deals are at hand.

    Buttons: `deal`, `calendar` and `cancel`. Slots: `draw_3` and `draw_1`. What is wished for
    is read with `wish`; a code that is wrong is shown with `blamed`.
    """
    return _form(_Choices(variant, draw, deal, code, winnable))


def wish(form: Form) -> Wish:
    """What the window asks for; raises GameCodeError where the deal is by a wrong code."""
    made = _choices(form)
    if made.deal is not Deal.CODE:
        return Wish(made.variant, made.draw, made.deal)
    code = GameCode.parse(made.code)
    return Wish(code.variant, code.draw, Deal.CODE, code)


def _choices(form: Form) -> _Choices:
    values = form.values()
    deals = cast("Choice", form.control("cards"))
    return _Choices(
        cast("Variant", values["variant"]),
        cast("int", values["draw"]),
        cast("Deal", values["cards"]),
        cast("str", values["code"]),
        all(option.enabled for option in deals.options),
    )


def _adapted(form: Form, key: str) -> Form:
    """The window after a change: a code brings its rules with it, and follows them."""
    made = _choices(form)
    try:
        code = GameCode.parse(made.code)
    except GameCodeError:
        code = None
    if key == "code":
        made = made._replace(deal=Deal.CODE if made.code else Deal.ANY)
        if code is not None:
            made = made._replace(variant=code.variant, draw=code.draw)
    made = made._replace(draw=_playable_draw(made.variant, made.draw))
    if code is not None and key in {"variant", "draw"}:
        followed = replace(code, variant=made.variant, draw=made.draw)
        made = made._replace(code=str(followed))
    return renewed(_form(made), form)


def _playable_draw(variant: Variant, draw: int) -> int:
    return draw if draw in DRAWS[variant] else DRAWS[variant][0]


def _form(made: _Choices) -> Form:
    return Form(
        name="new game",
        title=NEW_GAME["title"],
        pages=(Page("", _widgets(made)),),
        footer=(
            Button("deal", BUTTONS["deal"], Weight.MAIN),
            Button("calendar", BUTTONS["calendar"]),
            Button("cancel", BUTTONS["cancel"]),
        ),
        width=640,
        default="deal",
        adapt=_adapted,
        focus="draw",
    )


def _widgets(made: _Choices) -> tuple[Widget, ...]:
    variants = tuple(Option(variant, variant_name(variant)) for variant in Variant)
    draws = tuple(_draw_option(draw, name, made.variant) for draw, name in _TILES)
    proved = {Deal.WINNABLE, Deal.TODAY}
    deals = tuple(
        Option(deal, NEW_GAME[deal], enabled=made.winnable or deal not in proved) for deal in Deal
    )
    field = TextField(
        "code",
        made.code,
        placeholder=NEW_GAME["placeholder"],
        caret=len(made.code),
        anchor=len(made.code),
        upper=True,
        longest=40,
    )
    return (
        Choice("variant", variants, made.variant, line=VARIANT_LINES[made.variant]),
        Choice("draw", draws, made.draw, Look.TILES),
        Choice("cards", deals, made.deal, line=NEW_GAME[f"{made.deal}_line"]),
        Paragraph(odds_words(made.variant, made.draw) or " ", Tone.SMALL),
        field,
    )


def _draw_option(draw: int, name: str, variant: Variant) -> Option:
    playable = draw in DRAWS[variant]
    line = NEW_GAME[f"{name}_line"] if playable else NEW_GAME["no_draw"]
    return Option(draw, NEW_GAME[name], line, picture=name, enabled=playable)
