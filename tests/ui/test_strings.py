"""What the program says: every refusal in words, plain sentences, keys as they are printed."""

from __future__ import annotations

from dataclasses import replace
from string import Formatter

import pytest

from canfield import translation
from canfield.engine import (
    Card,
    CodeFault,
    DealStock,
    Game,
    GameCode,
    GameCodeError,
    GameState,
    Move,
    Pile,
    Redeal,
    Refusal,
    Rules,
    Suit,
    Transfer,
    Variant,
    parse_move,
    refusal,
)
from canfield.table.inputs import Key
from canfield.ui.commands import Command, keys_of
from canfield.ui.strings import commands, dialogs, settings, statistics, table
from canfield.ui.strings import help as help_text
from canfield.ui.strings.cards import card_words, clock_words, pile_words
from canfield.ui.strings.codes import code_words
from canfield.ui.strings.refusals import refusal_words
from canfield.ui.strings.results import table_title

START = Game.new(GameCode.parse("CF1-D3-AAAAACL")).state


def said(state: GameState, move: Move) -> str:
    reason = refusal(state, move)
    assert reason is not None, move
    return refusal_words(reason, move, state)


def with_rules(variant: Variant, draw: int | None = None) -> GameState:
    return replace(START, rules=Rules.of(variant, draw))


def with_column(state: GameState, column: int, *cards: str) -> GameState:
    columns = list(state.tableau)
    columns[column] = tuple(Card.parse(card) for card in cards)
    first, second, third, fourth = columns
    return replace(state, tableau=(first, second, third, fourth))


def with_waste(state: GameState, *cards: str) -> GameState:
    return replace(state, waste=tuple(Card.parse(card) for card in cards))


@pytest.mark.parametrize(
    ("card", "target", "words"),
    [
        ("6h", "8s", "6♥ goes on a black 7"),
        ("6h", "7d", "6♥ goes on a black 7"),
        ("Ts", "Ah", "10♠ goes on a red J"),
        ("Kc", "Ks", "K♣ goes on a red A"),
        ("Ad", "Ks", "A♦ goes on a black 2"),
    ],
)
def test_a_card_that_does_not_fit_on_a_column_is_told_where_it_goes(
    card: str, target: str, words: str
) -> None:
    state = with_waste(with_column(START, 0, target), card)
    assert said(state, parse_move("W>T1")) == words


def test_each_way_of_building_has_its_sentence() -> None:
    state = with_waste(with_column(with_rules(Variant.RAINBOW), 0, "9d"), "6h")
    assert said(state, parse_move("W>T1")) == "6♥ goes on any 7"
    state = with_waste(with_column(with_rules(Variant.STOREHOUSE), 0, "7s"), "6h")
    assert said(state, parse_move("W>T1")) == "6♥ goes on 7♥"


def test_an_empty_foundation_names_the_card_it_starts_with() -> None:
    state = with_waste(START, "9s")
    assert said(state, parse_move("W>FS")) == "An empty foundation starts with 7♠"


def test_a_card_for_the_wrong_foundation_or_too_early_is_told_what_it_waits_for() -> None:
    state = with_waste(START, "Th")
    assert said(state, parse_move("W>FH")) == "10♥ waits for 8♥"
    assert said(state, parse_move("W>FS")) == "10♥ waits for 8♥"
    state = with_waste(START, "8h")
    assert said(state, parse_move("W>FS")) == "8♥ goes on the hearts foundation"


def test_stock_and_waste_say_what_is_the_matter() -> None:
    assert said(START, Redeal()) == "The stock still has cards"
    empty = replace(START, stock=())
    assert said(empty, Redeal()) == "Stock and waste are both empty"
    assert said(empty, DealStock()) == "The stock is empty"


def test_a_variant_without_a_redeal_is_named() -> None:
    empty = with_waste(replace(with_rules(Variant.RAINBOW), stock=()), "6h")
    assert said(empty, Redeal()) == "Rainbow has no redeal"
    used = with_waste(replace(with_rules(Variant.STOREHOUSE), stock=(), redeals_used=2), "6h")
    assert said(used, Redeal()) == "No redeal is left in Storehouse"


def test_strict_says_that_it_is_strict() -> None:
    state = with_rules(Variant.STRICT)
    assert said(state, parse_move("FH>T1")) == "In Strict, foundations keep their cards"
    columns = with_column(state, 0, "9s", "8h")
    assert said(columns, parse_move("T1>T2")) == "In Strict, only whole columns move"
    space = replace(with_column(state, 0), reserve=())
    assert said(space, parse_move("T2>T1")) == "In Strict, a space takes the waste card only"


def test_a_rule_that_was_switched_off_says_so() -> None:
    state = replace(START, rules=replace(START.rules, take_back=False))
    assert said(state, parse_move("FH>T1")) == "Taking cards back is switched off in the settings"


def test_covered_cards_say_who_plays() -> None:
    state = with_waste(START, "9s", "4h")
    assert said(state, parse_move("W>T1:2")) == "Only the last card of the waste plays"
    assert said(state, parse_move("R>T1:2")) == "Only the top card of the reserve plays"


def test_piles_that_take_nothing_say_so() -> None:
    assert said(START, parse_move("R>S")) == "Nothing is placed on the stock"
    assert said(START, parse_move("T1>R")) == "Nothing is placed on the reserve"
    assert said(START, parse_move("T1>W")) == "Only the stock feeds the waste"


@pytest.mark.parametrize("reason", Refusal)
@pytest.mark.parametrize("move", ["D", "L", "R>T1", "T1>FS", "W>T1", "T1>T2:9"])
def test_no_refusal_is_without_words(reason: Refusal, move: str) -> None:
    words = refusal_words(reason, parse_move(move), START)
    assert 5 < len(words) < 60
    assert words[0].isupper() or words[0].isdigit()
    assert not words.endswith(".")


def sentences(value: object) -> list[str]:
    """Return every text in a nest of tuples and mappings."""
    if isinstance(value, str):
        return [str(value)]
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        return [text for each in value for text in sentences(each)]
    return []


SAID = [
    *(
        text
        for module in (dialogs, help_text, settings, statistics)
        for name, value in vars(module).items()
        if name.isupper()
        for text in sentences(value)
    ),
    *table.remarks().values(),
    *map(commands.command_line, Command),
    *map(commands.command_name, Command),
]


def test_nobody_is_shouted_at() -> None:
    assert len(SAID) > 200
    assert [text for text in SAID if "!" in text] == []


def test_signs_are_those_of_good_print() -> None:
    assert [text for text in SAID if "'" in text or '"' in text or "..." in text] == []
    assert [text for text in SAID if text != text.strip() or "  " in text] == []


def test_remarks_fit_on_one_line() -> None:
    assert max(map(len, table.remarks().values())) <= 70


@pytest.mark.parametrize("command", Command)
def test_each_command_has_a_name_a_line_and_a_key_in_its_tooltip(command: Command) -> None:
    assert commands.command_name(command)
    tooltip = commands.tooltip(command)
    assert tooltip.startswith(commands.command_line(command))
    assert tooltip.endswith(f"({commands.key_words(keys_of(command)[0])})")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (Key("z", ctrl=True), "Ctrl+Z"),
        (Key("z", ctrl=True, shift=True), "Ctrl+Shift+Z"),
        (Key("return", alt=True), "Alt+Enter"),
        (Key("page down", ctrl=True), "Ctrl+Page down"),
        (Key("?", shift=True), "?"),
        (Key("+", ctrl=True, shift=True), "Ctrl++"),
        (Key("-", ctrl=True), "Ctrl+−"),
        (Key("f11"), "F11"),
        (Key("b", shift=True), "Shift+B"),
    ],
)
def test_keys_are_called_as_they_are_printed(key: Key, words: str) -> None:
    assert commands.key_words(key) == words


def test_the_same_key_is_not_listed_twice() -> None:
    assert commands.shortcuts(Command.KEYS) == "?"
    assert commands.shortcuts(Command.UNDO) == "Ctrl+Z, Z, Backspace"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0:00"), (7.9, "0:07"), (187, "3:07"), (3729, "1:02:09")]
)
def test_times_are_told_as_on_a_clock(seconds: float, words: str) -> None:
    assert clock_words(seconds) == words


def test_cards_and_piles_can_be_read_aloud() -> None:
    assert card_words(Card(6, Suit.HEARTS)) == "six of hearts"
    assert pile_words(Pile.T2) == "column 2"
    assert pile_words(Pile.FC) == "the clubs foundation"


def test_the_state_of_play_is_one_sentence() -> None:
    assert table.status_words(START, moves=1, score=5) == (
        "Base seven, 1 card on the foundations, reserve 13, stock 34, waste 0, 1 move, score 5"
    )
    assert "score" not in table.status_words(START, moves=0, score=None)


def test_a_pile_is_read_from_its_exposed_card_and_hides_what_is_hidden() -> None:
    state = with_column(START, 1, "Kh", "Qc")
    assert table.pile_line(state, Pile.T2) == "Column 2, 2 cards, queen of clubs, king of hearts"
    assert table.pile_line(START, Pile.RESERVE) == "The reserve, 13 cards, " + card_words(
        START.reserve[-1]
    )
    assert table.pile_line(START, Pile.STOCK) == "The stock, 34 cards"
    assert table.pile_line(START, Pile.WASTE) == "The waste, empty"


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("CF-D3:standard", "Canfield, 3 cards"),
        ("RB-D1:vegas", "Rainbow, 1 card · Vegas"),
        ("SU-D3-take_back=False:cards", "Superior, 3 cards · no taking back · Cards"),
        ("CF-D3-base_wrap=False:standard", "Canfield, 3 cards · base_wrap=False"),
        ("XX-D3:standard", "XX-D3:standard"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_tables_of_results_are_named_by_their_rules(key: str, words: str) -> None:
    assert table_title(key) == words


def test_sentences_pass_through_the_players_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translation, "_catalogue", [])
    translation.speak(lambda text: text.upper())
    assert refusal_words(Refusal.STOCK_EMPTY, DealStock(), START) == "THE STOCK IS EMPTY"


def test_a_card_that_is_not_there_is_no_card() -> None:
    assert said(START, Transfer(Pile.WASTE, Pile.T1)) == "There is no card to move"


@pytest.mark.parametrize("fault", CodeFault)
def test_what_is_wrong_with_a_code_is_said_as_the_engine_says_it(fault: CodeFault) -> None:
    names = {name: "X" for _text, name, _spec, _way in Formatter().parse(fault.value) if name}
    error = GameCodeError(fault, 0, **names)
    assert code_words(error) == error.reason


def test_what_is_wrong_with_a_code_is_said_in_the_players_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(translation, "_catalogue", [])
    translation.speak(lambda text: text.upper().replace("{COUNT}", "{count}"))
    with pytest.raises(GameCodeError) as caught:
        GameCode.parse("CF1-D3-AAA")
    assert code_words(caught.value) == "THE DEAL IS SEVEN LETTERS A TO Z; HERE ARE 3."
