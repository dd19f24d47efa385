"""What a hint says: the move and why, in one line without a full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import DealStock, Transfer
from canfield.translation import _
from canfield.ui.strings.cards import card_sign, pile_words

if TYPE_CHECKING:
    from canfield.engine import Card, Move

RESERVE = 13


def hint_words(move: Move, reason: str, card: Card | None, number: int) -> str:
    """The sentence of a hint; `reason`, `card` and `number` are those of the solver's hint."""
    if isinstance(move, Transfer) and card is not None:
        said = _("{card} to {pile}").format(card=card_sign(card), pile=pile_words(move.target))
        why = _why(reason, number)
        return f"{said}: {why}" if why else said
    return _stock_words(move, card, number)


def _why(reason: str, number: int) -> str:
    return {
        "frees reserve": _("it frees reserve card {number} of {all}").format(
            number=number, all=RESERVE
        ),
        "fits only here": _("it fits only here"),
        "across seam": _("ranks go round, so it fits across the seam"),
        "fills space": _("it fills the space"),
        "joins columns": _("two columns become one"),
        "makes room": _("what lies below becomes free"),
        "takes back": _("it is needed once more"),
    }.get(reason, "")


def _stock_words(move: Move, card: Card | None, number: int) -> str:
    first = _("Draw") if isinstance(move, DealStock) else _("Turn the waste over")
    if card is None:
        return _("{first}: go through the stock").format(first=first)
    if number > 1:
        return _("{first}: {card} comes up after {number} turns").format(
            first=first, card=card_sign(card), number=number
        )
    return _("{first}: {card} comes up").format(first=first, card=card_sign(card))


def nudge_words(move: Move) -> str:
    """Only where to look."""
    if isinstance(move, Transfer):
        return _("Look at {pile}").format(pile=pile_words(move.source))
    return _("Look at the stock")
