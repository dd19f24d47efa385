"""Positions told column by column: exact, where `levels` forgets a little.

Columns are byte strings of codes, in the order of their codes, since it does not matter which
column stands where. What goes home at once and what stock cards are played for is as in `levels`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from canfield.solver.by_stock import by_stock
from canfield.solver.levels import ONTO, SPACE, UP
from canfield.solver.outlook import ALONE, is_hopeless
from canfield.solver.packed import BASES, codes_in

if TYPE_CHECKING:
    from canfield.solver.levels import Step
    from canfield.solver.packed import Pack

Columns = tuple[bytes, ...]
Position = tuple[Columns, int, int, int]
"""The columns, the cards at home, how the turning stands, and the cards of the reserve."""

_NOTHING: Final[tuple[int, dict[int, int]]] = (0, {})
_BYTES: Final = tuple(bytes([code]) for code in range(52))


class ByColumn:
    """The positions of one pack and what can be done in them."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        columns = [bytes(column) for column in pack.columns]
        self.start = self.settled(columns, pack.home, pack.turn, len(pack.reserve))

    def settled(self, columns: list[bytes], home: int, turn: int, left: int) -> Position:
        """The position once spaces are filled and what may safely go home is there."""
        pack = self.pack
        again = True
        while again:
            for place, cards in enumerate(columns):
                if not cards and left and pack.refill:
                    left -= 1
                    columns[place] = _BYTES[pack.reserve[left]]
            before, loose = home, pack.loose(left)
            for place, cards in enumerate(columns):
                if cards and (loose or len(cards) > 1) and self._safe(cards[-1], home):
                    home |= 1 << cards[-1]
                    columns[place] = cards[:-1]
            if not pack.take_back:
                home, left = self._from_hand(columns, home, left)
            again = home != before
        columns.sort()
        return tuple(columns), home, turn, left

    def _from_hand(self, columns: list[bytes], home: int, left: int) -> tuple[int, int]:
        """What is home, and left in the reserve, once useless cards not in columns are home."""
        pack = self.pack
        if left and self._safe(pack.reserve[left - 1], home):
            left -= 1
            home |= 1 << pack.reserve[left]
        if pack.free_turning:
            lying = sum(1 << code for cards in columns for code in cards)
            for code in codes_in(pack.stock_mask & ~lying & (home << 4 | BASES) & ~home):
                if self._safe(code, home):
                    home |= 1 << code
        return home, left

    def _safe(self, code: int, home: int) -> bool:
        """May the card go home, and nothing is lost by it?"""
        if not (home << 4 | BASES) & ~home & 1 << code:
            return False
        return self.pack.take_back or not self.pack.children[code] & ~home

    def successors(self, position: Position) -> list[tuple[Position, Step]]:
        """The positions one step further, each with the step."""
        columns, _, turn, _ = position
        pack = self.pack
        stock = self.stock(position)
        borrowed = self._borrowed(position)
        found: list[tuple[Position, Step]] = []
        ready, turns = _NOTHING if pack.free_turning else pack.reach(stock, turn)
        if pack.free_turning:
            found += by_stock(self, position, stock, borrowed)
        for place, cards in enumerate(columns):
            if cards and (place in borrowed or not borrowed):
                self._onto(found, position, place, ready, turns)
            if cards and pack.take_back:
                self._take_back(found, position, place, pack.children[cards[-1]])
        if not borrowed:
            self._send_home(found, position, ready, turns)
            if b"" in columns:
                self._into_space(found, position, ready, turns)
        return found

    def _borrowed(self, position: Position) -> list[int]:
        """The columns whose last card was just taken back: it has to be used."""
        columns, home, _, left = position
        loose = self.pack.loose(left)
        return [
            place
            for place, cards in enumerate(columns)
            if self.pack.take_back
            and cards
            and (loose or len(cards) > 1)
            and self._safe(cards[-1], home)
        ]

    def cuts(self, cards: bytes) -> range:
        """Where a column can be cut so that what lies below goes to another one."""
        return range(1 if self.pack.whole_columns and cards else len(cards))

    def stock(self, position: Position) -> int:
        """The cards of stock and waste."""
        columns, home, _, _ = position
        lying = home | sum(1 << code for cards in columns for code in cards)
        return self.pack.stock_mask & ~lying

    def _onto(
        self,
        found: list[tuple[Position, Step]],
        position: Position,
        place: int,
        ready: int,
        turns: dict[int, int],
    ) -> None:
        """Add what can go on the end of one column: reserve, waste, and other columns."""
        columns, home, turn, left = position
        end = columns[place][-1]
        fitting = self.pack.children[end]
        top = self.pack.tops[left]
        for code in codes_in(fitting & (ready | top)):
            bit = 1 << code
            after = list(columns)
            after[place] += _BYTES[code]
            rest = left - 1 if bit == top else left
            step = code + ONTO * (end + 1)
            found.append((self.settled(after, home, turns.get(bit, turn), rest), step))
        for other, cards in enumerate(columns):
            for start in self.cuts(cards):
                if other != place and fitting >> cards[start] & 1:
                    after = list(columns)
                    after[other], after[place] = cards[:start], after[place] + cards[start:]
                    step = cards[start] + ONTO * (end + 1)
                    found.append((self.settled(after, home, turn, left), step))

    def _take_back(
        self, found: list[tuple[Position, Step]], position: Position, place: int, fitting: int
    ) -> None:
        """Add the positions with a card back from its foundation on the end of a column."""
        columns, home, turn, left = position
        for code in codes_in(fitting & home & ~(home >> 4)):
            after = list(columns)
            step = code + ONTO * (after[place][-1] + 1)
            after[place] += _BYTES[code]
            found.append(((tuple(sorted(after)), home ^ 1 << code, turn, left), step))

    def _send_home(
        self,
        found: list[tuple[Position, Step]],
        position: Position,
        ready: int,
        turns: dict[int, int],
    ) -> None:
        """Add the positions with one card more at home."""
        columns, home, turn, left = position
        wanted = (home << 4 | BASES) & ~home
        top = self.pack.tops[left]
        for code in codes_in(wanted & (ready | top)):
            bit = 1 << code
            rest = left - 1 if bit == top else left
            after = self.settled(list(columns), home | bit, turns.get(bit, turn), rest)
            found.append((after, UP + code))
        for place, cards in enumerate(columns):
            if cards and wanted >> cards[-1] & 1:
                lifted = list(columns)
                lifted[place] = cards[:-1]
                found.append(
                    (self.settled(lifted, home | 1 << cards[-1], turn, left), UP + cards[-1])
                )

    def _into_space(
        self,
        found: list[tuple[Position, Step]],
        position: Position,
        ready: int,
        turns: dict[int, int],
    ) -> None:
        """Add the positions with something in a space."""
        columns, home, turn, left = position
        pack = self.pack
        space = columns.index(b"")
        top = pack.tops[left] if pack.any_space else 0
        for code in codes_in(ready | top):
            bit = 1 << code
            filled = list(columns)
            filled[space] = _BYTES[code]
            rest = left - 1 if bit == top else left
            after = self.settled(filled, home, turns.get(bit, turn), rest)
            found.append((after, SPACE + code))
        if not pack.any_space:
            return
        for place, cards in enumerate(columns):
            for start in range(1, 0 if pack.whole_columns else len(cards)):
                cut = list(columns)
                cut[place], cut[space] = cards[:start], cards[start:]
                found.append((self.settled(cut, home, turn, left), SPACE + cards[start]))
        if pack.take_back:
            for code in codes_in(home & ~(home >> 4)):
                filled = [*columns[:space], *columns[space + 1 :], _BYTES[code]]
                back = (tuple(sorted(filled)), home ^ 1 << code, turn, left)
                found.append((back, SPACE + code))

    def is_hopeless(self, position: Position) -> bool:
        """Is it plain that there is no way to the win from here?

        Only asked where whole columns move: else `levels` sees it.
        """
        if not self.pack.whole_columns:
            return False
        columns, home, turn, _ = position
        beneath = {card: 1 << upper for cards in columns for upper, card in pairwise(cards)}
        heads = sum(1 << cards[0] for cards in columns if cards)
        parts = sum(1 << code for code in beneath), heads, home, turn
        ends = sum(1 << cards[-1] for cards in columns if cards)
        return is_hopeless(self.pack, parts, ends, ALONE, beneath)

    def measure(self, position: Position) -> tuple[int, int, int, int]:
        """How far it is: cards in the reserve, at home, in stock and waste; and its burden."""
        stock = self.stock(position)
        burden = self.pack.burden(stock, position[2])
        return position[3], position[1].bit_count(), stock.bit_count(), burden

    def turning(self, position: Position) -> tuple[Position, int]:
        """The position but for how the turning stands, and that."""
        columns, home, turn, left = position
        return (columns, home, 0, left), turn

    def sketch(self, position: Position) -> tuple[int, int, int, int]:
        """What the positions have in common that differ only in which run lies on which."""
        heads = sum(1 << cards[0] for cards in position[0] if cards)
        return heads, *position[1:]

    def home(self, position: Position) -> int:
        """The cards that are home."""
        return position[1]
