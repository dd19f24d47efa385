"""Dialogs as pictures: what is painted where, and what is left alone."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from canfield.table.geometry import Rect, Size
from canfield.ui.dialogs.pictures import pictures
from canfield.ui.text import TextPainter
from canfield.ui.theme import DEFAULT, THEMES, Theme
from canfield.ui.widgets import Form, place
from canfield.ui.widgets.drawing import draw
from canfield.ui.widgets.form import Spot
from canfield.ui.widgets.items import Slot
from tests.ui.forms import DIALOGS, Player, pages

SMALL = Size(640, 480)


@pytest.fixture(scope="module")
def text() -> TextPainter:
    pygame.font.init()
    return TextPainter()


def painted(form: Form, text: TextPainter, clip: Rect | None = None) -> pygame.Surface:
    surface = pygame.Surface(SMALL)
    surface.fill(DEFAULT.cloth)
    surface.set_clip(clip)
    draw(surface, place(form, SMALL, text), DEFAULT, text, pictures())
    surface.set_clip(None)
    return surface


def part(surface: pygame.Surface, rect: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def test_what_scrolls_never_covers_the_title_or_the_buttons(text: TextPainter) -> None:
    form = DIALOGS["help"]
    placed = place(form, SMALL, text)
    top, end = painted(form, text), painted(replace(form, scroll=100_000), text)
    panel, view = placed.panel, placed.view
    above = Rect(panel.x, panel.y, panel.width, view.y - panel.y)
    below = Rect(panel.x, view.bottom + 2, panel.width, panel.bottom - view.bottom - 2)
    assert part(top, above) == part(end, above)
    assert part(top, below) == part(end, below)
    assert part(top, view) != part(end, view)


def test_only_what_the_caller_wants_painted_is_painted(text: TextPainter) -> None:
    clip = Rect(200, 200, 100, 50)
    whole, cut = painted(DIALOGS["help"], text), painted(DIALOGS["help"], text, clip)
    assert part(cut, clip) == part(whole, clip)
    assert cut.get_at((320, 60))[:3] == DEFAULT.cloth
    assert cut.get_at((320, 300))[:3] == DEFAULT.cloth


@pytest.mark.parametrize("name", DIALOGS)
def test_what_has_the_keyboard_looks_different(name: str, text: TextPainter) -> None:
    for page in pages(DIALOGS[name]):
        player, looks = Player(page, SMALL, text), set()
        for _ in page.stops():
            player.press("tab")
            looks.add(pygame.image.tobytes(painted(player.form, text), "RGB"))
        assert len(looks) == len(page.stops())


def test_a_button_looks_different_under_the_pointer_and_when_pressed(text: TextPainter) -> None:
    form = DIALOGS["new game"]
    spot = Spot("deal")
    looks = {
        pygame.image.tobytes(painted(each, text), "RGB")
        for each in (
            form,
            replace(form, hover=spot),
            replace(form, hover=spot, pressed=spot),
        )
    }
    assert len(looks) == 3


@pytest.mark.parametrize("name", ["new game", "settings"])
def test_every_slot_has_a_picture(name: str, text: TextPainter) -> None:
    known = pictures()
    for page in pages(DIALOGS[name]):
        placed = place(page, SMALL, text)
        slots = [item for item in placed.frame + placed.body if isinstance(item, Slot)]
        assert [slot.name for slot in slots if slot.name not in known] == []


@pytest.mark.parametrize("name", THEMES)
def test_every_dialog_is_drawn_in_every_theme(name: str, text: TextPainter) -> None:
    theme = THEMES[name]
    surface = pygame.Surface(SMALL)
    for form in DIALOGS.values():
        for page in pages(form):
            placed = place(page, SMALL, text)
            draw(surface, placed, theme, text, pictures())
            corner = (placed.panel.x + 20, placed.panel.y + 4)
            assert surface.get_at(corner)[:3] == theme.panel


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_hearts_and_diamonds_are_red_on_card_stock(theme: Theme, text: TextPainter) -> None:
    picture = text.render("♠♥♦♣", 40, theme.ink, red=theme.danger)
    pitch, y = picture.get_width() // 4, picture.get_height() // 2
    signs = [tuple(picture.get_at((pitch // 2 + pitch * n, y))[:3]) for n in range(4)]
    assert signs == [theme.ink, theme.danger, theme.danger, theme.ink]
