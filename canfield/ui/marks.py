"""Lines around what is pointed at, picked up, focused, hinted, looked for or has just landed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from canfield.ui.table_view import focus_sprites, frame_sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import Card, Pile
    from canfield.table.geometry import Rect
    from canfield.table.hit import Target
    from canfield.ui.scene import Scene
    from canfield.ui.stage import Sprite
    from canfield.ui.theme import Theme


def mark_sprites(scene: Scene, theme: Theme) -> Iterator[Sprite]:
    """Every line, that of the keyboard above all others."""
    marks, card = scene.marks, scene.layout.card
    runs = [(marks.landed, theme.brass), (marks.pointed, theme.brass_dim)]
    runs += [(target, theme.brass) for target in (marks.picked, *sorted(marks.hinted))]
    for target, colour in runs:
        if target is not None:
            yield frame_sprite(_run_rect(scene, target), card, colour)
    if marks.found:
        for pile in scene.layout.piles:
            for rect in _found_rects(scene, pile):
                yield frame_sprite(rect, card, theme.brass)
    if marks.focus is not None:
        yield from focus_sprites(_run_rect(scene, marks.focus), card, theme)


def _run_rect(scene: Scene, target: Target) -> Rect:
    """The rectangle around a run, or around the empty pile."""
    cards = scene.state.cards(target.pile)[-target.count :] if target.count else ()
    if not cards:
        return scene.layout.piles[target.pile]
    first, last = (scene.layout.places[card].rect for card in (cards[0], cards[-1]))
    return first.union(last)


def _found_rects(scene: Scene, pile: Pile) -> Iterator[Rect]:
    """What can be seen of the cards of a pile that were looked for."""
    cards: tuple[Card | None, ...] = (*scene.state.cards(pile), None)
    for card, above in pairwise(cards):
        if card in scene.marks.found:
            rect = scene.layout.places[card].rect
            yield rect if above is None else _uncovered(rect, scene.layout.places[above].rect)


def _uncovered(rect: Rect, above: Rect) -> Rect:
    """What is seen of a card below another that lies further down or to the right."""
    if above.y > rect.y:
        return rect._replace(height=min(rect.height, above.y - rect.y))
    if above.x > rect.x:
        return rect._replace(width=min(rect.width, above.x - rect.x))
    return rect
