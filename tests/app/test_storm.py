"""Random events for the real loop; `tools/storm.py` lets it storm for longer."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from happenings import Happening
from storm import Broken, Storm, check, shortest

from canfield.app.model import Model
from canfield.table.value import replace
from tests.app.player import game_after, model_of

EVENTS = int(os.environ.get("CANFIELD_STORM_EVENTS", "2000"))
SEED = int(os.environ.get("CANFIELD_STORM_SEED", "1"))


@pytest.mark.slow
def test_nothing_that_happens_breaks_the_game(tmp_path: Path) -> None:
    storm = Storm(tmp_path, SEED)
    try:
        storm.blow(EVENTS)
        assert len(storm.desk.model.scores.tables) > 0, "no move was ever played"
    finally:
        storm.desk.close()


def broken(part: str) -> Model:
    """Return what the program knows, with a fault in it."""
    model = model_of(game_after(20))
    check(model)
    if part == "layout":
        return replace(model, layout=model_of(game_after(21)).layout)
    state = replace(model.state, waste=model.state.waste[:-1])
    return model_of(replace(game_after(20), start=state, entries=(), cursor=0))


@pytest.mark.parametrize("part", ["layout", "state"])
def test_the_storm_sees_a_broken_table(part: str) -> None:
    with pytest.raises(Broken):
        check(broken(part))


def test_of_a_long_story_only_what_leads_to_the_fault_is_told() -> None:
    story = [Happening("pass", (number,)) for number in range(100)]

    def fault(events: Sequence[Happening]) -> str | None:
        return "17 before 60" if {story[17], story[60]} <= set(events) else None

    assert shortest(story, fault) == [story[17], story[60]]
    assert shortest(story[:50], fault) == []
