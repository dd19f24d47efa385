"""Where the positions of a game lie beside each other. Returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.signs import HEIGHTS, ROLES, put_sign

if TYPE_CHECKING:
    from canfield.ui.widgets.sheet import Line, Sheet
    from canfield.ui.widgets.values import Choice

_HEIGHT: Final = 56
_SIGN: Final = 10
_BELOW: Final = 7
_WIDEST: Final = 14
_ROOM_FOR_GAPS: Final = 4


def lay_timeline(sheet: Sheet, choice: Choice, line: Line) -> int:
    """A bar for each position, as high as its outcome is good; a sign below where one stands."""
    metrics, count = sheet.metrics, len(choice.options)
    height, below = metrics.px(_HEIGHT), metrics.px(_SIGN) + metrics.px(_BELOW)
    width = min(line.width, count * metrics.px(_WIDEST))
    gap = 1 if width // count >= _ROOM_FOR_GAPS else 0
    for index, option in enumerate(choice.options):
        left, right = (line.x + width * place // count for place in (index, index + 1))
        cell = Rect(left, line.y, right - left, height)
        tall = round(height * HEIGHTS[option.picture])
        bar = Rect(left, cell.bottom - tall, max(1, cell.width - gap), tall)
        sheet.plate(bar, 0, ROLES[option.picture])
        if cell.width:
            sheet.part(choice.key, cell, index)
        if option.line:
            side = metrics.px(_SIGN)
            x = max(line.x, min(cell.centre.x - side // 2, line.x + line.width - side))
            put_sign(sheet, Rect(x, cell.bottom + metrics.px(_BELOW), side, side), option.line)
    _put_pointer(sheet, choice, Rect(line.x, line.y, width, height))
    return height + below


def _put_pointer(sheet: Sheet, choice: Choice, strip: Rect) -> None:
    """A frame around the chosen position, and the ring around all where it has the keyboard."""
    metrics, count = sheet.metrics, len(choice.options)
    thick = metrics.px(2)
    left = strip.x + strip.width * choice.place // count
    right = strip.x + strip.width * (choice.place + 1) // count
    frame = Rect(left, strip.y, max(1, right - left), strip.height).grown(thick)
    sheet.plate(frame, thick, "", "ink", thick)
    sheet.focus(choice.key, strip.grown(thick), metrics.px(4))
