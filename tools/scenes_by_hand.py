"""Scenes of what pointer and keyboard do on the table, and of what the game says to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scene_models import LATER, MIDDLE, Shot, keys, laid, model_of, played, told

from canfield.app.available import bar_commands
from canfield.app.messages import Advised, Ordered, Reported
from canfield.engine import Pile, parse_move
from canfield.solver.hints import Hint, Reason
from canfield.table.geometry import Point
from canfield.table.hit import Target
from canfield.table.inputs import Button, Motion, Press, Release
from canfield.table.value import replace
from canfield.ui.bar import place_buttons
from canfield.ui.commands import Command
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.model import Model
    from canfield.table.geometry import Size
    from canfield.ui.text import TextPainter

NEARLY_HOME = "CF-D3 | base 7h | S - | W - | R - | F 5s 5h 5d 6c | T 6h / 6d / 6s / - | redeals 9"
TURNED_OVER = (
    "CF-D3 | base 9h | S - | W 2cJd7sTd | R 4c8d | F - 9h - -"
    " | T QsJh / 5h4s3d2s / - / Kc | redeals 0"
)


def _early(size: Size) -> Model:
    return model_of(size, played(["D", "W>T2"]))


def hint(size: Size, measure: TextPainter) -> Shot:
    """A hint: where from, where to, and why."""
    model = _early(size)
    king = model.state.tableau[1][0]
    advice = Hint(parse_move("T2>T4:2"), Reason.ACROSS_SEAM, king)
    return told(model, Advised(model.game, (advice,)), measure=measure), LATER


def pointed(size: Size, measure: TextPainter) -> Shot:
    """A run under the pointer."""
    model = _early(size)
    first = model.layout.places[model.state.tableau[1][0]].rect
    at = Point(first.x + first.width // 2, first.y + first.height // 10)
    return told(model, Motion(at), measure=measure), LATER


def picked(size: Size, measure: TextPainter) -> Shot:
    """A run picked up by a click: where it may go is lit."""
    model = _early(size)
    first = model.layout.places[model.state.tableau[1][0]].rect
    at = Point(first.x + first.width // 2, first.y + first.height // 10)
    return told(model, Press(at), Release(at), measure=measure), LATER


def focused(size: Size, measure: TextPainter) -> Shot:
    """The keyboard at a pile."""
    return told(_early(size), *keys("right", "right", "down"), measure=measure), LATER


def found(size: Size, measure: TextPainter) -> Shot:
    """Every black card that was looked for, marked."""
    model = told(model_of(size, played(MIDDLE)), Ordered(Command.FIND), measure=measure)
    return told(model, *keys("tab", "right", "return"), measure=measure), LATER


def landed(size: Size, _measure: TextPainter) -> Shot:
    """A card that went home by itself, marked for a moment."""
    from canfield.app.model import Landed

    model = model_of(size, played(MIDDLE))
    return replace(model, landed=Landed(Target(Pile.FC, 1), LATER + 1)), LATER


def tip(size: Size, measure: TextPainter) -> Shot:
    """The name and the key of a button under the pointer."""
    model = model_of(size, played(MIDDLE))
    buttons = place_buttons(model.layout.bar, measure, bar_commands(model), finish=False)
    undo = next(each.rect for each in buttons if each.command is Command.UNDO)
    return told(model, Motion(undo.centre), measure=measure), LATER


def finish(size: Size, _measure: TextPainter) -> Shot:
    """The end is certain, and a button offers it."""
    return model_of(size, laid(NEARLY_HOME)), LATER


def turn_over(size: Size, _measure: TextPainter) -> Shot:
    """An empty stock that can be turned over, and a space."""
    return model_of(size, laid(TURNED_OVER)), LATER


def card_menu(size: Size, measure: TextPainter) -> Shot:
    """The menu of a right click, an entry of it under the pointer."""
    model = _early(size)
    at = model.layout.piles[Pile.T1].centre
    clicks = (Press(at, Button.RIGHT), Release(at, Button.RIGHT))
    return told(model, *clicks, *keys("down", "down"), measure=measure), LATER


def second_window(size: Size, measure: TextPainter) -> Shot:
    """Said where another window plays already."""
    return told(_early(size), Reported(remarks()["other_window"]), measure=measure), LATER


BY_HAND: dict[str, Callable[[Size, TextPainter], Shot]] = {
    "hint": hint,
    "pointed": pointed,
    "picked": picked,
    "focused": focused,
    "found": found,
    "landed": landed,
    "tip": tip,
    "finish": finish,
    "turn-over": turn_over,
    "card-menu": card_menu,
    "second-window": second_window,
}
