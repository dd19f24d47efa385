"""A line found by levels, played card by card with the moves of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.engine.moves import DealStock, Move, Redeal, Transfer
from canfield.engine.state import FOUNDATIONS, TABLEAU, Pile
from canfield.solver.levels import ONTO, SPACE, UP
from canfield.solver.packed import ALL, SUITS, codes_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canfield.solver.levels import Step
    from canfield.solver.packed import Pack

    Path = Sequence[tuple[Step, int]]

_DRAW: Final = DealStock()
_REDEAL: Final = Redeal()
_TRIES: Final = 100
_HOMES: Final = tuple(FOUNDATIONS[suit] for suit in SUITS)


_SHIFTS: Final = 3

Shifts = tuple[tuple[int, int, int], ...]
"""Runs moved one after the other: from which column, to which, how many cards."""
_Arranged = tuple[Shifts, list[list[int]]]


class _Stuck(Exception):
    """The cards do not lie as the step needs them."""


class _Table:
    """The piles of a position while a line is played, and the moves so far.

    `choices` says, for each time when a card could go to several places, which one it takes.
    """

    def __init__(self, pack: Pack, choices: Sequence[int], depth: int) -> None:
        self.pack = pack
        self.columns = [list(column) for column in pack.columns]
        self.reserve = list(pack.reserve)
        self.stock = list(pack.stock)
        self.turned = pack.turned
        self.passes = pack.passes
        self.home = pack.home
        self.moves: list[Move] = []
        self.choices = choices
        self.offered: list[int] = []
        self.depth = depth

    def play(self, step: int) -> None:
        """Play one step."""
        code = step & 63
        if step >= ONTO:
            self._to_column(code, self._column_ending(step // ONTO - 1))
        elif step >= SPACE:
            self._to_column(code, self._space())
        elif step >= UP:
            self.go_home(code)
        else:
            self._to_column(code, self._place_for(code))

    def go_home(self, code: int) -> None:
        """Put the card on its foundation."""
        own = self._column_of(code)
        if own >= 0 and self.columns[own][-1] != code:
            shifts = next((s for s, columns in self._arrangements() if _ends(columns, code)), None)
            if shifts is None:
                raise _Stuck
            self._shift(shifts)
        source, _ = self._lift(code)
        self._take(source, 1)
        self.home |= 1 << code
        self._record(source, _HOMES[code & 3], 1)

    def catch_up(self, home: int) -> None:
        """Send home what is missing there; what comes from the waste lies on top of it."""
        while missing := home & ~self.home:
            ready = missing & ~(missing << 4) & ~self._buried()
            for code in codes_in(ready):
                try:
                    self.go_home(code)
                    break
                except _Stuck:
                    continue
            else:
                raise _Stuck

    def _buried(self) -> int:
        """The cards of stock and waste that do not lie on top, where turning is not for nothing."""
        if self.pack.free_turning:
            return 0
        top = self.turned - 1
        return sum(1 << code for place, code in enumerate(self.stock) if place != top)

    def _space(self) -> int:
        for column, cards in enumerate(self.columns):
            if not cards:
                return column
        raise _Stuck

    def _column_ending(self, end: int) -> int:
        for column, cards in enumerate(self.columns):
            if cards and cards[-1] == end:
                return column
        raise _Stuck

    def _column_of(self, code: int) -> int:
        return next((i for i, cards in enumerate(self.columns) if code in cards), -1)

    def _place_for(self, code: int) -> int:
        """The column that bears the card, made ready for it."""
        places = self._places(code)
        if not places:
            raise _Stuck
        choice = 0
        if len(places) > 1:
            made = len(self.offered)
            choice = self.choices[made] if made < len(self.choices) else 0
            self.offered.append(len(places))
        upper = list(places)[choice]
        self._shift(places[upper])
        return self._column_of(upper)

    def _places(self, code: int) -> dict[int, Shifts]:
        """The cards that can bear this one, each with what must be shifted first."""
        parents = self.pack.parents[code]
        places: dict[int, Shifts] = {}
        for shifts, columns in self._arrangements():
            if places and len(shifts) > self.depth:
                break
            for cards in columns:
                if cards and parents >> cards[-1] & 1 and code not in cards:
                    places.setdefault(cards[-1], shifts)
            if places and not self.depth:
                break
        return places

    def _arrangements(self) -> Iterator[_Arranged]:
        """The ways to lay the columns by shifting ends of columns, fewest shifts first."""
        yield (), self.columns
        if not self.pack.whole_columns:
            yield from self._rearranged(spaces=False)
            if self.pack.any_space and not (self.reserve and self.pack.refill):
                yield from self._rearranged(spaces=True)

    def _rearranged(self, *, spaces: bool) -> Iterator[_Arranged]:
        level: list[_Arranged] = [((), self.columns)]
        seen = {_layout(self.columns)}
        for _ in range(_SHIFTS):
            further: list[_Arranged] = []
            for shifts, columns in level:
                for shift, after in _shifted(self.pack, columns, spaces=spaces):
                    layout = _layout(after)
                    if layout not in seen:
                        seen.add(layout)
                        further.append((shifts + shift, after))
                        yield further[-1]
            level = further

    def _shift(self, shifts: Shifts) -> None:
        for source, target, count in shifts:
            moved = self._take(TABLEAU[source], count)
            self.columns[target] += moved
            self.moves.append(Transfer(TABLEAU[source], TABLEAU[target], count))

    def _to_column(self, code: int, column: int) -> None:
        source, count = self._lift(code)
        whole = source not in TABLEAU or count == len(self.columns[TABLEAU.index(source)])
        if self.pack.whole_columns and not whole:
            raise _Stuck
        target = self.columns[column]
        target += self._take(source, count)
        self._record(source, TABLEAU[column], count)

    def _lift(self, code: int) -> tuple[Pile, int]:
        """The pile that the card can be taken from, and how many cards come with it."""
        if self.reserve and self.reserve[-1] == code:
            return Pile.RESERVE, 1
        for column, cards in zip(TABLEAU, self.columns, strict=True):
            if code in cards:
                return column, len(cards) - cards.index(code)
        if code in self.stock:
            self._turn_up(self.stock.index(code) + 1)
            return Pile.WASTE, 1
        if self.home >> code & 1 and not self.home >> (code + 4) & 1:
            return _HOMES[code & 3], 1
        raise _Stuck

    def _turn_up(self, length: int) -> None:
        """Turn cards until the waste has this length."""
        count, draw = len(self.stock), self.pack.rules.draw
        while self.turned != length:
            if self.turned < count:
                self.turned = min(self.turned + draw, count)
                self.moves.append(_DRAW)
            elif self.passes:
                self.passes -= 1
                self.turned = 0
                self.moves.append(_REDEAL)
            else:
                raise _Stuck

    def _take(self, source: Pile, count: int) -> list[int]:
        if source is Pile.RESERVE:
            return [self.reserve.pop()]
        if source is Pile.WASTE:
            self.turned -= 1
            return [self.stock.pop(self.turned)]
        if source in TABLEAU:
            cards = self.columns[TABLEAU.index(source)]
            taken = cards[-count:]
            del cards[-count:]
            return taken
        place = _HOMES.index(source)
        code = max(code for code in codes_in(self.home) if code & 3 == place)
        self.home ^= 1 << code
        return [code]

    def _record(self, source: Pile, target: Pile, count: int) -> None:
        """Note the move, and fill the space that it left."""
        self.moves.append(Transfer(source, target, count))
        if self.pack.refill and self.reserve and source in TABLEAU:
            cards = self.columns[TABLEAU.index(source)]
            if not cards:
                cards.append(self.reserve.pop())


def _ends(columns: list[list[int]], code: int) -> bool:
    return any(cards and cards[-1] == code for cards in columns)


def _layout(columns: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, columns))


def _shifted(pack: Pack, columns: list[list[int]], *, spaces: bool) -> Iterator[_Arranged]:
    """Every way to shift the end of one column to another or, with `spaces`, into a space."""
    for target, others in enumerate(columns):
        fitting = pack.children[others[-1]] if others else ALL * spaces
        for source, cards in enumerate(columns):
            for place in range(1, len(cards) if source != target else 0):
                if fitting >> cards[place] & 1:
                    after = list(columns)
                    after[source], after[target] = cards[:place], others + cards[place:]
                    yield ((source, target, len(cards) - place),), after


def played(pack: Pack, start: int, path: Path) -> tuple[Move, ...] | None:
    """The moves of a path, or None where it cannot be played.

    `start` is what is home at once, and the path has each step with what is home after it.

    Where a card can go to several places the first is tried first; a path that gets stuck is
    played again with the last choice that is open made otherwise, a limited number of times.
    """
    table = _Table(pack, (), depth=0)
    if _play_path(table, start, path):
        return tuple(table.moves)
    choices: list[int] = []
    for _ in range(_TRIES):
        table = _Table(pack, choices, depth=1)
        if _play_path(table, start, path):
            return tuple(table.moves)
        choices = _next_choices(choices, table.offered)
        if not choices:
            break
    return None


def _next_choices(choices: list[int], offered: list[int]) -> list[int]:
    """The choices that come after these, counting up; none after the last."""
    following = (choices + [0] * len(offered))[: len(offered)]
    while following and following[-1] + 1 >= offered[len(following) - 1]:
        following.pop()
    if following:
        following[-1] += 1
    return following


def _play_path(table: _Table, start: int, path: Path) -> bool:
    try:
        table.catch_up(start)
        for step, home in path:
            for single in (step,) if isinstance(step, int) else step:
                table.play(single)
            table.catch_up(home)
    except _Stuck:
        return False
    return True
