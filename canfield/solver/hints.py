"""What to say to a player who asks for a hint: a move, and why, as values without words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from canfield.engine.moves import DealStock, Redeal, Transfer
from canfield.engine.play import apply, legal_moves, refusal
from canfield.engine.state import FOUNDATIONS, TABLEAU, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canfield.engine.cards import Card
    from canfield.engine.game import Game
    from canfield.engine.moves import Move
    from canfield.engine.state import GameState


class Reason(StrEnum):
    """Why a move is proposed; `Hint.card` and `Hint.number` complete the sentence.

    `FREES_RESERVE`: the reserve's card of this number, counted from 1 at the top of the full
    reserve, comes out. `FITS_ONLY_HERE`: the card fits on no other pile. `ACROSS_SEAM`: a king
    goes on an ace, or below a foundation's seam. `DRAW_FOR`, `RECYCLE_FOR`: the card comes up
    after so many actions on the stock. `LOOK_THROUGH`: the stock was not gone through since
    something changed. `MAKES_ROOM`: what lies below the run becomes free.
    """

    TO_FOUNDATION = "to foundation"
    FREES_RESERVE = "frees reserve"
    FITS_ONLY_HERE = "fits only here"
    ACROSS_SEAM = "across seam"
    FROM_WASTE = "from waste"
    FILLS_SPACE = "fills space"
    JOINS_COLUMNS = "joins columns"
    MAKES_ROOM = "makes room"
    TAKES_BACK = "takes back"
    DRAW_FOR = "draw for"
    RECYCLE_FOR = "recycle for"
    LOOK_THROUGH = "look through"


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to propose. `certain` when it begins a line that wins."""

    move: Move
    reason: Reason
    card: Card | None = None
    number: int = 0
    certain: bool = False


_RESERVE_AT_DEAL: Final = 13
_KING: Final = 13
_TURNINGS: Final = (DealStock, Redeal)


def hint(state: GameState, line: Sequence[Move] = (), *, turned: int = 0) -> Hint | None:
    """The next move of a winning line, or without a line the most useful move known.

    None when no useful move is known: no card has a place worth taking, and none of those that
    the stock will bring up either. `turned` is how many cards were drawn since the last move of
    a card (`turned_since`). Following the hints without a line never goes round in circles.
    """
    if line:
        return _described(state, line)
    move = useful_move(state)
    if move is not None:
        return _described(state, (move,), certain=False)
    return _stock_hint(state, turned)


def turned_since(game: Game) -> int:
    """How many cards were drawn since a card was last moved."""
    count = 0
    for entry in reversed(game.entries[: game.cursor]):
        if isinstance(entry.move, Transfer):
            break
        count += game.rules.draw if isinstance(entry.move, DealStock) else 0
    return count


def useful_move(state: GameState) -> Transfer | None:
    """The most useful move of a card, or None.

    Useful is what cannot be undone by another useful move: a card goes home, leaves the reserve
    or the waste, or two columns become one beside a reserve that fills the space. A waste card
    goes into a space only where another card follows it.
    """
    ranked = [(_rank(state, move), move) for move in _transfers(state)]
    useful = [(rank, number) for number, (rank, _) in enumerate(ranked) if rank]
    return ranked[min(useful)[1]][1] if useful else None


def _rank(state: GameState, move: Transfer) -> int:
    """How useful the move is: 1 is best, 0 is of no use."""
    to_space = move.target in TABLEAU and not state.cards(move.target)
    if move.target in FOUNDATIONS:
        return 1 if move.source is Pile.RESERVE else 2
    if move.source is Pile.RESERVE:
        return 3
    if move.source in TABLEAU:
        whole = move.count == len(state.cards(move.source))
        return 4 if whole and state.reserve and not to_space else 0
    if move.source is not Pile.WASTE:
        return 0
    if not to_space:
        return 5
    after, _ = apply(state, move)
    return (
        6
        if any(after.cards(next_.target) and _rank(after, next_) for next_ in _transfers(after))
        else 0
    )


def _transfers(state: GameState) -> list[Transfer]:
    return [move for move in legal_moves(state) if isinstance(move, Transfer)]


def _stock_hint(state: GameState, turned: int) -> Hint | None:
    move: Move = DealStock() if state.stock else Redeal()
    if refusal(state, move) is not None:
        return None
    for number, after in enumerate(_turnings(state), start=1):
        useful = useful_move(after)
        if useful is not None:
            reason = Reason.DRAW_FOR if isinstance(move, DealStock) else Reason.RECYCLE_FOR
            return Hint(move, reason, after.cards(useful.source)[-useful.count], number)
    seen = turned >= len(state.stock) + len(state.waste)
    return None if seen else Hint(move, Reason.LOOK_THROUGH)


def _turnings(state: GameState) -> Iterator[GameState]:
    """Every position that drawing and turning over leads to, once round."""
    began, after = len(state.waste), state
    for _ in range(2 * (len(state.stock) + len(state.waste)) + 2):
        move: Move = DealStock() if after.stock else Redeal()
        if refusal(after, move) is not None:
            return
        after, _events = apply(after, move)
        yield after
        round_again = after.redeals_used > state.redeals_used and after.waste
        if round_again and (len(after.waste) == began or not after.stock):
            return


def _described(state: GameState, line: Sequence[Move], *, certain: bool = True) -> Hint:
    move = line[0]
    if isinstance(move, Transfer):
        reason, number = _reason(state, move)
        return Hint(move, reason, state.cards(move.source)[-move.count], number, certain)
    after = state
    for number, step in enumerate(line):
        if isinstance(step, Transfer):
            reason = Reason.DRAW_FOR if isinstance(move, DealStock) else Reason.RECYCLE_FOR
            return Hint(move, reason, after.cards(step.source)[-step.count], number, certain)
        after, _ = apply(after, step)
    return Hint(move, Reason.LOOK_THROUGH, certain=certain)


def _reason(state: GameState, move: Transfer) -> tuple[Reason, int]:
    after, _ = apply(state, move)
    if len(after.reserve) < len(state.reserve):
        return Reason.FREES_RESERVE, _RESERVE_AT_DEAL + 1 - len(state.reserve)
    if move.target in FOUNDATIONS:
        return Reason.TO_FOUNDATION, 0
    if move.source in FOUNDATIONS:
        return Reason.TAKES_BACK, 0
    column = state.cards(move.target)
    if not column:
        return Reason.FILLS_SPACE, 0
    if move.source in TABLEAU:
        whole = move.count == len(state.cards(move.source))
        return (Reason.JOINS_COLUMNS if whole else Reason.MAKES_ROOM), 0
    if state.cards(move.source)[-1].rank == _KING:
        return Reason.ACROSS_SEAM, 0
    others = [other for other in legal_moves(state).from_(move.source) if other != move]
    return (Reason.FROM_WASTE if others else Reason.FITS_ONLY_HERE), 0
