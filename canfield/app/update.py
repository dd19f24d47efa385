"""The program's one function: what it knows and a message give what it knows next.

Nothing is read or written here; what the world is to do comes back as effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.by_pointer import pointed
from canfield.app.dealing import deal_code, set_out
from canfield.app.messages import (
    Advised,
    Answer,
    Dealt,
    Effect,
    Judged,
    LauncherReady,
    Message,
    Opened,
    Ordered,
    Quit,
    Reported,
    Reread,
    SaveConfig,
    SaveGame,
    Tick,
)
from canfield.app.model import Model, Queue, bow_seconds, freed, rearranged, resumed
from canfield.app.playing import next_of_queue, remark
from canfield.app.shelving import caught_up
from canfield.table.bow import SECONDS
from canfield.table.inputs import Input, Key, Press, Rescaled, Resized, Signal
from canfield.table.motion import settled
from canfield.table.value import replace
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from canfield.table.geometry import Size
    from canfield.table.options import Scale
    from canfield.ui.text import TextPainter

Step = tuple[Model, tuple[Effect, ...]]


def update(model: Model, message: Message, now: float, measure: TextPainter) -> Step:
    """What the program knows after a message, and what it asks of the world.

    `measure` knows how wide words are; dialogs and bar are laid out by it.
    """
    after, effects = _updated(model, message, now, measure)
    if after.lesson is not None and after.game is not model.game:
        from canfield.app.lesson import gone_on

        after = gone_on(after)
    if after.settings.winnable_mark and _is_new(model, message, after):
        from canfield.app.verdicts import to_judge

        return to_judge(after, effects)
    return after, effects


def _is_new(before: Model, message: Message, after: Model) -> bool:
    """True where the position was not on the table yet when the player looked for its mark."""
    marked = before.settings.winnable_mark and not isinstance(message, Opened)
    return after.state is not before.state or not marked


def _updated(model: Model, message: Message, now: float, measure: TextPainter) -> Step:
    match message:
        case Tick(today):
            return _ticked(replace(model, today=today), now)
        case Opened() | Reread() | Dealt() | Advised() | Judged() | Reported() | LauncherReady():
            return _answered(model, message, now)
        case Ordered(command):
            from canfield.app.commands import obey

            return obey(model, command, now)
        case Resized(size):
            return _resized(model, size, model.scale)
        case Rescaled(scale, size):
            return _resized(model, size, scale)
        case Signal():
            return _signalled(model, message, now)
        case _:
            return _input(model, message, now, measure)


def _answered(model: Model, answer: Answer, now: float) -> Step:
    """What the world says to something that it was asked."""
    match answer:
        case Dealt(code, stakes) if model.aside is None:
            return deal_code(model, code, now, stakes)
        case Dealt():
            return replace(model, promised=answer), ()
        case Opened():
            return _opened(model, now)
        case Reread(scores, attempt):
            return rearranged(set_out(replace(model, scores=scores), attempt)), ()
        case Reported(sentence):
            return remark(model, sentence, now, alarm=True), ()
        case LauncherReady(place):
            return remark(model, remarks()["launcher"].format(place=place), now), ()
        case Judged():
            from canfield.app.verdicts import judged

            return judged(model, answer, now)
        case Advised():
            from canfield.app.advice import show_hint

            return show_hint(model, answer, now)


def _opened(model: Model, now: float) -> Step:
    """The results caught up with the game; a deal that was asked for at the start is kept."""
    after = caught_up(model, now)
    new = after is not model or model.before is not None
    return after, (SaveGame(), SaveConfig()) if new else ()


def _ticked(model: Model, now: float) -> Step:
    """Let go of what is over: arrived cards, an old remark; play what plays itself."""
    remains = model.remark if model.remark is None or model.remark.until > now else None
    won_at = model.won_at if bow_seconds(model, now) is not None else None
    motion = settled(model.motion, now)
    landed = model.landed if model.landed is None or model.landed.until > now else None
    model = replace(model, motion=motion, remark=remains, won_at=won_at, landed=landed)
    if model.watching:
        from canfield.app.replaying import shown_next

        return shown_next(model, now)
    return next_of_queue(model, now)


def due(model: Model, now: float) -> float | None:
    """When the next `Tick` is wanted (loop time); None where nothing will change by itself."""
    times = [
        None if model.remark is None else model.remark.until,
        None if model.landed is None else model.landed.until,
        model.queue.due if model.queue.moves else None,
        None if model.won_at is None else model.won_at + SECONDS,
        model.clock.next_second(now) if model.visible else None,
    ]
    return min((time for time in times if time is not None), default=None)


def _input(model: Model, message: Input, now: float, measure: TextPainter) -> Step:
    """What the player did: first it stops what runs by itself, then it means something."""
    if model.paused:
        from canfield.app.pausing import in_pause

        return in_pause(model, message, now)
    if model.watching:
        return _in_replay(model, message, now, measure)
    if isinstance(message, Press | Key):
        model = replace(model, queue=Queue())
        if bow_seconds(model, now) is not None:
            return replace(model, won_at=None), ()
    if model.menu is not None or model.dialogs:
        return _over_the_table(model, message, now, measure)
    if isinstance(message, Key):
        from canfield.app.by_keys import key_pressed

        return key_pressed(model, message, now)
    return pointed(model, message, now, measure)


def _in_replay(model: Model, message: Input, now: float, measure: TextPainter) -> Step:
    """What the player did while a game is shown; it runs on until it is told to hold."""
    if not isinstance(message, Key):
        return pointed(model, message, now, measure)
    from canfield.app.commands import obey
    from canfield.app.replaying import key_in_replay

    command = key_in_replay(message)
    return (model, ()) if command is None else obey(model, command, now)


def _over_the_table(model: Model, message: Input, now: float, measure: TextPainter) -> Step:
    """The menu or the dialog on top has the input."""
    from canfield.app.in_dialogs import in_dialog, in_menu

    if model.menu is not None:
        return in_menu(model, model.menu, message, now, measure)
    return in_dialog(model, message, now, measure)


def _resized(model: Model, size: Size, scale: Scale) -> Step:
    """Another size or scale: what is held goes back, all is laid out anew, at rest."""
    if (size, scale) == (model.size, model.scale):
        return model, ()
    return rearranged(replace(model, size=size, scale=scale, hand=freed(model.hand))), ()


def _signalled(model: Model, signal: Signal, now: float) -> Step:
    match signal:
        case Signal.CLOSE:
            return model, (SaveGame(), Quit())
        case Signal.FOCUS_LOST | Signal.MINIMISED:
            visible = model.visible and signal is not Signal.MINIMISED
            model = replace(model, focused=False, visible=visible, clock=model.clock.standing(now))
            after, effects = pointed(model, signal, now, None)
            return after, (*effects, SaveGame())
        case Signal.FOCUS_GAINED:
            return resumed(replace(model, focused=True, visible=True), now), ()
        case Signal.RESTORED:
            return replace(model, visible=True), ()
        case Signal.EXPOSED:
            return model, ()
