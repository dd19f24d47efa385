"""Where a list lies: a table whose rows can be chosen. Returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.lay_words import column_widths
from canfield.ui.widgets.sheet import Line, Sheet
from canfield.ui.widgets.values import Choice, Table

if TYPE_CHECKING:
    from canfield.ui.widgets.metrics import Style

_PAD: Final = 10
_GAP: Final = 16
"""The room between two columns, as in a table."""


def lay_list(sheet: Sheet, choice: Choice, line: Line) -> int:
    """A header, then rows with thin lines between them; the chosen one stands out."""
    metrics, pad = sheet.metrics, sheet.metrics.px(_PAD)
    table = Table(choice.header, tuple(option.cells for option in choice.options), choice.align)
    widths = column_widths(table, line.width - 2 * pad, metrics)
    inner = Line(line.x + pad, line.y, line.width - 2 * pad)
    _put_cells(sheet, choice, choice.header, widths, inner, (metrics.small, "muted"))
    used = metrics.height(metrics.small) + metrics.px(4)
    height = metrics.height(metrics.body) + 2 * metrics.px(5)
    for index in range(len(choice.options)):
        _put_row(sheet, choice, index, widths, Rect(line.x, line.y + used, line.width, height))
        used += height
    return used


def _put_row(sheet: Sheet, choice: Choice, index: int, widths: tuple[int, ...], cell: Rect) -> None:
    metrics, pad = sheet.metrics, sheet.metrics.px(_PAD)
    sheet.rule(Line(cell.x, cell.y, cell.width))
    feel = sheet.feel(choice.key, index)
    if index == choice.place:
        sheet.plate(cell, metrics.px(6), "tint", "accent", metrics.px(2))
    elif feel:
        sheet.plate(cell, metrics.px(6), "plate" + feel)
    words = Line(cell.x + pad, cell.y + metrics.px(5), cell.width - 2 * pad)
    cells = choice.options[index].cells
    _put_cells(sheet, choice, cells, widths, words, (metrics.body, "ink"))
    sheet.part(choice.key, cell, index)
    if index == max(choice.place, 0):
        sheet.focus(choice.key, cell, metrics.px(6))


def _put_cells(  # noqa: PLR0913 - what a row of words is made of
    sheet: Sheet,
    choice: Choice,
    cells: tuple[str, ...],
    widths: tuple[int, ...],
    line: Line,
    look: tuple[Style, str],
) -> None:
    metrics, (style, role) = sheet.metrics, look
    x = line.x
    for text, side, width in zip(cells, choice.align, widths, strict=True):
        shown = metrics.shorten(text, width, style)
        left = x + width - metrics.width(shown, style) if side == "r" else x
        sheet.label(left, line.y, shown, style, role)
        x += width + metrics.px(_GAP)
