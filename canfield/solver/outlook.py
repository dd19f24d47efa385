"""Is there any hope? What cannot be won in a kinder game is lost, and that is quickly seen.

In the kinder game nothing is used up or in the way: a card that could once be put somewhere lies
there for good and yet can be borne on, and what became free stays free. So what can be done only
grows, and is known after a few rounds. Three things are as in the true game: a card of the reserve
comes after those above it; where nothing is turned again, so does a card of the waste; and there
are four columns. Cards that cannot go home lie on others that can bear them, or at the heads of
columns; what is too much for four columns never comes to lie there.

A space ends the look, since nearly everything can be moved then; not so where whole columns move,
and cards that lie on others stay there, nor in the last pass, where the waste is to be cleared.
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
    return _KinderGame(pack, position, free, kinds, beneath).is_lost()


class _KinderGame:
    """What has come about in the kinder game so far."""

    def __init__(
        self,
        pack: Pack,
        position: tuple[int, int, int, int],
        free: int,
        kinds: Sequence[int],
        beneath: Sequence[int] | Mapping[int, int],
    ) -> None:
        self.pack = pack
        self.linked, self.heads, self.home, self.turn = position
        self.first_heads = self.heads
        self.free = free
        self.kinds = kinds
        self.beneath = beneath
        rest = ALL & ~(self.linked | self.heads | self.home)
        self.stock = rest & pack.stock_mask
        self.left = (rest & pack.reserve_mask).bit_count()
        self.table = self.linked | self.heads
        self.onto = _borne(pack, free)
        self.last = pack.is_last_pass(self.turn) and pack.any_space
        self.stay = pack.whole_columns and not pack.take_back and pack.refill
        self.waste: list[int] = []
        self.dug = 0
        self.open = self.heads.bit_count() < _COLUMNS
        self.reach = self._first_reach()

    def _first_reach(self) -> int:
        if not self.last:
            return _reachable(self.pack, self.stock, self.turn, 0)
        order = [1 << code for code in self.pack.stock if self.stock >> code & 1]
        turned = self.turn & 63
        self.waste = order[:turned]
        return sum(order[turned:])

    def is_lost(self) -> bool:
        """True where this game ends before all is home."""
        if self.open and not (self.last and not (self.left and not self.pack.refill)):
            return False
        while True:
            known = self.home, self.table, self.free, self.reach, self.left
            if self.open and not self.stay:
                self.onto = self.free = ALL
            self._send_home()
            self._clear_reserve()
            if self._has_space():
                if not (self.stay or (self.last and not self.left)):
                    return False
                self.open = True
                if self.stay:
                    self.table |= self.reach
            self._turn_up()
            self._bear(self.table & ~known[1], known[2])
            if known == (self.home, self.table, self.free, self.reach, self.left):
                return self.home != ALL

    def _send_home(self) -> None:
        before, ready = self.home, self.reach | self.pack.tops[self.left] | (self.free & self.table)
        while up := (self.home << 4 | BASES) & ~self.home & ready:
            self.home |= up
        for code in codes_in(self.home & self.linked & ~before):
            self.free |= self.beneath[code]
        back = self.home if self.pack.take_back else 0
        self.table |= (self.reach | back) & self.onto

    def _clear_reserve(self) -> None:
        pack = self.pack
        taken = self.onto | self.home
        while self.left and (pack.refill or pack.tops[self.left] & taken):
            filled = self.heads | pack.tops[self.left]
            if self._needed(filled, self.table | filled, filled & ~taken) > _COLUMNS:
                break
            self.heads, self.table = filled, self.table | filled
            self.left -= 1

    def _has_space(self) -> bool:
        """Whether a column can be cleared; a player may do that before any card of the reserve."""
        if self.left and self.pack.refill:
            return False
        heads = self.heads if self.pack.refill else self.first_heads
        blocked = heads & ~(self.onto | self.home)
        return self.open or self._needed(heads, self.table, blocked) < _COLUMNS

    def _bear(self, laid: int, free: int) -> None:
        for code in codes_in(laid):
            self.free |= self.kinds[code]
        self.onto |= _borne(self.pack, self.free & ~free)

    def _turn_up(self) -> None:
        if self.last:
            self._clear_waste()
        else:
            leaving = self.reach if self.open else self.reach & (self.onto | self.home)
            self.reach |= _reachable(self.pack, self.stock, self.turn, leaving)

    def _clear_waste(self) -> None:
        while self.waste:
            top = self.waste[-1]
            self.reach |= top
            out = self.dug | top
            if not (self.open or top & (self.onto | self.home)):
                break
            if self._needed(self.first_heads | out, self.table | out, 0) > _COLUMNS:
                break
            self.dug, self.table = out, self.table | out
            self.waste.pop()

    def _needed(self, others: int, bearing: int, blocked: int) -> int:
        return columns_needed(self.pack, (self.linked | others) & ~self.home, bearing, blocked)


def columns_needed(pack: Pack, lying: int, table: int, blocked: int) -> int:
    """How many columns these cards take at the least: each lies on one of its own, or is a head.

    All cards that ever come to the `table` may bear them; those that need not lie there have to
    lie on something themselves. The `blocked` ones are heads. Beyond four it may be more.
    """
    families, others, held = pack.families, table & ~lying, blocked & lying
    must = [(lying & kind).bit_count() for kind, _ in families]
    spare = [(others & kind).bit_count() for kind, _ in families]
    bases = -pack.base_families
    lowest = spare[bases:]
    while True:
        needed = 0
        for place, (kind, above) in enumerate(families):
            bearing = must[above] + spare[above] if above >= 0 else 0
            heads = max(must[place] - bearing, (held & kind).bit_count())
            if heads > 0:
                needed += heads
                bearing += heads
            if spare[place] > bearing - must[place]:  # noqa: PLR1730  # a call takes longer
                spare[place] = bearing - must[place]
        if needed > _COLUMNS or spare[bases:] == lowest:
            return needed
        lowest = spare[bases:]


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
