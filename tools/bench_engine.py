"""Measure the engine: steps a second in random play, replay of a record, undo and redo.

Run with the project's Python: ``python tools/bench_engine.py``. A step lists the legal moves,
chooses one by chance and plays it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canfield.engine import (  # noqa: E402 - needs the path above
    Game,
    GameCode,
    Variant,
    apply,
    from_record,
    legal_moves,
    to_record,
)

STEPS = 20_000
GAME = 200
ACTIONS = 229
ROUNDS = 9


def steps_per_second(seed: int) -> float:
    """Return the steps a second of random play, `GAME` of them in each game."""
    chance = random.Random(seed)
    began = perf_counter()
    for number in range(STEPS // GAME):
        state = Game.new(GameCode(Variant.CANFIELD, 1, 3, seed * 1000 + number)).state
        for _ in range(GAME):
            state, _ = apply(state, chance.choice(legal_moves(state)))
    return STEPS / (perf_counter() - began)


def long_game() -> Game:
    """Play a game by chance for as many actions as the record has."""
    chance = random.Random(1)
    game = Game.new(GameCode.parse("CF1-D3-AAAAACL"), undo_limit=None)
    for _ in range(ACTIONS):
        game, _ = game.play(chance.choice(legal_moves(game.state)))
    return game


def milliseconds(seconds: list[float]) -> float:
    """Return the median in milliseconds."""
    return 1000 * median(seconds)


def replay_time(game: Game) -> float:
    """Return the milliseconds to read the game from its record."""
    record, times = to_record(game), []
    for _ in range(ROUNDS):
        began = perf_counter()
        from_record(record)
        times.append(perf_counter() - began)
    return milliseconds(times)


def undo_time(game: Game, back: int) -> float:
    """Return the milliseconds of an undo and a redo that many actions before the end."""
    for _ in range(back):
        game = game.undo()
    times = []
    for _ in range(200):
        began = perf_counter()
        game.undo().redo()
        times.append(perf_counter() - began)
    return milliseconds(times)


def main() -> None:
    """Print the figures."""
    speeds = [steps_per_second(seed) for seed in range(ROUNDS)]
    game = long_game()
    print(f"random play: {median(speeds):,.0f} steps a second (best {max(speeds):,.0f})")
    print(f"replay of {ACTIONS} actions: {replay_time(game):.1f} ms")
    early, late = undo_time(game, ACTIONS - 5), undo_time(game, 0)
    print(
        f"undo and redo: {1000 * early:.1f} µs early in the game, {1000 * late:.1f} µs at its end"
    )


if __name__ == "__main__":
    main()
