"""How a dialog answers to what the player does. No picture, no clock of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.table.inputs import Input, Key, Motion, Pasted, Press, Release, Typed, Wheel
from canfield.ui.widgets.acting import changed_field, pasting_field, scrolled
from canfield.ui.widgets.editing import inserted
from canfield.ui.widgets.form import Changed, Form
from canfield.ui.widgets.keys import on_key
from canfield.ui.widgets.pointing import moved, pressed, released
from canfield.ui.widgets.values import TextField

if TYPE_CHECKING:
    from canfield.ui.widgets.acting import Reaction
    from canfield.ui.widgets.placing import Placed

_NOTCH: Final = 60
"""How far a notch of the wheel scrolls, in design units."""


def react(form: Form, placed: Placed, event: Input, now: float) -> Reaction:
    """The dialog after an input, and what it answers. `placed` must be of this very form.

    `now` is in seconds, of any clock that goes forward.
    """
    after, answers = _reacted(form, placed, event, now)
    for answer in answers:
        if after.adapt is not None and isinstance(answer, Changed):
            after = after.adapt(after, answer.key)
    return after, answers


def _reacted(form: Form, placed: Placed, event: Input, now: float) -> Reaction:
    match event:
        case Press() | Motion() | Release() | Wheel():
            return _pointed(form, placed, event, now)
        case Key():
            return on_key(form, placed, event)
        case Typed(text=text):
            return _typed(form, form.focus, text)
        case Pasted(text=text):
            return _typed(form, pasting_field(form), text)
        case _:
            return form, ()


def _pointed(
    form: Form, placed: Placed, event: Press | Motion | Release | Wheel, now: float
) -> Reaction:
    if isinstance(event, Press):
        return pressed(form, placed, event, now), ()
    if isinstance(event, Motion):
        return moved(form, placed, event), ()
    if isinstance(event, Release):
        return released(form, placed, event)
    return scrolled(form, placed, -event.notches * round(_NOTCH * placed.scale)), ()


def _typed(form: Form, key: str, text: str) -> Reaction:
    field = form.control(key)
    if not isinstance(field, TextField):
        return form, ()
    return changed_field(replace(form, focus=key), inserted(field, text))
