"""The keyboard on the table: walking over the piles, and moves of two keys.

Both end in the same intents as the pointer's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from canfield.engine.moves import Transfer
from canfield.engine.play import legal_moves
from canfield.engine.state import FOUNDATIONS, TABLEAU, Pile
from canfield.table.geometry import Point
from canfield.table.grip import accepting, landing, liftable, liftable_counts
from canfield.table.hit import Target
from canfield.table.intents import DoubleTap, Drop, Intent, PickUp, SnapBack, Tap, TapStock

if TYPE_CHECKING:
    from canfield.engine.state import GameState
    from canfield.table.geometry import Rect
    from canfield.table.layout import Layout

Direction = Literal["left", "right", "up", "down", "next", "previous"]

_STEPS: Final = {
    "left": Point(-1, 0),
    "right": Point(1, 0),
    "up": Point(0, -1),
    "down": Point(0, 1),
}


@dataclass(frozen=True, slots=True)
class Focus:
    """The pile that the keyboard is on, how many of its cards are meant, and the cards in hand.

    The count is 0 on the stock and on empty piles.
    """

    pile: Pile = Pile.STOCK
    count: int = 0
    lifted: Target | None = None


def focus_on(pile: Pile, state: GameState, lifted: Target | None = None) -> Focus:
    """The focus on the exposed card of a pile."""
    count = 0 if pile is Pile.STOCK else min(1, len(state.cards(pile)))
    return Focus(pile, count, lifted)


def followed(focus: Focus, state: GameState) -> Focus:
    """The same focus in a changed position: it never means cards that are gone."""
    hand = focus.lifted
    if hand is not None and not liftable(state, hand.pile, hand.count):
        hand = None
    if 1 < focus.count <= len(state.cards(focus.pile)):
        return replace(focus, lifted=hand)
    return focus_on(focus.pile, state, hand)


# ---------------------------------------------------------------- walking


def walk(focus: Focus, direction: Direction, layout: Layout, state: GameState) -> Focus:
    """The focus one pile further; beyond an edge it comes in again at the other.

    `next` and `previous` go through all piles, or with cards in hand through those that take
    them.
    """
    if direction in _STEPS:
        pile = _neighbour(focus.pile, _STEPS[direction], layout.piles)
    else:
        pile = _next_stop(focus, direction, layout, state)
    return focus_on(pile, state, focus.lifted)


def _neighbour(pile: Pile, step: Point, outlines: dict[Pile, Rect]) -> Pile:
    """The nearest pile that way, best in the same line; else the farthest the other way."""
    x, y, *_ = outlines[pile]
    ways = {}
    for other, rect in outlines.items():
        dx, dy = rect.x - x, rect.y - y
        ways[other] = dx * step.x + dy * step.y, abs(dx * step.y) + abs(dy * step.x)
    ahead = [other for other, (forward, _) in ways.items() if forward > 0]
    if ahead:
        return min(ahead, key=lambda other: ways[other][::-1])
    return min(ways, key=ways.__getitem__)


def _next_stop(focus: Focus, direction: Direction, layout: Layout, state: GameState) -> Pile:
    hand = focus.lifted
    stops = accepting(state, hand.pile, hand.count) if hand else frozenset()
    reading = sorted(layout.piles, key=lambda pile: layout.piles[pile][1::-1])
    if direction == "previous":
        reading.reverse()
    start = reading.index(focus.pile) + 1
    ring = reading[start:] + reading[:start]
    return next((pile for pile in ring if pile in stops), ring[0])


def more(focus: Focus, state: GameState) -> Focus:
    """The focus on the next longer run of its column that may be lifted."""
    counts = (count for count in liftable_counts(state, focus.pile) if count > focus.count)
    return replace(focus, count=next(counts, focus.count))


def fewer(focus: Focus, state: GameState) -> Focus:
    """The focus on the next shorter run of its column that may be lifted."""
    counts = [count for count in liftable_counts(state, focus.pile) if count < focus.count]
    return replace(focus, count=counts[-1] if counts else focus.count)


# ---------------------------------------------------------------- acting


_Act = tuple[Focus, tuple[Intent, ...]]


def act(focus: Focus, state: GameState) -> _Act:
    """What one key for everything does: draw, lift, drop, or else a click."""
    if focus.lifted is not None:
        return drop(focus, state)
    if focus.pile is Pile.STOCK:
        return focus, (TapStock(),)
    if liftable(state, focus.pile, focus.count):
        return lift(focus, state)
    return focus, (Tap(focus.pile, focus.count),)


def lift(focus: Focus, state: GameState) -> _Act:
    """Take the cards meant in hand, if they may be lifted."""
    if focus.lifted is not None or not liftable(state, focus.pile, focus.count):
        return focus, ()
    after = replace(focus, lifted=Target(focus.pile, focus.count))
    return after, (PickUp(focus.pile, focus.count),)


def drop(focus: Focus, state: GameState) -> _Act:
    """Let the cards in hand go on the pile in focus; on their own pile they go back."""
    if focus.lifted is None:
        return focus, ()
    source, count = focus.lifted
    goal = landing(state, source, count, focus.pile)
    if goal is source:
        return put_back(focus)
    return replace(focus, lifted=None), (Drop(source, count, goal),)


def put_back(focus: Focus) -> _Act:
    """Lay the cards in hand back where they were."""
    if focus.lifted is None:
        return focus, ()
    return replace(focus, lifted=None), (SnapBack(*focus.lifted),)


def send(focus: Focus) -> _Act:
    """Send the cards in focus where they belong; cards in hand go back first."""
    after, intents = put_back(focus)
    return (
        (after, (*intents, DoubleTap(focus.pile, focus.count))) if focus.count else (after, intents)
    )


# ---------------------------------------------------------------- moves of two keys


_KEYS: Final[dict[str, tuple[Pile, ...]]] = {
    **{str(number): (pile,) for number, pile in enumerate(TABLEAU, 1)},
    "r": (Pile.RESERVE,),
    "w": (Pile.WASTE,),
    "f": FOUNDATIONS,
}


class TwoKey(NamedTuple):
    """The first key of a move of two keys, or nothing."""

    first: str = ""

    @property
    def sources(self) -> tuple[Pile, ...]:
        """The piles that the first key means."""
        return key_pile(self.first)


def key_pile(name: str) -> tuple[Pile, ...]:
    """The piles of a key: 1 … 4 columns, r reserve, w waste, f all foundations; else none."""
    return _KEYS.get(name, ())


def two_key(keys: TwoKey, name: str, state: GameState) -> tuple[TwoKey, tuple[Intent, ...]]:
    """The keys so far, and what a second key means: a move, or twice the same: send."""
    goals = key_pile(name)
    if not keys.first or not goals:
        return TwoKey(name if goals else ""), ()
    if name == keys.first:
        single = len(goals) == 1 and state.cards(goals[0])
        return TwoKey(), (DoubleTap(goals[0], 1),) if single else ()
    return TwoKey(), (_best_drop(state, keys.sources, goals),)


def _best_drop(state: GameState, sources: tuple[Pile, ...], goals: tuple[Pile, ...]) -> Drop:
    """The longest run that may go from here to there; where none may, one to be refused."""
    moves = [
        move
        for move in legal_moves(state)
        if isinstance(move, Transfer) and move.source in sources and move.target in goals
    ]
    if not moves:
        return _refused_drop(state, sources, goals[0])
    best = max(moves, key=lambda move: (_gains(state, move), move.count))
    return Drop(best.source, best.count, best.target)


def _gains(state: GameState, move: Transfer) -> bool:
    """False for a whole column that would only change its place."""
    whole = move.source in TABLEAU and move.count == len(state.cards(move.source))
    return not whole or bool(state.cards(move.target))


def _refused_drop(state: GameState, sources: tuple[Pile, ...], goal: Pile) -> Drop:
    source = next((pile for pile in sources if state.cards(pile)), sources[0])
    count = next(iter(liftable_counts(state, source)), 1)
    return Drop(source, count, landing(state, source, count, goal))
