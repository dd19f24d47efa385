"""The window of the seen cards: stock and waste in their order, and what the passes bring."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from canfield.engine.passes import after_taking, known, next_pass, passes_left, this_pass
from canfield.ui.strings.cards import card_sign
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.seen import SEEN, count_words, taken_words, tops_words
from canfield.ui.widgets.form import Form, Page, renewed
from canfield.ui.widgets.signs import DISC, RING
from canfield.ui.widgets.values import (
    Bullet,
    Button,
    Choice,
    Look,
    Option,
    Paragraph,
    Spacer,
    Tone,
    Widget,
)

if TYPE_CHECKING:
    from canfield.engine import Game, GameState


class Pass(StrEnum):
    """Which pass through the stock is shown."""

    THIS = "this"
    NEXT = "next"


_NONE: Final = -1


def seen_cards(game: Game, shown: Pass = Pass.NEXT, taken: int = _NONE) -> Form:
    """The window, the next pass shown where there is one.

    Choices: `pass`, and `card`, the place of the card of which is asked what taking it changes.
    Button: `close`.
    """
    if not known(game):
        widgets: tuple[Widget, ...] = (Paragraph(SEEN["empty"], Tone.CENTRED),)
    else:
        widgets = _widgets(game, Pass.THIS if passes_left(game.state) == 0 else shown, taken)
    return Form(
        name="seen",
        title=SEEN["title"],
        pages=(Page("", widgets),),
        footer=(Button("close", BUTTONS["close"]),),
        width=640,
        default="close",
        adapt=partial(_adapted, game),
        focus="card" if known(game) else "close",
    )


def _adapted(game: Game, form: Form, key: str) -> Form:
    """The window after a choice; another pass begins without a card that is taken."""
    values = form.values()
    taken = cast("int", values["card"]) if key == "card" else _NONE
    return renewed(seen_cards(game, cast("Pass", values["pass"]), taken), form)


def _widgets(game: Game, shown: Pass, taken: int) -> tuple[Widget, ...]:
    state, cards = game.state, known(game)
    tops = this_pass(state) if shown is Pass.THIS else next_pass(state)
    then = after_taking(state, taken) if taken != _NONE and _goes_on(state, shown) else ()
    options = tuple(
        Option(
            place,
            "" if card is None else card_sign(card),
            picture=RING if place in then else "",
            enabled=place in tops,
        )
        for place, card in enumerate(cards)
    )
    passes = tuple(
        Option(each, SEEN[each], enabled=each is Pass.THIS or passes_left(state) != 0)
        for each in Pass
    )
    seen = sum(card is not None for card in cards)
    return (
        Paragraph(count_words(seen, len(cards)), Tone.MUTED),
        Choice("pass", passes, shown),
        Choice("card", options, taken, Look.CARDS),
        Spacer(14),
        Bullet(tops_words(cards[place] for place in tops), DISC),
        _what_taking_changes(game, shown, taken),
    )


def _what_taking_changes(game: Game, shown: Pass, taken: int) -> Widget:
    state, cards = game.state, known(game)
    if not _goes_on(state, shown):
        return Paragraph(SEEN["last"], Tone.MUTED)
    if state.rules.draw == 1:
        return Paragraph(SEEN["every"], Tone.MUTED)
    if taken == _NONE:
        return Paragraph(SEEN["choose"], Tone.MUTED)
    then = after_taking(state, taken)
    return Bullet(taken_words(cards[taken], (cards[place] for place in then)), RING)


def _goes_on(state: GameState, shown: Pass) -> bool:
    """True where another pass follows the one that is shown."""
    left = passes_left(state)
    return left is None or left > (shown is Pass.NEXT)
