"""The button that finishes, and hints: shown when they are of use, and stopped by any key."""

from __future__ import annotations

from canfield.app.available import can
from canfield.app.messages import Advised, AskHint, Tick
from canfield.engine import FOUNDATIONS, Game, Pile, parse_move, parse_state
from canfield.solver import solve
from canfield.solver.hints import Hint, Reason, hint
from canfield.store.settings import HintLevel, Settings
from canfield.table.hit import Target
from canfield.table.value import replace
from canfield.ui.commands import Command
from tests.app.player import CODE, Player, game_after

NEARLY = (
    "CF-D3 | base 7h | S - | W - | R - | F 4s 4h 4d 4c | T 6s5s / 6h5h / 6d5d / 6c5c | redeals 3"
)
R30 = (
    "CF-D3 | base 7h | S - | W - | R - | F - 7h - - | T 5d4s3d2sAdKsQdJsTd9s8d7s6d /"
    " 5s4d3s2dAsKdQsJdTs9d8s7d6c / 5c4h3c2hAcKhQcJhTc9h8c / 6s5h4c3h2cAhKcQhJcTh9c8h7c6h"
    " | redeals 3"
)
READY = (
    NEARLY.replace("6s5s", "6s")
    .replace("6h5h", "6h")
    .replace("6d5d", "6d")
    .replace("6c5c", "6c")
    .replace("F 4s 4h 4d 4c", "F 5s 5h 5d 5c")
)


def at(line: str, settings: Settings | None = None) -> Player:
    return Player(replace(Game.new(CODE), start=parse_state(line)), settings)


def answer(question: AskHint) -> Advised:
    """Return what a solver says who sees every card."""
    line = solve(question.game.state, time_limit=5.0, node_limit=20_000).moves
    first = hint(question.game.state, line)
    return Advised(question.game, () if first is None else (first,))


def let_it_play(player: Player, turns: int = 60) -> None:
    for _ in range(turns):
        player.waits(0.2)
        player.tells(Tick("2026-01-31"))


def test_finish_is_offered_only_where_it_is_certain() -> None:
    assert can(at(READY).model, Command.FINISH)
    assert not can(at(R30).model, Command.FINISH)
    assert not can(Player().model, Command.FINISH)


def test_finish_plays_the_cards_up_one_after_the_other() -> None:
    player = at(READY)
    player.keys("ctrl+return")
    assert player.model.state.cards_home == 49
    let_it_play(player)
    assert player.model.game.won
    assert player.dialogs == ["win"]


def test_any_key_stops_the_finish() -> None:
    player = at(READY)
    player.keys("ctrl+return")
    player.keys("escape")
    let_it_play(player)
    assert player.model.state.cards_home == 49


def test_nothing_finishes_by_itself_unless_it_is_asked_for() -> None:
    player = at(NEARLY)
    let_it_play(player)
    assert player.model.state.cards_home == parse_state(NEARLY).cards_home


def test_by_the_setting_it_finishes_after_the_move_that_leaves_no_doubt() -> None:
    player = at(READY, Settings(finish_by_itself=True))
    player.keys("1", "f")
    let_it_play(player)
    assert player.model.game.won


def test_a_hint_marks_its_piles_says_why_and_is_counted() -> None:
    player = Player(game_after(1))
    asked = player.keys("h")
    (question,) = (effect for effect in asked if isinstance(effect, AskHint))
    player.tells(answer(question))
    assert player.model.hinted
    assert player.model.remark is not None
    assert player.model.game.aid.hints == 1


def test_a_hint_marks_the_whole_run_that_it_moves() -> None:
    player = Player(game_after(2))
    player.keys("h")
    run = parse_move("T2>T4:2")
    player.tells(Advised(player.model.game, (Hint(run, Reason.ACROSS_SEAM),)))
    assert player.model.hinted == {Target(Pile.T2, 2), Target(Pile.T4, 1)}


def test_a_hint_that_comes_too_late_is_not_shown() -> None:
    player = Player(game_after(1))
    (question,) = (effect for effect in player.keys("h") if isinstance(effect, AskHint))
    player.keys("d")
    player.tells(answer(question))
    assert not player.model.hinted
    assert player.model.game.aid.hints == 0


def test_a_nudge_says_only_where_to_look() -> None:
    player = at(READY, Settings(hints=HintLevel.NUDGE))
    (question,) = (effect for effect in player.keys("h") if isinstance(effect, AskHint))
    player.tells(answer(question))
    assert len(player.model.hinted) == 1
    assert not {each.pile for each in player.model.hinted} & set(FOUNDATIONS)
