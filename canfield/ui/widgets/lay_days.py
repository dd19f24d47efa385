"""Where the days of a month lie. Returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.signs import put_sign

if TYPE_CHECKING:
    from canfield.ui.widgets.sheet import Line, Sheet
    from canfield.ui.widgets.values import Choice

_ROW: Final = 34
_SIGN: Final = 16
_WIDEST: Final = "30"


def lay_days(sheet: Sheet, choice: Choice, line: Line) -> int:
    """The days of the week above the days of the month; an option without a title is no day.

    The day whose option has a line is underlined.
    """
    metrics, week = sheet.metrics, len(choice.header)
    used = metrics.height(metrics.small) + metrics.px(4)
    for column, name in enumerate(choice.header):
        area = Rect(_edge(line, column, week), line.y, line.width // week, used)
        sheet.centred(area, name, metrics.small, "muted")
    height = metrics.px(_ROW)
    for index, option in enumerate(choice.options):
        row, column = divmod(index, week)
        left, right = (_edge(line, each, week) for each in (column, column + 1))
        if option.title:
            _put_day(
                sheet, choice, index, Rect(left, line.y + used + row * height, right - left, height)
            )
    return used + -(-len(choice.options) // week) * height


def _edge(line: Line, column: int, week: int) -> int:
    return line.x + line.width * column // week


def _put_day(sheet: Sheet, choice: Choice, index: int, cell: Rect) -> None:
    """The number, its sign beside it."""
    metrics, option = sheet.metrics, choice.options[index]
    cell = cell.grown(-metrics.px(2))
    radius, chosen = metrics.px(6), index == choice.place
    feel = sheet.feel(choice.key, index) if option.enabled else ""
    if chosen:
        sheet.plate(cell, radius, "tint", "accent", metrics.px(2))
    elif feel:
        sheet.plate(cell, radius, "plate" + feel)
    style = metrics.strong if chosen else metrics.body
    words = sheet.centred(cell, option.title, style, "ink" if option.enabled else "disabled")
    if option.line:
        under = Rect(words.x, words.bottom, words.width, metrics.px(2))
        sheet.plate(under, 0, "focus")
    side = metrics.px(_SIGN)
    if option.picture:
        top = cell.y + (cell.height - side) // 2
        beside = cell.centre.x + metrics.width(_WIDEST, metrics.strong) // 2 + metrics.px(4)
        put_sign(sheet, Rect(beside, top, side, side), option.picture)
    if option.enabled:
        sheet.part(choice.key, cell, index)
    if chosen:
        sheet.focus(choice.key, cell, radius)
