"""What moves over the table: cards on their way, the cards in hand, tips and dialogs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Size
from canfield.ui.card_art import CardArt, soft_shadow
from canfield.ui.stage import Picture, Sprite
from canfield.ui.words import tip_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import Card
    from canfield.table.motion import Pose
    from canfield.ui.scene import Scene
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme

_LIFT: Final = 51
_OF: Final = 50
"""A card in hand is 2 % larger: so many fiftieths."""
_LIFTED_SHADOW: Final = 150


def floating_sprites(
    scene: Scene, art: CardArt, lifted: CardArt, theme: Theme, text: TextPainter
) -> Picture:
    """All that lies above the resting table, lowest first; `lifted` draws the cards in hand."""
    return tuple(_sprites(scene, art, lifted, theme, text))


def _sprites(
    scene: Scene, art: CardArt, lifted: CardArt, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    poses = sorted(scene.poses.items(), key=lambda item: item[1].z)
    for card, pose in poses:
        yield _moving(card, pose, art)
    if scene.marks.raised is not None:
        rect = scene.layout.places[scene.marks.raised].rect
        surface = art.surface(scene.marks.raised)
        yield Sprite(surface, rect.x - art.margin, rect.y - art.margin)
    if scene.held is not None:
        yield from _held_sprites(scene, art, lifted)
    if scene.tip is not None:
        yield from tip_sprites(*scene.tip, scene.layout.size.width, theme, text)


def _moving(card: Card, pose: Pose, art: CardArt) -> Sprite:
    surface = art.surface(card if pose.face_up else None)
    x, y = pose.rect.x - art.margin, pose.rect.y - art.margin
    if pose.breadth < 1.0:
        whole, height = surface.get_size()
        width = max(2, round(whole * pose.breadth))
        surface = pygame.transform.scale(surface, (width, height))
        x += (whole - width) // 2
    return Sprite(surface, x, y)


def _held_sprites(scene: Scene, art: CardArt, lifted: CardArt) -> Iterator[Sprite]:
    """The run in hand, a little larger, above a larger and softer shadow."""
    held = scene.held
    assert held is not None  # noqa: S101 - the caller has looked
    cards = scene.state.cards(held.source)[-held.count :]
    places = [scene.layout.places[card].rect for card in cards]
    rects = [
        held.rect.moved(
            (place.x - places[0].x) * _LIFT // _OF, (place.y - places[0].y) * _LIFT // _OF
        )
        for place in places
    ]
    reach = max(6, art.size.width // 8)
    whole = rects[0].union(rects[-1])
    shadow = _lifted_shadow(Size(whole.width, whole.height), reach)
    yield Sprite(shadow, whole.x - reach + reach // 4, whole.y - reach + reach // 2)
    grown = (lifted.size.width - art.size.width) // 2 + lifted.margin
    for card, rect in zip(cards, rects, strict=True):
        yield Sprite(lifted.surface(card), rect.x - grown, rect.y - grown)


@lru_cache(4)
def _lifted_shadow(size: Size, reach: int) -> pygame.Surface:
    return soft_shadow(size, reach, _LIFTED_SHADOW)


def lifted_size(card: Size) -> Size:
    """How large a card is while it is in hand."""
    return Size(card.width * _LIFT // _OF, card.height * _LIFT // _OF)
