"""The drawn examples of the help: a few cards as they lie on the table."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.table.geometry import Point, Rect, Size
from canfield.ui import shapes
from canfield.ui.dialogs.pictures import card_picture
from canfield.ui.text import TextPainter
from canfield.ui.theme import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from canfield.ui.widgets.drawing import PictureOf


class Heap(NamedTuple):
    """Cards from the lowest on: `Kh`, `back`, or `wants 7s` for a place that waits for one.

    Each lies so many hundredths of a card to the right of and below the one before it.
    """

    cards: tuple[str, ...]
    right: int = 0
    down: int = 0


ARROW: Final = Heap(("arrow",))
FIGURES: Final = {
    "base": (Heap(("7h",)), *(Heap((f"wants 7{suit}",)) for suit in "scd")),
    "run": (Heap(("As", "Kh", "Qc", "Jd"), down=28),),
    "waste": (Heap(("back",)), Heap(("4d", "3s", "Qc"), right=34)),
    "won": (Heap(("Ks", "Kh", "Kc", "Kd"), right=108),),
    "refill": (Heap(("Qs",)), ARROW, Heap(("wants",)), ARROW, Heap(("Qs",))),
}
"""From left to right."""
_ASPECT: Final = (5, 7)
_GAP: Final = 30
"""Between two heaps, in hundredths of a card's width."""


def figures() -> Mapping[str, PictureOf]:
    """The figures by the names of their slots."""
    return {f"figure:{name}": partial(_put, heaps) for name, heaps in FIGURES.items()}


def rows(name: str) -> float:
    """How many times as high as a card a figure is."""
    return 1 + max(heap.down * (len(heap.cards) - 1) for heap in FIGURES[name]) / 100


def _put(heaps: tuple[Heap, ...], surface: pygame.Surface, area: Rect) -> None:
    """The heaps side by side in the middle of the area."""
    deepest = max(heap.down * (len(heap.cards) - 1) for heap in heaps)
    height = area.height * 100 // (100 + deepest)
    card = Size(height * _ASPECT[0] // _ASPECT[1], height)
    widths = [card.width * (100 + heap.right * (len(heap.cards) - 1)) // 100 for heap in heaps]
    gap = card.width * _GAP // 100
    x = area.x + (area.width - sum(widths) - gap * (len(heaps) - 1)) // 2
    for heap, width in zip(heaps, widths, strict=True):
        for place, name in enumerate(heap.cards):
            dx, dy = card.width * heap.right * place // 100, height * heap.down * place // 100
            _put_card(name, surface, Rect(x + dx, area.y + dy, *card))
        x += width + gap


def _put_card(name: str, surface: pygame.Surface, spot: Rect) -> None:
    edge = DEFAULT.panel_edge
    if name == "arrow":
        side = spot.width // 2
        sign = shapes.mark("chevron_right", side, edge)
        surface.blit(sign, (spot.centre.x - side // 2, spot.centre.y - side // 2))
    elif name.startswith("wants"):
        shapes.ring(surface, spot, spot.width // 12, max(1, spot.width // 30), edge)
        _put_wanted(name.removeprefix("wants").strip(), surface, spot)
    else:
        file = "backs/lattice" if name == "back" else f"faces/{name}"
        shapes.shadow(surface, spot, spot.width // 16, max(1, spot.width // 16), (0, 0, 0))
        surface.blit(card_picture(file, spot.width, spot.height), (spot.x, spot.y))


def _put_wanted(card: str, surface: pygame.Surface, spot: Rect) -> None:
    """The rank and the suit that a foundation waits for."""
    if not card:
        return
    side = spot.width * 2 // 5
    rank = _text().render(card[0], side * 5 // 4, DEFAULT.panel_edge, "serif", bold=True)
    sign = shapes.mark("♠♥♦♣"["shdc".index(card[1])], side, DEFAULT.panel_edge)
    ink, gap = rank.get_bounding_rect(), side // 5
    top = Point(spot.centre.x, spot.centre.y - (ink.height + gap + side) // 2)
    surface.blit(rank, (top.x - ink.width // 2, top.y), ink)
    surface.blit(sign, (top.x - side // 2, top.y + ink.height + gap))


@lru_cache(1)
def _text() -> TextPainter:
    return TextPainter()
