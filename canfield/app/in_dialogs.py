"""Dialogs and the menu: what the player does there, and what each answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.commands import obey, with_settings
from canfield.app.dealing import CODE_VERSION, deal_code, restart
from canfield.app.in_calendar import calendar_changed, open_calendar, play_day
from canfield.app.in_records import (
    named,
    play_again,
    play_leader,
    replay_leader,
    shelf_changed,
    statistics_changed,
    take_up_deal,
)
from canfield.app.lesson import EXAMPLE
from canfield.app.messages import (
    AskPaste,
    ChooseDeal,
    Copy,
    Effect,
    FindDeal,
    InstallLauncher,
    SaveConfig,
)
from canfield.app.model import Model, resumed
from canfield.app.opening import show
from canfield.app.playing import remark
from canfield.app.replaying import back, watch
from canfield.engine import GameCode, GameCodeError, Pile, visible_count
from canfield.store import settings as stored
from canfield.store.stakes import Stakes
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.dialogs.find import sought
from canfield.ui.dialogs.messages import blamed, confirm, typed_game
from canfield.ui.dialogs.new_game import Deal, wish
from canfield.ui.strings.dialogs import RESET
from canfield.ui.strings.table import remarks
from canfield.ui.widgets import form as forms
from canfield.ui.widgets.form import Answer, Changed, Chosen, Closed
from canfield.ui.widgets.menu import Menu, place_menu, react_menu
from canfield.ui.widgets.placing import place
from canfield.ui.widgets.reacting import react

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.table.inputs import Input
    from canfield.ui.text import TextPainter
    from canfield.ui.widgets.form import Form

Step = tuple[Model, tuple[Effect, ...]]

WAITS_FOR_THE_NEXT_DEAL: Final = frozenset({"scoring", "take_back"})


def in_dialog(model: Model, event: Input, now: float, measure: TextPainter) -> Step:
    """What an input does to the dialog on top."""
    top = model.dialogs[-1]
    form, answers = react(
        top, place(top, model.size, measure, model.layout.scale / 100), event, now
    )
    model = replace(model, dialogs=(*model.dialogs[:-1], form))
    effects: tuple[Effect, ...] = ()
    for answer in answers:
        model, more = _answered(model, form, answer, now)
        effects += more
    return model, effects


def in_menu(model: Model, menu: Menu, event: Input, now: float, measure: TextPainter) -> Step:
    """What an input does to the menu."""
    placed = place_menu(menu, model.size, measure, model.layout.scale / 100)
    menu, answers = react_menu(menu, placed, event)
    model = replace(model, menu=menu)
    for answer in answers:
        model = resumed(replace(model, menu=None), now)
        if isinstance(answer, Chosen):
            return obey(model, Command(answer.key), now)
    return model, ()


def closed(model: Model, now: float) -> Model:
    """The dialog on top away; the clock goes on with the last one."""
    return resumed(replace(model, dialogs=model.dialogs[:-1]), now)


def _answered(model: Model, form: Form, answer: Answer, now: float) -> Step:
    match answer:
        case Closed():
            model, effects = _left(model, form)
            return closed(model, now), effects
        case forms.Copy(text):
            return model, (Copy(text),)
        case forms.AskPaste():
            return model, (AskPaste(),)
        case Changed(key, value):
            return _changed(model, form, key, value, now)
        case Chosen(key):
            model, kept = _left(model, form)
            deed = _DEEDS.get((form.name, key))
            after, effects = (closed(model, now), ()) if deed is None else deed(model, form, now)
            # Results are written after the game that they tell of, where both are.
            return after, effects if SaveConfig() in effects else (*kept, *effects)


def _left(model: Model, form: Form) -> Step:
    """What was typed in a window is kept when something is done there, or it is closed."""
    if form.name == "shelf":
        return model, (SaveConfig(),)
    return named(model, form) if "player" in form.values() else (model, ())


def _changed(model: Model, form: Form, key: str, value: object, now: float) -> Step:
    """What follows at once from a choice, a switch or a text."""
    match form.name:
        case "settings":
            return _set(model, key, value, now)
        case "statistics":
            return statistics_changed(model, form, key), ()
        case "shelf":
            return shelf_changed(model, form, key), ()
        case "rewind":
            return _place_chosen(model, form), ()
        case "calendar":
            return calendar_changed(model, form, key), ()
        case _:
            return model, ()


def _set(model: Model, key: str, value: object, now: float) -> Step:
    """A setting with its new value, at once; a word where it waits for the next deal."""
    values = {**stored.to_values(model.settings), key: value}
    settings, _ = stored.from_values(values)
    model, effects = with_settings(model, settings)
    if key in WAITS_FOR_THE_NEXT_DEAL and model.game.entries:
        model = remark(model, remarks()["next_deal"], now)
    return model, effects


def _deal_wish(model: Model, form: Form, now: float) -> Step:
    """Deal what the New game window asks for; its choices are remembered."""
    try:
        wanted = wish(form)
    except GameCodeError as error:
        return _blaming(model, form, error), ()
    settings = replace(model.settings, variant=wanted.variant, draw=wanted.draw)
    model = closed(replace(model, settings=settings), now)
    if wanted.code is not None:
        after, effects = deal_code(model, wanted.code, now)
        return after, (*effects, SaveConfig())
    like = GameCode(wanted.variant, CODE_VERSION, wanted.draw, 0)
    if wanted.deal is Deal.WINNABLE:
        return model, (SaveConfig(), FindDeal(like))
    if wanted.deal is Deal.TODAY:
        return model, (SaveConfig(), FindDeal(like, Stakes.of_day(model.today, model.today)))
    return model, (SaveConfig(), ChooseDeal(like))


def _play_code(model: Model, form: Form, now: float) -> Step:
    try:
        game = typed_game(form, model.settings.scoring)
    except GameCodeError as error:
        return _blaming(model, form, error), ()
    if game.entries:
        return watch(model, game, now)
    return deal_code(closed(model, now), game.code, now)


def _blaming(model: Model, form: Form, error: GameCodeError) -> Model:
    return replace(model, dialogs=(*model.dialogs[:-1], blamed(form, error)))


def _new_deal(model: Model, _form: Form, now: float) -> Step:
    """Other cards by the rules of the game that is over."""
    return closed(model, now), (ChooseDeal(model.game.code),)


def _same_deal(model: Model, _form: Form, now: float) -> Step:
    return restart(closed(model, now), now)


def _replay(model: Model, _form: Form, now: float) -> Step:
    """The game that is over from its deal to its end, as a show."""
    return watch(model, model.game, now)


def _example(model: Model, _form: Form, now: float) -> Step:
    """The published deal as a game of the player's own."""
    return deal_code(back(closed(model, now), now), EXAMPLE, now)


def _lesson(model: Model, _form: Form, now: float) -> Step:
    return obey(model, Command.LESSON, now)


def _mark(model: Model, form: Form, now: float) -> Step:
    """Mark the cards looked for among those that can be seen."""
    rank, suit = sought(form)
    state = model.state
    seen = (
        card
        for pile in Pile
        for card in state.cards(pile)[len(state.cards(pile)) - visible_count(state, pile) :]
        if rank in {None, card.rank} and suit in {None, card.suit}
    )
    return replace(closed(model, now), found=frozenset(seen)), ()


def _ask_reset(model: Model, _form: Form, now: float) -> Step:
    """Results are never thrown away without a question."""
    question = confirm(
        RESET["question"], RESET["yes"], RESET["no"], line=RESET["line"], danger=True
    )
    return show(model, replace(question, name="reset results"), now), ()


def _reset(model: Model, _form: Form, now: float) -> Step:
    """All tables and the calendar emptied; settings, the game in progress and the shelf stay."""
    scores = model.scores._replace(tables={}, days={}, late_days={})
    emptied = replace(model, scores=scores)
    return closed(replace(emptied, dialogs=model.dialogs[-1:]), now), (SaveConfig(),)


def _reset_vegas(model: Model, _form: Form, _now: float) -> Step:
    return replace(model, scores=model.scores.with_vegas_begun(model.attempt)), (SaveConfig(),)


def _install_launcher(model: Model, _form: Form, _now: float) -> Step:
    return model, (InstallLauncher(),)


def _place_chosen(model: Model, form: Form) -> Model:
    from canfield.app.looking_back import place_chosen

    return place_chosen(model, form)


def _go_back(model: Model, form: Form, now: float) -> Step:
    from canfield.app.looking_back import go_back

    return go_back(model, form, now)


def _stay(model: Model, _form: Form, _now: float) -> Step:
    return model, ()


_DEEDS: Final[dict[tuple[str, str], Callable[[Model, Form, float], Step]]] = {
    ("new game", "deal"): _deal_wish,
    ("new game", "calendar"): open_calendar,
    ("statistics", "calendar"): open_calendar,
    ("calendar", "play"): play_day,
    ("code", "play"): _play_code,
    ("code", "copy"): _stay,
    ("code", "copy_game"): _stay,
    ("rewind", "go_back"): _go_back,
    ("win", "new_deal"): _new_deal,
    ("win", "same_deal"): _same_deal,
    ("win", "copy_code"): _stay,
    ("win", "replay"): _replay,
    ("find", "mark"): _mark,
    ("help", "example"): _example,
    ("help", "lesson"): _lesson,
    ("statistics", "reset"): _ask_reset,
    ("statistics", "play_leader"): play_leader,
    ("statistics", "replay_leader"): replay_leader,
    ("shelf", "take_up"): take_up_deal,
    ("shelf", "play_again"): play_again,
    ("reset results", "yes"): _reset,
    ("settings", "reset_vegas"): _reset_vegas,
    ("settings", "launcher"): _install_launcher,
}
