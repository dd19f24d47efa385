"""The keyboard on the table: commands, the walking focus and moves of two keys."""

from __future__ import annotations

from typing import Final

from canfield.app.by_pointer import cancelled, carried_out
from canfield.app.commands import obey
from canfield.app.messages import Effect
from canfield.app.model import Model
from canfield.engine import Pile
from canfield.table.focus import (
    Direction,
    Focus,
    TwoKey,
    act,
    fewer,
    focus_on,
    followed,
    key_pile,
    more,
    put_back,
    send,
    two_key,
    walk,
)
from canfield.table.inputs import Key
from canfield.table.value import replace
from canfield.ui.commands import Command, command_of

Step = tuple[Model, tuple[Effect, ...]]

_WAYS: Final[dict[Key, Direction]] = {
    Key("left"): "left",
    Key("right"): "right",
    Key("up"): "up",
    Key("down"): "down",
    Key("tab"): "next",
    Key("tab", shift=True): "previous",
}
_MORE: Final = (Key("+"), Key("+", shift=True), Key("up", shift=True))
_FEWER: Final = (Key("-"), Key("down", shift=True))
_ACT: Final = Key("return")
_SEND: Final = Key("return", shift=True)
_ESCAPE: Final = Key("escape")


def key_pressed(model: Model, key: Key, now: float) -> Step:
    """What a key does while no dialog is open."""
    if key == _ESCAPE:
        return _escaped(model, now)
    plain = not (key.ctrl or key.alt or key.shift)
    if plain and key_pile(key.name):
        keys, intents = two_key(model.hand.keys, key.name, model.state)
        return carried_out(replace(model, hand=model.hand._replace(keys=keys)), intents, now)
    if key == _ACT and model.offers_lesson and model.hand.focus is None:
        return obey(model, Command.LEAVE, now)
    model = replace(model, hand=model.hand._replace(keys=TwoKey()))
    command = command_of(key)
    if command is not None:
        return obey(model, command, now)
    return _focused(model, key, now)


def _focused(model: Model, key: Key, now: float) -> Step:
    """Walk, lift, drop and send; the first key of these shows where the focus is."""
    focus = model.hand.focus
    if key not in {*_WAYS, *_MORE, *_FEWER, _ACT, _SEND}:
        return model, ()
    if focus is None:
        return _with_focus(model, focus_on(Pile.STOCK, model.state)), ()
    state = model.state
    focus = followed(focus, state)
    if key in _WAYS:
        return _with_focus(model, walk(focus, _WAYS[key], model.layout, state)), ()
    if key in _MORE:
        return _with_focus(model, more(focus, state)), ()
    if key in _FEWER:
        return _with_focus(model, fewer(focus, state)), ()
    after, intents = act(focus, state) if key == _ACT else send(focus)
    return carried_out(_with_focus(model, after), intents, now)


def _with_focus(model: Model, focus: Focus | None) -> Model:
    return replace(model, hand=model.hand._replace(focus=focus, picked=None))


def _escaped(model: Model, now: float) -> Step:
    """Lay down what is in hand, else leave the lesson or its offer; Esc never leaves the game."""
    hand, focus = model.hand, model.hand.focus
    empty = hand.pointer.held is None and hand.picked is None
    model, effects = cancelled(model, now)
    if empty and (focus is None or focus.lifted is None):
        model, left = obey(model, Command.LEAVE, now)
        hand = model.hand._replace(focus=None)
        return replace(model, hand=hand, remark=None), effects + left
    if focus is not None and focus.lifted is not None:
        after, intents = put_back(focus)
        model, more_effects = carried_out(_with_focus(model, after), intents, now)
        return model, effects + more_effects
    kept = model.hand.focus if model.hand.picked is not None else None
    hand = model.hand._replace(picked=None, focus=kept)
    return replace(model, hand=hand, remark=None), effects
