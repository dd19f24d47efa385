"""Where a player stands, and what one action can make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.store.saved import SavedGame


class Place(NamedTuple):
    """Where in which game a player stands."""

    attempt: str
    code: str
    moves: tuple[str, ...]
    cursor: int


def place_of(saved: SavedGame | None) -> Place | None:
    """Where the player stands; None without a game."""
    if saved is None:
        return None
    game = saved.game
    moves = tuple(str(entry.move) for entry in game.entries)
    return Place(saved.attempt, str(game.code), moves, game.cursor)


def follows(before: SavedGame, after: SavedGame, shelf: Iterator[Place]) -> bool:
    """True where one action of the player leads from one to the other."""
    old, new = place_of(before), place_of(after)
    if old is None or new is None:
        return False
    if (old.attempt, old.code) == (new.attempt, new.code):
        undone_or_redone = old.moves == new.moves and abs(old.cursor - new.cursor) == 1
        played = new.cursor == old.cursor + 1 == len(new.moves)
        return undone_or_redone or (played and new.moves[:-1] == old.moves[: old.cursor])
    if place_of(before.before) == new:
        return True
    left = old if old.moves else place_of(before.before)
    return (not new.moves or new in shelf) and place_of(after.before) in {left, None}
