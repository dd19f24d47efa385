"""Cards as surfaces of exactly the size in which they are shown, each drawn once."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import pygame

from canfield.engine import PACK, Card, Suit
from canfield.table.geometry import Size
from canfield.ui.assets import asset
from canfield.ui.svg import rasterised

BACK: Final = None
"""Stands for the back of a card where a face could be."""

Side = Card | None

_FINEST: Final = 200
"""Cards up to this width in pixels have finer edges; stand-ins for larger ones are rough."""
_SHADOW_STRENGTH: Final = 150
_INK: Final = {
    Suit.HEARTS: (b"#B3202C", b"#B3202C"),
    Suit.DIAMONDS: (b"#B3202C", b"#C24A00"),
    Suit.SPADES: (b"#1B1B1F", b"#1B1B1F"),
    Suit.CLUBS: (b"#1B1B1F", b"#083F50"),
}
"""The ink of each suit in the files, and the one that a four-colour deck has in its place."""


class Deck(NamedTuple):
    """Which cards are shown: the folder of faces, the back, two or four colours."""

    faces: str = "faces"
    back: str = "lattice"
    four_colours: bool = False


class CardArt:
    """The surfaces of one deck in one size. Around each card is a margin for its shadow."""

    def __init__(self, deck: Deck, size: Size, before: CardArt | None = None) -> None:
        self.deck = deck
        self.size = size
        self.margin = shadow_margin(size)
        self.ready: dict[Side, pygame.Surface] = {}
        """The cards that are drawn already."""
        self._stand_ins: dict[Side, pygame.Surface] = {}
        self._waiting: set[Side] = set()
        self._before = {} if before is None or before.deck != deck else before.last_drawn
        self._shadow: pygame.Surface | None = None
        self._until = float("inf")

    @property
    def drawn(self) -> int:
        """How many cards are drawn; a picture made before is out of date when it has grown."""
        return len(self.ready)

    @property
    def last_drawn(self) -> dict[Side, pygame.Surface]:
        """The cards as they were drawn last, those not drawn yet in the size before."""
        return self._before | self.ready

    def begin_frame(self, seconds: float) -> None:
        """Let this picture spend so many seconds on drawing cards; more wait for the next."""
        self._until = time.perf_counter() + seconds
        self._waiting.clear()

    def surface(self, side: Side) -> pygame.Surface:
        """The card, or for now a stand-in of the same size where time is short."""
        ready = self.ready.get(side)
        if ready is not None:
            return ready
        if time.perf_counter() < self._until:
            return self._draw(side)
        return self._stand_in(side)

    def refill(self) -> bool:
        """Draw one card that is still missing; False when the deck is complete."""
        if len(self.ready) > len(PACK):
            return False
        for side in (BACK, *self._waiting, *PACK):
            if side not in self.ready:
                self._draw(side)
                return True
        self._before = {}
        return False

    @property
    def shows_stand_ins(self) -> bool:
        """True while a card of the last picture is not drawn yet."""
        return bool(self._waiting)

    def _draw(self, side: Side) -> pygame.Surface:
        face = rasterised(_svg(self.deck, side), self.size, _FINEST)
        if self._shadow is None:
            lower = self.margin // 3
            self._shadow = soft_shadow(self.size, self.margin, _SHADOW_STRENGTH, lower)
        surface = self._shadow.copy()
        surface.blit(face, (self.margin, self.margin))
        self.ready[side] = surface
        self._stand_ins.pop(side, None)
        self._waiting.discard(side)
        return surface

    def _stand_in(self, side: Side) -> pygame.Surface:
        self._waiting.add(side)
        surface = self._stand_ins.get(side)
        if surface is None:
            old = self._before.get(side) or self.ready.get(BACK) or self._draw(BACK)
            whole = self.size.width + 2 * self.margin, self.size.height + 2 * self.margin
            fine = self.size.width <= _FINEST
            scale = pygame.transform.smoothscale if fine else pygame.transform.scale
            surface = scale(old, whole)
            self._stand_ins[side] = surface
        return surface


def shadow_margin(size: Size) -> int:
    """How far a card's shadow may reach beyond it, in pixels."""
    return max(3, size.width // 15)


def soft_shadow(size: Size, margin: int, strength: int, lower: int = 0) -> pygame.Surface:
    """A blurred dark rectangle in a picture `margin` pixels larger than `size` on each side.

    The light comes from above: the shadow lies `lower` pixels further down.
    """
    whole = (size.width + 2 * margin, size.height + 2 * margin)
    surface = pygame.Surface(whole, pygame.SRCALPHA)
    body = pygame.Rect(margin, margin + lower, *size).inflate(-margin // 3, -margin // 3)
    pygame.draw.rect(surface, (0, 0, 0, strength), body, border_radius=size.width // 16)
    return pygame.transform.box_blur(surface, max(1, margin // 2))


def _svg(deck: Deck, side: Side) -> bytes:
    if side is None:
        return asset(f"cards/backs/{deck.back}.svg").read_bytes()
    picture = asset(f"cards/{deck.faces}/{side}.svg").read_bytes()
    if deck.four_colours:
        picture = picture.replace(*_INK[side.suit])
    return picture
