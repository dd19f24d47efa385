"""What can happen to the program, and what it can ask of the world: plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.store.stakes import PLAIN, Stakes
from canfield.table.inputs import Input
from canfield.table.value import Value

if TYPE_CHECKING:
    from canfield.engine import Game, GameCode, GameState
    from canfield.solver.hints import Hint
    from canfield.store.saved import SavedGame
    from canfield.store.scores import Scores
    from canfield.ui.commands import Command


class Tick(Value):
    """Time has gone on; sent when the model said something is due. `today` is an ISO date."""

    today: str


class Opened(Value):
    """The window is there, and whether it keeps its game is known."""


class Reread(Value):
    """Another window has written its last while this one opened: what the files hold now."""

    scores: Scores
    saved: SavedGame


class Dealt(Value):
    """A deal was chosen, as asked for by `ChooseDeal`."""

    code: GameCode
    stakes: Stakes = PLAIN


class Ordered(Value):
    """A command from a button, the menu or a key."""

    command: Command


class Advised(Value):
    """The hints for a game as it stood, the next move first; none where none is known."""

    game: Game
    hints: tuple[Hint, ...]


class Judged(Value):
    """The verdict on a position: `won`, `lost` or `unknown`."""

    state: GameState
    outcome: str


class Reported(Value):
    """Something outside did not work, in one sentence for the player."""

    sentence: str


class LauncherReady(Value):
    """The launcher is there; `place` is its file as the player knows it."""

    place: str


Answer = Opened | Reread | Dealt | Advised | Judged | Reported | LauncherReady
Message = Input | Tick | Ordered | Answer


class SaveGame(Value):
    """Write the game in progress, before the next input is handled."""


class SaveConfig(Value):
    """Write settings and results."""


class Play(Value):
    """Play a sound; `step` is the height of a foundation for its rising note."""

    sound: str
    step: int = 0


class ChooseDeal(Value):
    """Pick a deal at random for these rules and answer with `Dealt`."""

    like: GameCode


class FindDeal(Value):
    """Find a deal that can be won, by the rules of this code, and answer with `Dealt`.

    Where a day is at stake it is that day's deal: the same for everyone.
    """

    like: GameCode
    stakes: Stakes = PLAIN


class Copy(Value):
    """Put a text on the clipboard."""

    text: str


class AskPaste(Value):
    """Answer with the text of the clipboard as `Pasted`."""


class SetFullscreen(Value):
    """Cover the screen, or not."""

    on: bool


class InstallLauncher(Value):
    """Put up what starts the game by double click; answer with `LauncherReady`."""


class AskHint(Value):
    """Find out what to do next and answer with `Advised`."""

    game: Game
    see_hidden: bool


class AskVerdict(Value):
    """Find out whether a position can be won and answer with `Judged`.

    What is `past` waits for all other questions.
    """

    state: GameState
    past: bool = False


class Quit(Value):
    """Leave the loop."""


Effect = (
    SaveGame
    | SaveConfig
    | Play
    | ChooseDeal
    | FindDeal
    | Copy
    | AskPaste
    | SetFullscreen
    | InstallLauncher
    | AskHint
    | AskVerdict
    | Quit
)
