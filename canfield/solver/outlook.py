"""Is there any hope? What cannot be won in a kinder game is lost, and that is quickly seen.

In the kinder game nothing is used up or in the way: a card that could once be put somewhere lies
there for good and yet can be borne on, and what became free stays free. So what can be done only
grows, and is known after a few rounds. Two things are as in the true game: a card of the reserve
comes after those above it, and there are four columns. Cards that cannot go home lie on as many
others that can bear them, or at the heads of columns; where all four heads are needed there is
never a space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.solver.packed import ALL, BASES, codes_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from canfield.solver.packed import Pack

_COLUMNS: Final = 4
ALONE: Final = tuple(1 << code for code in range(52))
"""By code, the card itself."""


def is_hopeless(
    pack: Pack,
    position: tuple[int, int, int, int],
    free: int,
    kinds: Sequence[int],
    beneath: Sequence[int] | Mapping[int, int],
) -> bool:
    """True only if the position is lost: even the kinder game ends before all is home.

    `position` is linked cards, heads, cards home and how the turning stands. `free` are cards
    that bear nothing. By code, `kinds` are those that are free where this card comes to lie, and
    `beneath` those that are once this card, which lies on another, has gone home.
    """
    linked, heads, home, turn = position
    rest = ALL & ~(linked | heads | home)
    stock, left = rest & pack.stock_mask, (rest & pack.reserve_mask).bit_count()
    if heads.bit_count() < _COLUMNS:
        return False
    table, onto, reach = linked | heads, _borne(pack, free), _reachable(pack, stock, turn, 0)
    while True:
        known = home, table, free, left, reach
        while up := (home << 4 | BASES) & ~home & (free & table | reach | pack.tops[left]):
            home |= up
        for code in codes_in(home & linked & ~known[0]):
            free |= beneath[code]
        taken = onto | home
        table |= (reach | home if pack.take_back else reach) & onto
        while left and (pack.refill or pack.tops[left] & taken):
            filled = heads | pack.tops[left]
            lying = (linked | filled) & ~home
            if _columns_needed(pack, lying, table | filled, filled & ~taken) > _COLUMNS:
                break
            heads, table, left = filled, table | filled, left - 1
        lying = (linked | heads) & ~home
        space = _columns_needed(pack, lying, table, heads & ~taken) < _COLUMNS
        if space and not (left and pack.refill):
            return False
        for code in codes_in(table & ~known[1]):
            free |= kinds[code]
        onto |= _borne(pack, free & ~known[2])
        reach |= _reachable(pack, stock, turn, reach & (onto | home))
        if known == (home, table, free, left, reach):
            return home != ALL


def _columns_needed(pack: Pack, lying: int, table: int, blocked: int) -> int:
    """How many columns these cards take at the least: each lies on one of its own, or is a head.

    All cards that ever come to the table may bear them. The `blocked` ones are heads.
    """
    needed = 0
    for kind, bearing in pack.families:
        cards = (lying & kind).bit_count()
        if cards:
            heads = (blocked & kind & lying).bit_count()
            needed += max(heads, cards - (table & bearing).bit_count())
    return needed


def _borne(pack: Pack, cards: int) -> int:
    """All that these cards can bear."""
    borne = 0
    for code in codes_in(cards):
        borne |= pack.children[code]
    return borne


def _reachable(pack: Pack, stock: int, turn: int, leaving: int) -> int:
    """The cards of stock and waste that can come to the top where these may be played."""
    if pack.free_turning:
        return stock
    order = [code for code in pack.stock if stock >> code & 1]
    draw, limited = pack.rules.draw, pack.rules.redeals is not None
    turned, again = (turn & 63, turn >> 6) if limited else (turn, 1)
    reach = gone = 0
    for length, code in enumerate(order, start=1):
        turned_up = length >= turned and not (length - turned) % draw
        if turned_up or length == len(order) or (again and length % draw <= gone):
            reach |= 1 << code
        gone += leaving >> code & 1
    for upper, code in zip(order[:0:-1], order[-2::-1], strict=True):
        if leaving >> upper & 1:
            reach |= 1 << code
    return reach
