"""Cards, moves and positions in writing, both ways."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import (
    PACK,
    CanfieldError,
    Card,
    DealStock,
    Game,
    GameCode,
    IllegalMove,
    Move,
    NotationError,
    Pile,
    Redeal,
    Suit,
    Transfer,
    apply,
    parse_move,
    parse_state,
)
from tests.engine.positions import position
from tests.engine.test_codes import codes
from tests.engine.walks import walk

TRANSFERS = st.builds(
    Transfer, st.sampled_from(list(Pile)), st.sampled_from(list(Pile)), st.integers(1, 52)
)
MOVES = st.just(DealStock()) | st.just(Redeal()) | TRANSFERS


def test_the_pack_is_spades_hearts_diamonds_clubs_from_ace_to_king() -> None:
    assert " ".join(map(str, PACK[:13])) == "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
    assert [card.suit.letter for card in PACK[::13]] == ["s", "h", "d", "c"]
    assert [card.is_red for card in PACK[::13]] == [False, True, True, False]
    assert [suit.is_red for suit in Suit] == [False, True, True, False]
    assert len(set(PACK)) == 52


@pytest.mark.parametrize("card", PACK)
def test_a_card_reads_back_as_itself(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card).upper()) is card
    assert Card.parse(str(card).lower()) is card
    assert Card(card.rank, card.suit) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) == str(card)


def test_a_card_never_changes() -> None:
    with pytest.raises(AttributeError, match="rank"):
        PACK[0].rank = 2
    with pytest.raises(AttributeError, match="owner"):
        PACK[0].owner = "me"


@pytest.mark.parametrize("rank", [0, 14, -1])
def test_there_is_no_such_rank(rank: int) -> None:
    with pytest.raises(ValueError, match="1 to 13"):
        Card(rank, Suit.SPADES)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 0, "a rank (A 2-9 T J Q K)"),
        ("h", 0, "a rank (A 2-9 T J Q K)"),
        ("1h", 0, "a rank (A 2-9 T J Q K)"),
        ("10h", 0, "a rank (A 2-9 T J Q K)"),
        ("Q", 1, "a suit (s h d c)"),
        ("Qx", 1, "a suit (s h d c)"),
        ("Qhh", 2, "nothing more"),
    ],
)
def test_a_text_that_is_no_card_is_refused_where_it_goes_wrong(
    text: str, place: int, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert (caught.value.text, caught.value.position) == (text, place)
    assert str(caught.value) == f"{text!r}: expected {expected} at character {place + 1}"


@given(MOVES)
def test_a_move_reads_back_as_itself(move: Move) -> None:
    assert parse_move(str(move)) == move


def test_moves_are_written_as_players_write_them() -> None:
    assert str(DealStock()) == "D"
    assert str(Redeal()) == "L"
    assert str(Transfer(Pile.WASTE, Pile.FS)) == "W>FS"
    assert str(Transfer(Pile.RESERVE, Pile.T2)) == "R>T2"
    assert str(Transfer(Pile.T1, Pile.T3, 4)) == "T1>T3:4"


PILE = "a pile (S W R FS FH FD FC T1-T4)"
COUNT = "a number of cards from 2 to 99"
WHOLE_MOVE = "D, L or a pile, '>' and a pile"


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 0, WHOLE_MOVE),
        ("d", 0, WHOLE_MOVE),
        ("DL", 0, WHOLE_MOVE),
        (" D", 0, WHOLE_MOVE),
        ("W-FS", 0, WHOLE_MOVE),
        ("X>FS", 0, PILE),
        ("W>", 2, PILE),
        ("W>FX", 2, PILE),
        ("T1>T9", 3, PILE),
        ("T1>T2>T3", 3, PILE),
        ("T1>T2:", 6, COUNT),
        ("T1>T2:x", 6, COUNT),
        ("T1>T2:0", 6, COUNT),
        ("T1>T2:1", 6, COUNT),
        ("T1>T2:04", 6, COUNT),
        ("T1>T2:-2", 6, COUNT),
        ("T1>T2:100", 6, COUNT),
        ("T1>T2:2:3", 6, COUNT),
        ("T1>T2:\N{ARABIC-INDIC DIGIT THREE}", 6, COUNT),
    ],
)
def test_a_text_that_is_no_move_is_refused_where_it_goes_wrong(
    text: str, place: int, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.text, caught.value.position) == (text, place)
    assert str(caught.value) == f"{text!r}: expected {expected} at character {place + 1}"


def no_other_error(read: Callable[[str], object], text: str) -> object:
    """Return what was read, or None where the text was refused."""
    try:
        return read(text)
    except CanfieldError:
        return None


@given(st.text(max_size=12) | st.text("DLWRSTFHC>:0123456789", max_size=9))
def test_a_text_is_one_move_or_none(text: str) -> None:
    move = no_other_error(parse_move, text)
    assert move is None or str(move) == text


@given(codes(), st.integers(0, 150), st.integers(0, 2**32))
def test_a_position_reads_back_as_itself(code: GameCode, steps: int, seed: int) -> None:
    state = walk(Game.new(code), steps, Random(seed)).state
    assert parse_state(repr(state)) == state


def test_a_position_is_one_readable_line() -> None:
    state = position("Base 7h, F h=9h, T1: Kc Qh, T2: 2c, T3: As, T4: empty, R 0, S 1, W 3c 4s")
    assert repr(state) == (
        "CF-D3 | base 7h | S 2s | W 3c4s | R - | F - 9h - - | T KcQh / 2c / As / - | redeals 0"
    )


LINE = repr(position("Base 7h, F h=9h, T1: Kc Qh, T2: 2c, T3: As, T4: empty, R 0, S 1, W 3c 4s"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("CF-D3", "XX-D3"),
        ("CF-D3", "CF-D2"),
        ("CF-D3", "RB-D3"),
        ("CF-D3 | ", ""),
        ("base 7h", "base 7"),
        ("base 7h", "7h"),
        ("S 2s", "S 2"),
        ("S 2s", "S 2x"),
        ("S 2s", "S "),
        ("W 3c4s", "W 3c 4s"),
        ("F - 9h - -", "F - 9h -"),
        ("F - 9h - -", "F 9h - - -"),
        ("F - 9h - -", "F - 9h - - -"),
        ("KcQh / 2c", "KcQh 2c"),
        (" / -", ""),
        ("redeals 0", "redeals 00"),
        ("KcQh", "kcqh"),
        ("redeals 0", "redeals"),
        ("redeals 0", "redeals -1"),
        ("redeals 0", "redeals x"),
        ("redeals 0", "redeals ²"),
        ("redeals 0", "redeals " + "9" * 5000),
    ],
)
def test_a_line_that_is_no_position_is_refused(right: str, wrong: str) -> None:
    assert LINE.count(right) == 1
    with pytest.raises(NotationError):
        parse_state(LINE.replace(right, wrong))


@pytest.mark.parametrize(
    ("right", "wrong", "place", "expected"),
    [
        ("CF-D3 | ", "", 0, "8 parts divided by ' | '"),
        ("CF-D3", "XX-D3", 0, "a variant and its draw such as CF-D3"),
        ("base 7h", "7h", 8, "'base '"),
        ("/ As /", "/ As", LINE.index(" | F "), "four foundations and four columns"),
        ("redeals 0", "redeals x", LINE.index("redeals"), "the number of redeals"),
        ("S 2s", "S ", 20, repr(LINE.replace("S 2s", "S -"))),
        ("redeals 0", "redeals 00", len(LINE), repr(LINE)),
    ],
)
def test_a_wrong_line_says_where_and_what(
    right: str, wrong: str, place: int, expected: str
) -> None:
    text = LINE.replace(right, wrong)
    with pytest.raises(NotationError) as caught:
        parse_state(text)
    assert (caught.value.text, caught.value.position) == (text, place)
    assert str(caught.value) == f"{text!r}: expected {expected} at character {place + 1}"


@given(st.data())
def test_a_damaged_line_is_a_position_or_a_notation_error(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINE)))
    end = data.draw(st.integers(place, min(place + 4, len(LINE))))
    text = LINE[:place] + data.draw(st.text("AKQT93hscd -/|FRWS0", max_size=4)) + LINE[end:]
    state = no_other_error(parse_state, text)
    assert state is None or repr(state) == text


def test_a_refused_move_says_which_and_why_and_where() -> None:
    state = position("T1: Kc, W .. Ah")
    with pytest.raises(IllegalMove) as caught:
        apply(state, parse_move("W>T1"))
    assert str(caught.value) == f"W>T1 is refused (the rank does not fit) in {state!r}"
    assert (caught.value.state, str(caught.value.move)) == (state, "W>T1")
