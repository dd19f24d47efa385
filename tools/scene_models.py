"""What scenes are made of: a model, what it is told, and the games that are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from canfield.app.messages import Ordered
from canfield.app.model import Model, layout_options
from canfield.app.update import update
from canfield.engine import Game, GameCode, parse_move, parse_state
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.table.inputs import Key
from canfield.table.layout import arrange
from canfield.table.motion import Motion as Movement
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.app.messages import Message
    from canfield.table.geometry import Size
    from canfield.ui.commands import Command
    from canfield.ui.text import TextPainter

Shot = tuple[Model, float]
EXAMPLE = GameCode.parse("CF1-D3-AAAAACL")
EXAMPLE_WIN = Path(__file__).parents[1] / "tests" / "data" / "example_win.json"
MIDDLE: list[str] = json.loads(EXAMPLE_WIN.read_text(encoding="utf-8"))["moves"][:78]
LATER = 100.0


def model_of(size: Size, game: Game) -> Model:
    """The program with a game on the table."""
    settings = Settings(reduced_motion=True, welcomed=True)
    return Model(
        size=size,
        settings=settings,
        scores=Scores(),
        game=game,
        attempt="scene-1",
        layout=arrange(size, game.state, layout_options(settings)),
        today="2026-11-30",
    )


def told(model: Model, *messages: Message, measure: TextPainter) -> Model:
    """The program once it was told this and every card lies still."""
    for message in messages:
        model, _ = update(model, message, LATER, measure)
    return replace(model, motion=Movement())


def played(moves: list[str]) -> Game:
    """The example game after some moves."""
    game = Game.new(EXAMPLE)
    for move in moves:
        game, _ = game.play(parse_move(move))
    return game


def laid(state: str) -> Game:
    """A game that begins with a position."""
    return replace(Game.new(EXAMPLE), start=parse_state(state))


def opened(size: Size, command: Command, measure: TextPainter) -> Shot:
    """What a command opens in the middle of the example game."""
    return told(model_of(size, played(MIDDLE)), Ordered(command), measure=measure), LATER


def keys(*names: str) -> list[Message]:
    """Keys that are pressed one after the other."""
    return [Key(name) for name in names]
