"""The window from top to bottom: bar, cloth, ribbon, status line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.table.geometry import Rect, Size

if TYPE_CHECKING:
    from canfield.table.options import LayoutOptions

_BAR, _RIBBON, _STATUS = 36, 30, 26
_SMALL, _LARGE = 300, 864
"""Between these lengths of its shorter side a window has bars of the heights above."""
_UNSCALED: Final = Size(640, 400)
"""Only a window of more pixels has room for larger words than usual."""


class Bars(NamedTuple):
    """The parts of the window; what is switched off has no height."""

    bar: Rect
    cloth: Rect
    ribbon: Rect
    status: Rect

    @property
    def message(self) -> Rect:
        """One line at the bottom of the cloth, for words to the player."""
        height = self.status.height
        margin = height // 3
        top = max(self.cloth.y, self.cloth.bottom - height - margin)
        return Rect(margin, top, max(0, self.cloth.width - 2 * margin), height)


def scale_in(size: Size, wanted: int) -> int:
    """The scale of words and buttons in a window of this size, in per cent, 100 at least.

    It is as `wanted` unless dialogs would then be too wide or cards too small.
    """
    room = min(100 * size.width // _UNSCALED.width, 100 * size.height // _UNSCALED.height)
    return max(100, min(wanted, room))


def bars(size: Size, options: LayoutOptions) -> Bars:
    """The parts of a window of this size; a larger window never has less cloth."""
    shares = (_BAR * options.bar, _RIBBON * options.ribbon, _STATUS)
    whole, side = sum(shares), min(size)
    scaled = whole * scale_in(size, options.scale) // 100
    height = max(whole * side // _LARGE, min(scaled, whole * side // _SMALL))
    bar, ribbon = (height * share // whole for share in shares[:2])
    cloth = size.height - height
    return Bars(
        bar=Rect(0, 0, size.width, bar),
        cloth=Rect(0, bar, size.width, cloth),
        ribbon=Rect(0, bar + cloth, size.width, ribbon),
        status=Rect(0, bar + cloth + ribbon, size.width, height - bar - ribbon),
    )
