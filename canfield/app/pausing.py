"""The pause: the clock stands and no card can be seen, until the player is back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.model import Model, freed, rearranged, resumed
from canfield.table.inputs import Key, Press
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.app.messages import Effect
    from canfield.table.inputs import Input
    from canfield.table.layout import Layout

Step = tuple[Model, tuple["Effect", ...]]

_HELD_DOWN: Final = ("shift", "ctrl", "alt", "meta", "gui", "lock", "altgr", "super")
"""Keys whose names end so say nothing alone: they may be on the way to another window."""


def pause(model: Model, now: float) -> Step:
    """The table covered; what was in hand or in the air is laid down."""
    hand = freed(model.hand)._replace(picked=None)
    covered = rearranged(replace(model, hand=hand, remark=None))
    return replace(covered, paused=True, clock=model.clock.standing(now)), ()


def in_pause(model: Model, message: Input, now: float) -> Step:
    """Any key and any click end the pause and mean nothing else."""
    if isinstance(message, Press) or (isinstance(message, Key) and not _waits(message)):
        return resumed(replace(model, paused=False), now), ()
    return model, ()


def _waits(key: Key) -> bool:
    return key.name.endswith(_HELD_DOWN)


def face_down(layout: Layout) -> Layout:
    """The same table with the back of every card up."""
    places = {card: place._replace(face_up=False) for card, place in layout.places.items()}
    return layout._replace(places=places)
