"""Where everything of a dialog lies in a window of a given size."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.table.geometry import Point, Rect, Size
from canfield.ui.widgets.form import BAR, CLOSE, TABS, Form, Page, Spot
from canfield.ui.widgets.items import Item, Part
from canfield.ui.widgets.lay_charts import lay_bars, lay_curve, lay_shares
from canfield.ui.widgets.lay_choices import lay_choice
from canfield.ui.widgets.lay_controls import (
    BOX,
    button_width,
    lay_button,
    lay_field,
    lay_row,
    lay_toggle,
    put_button,
)
from canfield.ui.widgets.lay_words import (
    lay_bullet,
    lay_facts,
    lay_figure,
    lay_heading,
    lay_legend,
    lay_paragraph,
    lay_rule,
    lay_spacer,
    lay_table,
)
from canfield.ui.widgets.metrics import Metrics, scale_for
from canfield.ui.widgets.sheet import Line, Sheet
from canfield.ui.widgets.values import (
    Bars,
    Bullet,
    Button,
    Choice,
    Curve,
    Facts,
    Figure,
    Heading,
    Legend,
    Paragraph,
    Row,
    Rule,
    Shares,
    Spacer,
    Table,
    TextField,
    Toggle,
    Widget,
)

if TYPE_CHECKING:
    from canfield.ui.wording import Measure

_PAD: Final = 30
_HAIRLINE: Final = 7
"""How far inside the panel's edge its thin line runs."""
_BLEED: Final = 6
"""How far the view reaches around the widgets, so that a ring around one is not cut."""
_GAP: Final = 14
_GIVE: Final = 12
"""How much narrower than usual a button may be."""
_MARGIN: Final = 10
"""The least room between a dialog and the edge of the window."""
_CLOSER: Final = (0.93, 0.86, 0.8)
"""Shares of the usual lengths, tried where a dialog is higher than the window."""
_FINGER: Final = 12
"""How far beside something a finger may come down and still mean it."""

_LAYERS: Final[dict[type, Callable[[Sheet, Any, Line], int]]] = {
    Heading: lay_heading,
    Paragraph: lay_paragraph,
    Bullet: lay_bullet,
    Legend: lay_legend,
    Spacer: lay_spacer,
    Rule: lay_rule,
    Bars: lay_bars,
    Curve: lay_curve,
    Shares: lay_shares,
    Facts: lay_facts,
    Figure: lay_figure,
    Table: lay_table,
    Button: lay_button,
    Choice: lay_choice,
    Toggle: lay_toggle,
    TextField: lay_field,
    Row: lay_row,
}


class Placed(NamedTuple):
    """A dialog laid out. `body` and its parts are already scrolled; `view` cuts them off."""

    size: Size
    scale: float
    panel: Rect
    view: Rect
    length: int
    """How high the body is; it scrolls where that is more than the view's height."""
    scroll: int
    frame: tuple[Item, ...]
    body: tuple[Item, ...]
    parts: tuple[Part, ...]
    thumb: Rect | None
    """What is dragged to scroll; None where nothing scrolls."""
    carets: dict[str, tuple[int, ...]]
    """For each field the x of the caret before each letter and after the last one shown."""

    @property
    def most_scroll(self) -> int:
        """How far the body can be scrolled."""
        return max(0, self.length - self.view.height)

    def spot_at(self, point: Point, *, finger: bool = False) -> Spot | None:
        """What lies under a point, or near it under a finger; None for nothing to be used."""
        seen = [part for part in self.parts if not part.inside or self.view.holds(point)]
        seen.sort(key=lambda part: part.rect.away(point))
        reach = round(_FINGER * self.scale) if finger else 0
        return seen[0].spot if seen and seen[0].rect.away(point) <= reach else None

    def area(self, key: str) -> Rect | None:
        """The rectangle around all parts of a key, seen or not."""
        area: Rect | None = None
        for part in self.parts:
            if part.spot.key == key:
                area = part.rect if area is None else area.union(part.rect)
        return area


def place(form: Form, size: Size, measure: Measure, density: float = 1.0) -> Placed:
    """Lay the dialog out in the middle of a window of this size.

    One that would only just not fit is laid a little closer instead of being scrolled.
    """
    scale = scale_for(size, density)
    roomy = _place(form, size, Metrics(scale, measure, density), scale)
    if form.height or not roomy.most_scroll:
        return roomy
    for share in _CLOSER:
        closer = _place(form, size, Metrics(scale * share, measure, density), scale)
        if not closer.most_scroll:
            return closer
    return roomy


def _place(form: Form, size: Size, metrics: Metrics, scale: float) -> Placed:
    """Lay the dialog out with these lengths, as wide as it is at this scale."""
    width = min(round(form.width * scale), size.width - 2 * metrics.px(_MARGIN))
    pad, bleed = metrics.px(_PAD), metrics.px(_BLEED)
    body, line = Sheet(metrics, form, inside=True), Line(bleed, bleed, width - 2 * pad)
    length = _lay_body(body, form, line) + 2 * bleed
    head, foot = _head_height(form, metrics), _foot_height(form, metrics, line.width)
    height = head + foot
    room = size.height - 2 * metrics.px(_MARGIN) - height
    if form.height:
        height += _steady_height(form, metrics, line, metrics.px(form.height) - height, room)
    else:
        height += min(length, room)
    x, y = (size.width - width) // 2, (size.height - height) // 2
    panel = Rect(x, y, width, height)
    view = Rect(x + pad - bleed, y + head, width - 2 * (pad - bleed), height - head - foot)
    scroll = min(form.scroll, max(0, length - view.height))
    frame = _lay_frame(form, metrics, panel, view)
    thumb = _put_scroll_bar(frame, view, length, scroll) if length > view.height else None
    dx, dy = view.x, view.y - scroll
    parts = [part._replace(rect=part.rect.moved(dx, dy)) for part in body.parts]
    return Placed(
        size=size,
        scale=metrics.scale,
        panel=panel,
        view=view,
        length=length,
        scroll=scroll,
        frame=tuple(frame.items),
        body=tuple(item._replace(rect=item.rect.moved(dx, dy)) for item in body.items),
        parts=(*parts, *frame.parts),
        thumb=thumb,
        carets={key: tuple(x + dx for x in stops) for key, stops in body.carets.items()},
    )


def _steady_height(form: Form, metrics: Metrics, line: Line, least: int, room: int) -> int:
    """How high the view is whichever page is shown: no page scrolls that could be whole."""
    shared = metrics.scale, metrics.measure, metrics.density
    return min(room, max(least, _longest(form.pages, line, room, shared)))


@lru_cache(8)
def _longest(
    pages: tuple[Page, ...], line: Line, room: int, shared: tuple[float, Measure, float]
) -> int:
    """How high the longest of those pages is for which there is room."""
    metrics, longest = Metrics(*shared), 0
    for number in range(len(pages)):
        form = Form("", "", pages, page=number)
        sheet = Sheet(metrics, form, inside=True)
        length = _lay_body(sheet, form, line, room) + 2 * line.x
        longest = max(longest, length if length <= room else 0)
    return longest


def _lay_body(sheet: Sheet, form: Form, line: Line, enough: int = sys.maxsize) -> int:
    """Lay the widgets of the page below each other; returns the height of all, or `enough`."""
    used, before = 0, None
    for widget in form.pages[form.page].widgets:
        if before is not None:
            used += sheet.metrics.px(_gap(before, widget))
        used += _LAYERS[type(widget)](sheet, widget, line.down(used))
        if used > enough:
            break
        before = widget
    return used


def _gap(before: Widget, widget: Widget) -> int:
    """The room between two widgets, in design units."""
    if isinstance(before, Spacer) or isinstance(widget, Spacer):
        return 0
    if isinstance(widget, Legend):
        return 10
    if isinstance(widget, Heading):
        return 20
    if isinstance(before, Heading | Bullet) or isinstance(widget, Bullet):
        return 6
    if isinstance(widget, Paragraph):
        return 8
    return _GAP


def _head_height(form: Form, metrics: Metrics) -> int:
    below = 50 if len(form.pages) > 1 else 24
    return metrics.px(24) + metrics.height(metrics.title) + metrics.px(below)


def _foot_height(form: Form, metrics: Metrics, width: int) -> int:
    if not form.footer:
        return metrics.px(_PAD)
    rows = len(_footer_rows(form, metrics, width))
    return metrics.px(20) + rows * metrics.px(BOX) + (rows - 1) * metrics.px(10) + metrics.px(26)


def _lay_frame(form: Form, metrics: Metrics, panel: Rect, view: Rect) -> Sheet:
    """The panel itself, title, tabs and footer."""
    sheet = Sheet(metrics, form, inside=False)
    radius, inset = metrics.px(12), metrics.px(_HAIRLINE)
    sheet.plate(panel, radius, "panel")
    sheet.plate(panel.grown(-inset), radius - inset // 2, "", "panel_edge", metrics.px(1))
    _put_title(sheet, form, panel)
    if len(form.pages) > 1:
        high = metrics.px(34)
        _put_tabs(sheet, form, Rect(view.x, view.y - metrics.px(12) - high, view.width, high))
    line = Line(panel.x + metrics.px(_PAD), view.bottom, panel.width - 2 * metrics.px(_PAD))
    _put_footer(sheet, form, line.down(metrics.px(20)))
    return sheet


def _put_title(sheet: Sheet, form: Form, panel: Rect) -> None:
    """The title, an ornament under it where there are no tabs, and the cross in the corner."""
    metrics = sheet.metrics
    top, high = panel.y + metrics.px(24), metrics.height(metrics.title)
    side = metrics.px(30)
    beside = side + metrics.px(18)
    area = Rect(panel.x + beside, top, panel.width - 2 * beside, high)
    sheet.centred(area, form.title, metrics.fitting(form.title, area.width))
    if len(form.pages) == 1:
        _put_ornament(sheet, Point(panel.centre.x, top + high + metrics.px(8)))
    corner = Rect(panel.right - metrics.px(14) - side, panel.y + metrics.px(14), side, side)
    feel = sheet.feel(CLOSE)
    if feel:
        sheet.plate(corner, side // 2, "plate" + feel)
    sheet.mark(corner, metrics.px(20), "close", "muted")
    sheet.part(CLOSE, corner)


def _put_ornament(sheet: Sheet, middle: Point) -> None:
    """A diamond between two thin lines."""
    metrics = sheet.metrics
    for x in (middle.x - metrics.px(70), middle.x + metrics.px(12)):
        sheet.rule(Line(x, middle.y, metrics.px(58)), "panel_edge")
    sheet.mark(Rect(middle.x - 1, middle.y, 2, metrics.px(1)), metrics.px(9), "♦", "panel_edge")


def _put_tabs(sheet: Sheet, form: Form, strip: Rect) -> None:
    """The tabs' titles, evenly spaced; the one that is shown is underlined."""
    metrics, style = sheet.metrics, sheet.metrics.strong
    pad = metrics.px(14)
    widths = [metrics.width(page.title, style) + 2 * pad for page in form.pages]
    if sum(widths) > strip.width:
        widths = [strip.width // len(widths)] * len(widths)
    x = strip.x + (strip.width - sum(widths)) // 2
    sheet.rule(Line(strip.x, strip.bottom - metrics.px(1), strip.width))
    for index, (page, width) in enumerate(zip(form.pages, widths, strict=True)):
        cell = Rect(x, strip.y, width, strip.height)
        shown = index == form.page
        if not shown and sheet.feel(TABS, index):
            sheet.plate(cell.grown(-metrics.px(3)), metrics.px(6), "plate_hover")
        thick, side = metrics.px(3), metrics.px(4)
        upper = cell._replace(height=cell.height - thick - metrics.px(1))
        sheet.centred(upper, page.title, style, "accent" if shown else "muted")
        if shown:
            line = Rect(x + side, cell.bottom - thick, width - 2 * side, thick)
            sheet.plate(line, thick // 2, "accent")
            sheet.focus(TABS, upper.grown(-side), metrics.px(5))
        sheet.part(TABS, cell, index)
        x += width


def _footer_rows(form: Form, metrics: Metrics, width: int) -> list[list[tuple[Button, int]]]:
    """The buttons in rows that fit, equally wide where all fit so into one row.

    Where a little is lacking for one row, the buttons are a little narrower.
    """
    gap = metrics.px(12)
    widths = [button_width(button, metrics) for button in form.footer]
    lacking = sum(widths) + gap * (len(widths) - 1) - width
    if 0 < lacking <= metrics.px(_GIVE) * len(widths):
        widths = [each - -(-lacking // len(widths)) for each in widths]
    if max(widths) * len(widths) + gap * (len(widths) - 1) <= width:
        widths = [max(widths)] * len(widths)
    rows: list[list[tuple[Button, int]]] = [[]]
    for button, wide in zip(form.footer, widths, strict=True):
        taken = sum(each + gap for _, each in rows[-1])
        if rows[-1] and taken + wide > width:
            rows.append([])
        rows[-1].append((button, min(wide, width)))
    return rows


def _put_footer(sheet: Sheet, form: Form, line: Line) -> None:
    if not form.footer:
        return
    metrics = sheet.metrics
    gap, y = metrics.px(12), line.y
    for row in _footer_rows(form, metrics, line.width):
        taken = sum(width for _, width in row) + gap * (len(row) - 1)
        x = line.x + (line.width - taken) // 2
        for button, width in row:
            put_button(sheet, button, Rect(x, y, width, metrics.px(BOX)))
            x += width + gap
        y += metrics.px(BOX) + metrics.px(10)


def _put_scroll_bar(sheet: Sheet, view: Rect, length: int, scroll: int) -> Rect:
    """A thin bar at the right of the view; returns the piece that one drags."""
    metrics = sheet.metrics
    x, wide = view.right + metrics.px(5), metrics.px(6)
    tall = max(metrics.px(28), view.height * view.height // length)
    hidden = length - view.height
    thumb = Rect(x, view.y + (view.height - tall) * scroll // hidden, wide, tall)
    groove = Rect(x, view.y, wide, view.height)
    sheet.plate(groove, wide // 2, "plate")
    sheet.plate(thumb, wide // 2, "muted" if sheet.feel(BAR) else "plate_edge")
    sheet.part(BAR, groove.grown(metrics.px(5)))
    if scroll:
        sheet.rule(Line(view.x, view.y, view.width))
    if scroll < hidden:
        sheet.rule(Line(view.x, view.bottom, view.width))
    return thumb
