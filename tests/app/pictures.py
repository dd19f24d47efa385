"""What the window shows, against what it should show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from canfield.app.view import deck_of, scene
from canfield.engine import Pile
from canfield.table.geometry import Rect
from canfield.ui.card_art import CardArt
from canfield.ui.painter import Painter

if TYPE_CHECKING:
    from dummy_window import Desk


def difference(desk: Desk) -> Rect | None:
    """Return where the picture differs from one painted from scratch, None where it does not."""
    shown = desk.window.surface
    wanted = pygame.Surface(desk.window.size, 0, shown)
    picture = scene(desk.model, desk.loop._clock.now(), desk.loop._painter.text)
    Painter().paint(picture, wanted)
    if pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(wanted, "RGB"):
        return None
    equal = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), wanted)
    equal.invert()
    first, *others = equal.get_bounding_rects()
    return Rect(*first.unionall(others))


def exposed_cards_elsewhere(desk: Desk) -> list[Pile]:
    """Return the piles whose exposed card is not to be seen in the middle of its place."""
    layout, state = desk.model.layout, desk.model.state
    art = CardArt(deck_of(desk.model.settings), layout.card)
    wrong = []
    for pile in Pile:
        if not state.cards(pile):
            continue
        card = state.cards(pile)[-1]
        place = layout.places[card]
        face = art.surface(card if place.face_up else None)
        for step in range(-8, 9):
            spot = place.rect.centre.x + step, place.rect.centre.y + 2 * step
            inner = spot[0] - place.rect.x + art.margin, spot[1] - place.rect.y + art.margin
            if desk.window.surface.get_at(spot)[:3] != face.get_at(inner)[:3]:
                wrong.append(pile)
                break
    return wrong
