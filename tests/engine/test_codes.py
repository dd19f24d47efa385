"""Game codes: the same cards for ever, and a clear word about what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine import DRAWS, NUMBERS, PACK, Game, GameCode, GameCodeError, Rules, Variant
from canfield.engine.deal import shuffled
from tests.engine.golden import golden
from tests.referee import pack, pack_of_code

DEALS: dict[str, str] = golden("codes_golden")["deals"]
EXAMPLE = GameCode(Variant.CANFIELD, 1, 3, 63)


@st.composite
def codes(draw: st.DrawFn) -> GameCode:
    variant = draw(st.sampled_from(list(Variant)))
    return GameCode(
        variant,
        version=1,
        draw=draw(st.sampled_from(DRAWS[variant])),
        number=draw(st.integers(0, NUMBERS - 1)),
    )


@pytest.mark.parametrize("letters", DEALS)
def test_a_code_deals_the_same_cards_for_ever(letters: str) -> None:
    for head in ("CF1-D3", "CF1-D1", "SU1-D3", "ST1-D1", "RB1-D1", "SH1-D1"):
        deal = GameCode.parse(f"{head}-{letters}").deal()
        assert " ".join(map(str, deal)) == DEALS[letters]


@given(codes())
def test_the_referee_shuffles_alike(code: GameCode) -> None:
    assert pack_of_code(str(code)) == (code.variant.value, code.draw, list(map(str, code.deal())))


@given(codes())
def test_a_code_reads_back_as_itself(code: GameCode) -> None:
    assert GameCode.parse(str(code)) == code
    assert code.rules == Rules.of(code.variant, code.draw)
    assert sorted(map(str, code.deal())) == sorted(map(str, PACK))


TWO_TO_64 = 2**64
STEP = 0x9E3779B97F4A7C15


def unshifted(z: int, shift: int) -> int:
    """Return what becomes `z` when it is xored with itself, shifted to the right."""
    found = z
    while found ^ (found >> shift) != z:
        found = z ^ (found >> shift)
    return found


def number_whose_first_output_is(z: int) -> int:
    """Return the deal number from which the generator begins with `z`; no code has it."""
    z = unshifted(z, 31) * pow(0x94D049BB133111EB, -1, TWO_TO_64) % TWO_TO_64
    z = unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, TWO_TO_64) % TWO_TO_64
    return (unshifted(z, 30) - STEP - 93220620 * 2**33) % TWO_TO_64


@pytest.mark.parametrize("below_the_end", [1, 2, 15, 16])
def test_an_output_that_would_favour_some_cards_is_passed_over(below_the_end: int) -> None:
    number = number_whose_first_output_is(TWO_TO_64 - below_the_end)
    assert shuffled(number) == shuffled(number + STEP)
    assert [str(card) for card in shuffled(number)] == pack.shuffled(number)


@pytest.mark.parametrize("below_the_end", [17, 18, 52])
def test_every_other_output_counts(below_the_end: int) -> None:
    number = number_whose_first_output_is(TWO_TO_64 - below_the_end)
    first = PACK[(TWO_TO_64 - below_the_end) % 52]
    assert shuffled(number)[0] is first
    assert [str(card) for card in shuffled(number)] == pack.shuffled(number)


def test_the_letters_are_a_number_most_significant_first() -> None:
    assert str(EXAMPLE) == "CF1-D3-AAAAACL"
    assert GameCode.parse("CF1-D3-AAAAABA").number == 26
    assert GameCode.parse("CF1-D3-BAAAAAA").number == 26**6
    assert GameCode.parse("CF1-D3-ZZZZZZZ").number == NUMBERS - 1 == 8_031_810_175


@pytest.mark.parametrize(
    "typed",
    [
        "CF1-D3-AAAAACL",
        "cf1-d3-aaaaacl",
        "CF1D3AAAAACL",
        "cf1 d3 aaaaacl",
        "  CF1 - D3 - AAAAACL\n",
        "CF1-D3AAAA ACL",
        "C F 1 D 3 A A A A A C L",
    ],
)
def test_a_code_may_be_typed_carelessly(typed: str) -> None:
    assert GameCode.parse(typed) == EXAMPLE


@pytest.mark.parametrize(
    ("typed", "position", "word"),
    [
        ("", 0, "CF1-D3-AAAAACL"),
        (" - ", 3, "CF1-D3-AAAAACL"),
        ("XX1-D3-AAAAACL", 0, "variant"),
        ("  KL1-D3-AAAAACL", 2, "variant"),
        ("C", 0, "variant"),
        ("CF", 2, "version"),
        ("CFX-D3-AAAAACL", 2, "version"),
        ("CF2-D3-AAAAACL", 2, "version"),
        ("CF0-D3-AAAAACL", 2, "version"),
        ("CF1", 3, "draw"),
        ("CF1-E3-AAAAACL", 4, "draw"),
        ("CF1-D-AAAAACL", 4, "draw"),
        ("CF1-D2-AAAAACL", 4, "draw"),
        ("CF1-D9-AAAAACL", 4, "draw"),
        ("RB1-D3-AAAAACL", 4, "draw"),
        ("SH1-D3-AAAAACL", 4, "draw"),
        ("CF1-D3", 6, "seven letters"),
        ("CF1-D3-AAAAAC", 13, "seven letters"),
        ("CF1-D3-AAAAACLA", 14, "seven letters"),
        ("CF1-D3-AAA1ACL", 10, "seven letters"),
        ("CF1-D3-AAAAAC_", 13, "seven letters"),
        ("CF1-D3-ÄAAAACL", 7, "seven letters"),
        ("CF1-D3-AAAAAC\N{LATIN SMALL LETTER LONG S}", 13, "seven letters"),
        ("CF\N{FULLWIDTH DIGIT ONE}-D3-AAAAACL", 2, "version"),
    ],
)
def test_a_wrong_code_says_which_part_is_wrong(typed: str, position: int, word: str) -> None:
    with pytest.raises(GameCodeError) as caught:
        GameCode.parse(typed)
    assert caught.value.position == position
    assert word in caught.value.reason
    assert str(caught.value) == caught.value.reason


def test_the_message_names_what_was_typed() -> None:
    with pytest.raises(GameCodeError, match=r"^A game code looks like CF1-D3-AAAAACL\.$"):
        GameCode.parse("")
    with pytest.raises(GameCodeError, match=r"“KL”.*CF, SU, ST, RB, SH"):
        GameCode.parse("KL1-D3-AAAAACL")
    with pytest.raises(GameCodeError, match="here are 8"):
        GameCode.parse("CF1-D3-AAAAACLA")
    with pytest.raises(GameCodeError, match="“1” is none"):
        GameCode.parse("CF1-D3-AAA1ACL")
    with pytest.raises(GameCodeError, match="Rainbow is D1, not D3"):
        GameCode.parse("RB1-D3-AAAAACL")
    with pytest.raises(GameCodeError, match="D3/D1, not D2"):
        GameCode.parse("CF1-D2-AAAAACL")
    with pytest.raises(GameCodeError, match=r"^After the version comes the draw, D1 or D3\.$"):
        GameCode.parse("CF1-E3-AAAAACL")
    with pytest.raises(GameCodeError, match="version 7 "):
        GameCode.parse("CF7-D3-AAAAACL")


@given(st.integers(max_value=-1) | st.integers(min_value=NUMBERS))
def test_a_number_out_of_range_is_refused_and_never_another_deal(number: int) -> None:
    with pytest.raises(GameCodeError, match=r"^Deals are numbered 0 to 8031810175\.$") as caught:
        GameCode(Variant.CANFIELD, 1, 3, number)
    assert caught.value.position == len("CF1D3")


def code_or_place(text: str) -> GameCode | int:
    """Return the code, or the place in the text that is blamed."""
    try:
        return GameCode.parse(text)
    except GameCodeError as error:
        return error.position


@given(st.text(max_size=20) | st.text("CFSURBHTD13- AZaz", max_size=16))
def test_a_typed_text_is_a_code_or_a_game_code_error(text: str) -> None:
    found = code_or_place(text)
    if isinstance(found, GameCode):
        assert str(found).replace("-", "") == "".join(text.replace("-", "").split()).upper()
    else:
        assert 0 <= found <= len(text)


@given(codes(), st.data())
def test_one_wrong_letter_never_gives_the_same_deal(code: GameCode, data: st.DataObject) -> None:
    text = str(code)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(exclude_characters=text[place] + text[place].lower()))
    found = code_or_place(text[:place] + letter + text[place + 1 :])
    assert isinstance(found, int) or found != code or text[place] == "-"


@given(codes(), st.data())
def test_case_spaces_and_hyphens_do_not_matter(code: GameCode, data: st.DataObject) -> None:
    gap = st.sampled_from(["", "", "-", " ", " - ", "\t"])
    letters = [
        data.draw(gap) + data.draw(st.sampled_from([letter, letter.lower()]))
        for letter in str(code).replace("-", "")
    ]
    assert GameCode.parse("".join(letters)) == code


@given(codes())
def test_a_deal_goes_where_its_order_says(code: GameCode) -> None:
    state = Game.new(code).state
    deal = [card for card in code.deal() if code.rules.fixed_base != card.rank]
    base_cards = 0 if code.rules.fixed_base else 1
    assert state.reserve == tuple(deal[:13])
    assert state.cards_home == (base_cards or 4)
    columns = deal[13 + base_cards :][:4]
    assert [column[0] for column in state.tableau] == columns
    assert state.stock == tuple(deal[17 + base_cards :])[::-1]
    assert state.waste == ()
