"""A position as numbers: the 52 cards of the pack are bits, a pile or a set of cards is a mask.

A card's code is four times its steps from the base rank, plus its suit; so the next card of a
foundation is four bits up, whatever the base rank is, and the colour is the lowest bit.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from canfield.engine.cards import Card, Suit, steps_from_base
from canfield.engine.rules import Build, Refill, Runs, Spaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine.state import GameState

ALL: Final = (1 << 52) - 1
BASES: Final = 0b1111
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits by their place in a code: red and black take turns."""
_PLACE: Final = {suit: place for place, suit in enumerate(SUITS)}
_ENDLESS: Final = 1 << 30
_CROSSED: Final = 2


def code_of(card: Card, base_rank: int) -> int:
    """The card's code, 0 … 51."""
    return steps_from_base(card.rank, base_rank) * 4 + _PLACE[card.suit]


def codes_in(mask: int) -> Iterator[int]:
    """The codes of the cards in a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def children_of(code: int, build: Build, *, base_wrap: bool) -> int:
    """The cards that a column takes on this one, as a mask."""
    on_base = code in range(4)
    if on_base and not base_wrap:
        return 0
    below = 12 if on_base else (code >> 2) - 1
    if build is Build.ANY:
        fitting = BASES
    elif build is Build.SUIT:
        fitting = 1 << (code & 3)
    else:
        fitting = 0b0101 if code & 1 else 0b1010
    return fitting << (below * 4)


@cache
def bearing(build: Build, *, base_wrap: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By code, the cards that this card can bear and the cards that can bear it, as masks."""
    children = tuple(children_of(code, build, base_wrap=base_wrap) for code in range(52))
    parents = [0] * 52
    for upper, mask in enumerate(children):
        for code in codes_in(mask):
            parents[code] |= 1 << upper
    return children, tuple(parents)


@cache
def kinds_of(build: Build) -> tuple[int, ...]:
    """By code, the cards that bear the same cards as this one, itself included."""
    if build is Build.SUIT:
        return tuple(1 << code for code in range(52))
    if build is Build.ANY:
        return tuple(BASES << (code & 60) for code in range(52))
    return tuple((0b1010 if code & 1 else 0b0101) << (code & 60) for code in range(52))


@cache
def families(build: Build, *, base_wrap: bool) -> tuple[tuple[int, int], ...]:
    """The cards that can bear the same, the highest first, and the place of those above them.

    The place is -1 where nothing can bear them.
    """
    _, parents = bearing(build, base_wrap=base_wrap)
    kinds = sorted(set(kinds_of(build)), reverse=True)
    above = [parents[kind.bit_length() - 1] for kind in kinds]
    return tuple(
        (kind, kinds.index(upper) if upper else -1)
        for kind, upper in zip(kinds, above, strict=True)
    )


class Pack:
    """What stays the same while one position is solved: the rules, and the order of the cards.

    `reserve` is in the order of the pile, its top card last. `stock` is the waste and then the
    stock, in the order in which the cards are turned.
    """

    def __init__(self, state: GameState) -> None:
        rules = state.rules
        self.rules = rules
        self.base_rank = state.base_rank
        self.take_back = rules.take_back
        self.whole_columns = rules.runs is Runs.WHOLE_COLUMN
        self.refill = rules.refill is Refill.AT_ONCE
        self.any_space = rules.spaces is Spaces.ANY
        self.free_turning = rules.draw == 1 and rules.redeals is None
        self.limited = rules.redeals is not None
        self.reserve = tuple(code_of(card, state.base_rank) for card in state.reserve)
        turned = state.waste + state.stock[::-1]
        self.stock = tuple(code_of(card, state.base_rank) for card in turned)
        self.reserve_mask = sum(1 << code for code in self.reserve)
        self.stock_mask = sum(1 << code for code in self.stock)
        self.tops = (0, *(1 << code for code in self.reserve))
        self.children, self.parents = bearing(rules.build, base_wrap=rules.base_wrap)
        self.uppers = tuple(tuple(codes_in(mask)) for mask in self.parents)
        self.families = families(rules.build, base_wrap=rules.base_wrap)
        self.base_families = sum(1 for kind, _ in self.families if kind & BASES)
        self.columns = tuple(
            tuple(code_of(card, state.base_rank) for card in column) for column in state.tableau
        )
        self.home = sum(
            1 << code_of(card, state.base_rank) for pile in state.foundations for card in pile
        )
        self.turned = len(state.waste)
        self.passes = _ENDLESS if rules.redeals is None else rules.redeals - state.redeals_used
        self.turn = self._turn(self.turned, len(self.stock), self.passes)
        self._reaches: dict[int, tuple[int, dict[int, int]]] = {}

    def _turn(self, turned: int, cards: int, passes: int) -> int:
        """Where the turning of cards stands: cards in the waste, and redeals left where limited.

        Without a limit whatever leads to the same cards is the same.
        """
        if self.limited:
            return turned | passes << 6
        return 0 if turned % self.rules.draw == 0 or turned == cards else turned

    def reach(self, cards: int, turn: int) -> tuple[int, dict[int, int]]:
        """The cards of stock and waste that can be brought to the top of the waste.

        Gives them as a mask, and by the bit of each how the turning stands once it is played.
        """
        key = cards | turn << 52
        found = self._reaches.get(key)
        if found is None:
            turns = self._turns(cards, turn)
            found = self._reaches[key] = (sum(turns), turns)
        return found

    def _turns(self, cards: int, turn: int) -> dict[int, int]:
        order = [code for code in self.stock if cards >> code & 1]
        count = len(order)
        turns: dict[int, int] = {}
        for length, left in self._ways(count, turn) if count else ():
            bit = 1 << order[length - 1]
            if bit not in turns:
                turns[bit] = self._turn(length - 1, count - 1, left)
        return turns

    def _ways(self, count: int, turn: int) -> Iterator[tuple[int, int]]:
        """The lengths that the waste can be given, with the redeals left: the soonest first."""
        draw = self.rules.draw
        turned, passes = (turn & 63, turn >> 6) if self.limited else (turn, 1)
        for length in (*range(turned or draw, count, draw), count):
            yield length, passes
        if passes:
            for length in (*range(draw, count, draw), count):
                yield length, passes - 1

    def is_last_pass(self, turn: int) -> bool:
        """Does a card of the waste stay below those on it until they are played?"""
        return self.limited and self.rules.draw == 1 and not turn >> 6

    def loose(self, left: int) -> bool:
        """May the first card of a column go home at once, with so many cards in the reserve?

        Where cards can be taken back it may if nothing refills its space by force, so that it
        could go back. Else it may if nothing can ever go on it.
        """
        return not self.take_back or (self.any_space and not (left and self.refill))

    def burden(self, cards: int, turn: int) -> int:
        """How much the waste hinders where turning is limited.

        It does with each card, and the more where one lies above a lower one of its suit.
        """
        if not self.limited:
            return 0
        turned, lowest, burden = turn & 63, [52] * 4, turn & 63
        for code in self.stock if turned else ():
            if cards >> code & 1:
                if code > lowest[code & 3]:
                    burden += _CROSSED
                else:
                    lowest[code & 3] = code
                turned -= 1
                if not turned:
                    break
        return burden
