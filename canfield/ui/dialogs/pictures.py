"""The small pictures of the dialogs that need no card art."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui import shapes

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from canfield.ui.theme import Theme
    from canfield.ui.widgets.drawing import PictureOf

_CARD: Final = (5, 7)


def pictures(theme: Theme) -> Mapping[str, PictureOf]:
    """The pictures by the names of their slots."""

    def fan_of_three(surface: pygame.Surface, area: Rect) -> None:
        _put_fan(surface, area, theme, 3)

    def single(surface: pygame.Surface, area: Rect) -> None:
        _put_fan(surface, area, theme, 1)

    return {"draw_3": fan_of_three, "draw_1": single}


def _put_fan(surface: pygame.Surface, area: Rect, theme: Theme, count: int) -> None:
    """So many cards beside each other, the last one on top with its suit."""
    height = area.height * 9 // 10
    width = height * _CARD[0] // _CARD[1]
    step = (area.width - width) // 2
    x = area.x + (area.width - width - step * (count - 1)) // 2
    y = area.y + (area.height - height) // 2
    for place in range(count):
        card = Rect(x + place * step, y, width, height)
        _put_card(surface, card, theme, top=place == count - 1)


def _put_card(surface: pygame.Surface, card: Rect, theme: Theme, *, top: bool) -> None:
    line = max(1, round(card.height / 45))
    radius = max(2, card.width // 9)
    shapes.plate(surface, card, radius, theme.muted)
    ground = theme.field if top else theme.plate
    shapes.plate(surface, card.grown(-line), radius - line, ground)
    if top:
        side = card.width // 2
        x, y = card.x + (card.width - side) // 2, card.y + (card.height - side) // 2
        surface.blit(shapes.mark("♠", side, theme.ink), (x, y))
