"""What is counted, and that it is counted once."""

from __future__ import annotations

from canfield.app.messages import Dealt, Play, SaveConfig
from canfield.engine import GameCode, Pile
from canfield.store.settings import Settings
from canfield.store.totals import Totals
from canfield.table.value import replace
from tests.app.player import CODE, DRAW_3, WINNING_LINE, Player, game_after

LAST = WINNING_LINE[-1]
DRAW_1 = "CF-D1:standard"


def totals(player: Player, key: str = DRAW_3) -> Totals:
    return player.model.scores.table(key).totals


def played_and_won(player: Player, key: str = DRAW_3) -> tuple[int, int]:
    return totals(player, key).all.games, totals(player, key).won.games


def test_a_deal_without_a_move_is_no_game() -> None:
    player = Player()
    for number in range(5):
        player.tells(Dealt(replace(CODE, number=number)))
    player.keys("ctrl+r")
    assert not player.model.scores.tables


def test_a_game_is_counted_with_its_first_move_and_not_again() -> None:
    player = Player()
    player.keys("space")
    assert played_and_won(player) == (1, 0)
    player.keys("space", "z", "z", "space", "y", "z", "z")
    assert played_and_won(player) == (1, 0)
    player.tells(Dealt(replace(CODE, number=5)))
    assert played_and_won(player) == (1, 0)


def test_each_restart_that_is_played_is_a_game_of_its_own() -> None:
    player = Player()
    for _ in range(3):
        player.keys("space", "ctrl+r")
    assert played_and_won(player) == (3, 0)
    player.keys("space")
    assert played_and_won(player) == (4, 0)


def test_a_win_undone_and_won_again_is_still_one_win() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(LAST)
    first = totals(player)
    player.keys("escape")
    for _ in range(3):
        player.keys("z")
        player.waits(1.0)
        player.plays_by_mouse(LAST)
        assert [form.name for form in player.model.dialogs] == ["win"]
        player.keys("escape")
    assert played_and_won(player) == (1, 1)
    assert totals(player) == first


def test_a_win_come_back_to_by_redo_is_not_counted_again() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(LAST)
    player.keys("escape", "z", "y")
    assert player.model.game.won
    assert played_and_won(player) == (1, 1)
    assert player.asked.count(Play("win")) == 1


def test_a_won_game_left_undone_stays_won() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(LAST)
    player.keys("escape", "z", "ctrl+r")
    assert played_and_won(player) == (1, 1)


def test_the_two_draws_are_counted_apart() -> None:
    player = Player()
    player.keys("space")
    player.tells(Dealt(GameCode.parse("CF1-D1-AAAAACL")))
    player.keys("space")
    assert played_and_won(player) == (1, 0)
    assert played_and_won(player, DRAW_1) == (1, 0)


def test_a_win_never_comes_without_its_game() -> None:
    player = Player(game_after(228))
    asked = player.plays_by_mouse(LAST)
    assert SaveConfig() in asked
    assert totals(player).won.games <= totals(player).all.games


def test_a_game_left_and_come_back_to_is_one_game_and_keeps_its_last_result() -> None:
    player = Player(game_after(20))
    player.keys("space")
    player.tells(Dealt(replace(CODE, number=7)))
    player.keys("space")
    assert played_and_won(player) == (2, 0)
    player.keys("z", "z")
    assert player.model.game.code == CODE
    player.keys("space", "ctrl+r")
    assert played_and_won(player) == (2, 0)
    results = player.model.scores.table(DRAW_3).results
    assert {result.code: result.moves for result in results}[str(CODE)] == 22


def test_a_deal_begun_after_going_back_does_not_take_the_place_of_the_one_left() -> None:
    player = Player(game_after(20))
    player.keys("space")
    player.tells(Dealt(replace(CODE, number=7)))
    player.keys("space", "z", "z")
    assert player.model.game.code == CODE
    player.tells(Dealt(replace(CODE, number=8)))
    player.keys("space")
    codes = [result.code for result in player.model.scores.table(DRAW_3).results]
    assert len(codes) == len(set(codes)) == 3


def test_the_result_names_its_day_and_its_player() -> None:
    player = Player(settings=Settings(player="Ada"))
    player.clicks(Pile.STOCK)
    player.tells(Dealt(replace(CODE, number=2)))
    (result,) = player.model.scores.table(DRAW_3).results
    assert (result.date, result.player, result.won) == ("2026-01-31", "Ada", False)
