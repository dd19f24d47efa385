"""Cards, piles, variants and times in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import Pile, Suit, Variant
from canfield.translation import _

if TYPE_CHECKING:
    from canfield.engine import Card

_RANK_SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUIT_SIGNS = "♠♥♦♣"
_MINUTE = 60


def rank_sign(rank: int) -> str:
    """The rank as it is printed on the card: `A`, `10`, `K`."""
    return _RANK_SIGNS[rank - 1]


def suit_sign(suit: Suit) -> str:
    """The suit's sign."""
    return _SUIT_SIGNS[suit]


def card_sign(card: Card) -> str:
    """The card in signs: `6♥`, `10♦`."""
    return rank_sign(card.rank) + suit_sign(card.suit)


def rank_words(rank: int) -> str:
    """The rank to be read aloud: `ace`, `six`, `king`."""
    return (
        _("ace"),
        _("two"),
        _("three"),
        _("four"),
        _("five"),
        _("six"),
        _("seven"),
        _("eight"),
        _("nine"),
        _("ten"),
        _("jack"),
        _("queen"),
        _("king"),
    )[rank - 1]


def suit_words(suit: Suit) -> str:
    """The suit to be read aloud: `hearts`."""
    return (_("spades"), _("hearts"), _("diamonds"), _("clubs"))[suit]


def card_words(card: Card) -> str:
    """The card to be read aloud: `six of hearts`."""
    return _("{rank} of {suit}").format(rank=rank_words(card.rank), suit=suit_words(card.suit))


def pile_words(pile: Pile) -> str:
    """The pile's name inside a sentence: `the waste`, `column 2`."""
    if pile is Pile.STOCK:
        return _("the stock")
    if pile is Pile.WASTE:
        return _("the waste")
    if pile is Pile.RESERVE:
        return _("the reserve")
    if pile.startswith("T"):
        return _("column {number}").format(number=pile[1:])
    suit = Suit("SHDC".index(pile[1]))
    return _("the {suit} foundation").format(suit=suit_words(suit))


def variant_name(variant: Variant) -> str:
    """The variant's name."""
    return {
        Variant.CANFIELD: _("Canfield"),
        Variant.SUPERIOR: _("Superior"),
        Variant.STRICT: _("Strict"),
        Variant.RAINBOW: _("Rainbow"),
        Variant.STOREHOUSE: _("Storehouse"),
    }[variant]


def clock_words(seconds: float) -> str:
    """A time of play: `3:07`, `1:02:09`."""
    minutes, second = divmod(int(seconds), _MINUTE)
    hours, minute = divmod(minutes, _MINUTE)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def count_words(count: int, one: str, many: str) -> str:
    """The number with the noun that agrees with it: `1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many}"
