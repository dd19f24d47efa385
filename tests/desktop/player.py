"""A running game, and a player who knows the table by its layout alone."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from canfield.engine import (
    FOUNDATIONS,
    DealStock,
    Game,
    Move,
    Pile,
    Redeal,
    Transfer,
    send_move,
)
from canfield.store import load_saved_game
from canfield.store.config import Config, load_config
from canfield.table.geometry import Point, Rect, Size
from canfield.table.layout import arrange
from canfield.table.options import LayoutOptions
from tests.desktop.screen import PATIENCE, Hand, Screen, until

if TYPE_CHECKING:
    from pathlib import Path


class Program:
    """The program in its window on a screen, everything it keeps in `home`."""

    def __init__(self, screen: Screen, home: Path, *options: str) -> None:
        self.home = home
        self._screen = screen
        self.process = self.launched(screen, home, *options)
        self.window = ""
        until(lambda: self._found() or self.process.poll() is not None, why="no window came")
        assert self.process.poll() is None, self.process.communicate()[1]
        screen.ask("xdotool", "windowfocus", "--sync", self.window)
        self.hand = Hand(screen, screen.area(self.window))

    @staticmethod
    def launched(screen: Screen, home: Path, *options: str) -> subprocess.Popen[str]:
        """The process, its window yet to come."""
        return subprocess.Popen(
            [sys.executable, "-m", "canfield", "--home", str(home), *options],
            env=screen.environment,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _found(self) -> bool:
        """Look for the window of this process; numbers of windows that are gone come again."""
        for window in self._screen.clients():
            owner = self._screen.ask("xprop", "-id", window, "_NET_WM_PID")
            if owner.endswith(f"= {self.process.pid}\n"):
                self.window = window
        return bool(self.window)

    @property
    def size(self) -> Size:
        """The size of the drawing area."""
        return Size(self.hand.area.width, self.hand.area.height)

    def kill(self) -> str:
        """End the process as a power cut would and tell what it had complained of.

        The window goes, and its number may come again.
        """
        self.process.kill()
        _, complaint = self.process.communicate()
        until(lambda: self.window not in self._screen.clients(), why="the window stayed")
        return complaint

    def ended(self) -> int:
        """Wait for the end; the code the process left with. It must have left no complaint."""
        _, complaint = self.process.communicate(timeout=PATIENCE)
        assert not complaint, complaint
        return self.process.returncode

    def saved(self) -> dict[str, Any]:
        """What `game.json` says; nothing as long as there is none."""
        file = self.home / "game.json"
        values: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"moves": []}
        return values

    def config(self) -> Config:
        """What `config.json` says."""
        config, problems = load_config(self.home / "config.json")
        assert not problems
        return config


class Player:
    """Plays moves with the mouse; the file says when each has been understood."""

    def __init__(self, program: Program, game: Game, scale: int = 100) -> None:
        self.program = program
        self.game = game
        self.options = LayoutOptions(scale=scale)

    def play(self, move: Move) -> None:
        """Make a move as a player would, and wait until it is kept."""
        self.make(move)
        until(self._is_kept, why=f"{move} was not understood; {self.game.state!r}")

    def _is_kept(self) -> bool:
        kept = load_saved_game(self.program.home)
        return kept is not None and kept.state == self.game.state

    def make(self, move: Move) -> None:
        """Make a move as a player would."""
        self._do(move)
        self.game, _ = self.game.play(move)

    def _do(self, move: Move) -> None:
        hand = self.program.hand
        if isinstance(move, DealStock | Redeal):
            hand.click(self.place(Pile.STOCK))
        elif self._is_sent(move):
            hand.click(self.place(move.source, move.count), times=2)
        else:
            hand.drag(self.place(move.source, move.count), self.target(move.target))

    def _is_sent(self, move: Transfer) -> bool:
        sent = send_move(self.game.state, move.source, move.count, to_columns=True)
        return sent == move and move.target in FOUNDATIONS

    def place(self, pile: Pile, count: int = 1) -> Point:
        """A point of a card that can be seen: near its upper left corner."""
        rect = self.rect(pile, count)
        return Point(rect.x + rect.width // 8, rect.y + rect.height // 16)

    def rect(self, pile: Pile, count: int = 1) -> Rect:
        """Where the last card but `count` of a pile lies, or where the empty pile does."""
        layout = arrange(self.program.size, self.game.state, self.options)
        cards = self.game.state.cards(pile)
        return layout.places[cards[-count]].rect if cards else layout.piles[pile]

    def target(self, pile: Pile) -> Point:
        """Where to let go over a pile: so that the card comes to lie near its exposed one."""
        point = self.place(pile)
        return Point(point.x + 7, point.y + 9)
