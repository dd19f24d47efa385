"""The game and the referee play the same games and must agree after every move."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from canfield.engine import (
    NUMBERS,
    Game,
    GameCode,
    GameState,
    Scoring,
    Tally,
    apply,
    is_won,
    legal_moves,
)
from canfield.engine.scoring import first_tally, next_tally
from tests.engine.walks import chosen
from tests.referee import Table, lay_out, pack_of_code

HEADS = ("CF1-D3", "CF1-D1", "SU1-D3", "SU1-D1", "ST1-D3", "ST1-D1", "RB1-D1", "SH1-D1")
ON_CI = os.environ.get("CI") == "true"
GAMES = int(os.environ.get("REFEREE_GAMES") or (2000 if ON_CI else 200))
STYLES = list(Scoring)
LENGTHS = (25, 50, 100, 150)


def names(state: GameState) -> dict[str, list[str]]:
    """Return the engine's piles as the referee writes them."""
    return {pile.value: [card.name for card in cards] for pile, cards in state.piles().items()}


def first_tallies(state: GameState) -> dict[Scoring, Tally]:
    return {style: first_tally(style, state) for style in STYLES}


def compare(table: Table, state: GameState, tallies: dict[Scoring, Tally]) -> None:
    """Check that both see the same cards, the same moves and the same points."""
    assert names(state) == table.piles()
    assert {str(move) for move in legal_moves(state)} == table.legal_moves()
    assert is_won(state) == table.is_won()
    for style, tally in tallies.items():
        assert tally.score == table.score(style.value)


def play_and_compare(code: GameCode, steps: int, chance: Random, notes: list[str]) -> None:
    """Play one game on both tables; `notes` keeps its moves for the message."""
    table = lay_out(*pack_of_code(str(code)))
    state = Game.new(code).state
    tallies = first_tallies(state)
    compare(table, state, tallies)
    for _ in range(steps):
        moves = list(legal_moves(state))
        if not moves or table.is_won():
            return
        move = chosen(moves, chance)
        notes.append(str(move))
        state, events = apply(state, move)
        tallies = {style: next_tally(style, tally, events) for style, tally in tallies.items()}
        table.do(str(move))
        compare(table, state, tallies)


@pytest.mark.parametrize("head", HEADS)
def test_both_referees_see_the_same_games(head: str) -> None:
    chance = Random(f"twins {head}")
    for _ in range(GAMES // len(HEADS)):
        code = replace(GameCode.parse(f"{head}-AAAAAAA"), number=chance.randrange(NUMBERS))
        notes: list[str] = []
        try:
            play_and_compare(code, chance.choice(LENGTHS), chance, notes)
        except AssertionError as error:
            pytest.fail(f"{code}: {' '.join(notes)}\n{error}")


def test_the_referee_refuses_what_is_not_legal() -> None:
    table = lay_out(*pack_of_code("CF1-D3-AAAAACL"))
    with pytest.raises(ValueError, match="T1>T2 is not legal"):
        table.play("T1>T2")
