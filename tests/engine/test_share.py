"""A whole game in one line: it comes back move for move, and nothing else is believed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from canfield.engine import (
    DRAWS,
    FOUNDATIONS,
    Game,
    GameCode,
    GameCodeError,
    Pile,
    Scoring,
    Transfer,
    Variant,
    from_record,
    parse_move,
    to_record,
)
from canfield.engine.share import LONGEST_LINE, parse_line, share_line
from tests.engine.walks import walk

EXAMPLE = json.loads((Path(__file__).parents[1] / "data" / "example_win.json").read_text())
CODE = GameCode.parse(EXAMPLE["code"])
CODES = st.builds(
    lambda rules, number: GameCode(rules[0], 1, rules[1], number),
    st.sampled_from([(variant, draw) for variant in Variant for draw in DRAWS[variant]]),
    st.integers(0, 26**7 - 1),
)


def won_game() -> Game:
    game = Game.new(CODE)
    for move in EXAMPLE["moves"]:
        game, _ = game.play(parse_move(move))
    return game


@given(CODES, st.integers(0, 150), st.integers(0, 2**32))
def test_a_game_comes_back_from_its_line_move_for_move(
    code: GameCode, steps: int, seed: int
) -> None:
    game = walk(Game.new(code, undo_limit=None), steps, Random(seed))
    assert parse_line(share_line(game)) == game
    assert parse_line(share_line(game).lower()) == game
    assert parse_line(" ".join(share_line(game))) == game


def test_a_won_game_is_a_line_that_fits_in_a_message() -> None:
    line = share_line(won_game())
    assert parse_line(line).won
    assert len(line) < 500


@pytest.mark.parametrize("suit", "SHDC")
def test_a_card_taken_back_names_its_suit(suit: str) -> None:
    game = won_game()
    pile = next(pile for pile in FOUNDATIONS if pile.value == f"F{suit}")
    game, _ = game.play(Transfer(pile, Pile.T1))
    assert share_line(game).endswith(f"F{suit}A")
    assert parse_line(share_line(game)).state == game.state


def test_what_was_undone_is_no_part_of_the_line() -> None:
    game = won_game().undo().undo()
    assert len(parse_line(share_line(game)).entries) == len(EXAMPLE["moves"]) - 2


def test_a_code_alone_is_its_deal() -> None:
    assert share_line(Game.new(CODE)) == str(CODE)
    assert parse_line(" cf1d3aaaaacl ") == Game.new(CODE, undo_limit=None)


def test_the_points_are_counted_as_asked() -> None:
    assert parse_line(share_line(won_game()), Scoring.VEGAS).score == 208


@pytest.mark.parametrize(
    ("line", "position", "words"),
    [
        ("CF1-D3-AAAAACL X", 15, "“X”"),
        ("CF1-D3-AAAAACL NNQ", 17, "“Q”"),
        ("CF1-D3-AAAAACL N0", 16, "“0”"),
        ("CF1-D3-AAAAACL N12T2", 19, "“2”"),
        ("CF1-D3-AAAAACL NWBBD3", 18, "Move 3 of this game, BD3,"),
        ("CF1-D3-AAAAACL WB", 15, "Move 1 of this game, WB,"),
        ("CF1-D3-AAAAACL WF", 15, "Move 1 of this game, WF,"),
        ("CF1-D3-AAAAACL FSA", 15, "Move 1 of this game, FSA,"),
        ("CF1-D3-AAAAACL N13", 15, "Move 13 of this game, N13,"),
        ("CF1-D3-AAAAACL N²", 16, "“²”"),
        ("CF1-D3-AAAA9CL N", 11, "seven letters"),
        ("", 0, "CF1-D3-AAAAACL"),
    ],
)
def test_a_wrong_line_says_what_is_wrong_with_it_and_where(
    line: str, position: int, words: str
) -> None:
    with pytest.raises(GameCodeError) as caught:
        parse_line(line)
    assert words in caught.value.reason
    assert caught.value.position == position


def test_a_line_without_end_is_refused_unread() -> None:
    with pytest.raises(GameCodeError, match="20000 letters"):
        parse_line(str(CODE) + " N" * LONGEST_LINE)


def read(line: str) -> Game | GameCodeError:
    try:
        return parse_line(line)
    except GameCodeError as error:
        return error


@given(st.text(max_size=80))
@example("CF1-D3-AAAAACL N999")
def test_rubbish_is_refused_in_words(text: str) -> None:
    for line in (text, f"{CODE} {text}", f"{share_line(won_game())}{text}"):
        found = read(line)
        if isinstance(found, Game):
            assert parse_line(share_line(found)) == found
        else:
            assert found.reason.endswith(".")
            assert 0 <= found.position <= len(line)


@given(st.data())
def test_a_line_with_a_letter_changed_is_refused_or_another_game_by_the_rules(
    data: st.DataObject,
) -> None:
    line = share_line(won_game())
    place = data.draw(st.integers(15, len(line) - 1))
    letter = data.draw(st.sampled_from("NTWRABCDFSH0123456789 "))
    changed = line[:place] + letter + line[place + 1 :]
    found = read(changed)
    if isinstance(found, Game):
        assert from_record(to_record(found)).problem is None
