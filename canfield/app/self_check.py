"""`--self-check`: is everything there that the game needs? No window is opened."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from canfield import __version__
from canfield.engine import PACK, Game, GameCode, digest, parse_move, problems
from canfield.store.files import read_json, write_json
from canfield.store.paths import paths

if TYPE_CHECKING:
    from collections.abc import Callable

_EXAMPLE: Final = "CF1-D3-AAAAACL"
_FIRST_MOVES: Final = ("D", "W>T2", "T2>T4:2")
_POSITION: Final = "340c7a9a"
_DRIVER: Final = "SDL_VIDEODRIVER"


def self_check(home: str | None) -> int:
    """Say one line for each part; 0 where all is well, else 1."""
    print(f"Canfield {__version__}")
    checks: dict[str, Callable[[], str]] = {
        "assets": _assets,
        "fonts": _fonts,
        "engine": _engine,
        "solver": _solver,
        "home": lambda: _home(home),
    }
    faults = [_told(name, check()) for name, check in checks.items()]
    return 1 if any(faults) else 0


def _told(name: str, fault: str) -> bool:
    print(f"{name}: {fault or 'ok'}")
    return bool(fault)


def _assets() -> str:
    """Every card, every back and every icon can be drawn."""
    os.environ.setdefault(_DRIVER, "dummy")
    import pygame

    from canfield.table.geometry import Size
    from canfield.ui.bar import ICONS
    from canfield.ui.card_art import BACK, CardArt, Deck
    from canfield.ui.icons import icon

    try:
        for faces in ("faces", "faces-large"):
            art = CardArt(Deck(faces), Size(50, 70))
            for side in (BACK, *PACK):
                art.surface(side)
        for name in ICONS.values():
            icon(name, 16, (255, 255, 255))
    except (OSError, pygame.error) as error:
        return f"cannot be drawn: {error}"
    return ""


def _fonts() -> str:
    from canfield.ui.text import missing_fonts

    missing = missing_fonts()
    return f"missing: {', '.join(missing)}; pygame's own font serves" if missing else ""


def _engine() -> str:
    """The example deal and its first moves lead where they always have led."""
    game = Game.new(GameCode.parse(_EXAMPLE))
    for text in _FIRST_MOVES:
        game, _ = game.play(parse_move(text))
    if problems(game.state) or digest(game.state) != _POSITION:
        return f"the example deal leads elsewhere: {game.state!r}"
    return ""


def _solver() -> str:
    """The example deal is won, and its line leads to the win."""
    from canfield.solver import solve

    game = Game.new(GameCode.parse(_EXAMPLE))
    verdict = solve(game.state, time_limit=30.0)
    for move in verdict.moves:
        game, _ = game.play(move)
    return "" if game.won else f"the example deal is called {verdict.outcome}"


def _home(home: str | None) -> str:
    """What is written there can be read again."""
    probe = paths(home).config.with_name("self-check.json")
    problem = write_json(probe, {"written": True})
    if problem is not None:
        return problem
    values, problem = read_json(probe)
    probe.unlink(missing_ok=True)
    return problem or ("" if values == {"written": True} else "reads something else than written")
