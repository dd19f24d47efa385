"""Looking back: the move that lost is found and marked; from before it one plays on as practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from canfield.app.messages import AskVerdict, Dealt, Judged, SaveConfig, SaveGame
from canfield.app.model import with_game
from canfield.app.results import vegas_total
from canfield.app.view import status_line
from canfield.engine import Game, Scoring
from canfield.solver.timeline import line_of
from canfield.store import saved
from canfield.store.stakes import Stakes
from canfield.table.value import replace
from canfield.ui.widgets.signs import LOST, OPEN, RING, TURN, WINNABLE
from canfield.ui.widgets.values import Choice, Legend, Paragraph
from tests.app.player import CODE, DRAW_3, WINNING_LINE, Player, game_after, measure

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.messages import Effect

TOTAL = 60
TODAY = "2026-01-31"


def until(winnable: int) -> Callable[[int], str]:
    return lambda place: "won" if place <= winnable else "lost"


def answered(player: Player, asked: list[Effect], truth: Callable[[int], str]) -> int:
    """Answer all questions about the past as the solver would; return how many there were."""
    count = 0
    line = line_of(player.model.game)
    while questions := [effect for effect in asked if isinstance(effect, AskVerdict)]:
        (question,) = questions
        assert question.past
        count += 1
        asked = player.tells(Judged(question.state, truth(line.index(question.state))))
    return count


def looking_back(winnable: int = 36, game: Game | None = None) -> Player:
    player = Player(game or game_after(TOTAL))
    asked = player.keys("l")
    assert player.dialogs == ["rewind"]
    assert 1 <= answered(player, asked, until(winnable)) <= 7
    return player


def practising(place: int = 36, game: Game | None = None) -> Player:
    player = looking_back(place, game)
    player.keys("return")
    assert player.dialogs == []
    return player


def summary(player: Player) -> str:
    first = player.form.pages[0].widgets[0]
    assert isinstance(first, Paragraph)
    return first.text


def strip(player: Player) -> Choice:
    choice = player.form.control("place")
    assert isinstance(choice, Choice)
    return choice


def test_the_move_that_lost_the_game_is_named_and_marked() -> None:
    player = looking_back(49)
    assert summary(player) == "Winnable until move 49; 9♣ home lost it."
    options = strip(player).options
    assert [option.picture for option in options] == [WINNABLE] * 50 + [LOST] * 11
    assert (options[50].line, options[TOTAL].line) == (TURN, RING)
    assert strip(player).value == 49
    legends = [each for each in player.form.pages[0].widgets if isinstance(each, Legend)]
    assert [[sign for sign, _words in each.entries] for each in legends] == [
        [WINNABLE, OPEN, LOST, TURN, RING]
    ]


def test_a_game_that_is_not_lost_and_a_deal_that_never_was_winnable_are_told() -> None:
    assert summary(looking_back(TOTAL)) == "This can still be won."
    assert summary(looking_back(-1)) == "This deal cannot be won."


def test_what_the_search_cannot_decide_is_not_known() -> None:
    player = Player(game_after(TOTAL))

    def truth(place: int) -> str:
        return "unknown" if 30 < place < 40 else until(35)(place)

    answered(player, player.keys("l"), truth)
    assert summary(player) == (
        "Winnable until move 30, lost from move 40 on; between them not known."
    )
    pictures = [option.picture for option in strip(player).options]
    assert pictures == [WINNABLE] * 31 + [OPEN] * 9 + [LOST] * 21
    assert TURN not in {option.line for option in strip(player).options}


def test_where_nothing_can_be_decided_nothing_is_claimed() -> None:
    player = Player(game_after(5))
    assert answered(player, player.keys("l"), lambda _place: "unknown") == 6
    assert summary(player) == "Whether this could be won is not known."
    assert strip(player).value == 5


def test_a_place_that_the_player_has_chosen_stays_chosen_while_answers_come() -> None:
    player = Player(game_after(TOTAL))
    asked = player.keys("l")
    player.keys("home", "right", "right")
    answered(player, asked, until(36))
    assert strip(player).value == 2


def test_once_known_it_is_there_at_once_and_asked_no_more() -> None:
    player = looking_back(36)
    player.keys("escape")
    asked = player.keys("l")
    assert not [effect for effect in asked if isinstance(effect, AskVerdict)]
    assert summary(player).startswith("Winnable until move 36")


def test_closed_while_it_looks_it_asks_no_further() -> None:
    player = Player(game_after(TOTAL))
    (question,) = (each for each in player.keys("l") if isinstance(each, AskVerdict))
    player.keys("escape")
    asked = player.tells(Judged(question.state, "won"))
    assert not [effect for effect in asked if isinstance(effect, AskVerdict)]


def test_moves_that_were_undone_belong_to_the_past_too() -> None:
    player = Player(game_after(TOTAL))
    player.keys(*["z"] * 10, "l")
    assert len(strip(player).options) == TOTAL + 1
    assert strip(player).options[TOTAL - 10].line == RING


def test_going_back_puts_the_position_on_the_table_with_its_history() -> None:
    player = practising()
    assert player.model.state == game_after(36).state
    assert player.model.game.cursor == len(player.model.game.entries) == 36
    assert player.model.stakes.practice
    player.keys("z")
    assert player.model.state == game_after(35).state


def test_going_back_by_mouse_to_any_place() -> None:
    player = looking_back()
    player.presses("place", 20)
    asked = player.presses("go_back")
    assert player.model.state == game_after(20).state
    assert {type(effect) for effect in asked} >= {SaveGame, SaveConfig}


def wins(player: Player) -> None:
    last = game_after(len(WINNING_LINE) - 1)
    player.model = with_game(player.model, last, player.now)
    player.plays_by_mouse(WINNING_LINE[-1])
    assert player.model.game.won


def test_a_practice_is_neither_played_nor_won_and_the_game_is_lost_once() -> None:
    player = practising()
    totals = player.model.scores.table(DRAW_3).totals
    assert (totals.all.games, totals.won.games) == (1, 0)
    wins(player)
    assert "Practice: this win is counted nowhere" in {
        each.text for each in player.form.pages[0].widgets if isinstance(each, Paragraph)
    }
    assert "player" not in player.form.values()
    player.keys("escape", "escape")
    player.tells(Dealt(replace(CODE, number=5)))
    assert player.model.scores.table(DRAW_3).totals == totals


def test_practice_leaves_the_shelf_the_vegas_total_and_the_calendar_alone() -> None:
    game = Game.new(CODE, Scoring.VEGAS)
    for move in WINNING_LINE[:TOTAL]:
        game, _ = game.play(move)
    player = Player(game)
    player.model = replace(player.model, stakes=Stakes(TODAY))
    answered(player, player.keys("l"), until(36))
    player.keys("return")
    before = player.model.scores
    assert before.vegas_balance == vegas_total(player.model) == game.score
    wins(player)
    player.keys("escape", "escape")
    player.tells(Dealt(replace(CODE, number=5)))
    assert player.model.scores == before
    assert not before.days
    (deal,) = before.shelf
    assert deal.record is not None
    kept, _ = saved.from_values(deal.record)
    assert kept is not None
    assert (kept.game.cursor, kept.stakes) == (TOTAL, Stakes(TODAY))


def test_the_practice_is_still_practice_after_a_restart_of_the_program() -> None:
    player = practising()
    kept = player.model.saved_at(player.now)
    read, problem = saved.from_values(saved.to_values(kept))
    assert (read, problem) == (kept, None)
    assert read is not None
    assert read.stakes.practice


def test_undo_of_a_new_deal_goes_back_to_the_practice_and_restart_is_in_earnest() -> None:
    player = practising()
    player.tells(Dealt(replace(CODE, number=5)))
    assert not player.model.stakes.practice
    player.keys("z")
    assert player.model.stakes.practice
    player.keys("ctrl+r")
    assert not player.model.stakes.practice
    player.keys("space")
    assert player.model.scores.table(DRAW_3).totals.all.games == 2


def test_the_own_game_is_there_again_from_the_shelf_and_can_still_be_counted() -> None:
    player = practising()
    player.keys("ctrl+l")
    player.presses("take_up")
    assert player.model.state == game_after(TOTAL).state
    assert not player.model.stakes.practice
    wins(player)
    totals = player.model.scores.table(DRAW_3).totals
    assert (totals.all.games, totals.won.games) == (1, 1)


def test_practice_within_practice_stays_practice() -> None:
    player = practising()
    player.keys("l")
    player.keys("home", "return")
    assert player.model.stakes.practice
    assert player.model.state == game_after(0).state
    assert player.model.scores.table(DRAW_3).totals.all.games == 1


def test_the_status_line_says_so_all_the_time() -> None:
    player = practising()
    words = dict(status_line(player.model, player.now, measure()).values)
    assert words["Practice"] == "not counted"
    player.plays_by_keys(WINNING_LINE[36])
    assert "Practice" in dict(status_line(player.model, player.now, measure()).values)


@pytest.mark.parametrize("steps", [0, len(WINNING_LINE)])
def test_there_is_nothing_to_look_back_at_before_a_move_or_after_a_win(steps: int) -> None:
    player = Player(game_after(steps))
    asked = player.keys("l")
    assert (asked, player.dialogs) == ([], [])
