"""What a dialog does when one of its parts is used, by whatever means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canfield.ui.widgets.form import CLOSE, TABS, Answer, Changed, Chosen, Closed, Copy, Form
from canfield.ui.widgets.lay_choices import NEXT, PREVIOUS
from canfield.ui.widgets.values import Button, Choice, TextField, Toggle

if TYPE_CHECKING:
    from canfield.ui.widgets.form import Spot
    from canfield.ui.widgets.placing import Placed

Reaction = tuple[Form, tuple[Answer, ...]]


def scrolled(form: Form, placed: Placed, by: int) -> Form:
    """The dialog scrolled by so many pixels, as far as there is something to see."""
    return replace(form, scroll=min(max(placed.scroll + by, 0), placed.most_scroll))


def used(form: Form, spot: Spot) -> Reaction:
    """What a press on a spot does once it is released there."""
    if spot.key == CLOSE:
        return form, (Closed(),)
    if spot.key == TABS:
        return with_page(form, spot.place), ()
    control = form.control(spot.key)
    if isinstance(control, Button):
        copied = (Copy(control.copies),) if control.copies else ()
        return form, (*copied, Chosen(control.key))
    if isinstance(control, Toggle):
        return toggled(form, control)
    if isinstance(control, Choice):
        return chosen(form, control, spot.place)
    return form, ()


def toggled(form: Form, toggle: Toggle) -> Reaction:
    """The form with the toggle the other way."""
    on = not toggle.on
    return form.with_control(toggle._replace(on=on)), (Changed(toggle.key, on),)


def chosen(form: Form, choice: Choice, index: int) -> Reaction:
    """The form with this option of the choice, or the next or previous one of a stepper."""
    if index in {NEXT, PREVIOUS}:
        index = choice.place + (1 if index == NEXT else -1)
    if not 0 <= index < len(choice.options) or index == choice.place:
        return form, ()
    value = choice.options[index].value
    return form.with_control(choice._replace(value=value)), (Changed(choice.key, value),)


def with_page(form: Form, page: int) -> Form:
    """The form showing another of its pages, from the top; past the last comes the first."""
    if len(form.pages) == 1:
        return form
    return replace(form, page=page % len(form.pages), scroll=0, focus=TABS)


def pasting_field(form: Form) -> str:
    """The key of the field that a paste goes to: the focused one, or the only one there is."""
    fields = [control.key for control in form.controls() if isinstance(control, TextField)]
    if form.focus in fields:
        return form.focus
    return fields[0] if len(fields) == 1 else ""


def changed_field(form: Form, field: TextField) -> Reaction:
    """The form with this field, and its answer if the text has changed."""
    before = form.control(field.key)
    same = isinstance(before, TextField) and before.text == field.text
    return form.with_control(field), () if same else (Changed(field.key, field.text),)
