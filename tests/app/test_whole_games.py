"""The example deal, from the first card to the banner, by every kind of hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from canfield.app.messages import Play, SaveConfig, SaveGame
from canfield.engine import DealStock, Move, Pile, Redeal, digest
from canfield.table.focus import Direction, Focus, walk
from tests.app.player import DRAW_3, WINNING_LINE, Player, game_after

if TYPE_CHECKING:
    from canfield.app.messages import Effect

WON = game_after(len(WINNING_LINE))
ARROWS: tuple[Direction, ...] = ("left", "right", "up", "down")

Hand = Callable[[Player, Move], list["Effect"]]


def by_mouse(player: Player, move: Move) -> list[Effect]:
    return player.plays_by_mouse(move)


def by_finger(player: Player, move: Move) -> list[Effect]:
    return player.plays_by_mouse(move, touch=True)


def by_two_keys(player: Player, move: Move) -> list[Effect]:
    return player.plays_by_keys(move)


def by_arrows(player: Player, move: Move) -> list[Effect]:
    """Walk to the cards, lift them, walk to their goal, let them go."""
    player.waits(1.0)
    if isinstance(move, DealStock | Redeal):
        return player.keys(*way(player, Pile.STOCK), "return")
    player.keys(*way(player, move.source), *["shift+up"] * (move.count - 1), "return")
    return player.keys(*way(player, move.target), "return")


def by_tab(player: Player, move: Move) -> list[Effect]:
    """Go round the piles with Tab."""
    player.waits(1.0)
    if isinstance(move, DealStock | Redeal):
        return tabbed_to(player, Pile.STOCK)
    tabbed_to(player, move.source, *["+"] * (move.count - 1))
    return tabbed_to(player, move.target)


def way(player: Player, goal: Pile) -> list[str]:
    """Return the fewest arrow keys from the pile in focus to another."""
    focus = player.model.hand.focus
    if focus is None:
        player.keys("left")
        return way(player, goal)
    ways: dict[Pile, list[str]] = {focus.pile: []}
    waiting = deque(ways)
    while goal not in ways:
        pile = waiting.popleft()
        for arrow in ARROWS:
            end = walk(Focus(pile), arrow, player.model.layout, player.model.state).pile
            if end not in ways:
                ways[end] = [*ways[pile], arrow]
                waiting.append(end)
    return ways[goal]


def tabbed_to(player: Player, goal: Pile, *names: str) -> list[Effect]:
    for _ in range(2 * len(Pile)):
        focus = player.model.hand.focus
        if focus is not None and focus.pile is goal:
            return player.keys(*names, "return")
        player.keys("tab")
    raise AssertionError(f"Tab never came to {goal}")


@pytest.mark.parametrize("hand", [by_mouse, by_finger, by_two_keys, by_arrows, by_tab])
def test_the_example_deal_is_won(hand: Hand) -> None:
    player = Player()
    for number, move in enumerate(WINNING_LINE, 1):
        asked = hand(player, move)
        assert digest(player.model.state) == digest(game_after(number).state), move
        assert asked.count(SaveGame()) == 1

    model = player.model
    assert model.game.won
    assert (model.game.score, model.game.moves, model.game.aid.undos) == (255, 229, 0)
    assert [form.name for form in model.dialogs] == ["win"]
    totals = model.scores.table(DRAW_3).totals
    assert (totals.all.games, totals.won.games, totals.bests.score) == (1, 1, 255)
    assert player.asked.count(Play("win")) == 1
    assert player.asked.count(SaveConfig()) == 2


def test_each_move_is_heard_as_what_it_is() -> None:
    player = Player()
    sounds = {str(move): player.plays_by_mouse(move) for move in WINNING_LINE[:16]}
    assert Play("draw") in sounds["D"]
    assert Play("place") in sounds["W>T2"]
    assert Play("foundation", 1) in sounds["W>FC"]
    assert Play("recycle") in sounds["L"]


def test_a_foundation_sounds_higher_with_each_card() -> None:
    player = Player()
    steps = []
    for move in WINNING_LINE:
        asked = player.plays_by_mouse(move)
        if "FC" in str(move):
            steps += [effect.step for effect in asked if isinstance(effect, Play) and effect.step]
    assert steps == list(range(1, 14))


@pytest.mark.parametrize("start", ["drag", "double click", "keys", "shift+return"])
def test_the_last_card_wins_by_whatever_hand_it_comes(start: str) -> None:
    player = Player(game_after(len(WINNING_LINE) - 1))
    last = WINNING_LINE[-1]
    assert str(last) == "T1>FD"
    if start == "drag":
        player.plays_by_mouse(last)
    elif start == "double click":
        player.double_clicks(Pile.T1)
    elif start == "keys":
        player.plays_by_keys(last)
    else:
        player.keys(*way(player, Pile.T1), start)

    assert player.model.game.won
    assert player.model.game.score == 255
    assert player.asked.count(Play("win")) == 1
    assert [form.name for form in player.model.dialogs] == ["win"]
    assert player.model.scores.table(DRAW_3).totals.won.games == 1
    seconds = player.model.clock.seconds(player.now)
    player.waits(60)
    assert player.model.clock.seconds(player.now) == seconds
