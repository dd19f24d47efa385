"""The Statistics window: the right figures, the best games, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from canfield.app.in_records import sought
from canfield.app.messages import SaveConfig
from canfield.app.records import LATEST, account, records
from canfield.engine import GameCode
from canfield.engine.share import share_line
from canfield.store.results import Result, result_of
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.store.tables import Best
from canfield.table.bow import SECONDS
from canfield.table.value import replace
from canfield.ui.dialogs.statistics import Sought
from canfield.ui.widgets.values import Bars, Choice, Curve, Facts, Table
from tests.app.player import CODE, DRAW_3, WINNING_LINE, Player, game_after

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.ui.widgets.values import Widget

DRAW_1 = "CF-D1:standard"
POINTLESS = "CF-D3:none"


def a_result(name: object, *, won: bool = False, seconds: float = 60.0) -> Result:
    steps = len(WINNING_LINE) if won else 30
    result = result_of(
        game_after(steps), attempt=str(name), seconds=seconds, date="2026-05-01", player=""
    )
    return result._replace(moves=steps if not won else 229 + int(seconds))


def scores_of(results: Iterable[Result], key: str = DRAW_3) -> Scores:
    scores = Scores()
    for result in results:
        scores = scores.record(result, key)
    return scores


def reading(scores: Scores, page: int = 0, settings: Settings | None = None) -> Player:
    """Return a player in the Statistics window, at one of its pages."""
    player = Player(game_after(3), settings)
    player.model = replace(player.model, scores=scores)
    player.keys("ctrl+t", *["ctrl+tab"] * page)
    return player


def widgets(player: Player) -> tuple[Widget, ...]:
    return player.form.pages[player.form.page].widgets


def facts(player: Player) -> dict[str, str]:
    return {
        fact.label: fact.value
        for each in widgets(player)
        if isinstance(each, Facts)
        for fact in each.facts
    }


TEN = [a_result(n, won=n % 3 == 0, seconds=100.0 + n) for n in range(10)]


def test_won_games_and_all_games_are_told_apart() -> None:
    player = reading(scores_of(TEN))
    shown = facts(player)
    assert (shown["Played"], shown["Won"], shown["Share won"]) == ("10", "4", "40 %")
    assert (shown["Now"], shown["Most won in a row"]) == ("1 won", "1")
    assert shown["Most lost in a row"] == "2"
    (table,) = (each for each in widgets(player) if isinstance(each, Table))
    rows = {row[0]: row[1:] for row in table.rows}
    assert rows["All games"][:2] == ("10", "1:44")
    assert rows["Won games"][:2] == ("4", "1:44")
    assert rows["Won games"][-1] == "52.0"


def test_the_kinds_of_games_are_chosen_and_kept_apart() -> None:
    scores = scores_of(TEN).record(a_result("other"), DRAW_1)
    player = reading(scores)
    assert sought(player.form).table == DRAW_3
    player.goes_to("table")
    player.keys("right")
    assert facts(player)["Played"] == "1"
    for page in range(1, 3):
        player.keys("ctrl+tab")
        assert cast("Choice", player.form.control("table")).value == DRAW_1, page
    player.keys("ctrl+tab")
    (table,) = (each for each in widgets(player) if isinstance(each, Table))
    assert [row[1] for row in table.rows] == ["10", "1"]


def test_the_window_opens_at_the_kind_of_game_on_the_table() -> None:
    scores = scores_of([a_result("x")], DRAW_1).record(a_result("y"), DRAW_3)
    assert sought(reading(scores).form).table == DRAW_3
    assert sought(reading(scores_of([a_result("x")], DRAW_1)).form).table == DRAW_1


def test_the_pictures_show_every_game() -> None:
    player = reading(scores_of(TEN), 1)
    (curve,) = (each for each in widgets(player) if isinstance(each, Curve))
    assert curve.points[-1] == 0.4
    assert (curve.first, curve.last) == ("Game 5", "Game 10")
    homes, times = (each for each in widgets(player) if isinstance(each, Bars))
    assert sum(homes.values) == 10
    assert homes.values[52] == 4
    assert sum(times.values) == 4


def test_of_many_games_the_share_is_that_of_the_latest() -> None:
    games = [a_result(n, won=n < 30) for n in range(30 + LATEST)]
    kept = account(reading(scores_of(games)).model, Sought(DRAW_3))
    assert kept.shares[0] == 1.0
    assert kept.shares[-1] == 0.0
    assert kept.first + len(kept.shares) - 1 == len(games)


def test_a_win_enters_the_list_by_itself_with_day_code_and_name() -> None:
    player = Player(game_after(228), Settings(player="Ada"))
    player.plays_by_mouse(WINNING_LINE[-1])
    player.waits(SECONDS + 0.1)
    player.keys("escape", "ctrl+t", "ctrl+tab", "ctrl+tab")
    (option,) = cast("Choice", player.form.control("leader")).options
    assert option.cells[1] == "Ada"
    assert option.cells[5:] == ("2026-01-31", str(CODE))


def test_the_best_lead_in_each_list() -> None:
    quick = a_result("quick", won=True, seconds=50.0)._replace(moves=400, score=250)
    short = a_result("short", won=True, seconds=900.0)._replace(moves=120, score=240)
    player = reading(scores_of([*TEN, quick, short]), 2)
    for place, (by, cells) in enumerate(
        (("score", ("255", "1:40")), ("time", ("250", "0:50")), ("moves", ("240", "15:00")))
    ):
        player.presses("by", place)
        assert sought(player.form).by == by
        rows = cast("Choice", player.form.control("leader")).options
        assert len(rows) == 6
        assert rows[0].cells[2:4] == cells


def test_without_points_the_list_is_by_time() -> None:
    player = reading(scores_of(TEN, POINTLESS), 2)
    assert sought(player.form).by == "time"
    by = cast("Choice", player.form.control("by"))
    assert [option.value for option in by.options] == ["time", "moves"]
    assert records(player.model.scores)[POINTLESS].score is None


def test_the_deal_of_a_best_game_is_played() -> None:
    other = a_result("w", won=True, seconds=90.0)._replace(code="CF1-D1-SARATOG")
    player = reading(scores_of([*TEN, other]), 2)
    player.presses("play_leader")
    assert player.model.game.code == GameCode.parse("CF1-D1-SARATOG")
    assert player.dialogs == []


def test_a_best_game_is_watched_to_its_win() -> None:
    player = reading(scores_of(TEN), 2)
    own, scores = player.model.game, player.model.scores
    player.keys("down", "down")
    player.presses("leader", 2)
    player.presses("replay_leader")
    player.keys("end")
    assert player.model.game.won
    assert share_line(player.model.game) == share_line(game_after(229))
    player.keys("escape")
    assert player.model.game == own
    assert player.model.scores == scores


def test_a_best_game_whose_moves_are_not_kept_cannot_be_watched() -> None:
    lost = [result._replace(line="") for result in TEN]
    player = reading(scores_of(lost), 2)
    assert "replay_leader" not in player.form.stops()
    assert "play_leader" in player.form.stops()


@pytest.mark.parametrize("line", ["x", "CF1-D3-AAAAACL WFWF"])
def test_a_best_game_that_someone_wrote_into_the_file_is_not_believed(line: str) -> None:
    player = reading(scores_of([TEN[0]._replace(line=line, code=line)]), 2)
    game = player.model.game
    player.presses("replay_leader")
    assert player.model.game == game
    assert player.model.remark is not None
    player.presses("play_leader")
    assert player.model.game.code == CODE


def test_one_without_a_name_is_asked_at_the_win_and_then_never_again() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    player.waits(SECONDS + 0.1)
    player.goes_to("player")
    player.types("Ada")
    assert SaveConfig() in player.presses("same_deal")
    assert player.model.settings.player == "Ada"
    (result,) = player.model.scores.table(DRAW_3).leaders(Best.SCORE)
    assert result.player == "Ada"
    for move in WINNING_LINE:
        player.plays_by_keys(move)
    assert player.dialogs == ["win"]
    assert player.form.control("player") is None


def test_a_name_can_be_given_in_the_window_and_stands_at_the_wins_so_far() -> None:
    named = TEN[3]._replace(player="Bob")
    player = reading(scores_of([*TEN[:3], named]), 2)
    player.goes_to("player")
    player.types("Ada")
    player.keys("escape")
    names = {result.player for result in player.model.scores.table(DRAW_3).results}
    assert names == {"Ada", "Bob"}
    assert player.model.settings.player == "Ada"
    player.keys("ctrl+t", "ctrl+tab", "ctrl+tab")
    assert player.form.values()["player"] == "Ada"


def test_a_window_closed_without_a_new_name_writes_nothing() -> None:
    player = reading(scores_of(TEN), 2, Settings(player="Ada"))
    player.asked.clear()
    player.keys("escape")
    assert player.asked == []
