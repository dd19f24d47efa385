"""Where buttons, toggles and text fields lie. Each function returns the height it used."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.sheet import Line, Sheet
from canfield.ui.widgets.values import Button, Row, TextField, Toggle, Weight

if TYPE_CHECKING:
    from canfield.ui.widgets.metrics import Metrics

BOX: Final = 38
"""The height of a button and of a field, in design units."""
_FRAMES: Final = {
    Weight.PLAIN: ("plate", "plate_edge", "ink"),
    Weight.MAIN: ("accent", "", "on_accent"),
    Weight.DANGER: ("plate", "danger", "danger"),
}


def button_width(button: Button, metrics: Metrics) -> int:
    """How wide a button must be."""
    return max(metrics.px(92), metrics.width(button.label, metrics.strong) + 2 * metrics.px(18))


def lay_button(sheet: Sheet, button: Button, line: Line) -> int:
    """A button as wide as it needs, at the left."""
    metrics = sheet.metrics
    rect = Rect(line.x, line.y, min(button_width(button, metrics), line.width), metrics.px(BOX))
    put_button(sheet, button, rect)
    return rect.height


def put_button(sheet: Sheet, button: Button, rect: Rect) -> None:
    """A button that fills the rectangle."""
    metrics, radius = sheet.metrics, sheet.metrics.px(8)
    fill, edge, ink = _FRAMES[button.weight]
    if button.enabled:
        fill += sheet.feel(button.key)
        sheet.part(button.key, rect)
    else:
        fill, edge, ink = "plate", "rule", "disabled"
    sheet.plate(rect, radius, fill, edge, metrics.px(1))
    sheet.centred(rect, button.label, metrics.strong, ink)
    sheet.focus(button.key, rect, radius)


def lay_toggle(sheet: Sheet, toggle: Toggle, line: Line) -> int:
    """The words at the left, the switch at the right."""
    metrics = sheet.metrics
    track = Rect(line.x + line.width - metrics.px(44), line.y, metrics.px(44), metrics.px(24))
    words = line._replace(width=line.width - track.width - metrics.px(20))
    ink = "ink" if toggle.enabled else "disabled"
    used = sheet.lines(words, toggle.label, metrics.body, ink)
    if toggle.line:
        used += sheet.lines(words.down(used), toggle.line, metrics.small, "muted")
    _put_switch(sheet, toggle, track)
    height = max(used, track.height)
    if toggle.enabled:
        sheet.part(toggle.key, Rect(line.x, line.y, line.width, height))
    sheet.focus(toggle.key, track, track.height // 2)
    return height


def _put_switch(sheet: Sheet, toggle: Toggle, track: Rect) -> None:
    metrics, round_end = sheet.metrics, track.height // 2
    gap = metrics.px(3)
    side = track.height - 2 * gap
    x = track.right - gap - side if toggle.on else track.x + gap
    knob = Rect(x, track.y + gap, side, side)
    if not toggle.enabled:
        sheet.plate(track, round_end, "rule")
    elif toggle.on:
        sheet.plate(track, round_end, "accent" + sheet.feel(toggle.key))
    else:
        sheet.plate(track, round_end, "plate" + sheet.feel(toggle.key), "muted", metrics.px(1))
    sheet.plate(knob, side // 2, "panel" if toggle.on else "muted" if toggle.enabled else "panel")
    if toggle.on:
        sheet.mark(knob, metrics.px(14), "check", "accent")


def lay_row(sheet: Sheet, row: Row, line: Line) -> int:
    """Buttons as wide as they need; a field takes what is left."""
    metrics = sheet.metrics
    gap = metrics.px(10)
    widths = {
        part.key: button_width(part, metrics) for part in row.widgets if isinstance(part, Button)
    }
    left = line.width - sum(widths.values()) - gap * (len(row.widgets) - 1)
    top = max((_label_height(part, metrics) for part in row.widgets), default=0)
    x, used = line.x, 0
    for part in row.widgets:
        if isinstance(part, Button):
            rect = Rect(x, line.y + top, widths[part.key], metrics.px(BOX))
            put_button(sheet, part, rect)
            used, x = max(used, rect.bottom - line.y), rect.right + gap
        else:
            used = max(used, lay_field(sheet, part, Line(x, line.y, left), line.width))
            x += left + gap
    return used


def _label_height(part: TextField | Button, metrics: Metrics) -> int:
    if isinstance(part, Button) or not part.label:
        return 0
    return metrics.height(metrics.small_strong) + metrics.px(4)


def lay_field(sheet: Sheet, field: TextField, line: Line, words: int = 0) -> int:
    """A box to type in, its label above, its problem or its line below, `words` pixels wide."""
    metrics = sheet.metrics
    used = _label_height(field, metrics)
    if used:
        sheet.label(line.x, line.y, field.label, metrics.small_strong)
    box = Rect(line.x, line.y + used, line.width, metrics.px(BOX))
    _put_box(sheet, field, box)
    below = line.down(used + box.height + metrics.px(5))._replace(width=max(words, line.width))
    text, role = (field.problem, "danger") if field.problem else (field.line, "muted")
    if not text:
        return box.bottom - line.y
    return below.y - line.y + sheet.lines(below, text, metrics.small, role)


def _put_box(sheet: Sheet, field: TextField, box: Rect) -> None:
    metrics, radius = sheet.metrics, sheet.metrics.px(8)
    focused = sheet.form.focus == field.key
    edge = "danger" if field.problem else "focus" if focused else "plate_edge"
    sheet.plate(box, radius, "field", edge, metrics.px(2 if focused or field.problem else 1))
    sheet.part(field.key, box)
    _put_text(sheet, field, box)


def _put_text(sheet: Sheet, field: TextField, box: Rect) -> None:
    """The part of the text that can be seen, what is marked in it, and the caret."""
    metrics, style = sheet.metrics, sheet.metrics.body
    height = metrics.height(style)
    x, y = box.x + metrics.px(12), box.y + (box.height - height) // 2
    room = box.width - 2 * metrics.px(12)
    first = first_shown(field, room, metrics)
    shown = _longest_fitting(field.text[first:], room, metrics)
    stops = [x + metrics.width(shown[:count], style) for count in range(len(shown) + 1)]
    sheet.carets[field.key] = (stops[0],) * first + tuple(stops)

    def at(index: int) -> int:
        return stops[min(max(index - first, 0), len(shown))]

    start, end = field.marked
    if sheet.form.focus == field.key and at(start) < at(end):
        sheet.plate(Rect(at(start), y, at(end) - at(start), height), 0, "selection")
    if field.text:
        sheet.label(x, y, shown, style)
    else:
        hint = metrics.shorten(field.placeholder, room, style)
        sheet.label(x, y, hint, style, "muted")
    if field.problem and field.problem_at >= 0:
        _blame(sheet, at(field.problem_at), at(blamed_end(field)), y + height)
    if sheet.form.focus == field.key:
        sheet.plate(Rect(at(field.caret), y, metrics.px(2), height), 0, "ink")


def _blame(sheet: Sheet, start: int, end: int, y: int) -> None:
    """A line under what is wrong."""
    thick = sheet.metrics.px(2)
    width = max(end - start, sheet.metrics.px(9))
    sheet.plate(Rect(start, y - thick, width, thick), 0, "danger")


def blamed_end(field: TextField) -> int:
    """Where the part that `problem_at` begins ends: before the next space or hyphen."""
    text, end = field.text, field.problem_at
    while end < len(text) and text[end] not in " -":
        end += 1
    return end


def first_shown(field: TextField, room: int, metrics: Metrics) -> int:
    """The first letter that is shown so that the caret can be seen."""
    text, caret = field.text, field.caret
    return bisect_left(
        range(caret), -room, key=lambda first: -metrics.width(text[first:caret], metrics.body)
    )


def _longest_fitting(text: str, room: int, metrics: Metrics) -> str:
    fits = bisect_right(
        range(1, len(text) + 1), room, key=lambda end: metrics.width(text[:end], metrics.body)
    )
    return text[:fits]
