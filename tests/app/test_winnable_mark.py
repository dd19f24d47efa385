"""The mark that says whether the game can still be won: true of the position that lies there."""

from __future__ import annotations

import pytest

from canfield.app.messages import AskVerdict, Dealt, Effect, Judged, Opened
from canfield.app.view import status_line
from canfield.engine import GameState
from canfield.solver import solve
from canfield.store.settings import Settings
from canfield.table.value import replace
from tests.app.player import CODE, WINNING_LINE, Player, game_after, measure

MARKED = Settings(winnable_mark=True)


def mark(player: Player) -> str:
    return dict(status_line(player.model, player.now, measure()).values)["Winnable"]


def questions(asked: list[Effect]) -> list[GameState]:
    return [effect.state for effect in asked if isinstance(effect, AskVerdict)]


def test_after_each_move_undo_and_redo_the_mark_is_of_that_very_position() -> None:
    player = Player(game_after(10), MARKED)
    for key in ("space", "space", "z", "z", "z", "y", "space", "h"):
        asked = player.keys(key)
        assert set(questions(asked)) <= {player.model.state}
        for state in questions(asked):
            assert mark(player) == "–"
            player.tells(Judged(state, solve(state, time_limit=9.0).outcome))
        assert mark(player) == "yes"


def test_an_answer_that_comes_late_is_not_taken_for_the_position_that_lies_there_now() -> None:
    player = Player(game_after(10), MARKED)
    (old,) = questions(player.keys("space"))
    player.keys("space")
    player.tells(Judged(old, "lost"))
    assert mark(player) == "no"
    player.keys("z")
    assert mark(player) == "no"
    player.keys("z")
    assert mark(player) == "–"


def test_from_a_lost_position_every_move_leads_to_another_without_a_question() -> None:
    player = Player(game_after(10), MARKED)
    (state,) = questions(player.keys("space"))
    player.tells(Judged(state, "lost"))
    assert questions(player.keys("space")) == []
    assert mark(player) == "no"


def test_that_the_last_hope_is_gone_is_said_once_and_where_to_look() -> None:
    player = Player(game_after(10), MARKED)
    (state,) = questions(player.keys("space"))
    player.tells(Judged(state, "lost"))
    assert player.model.remark is not None
    assert player.model.remark.text == "No winning line is left; L shows since when"
    player.keys("space")
    assert player.model.remark is None


def test_who_did_not_ask_for_it_is_neither_told_nor_costs_it_a_search() -> None:
    player = Player(game_after(10))
    assert questions(player.keys("space", "z", "y")) == []
    player.tells(Judged(player.model.state, "lost"))
    assert player.model.remark is None
    labels = dict(status_line(player.model, player.now, measure()).values)
    assert "Winnable" not in labels


def test_the_mark_is_there_from_the_start_and_as_soon_as_it_is_switched_on() -> None:
    player = Player(game_after(10), MARKED)
    assert questions(player.tells(Opened())) == [player.model.state]
    player = Player(game_after(10))
    player.keys("ctrl+,")
    player.goes_to("winnable_mark")
    assert questions(player.keys("space")) == [player.model.state]


def test_another_deal_knows_nothing_of_the_one_before() -> None:
    player = Player(game_after(10), MARKED)
    (state,) = questions(player.keys("space"))
    player.tells(Judged(state, "lost"))
    asked = player.tells(Dealt(replace(CODE, number=5)))
    assert questions(asked) == [player.model.state]
    assert mark(player) == "–"
    player.keys("space", "z")
    assert player.model.verdicts == {}


@pytest.mark.parametrize("steps", [0, 40, len(WINNING_LINE) - 1])
def test_the_winning_line_is_never_called_lost(steps: int) -> None:
    state = game_after(steps).state
    assert solve(state, time_limit=9.0).outcome == "won"
