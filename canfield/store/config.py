"""`config.json`: the settings and the results, read value by value and never thrown away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from canfield.store import checks, scores, settings
from canfield.store.files import keep_copy, read_json, sync_folder, write_json
from canfield.store.scores import Scores
from canfield.store.sentences import say
from canfield.store.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

SCHEMA: Final = 1
"""The version of the file that this program writes."""


@dataclass(frozen=True)
class Config:
    """Settings and results, and `source`, the values of the file that they came from."""

    settings: Settings = field(default_factory=Settings)
    scores: Scores = field(default_factory=Scores)
    source: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)


def load_config(path: Path) -> tuple[Config, tuple[str, ...]]:
    """What the file holds, the default for what it does not, and the problems in sentences.

    Where a value makes no sense a copy of the file is kept.
    """
    values, problem = read_json(path)
    problems = () if problem is None else (problem,)
    if values is None:
        return Config(), problems
    config, bad = from_values(values)
    if bad:
        problems = (*problems, _set_back(bad, keep_copy(path)))
    return config, problems


def save_config(path: Path, config: Config) -> str | None:
    """None once all is safely on the disk; else why not, in one sentence."""
    problem = write_json(path, to_values(config))
    if problem is None:
        sync_folder(path.parent)
    return problem


def to_values(config: Config) -> dict[str, Any]:
    """All as values that JSON can carry, with what the source held beyond."""
    known, _ = checks.believed(config.source, _CHECKS)
    values = {
        "schema": max(SCHEMA, known.get("schema", SCHEMA)),
        "settings": settings.to_values(config.settings),
        "scores": scores.to_values(config.scores),
    }
    return dict(_merged(config.source, values))


def from_values(values: Mapping[str, Any]) -> tuple[Config, tuple[str, ...]]:
    """The settings and results of values from a file, and the names of wrong values."""
    good, bad = checks.believed(values, _CHECKS)
    chosen, bad_settings = settings.from_values(good.get("settings"))
    reached, bad_scores = scores.from_values(good.get("scores"))
    return Config(chosen, reached, values), bad + bad_settings + bad_scores


def _set_back(bad: tuple[str, ...], kept: str | None) -> str:
    names = ", ".join(sorted(set(bad)))
    sentence = say("set_back", names=names)
    return sentence if kept is None else f"{sentence} {say('kept', kept=kept)}"


_CHECKS: Final = {"schema": checks.count, "settings": checks.entries, "scores": checks.entries}

_BY_ENTRY: Final = {"tables", "days", "late_days", "record", "vegas_paid"}
"""Objects whose names are entries of their own: what is gone from them is gone."""


def _merged(old: Any, new: Any, name: str = "") -> Any:  # noqa: ANN401 - whatever JSON can hold
    """The new values, with those names of the old that the new do not know, at every level."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        kept = {} if name in _BY_ENTRY else {key: old[key] for key in old if key not in new}
        return {**{key: _merged(old.get(key), new[key], key) for key in new}, **kept}
    if isinstance(old, list) and isinstance(new, list):
        known = {_identity(row): row for row in old}
        return [_merged(known.get(_identity(row)), row) for row in new]
    return new


def _identity(row: object) -> object:
    """What says that two rows of a list are the same one."""
    if not isinstance(row, Mapping):
        return None
    identity = row.get("id", row.get("code"))
    return identity if isinstance(identity, str) else None
