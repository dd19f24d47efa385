"""Commands: whether one can be given now, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app import opening
from canfield.app.advice import ask_hint
from canfield.app.automatic import collect, finish
from canfield.app.dealing import deal_code, restart, wanted_code
from canfield.app.messages import (
    AskPaste,
    ChooseDeal,
    Copy,
    Effect,
    Quit,
    SaveConfig,
    SaveGame,
    SetFullscreen,
)
from canfield.app.model import Model, rearranged, superior
from canfield.app.pausing import pause
from canfield.app.playing import draw, redo, remark, undo
from canfield.app.replaying import MEANWHILE, copied, leave, obey_in_replay, watch_own
from canfield.engine import NUMBERS, Variant
from canfield.store.settings import ZOOM
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.strings.table import pile_line, remarks, status_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.store.settings import Settings
    from canfield.ui.widgets.form import Form

Step = tuple[Model, tuple[Effect, ...]]

_ZOOM_STEP: Final = 10


def obey(model: Model, command: Command, now: float) -> Step:
    """What the command does."""
    if model.lesson is not None:
        return _obey_in_lesson(model, command, now)
    if model.aside is not None and command not in MEANWHILE:
        return obey_in_replay(model, command, now)
    return _DEEDS.get(command, _nothing)(model, now)


def _obey_in_lesson(model: Model, command: Command, now: float) -> Step:
    """What a command does during the lesson; one about the player's own game ends it first."""
    from canfield.app import lesson

    if command in lesson.DEEDS:
        return lesson.DEEDS[command](model, now)
    if command in lesson.WAITS:
        return model, ()
    effects: tuple[Effect, ...] = ()
    if command not in lesson.ON_THE_TABLE:
        model, effects = leave(model, now)
    model, more = _DEEDS.get(command, _nothing)(model, now)
    return model, (*effects, *more)


def _lesson(model: Model, now: float) -> Step:
    from canfield.app.lesson import begin

    return begin(model, now)


def _leave(model: Model, _now: float) -> Step:
    """The lesson is not wanted; outside of replay and lesson only its offer can be left."""
    if not model.offers_lesson:
        return model, ()
    return replace(model, settings=replace(model.settings, welcomed=True)), (SaveConfig(),)


def _draw(model: Model, now: float) -> Step:
    return draw(model, now)


def _deal_now(model: Model, _now: float) -> Step:
    return model, (ChooseDeal(wanted_code(model.settings)),)


def _restart(model: Model, now: float) -> Step:
    return restart(model, now) if model.game.entries else (model, ())


def _neighbour(model: Model, now: float, step: int) -> Step:
    code = model.game.code
    return deal_code(model, replace(code, number=(code.number + step) % NUMBERS), now)


def _superior(model: Model, now: float) -> Step:
    variant = superior(model.settings.variant)
    after = replace(model, settings=replace(model.settings, variant=variant))
    name = "superior_on" if variant is Variant.SUPERIOR else "superior_off"
    return remark(after, remarks()[name], now), (SaveConfig(),)


def _copy_code(model: Model, now: float) -> Step:
    return remark(model, remarks()["code_copied"], now), (Copy(str(model.game.code)),)


def _paste(model: Model, now: float) -> Step:
    """The window of the code, with what is on the clipboard typed into it."""
    return opening.show(model, opening.code_form(model), now), (AskPaste(),)


def _fullscreen(model: Model, _now: float) -> Step:
    on = not model.fullscreen
    return replace(model, fullscreen=on), (SetFullscreen(on=on),)


def _zoomed(model: Model, zoom: int) -> Step:
    zoom = max(ZOOM[0], min(ZOOM[-1], zoom))
    return with_settings(model, replace(model.settings, zoom=zoom))


def with_settings(model: Model, settings: Settings) -> Step:
    """The model with other settings, laid out by them, and kept."""
    game = replace(model.game, undo_limit=settings.undo_limit)
    return rearranged(replace(model, settings=settings, game=game)), (SaveConfig(),)


def _mute(model: Model, now: float) -> Step:
    settings = replace(model.settings, sound=not model.settings.sound)
    name = "unmuted" if settings.sound else "muted"
    return remark(replace(model, settings=settings), remarks()[name], now), (SaveConfig(),)


def _read_status(model: Model, now: float) -> Step:
    words = status_words(model.state, moves=model.game.moves, score=model.game.score)
    return remark(model, words, now), ()


def _read_pile(model: Model, now: float) -> Step:
    focus = model.hand.focus
    if focus is None:
        return _read_status(model, now)
    return remark(model, pile_line(model.state, focus.pile), now), ()


def _bookmark(model: Model, now: float) -> Step:
    after = replace(model, bookmark=model.game.cursor)
    return remark(after, remarks()["bookmarked"], now), ()


def _to_bookmark(model: Model, now: float) -> Step:
    mark = model.bookmark
    effects: tuple[Effect, ...] = ()
    if mark is None or mark > len(model.game.entries):
        return remark(model, remarks()["no_bookmark"], now), ()
    while model.game.cursor > mark and model.game.can_undo:
        model, effects = undo(model, now)
    while model.game.cursor < mark and model.game.can_redo:
        model, effects = redo(model, now)
    return model, effects


def _nothing(model: Model, _now: float) -> Step:
    return model, ()


def _quit(model: Model, _now: float) -> Step:
    return model, (SaveGame(), Quit())


def _opens(form: Callable[[Model], Form]) -> Callable[[Model, float], Step]:
    """The deed that opens this dialog."""

    def open_it(model: Model, now: float) -> Step:
        return opening.show(model, form(model), now), ()

    return open_it


def _calendar(model: Model, now: float) -> Step:
    from canfield.app.in_calendar import calendar_form

    return opening.show(model, calendar_form(model), now), ()


def _look_back(model: Model, now: float) -> Step:
    from canfield.app.looking_back import look_back

    return look_back(model, now)


def _menu(model: Model, now: float) -> Step:
    return opening.with_menu(model, None, now), ()


_DEEDS: Final[dict[Command, Callable[[Model, float], Step]]] = {
    Command.NEW_GAME: _opens(opening.new_game_form),
    Command.DEAL_NOW: _deal_now,
    Command.RESTART: _restart,
    Command.UNDO: undo,
    Command.REDO: redo,
    Command.HINT: ask_hint,
    Command.FINISH: finish,
    Command.MENU: _menu,
    Command.DRAW: _draw,
    Command.COLLECT: collect,
    Command.CODE: _opens(opening.code_form),
    Command.COPY_CODE: _copy_code,
    Command.NEXT_DEAL: lambda model, now: _neighbour(model, now, 1),
    Command.PREVIOUS_DEAL: lambda model, now: _neighbour(model, now, -1),
    Command.SHELF: _opens(opening.shelf_form),
    Command.CALENDAR: _calendar,
    Command.COPY_GAME: copied,
    Command.PASTE_GAME: _paste,
    Command.REPLAY: watch_own,
    Command.SUPERIOR: _superior,
    Command.FIND: _opens(opening.find_form),
    Command.SEEN: _opens(opening.seen_form),
    Command.BOOKMARK: _bookmark,
    Command.TO_BOOKMARK: _to_bookmark,
    Command.LOOK_BACK: _look_back,
    Command.PAUSE: pause,
    Command.STATISTICS: _opens(opening.statistics_form),
    Command.SETTINGS: _opens(opening.settings_form),
    Command.HELP: _opens(opening.help_form),
    Command.KEYS: _opens(opening.keys_form),
    Command.LESSON: _lesson,
    Command.LEAVE: _leave,
    Command.FULLSCREEN: _fullscreen,
    Command.ZOOM_IN: lambda model, _now: _zoomed(model, model.settings.zoom + _ZOOM_STEP),
    Command.ZOOM_OUT: lambda model, _now: _zoomed(model, model.settings.zoom - _ZOOM_STEP),
    Command.ZOOM_RESET: lambda model, _now: _zoomed(model, 100),
    Command.MUTE: _mute,
    Command.READ_STATUS: _read_status,
    Command.READ_PILE: _read_pile,
    Command.QUIT: _quit,
}
