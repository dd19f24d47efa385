"""Paints a placed dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from canfield.ui import shapes
from canfield.ui.widgets.items import Item, Label, Mark, Plate, Slot, Trace

if TYPE_CHECKING:
    from canfield.table.geometry import Rect
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Colour, Theme
    from canfield.ui.widgets.placing import Placed

PictureOf = Callable[[pygame.Surface, "Rect"], None]
"""Draws one picture into a rectangle of the surface."""
_ON_CARD_STOCK: Final = frozenset({"ink", "muted"})
"""Words in these colours have red hearts and diamonds, as cards do."""
_NO_PICTURES: Final[Mapping[str, PictureOf]] = {}


def draw(
    surface: pygame.Surface,
    placed: Placed,
    theme: Theme,
    text: TextPainter,
    pictures: Mapping[str, PictureOf] = _NO_PICTURES,
) -> None:
    """Paint the dialog, its shadow included; `pictures` fill its slots by name."""
    unit = placed.scale
    shapes.shadow(surface, placed.panel, round(12 * unit), shadow_reach(placed), theme.shade)
    brush = _Brush(surface, theme, text, pictures)
    for item in placed.frame:
        brush.paint(item)
    before = surface.get_clip()
    surface.set_clip(before.clip(placed.view))
    for item in placed.body:
        brush.paint(item)
    surface.set_clip(before)


def shadow_reach(placed: Placed) -> int:
    """How far the shadow reaches beyond the panel."""
    return round(26 * placed.scale)


class _Brush:
    """Paints items in the colours of a theme."""

    def __init__(
        self,
        surface: pygame.Surface,
        theme: Theme,
        text: TextPainter,
        pictures: Mapping[str, PictureOf],
    ) -> None:
        self.surface = surface
        self.theme = theme
        self.text = text
        self.pictures = pictures

    def paint(self, item: Item) -> None:
        if isinstance(item, Label):
            self._label(item)
        elif isinstance(item, Plate):
            self._plate(item)
        elif isinstance(item, Mark):
            picture = shapes.mark(item.name, item.rect.width, self._colour(item.role))
            self.surface.blit(picture, (item.rect.x, item.rect.y))
        elif isinstance(item, Trace):
            colour, foot = self._colour(item.role), item.rect.height
            line = shapes.trace(item.points, item.thickness, foot, colour)
            margin = shapes.trace_margin(item.thickness)
            self.surface.blit(line, (item.rect.x - margin, item.rect.y - margin))
        else:
            self._slot(item)

    def _colour(self, role: str | Colour) -> Colour:
        if not isinstance(role, str):
            return role
        colour: Colour = getattr(self.theme, role)
        return colour

    def _label(self, label: Label) -> None:
        red = self.theme.danger if label.role in _ON_CARD_STOCK else None
        colour = self._colour(label.role)
        words = self.text.render(
            label.text, label.size, colour, label.face, bold=label.bold, red=red
        )
        self.surface.blit(words, (label.rect.x, label.rect.y))

    def _plate(self, plate: Plate) -> None:
        rect, radius = plate.rect, plate.radius
        if plate.fill and plate.edge:
            shapes.plate(self.surface, rect, radius, self._colour(plate.edge))
            inner = rect.grown(-plate.thickness)
            shapes.plate(self.surface, inner, radius - plate.thickness, self._colour(plate.fill))
        elif plate.fill:
            shapes.plate(self.surface, rect, radius, self._colour(plate.fill))
        elif plate.edge:
            shapes.ring(self.surface, rect, radius, plate.thickness, self._colour(plate.edge))

    def _slot(self, slot: Slot) -> None:
        picture = self.pictures.get(slot.name)
        if picture is not None:
            picture(self.surface, slot.rect)
