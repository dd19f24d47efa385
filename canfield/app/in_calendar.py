"""The calendar: what it shows, and what is done in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from canfield.app.dealing import wanted_code
from canfield.app.messages import Effect, FindDeal, SaveConfig
from canfield.app.model import Model, resumed
from canfield.app.opening import show
from canfield.engine import GameCodeError
from canfield.store.days import longest_row, row_now
from canfield.store.stakes import Stakes
from canfield.table.value import replace
from canfield.ui.dialogs.calendar import Diary, calendar, same_day
from canfield.ui.dialogs.new_game import wish
from canfield.ui.strings.table import bar_game
from canfield.ui.widgets.form import renewed

if TYPE_CHECKING:
    from canfield.ui.widgets.form import Form

Step = tuple[Model, tuple[Effect, ...]]


def calendar_form(model: Model, day: str = "") -> Form:
    """The calendar at a day, at today without one."""
    scores, like = model.scores, wanted_code(model.settings)
    diary = Diary(
        today=model.today,
        won=scores.days,
        late=scores.late_days,
        row_now=row_now(scores.days, model.today),
        longest_row=longest_row(scores.days),
        rules=bar_game(like.variant, like.draw),
    )
    return calendar(diary, day or model.today)


def calendar_changed(model: Model, form: Form, key: str) -> Model:
    """The calendar after a choice: another month keeps the day's number."""
    values = form.values()
    day = cast("str", values["day"])
    if key == "month":
        day = same_day(cast("str", values["month"]), day)
    new = renewed(calendar_form(model, day), form)
    return replace(model, dialogs=(*model.dialogs[:-1], new))


def open_calendar(model: Model, form: Form, now: float) -> Step:
    """The calendar over another window; what is chosen in that for New game is kept."""
    effects: tuple[Effect, ...] = ()
    if form.name == "new game":
        model, effects = _with_rules(model, form)
    return show(model, calendar_form(model), now), effects


def _with_rules(model: Model, form: Form) -> Step:
    try:
        wanted = wish(form)
    except GameCodeError:
        return model, ()
    settings = replace(model.settings, variant=wanted.variant, draw=wanted.draw)
    return replace(model, settings=settings), (SaveConfig(),)


def play_day(model: Model, form: Form, now: float) -> Step:
    """The deal of the chosen day, by the rules chosen last."""
    stakes = Stakes.of_day(cast("str", form.values()["day"]), model.today)
    model = resumed(replace(model, dialogs=()), now)
    return model, (FindDeal(wanted_code(model.settings), stakes),)
