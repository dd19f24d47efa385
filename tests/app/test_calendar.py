"""The deals of the days: who wins one has a tick, and any day can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from canfield.app.messages import ChooseDeal, Dealt, FindDeal, Tick
from canfield.app.model import with_game
from canfield.engine import GameCode
from canfield.store import config, saved
from canfield.store.config import Config
from canfield.store.scores import Scores
from canfield.store.stakes import Stakes
from canfield.table.value import replace
from canfield.ui.widgets.signs import LATE_TICK, TICK
from canfield.ui.widgets.values import Choice, Option, Paragraph
from tests.app.player import CODE, WINNING_LINE, Player, game_after

if TYPE_CHECKING:
    from dummy_window import Desk

TODAY = "2026-01-31"
OTHER = GameCode.parse("CF1-D1-BBBBBBB")


def playing(day: str) -> Player:
    """Return a player who has begun the deal of a day and played it up to the last move."""
    player = Player()
    player.tells(Dealt(CODE, Stakes.of_day(day, TODAY)))
    player.model = with_game(player.model, game_after(len(WINNING_LINE) - 1), player.now)
    return player


def wins(player: Player) -> None:
    player.plays_by_mouse(WINNING_LINE[-1])
    assert player.model.game.won


def looking(scores: Scores = Scores()) -> Player:  # noqa: B008 - a value
    player = Player()
    player.model = replace(player.model, scores=scores)
    player.keys("c")
    assert player.dialogs == ["calendar"]
    return player


def signs(player: Player) -> dict[str, str]:
    days = cast("Choice", player.form.control("day")).options
    return {cast("str", day.value): day.picture for day in days if day.picture}


def words(player: Player) -> str:
    widgets = player.form.pages[0].widgets
    return " | ".join(widget.text for widget in widgets if isinstance(widget, Paragraph))


def test_who_wins_the_deal_of_today_has_a_tick() -> None:
    player = playing(TODAY)
    assert not player.model.scores.days
    wins(player)
    assert dict(player.model.scores.days) == {TODAY: str(CODE)}
    assert "Today’s deal is won" in words(player)
    player.keys("escape", "escape", "c")
    assert signs(player) == {TODAY: TICK}


def test_a_game_that_ends_after_midnight_is_won_on_the_day_on_which_it_began() -> None:
    player = playing(TODAY)
    player.tells(Tick("2026-02-01"))
    wins(player)
    assert list(player.model.scores.days) == [TODAY]


def test_a_deal_begun_after_its_day_has_another_tick_and_is_in_no_row() -> None:
    player = playing("2026-01-30")
    wins(player)
    assert not player.model.scores.days
    assert list(player.model.scores.late_days) == ["2026-01-30"]
    player.keys("escape", "escape", "c")
    assert signs(player) == {"2026-01-30": LATE_TICK}
    assert "0 days won · 0 in a row now" in words(player)


def test_what_was_won_on_its_day_stays_so_when_it_is_won_again_later() -> None:
    scores = Scores().with_day(TODAY, str(CODE)).with_day(TODAY, str(OTHER), late=True)
    assert (dict(scores.days), dict(scores.late_days)) == ({TODAY: str(CODE)}, {})


def test_the_same_cards_by_their_code_are_not_the_deal_of_the_day() -> None:
    player = Player()
    player.tells(Dealt(CODE))
    player.model = with_game(player.model, game_after(len(WINNING_LINE) - 1), player.now)
    wins(player)
    assert not player.model.scores.days


def test_a_restart_is_still_the_deal_of_its_day_and_late_after_it() -> None:
    player = playing(TODAY)
    player.keys("ctrl+r")
    assert player.model.stakes == Stakes(TODAY)
    player.keys("space")
    player.tells(Tick("2026-02-01"))
    player.keys("ctrl+r")
    assert player.model.stakes == Stakes(TODAY, late=True)
    player.keys("z")
    assert player.model.stakes == Stakes(TODAY)


def test_a_deal_that_comes_while_a_replay_is_watched_is_still_that_of_the_day() -> None:
    player = Player(game_after(3))
    player.keys("f5")
    player.tells(Dealt(OTHER, Stakes(TODAY)))
    player.keys("escape")
    assert (player.model.game.code, player.model.stakes) == (OTHER, Stakes(TODAY))


def test_the_day_goes_with_the_game_to_the_shelf_to_undo_and_to_the_disk() -> None:
    player = playing(TODAY)
    player.tells(Dealt(OTHER))
    assert player.model.stakes == Stakes()
    record = player.model.scores.shelf[0].record
    assert record is not None
    left, problem = saved.from_values(record)
    assert (left and left.stakes, problem) == (Stakes(TODAY), None)
    player.keys("z")
    assert player.model.stakes == Stakes(TODAY)
    kept = player.model.saved_at(player.now)
    assert saved.from_values(saved.to_values(kept)) == (kept, None)


def test_ticks_are_there_after_a_restart_and_nonsense_is_no_day() -> None:
    scores = Scores().with_day(TODAY, str(CODE)).with_day("2026-01-12", str(CODE), late=True)
    values = config.to_values(Config(scores=scores))
    assert config.from_values(values)[0].scores == scores
    values["scores"]["late_days"] = {"2026-02-30": "x", "soon": "x", "2026-01-12": str(CODE)}
    read, wrong = config.from_values(values)
    assert read.scores == scores
    assert set(wrong) == {"2026-02-30", "soon"}


def test_a_game_saved_before_there_was_a_calendar_is_read_without_a_word() -> None:
    values = saved.to_values(playing(TODAY).model.saved_at(0.0))
    del values["stakes"]
    read, problem = saved.from_values(values)
    assert (read and read.stakes, problem) == (Stakes(), None)


@pytest.mark.parametrize("wrong", [7, {"day": 7}, {"late": "no"}, {"practice": 1}])
def test_a_game_that_has_lost_what_it_counts_for_says_so(wrong: object) -> None:
    values = saved.to_values(playing(TODAY).model.saved_at(0.0))
    read, problem = saved.from_values({**values, "stakes": wrong})
    assert read is not None
    assert problem is not None


def test_the_calendar_is_reached_from_new_game_and_from_the_statistics() -> None:
    for opening in ("n", "ctrl+t"):
        player = Player()
        player.keys(opening)
        player.presses("calendar")
        assert player.dialogs[-1] == "calendar"
        player.keys("escape")
        assert len(player.dialogs) == 1


def test_months_go_back_and_forth_by_keys_and_by_mouse() -> None:
    player = looking()
    player.goes_to("month")
    player.keys("left", "left")
    assert player.form.values()["month"] == "2025-11"
    assert player.form.values()["day"] == "2025-11-30"
    player.presses("month", -2)
    assert player.form.values()["month"] == "2025-12"
    player.keys("end", "right")
    assert player.form.values()["month"] == "2026-01"
    player.keys("home")
    assert cast("str", player.form.values()["month"]) < "2024-03"


def test_the_page_keys_turn_the_months_while_a_day_has_the_keyboard() -> None:
    player = looking()
    assert player.form.focus == "day"
    player.keys("page up", "page up")
    assert player.form.values() == {"month": "2025-11", "day": "2025-11-30"}
    player.keys("page down", "left")
    assert player.form.values() == {"month": "2025-12", "day": "2025-12-29"}
    player.keys("page down", "page down", "page down")
    assert player.form.values() == {"month": "2026-01", "day": "2026-01-29"}


def test_arrows_go_by_days_and_by_weeks_and_never_into_the_future() -> None:
    player = looking()
    player.keys("right", "down")
    assert player.form.values()["day"] == TODAY
    player.keys("up", "left")
    assert player.form.values()["day"] == "2026-01-23"
    player.keys("down")
    assert player.form.values()["day"] == "2026-01-30"


@pytest.mark.parametrize(("day", "late"), [(TODAY, False), ("2026-01-30", True)])
def test_any_day_can_be_played_by_the_rules_chosen_last(day: str, *, late: bool) -> None:
    player = looking()
    if late:
        player.presses("day", [option.value for option in _days(player)].index(day))
    asked = player.keys("return")
    (found,) = (effect for effect in asked if isinstance(effect, FindDeal))
    assert found.stakes == Stakes(day, late=late)
    assert (found.like.variant, found.like.draw) == ("CF", 3)
    assert player.dialogs == []


def _days(player: Player) -> tuple[Option, ...]:
    return cast("Choice", player.form.control("day")).options


def test_the_rules_chosen_in_new_game_are_those_of_the_day_that_is_played() -> None:
    player = Player()
    player.keys("n")
    player.presses("draw", 1)
    player.presses("calendar")
    assert "Canfield, 1 card" in words(player)
    asked = player.presses("play")
    (found,) = (effect for effect in asked if isinstance(effect, FindDeal))
    assert found.like.draw == 1
    assert not any(isinstance(effect, ChooseDeal) for effect in asked)


def test_all_results_thrown_away_are_the_ticks_as_well() -> None:
    player = playing(TODAY)
    wins(player)
    player.keys("escape", "escape", "ctrl+t")
    player.presses("reset")
    player.presses("yes")
    assert not player.model.scores.days


def test_a_window_left_open_overnight_deals_the_new_day(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canfield.app.loop._today", lambda: "2031-05-06")
    desk.key("c")
    desk.turn()
    assert desk.model.today == "2031-05-06"
    assert desk.model.dialogs[-1].values()["day"] == "2031-05-06"
