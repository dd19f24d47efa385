"""How cards glide to where they belong. Time is an argument; nothing here waits or calls back.

Cards start from where they are drawn at that moment, so whatever happens while they move, they
never jump, and always come to rest exactly on their places.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.table.geometry import Rect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from canfield.engine.cards import Card
    from canfield.table.layout import Place

SHORTEST, LONGEST = 0.12, 0.22
"""Seconds that a card moves, by distance."""
STAGGER: Final = 0.025
"""Seconds between two cards of a deal or a redeal."""
CASCADE: Final = 0.5
"""Seconds in which the last card of a deal or a redeal has arrived."""
FLYING: Final = 4096
"""Added to the `z` of a card on its way: it flies over all that rest."""
_FAR: Final = 5
"""A way of so many card heights takes the longest time."""


class Speed(Enum):
    """How long movements take, as a multiple of the normal time."""

    OFF = 0.0
    FAST = 0.6
    NORMAL = 1.0
    SLOW = 1.8


class Pose(NamedTuple):
    """How a moving card is drawn; `turn` goes from 0, face down, to 1, face up."""

    rect: Rect
    z: int
    turn: float

    @property
    def face_up(self) -> bool:
        """The side that shows."""
        return self.turn >= 1 / 2

    @property
    def breadth(self) -> float:
        """The share of its width that shows, 0 … 1: a turning card is narrow."""
        return abs(2 * self.turn - 1)


class Track(NamedTuple):
    """The way of one card; from the start it is as large as at the end."""

    start: Pose
    end: Pose
    begin: float
    duration: float

    @property
    def arrival(self) -> float:
        """The moment of rest."""
        return self.begin + self.duration

    def at(self, now: float) -> Pose:
        """The pose at a moment; before the beginning the start, after the arrival the end."""
        if now < self.begin:
            return self.start
        if now >= self.arrival:
            return self.end
        way = _eased((now - self.begin) / self.duration)
        start, end = self.start.rect, self.end.rect
        rect = end._replace(
            x=start.x + round((end.x - start.x) * way), y=start.y + round((end.y - start.y) * way)
        )
        turn = self.start.turn + (self.end.turn - self.start.turn) * way
        return Pose(rect, self.end.z, turn)


class Motion(NamedTuple):
    """All cards on their way. `Motion()` is a table at rest."""

    tracks: Mapping[Card, Track] = {}


def aim(  # noqa: PLR0913  # what moves, from where, to where, when, how fast, in which order
    motion: Motion,
    before: Mapping[Card, Place],
    after: Mapping[Card, Place],
    now: float,
    speed: Speed,
    *,
    drawn: Mapping[Card, Rect] | None = None,
    order: Sequence[Card] = (),
) -> Motion:
    """The motion that brings every card to its place in `after`.

    A card starts where it is drawn: at its `drawn` rectangle (as when let go by the player), on
    its running track, or at its place in `before`. Cards in `order` start one after the other.
    """
    if speed is Speed.OFF:
        return Motion()
    drawn = drawn or {}
    poses = sample(motion, now)
    kept, started = {}, {}
    for card, place in after.items():
        end = _pose(place, raised=FLYING)
        start = poses.get(card) or _pose(before[card])
        if card in drawn:
            start = start._replace(rect=drawn[card])
        elif card in poses and motion.tracks[card].end == end:
            kept[card] = motion.tracks[card]
            continue
        if (start.rect, start.turn) != (end.rect, end.turn):
            started[card] = _track(start, end, now, speed)
    return Motion(kept | _staggered(started, order, speed))


def deal(
    after: Mapping[Card, Place], stock: Rect, order: Sequence[Card], now: float, speed: Speed
) -> Motion:
    """The motion of a deal: the cards in `order` fly from the stock to their places."""
    before = {
        card: place._replace(rect=stock, face_up=False) if card in order else place
        for card, place in after.items()
    }
    return aim(Motion(), before, after, now, speed, order=order)


def sample(motion: Motion, now: float) -> dict[Card, Pose]:
    """How the cards that have not arrived are drawn."""
    return {card: track.at(now) for card, track in motion.tracks.items() if now < track.arrival}


def busy_until(motion: Motion) -> float:
    """The moment when the last card arrives; 0 at rest."""
    return max((track.arrival for track in motion.tracks.values()), default=0.0)


def settled(motion: Motion, now: float) -> Motion:
    """The motion without the cards that have arrived."""
    left = {card: track for card, track in motion.tracks.items() if now < track.arrival}
    return motion if len(left) == len(motion.tracks) else Motion(left)


def _pose(place: Place, raised: int = 0) -> Pose:
    return Pose(place.rect, place.z + raised, float(place.face_up))


def _track(start: Pose, end: Pose, now: float, speed: Speed) -> Track:
    dx, dy = end.rect.x - start.rect.x, end.rect.y - start.rect.y
    far = min(1.0, (dx * dx + dy * dy) ** 0.5 / (_FAR * end.rect.height))
    duration = SHORTEST + (LONGEST - SHORTEST) * far
    x, y, *_ = start.rect
    resized = start._replace(rect=end.rect._replace(x=x, y=y))
    return Track(resized, end, now, duration * speed.value)


def _staggered(tracks: dict[Card, Track], order: Sequence[Card], speed: Speed) -> dict[Card, Track]:
    """Delay the cards in this order, so that the last arrives within the cascade's time."""
    movers = [card for card in order if card in tracks]
    if len(movers) > 1:
        step = min(STAGGER, (CASCADE - LONGEST) / (len(movers) - 1)) * speed.value
        for number, card in enumerate(movers):
            tracks[card] = tracks[card]._replace(begin=tracks[card].begin + number * step)
    return tracks


def _eased(share: float) -> float:
    return 1 - (1 - share) ** 3
