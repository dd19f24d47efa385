"""What lies on the table: shadows, what empty foundations wait for, the ribbon's signs."""

from __future__ import annotations

import pygame
import pytest

from canfield.engine import Game, GameCode, Pile, parse_move
from canfield.table.geometry import Size
from canfield.table.hit import Target
from canfield.table.layout import LayoutOptions, arrange
from canfield.ui.card_art import CardArt, Deck
from canfield.ui.marks import mark_sprites
from canfield.ui.ribbon import Progress, ribbon_sprites
from canfield.ui.scene import Marks, Scene
from canfield.ui.table_view import pile_sprites
from canfield.ui.text import TextPainter
from canfield.ui.theme import DEFAULT, THEMES, contrast
from tests.table.tables import WINDOWS

GAME = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
LINE = 2
"""The first rows of the ribbon are a thin line along its whole length."""


@pytest.fixture(scope="module")
def fonts() -> TextPainter:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return TextPainter()


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("width", [40, 125, 345])
def test_a_card_casts_a_soft_shadow_most_of_it_below(width: int) -> None:
    art = CardArt(Deck(), Size(width, width * 7 // 5))
    surface = art.surface(GAME.state.reserve[-1])
    middle, foot = width // 2 + art.margin, art.margin + art.size.height
    below = [surface.get_at((middle, y)).a for y in range(foot, foot + art.margin)]
    above = [surface.get_at((middle, y)).a for y in range(art.margin)]
    assert below[0] >= 50
    assert below == sorted(below, reverse=True)
    assert below[-1] < below[0] // 2
    assert sum(above) < sum(below) // 2


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size.width}x{size.height}")
def test_what_a_foundation_waits_for_stands_in_its_middle(size: Size, fonts: TextPainter) -> None:
    layout = arrange(size, GAME.state, LayoutOptions())
    for sprite in pile_sprites(layout, GAME.state, (), DEFAULT, fonts):
        ink = sprite.surface.get_bounding_rect()
        assert abs(ink.centerx - layout.card.width // 2) <= 1 + layout.card.width // 40
        assert abs(ink.centery - layout.card.height // 2) <= 1 + layout.card.height // 40


def ribbon(width: int, base: int, steps: int, fonts: TextPainter) -> pygame.Surface:
    """The ribbon of a table where every suit waits for the same rank."""
    layout = arrange(Size(width, width * 3 // 4), GAME.state, LayoutOptions())
    (sprite,) = ribbon_sprites(layout.ribbon, Progress(base, (steps,) * 4), DEFAULT, fonts)
    return sprite.surface


@pytest.mark.parametrize("base", [1, 5, 10, 13])
@pytest.mark.parametrize("steps", [0, 3, 12])
@pytest.mark.parametrize("width", [640, 800, 1920])
def test_the_four_suits_on_the_ribbon_stay_apart(
    width: int, base: int, steps: int, fonts: TextPainter
) -> None:
    surface = ribbon(width, base, steps, fonts)
    signs = pygame.mask.from_threshold(surface, DEFAULT.text, (40, 40, 40, 255))
    tall = surface.get_height() // 9
    assert sum(rect.height >= tall for rect in signs.get_bounding_rects()) == 4


@pytest.mark.parametrize("base", [1, 7, 10, 13])
@pytest.mark.parametrize("steps", range(13))
def test_no_sign_on_the_ribbon_comes_close_to_the_seam(
    base: int, steps: int, fonts: TextPainter
) -> None:
    surface = ribbon(640, base, steps, fonts)
    line = pygame.mask.from_threshold(surface, DEFAULT.brass, (1, 1, 1, 255))
    seams = [r for r in line.get_bounding_rects() if r.width == 1 and r.height > 15]
    assert len(seams) == (base != 1)
    for seam in seams:
        for x in (*range(seam.x - 2, seam.x), *range(seam.right, seam.right + 2)):
            column = {surface.get_at((x, y))[:3] for y in range(LINE, surface.get_height())}
            assert column == {DEFAULT.bar}


def run_of_two() -> Game:
    """The example game with K♥ and Q♣ in the second column."""
    game = GAME
    for text in ("D", "W>T2"):
        game, _ = game.play(parse_move(text))
    return game


@pytest.mark.parametrize("name", THEMES)
def test_the_keyboards_place_is_seen_on_cloth_and_cards_alike(
    name: str, fonts: TextPainter
) -> None:
    del fonts
    theme, state = THEMES[name], run_of_two().state
    scene = Scene(arrange(Size(1280, 800), state, LayoutOptions()), state)
    scene = scene._replace(marks=Marks(focus=Target(Pile.T2, 1)))
    rings = list(mark_sprites(scene, theme))
    lines = [ring.surface.get_at((ring.rect.width // 2, 0)) for ring in rings]
    for ground in (theme.cloth, theme.panel):
        assert max(contrast((line.r, line.g, line.b), ground) for line in lines) >= 4.5


def test_a_covered_card_that_was_looked_for_has_its_line_around_what_is_seen_of_it(
    fonts: TextPainter,
) -> None:
    del fonts
    state = run_of_two().state
    king, queen = state.tableau[1]
    layout = arrange(Size(1280, 800), state, LayoutOptions())
    scene = Scene(layout, state, marks=Marks(found=frozenset({king, queen})))
    upper, lower = sorted(
        (sprite.rect for sprite in mark_sprites(scene, DEFAULT)), key=lambda r: r.y
    )
    edge = 1 + layout.card.width // 40
    assert abs(upper.bottom - layout.places[queen].rect.y) <= edge
    assert abs(lower.bottom - layout.places[queen].rect.bottom) <= edge
