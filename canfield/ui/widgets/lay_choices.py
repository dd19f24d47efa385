"""Where the looks of a choice lie. Each function returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.theme import DEFAULT, contrast
from canfield.ui.widgets.lay_cards import lay_cards
from canfield.ui.widgets.lay_days import lay_days
from canfield.ui.widgets.lay_lists import lay_list
from canfield.ui.widgets.lay_timeline import lay_timeline
from canfield.ui.widgets.sheet import Line, Sheet
from canfield.ui.widgets.values import Choice, Look, Option

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.ui.widgets.metrics import Metrics, Style

PREVIOUS: Final = -1
"""The index of the spot of a stepper that goes back."""
NEXT: Final = -2
"""The index of the spot of a stepper that goes on."""
_STRIP: Final = 34
_TILE_PICTURE: Final = (64, 62)
_CARD: Final = (40, 56)
_LEAST_WORDS: Final = 70
"""Pictures of several choices are equally wide unless the words below one are wider than this."""
_SWATCH: Final = 30


def lay_choice(sheet: Sheet, choice: Choice, line: Line) -> int:
    """A choice with its label: beside it where there is room, otherwise above it."""
    across = _ACROSS.get(choice.look)
    if across is not None:
        return across(sheet, choice, line)
    if not choice.label:
        height = _lay_control(sheet, choice, line, line.width)
        return height + _lay_line(sheet, choice, line.down(height))
    return _lay_labelled(sheet, choice, line)


def _lay_labelled(sheet: Sheet, choice: Choice, line: Line) -> int:
    metrics = sheet.metrics
    width = _natural_width(choice, metrics)
    words = max(
        metrics.width(choice.label, metrics.body),
        min(metrics.width(choice.line, metrics.small), metrics.px(170)),
    )
    beside = line.width - width - metrics.px(20)
    if words > beside:
        used = _lay_label(sheet, choice, line) + metrics.px(6)
        return used + _lay_control(sheet, choice, line.down(used), min(width, line.width))
    control = Line(line.x + line.width - width, line.y, width)
    used = _lay_control(sheet, choice, control, width)
    high = _label_height(choice, beside, metrics)
    if high > used:
        return _lay_label(sheet, choice, line._replace(width=beside))
    _lay_label(sheet, choice, line.down((used - high) // 2)._replace(width=beside))
    return used


def _words_under(choice: Choice) -> str:
    """The line under the label; of colours the chosen one's name."""
    if choice.look is Look.SWATCHES and choice.place >= 0:
        return choice.options[choice.place].title
    return choice.line


def _label_height(choice: Choice, width: int, metrics: Metrics) -> int:
    option = Option(None, choice.label, _words_under(choice))
    return _words_height(option, width, metrics, metrics.body)


def _lay_label(sheet: Sheet, choice: Choice, line: Line) -> int:
    return _put_words(
        sheet, Option(None, choice.label, _words_under(choice)), line, sheet.metrics.body
    )


def _lay_line(sheet: Sheet, choice: Choice, line: Line) -> int:
    if not choice.line:
        return 0
    gap = sheet.metrics.px(6)
    return gap + sheet.lines(line.down(gap), choice.line, sheet.metrics.small, "muted")


def _lay_control(sheet: Sheet, choice: Choice, line: Line, width: int) -> int:
    line = line._replace(width=width)
    if choice.look is Look.STEPPER:
        return _lay_stepper(sheet, choice, line)
    if choice.look is Look.SWATCHES:
        return _lay_swatches(sheet, choice, line)
    if choice.look is Look.PICTURES:
        return _lay_pictures(sheet, choice, line)
    return _lay_strip(sheet, choice, line)


def _natural_width(choice: Choice, metrics: Metrics) -> int:
    """How wide the control itself wants to be."""
    count = len(choice.options)
    if choice.look is Look.SWATCHES:
        return count * metrics.px(_SWATCH) + (count - 1) * metrics.px(10)
    if choice.look is Look.PICTURES:
        return count * _picture_width(choice, metrics) + (count - 1) * metrics.px(10)
    words = [metrics.width(option.title, metrics.small_strong) for option in choice.options]
    if choice.look is Look.STEPPER:
        return max(words) + 2 * metrics.px(_STRIP) + 2 * metrics.px(8)
    return sum(words) + count * 2 * metrics.px(12) + 2 * metrics.px(3)


def _picture_width(choice: Choice, metrics: Metrics) -> int:
    words = max(metrics.width(option.title, metrics.small) for option in choice.options)
    return max(words, metrics.px(_LEAST_WORDS)) + metrics.px(20)


def _lay_strip(sheet: Sheet, choice: Choice, line: Line) -> int:
    """Segments in one strip, or in as many as they need."""
    metrics = sheet.metrics
    strips = strips_of(choice, line.width, metrics)
    height, gap, first = metrics.px(_STRIP), metrics.px(4), 0
    for number, options in enumerate(strips):
        y = line.y + number * (height + gap)
        strip = Rect(line.x, y, line.width, height)
        sheet.plate(strip, metrics.px(8), "plate", "plate_edge", metrics.px(1))
        _put_segments(sheet, choice, options, first, strip)
        first += len(options)
    used = len(strips) * (height + gap) - gap
    sheet.focus(choice.key, Rect(line.x, line.y, line.width, used), metrics.px(8))
    return used


def strips_of(choice: Choice, width: int, metrics: Metrics) -> list[tuple[Option, ...]]:
    """The options in as few rows of about equal length as fit."""
    for rows in range(1, len(choice.options) + 1):
        length = -(-len(choice.options) // rows)
        strips = [
            choice.options[start : start + length]
            for start in range(0, len(choice.options), length)
        ]
        widest = max(_natural_width(choice._replace(options=row), metrics) for row in strips)
        if widest <= width:
            return strips
    return [(option,) for option in choice.options]


def _put_segments(
    sheet: Sheet, choice: Choice, options: tuple[Option, ...], first: int, strip: Rect
) -> None:
    metrics, inset = sheet.metrics, sheet.metrics.px(3)
    words = [metrics.width(option.title, metrics.small_strong) for option in options]
    spare = strip.width - 2 * inset - sum(words)
    x = strip.x + inset
    for number, option in enumerate(options):
        share = spare * (number + 1) // len(options) - spare * number // len(options)
        width = words[number] + share
        cell = Rect(x, strip.y + inset, width, strip.height - 2 * inset)
        _put_segment(sheet, choice, option, first + number, cell)
        x += width


def _put_segment(sheet: Sheet, choice: Choice, option: Option, index: int, cell: Rect) -> None:
    metrics = sheet.metrics
    chosen = index == choice.place
    feel = sheet.feel(choice.key, index) if option.enabled else ""
    if chosen or feel:
        sheet.plate(cell, metrics.px(6), ("accent" if chosen else "plate") + feel)
    role = "on_accent" if chosen else "ink" if option.enabled else "disabled"
    sheet.centred(cell, option.title, metrics.small_strong if chosen else metrics.small, role)
    if option.enabled:
        sheet.part(choice.key, cell, index)


def _lay_stepper(sheet: Sheet, choice: Choice, line: Line) -> int:
    metrics, height = sheet.metrics, sheet.metrics.px(_STRIP)
    strip = Rect(line.x, line.y, line.width, height)
    sheet.plate(strip, metrics.px(8), "plate", "plate_edge", metrics.px(1))
    inset = metrics.px(3)
    side = height - 2 * inset
    ends = (
        (PREVIOUS, "chevron_left", choice.place > 0, strip.x + inset),
        (NEXT, "chevron_right", choice.place < len(choice.options) - 1, strip.right - inset - side),
    )
    for index, name, usable, x in ends:
        cell = Rect(x, strip.y + inset, side, side)
        feel = sheet.feel(choice.key, index) if usable else ""
        if feel:
            sheet.plate(cell, metrics.px(6), "plate" + feel)
        sheet.mark(cell, metrics.px(20), name, "ink" if usable else "disabled")
        if usable:
            sheet.part(choice.key, cell, index)
    title = choice.options[choice.place].title if choice.place >= 0 else ""
    middle = Rect(strip.x + height, strip.y, strip.width - 2 * height, height)
    sheet.centred(middle, title, metrics.small_strong)
    sheet.focus(choice.key, strip, metrics.px(8))
    return height


def _lay_swatches(sheet: Sheet, choice: Choice, line: Line) -> int:
    metrics, side = sheet.metrics, sheet.metrics.px(_SWATCH)
    for index, option in enumerate(choice.options):
        rect = Rect(line.x + index * (side + metrics.px(10)), line.y, side, side)
        chosen = index == choice.place
        sheet.plate(rect, side // 2, option.colour or "plate", "plate_edge", metrics.px(1))
        if chosen or sheet.feel(choice.key, index):
            edge = "accent" if chosen else "plate_edge"
            sheet.plate(rect.grown(metrics.px(3)), side, "", edge, metrics.px(2))
        if chosen:
            sheet.mark(rect, metrics.px(20), "check", _ink_on(option))
        sheet.part(choice.key, rect, index)
    sheet.focus(choice.key, Rect(line.x, line.y, line.width, side), side // 2)
    return side


def _ink_on(option: Option) -> str:
    """The role that can be seen on a swatch."""
    ground = option.colour or DEFAULT.plate
    light = contrast(ground, DEFAULT.on_accent) > contrast(ground, DEFAULT.ink)
    return "on_accent" if light else "ink"


def _lay_pictures(sheet: Sheet, choice: Choice, line: Line) -> int:
    metrics = sheet.metrics
    width, pad = _picture_width(choice, metrics), metrics.px(6)
    wide, tall = (metrics.px(units) for units in _CARD)
    height = tall + metrics.height(metrics.small) + 3 * pad
    for index, option in enumerate(choice.options):
        cell = Rect(line.x + index * (width + metrics.px(10)), line.y, width, height)
        _put_frame(sheet, choice, index, cell)
        sheet.slot(Rect(cell.x + (width - wide) // 2, cell.y + pad, wide, tall), option.picture)
        below = Rect(cell.x, cell.y + tall + 2 * pad, width, metrics.height(metrics.small))
        sheet.centred(below, option.title, metrics.small)
        sheet.part(choice.key, cell, index)
    return height


def _put_frame(sheet: Sheet, choice: Choice, index: int, cell: Rect) -> None:
    """The ground of a tile, a row or a picture; what is chosen has a strong edge."""
    metrics = sheet.metrics
    if index == choice.place:
        sheet.plate(cell, metrics.px(8), "tint", "accent", metrics.px(2))
    else:
        feel = sheet.feel(choice.key, index)
        fill = "plate" + feel if feel else "panel"
        sheet.plate(cell, metrics.px(8), fill, "plate_edge", metrics.px(1))
    if index == max(choice.place, 0):
        sheet.focus(choice.key, cell, metrics.px(8))


def _lay_rows(sheet: Sheet, choice: Choice, line: Line) -> int:
    """Options below each other."""
    metrics, used = sheet.metrics, 0
    for index, option in enumerate(choice.options):
        pad = metrics.px(8)
        inner = Line(line.x + 2 * pad, line.y + used + pad, line.width - 4 * pad)
        height = 2 * pad + _words_height(option, inner.width, metrics, metrics.strong)
        cell = Rect(line.x, line.y + used, line.width, height)
        _put_frame(sheet, choice, index, cell)
        _put_words(sheet, option, inner, metrics.strong)
        if option.enabled:
            sheet.part(choice.key, cell, index)
        used += height + metrics.px(6)
    used -= metrics.px(6)
    return used


def _put_words(sheet: Sheet, option: Option, line: Line, style: Style) -> int:
    """A title and its line; returns their height."""
    used = sheet.lines(line, option.title, style, "ink" if option.enabled else "disabled")
    if option.line:
        role = "muted" if option.enabled else "disabled"
        used += sheet.lines(line.down(used), option.line, sheet.metrics.small, role)
    return used


def _words_height(option: Option, width: int, metrics: Metrics, style: Style) -> int:
    title = len(metrics.wrap(option.title, width, style)) * metrics.height(style)
    rows = len(metrics.wrap(option.line, width, metrics.small)) if option.line else 0
    return title + rows * metrics.height(metrics.small)


def _lay_tiles(sheet: Sheet, choice: Choice, line: Line) -> int:
    """Large cards side by side: a picture, then a title and a line beside it."""
    metrics = sheet.metrics
    gap, pad = metrics.px(14), metrics.px(14)
    wide, tall = (metrics.px(units) for units in _TILE_PICTURE)
    width = (line.width - gap * (len(choice.options) - 1)) // len(choice.options)
    room = width - wide - 3 * pad
    heights = [_words_height(option, room, metrics, metrics.tile) for option in choice.options]
    height = 2 * pad + max(tall, *heights)
    for index, option in enumerate(choice.options):
        cell = Rect(line.x + index * (width + gap), line.y, width, height)
        _put_frame(sheet, choice, index, cell)
        if index == choice.place:
            corner = metrics.px(22)
            sheet.mark(
                Rect(cell.right - corner, cell.y, corner, corner), metrics.px(15), "check", "accent"
            )
        sheet.slot(Rect(cell.x + pad, cell.y + (height - tall) // 2, wide, tall), option.picture)
        top = cell.y + (height - heights[index]) // 2
        _put_words(sheet, option, Line(cell.x + wide + 2 * pad, top, room), metrics.tile)
        if option.enabled:
            sheet.part(choice.key, cell, index)
    return height


_ACROSS: Final[dict[Look, Callable[[Sheet, Choice, Line], int]]] = {
    Look.TILES: _lay_tiles,
    Look.ROWS: _lay_rows,
    Look.LIST: lay_list,
    Look.CARDS: lay_cards,
    Look.DAYS: lay_days,
    Look.TIMELINE: lay_timeline,
}
"""The looks that take the whole width, without a label."""
