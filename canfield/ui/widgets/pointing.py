"""What the pointer, or a finger, does to a dialog."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.table.inputs import Button as MouseButton
from canfield.ui.widgets.acting import used
from canfield.ui.widgets.dragging import bar_pressed, caret_at, dragged, page_grab
from canfield.ui.widgets.editing import all_marked, with_caret
from canfield.ui.widgets.form import BAR, CLOSE, PAN, Form, Spot
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
    spot = placed.spot_at(press.point, finger=press.touch)
    grab = page_grab(placed, press)
    form = replace(form, hover=spot, pressed=spot or Spot(PAN), grab=grab, ring=False)
    form = replace(form, finger=press.touch)
    if spot is None or spot.key == CLOSE:
        return form
    if spot.key == BAR:
        return bar_pressed(form, placed, press.point)
    control = form.control(spot.key)
    if isinstance(control, TextField):
        return _field_pressed(form, placed, control, press.point, now)
    return replace(form, focus=spot.key)


def _field_pressed(form: Form, placed: Placed, field: TextField, point: Point, now: float) -> Form:
    """Put the caret where the pointer is; a second press marks all."""
    again = form.focus == field.key and now - form.pressed_at < _DOUBLE_CLICK
    place = caret_at(placed, field.key, point.x)
    field = all_marked(field) if again else with_caret(field, place, marking=False)
    return replace(form.with_control(field), focus=field.key, pressed_at=now)


def moved(form: Form, placed: Placed, motion: Motion) -> Form:
    """The pointer moved: over a part, or with something held."""
    form = replace(form, hover=placed.spot_at(motion.point, finger=form.finger and motion.held))
    if form.pressed is None:
        return form
    return dragged(form, placed, motion.point) if motion.held else replace(form, pressed=None)


def released(form: Form, placed: Placed, release: Release) -> Reaction:
    """A button went up: what was pressed acts if the pointer is still there."""
    if release.button is not MouseButton.LEFT:
        return form, ()
    spot = placed.spot_at(release.point, finger=form.finger)
    held = form.pressed
    form = replace(form, pressed=None, hover=spot)
    if held is None or held != spot:
        return form, ()
    return used(form, held)
