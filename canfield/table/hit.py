"""Which card lies under a point, and which pile a held card is over.

Only resting places count: a card in flight is where it belongs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.engine.state import FOUNDATIONS, Pile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from canfield.engine.state import GameState
    from canfield.table.geometry import Point, Rect
    from canfield.table.layout import Layout

_PILES: Final = tuple(Pile)
_FOUNDATIONS: Final = frozenset(FOUNDATIONS)


class Target(NamedTuple):
    """A card of a pile, by the number of cards from it to the exposed one, itself included.

    The stock, and a pile without cards, are always meant as a whole: their count is 0.
    """

    pile: Pile
    count: int  # type: ignore[assignment]  # it hides a method that no one misses


def target_at(layout: Layout, state: GameState, point: Point) -> Target | None:
    """What lies under the point: the topmost card, or the outline of an empty pile."""
    for pile in _PILES:
        if layout.zones[pile].holds(point):
            return _target_in(layout, state, pile, point)
    return None


def _target_in(layout: Layout, state: GameState, pile: Pile, point: Point) -> Target | None:
    cards = state.cards(pile)
    if pile is Pile.STOCK or not cards:
        return Target(pile, 0) if layout.piles[pile].holds(point) else None
    for count, card in enumerate(reversed(cards), 1):
        if layout.places[card].rect.holds(point):
            return Target(pile, count)
    return None


def best_drop(
    layout: Layout, held: Rect, accepted: Collection[Pile], pointer: Point
) -> Pile | None:
    """The accepting pile that the held card covers most; None where it covers none.

    Of equals the one under the pointer. A card over any foundation is over the accepting one.
    """
    best: Pile | None = None
    most = 0, False
    for pile in _PILES:
        goal = meant(pile, accepted)
        if goal in accepted:
            zone = layout.zones[pile]
            rank = zone.overlap(held), zone.holds(pointer)
            if rank[0] and rank > most:
                best, most = goal, rank
    return best


def aimed_at(layout: Layout, held: Rect, pointer: Point) -> Pile | None:
    """The pile that the held card covers most, whether it accepts the card or not."""
    return best_drop(layout, held, _PILES, pointer)


def meant(pile: Pile, accepted: Iterable[Pile]) -> Pile:
    """The pile that a player means: on any foundation the one that accepts, if one does."""
    if pile in _FOUNDATIONS and pile not in accepted:
        return next((goal for goal in accepted if goal in _FOUNDATIONS), pile)
    return pile
