"""What outlasts the program: settings, results, the game in progress, notes of crashes.

Nothing here reads a clock; days and times come from the caller as text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from canfield.engine.game import Game

__all__ = ["load_saved_game"]


def load_saved_game(home: str | Path) -> Game | None:
    """The game in progress that is kept in this folder; None without one. Touches no file."""
    from canfield.store.paths import paths
    from canfield.store.saved import peek_saved

    saved = peek_saved(paths(str(home)).game)
    return None if saved is None else saved.game
