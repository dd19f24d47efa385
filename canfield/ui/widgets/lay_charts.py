"""Where the parts of a chart lie. Each function returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.sheet import Line, Sheet

if TYPE_CHECKING:
    from canfield.ui.widgets.values import Bars, Curve, Shares

_SCALES: Final = (0.1, 0.2, 0.5, 1.0)
"""Where the top of a curve's chart can be."""


def lay_bars(sheet: Sheet, bars: Bars, line: Line) -> int:
    """Columns on a thin line, the highest value at the left of its height, labels below."""
    metrics = sheet.metrics
    most = max(bars.values, default=0)
    chart = _chart(sheet, line, metrics.px(bars.height), (str(most),) if most else ())
    count = len(bars.values)
    for place, value in enumerate(bars.values):
        left = chart.x + chart.width * place // count
        right = chart.x + chart.width * (place + 1) // count
        gap = max(1, (right - left) // 6)
        column = Rect(left, chart.y, right - left, chart.height)
        if value:
            tall = max(metrics.px(2), chart.height * value // most)
            bar = Rect(left + gap // 2, chart.bottom - tall, right - left - gap, tall)
            role = "accent" if place == bars.marked else "focus"
            sheet.plate(bar, min(metrics.px(2), bar.width // 3), role)
        if bars.labels[place]:
            _put_label(sheet, bars.labels[place], column, line)
    return chart.bottom + metrics.px(4) + metrics.height(metrics.small) - line.y


def lay_curve(sheet: Sheet, curve: Curve, line: Line) -> int:
    """A line over two thin ones for half and for all of the scale, labels below."""
    metrics = sheet.metrics
    top = next(scale for scale in _SCALES if scale >= max(curve.points))
    marks = tuple(f"{round(100 * top * part)} %" for part in (1.0, 0.5))
    chart = _chart(sheet, line, metrics.px(curve.height), marks)
    last = max(1, len(curve.points) - 1)
    points = tuple(
        ((chart.width - 1) * n // last, round(chart.height * (1 - share / top)))
        for n, share in enumerate(curve.points)
    )
    area = Rect(chart.x, chart.y, chart.width, chart.height)
    sheet.trace(area, points, metrics.px(2), "accent")
    below = chart.bottom + metrics.px(4)
    sheet.label(chart.x, below, curve.first, metrics.small, "muted")
    width = metrics.width(curve.last, metrics.small)
    sheet.label(chart.right - width, below, curve.last, metrics.small, "muted")
    return below + metrics.height(metrics.small) - line.y


def lay_shares(sheet: Sheet, shares: Shares, line: Line) -> int:
    """Names at the left, grooves with their bars in the middle, words at the right."""
    metrics, style = sheet.metrics, sheet.metrics.body
    names = max(metrics.width(share.name, style) for share in shares.shares)
    words = max(metrics.width(share.words, style) for share in shares.shares)
    gap, high, thick = metrics.px(16), metrics.height(style), metrics.px(12)
    pitch = high + metrics.px(10)
    groove = Rect(line.x + names + gap, 0, line.width - names - words - 2 * gap, thick)
    for number, share in enumerate(shares.shares):
        y = line.y + number * pitch
        sheet.label(line.x, y, share.name, style)
        place = groove._replace(y=y + (high - thick) // 2)
        sheet.plate(place, thick // 2, "plate")
        if share.part:
            bar = place._replace(width=max(thick, round(place.width * share.part)))
            sheet.plate(bar, thick // 2, "accent")
        right = line.x + line.width - metrics.width(share.words, style)
        sheet.label(right, y, share.words, style)
    return len(shares.shares) * pitch - metrics.px(10)


def _chart(sheet: Sheet, line: Line, height: int, marks: tuple[str, ...]) -> Rect:
    """The area of a chart: a line at its foot, and others with words at equal heights above."""
    metrics, style = sheet.metrics, sheet.metrics.small
    wide = max((metrics.width(words, style) for words in marks), default=0)
    left, high = wide + metrics.px(8), metrics.height(style)
    chart = Rect(line.x + left, line.y + high // 2, line.width - left, height - high // 2)
    for number, words in enumerate(marks):
        y = chart.y + chart.height * number // len(marks)
        x = chart.x - metrics.px(8) - metrics.width(words, style)
        sheet.label(x, y - high // 2, words, style, "muted")
        sheet.rule(Line(chart.x, y, chart.width))
    sheet.rule(Line(chart.x, chart.bottom, chart.width), "muted")
    return chart


def _put_label(sheet: Sheet, words: str, column: Rect, line: Line) -> None:
    """Words under the middle of a column, inside the line."""
    metrics, style = sheet.metrics, sheet.metrics.small
    width = metrics.width(words, style)
    x = column.centre.x - width // 2
    x = max(line.x, min(x, line.x + line.width - width))
    sheet.label(x, column.bottom + metrics.px(4), words, style, "muted")
