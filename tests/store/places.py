"""Games, files and folders that the tests of the store play with."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from canfield.engine import Game, GameCode, parse_move
from canfield.store.results import Result

if TYPE_CHECKING:
    from collections.abc import Iterator

NOBODY = 65534
EXAMPLE = json.loads(
    Path(__file__).resolve().parents[1].joinpath("data", "example_win.json").read_text("utf-8")
)
KEY = "CF-D3:standard"


def example_game(actions: int | None = None) -> Game:
    """The published deal, played for so many actions of a game that is won in the end."""
    game = Game.new(GameCode.parse(EXAMPLE["code"]))
    for text in EXAMPLE["moves"][:actions]:
        game, _ = game.play(parse_move(text))
    return game


def a_result(attempt: str = "a", **changes: Any) -> Result:  # noqa: ANN401 - any field
    """A lost game of some length, with what the test is about changed."""
    result = Result(
        attempt, "CF1-D3-AAAAACL", won=False, score=20, moves=60, undos=0, hints=0,
        seconds=90.0, cards_home=5, date="2026-05-01",
    )  # fmt: skip
    return result._replace(**changes)


def a_win(attempt: str = "w", **changes: Any) -> Result:  # noqa: ANN401 - any field
    """A won game, with what the test is about changed."""
    return a_result(attempt, **{"won": True, "score": 255, "cards_home": 52, **changes})


def contents(folder: Path) -> dict[str, bytes]:
    """The files of the folder and what is in them."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A time in which nothing can be written to the folder, not even by root."""
    root = os.geteuid() == 0
    folder.chmod(0o555)
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
