"""The pass map: what was seen of the stock, and which cards the passes bring to the top."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canfield.engine import (
    DRAWS,
    Card,
    DealStock,
    Game,
    GameCode,
    GameState,
    Pile,
    Redeal,
    Transfer,
    Variant,
    apply,
    from_record,
    legal_moves,
    to_record,
)
from canfield.engine.passes import (
    after_taking,
    known,
    next_pass,
    order,
    passes_left,
    this_pass,
)
from tests.engine.walks import walk

RULES = [
    pytest.param(variant, draw, id=f"{variant.name} {draw}")
    for variant in Variant
    for draw in DRAWS[variant]
]


def games(variant: Variant, draw: int, *, seed: int) -> list[Game]:
    """Return a game as it stood after each of a few dozen steps, some of them back."""
    chance = Random(seed)
    game = Game.new(GameCode(variant, 1, draw, seed))
    stood = [game]
    for _ in range(80):
        game = game.undo() if chance.random() < 0.25 else walk(game, 1, chance)
        stood.append(game)
    return stood


def tops_of_drawing(state: GameState) -> list[Card]:
    """Return what lies on the waste now and after each draw, until the stock is empty."""
    tops = list(state.waste[-1:])
    while state.stock:
        state, _ = apply(state, DealStock())
        tops.append(state.waste[-1])
    return tops


def turned_over(state: GameState) -> GameState:
    """Return the position with the rest drawn and the waste turned over."""
    while state.stock:
        state, _ = apply(state, DealStock())
    return apply(state, Redeal())[0]


@pytest.mark.parametrize(("variant", "draw"), RULES)
def test_the_cards_named_are_those_that_drawing_brings_to_the_top(
    variant: Variant, draw: int
) -> None:
    for game in games(variant, draw, seed=11):
        state = game.state
        cards = order(state)
        assert [cards[place] for place in this_pass(state)] == tops_of_drawing(state)
        if cards and passes_left(state) != 0:
            again = tops_of_drawing(turned_over(state))
            assert [cards[place] for place in next_pass(state)] == again


@pytest.mark.parametrize(("variant", "draw"), RULES)
def test_after_a_card_is_taken_the_next_pass_is_as_it_was_told(variant: Variant, draw: int) -> None:
    taken, turns_over = 0, False
    for seed in range(6):
        for game in games(variant, draw, seed=seed):
            state = game.state
            turns_over |= passes_left(state) != 0
            cards = order(state)
            for move in legal_moves(state).from_(Pile.WASTE):
                after, _ = apply(state, move)
                if not order(after) or passes_left(after) == 0:
                    continue
                told = after_taking(state, len(state.waste) - 1)
                assert [cards[place] for place in told] == tops_of_drawing(turned_over(after))
                taken += 1
    assert taken or not turns_over


def test_a_card_further_on_shifts_the_pass_as_if_it_were_taken_when_it_comes() -> None:
    state = Game.new(GameCode.parse("CF1-D3-AAAAACL")).state
    cards = order(state)
    for place in next_pass(state):
        later = state
        while len(later.waste) <= place:
            later, _ = apply(later, DealStock())
        assert later.waste[-1] == cards[place]
        without = replace(later, waste=later.waste[:-1])
        told = [cards[top] for top in after_taking(state, place)]
        assert told == tops_of_drawing(turned_over(without))


@pytest.mark.parametrize(("variant", "draw"), RULES)
def test_no_card_is_named_that_was_never_shown_and_each_that_was_stays_known(
    variant: Variant, draw: int
) -> None:
    for seed in (3, 4):
        shown: set[Card] = set()
        for game in games(variant, draw, seed=seed):
            shown |= set(game.state.waste)
            cards = order(game.state)
            named = known(game)
            assert len(named) == len(cards)
            for card, name in zip(cards, named, strict=True):
                assert name == (card if card in shown else None)


def test_what_was_seen_stays_seen_after_undo_another_way_and_a_new_start() -> None:
    game = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
    for _ in range(4):
        game, _ = game.play(DealStock())
    back = game.undo().undo().undo()
    assert sum(card is not None for card in known(back)) == 12
    other, _ = back.play(Transfer(Pile.WASTE, Pile.T2))
    assert sum(card is not None for card in known(other)) == 11
    read = from_record(to_record(other)).game
    assert known(read) == known(other)
    assert known(game.restart()) == (None,) * 34


@pytest.mark.parametrize("turned", [-1, "7", True, None, 10**6])
def test_a_file_cannot_make_the_map_say_more_than_there_is(turned: object) -> None:
    game, _ = Game.new(GameCode.parse("CF1-D3-AAAAACL")).play(DealStock())
    read = from_record(to_record(game) | {"turned": turned})
    assert read.problem is None
    expected = 34 if turned == 10**6 else 3
    assert sum(card is not None for card in known(read.game)) == expected
