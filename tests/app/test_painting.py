"""Painting only what has changed gives the same picture as painting all of it."""

from __future__ import annotations

import os
from math import cos, sin
from typing import TYPE_CHECKING

import pygame
from happenings import Chance, happen

from canfield.app.view import scene
from canfield.engine import Pile
from canfield.table.geometry import Point, Size
from canfield.table.inputs import Resized
from canfield.ui.painter import Painter
from canfield.ui.widgets.placing import place as place_form
from tests.app.pictures import difference
from tests.app.player import Player, game_after, measure
from tests.app.test_dummy_window import click, place

if TYPE_CHECKING:
    from dummy_window import Desk

EVENTS = int(os.environ.get("CANFIELD_PAINTED_EVENTS", "150"))


def test_whatever_happens_the_picture_is_as_if_painted_from_scratch(desk: Desk) -> None:
    chance, story = Chance(0), []
    for _ in range(EVENTS):
        story.append(chance.next(desk.model))
        happen(desk, story[-1])
        if desk.model.visible:
            assert difference(desk) is None, story


def test_cards_that_leave_the_stock_together_leave_no_shadow_behind(desk: Desk) -> None:
    click(desk, place(desk, Pile.STOCK))
    for _ in range(12):
        desk.wait(0.016)
        assert difference(desk) is None


def test_cards_in_hand_leave_no_trace_wherever_they_are_carried(desk: Desk) -> None:
    grip = place(desk, Pile.RESERVE)
    desk.press(grip)
    for step in range(60):
        x, y = desk.window.size.width * cos(step / 9), desk.window.size.height * sin(step / 7)
        desk.move(Point(grip.x + round(x), grip.y + round(y)))
        desk.turn()
        assert difference(desk) is None, step
    assert desk.model.hand.pointer.held is not None


def test_the_pointer_in_a_dialog_repaints_no_more_than_the_dialog() -> None:
    player = Player(game_after(5))
    player.keys("ctrl+g")
    painter, surface = Painter(), pygame.Surface(player.model.size)
    painter.paint(scene(player.model, player.now, measure()), surface)
    while painter.waits_for_art:
        painter.paint(scene(player.model, player.now, measure()), surface)
    panel = place_form(player.form, player.model.size, measure()).panel
    player.moves(player.area("play").centre)
    parts = painter.paint(scene(player.model, player.now, measure()), surface)
    assert [part.overlap(panel) for part in parts] == [panel.area]
    assert sum(part.area for part in parts) < 2 * panel.area


def test_a_large_window_shows_its_table_stretched_until_the_edge_rests() -> None:
    player, painter = Player(game_after(5)), Painter()

    def painted(size: Size) -> pygame.Surface:
        player.tells(Resized(size))
        surface = pygame.Surface(size)
        painter.paint(scene(player.model, player.now, measure()), surface)
        return surface

    def settle(surface: pygame.Surface) -> pygame.Surface:
        while painter.waits_for_art:
            painter.paint(scene(player.model, player.now, measure()), surface)
        return surface

    old = settle(painted(Size(3000, 1800)))
    last = Size(3400, 1600)
    for size in (Size(3200, 1700), last):
        assert looks(painted(size)) == looks(pygame.transform.scale(old, size))
    rested = settle(painted(last))
    painter = Painter()
    assert looks(rested) == looks(settle(painted(last)))


def looks(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
