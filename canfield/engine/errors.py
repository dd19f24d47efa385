"""What can go wrong, as exceptions; every message is one sentence a player can read."""

from __future__ import annotations

from enum import StrEnum
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


class CodeFault(StrEnum):
    """What can be wrong with a game code, or with a game in one line: each in one sentence."""

    EMPTY = "A game code looks like CF1-D3-AAAAACL."
    VARIANT = "“{name}” is no variant; a code begins with one of {known}."
    NO_VERSION = "After {variant} comes the version, a digit: {variant}1."
    VERSION = "Game codes of version {version} are not known; this one knows 1."
    NO_DRAW = "After the version comes the draw, D1 or D3."
    DRAW = "The draw of {variant} is {draws}, not {draw}."
    LETTER = "The deal is seven letters A to Z; “{letter}” is none."
    LETTERS = "The deal is seven letters A to Z; here are {count}."
    NUMBER = "Deals are numbered 0 to {most}."
    LINE = "A game in one line has {most} letters at most."
    NO_MOVE = "After the code come the moves; “{part}” is none."
    MOVE = "Move {number} of this game, {move}, cannot be played."


class GameCodeError(CanfieldError):
    """A text is not a game code; `reason` says which part, `position` where it begins.

    `fault` and `values` say the same to those who tell it in another language.
    """

    def __init__(self, fault: CodeFault, position: int, **values: object) -> None:
        self.reason = fault.value.format(**values)
        super().__init__(self.reason)
        self.fault = fault
        self.position = position
        self.values = values


class RecordError(CanfieldError):
    """A record cannot be read as a game at all; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
