"""Looking back over a game for the move that lost it, and going back to before it, as practice."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from canfield.app.available import can
from canfield.app.dealing import practise
from canfield.app.messages import AskVerdict, Effect
from canfield.app.model import Model
from canfield.app.opening import show
from canfield.app.playing import remark
from canfield.solver.timeline import Timeline, line_of, timeline
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.dialogs.rewind import Past, rewind
from canfield.ui.strings.rewind import REWIND
from canfield.ui.widgets.form import renewed

if TYPE_CHECKING:
    from canfield.ui.widgets.form import Form

Step = tuple[Model, tuple[Effect, ...]]


def look_back(model: Model, now: float) -> Step:
    """The window of the game's past, and the first question about it."""
    if not can(model, Command.LOOK_BACK):
        return model, ()
    return show(model, _form(model, _suggested(model)), now), _next_question(model)


def looked_further(before: Model, model: Model) -> Step:
    """The window with what is known now, at the place it suggests unless the player went on."""
    old = model.dialogs[-1]
    place = _place(old)
    if place == _suggested(before):
        place = _suggested(model)
    return _with_top(model, renewed(_form(model, place), old)), _next_question(model)


def place_chosen(model: Model, form: Form) -> Model:
    """The window at another place of the game."""
    return _with_top(model, renewed(_form(model, _place(form)), form))


def go_back(model: Model, form: Form, now: float) -> Step:
    """The game from the chosen place on, as practice."""
    after, effects = practise(model, _place(form), now)
    return remark(after, REWIND["begun"], now), effects


def _timeline(model: Model) -> Timeline:
    return timeline(line_of(model.game), model.verdicts)


def _suggested(model: Model) -> int:
    """The last position that can be won; without one where the player stands."""
    won = _timeline(model).won
    return won if won >= 0 else model.game.cursor


def _next_question(model: Model) -> tuple[Effect, ...]:
    place = _timeline(model).question
    return () if place is None else (AskVerdict(line_of(model.game)[place], past=True),)


def _form(model: Model, place: int) -> Form:
    line = _timeline(model)
    past = Past(
        outcomes=tuple(map(line.outcome, range(line.length))),
        won=line.won,
        lost=line.lost,
        turn=line.turn,
        looking=line.question is not None,
    )
    return rewind(model.game, past, place)


def _place(form: Form) -> int:
    return cast("int", form.values()["place"])


def _with_top(model: Model, form: Form) -> Model:
    return replace(model, dialogs=(*model.dialogs[:-1], form))
