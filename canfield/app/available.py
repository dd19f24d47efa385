"""Which commands would do something now: buttons, menu and keys all ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.ui.commands import Command

if TYPE_CHECKING:
    from canfield.app.model import Model


def can(model: Model, command: Command) -> bool:
    """True where the command would do something now."""
    match command:
        case Command.UNDO:
            return model.game.can_undo or (model.before is not None and not model.game.cursor)
        case Command.REDO:
            return model.game.can_redo
        case Command.RESTART:
            return bool(model.game.entries)
        case Command.TO_BOOKMARK:
            return model.bookmark is not None
        case Command.FINISH:
            return False
        case _:
            return True
