"""Why a move was refused, in one line without a full stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import FOUNDATIONS, Build, Card, Pile, Refusal, Suit, Transfer, Variant
from canfield.engine.cards import rank_above, rank_after_steps
from canfield.translation import _
from canfield.ui.strings.cards import card_sign, rank_sign, suit_sign, suit_words, variant_name

if TYPE_CHECKING:
    from canfield.engine import GameState, Move


def refusal_words(refusal: Refusal, move: Move, state: GameState) -> str:
    """What the line at the bottom says about a move that `refusal` refused in this state."""
    if isinstance(move, Transfer) and 0 < move.count <= len(state.cards(move.source)):
        card = state.cards(move.source)[-move.count]
        return _transfer_words(refusal, move, card, state)
    if refusal is Refusal.NO_REDEAL:
        return _redeal_words(state)
    return _plain_words(refusal)


def _plain_words(refusal: Refusal) -> str:
    """The sentences that need no card."""
    return {
        Refusal.STOCK_EMPTY: _("The stock is empty"),
        Refusal.STOCK_NOT_EMPTY: _("The stock still has cards"),
        Refusal.WASTE_EMPTY: _("Stock and waste are both empty"),
        Refusal.NO_CARD: _("There is no card to move"),
        Refusal.NOT_A_SOURCE: _("Cards of the stock are turned to the waste first"),
        Refusal.SAME_PILE: _("It lies there already"),
        Refusal.ONE_AT_A_TIME: _("A foundation takes one card at a time"),
        Refusal.BETWEEN_FOUNDATIONS: _("Foundations do not exchange cards"),
        Refusal.FULL: _("This foundation is complete"),
    }.get(refusal, _("That move is not possible"))


def _redeal_words(state: GameState) -> str:
    name = variant_name(state.rules.variant)
    if not state.rules.redeals:
        return _("{variant} has no redeal").format(variant=name)
    return _("No redeal is left in {variant}").format(variant=name)


def _transfer_words(refusal: Refusal, move: Transfer, card: Card, state: GameState) -> str:
    if refusal in {Refusal.WRONG_RANK, Refusal.WRONG_COLOUR, Refusal.WRONG_SUIT}:
        if move.target in FOUNDATIONS:
            return _home_words(card, state)
        return _column_words(card, state)
    if refusal is Refusal.WRONG_BASE:
        return _base_words(card.suit, state)
    if refusal is Refusal.COVERED:
        return _covered_words(move.source, card)
    if refusal is Refusal.NOT_A_TARGET:
        return _target_words(move.target)
    return _variant_words(refusal, state) or _plain_words(refusal)


def _column_words(card: Card, state: GameState) -> str:
    """Where the card would go on a column."""
    above = rank_above(card.rank)
    if state.rules.build is Build.SUIT:
        where = card_sign(Card(above, card.suit))
        return _("{card} goes on {where}").format(card=card_sign(card), where=where)
    sentence = {
        Build.ANY: _("{card} goes on any {rank}"),
        Build.ALTERNATE: _("{card} goes on a black {rank}")
        if card.is_red
        else _("{card} goes on a red {rank}"),
    }[state.rules.build]
    return sentence.format(card=card_sign(card), rank=rank_sign(above))


def _home_words(card: Card, state: GameState) -> str:
    """Which card the suit's foundation waits for."""
    height = len(state.foundations[card.suit])
    if not height:
        return _base_words(card.suit, state)
    wanted = Card(rank_after_steps(state.base_rank, height), card.suit)
    if wanted is card:
        return _("{card} goes on the {suit} foundation").format(
            card=card_sign(card), suit=suit_words(card.suit)
        )
    return _("{card} waits for {wanted}").format(card=card_sign(card), wanted=card_sign(wanted))


def _base_words(suit: Suit, state: GameState) -> str:
    base = rank_sign(state.base_rank) + suit_sign(suit)
    return _("An empty foundation starts with {base}").format(base=base)


def _covered_words(source: Pile, card: Card) -> str:
    if source is Pile.WASTE:
        return _("Only the last card of the waste plays")
    if source is Pile.RESERVE:
        return _("Only the top card of the reserve plays")
    return _("{card} is covered").format(card=card_sign(card))


def _target_words(target: Pile) -> str:
    return {
        Pile.STOCK: _("Nothing is placed on the stock"),
        Pile.WASTE: _("Only the stock feeds the waste"),
        Pile.RESERVE: _("Nothing is placed on the reserve"),
    }.get(target, _plain_words(Refusal.NO_CARD))


def _variant_words(refusal: Refusal, state: GameState) -> str:
    """The sentences about what only some rules forbid; empty for all others."""
    strict = state.rules.variant is Variant.STRICT
    return {
        Refusal.TAKEN_BACK: _("In Strict, foundations keep their cards")
        if strict
        else _("Taking cards back is switched off in the settings"),
        Refusal.WHOLE_COLUMN: _("In Strict, only whole columns move"),
        Refusal.SPACE_FOR_WASTE: _("In Strict, a space takes the waste card only"),
        Refusal.BASE_WRAP: _("Columns end above the base rank, {rank}").format(
            rank=rank_sign(state.base_rank)
        ),
    }.get(refusal, "")
