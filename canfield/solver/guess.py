"""Hints for a player who does not want to be told what lies face down.

The hidden cards are laid at random in several ways, each way is solved, and the first moves of
the winning lines are counted.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from canfield.engine.cards import PACK
from canfield.solver.search import solve
from canfield.solver.shorten import before_turning

if TYPE_CHECKING:
    from canfield.engine.cards import Card, Cards
    from canfield.engine.moves import Move
    from canfield.engine.state import GameState

_NODES: Final = 3_000
"""What is spent on one way to lay the cards: most wins are found within it."""


def hidden_cards(state: GameState) -> frozenset[Card]:
    """The cards whose place the player cannot know.

    These are the reserve below its top card, unless it is spread face up, and the stock before
    it was gone through once.
    """
    reserve = () if state.rules.open_reserve else state.reserve[:-1]
    stock = () if state.redeals_used else state.stock
    return frozenset(reserve + stock)


def supposed(state: GameState, sample: int) -> GameState:
    """The position with its hidden cards laid at random, the same for the same sample."""
    hidden = hidden_cards(state)
    cards = [card for card in PACK if card in hidden]
    seed = sample * 2 + 1
    for place in range(len(cards) - 1, 0, -1):
        seed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        other = (seed >> 33) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]

    def laid(pile: Cards) -> Cards:
        return tuple(cards.pop() if card in hidden else card for card in pile)

    return replace(state, stock=laid(state.stock), reserve=laid(state.reserve))


def likely_move(state: GameState, *, samples: int, time_limit: float) -> Move | None:
    """The first move of most winning lines, by what the player can see; None if there is none.

    Looks at no hidden card. `time_limit` is in seconds, for all samples together.
    """
    until = perf_counter() + time_limit
    votes: dict[Move, int] = {}
    for sample in range(samples if hidden_cards(state) else 1):
        left = until - perf_counter()
        if left <= 0:
            break
        laid = supposed(state, sample)
        line = before_turning(laid, solve(laid, time_limit=left, node_limit=_NODES).moves)
        if line:
            votes[line[0]] = votes.get(line[0], 0) + 1
    return max(votes, key=votes.__getitem__, default=None)
