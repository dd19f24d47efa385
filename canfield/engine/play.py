"""The rules: what may be done, why not, and what comes of it.

`refusal` alone decides. Listing, applying, dropping, double click and hints all ask it.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from canfield.engine.cards import RANKS, Suit, rank_above, rank_below, steps_down, steps_from_base
from canfield.engine.errors import IllegalMove
from canfield.engine.events import CardsMoved, Cause, Event, FoundationDone, Won
from canfield.engine.moves import DealStock, Move, Redeal, Transfer
from canfield.engine.rules import Build, Refill, Runs, Spaces
from canfield.engine.state import (
    FOUNDATIONS,
    FULL_FOUNDATION,
    RESERVE_AT_DEAL,
    TABLEAU,
    GameState,
    Pile,
    continues,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine.cards import Card, Cards
    from canfield.engine.rules import Rules

_CARDS_IN_PACK: Final = 52
_COLUMNS: Final = frozenset(TABLEAU)
_ALL_FOUNDATIONS: Final = frozenset(FOUNDATIONS)
_DRAW: Final = DealStock()
_REDEAL: Final = Redeal()
_transfer = cache(Transfer)


class Refusal(StrEnum):
    """Every reason for which a move can be refused."""

    STOCK_EMPTY = "the stock is empty"
    STOCK_NOT_EMPTY = "the stock is not empty yet"
    WASTE_EMPTY = "the waste is empty"
    NO_REDEAL = "no redeal is left"
    NO_CARD = "there is no such card"
    NOT_A_SOURCE = "cards of the stock are not played"
    NOT_A_TARGET = "no card is placed there"
    SAME_PILE = "it lies there already"
    COVERED = "it is covered"
    ONE_AT_A_TIME = "a foundation takes one card at a time"
    BETWEEN_FOUNDATIONS = "foundations do not exchange cards"
    TAKEN_BACK = "foundations keep their cards"
    WHOLE_COLUMN = "only whole columns move"
    FULL = "the foundation is complete"
    WRONG_BASE = "an empty foundation takes the base rank only"
    WRONG_SUIT = "the suit does not fit"
    WRONG_COLOUR = "the colour does not fit"
    WRONG_RANK = "the rank does not fit"
    BASE_WRAP = "columns do not go on below the base rank"
    SPACE_FOR_WASTE = "a space takes the waste card only"


def refusal(state: GameState, move: Move) -> Refusal | None:
    """Why the move is refused, or None where it is legal."""
    if isinstance(move, Transfer):
        return _transfer_refusal(state, move)
    if isinstance(move, DealStock):
        return None if state.stock else Refusal.STOCK_EMPTY
    if state.stock:
        return Refusal.STOCK_NOT_EMPTY
    if not state.waste:
        return Refusal.WASTE_EMPTY
    limit = state.rules.redeals
    return Refusal.NO_REDEAL if limit is not None and state.redeals_used >= limit else None


def _transfer_refusal(state: GameState, move: Transfer) -> Refusal | None:
    source, target, count = move.source, move.target, move.count
    if source is target:
        return Refusal.SAME_PILE
    cards = state.cards(source)
    if not 0 < count <= len(cards):
        return Refusal.NO_CARD
    if target in _COLUMNS:
        return _lift_refusal(state.rules, source, cards, count) or _column_refusal(
            state, source, cards[-count], state.cards(target)
        )
    if target in _ALL_FOUNDATIONS:
        return _foundation_refusal(state, move, cards[-count])
    return Refusal.NOT_A_TARGET


def _lift_refusal(rules: Rules, source: Pile, cards: Cards, count: int) -> Refusal | None:
    """May so many cards leave this pile for a column?"""
    if source in _COLUMNS:
        part = rules.runs is Runs.WHOLE_COLUMN and count != len(cards)
        return Refusal.WHOLE_COLUMN if part else None
    if source is Pile.STOCK:
        return Refusal.NOT_A_SOURCE
    if count != 1:
        return Refusal.COVERED
    back = source in _ALL_FOUNDATIONS and not rules.take_back
    return Refusal.TAKEN_BACK if back else None


def _column_refusal(state: GameState, source: Pile, card: Card, column: Cards) -> Refusal | None:
    """Does the card, with whatever lies on it, go on this column?"""
    rules = state.rules
    if not column:
        waste_only = rules.spaces is Spaces.WASTE_ONLY and source is not Pile.WASTE
        return Refusal.SPACE_FOR_WASTE if waste_only else None
    upper = column[-1]
    if not continues(rules.build, upper, card):
        return _stacking_fault(rules.build, upper, card)
    narrow = not rules.base_wrap and upper.rank == state.base_rank
    return Refusal.BASE_WRAP if narrow else None


def _stacking_fault(build: Build, upper: Card, card: Card) -> Refusal:
    if upper.rank != rank_above(card.rank):
        return Refusal.WRONG_RANK
    return Refusal.WRONG_SUIT if build is Build.SUIT else Refusal.WRONG_COLOUR


def _foundation_refusal(state: GameState, move: Transfer, card: Card) -> Refusal | None:
    """May the card leave its pile for this foundation, and does it fit there?"""
    if move.source is Pile.STOCK:
        return Refusal.NOT_A_SOURCE
    if move.source in _ALL_FOUNDATIONS:
        return Refusal.BETWEEN_FOUNDATIONS
    if move.count != 1:
        return Refusal.ONE_AT_A_TIME if move.source in _COLUMNS else Refusal.COVERED
    if move.target is not FOUNDATIONS[card.suit]:
        return Refusal.WRONG_SUIT
    return _height_refusal(state, card)


def _height_refusal(state: GameState, card: Card) -> Refusal | None:
    if _follows_home(state, card):
        return None
    height = len(state.foundations[card.suit])
    if height == FULL_FOUNDATION:
        return Refusal.FULL
    return Refusal.WRONG_RANK if height else Refusal.WRONG_BASE


def _follows_home(state: GameState, card: Card) -> bool:
    """True where the card is the next of its foundation; a full one has no next."""
    return steps_from_base(card.rank, state.base_rank) == len(state.foundations[card.suit])


class LegalMoves(tuple[Move, ...]):
    """The legal moves of a position, ordered: count them, test them, go through them."""

    __slots__ = ()

    def from_(self, pile: Pile) -> tuple[Transfer, ...]:
        """The moves that take cards from this pile."""
        return tuple(m for m in self if isinstance(m, Transfer) and m.source is pile)

    def onto(self, pile: Pile) -> tuple[Transfer, ...]:
        """The moves that place cards on this pile."""
        return tuple(m for m in self if isinstance(m, Transfer) and m.target is pile)


def legal_moves(state: GameState) -> LegalMoves:
    """All legal moves: to the foundations, to the columns, then the stock.

    >>> from canfield.engine import Game, GameCode
    >>> [str(move) for move in legal_moves(Game.new(GameCode.parse("CF1-D3-AAAAACL")).state)]
    ['R>T2', 'T2>T4', 'D']
    """
    return LegalMoves(move for move in _candidates(state) if refusal(state, move) is None)


def _candidates(state: GameState) -> Iterator[Move]:
    """Every move that could be legal by its ranks alone; far fewer than there are moves."""
    singles = [(Pile.WASTE, state.waste), (Pile.RESERVE, state.reserve)]
    homes = list(zip(FOUNDATIONS, state.foundations, strict=True))
    columns = list(zip(TABLEAU, state.tableau, strict=True))
    for pile, cards in singles + columns:
        if cards and _follows_home(state, cards[-1]):
            yield _transfer(pile, FOUNDATIONS[cards[-1].suit])
    exposed = [(pile, cards[-1].rank) for pile, cards in singles + homes if cards]
    for target, column in columns:
        if column:
            yield from _onto_card(exposed, columns, target, rank_below(column[-1].rank))
        else:
            yield from _into_space(exposed, columns, target)
    yield _DRAW if state.stock else _REDEAL


def _onto_card(
    exposed: list[tuple[Pile, int]], columns: list[tuple[Pile, Cards]], target: Pile, wanted: int
) -> Iterator[Transfer]:
    """The moves that bring a card of the wanted rank to the target."""
    for pile, rank in exposed:
        if rank == wanted:
            yield _transfer(pile, target)
    for pile, cards in columns:
        if cards and pile is not target:
            for index in range(steps_down(cards[0].rank, wanted), len(cards), len(RANKS)):
                yield _transfer(pile, target, len(cards) - index)


def _into_space(
    exposed: list[tuple[Pile, int]], columns: list[tuple[Pile, Cards]], target: Pile
) -> Iterator[Transfer]:
    for pile, _ in exposed:
        yield _transfer(pile, target)
    for pile, cards in columns:
        for count in range(1, len(cards) + 1):
            yield _transfer(pile, target, count)


def apply(state: GameState, move: Move) -> tuple[GameState, tuple[Event, ...]]:
    """The position after the move and what happened in it, the refill of a space included.

    Raises IllegalMove where `refusal` refuses.
    """
    reason = refusal(state, move)
    if reason is not None:
        raise IllegalMove(state, move, reason)
    if isinstance(move, Transfer):
        return _transferred(state, move)
    return _drawn(state) if isinstance(move, DealStock) else _redealt(state)


def _drawn(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    turned = state.stock[: -state.rules.draw - 1 : -1]
    stock = state.stock[: len(state.stock) - len(turned)]
    after = replace(state, stock=stock, waste=state.waste + turned)
    return after, (CardsMoved(turned, Pile.STOCK, Pile.WASTE, Cause.DRAW),)


def _redealt(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    stock = state.waste[::-1]
    after = replace(state, stock=stock, waste=(), redeals_used=state.redeals_used + 1)
    return after, (CardsMoved(stock, Pile.WASTE, Pile.STOCK, Cause.REDEAL),)


def _transferred(state: GameState, move: Transfer) -> tuple[GameState, tuple[Event, ...]]:
    source, target = move.source, move.target
    piles = state.piles()
    cards = piles[source][-move.count :]
    piles[source] = piles[source][: -move.count]
    piles[target] += cards
    events: list[Event] = [CardsMoved(cards, source, target, Cause.PLAY)]
    forced = state.rules.refill is Refill.AT_ONCE and piles[Pile.RESERVE]
    if forced and source in _COLUMNS and not piles[source]:
        events.append(_refilled(piles, source))
    if len(piles[target]) == FULL_FOUNDATION and target in _ALL_FOUNDATIONS:
        events.append(FoundationDone(cards[0].suit))
    after = state.with_piles(piles)
    if is_won(after):
        events.append(Won())
    return after, tuple(events)


def _refilled(piles: dict[Pile, Cards], space: Pile) -> CardsMoved:
    piles[space] = piles[Pile.RESERVE][-1:]
    piles[Pile.RESERVE] = piles[Pile.RESERVE][:-1]
    return CardsMoved(piles[space], Pile.RESERVE, space, Cause.REFILL)


def send_move(
    state: GameState, source: Pile, count: int, *, to_columns: bool, columns_first: bool = False
) -> Transfer | None:
    """The move of a double click on the card `count` from the end of a pile, None for none.

    An exposed card goes to its foundation if it fits. Otherwise, with `to_columns`, the run
    goes to the longest column that takes it, the left-most of equals, then to a space; with
    `columns_first` a column comes before the foundation, a space still after it. Cards on a
    foundation stay, and a whole column is not sent from space to space.
    """
    if source in _ALL_FOUNDATIONS:
        return None
    moves = [move for move in legal_moves(state).from_(source) if move.count == count]
    home = next((move for move in moves if move.target in _ALL_FOUNDATIONS), None)
    whole = source in _COLUMNS and count == len(state.cards(source))
    lengths = {move: len(state.cards(move.target)) for move in moves if move is not home}
    useful = [move for move, length in lengths.items() if to_columns and (length or not whole)]
    column = max(useful, key=lengths.__getitem__, default=None)
    if column is not None and lengths[column] and columns_first:
        return column
    return home or column


def initial_state(deal: Cards, rules: Rules) -> GameState:
    """The position after the deal.

    The 52 cards go, in this order, to the reserve (13, the last one on top), the base card,
    the columns (1 each) and the stock (the first of the rest is turned first). Where the rules
    fix the base rank its four cards are taken out first and the stock is three cards shorter.
    Raises ValueError unless the deal is 52 different cards.
    """
    if len(deal) != _CARDS_IN_PACK or len(set(deal)) != _CARDS_IN_PACK:
        message = f"a deal is {_CARDS_IN_PACK} different cards"
        raise ValueError(message)
    bases = tuple(card for card in deal if card.rank == rules.fixed_base)
    rest = tuple(card for card in deal if card not in bases)
    reserve, rest = rest[:RESERVE_AT_DEAL], rest[RESERVE_AT_DEAL:]
    if not bases:
        bases, rest = rest[:1], rest[1:]
    columns, stock = rest[: len(TABLEAU)], rest[len(TABLEAU) :]
    spades, hearts, diamonds, clubs = (
        tuple(card for card in bases if card.suit is suit) for suit in Suit
    )
    return GameState(
        rules=rules,
        base_suit=Suit.SPADES if rules.fixed_base else bases[0].suit,
        base_rank=bases[0].rank,
        stock=stock[::-1],
        waste=(),
        reserve=reserve,
        foundations=(spades, hearts, diamonds, clubs),
        tableau=((columns[0],), (columns[1],), (columns[2],), (columns[3],)),
    )


def is_won(state: GameState) -> bool:
    """True when all four foundations hold thirteen cards."""
    return all(len(pile) == FULL_FOUNDATION for pile in state.foundations)
