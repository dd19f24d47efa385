"""The mouse, or a finger, on the table, on the bar and on the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.available import bar_commands, can
from canfield.app.messages import Copy, Effect, Play
from canfield.app.model import Hand, Model, drawn_at
from canfield.app.notes import note
from canfield.app.playing import draw, drop, remark, send
from canfield.engine import Pile, Transfer, refusal
from canfield.store.settings import Click, RightClick
from canfield.table.grip import liftable
from canfield.table.hit import Target, meant
from canfield.table.inputs import Button, Input, Motion, Press, Release
from canfield.table.intents import (
    DoubleTap,
    Drop,
    EndPeek,
    Hover,
    Intent,
    OpenMenu,
    Peek,
    PickUp,
    SnapBack,
    Tap,
    TapStock,
    TapTable,
)
from canfield.table.pointer import Held, cancel, step
from canfield.table.value import replace
from canfield.ui.bar import place_buttons
from canfield.ui.commands import Command
from canfield.ui.status import code_rect
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from canfield.table.geometry import Point
    from canfield.ui.text import TextPainter

Step = tuple[Model, tuple[Effect, ...]]

_FINGER: Final = 3
"""A finger may come down beside a button by this part of the bar's height."""
_SIDE_BUTTONS = {Button.BACK: Command.UNDO, Button.FORWARD: Command.REDO}


def pointed(model: Model, event: Input, now: float, measure: TextPainter | None) -> Step:
    """What a press, a motion or a release does, wherever it is."""
    if isinstance(event, Motion) and model.hand.pointer.held is None:
        model = _on_bar(model, event, measure)
    if isinstance(event, Press):
        model = replace(model, hand=model.hand._replace(pressed=None))
        if event.button in _SIDE_BUTTONS:
            return ordered(model, _SIDE_BUTTONS[event.button], now)
        strip = _on_strips(model, event, now, measure)
        if strip is not None:
            return strip
    pressed = model.hand.pressed is not None
    if pressed and isinstance(event, Release) and event.button is Button.LEFT:
        return _bar_released(model, event, now, measure)
    return (model, ()) if model.watching else _on_table(model, event, now)


def ordered(model: Model, command: Command, now: float) -> Step:
    """What a command does; the dialogs that come with it are imported when first wanted."""
    from canfield.app.commands import obey

    return obey(model, command, now)


def button_at(
    model: Model, point: Point, measure: TextPainter | None, *, finger: bool = False
) -> Command | None:
    """The button of the bar, or of the note on the cloth, under the point or near a finger."""
    if measure is None:
        return None
    bar, finish = model.layout.bar, can(model, Command.FINISH)
    reach = bar.height // _FINGER if finger else 0
    if bar.away(point) > reach:
        return _on_note(model, point, measure)
    buttons = place_buttons(bar, measure, bar_commands(model), finish=finish)
    nearest = min(buttons, key=lambda button: button.rect.away(point))
    return nearest.command if nearest.rect.away(point) <= reach else None


def _on_pile(model: Model, point: Point) -> bool:
    return any(zone.holds(point) for zone in model.layout.zones.values())


def _on_note(model: Model, point: Point, measure: TextPainter) -> Command | None:
    """The button of the note under the point; the rest of a note is not in the way."""
    shown = note(model)
    if shown is None:
        return None
    from canfield.ui.note import place_note

    buttons = place_note(shown, model.layout, measure).buttons
    return next((each.button.command for each in buttons if each.rect.holds(point)), None)


def _on_bar(model: Model, motion: Motion, measure: TextPainter | None) -> Model:
    """The pointer is seen there; a button whose release was lost is let go."""
    at, pressed = motion.point, model.hand.pressed if motion.held else None
    button = button_at(model, at, measure)
    hand = model.hand._replace(at=at, button=button, pressed=pressed)
    return model if hand == model.hand else replace(model, hand=hand)


def _on_strips(model: Model, press: Press, now: float, measure: TextPainter | None) -> Step | None:
    """A press on a button, the bar or the status line; None where it is on none of them."""
    layout, finger = model.layout, press.touch and not _on_pile(model, press.point)
    command = button_at(model, press.point, measure, finger=finger)
    on_strip = layout.bar.holds(press.point) or layout.status.holds(press.point)
    if press.button is not Button.LEFT or (command is None and not on_strip):
        return None
    if command is not None and can(model, command):
        hand = model.hand._replace(pressed=command, button=command, finger=finger)
        return replace(model, hand=hand), ()
    code = str(model.game.code)
    if measure is not None and code_rect(layout.status, code, measure).holds(press.point):
        return remark(model, remarks()["code_copied"], now), (Copy(code),)
    return model, ()


def _bar_released(model: Model, event: Release, now: float, measure: TextPainter | None) -> Step:
    pressed = model.hand.pressed
    after = replace(model, hand=model.hand._replace(pressed=None))
    finger = model.hand.finger
    if pressed is None or button_at(model, event.point, measure, finger=finger) is not pressed:
        return after, ()
    return ordered(after, pressed, now)


def _on_table(model: Model, event: Input, now: float) -> Step:
    before = model.hand.pointer
    pointer, intents = step(before, event, model.layout, model.state, now)
    if pointer == before and not intents:
        return model, ()
    held = before.held
    if isinstance(event, Motion | Release) and pointer.held is None and held is not None:
        held = _at(held, event.point)
    model = replace(model, hand=model.hand._replace(pointer=pointer))
    return carried_out(model, intents, now, held)


def carried_out(
    model: Model, intents: tuple[Intent, ...], now: float, held: Held | None = None
) -> Step:
    """What the player means, done; `held` are the cards that were in the air."""
    effects: tuple[Effect, ...] = ()
    for intent in intents:
        model, more = _meant(model, intent, now, held)
        effects += more
    return model, effects


def cancelled(model: Model, now: float) -> Step:
    """Every click and drag ended; cards in the air go back."""
    held = model.hand.pointer.held
    pointer, intents = cancel(model.hand.pointer)
    model = replace(model, hand=model.hand._replace(pointer=pointer))
    return carried_out(model, intents, now, held)


def _at(held: Held, point: Point) -> Held:
    """The held cards where the pointer has let them go."""
    rect = held.rect._replace(x=point.x - held.grab.x, y=point.y - held.grab.y)
    return replace(held, rect=rect)


def _meant(model: Model, intent: Intent, now: float, held: Held | None) -> Step:
    hand = model.hand
    match intent:
        case TapStock():
            return draw(replace(model, hand=hand._replace(picked=None, focus=None)), now)
        case Tap(pile, count):
            return tapped(model, Target(pile, count), now)
        case DoubleTap(pile, count):
            return send(model, pile, count, now)
        case PickUp():
            return replace(model, hand=hand._replace(picked=None, hover=None)), (Play("pickup"),)
        case Drop() | SnapBack():
            return drop(model, _dropped(intent), now, drawn_at(model, held))
        case OpenMenu(point):
            return _right_clicked(model, point, now)
        case TapTable() if model.offers_lesson and hand.picked is None:
            return ordered(model, Command.LEAVE, now)
        case _:
            return replace(model, hand=_looking(hand, intent)), ()


def _dropped(intent: Drop | SnapBack) -> Transfer | None:
    """The move of the cards that are let go; None where they go back."""
    if isinstance(intent, SnapBack) or intent.target is None:
        return None
    return Transfer(intent.source, intent.target, intent.count)


def _looking(hand: Hand, intent: Hover | TapTable | Peek | EndPeek) -> Hand:
    """What the pointer only points at changes no card."""
    match intent:
        case Hover(target):
            return hand._replace(hover=target)
        case TapTable():
            return hand._replace(picked=None)
        case Peek(pile, count):
            return hand._replace(peeked=Target(pile, count))
        case EndPeek():
            return hand._replace(peeked=None)


def tapped(model: Model, target: Target, now: float) -> Step:
    """A click on a card or on an empty pile, as the player has set it."""
    match model.settings.click:
        case Click.NOTHING:
            return model, ()
        case Click.SENDS:
            return send(model, target.pile, target.count, now) if target.count else (model, ())
        case Click.PICKS_UP:
            return _picked_or_placed(model, target, now)


def _picked_or_placed(model: Model, target: Target, now: float) -> Step:
    picked = model.hand.picked
    if picked is not None:
        freed = replace(model, hand=model.hand._replace(picked=None))
        if picked.pile is target.pile:
            return freed, ()
        move = placing(model, picked, target.pile)
        if refusal(model.state, move) is None or not _can_lift(model, target):
            return play_picked(freed, move, now)
    if not _can_lift(model, target):
        return model, ()
    return replace(model, hand=model.hand._replace(picked=target)), (Play("pickup"),)


def placing(model: Model, picked: Target, pile: Pile) -> Transfer:
    """The move of what is picked up to a pile; any foundation means the right one."""
    moves = [
        Transfer(picked.pile, target, picked.count)
        for target in Pile
        if refusal(model.state, Transfer(picked.pile, target, picked.count)) is None
    ]
    return Transfer(picked.pile, meant(pile, [move.target for move in moves]), picked.count)


def play_picked(model: Model, move: Transfer, now: float) -> Step:
    """Place what was picked up."""
    return drop(model, move, now, {})


def _can_lift(model: Model, target: Target) -> bool:
    return bool(target.count) and liftable(model.state, target.pile, target.count)


def _right_clicked(model: Model, point: Point, now: float) -> Step:
    target = model.hand.hover
    if model.settings.right_click is RightClick.SENDS and target is not None and target.count:
        return send(model, target.pile, target.count, now)
    from canfield.app.opening import with_menu

    return with_menu(model, point, now), ()
