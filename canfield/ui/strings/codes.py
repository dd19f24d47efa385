"""What is wrong with a game code, or with a game in one line, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import CodeFault
from canfield.translation import _

if TYPE_CHECKING:
    from canfield.engine import GameCodeError


def code_words(error: GameCodeError) -> str:
    """What is wrong, in the player's language."""
    return _sentences()[error.fault].format(**error.values)


def _sentences() -> dict[CodeFault, str]:
    return {
        CodeFault.EMPTY: _("A game code looks like CF1-D3-AAAAACL."),
        CodeFault.VARIANT: _("“{name}” is no variant; a code begins with one of {known}."),
        CodeFault.NO_VERSION: _("After {variant} comes the version, a digit: {variant}1."),
        CodeFault.VERSION: _("Game codes of version {version} are not known; this one knows 1."),
        CodeFault.NO_DRAW: _("After the version comes the draw, D1 or D3."),
        CodeFault.DRAW: _("The draw of {variant} is {draws}, not {draw}."),
        CodeFault.LETTER: _("The deal is seven letters A to Z; “{letter}” is none."),
        CodeFault.LETTERS: _("The deal is seven letters A to Z; here are {count}."),
        CodeFault.NUMBER: _("Deals are numbered 0 to {most}."),
        CodeFault.LINE: _("A game in one line has {most} letters at most."),
        CodeFault.NO_MOVE: _("After the code come the moves; “{part}” is none."),
        CodeFault.MOVE: _("Move {number} of this game, {move}, cannot be played."),
    }
