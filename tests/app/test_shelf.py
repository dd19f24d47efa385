"""The deals played last: left as they stood, found again as they stood."""

from __future__ import annotations

from canfield.app.messages import Dealt, SaveConfig, SaveGame
from canfield.app.results import vegas_total
from canfield.engine import GameCode, Scoring
from canfield.store import scores as stored
from canfield.store.settings import Settings
from canfield.store.shelf import SHELF_SIZE
from canfield.table.value import replace
from tests.app.player import CODE, DRAW_3, WINNING_LINE, Player, game_after

OTHER = GameCode.parse("CF1-D1-BBBBBBB")


def left(steps: int = 20) -> Player:
    """Return a player who has left the example game after so many moves for another deal."""
    player = Player(game_after(steps))
    player.waits(40)
    player.tells(Dealt(OTHER))
    return player


def shelf(player: Player) -> list[str]:
    return [deal.code for deal in player.model.scores.shelf]


def deals(player: Player, number: int) -> None:
    player.tells(Dealt(replace(OTHER, number=number)))


def test_a_deal_that_was_left_is_taken_up_as_it_was() -> None:
    player = Player(game_after(20))
    player.keys("z", "z")
    game, attempt = player.model.game, player.model.attempt
    player.waits(40)
    spent = player.model.clock.seconds(player.now)
    asked = player.tells(Dealt(OTHER))
    assert SaveConfig() in asked
    player.keys("space", "space", "ctrl+l")
    assert player.dialogs == ["shelf"]
    asked = player.presses("take_up")
    assert SaveGame() in asked
    assert SaveConfig() in asked
    assert player.dialogs == []
    assert (player.model.game, player.model.attempt) == (game, attempt)
    assert player.model.clock.seconds(player.now) == spent
    player.keys("y", "y")
    assert player.model.game.cursor == 20


def test_going_back_and_forth_counts_each_game_once() -> None:
    player = left()
    for _ in range(3):
        player.keys("space", "ctrl+l")
        player.presses("take_up")
    codes = {result.code for result in player.model.scores.table("CF-D1:standard").results}
    assert codes == {str(OTHER)}
    assert player.model.scores.table(DRAW_3).totals.all.games == 1
    assert player.model.scores.table("CF-D1:standard").totals.all.games == 1


def test_a_deal_without_a_move_is_not_put_on_the_shelf() -> None:
    player = Player()
    deals(player, 1)
    deals(player, 2)
    assert shelf(player) == []


def test_the_shelf_holds_the_last_ten_and_the_starred_ones_longest() -> None:
    player = left()
    player.keys("ctrl+l")
    player.presses("star")
    player.keys("escape")
    for number in range(14):
        deals(player, number)
        player.keys("space")
    assert len(shelf(player)) == SHELF_SIZE
    assert str(CODE) in shelf(player)
    assert shelf(player)[0] == str(replace(OTHER, number=12))


def test_the_deal_on_the_table_is_no_deal_to_go_back_to() -> None:
    player = left()
    player.keys("ctrl+l")
    player.presses("take_up")
    player.keys("ctrl+l")
    assert shelf(player) == [str(CODE)]
    assert "take_up" not in player.form.stops()


def test_after_undo_of_a_new_deal_the_game_is_not_to_be_taken_up_too() -> None:
    player = left()
    asked = player.keys("z")
    assert player.model.game.cursor == 20
    assert SaveConfig() in asked
    player.keys("ctrl+l")
    assert "take_up" not in player.form.stops()
    player.keys("escape")
    player.keys("space")
    player.tells(Dealt(OTHER))
    player.keys("ctrl+l")
    player.presses("take_up")
    assert player.model.game.cursor == 21


def test_undo_of_a_new_deal_that_was_played_leaves_that_one_on_the_shelf() -> None:
    player = left()
    player.keys("space", "z", "z")
    assert player.model.game.code == CODE
    player.keys("ctrl+l")
    assert shelf(player) == [str(OTHER), str(CODE)]
    player.presses("take_up")
    assert player.model.game.code == OTHER
    assert player.model.game.can_redo


def test_the_best_of_all_attempts_at_a_deal_is_remembered() -> None:
    player = Player(game_after(228))
    player.keys("ctrl+r", "space", "ctrl+r")
    (deal,) = player.model.scores.shelf
    assert deal.cards_home == 1
    assert deal.best == 51


def test_a_won_game_is_found_on_the_shelf_and_is_still_won_once() -> None:
    player = Player(game_after(228))
    player.plays_by_mouse(WINNING_LINE[-1])
    player.keys("escape", "escape", "ctrl+r", "space", "ctrl+l")
    player.presses("take_up")
    assert player.model.game.won
    totals = player.model.scores.table(DRAW_3).totals
    assert (totals.all.games, totals.won.games) == (2, 1)


def test_a_note_is_typed_and_kept_with_its_deal() -> None:
    player = left()
    deals(player, 1)
    player.keys("space")
    deals(player, 2)
    player.keys("ctrl+l", "down")
    player.goes_to("note")
    player.types("the hard one")
    player.keys("escape")
    assert player.asked[-1] == SaveConfig()
    notes = {deal.code: deal.note for deal in player.model.scores.shelf}
    assert notes[str(CODE)] == "the hard one"
    assert stored.from_values(stored.to_values(player.model.scores)) == (player.model.scores, ())


def test_a_deal_of_the_shelf_is_played_from_its_start() -> None:
    player = left()
    player.keys("ctrl+l")
    player.presses("play_again")
    assert player.model.game.code == CODE
    assert not player.model.game.entries
    assert player.dialogs == []


def test_a_deal_whose_moves_cannot_be_read_says_so_and_stays_there() -> None:
    player = left()
    (deal,) = player.model.scores.shelf
    spoilt = deal._replace(record={**(deal.record or {}), "moves": ["W>T1"]})
    scores = player.model.scores._replace(shelf=(spoilt,))
    player.model = replace(player.model, scores=scores)
    game = player.model.game
    player.keys("ctrl+l")
    player.presses("take_up")
    assert player.model.game == game
    assert player.model.remark is not None
    assert player.model.scores.shelf == (spoilt,)


def test_a_vegas_game_taken_up_again_is_paid_for_once() -> None:
    player = Player(game_after(0), Settings(scoring=Scoring.VEGAS))
    deals(player, 1)
    player.keys("space")
    deals(player, 2)
    assert player.model.scores.vegas_balance == -47
    player.keys("space", "ctrl+l")
    player.presses("take_up")
    assert vegas_total(player.model) == -94
    player.keys("space")
    deals(player, 3)
    assert player.model.scores.vegas_balance == -94
