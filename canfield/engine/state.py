"""A position: which card lies where. Nothing that can be computed from that is stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from canfield.engine.cards import PACK, Card, Cards, Suit, rank_after_steps, rank_below
from canfield.engine.rules import Build, Refill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine.rules import Rules

FULL_FOUNDATION: Final = 13
RESERVE_AT_DEAL: Final = 13


class Pile(StrEnum):
    """A place for cards; its value is its name in the notation."""

    STOCK = "S"
    WASTE = "W"
    RESERVE = "R"
    FS = "FS"
    FH = "FH"
    FD = "FD"
    FC = "FC"
    T1 = "T1"
    T2 = "T2"
    T3 = "T3"
    T4 = "T4"


FOUNDATIONS: Final = (Pile.FS, Pile.FH, Pile.FD, Pile.FC)
"""The foundations by suit: `FOUNDATIONS[Suit.HEARTS] is Pile.FH`."""
TABLEAU: Final = (Pile.T1, Pile.T2, Pile.T3, Pile.T4)
_COLUMN: Final = {pile: column for column, pile in enumerate(TABLEAU)}
_SUIT: Final = {pile: suit for suit, pile in enumerate(FOUNDATIONS)}

Row = tuple[Cards, Cards, Cards, Cards]


@dataclass(frozen=True, slots=True, repr=False)
class GameState:
    """One position of a game. In every pile the last card is the exposed one.

    The last card of `stock` is turned next. `foundations` stand in the order of `Suit`.
    """

    rules: Rules
    base_suit: Suit
    base_rank: int
    stock: Cards
    waste: Cards
    reserve: Cards
    foundations: Row
    tableau: Row
    redeals_used: int = 0

    def cards(self, pile: Pile) -> Cards:
        """The cards of a pile, the exposed one last."""
        column = _COLUMN.get(pile)
        if column is not None:
            return self.tableau[column]
        if pile is Pile.WASTE:
            return self.waste
        suit = _SUIT.get(pile)
        if suit is not None:
            return self.foundations[suit]
        return self.reserve if pile is Pile.RESERVE else self.stock

    def piles(self) -> dict[Pile, Cards]:
        """All piles with their cards."""
        return dict(
            zip(
                Pile,
                (self.stock, self.waste, self.reserve, *self.foundations, *self.tableau),
                strict=True,
            )
        )

    def with_piles(self, piles: dict[Pile, Cards]) -> GameState:
        """The same game with its cards laid anew; the inverse of `piles`."""
        stock, waste, reserve, fs, fh, fd, fc, t1, t2, t3, t4 = piles.values()
        return GameState(
            self.rules,
            self.base_suit,
            self.base_rank,
            stock,
            waste,
            reserve,
            (fs, fh, fd, fc),
            (t1, t2, t3, t4),
            self.redeals_used,
        )

    @property
    def cards_home(self) -> int:
        """How many cards lie on the foundations: 0 … 52."""
        return sum(map(len, self.foundations))

    def __repr__(self) -> str:
        """The position in one line; see `canfield.engine.record.parse_state`."""
        return state_text(self)


def foundation_of(card: Card) -> Pile:
    """The one foundation on which the card belongs."""
    return FOUNDATIONS[card.suit]


def visible_count(state: GameState, pile: Pile) -> int:
    """How many cards of a pile, counted from its exposed one, are face up."""
    if pile is Pile.STOCK:
        return 0
    if pile is Pile.RESERVE and not state.rules.open_reserve:
        return min(1, len(state.reserve))
    return len(state.cards(pile))


def state_text(state: GameState) -> str:
    """The position in one line, complete: the form of notes, messages and fixtures."""
    parts = [
        f"{state.rules.variant}-D{state.rules.draw}",
        f"base {Card(state.base_rank, state.base_suit)}",
        f"S {_run_text(state.stock)}",
        f"W {_run_text(state.waste)}",
        f"R {_run_text(state.reserve)}",
        "F " + " ".join(str(pile[-1]) if pile else "-" for pile in state.foundations),
        "T " + " / ".join(map(_run_text, state.tableau)),
        f"redeals {state.redeals_used}",
    ]
    return " | ".join(parts)


def _run_text(cards: Cards) -> str:
    return "".join(map(str, cards)) or "-"


def problems(state: GameState) -> tuple[str, ...]:
    """Every fault of a position in words; empty for each position that play can reach."""
    return tuple(
        problem
        for check in (_pack_problems, _foundation_problems, _column_problems, _count_problems)
        for problem in check(state)
    )


def _pack_problems(state: GameState) -> Iterator[str]:
    count = Counter(card for cards in state.piles().values() for card in cards)
    for card in PACK:
        if count[card] != 1:
            yield f"{card} is there {count[card]} times"


def _foundation_problems(state: GameState) -> Iterator[str]:
    for suit in Suit:
        pile = state.foundations[suit]
        right = tuple(
            Card(rank_after_steps(state.base_rank, step), suit)
            for step in range(min(len(pile), FULL_FOUNDATION))
        )
        if pile != right:
            yield f"{FOUNDATIONS[suit]} does not rise from the base rank"


def _column_problems(state: GameState) -> Iterator[str]:
    for pile, cards in zip(TABLEAU, state.tableau, strict=True):
        for upper, lower in pairwise(cards):
            if not continues(state.rules.build, upper, lower):
                yield f"{pile}: {lower} lies on {upper}"
        if not cards and state.reserve and state.rules.refill is Refill.AT_ONCE:
            yield f"{pile} is empty although the reserve is not"


def _count_problems(state: GameState) -> Iterator[str]:
    if len(state.reserve) > RESERVE_AT_DEAL:
        yield "the reserve has grown"
    limit = state.rules.redeals
    if state.redeals_used < 0 or (limit is not None and state.redeals_used > limit):
        yield f"{state.redeals_used} redeals were made"


def continues(build: Build, upper: Card, lower: Card) -> bool:
    """True where `lower` on `upper` is one step of a run under this way of building."""
    if lower.rank != rank_below(upper.rank):
        return False
    if build is Build.ALTERNATE:
        return lower.is_red != upper.is_red
    return build is Build.ANY or lower.suit is upper.suit
