"""What can go wrong, as exceptions; every message is one sentence a player can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.engine.moves import Move
    from canfield.engine.play import Refusal
    from canfield.engine.state import GameState


class CanfieldError(Exception):
    """The root of every error that the engine raises on purpose."""


class IllegalMove(CanfieldError):
    """A move was applied that `refusal` refuses: a fault of the caller."""

    def __init__(self, state: GameState, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move} is refused ({refusal}) in {state!r}")
        self.state = state
        self.move = move
        self.refusal = refusal


class NotationError(CanfieldError):
    """A text is not in the notation; `position` is the index of the first wrong character."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        super().__init__(f"{text!r}: expected {expected} at character {position + 1}")
        self.text = text
        self.position = position


class GameCodeError(CanfieldError):
    """A text is not a game code; `reason` says which part, `position` where it begins."""

    def __init__(self, reason: str, position: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.position = position


class RecordError(CanfieldError):
    """A record cannot be read as a game at all; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
