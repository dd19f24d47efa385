"""What the pointer, or a finger, does to a dialog."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.table.inputs import Button as MouseButton
from canfield.ui.widgets.acting import used
from canfield.ui.widgets.editing import all_marked, with_caret
from canfield.ui.widgets.form import BAR, CLOSE, Form
from canfield.ui.widgets.values import TextField

if TYPE_CHECKING:
    from canfield.table.geometry import Point
    from canfield.table.inputs import Motion, Press, Release
    from canfield.ui.widgets.acting import Reaction
    from canfield.ui.widgets.placing import Placed

_DOUBLE_CLICK: Final = 0.4


def pressed(form: Form, placed: Placed, press: Press, now: float) -> Form:
    """A button went down: what lies there gets the keyboard and waits for the release."""
    if press.button is not MouseButton.LEFT:
        return form
    spot = placed.spot_at(press.point)
    form = replace(form, hover=spot, pressed=spot, ring=False)
    if spot is None:
        return form
    if spot.key == BAR:
        return _bar_pressed(form, placed, press.point)
    control = form.control(spot.key)
    if isinstance(control, TextField):
        return _field_pressed(form, placed, control, press.point, now)
    return replace(form, focus=form.focus if spot.key == CLOSE else spot.key)


def _bar_pressed(form: Form, placed: Placed, point: Point) -> Form:
    """Take hold of the bar; a press beside the piece that one drags brings it there."""
    thumb = placed.thumb
    if thumb is None:
        return form
    inside = thumb.y <= point.y < thumb.bottom
    form = replace(form, grab=point.y - thumb.y if inside else thumb.height // 2)
    return form if inside else _bar_dragged(form, placed, point)


def _bar_dragged(form: Form, placed: Placed, point: Point) -> Form:
    thumb, view = placed.thumb, placed.view
    if thumb is None:
        return form
    way = max(1, view.height - thumb.height)
    wanted = (point.y - form.grab - view.y) * placed.most_scroll // way
    return replace(form, scroll=min(max(wanted, 0), placed.most_scroll))


def _field_pressed(form: Form, placed: Placed, field: TextField, point: Point, now: float) -> Form:
    """Put the caret where the pointer is; a second press marks all."""
    again = form.focus == field.key and now - form.pressed_at < _DOUBLE_CLICK
    field = (
        all_marked(field)
        if again
        else with_caret(field, _caret_at(placed, field.key, point.x), marking=False)
    )
    return replace(form.with_control(field), focus=field.key, pressed_at=now)


def _caret_at(placed: Placed, key: str, x: int) -> int:
    """The place in the text that is nearest to x."""
    stops = placed.carets[key]
    return min(range(len(stops)), key=lambda place: abs(stops[place] - x))


def moved(form: Form, placed: Placed, motion: Motion) -> Form:
    """The pointer moved: over a part, or with something held."""
    form = replace(form, hover=placed.spot_at(motion.point))
    if form.pressed is None:
        return form
    if not motion.held:
        return replace(form, pressed=None)
    if form.pressed.key == BAR:
        return _bar_dragged(form, placed, motion.point)
    field = form.control(form.pressed.key)
    if isinstance(field, TextField):
        place = _caret_at(placed, field.key, motion.point.x)
        return form.with_control(with_caret(field, place, marking=True))
    return form


def released(form: Form, placed: Placed, release: Release) -> Reaction:
    """A button went up: what was pressed acts if the pointer is still there."""
    if release.button is not MouseButton.LEFT:
        return form, ()
    spot = placed.spot_at(release.point)
    held = form.pressed
    form = replace(form, pressed=None, hover=spot)
    if held is None or held != spot:
        return form, ()
    return used(form, held)
