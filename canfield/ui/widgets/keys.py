"""What the keyboard does to a dialog."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.ui.widgets.acting import (
    changed_field,
    chosen,
    pasting_field,
    scrolled,
    toggled,
    used,
    with_page,
)
from canfield.ui.widgets.editing import all_marked, edited
from canfield.ui.widgets.form import TABS, AskPaste, Closed, Form, Spot
from canfield.ui.widgets.lay_choices import NEXT, PREVIOUS
from canfield.ui.widgets.values import Button, Choice, Look, TextField, Toggle

if TYPE_CHECKING:
    from canfield.table.geometry import Rect
    from canfield.table.inputs import Key
    from canfield.ui.widgets.acting import Reaction
    from canfield.ui.widgets.placing import Placed

_STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}
_LINE: Final = 40
"""How far an arrow scrolls, in design units."""


def on_key(form: Form, placed: Placed, key: Key) -> Reaction:
    """The dialog after a key."""
    form = replace(form, ring=True)
    if key.name == "escape":
        return form, (Closed(),)
    if key.name == "tab":
        return _tabbed(form, placed, key), ()
    control = form.control(form.focus)
    change = edited(control, key) if isinstance(control, TextField) else None
    if change is not None:
        form, answers = changed_field(form, change[0])
        return form, answers + change[1]
    if key.ctrl:
        wanted = key.name == "v" and pasting_field(form)
        return form, (AskPaste(),) if wanted else ()
    return _pressed(form, placed, key.name)


def _pressed(form: Form, placed: Placed, name: str) -> Reaction:
    control = form.control(form.focus)
    if name == "return":
        return _entered(form)
    if name == "space" and isinstance(control, Button | Toggle):
        return used(form, Spot(control.key))
    if name in _STEPS or name in {"home", "end"}:
        return _arrowed(form, placed, name)
    if name in {"page up", "page down"}:
        stepper = _stepper_of_days(form)
        if stepper is not None:
            return chosen(form, stepper, NEXT if name == "page down" else PREVIOUS)
        way = placed.view.height * 9 // 10
        return scrolled(form, placed, way if name == "page down" else -way), ()
    return form, ()


def _stepper_of_days(form: Form) -> Choice | None:
    """What the page keys step through where the days of a month are shown: the months."""
    looks = {each.look: each for each in form.controls() if isinstance(each, Choice)}
    return looks.get(Look.STEPPER) if Look.DAYS in looks else None


def _tabbed(form: Form, placed: Placed, key: Key) -> Form:
    """The keyboard goes to the next control, or with Ctrl the next page is shown."""
    step = -1 if key.shift else 1
    if key.ctrl:
        return with_page(form, form.page + step)
    stops = form.stops()
    if not stops:
        return form
    if form.focus in stops:
        target = stops[(stops.index(form.focus) + step) % len(stops)]
    else:
        target = stops[0 if step > 0 else -1]
    return focused(form, placed, target)


def focused(form: Form, placed: Placed, key: str) -> Form:
    """The form with the keyboard at this control, scrolled so that it can be seen."""
    control = form.control(key)
    if isinstance(control, TextField):
        form = form.with_control(all_marked(control))
    form = replace(form, focus=key)
    inside = any(part.inside for part in placed.parts if part.spot.key == key)
    area = placed.area(key)
    return _showing(form, placed, area) if inside and area is not None else form


def _showing(form: Form, placed: Placed, area: Rect) -> Form:
    """The form scrolled as little as shows the area; its top where it is too high."""
    margin = round(8 * placed.scale)
    above = area.y - margin - placed.view.y
    below = area.bottom + margin - placed.view.bottom
    if above < 0:
        return scrolled(form, placed, above)
    return scrolled(form, placed, min(below, above)) if below > 0 else form


def _entered(form: Form) -> Reaction:
    """Enter presses the button that has the keyboard, else the default one."""
    control = form.control(form.focus)
    if isinstance(control, Button):
        return used(form, Spot(control.key))
    default = form.control(form.default)
    if isinstance(default, Button):
        return used(form, Spot(default.key)) if default.enabled else (form, ())
    return toggled(form, control) if isinstance(control, Toggle) else (form, ())


def _arrowed(form: Form, placed: Placed, name: str) -> Reaction:
    control = form.control(form.focus)
    if isinstance(control, Choice):
        form, answers = chosen(form, control, _next_option(control, name))
        return _option_shown(form, placed, control.key), answers
    if form.focus == TABS and name in {"left", "right"}:
        return with_page(form, form.page + _STEPS[name]), ()
    if isinstance(control, Button) and name in {"left", "right"}:
        return _next_button(form, placed, _STEPS[name]), ()
    way = placed.length if name in {"home", "end"} else round(_LINE * placed.scale)
    return scrolled(form, placed, -way if name in {"up", "left", "home"} else way), ()


def _next_option(choice: Choice, name: str) -> int:
    """The option that an arrow, Home or End leads to; those that cannot be chosen are passed."""
    usable = [n for n, option in enumerate(choice.options) if option.enabled]
    if name in {"home", "end"}:
        return usable[0 if name == "home" else -1]
    if choice.look is Look.DAYS and name in {"up", "down"}:
        week = choice.place + len(choice.header) * _STEPS[name]
        return week if week in usable else choice.place
    if _STEPS[name] > 0:
        return min((n for n in usable if n > choice.place), default=choice.place)
    return max((n for n in usable if n < choice.place), default=choice.place)


def _option_shown(form: Form, placed: Placed, key: str) -> Form:
    choice = form.control(key)
    index = choice.place if isinstance(choice, Choice) else 0
    for part in placed.parts:
        if part.spot == Spot(key, index) and part.inside:
            return _showing(form, placed, part.rect)
    return form


def _next_button(form: Form, placed: Placed, step: int) -> Form:
    stops = form.stops()
    place = stops.index(form.focus) + step if form.focus in stops else -1
    if 0 <= place < len(stops) and isinstance(form.control(stops[place]), Button):
        return focused(form, placed, stops[place])
    return form
