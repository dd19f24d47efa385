"""What is done in the windows of statistics, of recent deals and of a win."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from canfield.app import opening, records
from canfield.app.dealing import deal_code, take_up
from canfield.app.messages import Effect, SaveConfig
from canfield.app.model import Model
from canfield.app.playing import remark
from canfield.app.replaying import watch
from canfield.engine import GameCode, GameCodeError, Scoring
from canfield.engine.share import parse_line
from canfield.store import saved
from canfield.store.shelf import ShelfDeal, changed
from canfield.table.value import replace
from canfield.ui.dialogs.statistics import Sought
from canfield.ui.strings.codes import code_words
from canfield.ui.strings.table import remarks
from canfield.ui.widgets.form import renewed

if TYPE_CHECKING:
    from canfield.ui.widgets.form import Form

Step = tuple[Model, tuple[Effect, ...]]


def sought(form: Form) -> Sought:
    """What the Statistics window is asked to show."""
    values = form.values()
    table = cast("str", values["table"])
    by = cast("str", values.get("by", records.ranked_by(table)))
    return Sought(table, by, cast("int", values.get("leader", 0)))


def statistics_changed(model: Model, form: Form, key: str) -> Model:
    """The Statistics window after a choice: the rest of it follows."""
    if key == "player":
        return model
    wanted = sought(form)
    if key == "table":
        wanted = Sought(wanted.table, records.ranked_by(wanted.table))
    if key == "by":
        wanted = wanted._replace(leader=0)
    new = opening.statistics_form(model, wanted, _typed_name(form))
    return _with_top(model, renewed(new, form))


def play_leader(model: Model, form: Form, now: float) -> Step:
    """The deal of a won game, to be played."""
    result = records.leader(model, sought(form))
    try:
        return deal_code(model, GameCode.parse(result.code), now)
    except GameCodeError as error:
        return remark(model, code_words(error), now, alarm=True), ()


def replay_leader(model: Model, form: Form, now: float) -> Step:
    """A won game as a show."""
    wanted = sought(form)
    result = records.leader(model, wanted)
    try:
        game = parse_line(result.line, Scoring(wanted.table.partition(":")[2]))
    except (GameCodeError, ValueError):
        return remark(model, remarks()["not_kept"], now, alarm=True), ()
    return watch(model, game, now)


def named(model: Model, form: Form) -> Step:
    """The model with the name that was given, at the wins without one, too."""
    name = _typed_name(form).strip()
    if name == model.settings.player:
        return model, ()
    settings = replace(model.settings, player=name)
    scores = model.scores.named(name)
    return replace(model, settings=settings, scores=scores), (SaveConfig(),)


def shelf_changed(model: Model, form: Form, key: str) -> Model:
    """The shelf with another note or star, or another of its deals chosen."""
    values = form.values()
    code = cast("str", values["deal"])
    if key != "deal":
        deal = _on_shelf(model, code)
        deal = deal._replace(note=cast("str", values["note"]), star=cast("bool", values["star"]))
        shelf = changed(model.scores.shelf, deal)
        model = replace(model, scores=model.scores._replace(shelf=shelf))
    return _with_top(model, renewed(opening.shelf_form(model, code), form))


def take_up_deal(model: Model, form: Form, now: float) -> Step:
    """A deal of the shelf as it was left."""
    record = _on_shelf(model, cast("str", form.values()["deal"])).record
    attempt, problem = (None, None) if record is None else saved.from_values(record)
    if attempt is None or problem is not None:
        return remark(model, remarks()["cannot_return"], now, alarm=True), ()
    return take_up(model, attempt, now)


def play_again(model: Model, form: Form, now: float) -> Step:
    """A deal of the shelf from its start."""
    try:
        return deal_code(model, GameCode.parse(cast("str", form.values()["deal"])), now)
    except GameCodeError as error:
        return remark(model, code_words(error), now, alarm=True), ()


def _typed_name(form: Form) -> str:
    return cast("str", form.values().get("player", ""))


def _on_shelf(model: Model, code: str) -> ShelfDeal:
    return next(deal for deal in model.scores.shelf if deal.code == code)


def _with_top(model: Model, form: Form) -> Model:
    return replace(model, dialogs=(*model.dialogs[:-1], form))
