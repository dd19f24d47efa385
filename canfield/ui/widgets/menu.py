"""A menu that pops up at a point: the same commands as everywhere, with their keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.table.geometry import Point, Rect, Size
from canfield.table.inputs import Button, Input, Key, Motion, Press, Release, Wheel
from canfield.ui.widgets.form import Answer, Chosen, Closed, Form, Page, Spot
from canfield.ui.widgets.metrics import Metrics, scale_for
from canfield.ui.widgets.placing import Placed
from canfield.ui.widgets.sheet import Line, Sheet

if TYPE_CHECKING:
    from canfield.ui.wording import Measure

_ROW: Final = 29
_TIGHT_ROW: Final = 25
"""The height of a row where the menu would be higher than the window."""
_SMALLER: Final = 0.95
_RULE: Final = 9
_PAD: Final = 7
_EDGE: Final = 4
"""The least room between a menu and the edge of the window."""
_NO_FORM: Final = Form("menu", "", (Page("", ()),))


class Entry(NamedTuple):
    """A command in a menu; `checked` is None where it cannot be on or off."""

    key: str
    label: str
    keys: str = ""
    checked: bool | None = None
    enabled: bool = True


Column = tuple[Entry | None, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu at a point, in columns; None in a column is a thin line between groups.

    `focus` is the place, counted through all columns, of the entry that Enter chooses, -1 for
    none yet. `held` says that the button that opened it is still down: releasing it over an
    entry chooses that one, but not right where it was pressed (`opened_by_hand`, until the
    first release).
    """

    columns: tuple[Column, ...]
    at: Point
    focus: int = -1
    scroll: int = 0
    held: bool = False
    opened_by_hand: bool = False

    @property
    def entries(self) -> Column:
        """The columns one after the other."""
        return tuple(entry for column in self.columns for entry in column)

    @property
    def usable(self) -> tuple[int, ...]:
        """The places of the entries that can be chosen."""
        return tuple(
            place for place, entry in enumerate(self.entries) if entry is not None and entry.enabled
        )


def place_menu(menu: Menu, size: Size, measure: Measure, density: float = 1.0) -> Placed:
    """Lay the menu out at its point, or as near as keeps it inside the window.

    Where the desktop's size of words is too large for all its rows, they are a little smaller.
    """
    placed = _place_menu(menu, size, measure, density)
    while placed.most_scroll and density > 1:
        density = max(1.0, density * _SMALLER)
        placed = _place_menu(menu, size, measure, density)
    return placed


def _place_menu(menu: Menu, size: Size, measure: Measure, density: float) -> Placed:
    metrics = Metrics(scale_for(size, density), measure, density)
    edge, pad = metrics.px(_EDGE), metrics.px(_PAD)
    sheet = Sheet(metrics, _NO_FORM, inside=True)
    row = metrics.px(_ROW)
    if _length(menu, metrics, row) + 2 * pad > size.height - 2 * edge:
        row = metrics.px(_TIGHT_ROW)
    width, length = _lay_columns(sheet, menu, row)
    height = min(length + 2 * pad, size.height - 2 * edge)
    x = max(edge, min(menu.at.x, size.width - width - edge))
    y = max(edge, min(menu.at.y, size.height - height - edge))
    panel = Rect(x, y, width, height)
    view = Rect(x, y + pad, width, height - 2 * pad)
    scroll = min(menu.scroll, max(0, length - view.height))
    frame = Sheet(metrics, _NO_FORM, inside=False)
    frame.plate(panel, metrics.px(9), "panel", "panel_edge", metrics.px(1))
    dx, dy = view.x, view.y - scroll
    return Placed(
        size=size,
        scale=metrics.scale,
        panel=panel,
        view=view,
        length=length,
        scroll=scroll,
        frame=tuple(frame.items),
        body=tuple(item._replace(rect=item.rect.moved(dx, dy)) for item in sheet.items),
        parts=tuple(part._replace(rect=part.rect.moved(dx, dy)) for part in sheet.parts),
        thumb=None,
        carets={},
    )


def _lay_columns(sheet: Sheet, menu: Menu, row: int) -> tuple[int, int]:
    """Lay the columns beside each other; returns the width and the height of all."""
    metrics, x, place = sheet.metrics, 0, 0
    length = _length(menu, metrics, row)
    for column in menu.columns:
        if x:
            sheet.plate(Rect(x, 0, metrics.px(1), length), 0, "rule")
        width = _column_width(column, metrics)
        _lay_column(sheet, column, Line(x, 0, width), row, first=place, lit=menu.focus)
        x, place = x + width, place + len(column)
    return x, length


def _length(menu: Menu, metrics: Metrics, row: int) -> int:
    """The height of the longest column."""
    return max(
        sum(metrics.px(_RULE) if entry is None else row for entry in column)
        for column in menu.columns
    )


def _column_width(column: Column, metrics: Metrics) -> int:
    entries = [entry for entry in column if entry is not None]
    labels = max(metrics.width(entry.label, metrics.body) for entry in entries)
    keys = max(metrics.width(entry.keys, metrics.small) for entry in entries)
    return labels + keys + metrics.px(78)


def _lay_column(  # noqa: PLR0913  # the column, its place and what of it is lit
    sheet: Sheet, column: Column, line: Line, row: int, *, first: int, lit: int
) -> None:
    """Lay the entries of a column below each other; `first` is the place of its first one."""
    metrics, y = sheet.metrics, line.y
    for place, entry in enumerate(column, first):
        if entry is None:
            high, inset = metrics.px(_RULE), metrics.px(12)
            sheet.rule(Line(line.x + inset, y + high // 2, line.width - 2 * inset))
            y += high
            continue
        inset = metrics.px(5)
        area = Rect(line.x + inset, y, line.width - 2 * inset, row)
        _put_entry(sheet, entry, area, lit=place == lit)
        if entry.enabled:
            sheet.part(entry.key, Rect(line.x, y, line.width, row), place)
        y += row


def _put_entry(sheet: Sheet, entry: Entry, row: Rect, *, lit: bool) -> None:
    metrics = sheet.metrics
    lit = lit and entry.enabled
    if lit:
        sheet.plate(row, metrics.px(6), "accent")
    ink, dim = ("on_accent", "on_accent") if lit else ("ink", "muted")
    if not entry.enabled:
        ink = dim = "disabled"
    if entry.checked:
        left = Rect(row.x, row.y, metrics.px(29), row.height)
        sheet.mark(left, metrics.px(16), "check", ink)
    x = row.x + metrics.px(29)
    sheet.label(
        x, row.y + (row.height - metrics.height(metrics.body)) // 2, entry.label, metrics.body, ink
    )
    right = row.right - metrics.px(11) - metrics.width(entry.keys, metrics.small)
    y = row.y + (row.height - metrics.height(metrics.small)) // 2
    sheet.label(right, y, entry.keys, metrics.small, dim)


def react_menu(menu: Menu, placed: Placed, event: Input) -> tuple[Menu, tuple[Answer, ...]]:
    """The menu after an input: `Chosen` names a command, `Closed` means that none was."""
    if isinstance(event, Motion):
        return replace(menu, focus=_place_at(placed, event.point)), ()
    if isinstance(event, Press):
        return _pressed(menu, placed, event)
    if isinstance(event, Release):
        return _released(menu, placed, event)
    if isinstance(event, Wheel):
        step = -event.notches * round(_ROW * placed.scale)
        return replace(menu, scroll=min(max(placed.scroll + step, 0), placed.most_scroll)), ()
    return _on_key(menu, placed, event.name) if isinstance(event, Key) else (menu, ())


def _place_at(placed: Placed, point: Point) -> int:
    spot = placed.spot_at(point)
    return -1 if spot is None else spot.place


def _pressed(menu: Menu, placed: Placed, press: Press) -> tuple[Menu, tuple[Answer, ...]]:
    """A press outside closes; one inside waits for its release."""
    if not placed.panel.holds(press.point):
        return menu, (Closed(),)
    held = press.button in {Button.LEFT, Button.RIGHT}
    return replace(menu, focus=_place_at(placed, press.point), held=held), ()


def _released(menu: Menu, placed: Placed, release: Release) -> tuple[Menu, tuple[Answer, ...]]:
    """A choice, unless it is the end of the very click that opened the menu."""
    place = _place_at(placed, release.point)
    after = replace(menu, held=False)
    x, y = release.point.x - menu.at.x, release.point.y - menu.at.y
    opening = menu.opened_by_hand and abs(x) + abs(y) < placed.scale * _ROW / 2
    if opening or not menu.held or place < 0:
        return replace(after, opened_by_hand=False), ()
    return after, _choice(menu, place)


def _choice(menu: Menu, place: int) -> tuple[Answer, ...]:
    entry = menu.entries[place] if place in menu.usable else None
    return () if entry is None else (Chosen(entry.key),)


def _on_key(menu: Menu, placed: Placed, name: str) -> tuple[Menu, tuple[Answer, ...]]:
    if name in {"escape", "menu", "f10", "tab"}:
        return menu, (Closed(),)
    if name in {"return", "space"}:
        return menu, _choice(menu, menu.focus)
    places = menu.usable
    if name in {"home", "end"} and places:
        return _focused(menu, placed, places[0 if name == "home" else -1]), ()
    if name == "down":
        after = [place for place in places if place > menu.focus]
        return _focused(menu, placed, (after or places)[0]), ()
    if name == "up":
        before = [place for place in places if place < menu.focus]
        return _focused(menu, placed, (before or places)[-1]), ()
    if name in {"left", "right"}:
        return _beside(menu, placed, name), ()
    return _by_letter(menu, placed, name), ()


def _beside(menu: Menu, placed: Placed, name: str) -> Menu:
    """The entry at about the same height in the next column has the focus."""
    rows = {part.spot.place: part.rect for part in placed.parts}
    here = rows.get(menu.focus)
    if here is None:
        return menu
    others = {
        place: row
        for place, row in rows.items()
        if (row.x > here.x if name == "right" else row.x < here.x)
    }
    nearest = min(others, key=lambda place: abs(others[place].y - here.y), default=menu.focus)
    return _focused(menu, placed, nearest)


def _by_letter(menu: Menu, placed: Placed, letter: str) -> Menu:
    """The next entry that begins with a letter has the focus."""
    found = [
        place
        for place in menu.usable
        if (entry := menu.entries[place]) is not None and entry.label.lower().startswith(letter)
    ]
    after = [place for place in found if place > menu.focus]
    return _focused(menu, placed, (after or found)[0]) if found else menu


def _focused(menu: Menu, placed: Placed, place: int) -> Menu:
    """The menu with this entry lit, scrolled so that it can be seen."""
    menu = replace(menu, focus=place)
    spots = {part.spot: part.rect for part in placed.parts}
    entry = menu.entries[place]
    if entry is None:
        return menu
    row = spots[Spot(entry.key, place)]
    above, below = row.y - placed.view.y, row.bottom - placed.view.bottom
    step = min(above, 0) or max(below, 0)
    return replace(menu, scroll=placed.scroll + step)
