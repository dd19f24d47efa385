"""The past of a lost game in the real loop, judged by the real search."""

from __future__ import annotations

import select
from random import Random
from typing import TYPE_CHECKING

from dummy_window import SIZE, Desk

from canfield.engine import Game, GameCode, Variant
from canfield.solver import solve
from canfield.solver.timeline import line_of
from canfield.store.paths import paths
from canfield.store.saved import SavedGame, save_game
from canfield.ui.widgets.values import Paragraph
from tests.engine.walks import walk

if TYPE_CHECKING:
    from pathlib import Path

LOOKING = "The moves are looked at one by one"


def summary(desk: Desk) -> str:
    first = desk.model.dialogs[-1].pages[0].widgets[0]
    assert isinstance(first, Paragraph)
    return first.text


def test_a_lost_game_is_looked_back_over_and_the_practice_outlives_the_window(
    tmp_path: Path,
) -> None:
    lost = walk(Game.new(GameCode(Variant.CANFIELD, 1, 3, 7)), 150, Random(7))
    assert solve(lost.state, time_limit=9.0).outcome == "lost"
    assert save_game(paths(str(tmp_path)).game, SavedGame(lost, 99.0, "mine-1")) is None

    desk = Desk(tmp_path, SIZE)
    desk.key("l")
    desk.turn()
    for _ in range(2000):
        if summary(desk) != LOOKING:
            break
        select.select([], [], [], 0.01)
        desk.turn()
    assert summary(desk).startswith("Winnable until move ")
    place = desk.model.dialogs[-1].values()["place"]
    assert isinstance(place, int)
    won, first_lost = line_of(lost)[place : place + 2]
    assert solve(won, time_limit=9.0).outcome == "won"
    assert solve(first_lost, time_limit=9.0).outcome == "lost"
    desk.key("return")
    desk.turn()
    desk.close()

    again = Desk(tmp_path, SIZE)
    assert again.model.stakes.practice
    assert again.model.state == won
    assert [deal.code for deal in again.model.scores.shelf] == [str(lost.code)]
    (table,) = again.model.scores.tables.values()
    assert (table.totals.all.games, table.totals.won.games) == (1, 0)
    again.close()
