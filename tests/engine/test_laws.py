"""What holds in every game, whatever is done in it and in whatever order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from canfield.engine import (
    FOUNDATIONS,
    PACK,
    TABLEAU,
    DealStock,
    Game,
    GameState,
    IllegalMove,
    Move,
    Pile,
    Redeal,
    Refill,
    Scoring,
    Transfer,
    Variant,
    apply,
    from_record,
    legal_moves,
    problems,
    refusal,
    to_record,
    visible_count,
)
from tests.engine.test_codes import codes
from tests.engine.walks import walk

RANKS = "A23456789TJQK"


transfer = cache(Transfer)


def counts(pile: Pile, height: int) -> Iterable[int]:
    """Return how many cards to try to lift, one more than there are included."""
    return range(1, height + 2) if pile in TABLEAU else {1, 2, height + 1}


def every_move(state: GameState) -> list[Move]:
    """Return whatever could be tried, from each pile to each pile."""
    transfers = [
        transfer(source, target, count)
        for source, cards in state.piles().items()
        for count in counts(source, len(cards))
        for target in Pile
    ]
    return [DealStock(), Redeal(), *transfers]


def is_one_lower(upper: str, lower: str) -> bool:
    return RANKS[RANKS.index(upper[0]) - 1] == lower[0]


def fits(variant: Variant, upper: str, lower: str) -> bool:
    """Say whether this variant's columns may go on from `upper` with `lower`."""
    if not is_one_lower(upper, lower):
        return False
    if variant is Variant.RAINBOW:
        return True
    if variant is Variant.STOREHOUSE:
        return upper[1] == lower[1]
    return (upper[1] in "hd") != (lower[1] in "hd")


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return a game of any kind, at its deal or well under way."""
    game = Game.new(
        draw(codes()),
        draw(st.sampled_from(list(Scoring))),
        draw(st.sampled_from([None, 100, 20, 3])),
    )
    head_start = draw(st.sampled_from([0, 40, 150]))
    return walk(game, head_start, Random(draw(st.integers(0, 2**32))))


class GameLaws(RuleBasedStateMachine):
    """Play, try, undo, redo, restart, save and load; look at everything after each step."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game

    @initialize(game=games())
    def deal(self, game: Game) -> None:
        self.game = game

    def teardown(self) -> None:
        if hasattr(self, "game"):
            moves = " ".join(str(entry.move) for entry in self.game.entries)
            note(f"{self.game.code} {self.game.scoring}: {moves} @{self.game.cursor}")
            note(repr(self.game.state))

    # What may be done

    @precondition(lambda self: len(legal_moves(self.game.state)) > 0)
    @rule(data=st.data())
    def play_a_legal_move(self, data: st.DataObject) -> None:
        moves = legal_moves(self.game.state)
        before = self.game
        move = moves[data.draw(st.integers(0, len(moves) - 1))]
        self.game, events = before.play(move)
        assert events
        assert self.game.moves == before.moves + 1
        assert self.game.entries[:-1] == before.entries[: before.cursor]
        assert self.game.undo().state == before.state
        assert self.game.undo().tally == before.tally

    @rule(seed=st.integers(0, 2**32))
    def play_on(self, seed: int) -> None:
        self.game = walk(self.game, 5, Random(seed))

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        moves = every_move(self.game.state)
        move = moves[data.draw(st.integers(0, len(moves) - 1))]
        reason = refusal(self.game.state, move)
        if reason is None:
            self.game, _ = self.game.play(move)
            return
        with pytest.raises(IllegalMove) as caught:
            self.game.play(move)
        assert (caught.value.move, caught.value.refusal) == (move, reason)

    @rule()
    def undo(self) -> None:
        before = self.game
        self.game = before.undo()
        if not before.can_undo:
            assert self.game == before
            return
        assert self.game.aid.undos == before.aid.undos + 1
        again = self.game.redo()
        assert replace(again, aid=before.aid) == before

    @rule()
    def undo_to_the_limit(self) -> None:
        limit = self.game.undo_limit
        before = self.game
        while self.game.can_undo:
            self.game = self.game.undo()
        undone = before.cursor - self.game.cursor
        assert limit is None or undone <= limit
        if before.cursor == len(before.entries):
            assert undone == (before.cursor if limit is None else min(limit, before.cursor))

    @rule()
    def redo(self) -> None:
        before = self.game
        self.game = before.redo()
        assert self.game.cursor == before.cursor + before.can_redo
        assert self.game.aid == before.aid

    @rule()
    def restart(self) -> None:
        before = self.game
        self.game = before.restart()
        assert self.game == Game.new(before.code, before.scoring, before.undo_limit)

    @rule()
    def save_and_load(self) -> None:
        loaded = from_record(to_record(self.game))
        assert loaded.problem is None
        assert loaded.game == self.game

    # What always holds

    @invariant()
    def every_card_is_there_once(self) -> None:
        cards = [card for pile in self.game.state.piles().values() for card in pile]
        assert len(cards) == 52
        assert set(cards) == set(PACK)

    @invariant()
    def the_engine_sees_no_problem(self) -> None:
        assert problems(self.game.state) == ()

    @invariant()
    def foundations_rise_by_suit_from_the_base(self) -> None:
        first = RANKS[self.game.state.base_rank - 1]
        upwards = (RANKS + RANKS)[RANKS.index(first) :][:13]
        for pile in FOUNDATIONS:
            cards = self.game.state.cards(pile)
            expected = [rank + pile.value[1].lower() for rank in upwards[: len(cards)]]
            assert [str(card) for card in cards] == expected

    @invariant()
    def columns_are_runs(self) -> None:
        variant = self.game.rules.variant
        for column in self.game.state.tableau:
            names = [str(card) for card in column]
            assert all(fits(variant, *pair) for pair in pairwise(names))

    @invariant()
    def only_the_right_cards_are_face_up(self) -> None:
        state = self.game.state
        seen = {pile: visible_count(state, pile) for pile in Pile}
        superior = self.game.rules.variant is Variant.SUPERIOR
        assert seen[Pile.STOCK] == 0
        assert seen[Pile.RESERVE] == (len(state.reserve) if superior else bool(state.reserve))
        for pile in set(Pile) - {Pile.STOCK, Pile.RESERVE}:
            assert seen[pile] == len(state.cards(pile))

    @invariant()
    def no_space_beside_a_reserve(self) -> None:
        state = self.game.state
        if state.reserve and state.rules.refill is Refill.AT_ONCE:
            assert () not in state.tableau

    @invariant()
    def listed_means_not_refused_means_playable(self) -> None:
        state = self.game.state
        listed = list(legal_moves(state))
        assert len(listed) == len(set(listed))
        assert {move for move in every_move(state) if refusal(state, move) is None} == set(listed)
        for move in listed:
            assert problems(apply(state, move)[0]) == ()

    @invariant()
    def won_means_all_cards_home(self) -> None:
        assert self.game.won == (self.game.state.cards_home == 52)

    @invariant()
    def the_score_follows_its_style(self) -> None:
        game, home = self.game, self.game.state.cards_home
        played = [entry.move for entry in game.entries[: game.cursor]]
        put = sum(isinstance(move, Transfer) and move.target in FOUNDATIONS for move in played)
        assert (
            game.score
            == {
                Scoring.STANDARD: 5 * put,
                Scoring.CARDS: home,
                Scoring.VEGAS: 5 * home - 52,
                Scoring.NONE: 0,
            }[game.scoring]
        )
        assert game.moves == game.cursor

    @invariant()
    def redeals_are_counted_and_limited(self) -> None:
        game = self.game
        played = [entry.move for entry in game.entries[: game.cursor]]
        assert game.state.redeals_used == played.count(Redeal())
        assert game.rules.redeals is None or game.state.redeals_used <= game.rules.redeals


TestGameLaws = GameLaws.TestCase
TestGameLaws.settings = settings()
