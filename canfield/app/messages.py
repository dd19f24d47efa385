"""What can happen to the program, and what it can ask of the world: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canfield.store.stakes import PLAIN, Stakes
from canfield.table.inputs import Input

if TYPE_CHECKING:
    from canfield.engine import Game, GameCode
    from canfield.solver.hints import Hint
    from canfield.store.saved import SavedGame
    from canfield.store.scores import Scores
    from canfield.ui.commands import Command


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has gone on; sent when the model said something is due. `today` is an ISO date."""

    today: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The window is there, and whether it keeps its game is known."""


@dataclass(frozen=True, slots=True)
class Reread:
    """Another window has written its last while this one opened: what the files hold now."""

    scores: Scores
    saved: SavedGame


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal was chosen, as asked for by `ChooseDeal`."""

    code: GameCode
    stakes: Stakes = PLAIN


@dataclass(frozen=True, slots=True)
class Ordered:
    """A command from a button, the menu or a key."""

    command: Command


@dataclass(frozen=True, slots=True)
class Advised:
    """The hints for a game as it stood, the next move first; none where none is known."""

    game: Game
    hints: tuple[Hint, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on a game as it stood: `won`, `lost` or `unknown`."""

    game: Game
    outcome: str


@dataclass(frozen=True, slots=True)
class Reported:
    """Something outside did not work, in one sentence for the player."""

    sentence: str


@dataclass(frozen=True, slots=True)
class LauncherReady:
    """The launcher is there; `place` is its file as the player knows it."""

    place: str


Answer = Opened | Reread | Dealt | Advised | Judged | Reported | LauncherReady
Message = Input | Tick | Ordered | Answer


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Write the game in progress, before the next input is handled."""


@dataclass(frozen=True, slots=True)
class SaveConfig:
    """Write settings and results."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a sound; `step` is the height of a foundation for its rising note."""

    sound: str
    step: int = 0


@dataclass(frozen=True, slots=True)
class ChooseDeal:
    """Pick a deal at random for these rules and answer with `Dealt`."""

    like: GameCode


@dataclass(frozen=True, slots=True)
class FindDeal:
    """Find a deal that can be won, by the rules of this code, and answer with `Dealt`.

    Where a day is at stake it is that day's deal: the same for everyone.
    """

    like: GameCode
    stakes: Stakes = PLAIN


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True, slots=True)
class AskPaste:
    """Answer with the text of the clipboard as `Pasted`."""


@dataclass(frozen=True, slots=True)
class SetFullscreen:
    """Cover the screen, or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class InstallLauncher:
    """Put up what starts the game by double click; answer with `LauncherReady`."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Find out what to do next and answer with `Advised`."""

    game: Game
    see_hidden: bool


@dataclass(frozen=True, slots=True)
class AskVerdict:
    """Find out whether the game can still be won and answer with `Judged`."""

    game: Game


@dataclass(frozen=True, slots=True)
class Quit:
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
