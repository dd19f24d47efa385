"""What the window of the seen cards says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.translation import _
from canfield.ui.strings.cards import card_sign

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.engine import Card

SEEN: Final = {
    "title": _("Seen cards"),
    "empty": _("Stock and waste are empty."),
    "this": _("This pass"),
    "next": _("Next pass"),
    "choose": _("Choose a raised card to see what taking it changes."),
    "every": _("Each card comes to the top, whichever is taken."),
    "last": _("The waste is not turned over again after that."),
}
_NOT_SEEN: Final = "?"


def count_words(seen: int, everything: int) -> str:
    """How many cards of stock and waste are known."""
    if seen == everything:
        return _("All {count} cards of stock and waste have been seen.").format(count=everything)
    words = _("{seen} of the {count} cards of stock and waste have been seen, in this order.")
    return words.format(seen=seen, count=everything)


def tops_words(cards: Iterable[Card | None]) -> str:
    """Which cards come to the top."""
    return _("To the top come {cards}").format(cards=_signs(cards))


def taken_words(card: Card | None, cards: Iterable[Card | None]) -> str:
    """Which cards come to the top instead once a card was taken."""
    words = _("Once {card} is taken, the pass after brings {cards}")
    return words.format(card=_signs([card]), cards=_signs(cards))


def _signs(cards: Iterable[Card | None]) -> str:
    return ", ".join(_NOT_SEEN if card is None else card_sign(card) for card in cards)
