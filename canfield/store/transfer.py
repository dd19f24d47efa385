"""Everything in one file, to be carried to another machine and back."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.store import checks, config, saved
from canfield.store.files import look_at_json, peek_json, write_json
from canfield.store.lock import take_lock
from canfield.store.sentences import say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from canfield.store.paths import Paths

FORMAT: Final = 1
"""The version of the file that this program writes, and the only one that it reads."""

_MARK: Final = "canfield"


class Imported(NamedTuple):
    """Why nothing was taken over, in one sentence; or None, and where the old state is kept."""

    problem: str | None
    kept: Path | None = None


def export_all(places: Paths, target: Path) -> str | None:
    """None once settings, results and the game are safely in `target`; else why not."""
    everything = _everything(places)
    if everything["config"] is None and everything["game"] is None:
        return say("nothing_yet")
    return write_json(target, everything)


def import_all(places: Paths, source: Path) -> Imported:
    """Put what `source` holds in the place of settings, results and the game.

    All that was there is kept in a file of the same form beside the settings. A file that is
    not whole changes nothing. What `source` does not hold stays as it is.
    """
    value, fault = look_at_json(source)
    if value is None:
        return Imported(say("unread", file=source.name, reason=fault or say("not_there")))
    problem = _problem(value)
    if problem is not None:
        return Imported(say("untaken", file=source.name, reason=problem))
    lock = take_lock(places.lock)
    if not lock.may_save:
        return Imported(say("running_import"))
    try:
        return _take_over(places, value)
    finally:
        if lock.lock is not None:
            lock.lock.release()


def _everything(places: Paths) -> dict[str, Any]:
    return {_MARK: FORMAT, "config": peek_json(places.config), "game": peek_json(places.game)}


def _problem(value: Mapping[str, Any]) -> str | None:
    """What is wrong with the values of a file; each of them must make sense."""
    form = value.get(_MARK)
    if isinstance(form, bool) or not isinstance(form, int):
        return say("no_export")
    if form != FORMAT:
        return say("other_form", form=form, known=FORMAT)
    good, bad = checks.believed(value, {"config": _part, "game": _part})
    if bad or not any(good.values()):
        return say("damaged")
    _, wrong = config.from_values(good.get("config") or {})
    if wrong:
        return say("no_sense", names=", ".join(sorted(set(wrong))))
    return _problem_of_game(good.get("game"))


def _problem_of_game(values: Mapping[str, Any] | None) -> str | None:
    problem = None if values is None else saved.from_values(values)[1]
    return None if problem is None else problem.removesuffix(".")


def _part(value: object) -> dict[str, Any] | None:
    return None if value is None else checks.entries(value)


def _take_over(places: Paths, value: Mapping[str, Any]) -> Imported:
    before = _everything(places)
    kept = _free_name(places.config.with_name("before-import.json"))
    problem = write_json(kept, before) or _write(places, value)
    if problem is None:
        return Imported(None, kept)
    _write(places, before)
    return Imported(problem)


def _write(places: Paths, value: Mapping[str, Any]) -> str | None:
    """Both parts on the disk, as far as they are there; the first sentence on what failed."""
    for path, name in ((places.game, "game"), (places.config, "config")):
        part = value.get(name)
        problem = None if part is None else write_json(path, part)
        if problem is not None:
            return problem
    return None


def _free_name(path: Path) -> Path:
    others = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return path if not path.exists() else next(other for other in others if not other.exists())
