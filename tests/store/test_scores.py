"""Every game is counted, once, and nothing that was reached is forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import Rules, Scoring, Variant
from canfield.engine.share import share_line
from canfield.store import results, scores, tables
from canfield.store.results import Result, as_counted, result_of, table_key
from canfield.store.scores import Scores, new_bests
from canfield.store.tables import PLACES, RESULTS_KEPT, Best, Table
from canfield.store.totals import Average, Streaks
from tests.store.places import KEY, a_result, a_win, example_game

if TYPE_CHECKING:
    from collections.abc import Iterable

VEGAS = "CF-D3:vegas"
POINTLESS = "CF-D3:none"


def recorded(played: Iterable[Result], key: str = KEY) -> Scores:
    reached = Scores()
    for result in played:
        reached = reached.record(result, key)
    return reached


def totals_of(*results: Result) -> tuple[int, int]:
    totals = recorded(results).table(KEY).totals
    return totals.all.games, totals.won.games


def test_a_win_is_one_game_played_and_won() -> None:
    assert totals_of(a_win()) == (1, 1)
    assert totals_of(a_result("a"), a_win("b"), a_result("c")) == (3, 1)


def test_a_game_left_and_won_later_is_one_game() -> None:
    assert totals_of(a_result("a"), a_win("a")) == (1, 1)


def test_a_game_left_twice_is_one_game() -> None:
    left = a_result("a", cards_home=3, moves=40)
    again = a_result("a", cards_home=9, moves=90)
    totals = recorded([left, again]).table(KEY).totals
    assert totals.all == (1, 90.0, 90, 20, 9)
    assert totals.homes[9] == 1
    assert sum(totals.homes) == 1


def test_a_won_game_cannot_be_won_again() -> None:
    once = recorded([a_win("a", seconds=200.0)])
    assert once.record(a_win("a", seconds=1.0, moves=1), KEY) == once
    assert once.record(a_result("a"), KEY) == once


def test_the_same_deal_played_again_is_another_game() -> None:
    assert totals_of(a_win("first"), a_win("second")) == (2, 2)


def test_a_deal_without_a_move_was_not_played() -> None:
    assert totals_of(a_result(moves=0)) == (0, 0)


def test_a_move_taken_back_was_a_move() -> None:
    assert totals_of(a_result(moves=0, undos=1)) == (1, 0)


def test_practice_is_never_counted() -> None:
    assert recorded([a_win(practice=True)]) == Scores()
    assert new_bests(Scores(), a_win(practice=True), KEY) == ()


def test_kinds_of_games_are_counted_apart() -> None:
    reached = recorded([a_win("a")]).record(a_result("b"), VEGAS)
    assert reached.table(KEY).totals.all.games == 1
    assert reached.table(VEGAS).totals.won.games == 0
    assert reached.table("CF-D1:standard") == Table()


def test_streaks_are_counted_both_ways() -> None:
    outcomes = "WWWLLWLLLLW"
    results = [
        a_win(str(number)) if letter == "W" else a_result(str(number))
        for number, letter in enumerate(outcomes)
    ]
    assert recorded(results).table(KEY).totals.streaks == Streaks(1, 3, 4)
    assert recorded(results[:5]).table(KEY).totals.streaks == Streaks(-2, 3, 2)


def test_a_game_won_in_the_end_counts_in_the_streak_at_its_end() -> None:
    reached = recorded([a_win("1"), a_result("2"), a_win("3"), a_win("2")])
    assert reached.table(KEY).totals.streaks == Streaks(3, 3, 0)


def test_a_game_left_once_more_does_not_break_a_new_streak() -> None:
    reached = recorded([a_result("1"), a_win("2"), a_win("3"), a_result("1", moves=99)])
    assert reached.table(KEY).totals.streaks == Streaks(2, 2, 1)


def test_averages_tell_won_games_and_all_games_apart() -> None:
    totals = recorded([a_win("1", seconds=300.0, moves=200), a_result("2")]).table(KEY).totals
    assert totals.all.average == Average(195.0, 130.0, 137.5, 28.5)
    assert totals.won.average == Average(300.0, 200.0, 255.0, 52.0)
    assert totals.won_share == 0.5


def test_without_games_there_is_no_average() -> None:
    assert Table().totals.all.average is None
    assert Table().totals.won_share == 0.0


def test_best_time_and_moves_are_those_of_won_games() -> None:
    reached = recorded([a_win("1", seconds=300.0, moves=200), a_result("2", seconds=5.0, moves=3)])
    assert reached.table(KEY).totals.bests == (255, 300.0, 200)


def test_no_best_time_of_nothing_can_arise() -> None:
    reached = recorded([a_win("1", seconds=0.0)])
    assert reached.table(KEY).totals.bests.seconds is None
    assert reached.table(KEY).leaders(Best.TIME) == ()
    assert result_of(example_game(), attempt="a", seconds=-5.0, date="").seconds == 0.0


def test_points_cannot_be_farmed_for_the_tables() -> None:
    reached = recorded([a_win("1", score=900)])
    assert reached.table(KEY).totals.bests.score == 255
    assert reached.table(KEY).leaders(Best.SCORE)[0].score == 255
    assert as_counted(a_win(score=208), VEGAS).score == 208


def test_the_first_win_is_best_in_everything() -> None:
    assert new_bests(recorded([a_result("lost")]), a_win(), KEY) == tuple(Best)


def test_a_win_is_compared_with_all_other_games() -> None:
    before = recorded([a_win("1", seconds=300.0, moves=200)])
    assert new_bests(before, a_win("2", seconds=299.0, moves=200), KEY) == (Best.TIME,)
    assert new_bests(before, a_win("2", seconds=300.0, moves=199), KEY) == (Best.MOVES,)
    assert new_bests(before, a_win("2", seconds=301.0, moves=201, score=400), KEY) == ()


def test_a_win_is_not_compared_with_the_time_it_was_left() -> None:
    before = recorded([a_result("1", score=255)])
    assert Best.SCORE in new_bests(before, a_win("1"), KEY)


def test_neither_a_loss_nor_a_second_win_of_a_game_is_a_new_best() -> None:
    assert new_bests(Scores(), a_result(score=250), KEY) == ()
    assert new_bests(recorded([a_win("1")]), a_win("1", seconds=1.0), KEY) == ()


def test_without_points_there_is_no_best_score() -> None:
    assert new_bests(Scores(), a_win(score=0), POINTLESS) == (Best.TIME, Best.MOVES)


def test_the_ten_best_wins_lead_in_each_list() -> None:
    wins = [a_win(str(n), seconds=100.0 + n, moves=300 - n, score=5 * n) for n in range(1, 16)]
    table = recorded([*wins, a_result("lost", score=250, moves=1, seconds=1.0)]).table(KEY)
    assert [result.id for result in table.leaders(Best.TIME)] == [str(n) for n in range(1, 11)]
    fewest = [str(n) for n in range(15, 5, -1)]
    assert [result.id for result in table.leaders(Best.MOVES)] == fewest
    assert [result.id for result in table.leaders(Best.SCORE)] == fewest


def test_of_equal_wins_the_earlier_leads() -> None:
    table = recorded([a_win("1"), a_win("2"), a_win("3")]).table(KEY)
    for best in Best:
        assert [result.id for result in table.leaders(best)] == ["1", "2", "3"]


def test_years_of_play_are_listed_in_part_and_counted_in_full() -> None:
    many = RESULTS_KEPT + 100
    results = [
        a_win(str(n), seconds=10.0 + n, moves=100 + n) if n % 10 == 0 else a_result(str(n))
        for n in range(many)
    ]
    table = recorded(results).table(KEY)
    assert len(table.results) == RESULTS_KEPT
    assert table.results[-1].id == str(many - 1)
    assert table.totals == Table(results=tuple(results)).totals
    assert table.totals.all.games == many
    for best in Best:
        assert table.leaders(best) == Table(results=tuple(results)).leaders(best)
    assert len(table.champions) == PLACES


def test_only_the_leaders_are_kept_move_for_move() -> None:
    wins = [a_win(str(n), seconds=9.0 + n, moves=90 + n, line=f"line {n}") for n in range(40)]
    table = recorded(reversed(wins)).table(KEY)
    assert [result.line for result in table.leaders(Best.TIME)] == [f"line {n}" for n in range(10)]
    assert sum(bool(result.line) for result in table.results) == PLACES


def test_a_game_too_long_to_keep_is_a_result_without_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(results, "LONGEST_LINE", len(share_line(example_game())) - 1)
    won = result_of(example_game(), attempt="a", seconds=1.0, date="")
    assert (won.won, won.line) == (True, "")


def test_a_name_given_once_stands_at_all_wins_without_one() -> None:
    reached = recorded([a_win("1"), a_win("2", player="Bob")]).named("Ann")
    assert [result.player for result in reached.table(KEY).results] == ["Ann", "Bob"]


def test_a_leader_of_long_ago_cannot_be_won_again() -> None:
    results = [a_win("old", seconds=1.0), *(a_result(str(n)) for n in range(RESULTS_KEPT))]
    reached = recorded(results)
    assert "old" not in {result.id for result in reached.table(KEY).results}
    assert reached.record(a_win("old", seconds=0.5), KEY) == reached


ACTS = st.lists(
    st.builds(
        lambda name, won, size: a_win(name, moves=size) if won else a_result(name, moves=size),
        st.sampled_from("abcdefghij"),
        st.booleans(),
        st.integers(0, 3),
    ),
    max_size=40,
)


@given(ACTS)
def test_results_in_any_order_count_each_game_once(results: list[Result]) -> None:
    table = recorded(results).table(KEY)
    played = {result.id for result in results if result.moves}
    won = {result.id for result in results if result.moves and result.won}
    totals = table.totals
    assert (totals.all.games, totals.won.games) == (len(played), len(won))
    assert sum(totals.homes) == len(played)
    assert {result.id for result in table.results} == played
    assert tables.from_values(tables.to_values(table)) == (table, ())
    assert totals.streaks.longest_won <= len(won)


@given(ACTS, st.integers(1, 8))
def test_a_shorter_list_tells_the_same_totals(results: list[Result], kept: int) -> None:
    """Only a game that was already cut from the list can no longer be recognised."""
    distinct = [a._replace(id=str(number)) for number, a in enumerate(results)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "RESULTS_KEPT", kept)
        short = recorded(distinct).table(KEY)
    assert short.totals == recorded(distinct).table(KEY).totals
    assert len(short.results) <= kept


def test_a_result_tells_the_game_as_it_stands() -> None:
    game = example_game().undo().redo().with_hint()
    result = result_of(game, attempt="a1", seconds=12.34567, date="2026-05-01", player="Ann")
    assert result == Result(
        id="a1", code="CF1-D3-AAAAACL", won=True, score=255, moves=229, undos=1, hints=1,
        seconds=12.346, cards_home=52, date="2026-05-01", practice=False, player="Ann",
        line=share_line(game),
    )  # fmt: skip
    assert not result_of(example_game(5), attempt="a", seconds=1.0, date="").won


def test_rules_that_play_differently_have_tables_of_their_own() -> None:
    rules = Rules.of(Variant.CANFIELD, 3)
    keys = {
        table_key(rules, Scoring.STANDARD),
        table_key(rules, Scoring.VEGAS),
        table_key(Rules.of(Variant.CANFIELD, 1), Scoring.STANDARD),
        table_key(Rules.of(Variant.STRICT, 3), Scoring.STANDARD),
        table_key(replace(rules, take_back=False), Scoring.STANDARD),
    }
    assert len(keys) == 5
    assert table_key(rules, Scoring.STANDARD) == KEY


def test_a_daily_deal_is_won_once_a_day() -> None:
    reached = Scores().with_day("2026-05-01", "CF1-D3-AAAAACL").with_day("2026-05-02", "x")
    assert dict(reached.days) == {"2026-05-01": "CF1-D3-AAAAACL", "2026-05-02": "x"}
    assert scores.from_values(scores.to_values(reached)) == (reached, ())
