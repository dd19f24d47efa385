"""The shelf: the deals played last, to go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.store import checks
from canfield.store.results import PACK_SIZE

if TYPE_CHECKING:
    from collections.abc import Mapping

SHELF_SIZE: Final = 10
"""How many deals the shelf holds."""

LONGEST_NOTE: Final = 200
"""Characters that a note has at most."""


class ShelfDeal(NamedTuple):
    """A deal as it was left, with the player's note and star.

    `cards_home` are those on the foundations when it was left, `best` the most of all
    attempts. `record` is the game left in the middle, as `saved.to_values` gives it; None
    where there is nothing to go back to.
    """

    code: str
    cards_home: int = 0
    best: int = 0
    note: str = ""
    star: bool = False
    record: Mapping[str, Any] | None = None


Shelf = tuple[ShelfDeal, ...]
"""The latest deal first."""


def put(shelf: Shelf, deal: ShelfDeal) -> Shelf:
    """The shelf with this deal in front; one already there keeps note, star and best.

    Beyond ten the oldest without a star goes, or the oldest of all if every one has a star.
    """
    others = [other for other in shelf if other.code != deal.code]
    for known in shelf:
        if known.code == deal.code:
            best = max(known.best, deal.best)
            deal = deal._replace(best=best, note=known.note, star=known.star)
    if len(others) >= SHELF_SIZE:
        plain = [other for other in others if not other.star]
        others.remove((plain or others)[-1])
    return (deal, *others)


def changed(shelf: Shelf, deal: ShelfDeal) -> Shelf:
    """The shelf where this deal, with its new note or star, stands in the place of the old."""
    return tuple(deal if other.code == deal.code else other for other in shelf)


def to_values(deal: ShelfDeal) -> dict[str, Any]:
    """The deal as values that JSON can carry; `from_values` is the inverse."""
    return {name: getattr(deal, name) for name in _CHECKS}


def from_values(values: object) -> tuple[ShelfDeal | None, tuple[str, ...]]:
    """The deal of values from a file, None without a code; and the names of wrong values."""
    good, bad = checks.believed(values, _CHECKS)
    return (ShelfDeal(**good), bad) if good.get("code") else (None, ("code",))


def _home(value: object) -> int:
    return checks.whole(value, range(PACK_SIZE + 1))


_CHECKS: Final = {
    "code": lambda value: checks.text(value, 40),
    "cards_home": _home,
    "best": _home,
    "note": lambda value: checks.text(value, LONGEST_NOTE),
    "star": checks.flag,
    "record": lambda value: None if value is None else checks.entries(value),
}
