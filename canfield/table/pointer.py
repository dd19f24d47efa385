"""The machine that turns presses, moves and releases into what the player means.

It knows the pointer only from the events it is given, so a press, a move and a release always
belong together, and a release that never comes cannot leave a card in the air.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.engine.state import Pile
from canfield.table.geometry import Point, Rect
from canfield.table.grip import accepting, card_at, landing, liftable
from canfield.table.hit import Target, aimed_at, best_drop, target_at
from canfield.table.inputs import Button, Input, Key, Motion, Press, Release, Resized, Signal
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
from canfield.table.pointer_states import (
    IDLE,
    Dragging,
    FirstTap,
    Held,
    Idle,
    Ignoring,
    Peeking,
    Pointer,
    Pressed,
)
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.engine.state import GameState
    from canfield.table.layout import Layout

__all__ = ["Held", "Pointer", "cancel", "step"]

_LEAST_DRAG: Final = 4
_MOUSE_SHARE, _TOUCH_SHARE = 20, 10
_BY_LEFT: Final = Ignoring(frozenset({Button.LEFT}))
_BY_RIGHT: Final = Ignoring(frozenset({Button.RIGHT}))


class _Table(NamedTuple):
    """By what an event is judged."""

    layout: Layout
    state: GameState
    now: float
    double_time: float

    def target(self, point: Point) -> Target | None:
        return target_at(self.layout, self.state, point)


_Step = tuple[Pointer, tuple[Intent, ...]]


def step(  # noqa: PLR0913  # the pointer, what happened, and the table on which it happened
    pointer: Pointer,
    event: Input,
    layout: Layout,
    state: GameState,
    now: float,
    *,
    double_time: float = 0.4,
) -> _Step:
    """The pointer after an event, and what the player meant by it.

    `now` and `double_time`, between the two presses of a double click, are in seconds.
    """
    gone: tuple[Intent, ...] = ()
    if not _still_there(pointer, state):
        pointer, gone = cancel(pointer)
    after, intents = _handled(pointer, event, _Table(layout, state, now, double_time))
    return after, gone + intents


def cancel(pointer: Pointer) -> _Step:
    """The pointer after something that ends every click and drag: held cards go back."""
    free = pointer._replace(first=None)
    match pointer.state:
        case Dragging(held):
            return free._replace(state=_BY_LEFT), (SnapBack(held.source, held.count),)
        case Pressed():
            return free._replace(state=_BY_LEFT), ()
        case Peeking():
            return free._replace(state=_BY_RIGHT), (EndPeek(),)
        case _:
            return free, ()


def _still_there(pointer: Pointer, state: GameState) -> bool:
    """Do the pressed or held cards still lie where they were taken?"""
    match pointer.state:
        case Pressed(Target(pile, count), card):
            return card_at(state, pile, count) is card
        case Dragging(held):
            return card_at(state, held.source, held.count) is held.card
        case _:
            return True


def _handled(pointer: Pointer, event: Input, table: _Table) -> _Step:
    match event:
        case Press():
            return _pressed(pointer, event, table)
        case Motion():
            return _moved(pointer, event, table)
        case Release():
            return _released(pointer, event, table)
        case Resized() | Signal.FOCUS_LOST | Signal.MINIMISED | Key("escape"):
            return cancel(pointer)
        case _:
            return pointer, ()


def _pressed(pointer: Pointer, press: Press, table: _Table) -> _Step:
    match pointer.state:
        case Ignoring(buttons) if press.button not in buttons:
            return pointer._replace(state=Ignoring(buttons | {press.button})), ()
        case Pressed() | Dragging():
            after, intents = cancel(pointer)
            down = frozenset({Button.LEFT, press.button})
            return after._replace(state=Ignoring(down)), intents
        case Peeking():
            pointer, ended = cancel(pointer)
            after, intents = _begun(pointer, press, table)
            return after, ended + intents
        case _:
            return _begun(pointer, press, table)


def _begun(pointer: Pointer, press: Press, table: _Table) -> _Step:
    """Take a press as a beginning; where its button seemed down, the release was lost."""
    target = table.target(press.point)
    if press.button is Button.RIGHT:
        return _asked(pointer, press, target, table)
    if press.button is not Button.LEFT:
        return pointer._replace(state=IDLE), ()
    if target is None:
        return Pointer(_BY_LEFT, hover=pointer.hover), (TapTable(),)
    if target.pile is Pile.STOCK:
        return Pointer(_BY_LEFT, hover=pointer.hover), (TapStock(),)
    card = card_at(table.state, *target)
    grip = Pressed(target, card, press, table.now, liftable(table.state, *target))
    return pointer._replace(state=grip), ()


def _asked(pointer: Pointer, press: Press, target: Target | None, table: _Table) -> _Step:
    """A covered card is shown while the button is down; a short press anywhere is for the menu."""
    after = pointer._replace(first=None)
    if target is not None and target.count > 1:
        peeking = Peeking(press.point, table.now)
        return after._replace(state=peeking), (Peek(target.pile, target.count),)
    return after._replace(state=_BY_RIGHT), (OpenMenu(press.point),)


def _moved(pointer: Pointer, motion: Motion, table: _Table) -> _Step:
    match pointer.state:
        case Idle():
            return _hovered(pointer, motion.point, table)
        case Peeking():
            return pointer, ()
        case Ignoring() if motion.held:
            return pointer, ()
        case Pressed() as pressed if motion.held:
            return _tugged(pointer, pressed, motion.point, table)
        case Dragging(held) if motion.held:
            return pointer._replace(state=Dragging(_carried(held, motion.point, table))), ()
    after, intents = cancel(pointer)
    return after._replace(state=IDLE), intents


def _hovered(pointer: Pointer, point: Point, table: _Table) -> _Step:
    target = table.target(point)
    if target == pointer.hover:
        return pointer, ()
    return pointer._replace(hover=target), (Hover(target),)


def _tugged(pointer: Pointer, pressed: Pressed, point: Point, table: _Table) -> _Step:
    """A press far enough from its beginning lifts the cards."""
    x, y = pressed.press.point
    share = _TOUCH_SHARE if pressed.press.touch else _MOUSE_SHARE
    least = _LEAST_DRAG * table.layout.scale / 100
    threshold = max(least, table.layout.card.width / share)
    near = (point.x - x) ** 2 + (point.y - y) ** 2 <= threshold**2
    if near or not pressed.liftable or pressed.card is None:
        return pointer, ()
    pile, count = pressed.target
    rect = table.layout.places[pressed.card].rect
    accepted = accepting(table.state, pile, count)
    grab = Point(x - rect.x, y - rect.y)
    held = Held(pile, count, rect, grab, pressed.card, accepted, None)
    dragging = Dragging(_carried(held, point, table))
    return Pointer(dragging, hover=pointer.hover), (PickUp(pile, count),)


def _carried(held: Held, point: Point, table: _Table) -> Held:
    rect = held.rect._replace(x=point.x - held.grab.x, y=point.y - held.grab.y)
    over = best_drop(table.layout, rect, held.accepted, point)
    return replace(held, rect=rect, over=over)


def _released(pointer: Pointer, release: Release, table: _Table) -> _Step:
    match pointer.state:
        case Ignoring(buttons):
            down = buttons - {release.button}
            return pointer._replace(state=Ignoring(down) if down else IDLE), ()
        case Peeking(point, time) if release.button is Button.RIGHT:
            short = table.now - time <= table.double_time
            menu = (OpenMenu(point),) if short else ()
            return pointer._replace(state=IDLE), (EndPeek(), *menu)
        case Pressed() as pressed if release.button is Button.LEFT:
            return _let_go(pointer, pressed, release.point, table)
        case Dragging(held) if release.button is Button.LEFT:
            drop = _drop(_carried(held, release.point, table), release.point, table)
            return pointer._replace(state=IDLE), (drop,)
    return pointer, ()


def _let_go(pointer: Pointer, pressed: Pressed, point: Point, table: _Table) -> _Step:
    """End a press: a click, or a drag whose moves came without their events."""
    lifted, intents = _tugged(pointer, pressed, point, table)
    if lifted.held is None:
        return _clicked(pointer, pressed, point, table)
    return lifted._replace(state=IDLE), (*intents, _drop(lifted.held, point, table))


def _drop(held: Held, point: Point, table: _Table) -> Drop:
    """Let go; outside the window, or at home, the cards are meant to go nowhere."""
    layout, source, count = table.layout, held.source, held.count
    goal = held.over or aimed_at(layout, held.rect, point)
    if goal is None or not Rect(0, 0, *layout.size).holds(point):
        return Drop(source, count, None)
    goal = landing(table.state, source, count, goal)
    return Drop(source, count, None if goal is source else goal)


def _clicked(pointer: Pointer, pressed: Pressed, point: Point, table: _Table) -> _Step:
    """A click, or the second of a double click.

    What cannot be lifted is clicked only where the button comes up over the same pile.
    """
    target = pressed.target
    end = table.target(point)
    if not pressed.liftable and (end is None or end.pile is not target.pile):
        return Pointer(hover=pointer.hover), ()
    first, tap = pointer.first, FirstTap(target.pile, pressed.card, pressed.time)
    again = first is not None and first[:2] == tap[:2] and tap.card is not None
    if first is not None and again and tap.time - first.time <= table.double_time:
        return Pointer(hover=pointer.hover), (DoubleTap(*target),)
    return Pointer(first=tap, hover=pointer.hover), (Tap(*target),)
