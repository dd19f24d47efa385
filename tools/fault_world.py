"""What the fault runs share: how a fault is told, and what must hold of the files in a home."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from canfield.engine import Game, GameCode, Scoring, parse_move  # noqa: E402 - needs the path above
from canfield.store.config import Config, load_config  # noqa: E402
from canfield.store.saved import SavedGame, load_saved  # noqa: E402

EXAMPLE: Final = json.loads((ROOT / "tests/data/example_win.json").read_text("utf-8"))
CODE: Final = GameCode.parse(EXAMPLE["code"])


class Fault(Exception):
    """Something was lost, doubled or cannot be read."""


@dataclass
class Outcome:
    """What one kind of fault run came to: a line for the table, and what went wrong."""

    name: str
    tried: int = 0
    told: str = ""
    faults: list[str] = field(default_factory=list)

    def line(self) -> str:
        """The line of the table."""
        verdict = "ok" if not self.faults else f"{len(self.faults)} FAULTS"
        return f"{self.name:<12}{self.tried:>8}  {verdict:<10}{self.told}"


def example_game(actions: int, scoring: Scoring = Scoring.STANDARD) -> Game:
    """The example deal, played for so many actions of a game that is won in the end."""
    game = Game.new(CODE, scoring)
    for text in EXAMPLE["moves"][:actions]:
        game, _ = game.play(parse_move(text))
    return game


def kept_config(home: Path) -> Config:
    """The settings and results on the disk; whatever is wrong with them is a fault."""
    config, problems = load_config(home / "config.json")
    if problems:
        raise Fault(f"config.json: {problems}")
    return config


def kept_game(home: Path) -> SavedGame | None:
    """The game on the disk; whatever is wrong with it is a fault."""
    saved, problems = load_saved(home / "game.json")
    if problems:
        raise Fault(f"game.json: {problems}")
    return saved


def counted(config: Config) -> dict[str, bool]:
    """Each attempt that is counted, and whether it is won; one counted twice is a fault."""
    results = [result for table in config.scores.tables.values() for result in table.results]
    names = [result.id for result in results]
    if len(names) != len(set(names)):
        raise Fault(f"counted twice: {sorted(names)}")
    totals = [table.totals.all.games for table in config.scores.tables.values()]
    if sum(totals) != len(names):
        raise Fault(f"{sum(totals)} games are counted, {len(names)} are listed")
    return {result.id: result.won for result in results}
