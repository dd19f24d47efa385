"""What lies over the darkened table: a dialog, words below it, a menu, the words of a pause."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from canfield.table.geometry import Rect, Size
from canfield.ui.dialogs.pictures import pictures
from canfield.ui.shapes import dim
from canfield.ui.stage import merged
from canfield.ui.widgets.drawing import draw, shadow_reach
from canfield.ui.widgets.menu import place_menu
from canfield.ui.widgets.placing import place
from canfield.ui.words import curtain_sprites, words_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from canfield.ui.scene import Scene
    from canfield.ui.stage import Picture, Sprite
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme
    from canfield.ui.widgets.placing import Placed


class Overlay:
    """Painted over a copy of the table; what it does not cover is painted only the first time."""

    def __init__(self, text: TextPainter) -> None:
        self._text = text
        self._below: tuple[object, ...] = ()
        self._covered: Rect | None = None

    def leave(self) -> None:
        """The table is seen again: another will paint on the surface."""
        self._covered = None

    def paint(  # noqa: PLR0913 - what lies below, what lies above, and where
        self,
        scene: Scene,
        surface: pygame.Surface,
        table: pygame.Surface,
        over: Picture,
        theme: Theme,
        *,
        changed: bool,
    ) -> list[Rect]:
        """Bring the surface up to date and say where; `changed` says whether the table has."""
        size = Size(*surface.get_size())
        dialog, menu = _placed(scene, size, self._text)
        words = tuple(_words(scene, size, theme, self._text))
        darkened = sum((bool(scene.curtain), dialog is not None))
        covered, below = _around(dialog, menu, words), (surface, table, over, darkened)
        parts = [Rect(0, 0, *size)]
        if self._covered is not None and not changed and below == self._below:
            parts = merged([self._covered.union(covered)], parts[0])
        for part in parts:
            surface.set_clip(part)
            surface.blit(table, part[:2], part)
            surface.fblits([(sprite.surface, (sprite.x, sprite.y)) for sprite in over])
            for _ in range(darkened):
                dim(surface, theme.shade)
            if dialog is not None:
                draw(surface, dialog, theme, self._text, pictures())
            surface.fblits([(sprite.surface, (sprite.x, sprite.y)) for sprite in words])
            if menu is not None:
                draw(surface, menu, theme, self._text)
        surface.set_clip(None)
        self._below, self._covered = below, covered
        return parts


def _placed(scene: Scene, size: Size, text: TextPainter) -> tuple[Placed | None, Placed | None]:
    """The dialog and the menu, laid out."""
    scale = scene.layout.scale / 100
    dialog = None if scene.dialog is None else place(scene.dialog, size, text, scale)
    return dialog, None if scene.menu is None else place_menu(scene.menu, size, text, scale)


def _words(scene: Scene, size: Size, theme: Theme, text: TextPainter) -> Iterator[Sprite]:
    """What is said over a covered table, and below a dialog."""
    if scene.curtain is not None:
        yield from curtain_sprites(scene.layout, scene.curtain, theme, text)
    if scene.dialog is not None:
        line = scene.layout.message
        below = line._replace(y=size.height - line.height * 5 // 4)
        yield from words_sprites(below, scene.words, theme, text)


def _around(dialog: Placed | None, menu: Placed | None, words: Picture) -> Rect:
    """The smallest rectangle around all of it, shadows included."""
    windows = (window for window in (dialog, menu) if window is not None)
    first, *others = (
        *(window.panel.grown(shadow_reach(window)) for window in windows),
        *(sprite.rect for sprite in words),
    )
    return reduce(Rect.union, others, first)
