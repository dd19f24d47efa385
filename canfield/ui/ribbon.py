"""The wrap ribbon: thirteen ranks from the base on, the seam, and how far each suit has come."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from canfield.engine import Suit
from canfield.engine.cards import rank_after_steps
from canfield.table.geometry import Rect, Size
from canfield.ui.bar import strip
from canfield.ui.shapes import mark
from canfield.ui.stage import Sprite
from canfield.ui.strings.cards import rank_sign, suit_sign

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import GameState
    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Colour, Theme

_STEPS: Final = 13
_ACE: Final = 1


class Progress(NamedTuple):
    """What the ribbon shows: the base rank and the height of each foundation by suit."""

    base_rank: int
    heights: tuple[int, int, int, int]


def heights(state: GameState) -> tuple[int, int, int, int]:
    """How many cards lie on each foundation, by suit."""
    spades, hearts, diamonds, clubs = map(len, state.foundations)
    return spades, hearts, diamonds, clubs


def ribbon_sprites(
    area: Rect, progress: Progress, theme: Theme, text: TextPainter
) -> Iterator[Sprite]:
    """The ribbon as one sprite; nothing where the area is empty."""
    if area.height:
        yield Sprite(_ribbon(area[2:], progress, theme, text), area.x, area.y)


@lru_cache(4)
def _ribbon(
    size: tuple[int, int], progress: Progress, theme: Theme, text: TextPainter
) -> pygame.Surface:
    width, height = size
    surface = strip(width, height, theme, above=False).copy()
    for step in range(_STEPS):
        cell = _cell(size, step)
        rank = rank_after_steps(progress.base_rank, step)
        if rank == _ACE and step:
            line = max(1, height // 18)
            surface.fill(
                theme.brass, (cell.x - line, height // 6, line, height - 2 * (height // 6))
            )
        _draw_cell(
            surface, cell, rank, [s for s in Suit if progress.heights[s] == step], theme, text
        )
    return surface


def _cell(size: tuple[int, int], step: int) -> Rect:
    width, height = size
    inset = height // 3
    inner = width - 2 * inset
    left, right = inner * step // _STEPS, inner * (step + 1) // _STEPS
    return Rect(inset + left, 0, right - left, height)


def _draw_cell(  # noqa: PLR0913 - what is drawn, where and with what
    surface: pygame.Surface,
    cell: Rect,
    rank: int,
    wanted: list[Suit],
    theme: Theme,
    text: TextPainter,
) -> None:
    """The rank, bright where a suit wants it next, and the signs of those suits beside it."""
    ink = theme.brass if wanted else theme.text_dim
    name = text.render(rank_sign(rank), round(cell.height * 0.52), ink, "serif", bold=bool(wanted))
    gap = max(1, cell.height // 16)
    signs = _signs(wanted, Size(cell.width - name.get_width() - gap, cell.height), theme.text)
    width = name.get_width() + (gap + signs.get_width()) * bool(wanted)
    x = cell.x + (cell.width - width) // 2
    surface.blit(name, (x, (cell.height - name.get_height()) // 2))
    top = (cell.height - signs.get_height()) // 2
    surface.blit(signs, (x + name.get_width() + gap, top))


def _signs(suits: list[Suit], room: Size, colour: Colour) -> pygame.Surface:
    """The signs of suits side by side, in two rows where one is too long."""
    side = round(room.height * 0.34)
    pitch = side + max(2, side // 6)
    rows = 1 if pitch * len(suits) <= room.width - room.height // 4 else 2
    columns = -(-len(suits) // rows)
    surface = pygame.Surface((pitch * columns, pitch * (rows - 1) + side), pygame.SRCALPHA)
    for number, suit in enumerate(suits):
        row, column = divmod(number, columns)
        lacking = columns - min(columns, len(suits) - row * columns)
        x = pitch * column + pitch * lacking // 2
        surface.blit(mark(suit_sign(suit), side, colour), (x, pitch * row))
    return surface
