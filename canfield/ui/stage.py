"""The picture as a list of sprites, and how to change only what differs from the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from canfield.table.geometry import Rect, Size

if TYPE_CHECKING:
    from collections.abc import Iterable

_MOST_PARTS: Final = 8
_AMPLE: Final = 128


class Sprite(NamedTuple):
    """A surface at a place. Surfaces are never painted over, so equal sprites look equal."""

    surface: pygame.Surface
    x: int
    y: int

    @property
    def rect(self) -> Rect:
        """The pixels it covers."""
        return Rect(self.x, self.y, *self.surface.get_size())


Picture = tuple[Sprite, ...]


class Room:
    """Memory for a picture as large as the window, kept while the window changes its size."""

    def __init__(self) -> None:
        self._whole: pygame.Surface | None = None

    def of(self, size: Size) -> pygame.Surface:
        """A surface of this size; what was there may still be seen on it."""
        whole = self._whole
        held = (0, 0) if whole is None else whole.get_size()
        if whole is None or held[0] < size.width or held[1] < size.height:
            self._whole = whole = pygame.Surface(tuple(map(_ample, size, held)))
        return whole.subsurface((0, 0, *size))


def _ample(length: int, held: int) -> int:
    """A length that will do for a while where an edge is pulled outwards."""
    return max(held, -(-length // _AMPLE) * _AMPLE)


class Layer:
    """A picture painted over a ground; only where it changes is it painted again."""

    def __init__(self, ground: pygame.Surface, target: pygame.Surface) -> None:
        self.ground = ground
        self.target = target
        self._picture: Picture | None = None

    def paint(self, picture: Picture, spoiled: Iterable[Rect] = ()) -> list[Rect]:
        """Bring the target up to date and say which parts of it changed.

        `spoiled` are parts of the ground that changed since.
        """
        shown, whole = self._picture, Rect(0, 0, *self.target.get_size())
        if shown is None:
            parts = [whole]
        elif picture is shown:
            parts = list(spoiled)
        else:
            parts = [*spoiled, *(sprite.rect for sprite in _changed(picture, shown))]
        self._picture = picture
        parts = merged(parts, whole)
        for part in parts:
            self._repaint(part, picture)
        return parts

    def shift(self, x: int, y: int) -> list[Rect]:
        """Move all that is painted by so many pixels and say which parts of the target changed."""
        shown = self._picture or ()
        self._picture = picture = tuple(
            Sprite(each.surface, each.x + x, each.y + y) for each in shown
        )
        before = _bounds(shown)
        parts = merged([before, before.moved(x, y)], Rect(0, 0, *self.target.get_size()))
        for part in parts:
            self._repaint(part, picture)
        return parts

    def adopt(self, picture: Picture) -> None:
        """Take it that the target shows this picture, painted by someone else."""
        self._picture = picture

    def _repaint(self, part: Rect, picture: Picture) -> None:
        target = self.target
        target.set_clip(part)
        target.blit(self.ground, part[:2], part)
        left, top, right, bottom = part.x, part.y, part.right, part.bottom
        for surface, x, y in picture:
            if x < right and y < bottom:
                width, height = surface.get_size()
                if x + width > left and y + height > top:
                    target.blit(surface, (x, y))
        target.set_clip(None)


def _bounds(picture: Picture) -> Rect:
    """All pixels that are painted."""
    first, *rest = (pygame.Rect(each[1:], each.surface.get_size()) for each in picture)
    return Rect(*first.unionall(rest))


def _changed(new: Picture, old: Picture) -> set[Sprite]:
    """The sprites of which one picture has more than the other.

    Cards that leave a pile together are equal sprites, in one place.
    """
    once_new, once_old = set(new), set(old)
    changed = once_new ^ once_old
    if len(once_new) < len(new) or len(once_old) < len(old):
        common = once_new & once_old
        changed.update(sprite for sprite in common if new.count(sprite) != old.count(sprite))
    return changed


def merged(parts: list[Rect], whole: Rect) -> list[Rect]:
    """Few rectangles inside `whole` that cover all the parts."""
    rows: list[pygame.Rect] = []
    for part in parts:
        rect = pygame.Rect(part).clip(whole)
        if not rect.width or not rect.height:
            continue
        while (index := rect.collidelist(rows)) >= 0:
            rect.union_ip(rows.pop(index))
        rows.append(rect)
    if len(rows) > _MOST_PARTS:
        rows = [rows[0].unionall(rows[1:])]
    return [Rect(*row) for row in rows]
