"""The game in progress, kept after every action in `game.json`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from canfield.engine.errors import RecordError
from canfield.engine.record import digest, from_record, to_record
from canfield.store import stakes
from canfield.store.checks import believed, entries, seconds, text
from canfield.store.files import keep_copy, peek_json, read_backup, read_json, write_json
from canfield.store.sentences import say
from canfield.store.stakes import PLAIN, Stakes

if TYPE_CHECKING:
    from pathlib import Path

    from canfield.engine.game import Game


@dataclass(frozen=True)
class SavedGame:
    """A game with what is known of it outside the rules.

    `elapsed` is in seconds of play. `attempt` names this attempt at the deal, so that it is
    counted once. `before` is the attempt that was left for this one; of that one its own
    `before` is not kept in the file. `stakes` are what it counts for.
    """

    game: Game
    elapsed: float
    attempt: str
    before: SavedGame | None = None
    stakes: Stakes = PLAIN


def save_game(path: Path, saved: SavedGame) -> str | None:
    """None once the game is safely on the disk; else why not, in one sentence."""
    return write_json(path, to_values(saved))


def load_saved(path: Path) -> tuple[SavedGame | None, tuple[str, ...]]:
    """The game of the file, and what was wrong with it in sentences.

    Where the file can be played only in part, the version before it is taken if that is
    whole; a copy of the file is kept.
    """
    values, problem = read_json(path)
    problems = () if problem is None else (problem,)
    if values is None:
        return None, problems
    saved, problem = from_values(values)
    if problem is None:
        return saved, problems
    kept = keep_copy(path)
    if kept is not None:
        problem = f"{problem} {say('kept', kept=kept)}"
    earlier = _whole_backup(path)
    if earlier is None:
        return saved, (*problems, problem)
    return earlier, (*problems, f"{problem} {say('before_used')}")


def peek_saved(path: Path) -> SavedGame | None:
    """The game that `load_saved` would give; no file is touched."""
    values = peek_json(path)
    if values is None:
        return None
    saved, problem = from_values(values)
    return saved if problem is None else _whole_backup(path) or saved


def to_values(saved: SavedGame) -> dict[str, Any]:
    """The game as values that JSON can carry; `from_values` is the inverse."""
    values = _flat(saved)
    if saved.before is not None:
        values["before"] = _flat(saved.before)
    return values


def from_values(values: Mapping[str, Any]) -> tuple[SavedGame | None, str | None]:
    """The game of a file's values, None where not even its deal can be read, and the problem."""
    saved, problem = _read(values)
    before = values.get("before")
    if saved is None or before is None:
        return saved, problem
    left, trouble = _read(before) if isinstance(before, Mapping) else (None, say("no_game"))
    if trouble is not None:
        problem = problem or f"{say('before_broken')} {trouble}"
    return replace(saved, before=left), problem


def _read(values: Mapping[str, Any]) -> tuple[SavedGame | None, str | None]:
    """The game without the one before it."""
    try:
        loaded = from_record(values)
    except RecordError:
        return None, say("game_unread")
    game, damage = loaded.game, loaded.damage
    problem = None if damage is None else say(damage.name.lower(), number=loaded.number)
    own, _ = believed(values, _CHECKS)
    if len(own) < len(_CHECKS) - ("stakes" not in values):
        problem = problem or say("game_time")
    at_stake, wrong = stakes.from_values(own.get("stakes", {}))
    if wrong:
        problem = problem or say("game_stakes")
    attempt = own.get("attempt", f"{game.code}-{digest(game.state)}")
    elapsed = own.get("elapsed_seconds", 0.0)
    return SavedGame(game, elapsed, attempt, stakes=at_stake), problem


def _attempt(value: object) -> str:
    if value:
        return text(value, 100)
    raise ValueError(value)


_CHECKS: Final = {"elapsed_seconds": seconds, "attempt": _attempt, "stakes": entries}


def _flat(saved: SavedGame) -> dict[str, Any]:
    return {
        **to_record(saved.game),
        "elapsed_seconds": round(saved.elapsed, 3),
        "attempt": saved.attempt,
        "stakes": stakes.to_values(saved.stakes),
    }


def _whole_backup(path: Path) -> SavedGame | None:
    values = read_backup(path)
    saved, problem = (None, None) if values is None else from_values(values)
    return saved if problem is None else None
