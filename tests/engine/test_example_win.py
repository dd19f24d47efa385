"""A whole game, won: every action of it counts."""

from __future__ import annotations

import pytest

from canfield.engine import Game, GameCode, Scoring, Won, parse_move
from tests.engine.golden import golden
from tests.engine.positions import cards, play
from tests.referee import lay_out, pack_of_code

EXAMPLE = golden("example_win")
CODE = GameCode.parse(EXAMPLE["code"])
MOVES: list[str] = EXAMPLE["moves"]


def test_the_example_is_won_with_its_last_action_and_not_before() -> None:
    game = Game.new(CODE)
    for number, move in enumerate(MOVES, start=1):
        game, events = game.play(parse_move(move))
        last = number == len(MOVES)
        assert (game.won, events.count(Won())) == (last, int(last)), f"action {number}"
    assert (game.score, game.moves, len(MOVES)) == (255, 229, 229)
    assert [cards(game.state, pile)[:2] for pile in ("FS", "FH", "FD", "FC")] == [
        "7s",
        "7h",
        "7d",
        "7c",
    ]


@pytest.mark.parametrize(
    ("scoring", "score"),
    [(Scoring.STANDARD, 255), (Scoring.CARDS, 52), (Scoring.VEGAS, 208), (Scoring.NONE, 0)],
)
def test_what_the_win_is_worth(scoring: Scoring, score: int) -> None:
    assert play(Game.new(CODE, scoring), *MOVES).score == score


def test_the_first_moves_are_those_of_the_rules_page() -> None:
    start = Game.new(CODE)
    assert [cards(start.state, pile) for pile in ("FH", "T2", "T4")] == ["7h", "Kh", "As"]
    drawn = play(start, "D")
    assert cards(drawn.state, "W") == "4d 3s Qc"
    after = play(drawn, "W>T2", "T2>T4:2")
    assert [cards(after.state, pile) for pile in ("T2", "T4")] == ["Qs", "As Kh Qc"]
    assert len(after.state.reserve) == 12


def test_the_whole_win_can_be_taken_back_and_played_again() -> None:
    game = won = play(Game.new(CODE, undo_limit=None), *MOVES)
    while game.can_undo:
        game = game.undo()
    assert (game.state, game.score, game.moves) == (game.start, 0, 0)
    while game.can_redo:
        game = game.redo()
    assert (game.state, game.tally, game.entries) == (won.state, won.tally, won.entries)
    assert game.aid.undos == 229


def test_the_referee_wins_it_too() -> None:
    table = lay_out(*pack_of_code(EXAMPLE["code"]))
    for move in MOVES:
        assert not table.is_won()
        table.play(move)
    assert table.is_won()
    assert table.score("standard") == 255
