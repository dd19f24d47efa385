"""What is dragged in a dialog: the scroll bar, the page under a finger, a mark in a text."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.ui.widgets.editing import with_caret
from canfield.ui.widgets.form import BAR, PAN, Form, Spot
from canfield.ui.widgets.values import TextField

if TYPE_CHECKING:
    from canfield.table.geometry import Point
    from canfield.table.inputs import Press
    from canfield.ui.widgets.placing import Placed

NOTHING: Final = -1
"""The grab of a press that drags nothing."""
_WOBBLE: Final = 12
"""How far a finger may slip before it drags the page, in design units."""


def bar_pressed(form: Form, placed: Placed, point: Point) -> Form:
    """Take hold of the bar; a press beside the piece that one drags brings it there."""
    thumb = placed.thumb
    if thumb is None:
        return form
    inside = thumb.y <= point.y < thumb.bottom
    form = replace(form, grab=point.y - thumb.y if inside else thumb.height // 2)
    return form if inside else _bar_dragged(form, placed, point)


def page_grab(placed: Placed, press: Press) -> int:
    """What a finger takes hold of: the line of the page under it. A mouse takes nothing."""
    drags = press.touch and placed.most_scroll and placed.view.holds(press.point)
    return press.point.y + placed.scroll if drags else NOTHING


def dragged(form: Form, placed: Placed, point: Point) -> Form:
    """The pointer moved with something held down."""
    held = form.pressed or Spot(PAN)
    if held.key == BAR:
        return _bar_dragged(form, placed, point)
    field = form.control(held.key)
    if isinstance(field, TextField):
        place = caret_at(placed, field.key, point.x)
        return form.with_control(with_caret(field, place, marking=True))
    if form.grab == NOTHING:
        return form
    wanted = form.grab - point.y
    if held.key != PAN and abs(wanted - placed.scroll) < _WOBBLE * placed.scale:
        return form
    return replace(form, pressed=Spot(PAN), scroll=min(max(wanted, 0), placed.most_scroll))


def _bar_dragged(form: Form, placed: Placed, point: Point) -> Form:
    thumb, view = placed.thumb, placed.view
    if thumb is None:
        return form
    way = max(1, view.height - thumb.height)
    wanted = (point.y - form.grab - view.y) * placed.most_scroll // way
    return replace(form, scroll=min(max(wanted, 0), placed.most_scroll))


def caret_at(placed: Placed, key: str, x: int) -> int:
    """The place in a field's text that is nearest to x."""
    stops = placed.carets[key]
    return min(range(len(stops)), key=lambda place: abs(stops[place] - x))
