"""The table: what lies where, what may be moved, and what that is worth."""

from __future__ import annotations

import copy

from tests.referee.pack import RANKS

FOUNDATIONS = {"FS": "s", "FH": "h", "FD": "d", "FC": "c"}
COLUMNS = ["T1", "T2", "T3", "T4"]
REDEALS = {"RB": 0, "SH": 2}  # the other variants: as many as one likes


def rank_above(rank: str) -> str:
    """After the king comes the ace."""
    return "A" if rank == "K" else RANKS[RANKS.index(rank) + 1]


def is_red(card: str) -> bool:
    """Hearts and diamonds are red."""
    return card[1] in "hd"


class Table:
    """One game in progress."""

    def __init__(self, variant: str, draw: int, base_rank: str) -> None:
        """Stand with every pile empty."""
        self.variant = variant
        self.draw = draw
        self.base_rank = base_rank
        self.stock: list[str] = []  # the first card is turned first
        self.waste: list[str] = []  # the last card is the one that plays
        self.reserve: list[str] = []  # the last card is the one that plays
        self.foundations: dict[str, list[str]] = {name: [] for name in FOUNDATIONS}
        self.columns: dict[str, list[str]] = {name: [] for name in COLUMNS}
        self.redeals_used = 0
        self.points = 0

    def copy(self) -> Table:
        """Return a table that can be played on without touching this one."""
        return copy.deepcopy(self)

    # What fits where

    def fits_foundation(self, card: str, name: str) -> bool:
        """Say whether the foundation takes this card next."""
        pile = self.foundations[name]
        if card[1] != FOUNDATIONS[name] or len(pile) == 13:
            return False
        if not pile:
            return card[0] == self.base_rank
        return card[0] == rank_above(pile[-1][0])

    def fits_card(self, card: str, onto: str) -> bool:
        """Say whether a column may go on from `onto` with `card`."""
        if rank_above(card[0]) != onto[0]:
            return False
        if self.variant == "RB":
            return True
        if self.variant == "SH":
            return card[1] == onto[1]
        return is_red(card) != is_red(onto)

    def fits_column(self, card: str, source: str, name: str) -> bool:
        """Say whether the column takes this card, or the run that it begins."""
        column = self.columns[name]
        if column:
            return self.fits_card(card, column[-1])
        if self.variant == "SU":
            return True
        if self.reserve:
            return False  # such a space is filled before anyone can use it
        if self.variant == "ST":
            return source == "W"
        return True

    # What may be done

    def may_recycle(self) -> bool:
        """Say whether a tap on the stock puts the waste back."""
        if self.stock or not self.waste:
            return False
        return self.redeals_left() != 0

    def to_foundations(self, card: str, source: str) -> list[str]:
        """List the moves of one exposed card to the foundations."""
        return [f"{source}>{name}" for name in FOUNDATIONS if self.fits_foundation(card, name)]

    def to_columns(self, cards: list[str], source: str) -> list[str]:
        """List the moves of a card or run, root first, to the columns."""
        count = "" if len(cards) == 1 else f":{len(cards)}"
        return [
            f"{source}>{name}{count}"
            for name in COLUMNS
            if name != source and self.fits_column(cards[0], source, name)
        ]

    def runs_of_column(self, name: str) -> list[list[str]]:
        """List what may be lifted from a column to go to another one."""
        column = self.columns[name]
        if self.variant == "ST":
            return [column] if column else []
        return [column[start:] for start in range(len(column))]

    def legal_moves(self) -> set[str]:
        """Return everything that may be done now."""
        moves = []
        if self.stock:
            moves.append("D")
        if self.may_recycle():
            moves.append("L")
        for source, pile in (("W", self.waste), ("R", self.reserve)):
            if pile:
                moves += self.to_foundations(pile[-1], source)
                moves += self.to_columns(pile[-1:], source)
        for source, pile in self.foundations.items():
            if pile and self.variant != "ST":
                moves += self.to_columns(pile[-1:], source)
        for source, column in self.columns.items():
            if column:
                moves += self.to_foundations(column[-1], source)
            for run in self.runs_of_column(source):
                moves += self.to_columns(run, source)
        return set(moves)

    # Doing it

    def pile(self, name: str) -> list[str]:
        """Return the pile a card can be moved from or to."""
        if name == "W":
            return self.waste
        if name == "R":
            return self.reserve
        return self.foundations[name] if name in FOUNDATIONS else self.columns[name]

    def play(self, move: str) -> None:
        """Do a legal move, with the refill that belongs to it."""
        if move not in self.legal_moves():
            raise ValueError(f"{move} is not legal")
        self.do(move)

    def do(self, move: str) -> None:
        """Do a move that is known to be legal."""
        if move == "D":
            turned, self.stock = self.stock[: self.draw], self.stock[self.draw :]
            self.waste += turned
        elif move == "L":
            self.stock, self.waste = self.waste, []
            self.redeals_used += 1
        else:
            self.transfer(move)

    def transfer(self, move: str) -> None:
        """Move cards from pile to pile, give the points, fill the space."""
        source, rest = move.split(">")
        target, _, number = rest.partition(":")
        count = int(number or 1)
        pile = self.pile(source)
        cards = pile[-count:]
        del pile[-count:]
        self.pile(target).extend(cards)
        if target in FOUNDATIONS:
            self.points += 5
        self.refill(source)

    def refill(self, source: str) -> None:
        """Put the top card of the reserve where the move left a space."""
        emptied = source in COLUMNS and not self.columns[source]
        if emptied and self.reserve and self.variant != "SU":
            self.columns[source].append(self.reserve.pop())

    # What it is worth

    def cards_up(self) -> int:
        """Count the cards on the foundations."""
        return sum(len(pile) for pile in self.foundations.values())

    def is_won(self) -> bool:
        """Say whether all four foundations hold 13."""
        return all(len(pile) == 13 for pile in self.foundations.values())

    def score(self, style: str) -> int:
        """Return the score in the style ``standard``, ``cards``, ``vegas`` or ``none``."""
        return {
            "standard": self.points,
            "cards": self.cards_up(),
            "vegas": 5 * self.cards_up() - 52,
            "none": 0,
        }[style]

    # Looking at it

    def piles(self) -> dict[str, list[str]]:
        """Return every pile by name, the exposed card last (the stock: turned next last)."""
        whole = {"S": self.stock[::-1], "W": self.waste, "R": self.reserve}
        return {
            name: list(pile) for name, pile in (whole | self.foundations | self.columns).items()
        }

    def redeals_left(self) -> int | None:
        """Return how often the waste may still go back; None: no limit."""
        return REDEALS[self.variant] - self.redeals_used if self.variant in REDEALS else None

    def position(self) -> tuple[object, ...]:
        """Return what tells two positions apart: all that decides what may still happen."""
        piles = tuple(" ".join(pile) for pile in self.piles().values())
        return (self.variant, self.draw, self.base_rank, self.redeals_left(), piles)


def lay_out(variant: str, draw: int, pack: list[str]) -> Table:
    """Deal a shuffled pack, its first card first."""
    if variant == "SH":
        return lay_out_storehouse(draw, pack)
    reserve, base, columns, stock = pack[:13], pack[13], pack[14:18], pack[18:]
    table = Table(variant, draw, base_rank=base[0])
    table.reserve = reserve
    table.foundations["F" + base[1].upper()] = [base]
    table.columns = {name: [card] for name, card in zip(COLUMNS, columns, strict=True)}
    table.stock = stock
    return table


def lay_out_storehouse(draw: int, pack: list[str]) -> Table:
    """Take out the four twos to start the foundations, deal the other 48 cards."""
    others = [card for card in pack if card[0] != "2"]
    table = Table("SH", draw, base_rank="2")
    table.foundations = {name: ["2" + suit] for name, suit in FOUNDATIONS.items()}
    table.reserve = others[:13]
    table.columns = {name: [card] for name, card in zip(COLUMNS, others[13:17], strict=True)}
    table.stock = others[17:]
    return table
