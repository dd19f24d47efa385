"""Files that are damaged in every way: the program starts all the same and keeps their bytes."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from dummy_window import Desk
from fault_world import Fault, Outcome, example_game

from canfield.engine import problems
from canfield.store import config as configs
from canfield.store import saved as saves
from canfield.store.config import Config
from canfield.store.saved import SavedGame
from canfield.store.scores import Scores
from canfield.store.settings import Settings, WindowPlace
from canfield.store.shelf import ShelfDeal
from canfield.table.inputs import Key
from tests.store.mutations import holds, mutated_bytes, mutated_values
from tests.store.places import KEY, a_result, a_win

if TYPE_CHECKING:
    from collections.abc import Iterator

_SHOWN: Final = 20
"""Of so many starts one is painted."""
_MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder of ours is made in it


def good_files() -> dict[str, bytes]:
    """A config with something in every part of it, and a game with one before it."""
    game = SavedGame(
        example_game(30), 61.5, "attempt-2", before=SavedGame(example_game(9), 3.0, "attempt-1")
    )
    scores = (
        Scores(days={"2026-05-01": "CF1-D3-AAAAACL"})
        .record(a_result("lost"), KEY)
        .record(a_win("won", player="Zoë"), KEY)
        .with_deal(ShelfDeal("CF1-D3-AAAAACL", 9, 11, record=saves.to_values(game)))
        .paid("lost", -47)
    )
    settings = Settings(window=WindowPlace(1, 2, 900, 700), player="Zoë")
    config = Config(settings, scores, {"schema": 3, "future": {"a": [1, None]}})
    values = {"config.json": configs.to_values(config), "game.json": saves.to_values(game)}
    return {name: json.dumps(value).encode() for name, value in values.items()}


def mutations(seed: int) -> Iterator[tuple[str, bytes]]:
    """Without end: the name of one of the files and what damage has left of it."""
    chance, good = Random(seed), good_files()
    while True:
        name = chance.choice(("config.json", "game.json"))
        if chance.random() < 0.5:
            yield name, mutated_bytes(good[name], chance)
        else:
            yield name, json.dumps(mutated_values(json.loads(good[name]), chance)).encode()


def start_with(home: Path, name: str, content: bytes, *, shown: bool) -> None:
    """Start with this file beside the other good one, and draw a card.

    Raises what the program raises, and Fault. Only what is `shown` is painted, too: that takes
    ten times as long.
    """
    for path, good in good_files().items():
        (home / path).write_bytes(content if path == name else good)
    desk = Desk(home, None, shown=shown)
    try:
        if faults := problems(desk.model.state):
            raise Fault(f"an impossible table: {faults}")
        desk.loop.tell(Key("d"))
    finally:
        desk.close()
    if content not in _contents(home) and not _holds(home / name, content):
        raise Fault(f"bytes of {name} are gone")


def _contents(home: Path) -> list[bytes]:
    return [path.read_bytes() for path in home.iterdir() if path.is_file()]


def _holds(path: Path, content: bytes) -> bool:
    """True where the file, written anew by the play, has every value that was there."""
    try:
        before = json.loads(content)
    except ValueError:
        return False
    after = json.loads(path.read_bytes())
    if path.name == "game.json":
        moves = before["moves"][: before.get("cursor")]
        return bool(after["moves"][: len(moves)] == moves)
    settled = {**before, "schema": after["schema"], "scores": after["scores"]}
    return holds(after, settled) and _results(before) <= _results(after)


def _results(config: dict[str, object]) -> set[str]:
    return {json.dumps(row, sort_keys=True) for row in _rows(config.get("scores", {}))}


def _rows(scores: object) -> Iterator[object]:
    tables = scores.get("tables", {}) if isinstance(scores, dict) else {}
    for table in tables.values():
        yield from table["results"]


def run(files: int, seed: int) -> Outcome:
    """So many starts, each with one damaged file."""
    outcome, damaged = Outcome("files"), mutations(seed)
    kept = 0
    for _ in range(files):
        name, content = next(damaged)
        home = Path(tempfile.mkdtemp(dir=_MEMORY if _MEMORY.is_dir() else None))
        try:
            start_with(home, name, content, shown=outcome.tried % _SHOWN == 0)
            kept += any(path.name.endswith(".bad") for path in home.iterdir())
        except Exception as error:  # noqa: BLE001 - whatever stops a start is what is looked for
            outcome.faults.append(f"{type(error).__name__}: {error}; {name}: {content[:300]!r}")
        finally:
            shutil.rmtree(home)
        outcome.tried += 1
        if sys.stderr.isatty() and not outcome.tried % 500:
            print(outcome.tried, file=sys.stderr)
    outcome.told = f"{outcome.tried - len(outcome.faults)} starts, {kept} files set aside"
    return outcome
