"""Positions told by which cards lie in columns, not by which column they lie in.

A column is one run, so a card in it lies on a card one rank higher. Where two cards could bear
the same one and only one of them does, the run below can be moved from the one to the other and
back; so what matters is how many cards of a kind have nothing on them. A position is then four
masks: linked cards (in a column, on another card), heads (the first cards of the columns), cards
at home, and how the turning of the stock stands. Stock and reserve hold the rest.

This forgets a little: a run may not go on its own end, and where all cards of a kind are covered
it matters which run lies on which. So a position that is lost here is lost, and a line to the
win found here is checked card by card (`lines`).

The exact savings: a card that can be taken back to where it came from goes home at once; with
one card a draw and no limit of redeals a stock card is only played to bear another card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.engine.rules import Build
from canfield.solver.outlook import is_hopeless
from canfield.solver.packed import ALL, BASES, codes_in, kinds_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.solver.packed import Pack

UP: Final = 64
SPACE: Final = 128
ONTO: Final = 256
Step = int | tuple[int, ...]
"""One or several cards that move one after the other.

It is the card's code for a card that goes on a column; `UP` more to its foundation; `SPACE` more
into a space; and on a certain card, `ONTO` times one more than that card's code.
"""

_COLUMNS: Final = 4
_CARDS: Final = (1 << 156) - 1
_NOTHING: Final[tuple[int, dict[int, int]]] = (0, {})
_ONES: Final = ALL // 15
_EVEN: Final = _ONES * 5
_LOW: Final = _ONES * 3


def free_alternate(columns: int, linked: int) -> int:
    """The cards, there or not, of those kinds of which one in the columns bears nothing."""
    bearing = (linked << 4 | linked >> 48) & ALL
    bearing = (bearing & _EVEN) << 1 | (bearing >> 1) & _EVEN
    one, other = columns & _LOW, (columns >> 2) & _LOW
    borne, borne_too = bearing & _LOW, (bearing >> 2) & _LOW
    free = (one | other) & ~(borne | borne_too) | (one & other) & ~(borne & borne_too)
    return free | free << 2


def free_any(columns: int, linked: int) -> int:
    """The same where suits do not matter."""
    free = ((_counts(columns) | _ONES * 8) - _counts(linked << 4 | linked >> 48) - _ONES) >> 3
    return (free & _ONES) * 15


def _counts(cards: int) -> int:
    """How many cards there are of each rank, as digits of four bits."""
    cards &= ALL
    cards -= (cards >> 1) & _EVEN
    return (cards & _LOW) + ((cards >> 2) & _LOW)


def free_in_suit(columns: int, linked: int) -> int:
    """The same where columns go down in suit."""
    return columns & ~(linked << 4 | linked >> 48)


def below_alternate(free: int) -> int:
    """The cards that go on these kinds of cards."""
    free = (free & _EVEN) << 1 | (free >> 1) & _EVEN
    return (free >> 4 | free << 48) & ALL


def below_same(free: int) -> int:
    """The same where colours do not matter."""
    return (free >> 4 | free << 48) & ALL


_FREE: Final = {
    Build.ALTERNATE: free_alternate,
    Build.ANY: free_any,
    Build.SUIT: free_in_suit,
}


class Levels:
    """The positions of one pack and what can be done in them.

    A position is a number: linked, heads, home and turning, 52 bits each but the last.
    """

    def __init__(self, pack: Pack) -> None:
        build = pack.rules.build
        self.pack = pack
        self.free = _FREE[build]
        self.below = below_alternate if build is Build.ALTERNATE else below_same
        self.no_base = 0 if pack.rules.base_wrap else BASES
        self.kinds = kinds_of(build)
        heads = sum(1 << column[0] for column in pack.columns if column)
        linked = sum(1 << code for column in pack.columns for code in column[1:])
        self.start = self.settled(linked, heads, pack.home, pack.turn)
        self.won = pack.home | ALL

    def settled(self, linked: int, heads: int, home: int, turn: int) -> int:
        """The position once spaces are filled and what may safely go home is there."""
        pack = self.pack
        rest = ALL & ~(linked | heads | home)
        left = (rest & pack.reserve_mask).bit_count()
        if pack.refill:
            while left and heads.bit_count() < _COLUMNS:
                heads |= pack.tops[left]
                left -= 1
        loose = pack.loose(left)
        while True:
            up = (home << 4 | BASES) & ~home & (linked | heads if loose else linked)
            if up:
                up &= self.free(linked | heads, linked)
            if not pack.take_back:
                up = self._useless(
                    up | (home << 4 | BASES) & ~home & self._in_hand(rest, left), home
                )
            if not up:
                return linked | heads << 52 | home << 104 | turn << 156
            up &= -up
            if not pack.take_back:
                return self.settled(linked & ~up, heads & ~up, home | up, turn)
            home |= up
            linked &= ~up
            heads &= ~up

    def _in_hand(self, rest: int, left: int) -> int:
        """The cards not yet in columns that go home without changing what else can be done."""
        pack = self.pack
        return pack.tops[left] | (rest & pack.stock_mask if pack.free_turning else 0)

    def _useless(self, cards: int, home: int) -> int:
        """Those of the cards on which nothing can ever go."""
        children = self.pack.children
        return sum(1 << code for code in codes_in(cards) if not children[code] & ~home)

    def successors(self, position: int) -> list[tuple[int, Step]]:
        """The positions one step further, each with the step."""
        pack = self.pack
        linked, heads = position & ALL, position >> 52 & ALL
        home, turn = position >> 104 & ALL, position >> 156
        cards = linked | heads
        rest = ALL ^ cards ^ home
        stock = rest & pack.stock_mask
        left = (rest & pack.reserve_mask).bit_count()
        top = pack.tops[left]
        free = self.free(cards, linked)
        up = (home << 4 | BASES) & ~home & ALL
        onto = self.below(free & ~self.no_base)
        found: list[tuple[int, Step]] = []
        borrowed = 0
        carried = self._carried(onto, stock)
        if pack.take_back:
            loose = pack.loose(left)
            self._take_back(found, position, onto, carried, space=loose)
            borrowed = up & free & (cards if loose else linked)
            if borrowed:
                onto = self.below(self._kinds(borrowed) & free & ~self.no_base)
                carried = self._carried(onto, stock)
        ready, turns = _NOTHING if pack.free_turning else pack.reach(stock, turn)
        if pack.free_turning:
            self._bear(found, position, onto, carried, heads | top)
            self._send_home(found, position, onto, carried, free & cards | (0 if borrowed else top))
        settled = self.settled
        for code in codes_in(onto & heads):
            bit = 1 << code
            if not self._under(code, pack.parents[code], cards, linked):
                found.append((settled(linked | bit, heads ^ bit, home, turn), code))
        for code in codes_in(onto & (top | ready)):
            bit = 1 << code
            found.append((settled(linked | bit, heads, home, turns.get(bit, turn)), code))
        for code in codes_in(up & (cards & free | (0 if borrowed else top | ready))):
            bit = 1 << code
            after = settled(linked & ~bit, heads & ~bit, home | bit, turns.get(bit, turn))
            found.append((after, UP + code))
        if not borrowed and heads.bit_count() < _COLUMNS and not (left and pack.refill):
            self._into_space(found, position, top, stock)
        return found

    def _under(self, head: int, parents: int, cards: int, linked: int) -> bool:
        """Does the first of these cards lie for certain in the column of this head?"""
        code = head
        while True:
            kind = cards & self.kinds[code]
            if kind & (kind - 1):
                return False
            if parents >> code & 1:
                return True
            below = linked & self.pack.children[code]
            if not below:
                return False
            code = below.bit_length() - 1

    def _kinds(self, cards: int) -> int:
        """The cards that bear the same as one of these."""
        kinds = 0
        for code in codes_in(cards):
            kinds |= self.kinds[code]
        return kinds

    def _take_back(
        self, found: list[tuple[int, Step]], position: int, onto: int, carried: int, *, space: bool
    ) -> None:
        """Add the positions with a card back from its foundation; the next step uses it."""
        home = position >> 104 & ALL
        for code in codes_in(home & ~(home >> 4)):
            bit = 1 << code
            back = position ^ (bit << 104)
            if onto & bit:
                found.append((back | bit, code))
            elif self.pack.free_turning:
                for mask, codes in self._chains(code, onto, carried):
                    found.append((back | bit | mask, (*codes, code)))
            if space and (position >> 52 & ALL).bit_count() < _COLUMNS:
                found.append((back | bit << 52, SPACE + code))

    def _carried(self, onto: int, stock: int) -> int:
        """The stock cards that chains can be made of: each goes on what is free or on another."""
        if not self.pack.free_turning:
            return 0
        carried, more = 0, onto & stock
        while more:
            carried |= more
            more = self.below(self._kinds(more)) & stock & ~carried
        return carried

    def _chains(self, code: int, onto: int, stock: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The ways to put stock cards one on the other so that they bear this card at last."""
        for upper in self.pack.uppers[code]:
            bit = 1 << upper
            if onto & bit & stock:
                yield bit, (upper,)
            elif stock & bit:
                for mask, codes in self._chains(upper, onto, stock ^ bit):
                    yield mask | bit, (*codes, upper)

    def _bear(
        self, found: list[tuple[int, Step]], position: int, onto: int, carried: int, cards: int
    ) -> None:
        """Add the positions where stock cards bear a head or the reserve's top card."""
        linked, heads = position & ALL, position >> 52 & ALL
        home, turn = position >> 104 & ALL, position >> 156
        for code in codes_in(cards & ~onto):
            bit = 1 << code
            for mask, codes in self._chains(code, onto, carried):
                if bit & heads and self._under(
                    code, self.pack.parents[codes[0]], linked | heads, linked
                ):
                    continue
                after = self.settled(linked | bit | mask, heads & ~bit, home, turn)
                found.append((after, (*codes, code)))

    def _send_home(
        self, found: list[tuple[int, Step]], position: int, onto: int, carried: int, ready: int
    ) -> None:
        """Add the positions where stock cards made it possible that another card went home.

        They went there first, or one now bears what lay on the card.
        """
        linked, heads = position & ALL, position >> 52 & ALL
        home, turn = position >> 104 & ALL, position >> 156
        stock = ALL & ~(linked | heads | home) & self.pack.stock_mask
        for code in codes_in((home << 4 | BASES) & ~home & ALL):
            run, card = 0, 1 << code
            while card & stock:
                run |= card
                card <<= 4
            ups = tuple(UP + up for up in codes_in(run | card & ALL))
            if card & ready and run:
                after = self.settled(linked & ~card, heads & ~card, home | run | card, turn)
                found.append((after, ups))
            elif card & (linked | heads) & ~ready:
                for mask, codes in self._mates(card.bit_length() - 1, onto, carried & ~run):
                    after = self.settled(
                        linked & ~card | mask, heads & ~card, home | run | card, turn
                    )
                    found.append((after, codes + ups))
        if not ready | linked | heads and home | stock == ALL:
            found.append((ALL << 104, tuple(UP + code for code in codes_in(stock))))

    def _mates(self, code: int, onto: int, stock: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The ways to play a stock card that can bear what lies on this card."""
        for mate in codes_in(self.kinds[code] & stock):
            bit = 1 << mate
            if onto & bit:
                yield bit, (mate,)
            else:
                for mask, codes in self._chains(mate, onto, stock ^ bit):
                    yield mask | bit, (*codes, mate)

    def _into_space(
        self, found: list[tuple[int, Step]], position: int, top: int, stock: int
    ) -> None:
        """Add the positions with one card more at the head of a column."""
        linked, heads = position & ALL, position >> 52 & ALL
        home, turn = position >> 104 & ALL, position >> 156
        ready, turns = self.pack.reach(stock, turn)
        for code in codes_in(ready | (linked | top if self.pack.any_space else 0)):
            bit = 1 << code
            after = self.settled(linked & ~bit, heads | bit, home, turns.get(bit, turn))
            found.append((after, SPACE + code))

    def is_hopeless(self, position: int) -> bool:
        """Is it plain that there is no way to the win from here?"""
        linked, heads = position & ALL, position >> 52 & ALL
        parts = linked, heads, position >> 104 & ALL, position >> 156
        free = self.free(linked | heads, linked)
        return is_hopeless(self.pack, parts, free, self.kinds, self.pack.parents)

    def measure(self, position: int) -> tuple[int, int, int, int]:
        """How far it is: cards in the reserve, at home, in stock and waste; and its burden."""
        pack = self.pack
        rest = ALL & ~(position | position >> 52 | position >> 104)
        stock = rest & pack.stock_mask
        home = (position >> 104 & ALL).bit_count()
        burden = pack.burden(stock, position >> 156) if pack.limited else 0
        return (rest & pack.reserve_mask).bit_count(), home, stock.bit_count(), burden

    def home(self, position: int) -> int:
        """The cards that are home."""
        return position >> 104 & ALL

    def turning(self, position: int) -> tuple[int, int]:
        """The position but for how the turning stands, and that."""
        return position & _CARDS, position >> 156

    def sketch(self, position: int) -> tuple[int, int, int]:
        """What positions have in common that differ only in which cards of a rank are heads."""
        ranks = 0
        for code in codes_in(position >> 52 & ALL):
            ranks += 1 << (code >> 2) * 4
        return (position | position >> 52) & ALL, ranks, position >> 104
