"""Small positions made by chance, and what can be done in them, tried out without any thought."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from canfield.engine import (
    DRAWS,
    Card,
    GameState,
    Rules,
    Runs,
    Suit,
    Variant,
    apply,
    is_won,
    legal_moves,
    problems,
)
from canfield.engine.cards import rank_after_steps
from canfield.engine.state import continues
from canfield.solver.columns import ByColumn
from canfield.solver.levels import Levels
from canfield.solver.packed import Pack

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canfield.engine import Move
    from canfield.engine.cards import Cards

CF3, CF1 = (Rules.of(Variant.CANFIELD, draw) for draw in (3, 1))
PRESETS = tuple(Rules.of(variant, draw) for variant in Variant for draw in DRAWS[variant])
OWN_RULES = tuple(
    replace(rules, **changes)
    for rules in (CF3, CF1)
    for changes in (
        {"take_back": False},
        {"base_wrap": False},
        {"take_back": False, "base_wrap": False, "runs": Runs.WHOLE_COLUMN},
        {"redeals": 8},
    )
)


def by_chance(seed: int, rules: Rules) -> GameState | None:
    """A position that obeys the rules, with short stock and long columns; None if it failed."""
    chance = random.Random(seed)
    base_rank = rules.fixed_base or chance.randint(1, 13)
    top = chance.choice((1, 2, 4, 8, 11))
    least = 1 if rules.fixed_base else 0
    heights = [chance.randint(least, top) for _ in Suit]
    suits = [[Card(rank_after_steps(base_rank, i), suit) for i in range(13)] for suit in Suit]
    home = tuple(tuple(cards[:height]) for cards, height in zip(suits, heights, strict=True))
    rest = [card for cards, height in zip(suits, heights, strict=True) for card in cards[height:]]
    chance.shuffle(rest)
    reserve = [rest.pop() for _ in range(min(chance.choice((0, 1, 2, 3, 5, 8)), len(rest) - 4))]
    columns = [[rest.pop()] for _ in range(4)]
    wanted = chance.randint(0, 14)
    for _ in range(300):
        column = chance.choice(columns)
        bears = rules.base_wrap or column[-1].rank != base_rank
        fitting = [card for card in rest if continues(rules.build, column[-1], card)]
        if len(rest) > wanted and fitting and bears:
            column.append(fitting[0])
            rest.remove(fitting[0])
    state = _laid(rules, base_rank, home, reserve, columns, _turned(rest, chance))
    return None if len(rest) > 34 or problems(state) else state


def _turned(rest: list[Card], chance: random.Random) -> tuple[list[Card], list[Card]]:
    """Stock and waste, made of these cards."""
    turned = chance.randint(0, len(rest))
    return rest[turned:], rest[:turned]


def _laid(  # noqa: PLR0913  # a position has so many parts
    rules: Rules,
    base_rank: int,
    home: Sequence[Cards],
    reserve: Sequence[Card],
    columns: Sequence[Sequence[Card]],
    hand: tuple[list[Card], list[Card]],
) -> GameState:
    stock, waste = hand
    return GameState(
        rules,
        Suit.SPADES,
        base_rank,
        stock=tuple(stock),
        waste=tuple(waste),
        reserve=tuple(reserve),
        foundations=tuple(home),  # type: ignore[arg-type]  # four of them
        tableau=tuple(map(tuple, columns)),  # type: ignore[arg-type]  # four of them
    )


def nearly_home(seed: int, rules: Rules) -> GameState | None:
    """A position with few cards that are not home, most of them in each other's way.

    None where the rules do not allow what chance laid.
    """
    chance = random.Random(f"{seed} {rules}")
    base_rank = rules.fixed_base or chance.randint(1, 13)
    count = chance.choice((6, 8, 10, 14, 20, 28))
    heights = [13] * 4
    for _ in range(count):
        least = 1 if rules.fixed_base else 0
        suit = chance.choice([suit for suit in Suit if heights[suit] > least])
        heights[suit] -= 1
    suits = [[Card(rank_after_steps(base_rank, i), suit) for i in range(13)] for suit in Suit]
    rest = [card for cards, height in zip(suits, heights, strict=True) for card in cards[height:]]
    chance.shuffle(rest)
    disorder = chance.choice((0, 2, 4, 8))
    rest.sort(key=lambda card: (card.rank - base_rank) % 13 + chance.randint(0, disorder))
    reserve = tuple(rest.pop(0) for _ in range(chance.randint(0, min(12, len(rest) - 4))))
    columns = [[rest.pop()] for _ in range(4)]
    for _ in range(chance.randint(0, 12)):
        column = chance.choice(columns)
        bears = rules.base_wrap or column[-1].rank != base_rank
        fitting = [card for card in rest if continues(rules.build, column[-1], card)]
        if fitting and bears:
            column.append(chance.choice(fitting))
            rest.remove(column[-1])
    chance.shuffle(rest)
    if not reserve and chance.random() < 0.3:
        rest += columns.pop()
        columns.append([])
    home = [tuple(cards[:height]) for cards, height in zip(suits, heights, strict=True)]
    state = _laid(rules, base_rank, home, reserve, columns, _turned(rest, chance))
    state = replace(state, redeals_used=chance.randint(0, rules.redeals or 0))
    return None if problems(state) else state


def tried_out(state: GameState, limit: int) -> str | None:
    """Whether the position is won or lost, by going everywhere; None beyond so many positions."""
    seen = {_mark(state)}
    waiting = [state]
    while waiting:
        state = waiting.pop()
        for move in reversed(legal_moves(state)):
            after, _ = apply(state, move)
            if is_won(after):
                return "won"
            if _mark(after) not in seen:
                seen.add(_mark(after))
                waiting.append(after)
        if len(seen) > limit:
            return None
    return "lost"


def _mark(state: GameState) -> GameState:
    return state if state.rules.redeals is not None else replace(state, redeals_used=0)


def after_moves(state: GameState, moves: Iterable[Move]) -> GameState:
    for move in moves:
        state, _ = apply(state, move)
    return state


def is_hopeless(state: GameState) -> bool:
    """Does the solver see at the first look that the position is lost?"""
    pack = Pack(state)
    levels, columns = Levels(pack), ByColumn(pack)
    return levels.is_hopeless(levels.start) or columns.is_hopeless(columns.start)
