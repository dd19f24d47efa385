"""Where the words and figures of a dialog lie. Each function returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.sheet import Line, Sheet
from canfield.ui.widgets.signs import put_sign
from canfield.ui.widgets.values import (
    Bullet,
    Fact,
    Facts,
    Figure,
    Heading,
    Legend,
    Paragraph,
    Rule,
    Spacer,
    Table,
    Tone,
)

if TYPE_CHECKING:
    from canfield.ui.widgets.metrics import Metrics, Style

_LEADING: Final = 3
"""The room between the lines of a text that one reads, in design units."""
_SIGN: Final = 12
_SIGN_GAP: Final = 6
_APART: Final = 20
"""A sign of a legend, the room beside it, and between two of them."""


def lay_heading(sheet: Sheet, heading: Heading, line: Line) -> int:
    """Serif words."""
    return sheet.lines(line, heading.text, sheet.metrics.heading)


def lay_paragraph(sheet: Sheet, paragraph: Paragraph, line: Line) -> int:
    """Words that wrap."""
    metrics = sheet.metrics
    if paragraph.tone is Tone.CENTRED:
        return _centred_lines(sheet, paragraph.text, line)
    style = metrics.small if paragraph.tone is Tone.SMALL else metrics.body
    role = {Tone.INK: "ink", Tone.DANGER: "danger"}.get(paragraph.tone, "muted")
    return sheet.lines(line, paragraph.text, style, role, leading=metrics.px(_LEADING))


def _centred_lines(sheet: Sheet, text: str, line: Line) -> int:
    style = sheet.metrics.body
    height = sheet.metrics.height(style)
    rows = sheet.metrics.wrap(text, line.width, style)
    for number, row in enumerate(rows):
        area = Rect(line.x, line.y + number * height, line.width, height)
        sheet.centred(area, row, style, "muted")
    return height * len(rows)


def lay_bullet(sheet: Sheet, bullet: Bullet, line: Line) -> int:
    """A small diamond or another sign, then words that wrap beside it."""
    metrics = sheet.metrics
    indent, height = metrics.px(18), metrics.height(metrics.body)
    area = Rect(line.x, line.y, metrics.px(10), height)
    if bullet.sign:
        put_sign(sheet, area, bullet.sign)
    else:
        sheet.mark(area, metrics.px(8), "♦", "panel_edge")
    words = Line(line.x + indent, line.y, line.width - indent)
    return sheet.lines(words, bullet.text, metrics.body, leading=metrics.px(_LEADING))


def lay_legend(sheet: Sheet, legend: Legend, line: Line) -> int:
    """Signs with their words in lines that fit, in the middle."""
    metrics = sheet.metrics
    pitch = metrics.height(metrics.small) + metrics.px(4)
    rows = _legend_rows(legend, line.width, metrics)
    for number, row in enumerate(rows):
        x = line.x + (line.width - _legend_width(row, metrics)) // 2
        for sign, words in row:
            area = Rect(x, line.y + number * pitch, metrics.px(_SIGN), pitch - metrics.px(4))
            put_sign(sheet, area, sign)
            x = area.right + metrics.px(_SIGN_GAP)
            sheet.label(x, area.y, words, metrics.small, "muted")
            x += metrics.width(words, metrics.small) + metrics.px(_APART)
    return len(rows) * pitch - metrics.px(4)


def _legend_rows(legend: Legend, width: int, metrics: Metrics) -> list[list[tuple[str, str]]]:
    rows: list[list[tuple[str, str]]] = [[]]
    for entry in legend.entries:
        if rows[-1] and _legend_width([*rows[-1], entry], metrics) > width:
            rows.append([])
        rows[-1].append(entry)
    return rows


def _legend_width(row: list[tuple[str, str]], metrics: Metrics) -> int:
    words = sum(metrics.width(words, metrics.small) for _sign, words in row)
    signs = len(row) * (metrics.px(_SIGN) + metrics.px(_SIGN_GAP))
    return words + signs + (len(row) - 1) * metrics.px(_APART)


def lay_spacer(sheet: Sheet, spacer: Spacer, _line: Line) -> int:
    """Nothing."""
    return sheet.metrics.px(spacer.height)


def lay_rule(sheet: Sheet, _rule: Rule, line: Line) -> int:
    """A thin line."""
    sheet.rule(line)
    return sheet.metrics.px(1)


def lay_facts(sheet: Sheet, facts: Facts, line: Line) -> int:
    """A grid of figures, each above its label."""
    metrics = sheet.metrics
    noted = any(fact.note for fact in facts.facts)
    small = metrics.height(metrics.small)
    cell = metrics.height(metrics.figure) + small * (2 if noted else 1)
    gap, width = metrics.px(10), line.width // facts.columns
    for number, fact in enumerate(facts.facts):
        row, column = divmod(number, facts.columns)
        area = Rect(line.x + column * width, line.y + row * (cell + gap), width, cell)
        _lay_fact(sheet, fact, area)
    rows = -(-len(facts.facts) // facts.columns)
    return rows * (cell + gap) - gap


def lay_figure(sheet: Sheet, figure: Figure, line: Line) -> int:
    """A place for the picture, and words, if there are any, in the middle below it."""
    height, gap = sheet.metrics.px(figure.height), sheet.metrics.px(6)
    sheet.slot(Rect(line.x, line.y, line.width, height), figure.picture)
    if not figure.caption:
        return height
    words = Paragraph(figure.caption, Tone.CENTRED)
    return height + gap + lay_paragraph(sheet, words, line.down(height + gap))


def _lay_fact(sheet: Sheet, fact: Fact, area: Rect) -> None:
    metrics = sheet.metrics
    high, small = metrics.height(metrics.figure), metrics.height(metrics.small)
    sheet.centred(Rect(area.x, area.y, area.width, high), fact.value, metrics.figure)
    label = Rect(area.x, area.y + high, area.width, small)
    sheet.centred(label, fact.label, metrics.small, "muted")
    if fact.note:
        sheet.centred(label.moved(0, small), fact.note, metrics.small_strong, "brass_ink")


def lay_table(sheet: Sheet, table: Table, line: Line) -> int:
    """A header, then rows with thin lines between them."""
    metrics = sheet.metrics
    widths = column_widths(table, line.width, metrics)
    used = 0
    if table.header:
        look = (metrics.small, "muted")
        used = _lay_cells(sheet, _cells(table.header, table.align, widths), line, look)
        used += metrics.px(4)
    for row in table.rows:
        if used:
            sheet.rule(line.down(used))
        used += metrics.px(6)
        cells = _cells(row, table.align, widths)
        used += _lay_cells(sheet, cells, line.down(used), (metrics.body, "ink"))
        used += metrics.px(6)
    return used


Cell = tuple[str, str, int]
"""Words, their side and the width they have."""


def _cells(row: tuple[str, ...], align: str, widths: tuple[int, ...]) -> list[Cell]:
    return list(zip(row, align, widths, strict=True))


def _lay_cells(sheet: Sheet, row: list[Cell], line: Line, look: tuple[Style, str]) -> int:
    metrics, (style, role) = sheet.metrics, look
    x, used = line.x, 0
    for text, side, width in row:
        if side == "r":
            sheet.label(x + width - metrics.width(text, style), line.y, text, style, role)
            used = max(used, metrics.height(style))
        else:
            used = max(used, sheet.lines(Line(x, line.y, width), text, style, role))
        x += width + metrics.px(16)
    return used


def column_widths(table: Table, width: int, metrics: Metrics) -> tuple[int, ...]:
    """How wide each column is: what it needs, the widest one what is left over or lacking."""
    needs = [
        max(
            *(metrics.width(row[column], metrics.body) for row in table.rows),
            metrics.width(table.header[column], metrics.small) if table.header else 0,
        )
        for column in range(len(table.align))
    ]
    if table.first:
        needs[0] = metrics.px(table.first)
    left = width - sum(needs) - metrics.px(16) * (len(needs) - 1)
    words = [n for side in "wl" for n, each in enumerate(table.align) if each == side] or [0]
    words = words[:1] if "w" in table.align else words
    widest = max(words, key=needs.__getitem__)
    needs[widest] += left
    return tuple(needs)
