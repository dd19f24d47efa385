"""The lesson: the first moves of the published deal, made by the player step by step.

Like a replay it is played while the player's own game waits as it is; nothing of it counts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.app.advice import move_targets
from canfield.app.messages import Effect, Play, SaveConfig
from canfield.app.replaying import MEANWHILE, leave, put_aside
from canfield.engine import Game, GameCode, parse_move
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.scene import Note, NoteButton
from canfield.ui.strings.commands import command_name
from canfield.ui.strings.lesson import LEARNED, LOST, STEPS_SAID, lesson_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.model import Model
    from canfield.engine import GameState
    from canfield.table.hit import Target

EXAMPLE: Final = GameCode.parse("CF1-D3-AAAAACL")
"""The published deal."""
LINE: Final = ("D", "W>T2", "T2>T4:2")
"""Its first moves, in notation."""


class Task(NamedTuple):
    """A step: how many moves of the line stand when it is done.

    One that is `shown` marks what the last of these moves takes, and where to.
    """

    name: str
    moves: int
    shown: bool = True


STEPS: Final = (
    Task("draw", 1),
    Task("build", 2),
    Task("wrap", 3),
    Task("undo", 2, shown=False),
    Task("again", 3),
)

ON_THE_TABLE: Final = MEANWHILE | {
    Command.DRAW,
    Command.UNDO,
    Command.REDO,
    Command.MENU,
    Command.HELP,
    Command.KEYS,
    Command.SETTINGS,
    Command.READ_PILE,
    Command.PAUSE,
    Command.FIND,
    Command.COPY_GAME,
    Command.SEEN,
    Command.SUPERIOR,
}
"""The commands that mean the same as ever during the lesson."""
WAITS: Final = frozenset(
    {
        Command.HINT,
        Command.COLLECT,
        Command.FINISH,
        Command.BOOKMARK,
        Command.TO_BOOKMARK,
        Command.REPLAY,
    }
)
"""The commands that are not wanted here; all others end the lesson."""


@cache
def positions() -> tuple[GameState, ...]:
    """The deal, and the position after each move of the line."""
    game = Game.new(EXAMPLE)
    for text in LINE:
        game, _ = game.play(parse_move(text))
    return game.start, *(entry.state for entry in game.entries)


def begin(model: Model, now: float) -> tuple[Model, tuple[Effect, ...]]:
    """The lesson from its first step; the player's own game is put aside."""
    after = replace(put_aside(model, Game.new(EXAMPLE), now), lesson=0)
    if model.settings.welcomed:
        return after, (Play("recycle"),)
    welcomed = replace(after.settings, welcomed=True)
    return replace(after, settings=welcomed), (SaveConfig(), Play("recycle"))


def gone_on(model: Model) -> Model:
    """The model one step further, if the game on the table shows that its step is done."""
    step = model.lesson
    if step is None or step == len(STEPS) or model.state != positions()[STEPS[step].moves]:
        return model
    return replace(model, lesson=step + 1)


def wanted(model: Model) -> frozenset[Target]:
    """What the step is about; nothing where the player has strayed from it."""
    step = model.lesson
    if step is None or step == len(STEPS) or way_back(model.game, step) is not None:
        return frozenset()
    task = STEPS[step]
    move = parse_move(LINE[task.moves - 1])
    return frozenset(move_targets(move, model.state)) if task.shown else frozenset()


def way_back(game: Game, step: int) -> Command | None:
    """What leads from a game to the position where a step begins; None for one that is there."""
    origin = positions()[STEPS[step - 1].moves if step else 0]
    if game.state == origin:
        return None
    past = (game.start, *(entry.state for entry in game.entries[: game.cursor]))
    if origin in past:
        return Command.UNDO
    future = (entry.state for entry in game.entries[game.cursor :])
    return Command.REDO if origin in future else Command.RESTART


def lesson_note(model: Model) -> Note:
    """What the lesson says now."""
    step = model.lesson or 0
    if step == len(STEPS):
        button = NoteButton(Command.LEAVE, command_name(Command.LEAVE))
        return Note(LEARNED, STEPS_SAID["done"], (button,))
    title, lost = lesson_title(step + 1, len(STEPS)), way_back(model.game, step)
    if lost is None:
        return Note(title, STEPS_SAID[STEPS[step].name])
    return Note(title, LOST[lost], (NoteButton(lost, command_name(lost)),))


DEEDS: Final[dict[Command, Callable[[Model, float], tuple[Model, tuple[Effect, ...]]]]] = {
    Command.LESSON: begin,
    Command.RESTART: begin,
    Command.LEAVE: leave,
}
