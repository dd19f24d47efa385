"""The painter: it brings the window's surface up to date with a scene and says where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Rect, Size
from canfield.ui.bar import bar_sprites
from canfield.ui.card_art import CardArt
from canfield.ui.cloth import lay_cloth
from canfield.ui.floating import floating_sprites, lifted_size
from canfield.ui.marks import mark_sprites
from canfield.ui.ribbon import Progress, heights, ribbon_sprites
from canfield.ui.stage import Layer, Picture, Room
from canfield.ui.status import status_sprites
from canfield.ui.table_view import (
    card_sprites,
    count_sprites,
    light_sprites,
    pile_sprites,
)
from canfield.ui.text import TextPainter
from canfield.ui.theme import DEFAULT, THEMES
from canfield.ui.words import words_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import Card
    from canfield.table.pointer import Held
    from canfield.ui.card_art import Deck
    from canfield.ui.overlay import Overlay
    from canfield.ui.scene import Scene
    from canfield.ui.stage import Sprite

_MOST_LIFTED: Final = 24
"""Cards in hand are kept for so many different cards."""
_LARGE: Final = 5_000_000
"""A window of more pixels takes longer to paint than two pictures of the screen."""
_ART_SECONDS: Final = 0.008
"""How much of one picture's time goes into the cloth and cards that are not there yet."""


class Painter:
    """Paints scenes on one surface after the other, each time only what has changed."""

    def __init__(self) -> None:
        pygame.font.init()
        self.text = TextPainter()
        self._theme = DEFAULT
        self._art: CardArt | None = None
        self._lifted: CardArt | None = None
        self._ground, self._target = Room(), Room()
        self._resting: Layer | None = None
        self._floating: Layer | None = None
        self._overlay: Overlay | None = None
        self._scene: Scene | None = None
        self._shown: tuple[object, ...] = ()
        self._picture: Picture = ()
        self._stretched: tuple[int, int] | None = None
        """The size of the window, where it shows the last table stretched."""
        self._owed: Picture | None = None
        """The resting table as the window shows it, while layer and cloth are yet to be painted."""

    def paint(self, scene: Scene, surface: pygame.Surface) -> list[Rect]:
        """Paint the scene; the parts of the surface that changed come back."""
        self._scene = scene
        last = self._resting
        resized = last is not None and last.target.get_size() != surface.get_size()
        if last is not None and resized and self._is_to_be_stretched(scene, surface):
            pygame.transform.scale(last.target, surface.get_size(), surface)
            self._stretched = surface.get_size()
            return [Rect(0, 0, *surface.get_size())]
        self._stretched = None
        art = self._art_for(scene.deck, scene.layout.card)
        lifted = self._lifted_for(art)
        for each in (art, lifted):
            each.begin_frame(0.0 if resized else _ART_SECONDS)
        resting, floating = self._layers(scene, surface)
        picture = self._resting_picture(scene, art)
        over = floating_sprites(scene, art, lifted, self._theme, self.text)
        if scene.dialog is not None or scene.menu is not None or scene.curtain:
            self._floating = None
            return self._paint_over(scene, surface, over, self._paint_resting(resting, picture))
        if self._overlay is not None:
            self._overlay.leave()
        if resized and not _is_large(surface):
            return self._paint_at_once(surface, picture, over, floating)
        return floating.paint(over, self._paint_resting(resting, picture))

    def carry(self, held: Held, surface: pygame.Surface) -> list[Rect]:
        """Paint the last scene with the cards in hand elsewhere; what changed comes back.

        The most frequent picture of all: where the hand is all that floats, it is only shifted.
        """
        assert self._scene is not None  # noqa: S101 - cards in hand were painted before
        last, floating = self._scene, self._floating
        self._scene = scene = last._replace(held=held)
        floats = scene.poses or scene.marks.raised is not None or scene.tip is not None
        unfinished = self._owed is not None or self.waits_for_art
        if floating is None or floating.target is not surface or last.held is None:
            return self.paint(scene, surface)
        if floats or unfinished:
            return self.paint(scene, surface)
        before = last.held.rect
        return floating.shift(held.rect.x - before.x, held.rect.y - before.y)

    def _is_to_be_stretched(self, scene: Scene, surface: pygame.Surface) -> bool:
        """True the first time that a large window is painted in a new size.

        While its edge is pulled the last table is seen, and a true one as soon as the hand rests.
        """
        covered = scene.dialog is not None or scene.menu is not None or scene.curtain is not None
        known = self._stretched == surface.get_size() or self._owed is not None
        return _is_large(surface) and not covered and not known

    def _paint_at_once(
        self, surface: pygame.Surface, picture: Picture, over: Picture, floating: Layer
    ) -> list[Rect]:
        """Paint a window of a new size without what the next picture needs.

        An edge that is pulled asks for one new size after the other.
        """
        self._lay_cloth(surface)
        surface.fblits([(each.surface, each[1:]) for each in picture + over])
        floating.adopt(over)
        self._owed = picture
        return [Rect(0, 0, *surface.get_size())]

    def _paint_resting(self, resting: Layer, picture: Picture) -> list[Rect]:
        """Bring the resting table up to date; what the window shows already did not change."""
        if self._owed is not None:
            self._lay_cloth(resting.ground)
            if self._owed:
                resting.paint(self._owed)
            self._owed = None
        return resting.paint(picture)

    def _lay_cloth(self, surface: pygame.Surface) -> None:
        lay_cloth(surface, self._theme.cloth, self._theme.cloth_edge)

    def _paint_over(
        self, scene: Scene, surface: pygame.Surface, over: Picture, parts: list[Rect]
    ) -> list[Rect]:
        """Paint what is open over the table, parts of which have just changed."""
        if self._overlay is None:
            from canfield.ui.overlay import Overlay

            self._overlay = Overlay(self.text)
        assert self._resting is not None  # noqa: S101 - it has just been painted
        table, theme = self._resting.target, self._theme
        return self._overlay.paint(scene, surface, table, over, theme, changed=bool(parts))

    def draw_ahead(self) -> bool:
        """Draw one more card that will be needed; False when there is nothing left to draw."""
        return self._art is not None and self._art.refill()

    @property
    def waits_for_art(self) -> bool:
        """True while the picture shows stand-ins for cards, or for the whole table."""
        arts = (self._art, self._lifted)
        unfinished = any(art is not None and art.shows_stand_ins for art in arts)
        return unfinished or self._stretched is not None

    def _art_for(self, deck: Deck, size: Size) -> CardArt:
        art = self._art
        if art is None or art.size != size or art.deck != deck:
            self._art = art = CardArt(deck, size, art)
        return art

    def _lifted_for(self, art: CardArt) -> CardArt:
        """The art of cards in hand, begun anew before it grows large."""
        lifted = self._lifted
        fits = lifted is not None and lifted.deck == art.deck and lifted.drawn < _MOST_LIFTED
        if lifted is None or not fits or lifted.size != lifted_size(art.size):
            self._lifted = lifted = CardArt(art.deck, lifted_size(art.size), art)
        return lifted

    def _layers(self, scene: Scene, surface: pygame.Surface) -> tuple[Layer, Layer]:
        theme = THEMES[scene.theme]
        resting, floating = self._resting, self._floating
        size = Size(*surface.get_size())
        fits = resting is not None and resting.target.get_size() == size and theme is self._theme
        if resting is None or not fits:
            self._theme = theme
            resting = Layer(self._ground.of(size), self._target.of(size))
            floating, self._shown, self._owed = None, (), ()
        if floating is None or floating.target is not surface:
            floating = Layer(resting.target, surface)
        self._resting, self._floating = resting, floating
        return resting, floating

    def _resting_picture(self, scene: Scene, art: CardArt) -> Picture:
        """All that lies still; the same tuple as long as none of it changes."""
        away = frozenset(away_cards(scene))
        shown = (
            scene.layout,
            scene.state,
            away,
            scene.marks,
            scene.bar,
            scene.finish,
            scene.status,
            scene.words,
            scene.note,
            art,
            art.drawn,
        )
        if shown != self._shown:
            self._picture = tuple(self._resting_sprites(scene, art, away))
            self._shown = () if art.shows_stand_ins else (*shown[:-1], art.drawn)
        return self._picture

    def _resting_sprites(
        self, scene: Scene, art: CardArt, away: frozenset[Card]
    ) -> Iterator[Sprite]:
        layout, state, theme, text = scene.layout, scene.state, self._theme, self.text
        yield from pile_sprites(layout, state, away, theme, text)
        yield from card_sprites(layout, state, away, art)
        yield from count_sprites(layout, state, theme, text)
        yield from light_sprites(layout, state, scene.marks.lit, theme)
        yield from mark_sprites(scene, theme)
        progress = Progress(state.base_rank, heights(state))
        yield from ribbon_sprites(layout.ribbon, progress, theme, text)
        yield from bar_sprites(layout.bar, scene.bar, theme, text, finish=scene.finish)
        yield from status_sprites(layout.status, scene.status, theme, text)
        line = layout.message
        if scene.note is not None:
            from canfield.ui.note import line_above, note_sprites

            line = line_above(layout, scene.note, text)
            yield from note_sprites(layout, scene.note, scene.bar, theme, text)
        yield from words_sprites(line, scene.words, theme, text)


def _is_large(surface: pygame.Surface) -> bool:
    return surface.get_width() * surface.get_height() > _LARGE


def away_cards(scene: Scene) -> Iterator[Card]:
    """The cards that do not lie still: those in motion and those in hand."""
    yield from scene.poses
    if scene.held is not None:
        yield from scene.state.cards(scene.held.source)[-scene.held.count :]
