"""What the player knows of stock and waste, and which of these cards a pass brings to the top.

Cards are told by their places in `order`, the first of which is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.engine.cards import Card, Cards
    from canfield.engine.game import Game
    from canfield.engine.state import GameState

Places = tuple[int, ...]


def order(state: GameState) -> Cards:
    """The waste from its first card on, then the stock as it will be turned.

    Turning the waste over changes nothing of it; only taking a card does.
    """
    return state.waste + state.stock[::-1]


def known(game: Game) -> tuple[Card | None, ...]:
    """The same with None for each card that no position of the game has shown, undone or not."""
    start = game.start
    turned = start.stock[len(start.stock) - game.turned :]
    seen = {*turned, *start.waste}
    return tuple(card if card in seen else None for card in order(game.state))


def this_pass(state: GameState) -> Places:
    """Which cards lie on top, the one that does now first, if the rest of the stock is drawn."""
    return _tops(len(order(state)), state.rules.draw, lying=len(state.waste))


def next_pass(state: GameState) -> Places:
    """Which cards come to the top one after the other once the waste is turned over."""
    return _tops(len(order(state)), state.rules.draw)


def after_taking(state: GameState, place: int) -> Places:
    """Which cards do so on the first whole pass after the card at this place was taken.

    Places are those from before, so that two passes can be laid side by side.
    """
    tops = _tops(len(order(state)) - 1, state.rules.draw)
    return tuple(top + (top >= place) for top in tops)


def passes_left(state: GameState) -> int | None:
    """How often the waste may still be turned over; None for without limit."""
    limit = state.rules.redeals
    return None if limit is None else limit - state.redeals_used


def _tops(count: int, draw: int, *, lying: int = 0) -> Places:
    """The last card of what lies there and of each draw after it, the last draw often short."""
    ends = (*range(lying, count, draw), count)
    return tuple(end - 1 for end in ends if end)
