"""The table as sprites: empty piles, watermarks, counts and every card that rests."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from canfield.engine import FOUNDATIONS, PACK, TABLEAU, Card, GameState, Pile, Suit
from canfield.table.geometry import Rect, Size
from canfield.ui.icons import faded
from canfield.ui.shapes import mark, ring
from canfield.ui.stage import Sprite
from canfield.ui.strings.cards import rank_sign, suit_sign

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from canfield.table.layout import Layout
    from canfield.ui.card_art import CardArt
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Colour, Theme

_WATERMARK: Final = 150
_RADIUS: Final = 0.06


def corner_radius(card: Size) -> int:
    """The radius of a card's corners in pixels."""
    return max(2, round(card.width * _RADIUS))


def pile_sprites(
    layout: Layout, state: GameState, away: Collection[Card], theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """What shows where piles are empty, cards that are `away` not counted.

    Nothing while the whole pack is away: it bows, or is dealt.
    """
    if len(away) == len(PACK):
        return
    for pile, rect in layout.piles.items():
        if pile in TABLEAU or any(card not in away for card in state.cards(pile)):
            continue
        if pile is not Pile.RESERVE:
            yield Sprite(_outline(layout.card, theme.brass_dim), rect.x, rect.y)
        if pile in FOUNDATIONS:
            yield _foundation_mark(layout, rect, Suit(FOUNDATIONS.index(pile)), state, theme, text)
        elif pile is Pile.STOCK and state.waste:
            side = layout.card.width // 2
            sign = faded("recycle", side, theme.brass, _WATERMARK)
            yield Sprite(sign, rect.centre.x - side // 2, rect.centre.y - side // 2)


@lru_cache(8)
def _outline(card: Size, colour: Colour, width: int = 0) -> pygame.Surface:
    surface = pygame.Surface(card, pygame.SRCALPHA)
    line = width or max(1, card.width // 60)
    ring(surface, Rect(0, 0, *card), corner_radius(card), line, colour)
    return surface


def _foundation_mark(  # noqa: PLR0913 - what is drawn, where and with what
    layout: Layout, rect: Rect, suit: Suit, state: GameState, theme: Theme, text: TextPainter
) -> Sprite:
    surface = _wanted(layout.card, rank_sign(state.base_rank), suit, theme.brass, text)
    return Sprite(surface, rect.x, rect.y)


@lru_cache(8)
def _wanted(card: Size, rank: str, suit: Suit, colour: Colour, text: TextPainter) -> pygame.Surface:
    """The rank and the suit that an empty foundation waits for."""
    surface = pygame.Surface(card, pygame.SRCALPHA)
    name = text.render(rank, round(card.width * 0.46), colour, "serif", bold=True)
    ink = name.get_bounding_rect()
    side = round(card.width * 0.4)
    sign = mark(suit_sign(suit), side, colour)
    gap = side // 5
    top = (card.height - ink.height - gap - side) // 2
    surface.blit(name, ((card.width - ink.width) // 2, top), ink)
    surface.blit(sign, ((card.width - side) // 2, top + ink.height + gap))
    surface.fill((255, 255, 255, _WATERMARK), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def card_sprites(
    layout: Layout, state: GameState, away: Collection[Card], art: CardArt
) -> Iterator[Sprite]:
    """Every card that rests on the table and is not wholly covered."""
    for pile in Pile:
        below: Sprite | None = None
        for card in state.cards(pile):
            if card in away:
                continue
            place = layout.places[card]
            surface = art.surface(card if place.face_up else None)
            sprite = Sprite(surface, place.rect.x - art.margin, place.rect.y - art.margin)
            if below is not None and below[1:] != sprite[1:]:
                yield below
            below = sprite
        if below is not None:
            yield below


def count_sprites(
    layout: Layout, state: GameState, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """The numbers of cards in the reserve and in the stock."""
    counts = ((layout.reserve_count, state.reserve), (layout.stock_count, state.stock))
    for rect, cards in counts:
        if rect.height and cards:
            size = max(12, round(rect.height * 0.72))
            number = text.render(str(len(cards)), size, theme.text, bold=True)
            x = rect.centre.x - number.get_width() // 2
            yield Sprite(number, x, rect.centre.y - number.get_height() // 2)


def light_sprites(
    layout: Layout, state: GameState, lit: Collection[Pile], theme: Theme
) -> Iterator[Sprite]:
    """A brass outline, never colour alone, around what takes the card in hand."""
    for pile in Pile:
        if pile in lit:
            cards = state.cards(pile)
            rect = layout.places[cards[-1]].rect if cards else layout.piles[pile]
            yield _frame(rect, theme.brass, max(2, layout.card.width // 28), glow=True)


def frame_sprite(rect: Rect, card: Size, colour: Colour) -> Sprite:
    """A thin line around a card or a run."""
    return _frame(rect, colour, max(2, card.width // 40), glow=False)


def focus_sprites(rect: Rect, card: Size, theme: Theme) -> Iterator[Sprite]:
    """A light line around a dark one: it is seen on the cloth and on other cards alike."""
    width = max(2, card.width // 40)
    dark = width // 2
    yield _frame(rect.grown(dark), theme.text, width, glow=False)
    yield _frame(rect, theme.bar, dark, glow=False)


def _frame(rect: Rect, colour: Colour, width: int, *, glow: bool) -> Sprite:
    surface = _ring(rect[2:], colour, width, glow=glow)
    reach = (surface.get_width() - rect.width) // 2
    return Sprite(surface, rect.x - reach, rect.y - reach)


@lru_cache(12)
def _ring(size: tuple[int, int], colour: Colour, width: int, *, glow: bool) -> pygame.Surface:
    """An outline just outside a rectangle of this size, with a soft light around it."""
    reach = 3 * width if glow else width
    whole = Rect(0, 0, size[0] + 2 * reach, size[1] + 2 * reach)
    surface = pygame.Surface(whole[2:], pygame.SRCALPHA)
    radius = max(3, round(size[0] * _RADIUS)) + width
    if glow:
        soft = pygame.Surface(whole[2:], pygame.SRCALPHA)
        soft.fill((*colour, 0))
        ring(soft, whole.grown(-width), radius + width, 2 * width, colour)
        soft = pygame.transform.box_blur(soft, width)
        soft.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(soft, (0, 0))
    ring(surface, whole.grown(width - reach), radius, width, colour)
    return surface
