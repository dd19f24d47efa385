"""What is said about a game's past: until when it could be won, and what lost it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.engine import FOUNDATIONS, DealStock, Transfer
from canfield.translation import _
from canfield.ui.commands import Command
from canfield.ui.strings.cards import card_sign
from canfield.ui.strings.commands import shortcut

if TYPE_CHECKING:
    from canfield.engine import GameState, Move

REWIND: Final = {
    "title": _("Look back"),
    "go_back": _("Go back there (practice)"),
    "line": _("Playing on from there is practice: it is counted nowhere."),
    "begun": _("Practice from here on: nothing of it is counted"),
    "won_practice": _("Practice: this win is counted nowhere"),
    "here": _("you are here"),
    "turn": _("the move that lost it"),
}
OUTCOMES: Final = {
    "won": _("can be won"),
    "unknown": _("not known"),
    "lost": _("lost"),
}
_LOOKING: Final = _("The moves are looked at one by one")


def unwinnable_words() -> str:
    """Said once, where the player asked for it, when no way to win is left."""
    words = _("No winning line is left; {key} shows since when")
    return words.format(key=shortcut(Command.LOOK_BACK))


def verdict_line(*, won: int, lost: int, length: int, move: str, looking: bool) -> str:
    """What is known of a game; `move` is what lost it, empty where that is not known."""
    if looking:
        return _LOOKING
    if lost == 0:
        return _("This deal cannot be won.")
    if move:
        return _("Winnable until move {number}; {move} lost it.").format(number=won, move=move)
    if won == length - 1:
        return _("This can still be won.")
    return _half_known(won, lost, length)


def _half_known(won: int, lost: int, length: int) -> str:
    """What is said where some positions could not be decided."""
    if won < 0:
        if lost == length:
            return _("Whether this could be won is not known.")
        return _("Lost from move {number} on; not known before it.").format(number=lost)
    if lost == length:
        return _("Winnable until move {number}; not known after it.").format(number=won)
    words = _("Winnable until move {won}, lost from move {lost} on; between them not known.")
    return words.format(won=won, lost=lost)


def place_words(number: int, move: str, outcome: str) -> str:
    """One position of the past: `Move 37 · 8♦ to the 9♠ · lost`."""
    name = _("Move {number}").format(number=number) if number else _("The deal")
    return " · ".join(filter(None, (name, move, OUTCOMES[outcome])))


def move_words(state: GameState, move: Move) -> str:
    """A move in a position: `8♦ to the 9♠`."""
    if not isinstance(move, Transfer):
        return _("the draw") if isinstance(move, DealStock) else _("turning the waste over")
    card = card_sign(state.cards(move.source)[-move.count])
    if move.target in FOUNDATIONS:
        return _("{card} home").format(card=card)
    column = state.cards(move.target)
    if not column:
        return _("{card} to a space").format(card=card)
    return _("{card} to the {other}").format(card=card, other=card_sign(column[-1]))
