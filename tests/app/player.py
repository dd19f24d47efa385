"""A player at the program's one function: messages in, what is known and asked for out."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from canfield.app.model import Model, layout_options
from canfield.app.update import update
from canfield.engine import FOUNDATIONS, DealStock, Game, GameCode, Move, Pile, Redeal, parse_move
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.table.geometry import Point, Rect, Size
from canfield.table.inputs import Button, Key, Motion, Press, Release, Typed
from canfield.table.layout import arrange
from canfield.ui.text import TextPainter
from canfield.ui.widgets.form import Form, Spot
from canfield.ui.widgets.placing import place as place_form

if TYPE_CHECKING:
    from canfield.app.messages import Effect, Message

SIZE = Size(1024, 700)
EXAMPLE = json.loads((Path(__file__).parents[1] / "data" / "example_win.json").read_text())
CODE = GameCode.parse(EXAMPLE["code"])
WINNING_LINE: tuple[Move, ...] = tuple(map(parse_move, EXAMPLE["moves"]))
DRAW_3 = "CF-D3:standard"


@cache
def measure() -> TextPainter:
    """Return what knows how wide words are."""
    pygame.font.init()
    return TextPainter()


@cache
def game_after(steps: int) -> Game:
    """Return the example game after so many moves of its winning line."""
    if not steps:
        return Game.new(CODE)
    return game_after(steps - 1).play(WINNING_LINE[steps - 1])[0]


def model_of(game: Game, settings: Settings | None = None) -> Model:
    """Return what the program knows when it starts with this game."""
    settings = settings or Settings()
    return Model(
        size=SIZE,
        settings=settings,
        scores=Scores(),
        game=game,
        attempt="test-0",
        layout=arrange(SIZE, game.state, layout_options(settings)),
        today="2026-01-31",
    )


class Player:
    """Does one thing after another; `asked` is everything that the program asked of the world."""

    def __init__(self, game: Game | None = None, settings: Settings | None = None) -> None:
        self.model = model_of(game or game_after(0), settings)
        self.now = 10.0
        self.asked: list[Effect] = []

    def tells(self, *messages: Message) -> list[Effect]:
        """Return what these messages made the program ask for."""
        asked: list[Effect] = []
        for message in messages:
            self.model, effects = update(self.model, message, self.now, measure())
            asked += effects
        self.asked += asked
        return asked

    def waits(self, seconds: float) -> None:
        self.now += seconds

    # ------------------------------------------------------------ where things are

    def point(self, pile: Pile, count: int = 1) -> Point:
        """Return a point of a card that can be seen, near its upper left corner."""
        cards = self.model.state.cards(pile)
        layout = self.model.layout
        rect = layout.places[cards[-count]].rect if cards else layout.piles[pile]
        return Point(rect.x + rect.width // 8, rect.y + rect.height // 16)

    def beside(self, pile: Pile) -> Point:
        """Return where to let go so that the card comes to lie on the pile."""
        point = self.point(pile)
        return Point(point.x + 7, point.y + 9)

    # ------------------------------------------------------------ mouse and finger

    def moves(self, point: Point, *, held: bool = False) -> list[Effect]:
        return self.tells(Motion(point, held))

    def clicks_at(self, point: Point, button: Button = Button.LEFT) -> list[Effect]:
        return self.tells(Press(point, button), Release(point, button))

    def clicks(self, pile: Pile, count: int = 1) -> list[Effect]:
        return self.clicks_at(self.point(pile, count))

    def double_clicks(self, pile: Pile, count: int = 1) -> list[Effect]:
        asked = self.clicks(pile, count)
        self.waits(0.1)
        return asked + self.clicks(pile, count)

    def lifts(self, pile: Pile, count: int = 1, *, touch: bool = False) -> list[Effect]:
        """Take cards and carry them a little."""
        start = self.point(pile, count)
        away = Point(start.x + 40, start.y + 40)
        return self.tells(Press(start, touch=touch), Motion(away, held=True))

    def drags(
        self, pile: Pile, count: int, end: Pile | Point, *, touch: bool = False
    ) -> list[Effect]:
        """Carry cards to a pile, or a point, and let them go there."""
        point = self.beside(end) if isinstance(end, Pile) else end
        lifted = self.lifts(pile, count, touch=touch)
        return lifted + self.tells(Motion(point, held=True), Release(point))

    # ------------------------------------------------------------ keys

    def keys(self, *names: str) -> list[Effect]:
        """Press keys one after the other: `z`, `ctrl+z`, `shift+return`."""
        return self.tells(*map(key, names))

    # ------------------------------------------------------------ dialogs

    @property
    def form(self) -> Form:
        """Return the dialog on top."""
        return self.model.dialogs[-1]

    @property
    def dialogs(self) -> list[str]:
        """Return the names of the open dialogs."""
        return [form.name for form in self.model.dialogs]

    def area(self, key: str, place: int = 0) -> Rect:
        """Return where a button, or an option of a choice, lies in the dialog on top."""
        placed = place_form(self.form, self.model.size, measure())
        return next(part.rect for part in placed.parts if part.spot == Spot(key, place))

    def presses(self, key: str, place: int = 0) -> list[Effect]:
        """Click on a button, or on an option of a choice, of the dialog on top."""
        return self.clicks_at(self.area(key, place).centre)

    def goes_to(self, key: str) -> None:
        """Give a control of the dialog on top the keyboard, page after page, by Tab."""
        for _ in self.form.pages:
            for _ in self.form.stops():
                if self.form.focus == key:
                    return
                self.keys("tab")
            self.keys("ctrl+tab")
        raise AssertionError(f"Tab never came to {key} in {self.form.name}")

    def types(self, text: str) -> list[Effect]:
        return self.tells(*map(Typed, text))

    # ------------------------------------------------------------ games

    def plays_by_mouse(self, move: Move, *, touch: bool = False) -> list[Effect]:
        """Make a move by hand: a click on the stock, or a drag."""
        self.waits(1.0)
        if isinstance(move, DealStock | Redeal):
            point = self.point(Pile.STOCK)
            return self.tells(Press(point, touch=touch), Release(point))
        return self.drags(move.source, move.count, move.target, touch=touch)

    def plays_by_keys(self, move: Move) -> list[Effect]:
        """Make a move of two keys, or draw with the space bar."""
        self.waits(1.0)
        if isinstance(move, DealStock | Redeal):
            return self.keys("space")
        return self.keys(_name(move.source), _name(move.target))


def key(name: str) -> Key:
    """Return the key of a name such as `ctrl+z`."""
    modifiers, _, plain = name[:-1].rpartition("+")
    held = modifiers.split("+")
    return Key(plain + name[-1], "ctrl" in held, "shift" in held, "alt" in held)


def _name(pile: Pile) -> str:
    if pile in FOUNDATIONS:
        return "f"
    return pile.value[-1].lower()
