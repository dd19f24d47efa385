"""What stock cards are played for, column by column, where each can be had at any time.

With one card a draw and no limit of redeals a stock card need not be played before it is wanted:
to bear a card that is not of the stock, or to go home before one that is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.solver.levels import ONTO, SPACE, UP
from canfield.solver.packed import BASES, codes_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canfield.solver.columns import ByColumn, Columns, Position
    from canfield.solver.levels import Step

    Found = tuple[Position, Step]


ALL_CODES: Final = 52


class _Lifted(NamedTuple):
    """Cards taken from where they lay: what is left of the position without them."""

    cards: bytes
    columns: Columns
    place: int
    home: int
    left: int


def by_stock(
    by_column: ByColumn, position: Position, stock: int, borrowed: Sequence[int]
) -> Iterator[Found]:
    """Yield the positions in which stock cards made something possible, each with its steps.

    `borrowed` are the only columns that may be used, all where there are none.
    """
    for lifted in _liftable(by_column, position):
        yield from _borne(by_column, position, stock, borrowed, lifted)
    if not borrowed:
        for code in codes_in((position[1] << 4 | BASES) & ~position[1] & stock):
            yield from _sent_home(by_column, position, stock, code)


def _liftable(by_column: ByColumn, position: Position) -> Iterator[_Lifted]:
    """Yield what can be moved and is not of the stock."""
    columns, home, _, left = position
    pack = by_column.pack
    if left:
        yield _Lifted(bytes([pack.reserve[left - 1]]), columns, -1, home, left - 1)
    for code in codes_in(home & ~(home >> 4) if pack.take_back else 0):
        yield _Lifted(bytes([code]), columns, -1, home ^ 1 << code, left)
    for place, cards in enumerate(columns):
        for start in by_column.cuts(cards):
            others = (*columns[:place], cards[:start], *columns[place + 1 :])
            yield _Lifted(cards[start:], others, place, home, left)


def _borne(
    by_column: ByColumn, position: Position, stock: int, borrowed: Sequence[int], lifted: _Lifted
) -> Iterator[Found]:
    """Yield the positions in which stock cards bear what was lifted."""
    _, home, turn, _ = position
    pack = by_column.pack
    places = list(_places(lifted, borrowed))
    for chain in _chains(by_column, lifted.cards[0], stock):
        for place in places:
            cards = lifted.columns[place]
            if cards and not pack.children[cards[-1]] >> chain[0] & 1:
                continue
            after = list(lifted.columns)
            after[place] = cards + chain + lifted.cards
            steps = _steps(cards, chain + lifted.cards[:1])
            if lifted.home != home:
                yield (tuple(sorted(after)), lifted.home, turn, lifted.left), steps
            else:
                yield by_column.settled(after, lifted.home, turn, lifted.left), steps


def _places(lifted: _Lifted, borrowed: Sequence[int]) -> Iterator[int]:
    """Yield the columns that may be used, of spaces only the first."""
    others = [place for place in range(len(lifted.columns)) if place != lifted.place]
    spaces = [place for place in others if not lifted.columns[place]]
    for place in others:
        if place in borrowed or (not borrowed and place not in spaces[1:]):
            yield place


def _chains(by_column: ByColumn, code: int, stock: int) -> Iterator[bytes]:
    """Yield the runs of stock cards whose last one can bear this card."""
    for upper in codes_in(by_column.pack.parents[code] & stock):
        yield bytes([upper])
        for chain in _chains(by_column, upper, stock ^ 1 << upper):
            yield chain + bytes([upper])


def _steps(cards: bytes, run: bytes) -> tuple[int, ...]:
    """The steps that put the cards of a run on a column, one after the other."""
    upper = cards[-1] if cards else None
    steps = []
    for code in run:
        steps.append(code + (SPACE if upper is None else ONTO * (upper + 1)))
        upper = code
    return tuple(steps)


def _sent_home(by_column: ByColumn, position: Position, stock: int, code: int) -> Iterator[Found]:
    """Yield the positions where stock cards went home from this one on, and another after them."""
    columns, home, turn, left = position
    steps = []
    while code < ALL_CODES and stock >> code & 1:
        home |= 1 << code
        steps.append(UP + code)
        code += 4
    if code >= ALL_CODES:
        yield by_column.settled(list(columns), home, turn, left), tuple(steps)
        return
    after, step = home | 1 << code, (*steps, UP + code)
    if by_column.pack.tops[left] >> code & 1:
        yield by_column.settled(list(columns), after, turn, left - 1), step
    for place, cards in enumerate(columns):
        if cards and cards[-1] == code:
            others = [*columns[:place], cards[:-1], *columns[place + 1 :]]
            yield by_column.settled(others, after, turn, left), step
