"""Whatever stands in `config.json`, entry by entry, is there after the program was used again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from dummy_window import Desk

from canfield import translation
from canfield.store import config as configs
from canfield.store import saved, scores, settings, shelf, tables, totals
from canfield.store.config import Config
from canfield.store.results import Result
from canfield.store.saved import SavedGame
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.store.shelf import ShelfDeal
from canfield.store.tables import Table
from canfield.table.inputs import Key
from tests.store.places import KEY, a_result, a_win, example_game
from tests.store.test_settings import OTHER

CHOSEN = Settings(
    **{
        name: OTHER.get(name, [not value])[0]
        for name, value in vars(Settings()).items()
        if name != "window"
    }
)


def full_values() -> dict[str, Any]:
    """Return a config in which every entry that there can be is there, and is no default."""
    earlier = Table().earlier.plus([a_win("old", seconds=50.0), a_result("older", seconds=9.5)])
    result = a_win("best", score=250, moves=61, undos=2, hints=3, seconds=80.5, player="Zoë")
    table = Table(earlier, (result._replace(line="moves"),), (a_result("l", undos=4, hints=2),))
    record = saved.to_values(SavedGame(example_game(9), 3.0, "attempt-1"))
    deal = ShelfDeal("CF1-D3-AAAAACL", 9, 11, "the hard one", star=True, record=record)
    reached = Scores(
        tables={KEY: table},
        days={"2026-05-01": "CF1-D3-AAAAACL"},
        late_days={"2026-05-02": "CF1-D3-AAAAACM"},
        vegas_balance=-47,
        vegas_paid={"x-1": -52},
        shelf=(deal,),
    )
    values = configs.to_values(Config(CHOSEN, reached))
    values["settings"] |= {"carry_vegas": True, "sound": False}
    kept: dict[str, Any] = json.loads(json.dumps(values))
    return kept


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Yield each entry that holds no others, with the names that lead to it."""
    inside = dict(enumerate(value)) if isinstance(value, list) else value
    if not isinstance(inside, dict) or not inside:
        yield path, value
        return
    for name, item in inside.items():
        yield from leaves(item, f"{path}/{name}")


FULL = full_values()
ENTRIES = dict(leaves(FULL))


@pytest.fixture(scope="module")
def used_again(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """Return the entries after two starts, in each of which a card was drawn."""
    home = tmp_path_factory.mktemp("home")
    (home / "config.json").write_text(json.dumps(FULL), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        # The language of this config would be spoken by all tests that follow.
        patch.setattr(translation, "speak", lambda _lookup: None)
        for _ in range(2):
            desk = Desk(home, None, shown=False)
            desk.loop.tell(Key("d"))
            desk.loop.tell(Key("q", ctrl=True))
            desk.close()
    return dict(leaves(json.loads((home / "config.json").read_text("utf-8"))))


@pytest.mark.parametrize("entry", [name for name in ENTRIES if "/window" not in name])
def test_this_entry_survives(used_again: dict[str, object], entry: str) -> None:
    assert used_again[entry] == ENTRIES[entry]


def test_the_place_of_the_window_is_there_after_it_was_closed(
    used_again: dict[str, object],
) -> None:
    assert {"x", "y", "width", "height"} <= {
        name.rpartition("/")[2] for name in used_again if "/settings/window/" in name
    }


def test_no_entry_is_without_this_test() -> None:
    """Nothing is written whose name does not stand in the config above."""
    names = {part for path in ENTRIES for part in path.split("/")}
    written = {
        *settings.to_values(Settings()),
        *scores.to_values(Scores()),
        *tables.to_values(Table()),
        *totals.to_values(Table().earlier),
        *shelf.to_values(ShelfDeal("code")),
        *Result._fields,
        *Table().earlier.all._asdict(),
        *Table().earlier.bests._asdict(),
        *Table().earlier.streaks._asdict(),
    }
    assert written <= names
