"""Positions and windows for the tests of the table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from hypothesis import strategies as st

from canfield.engine import (
    DRAWS,
    PACK,
    Card,
    Game,
    GameCode,
    GameState,
    Pile,
    Rules,
    Suit,
    Variant,
    parse_move,
)
from canfield.table.geometry import Point, Rect, Size
from canfield.table.layout import Layout, LayoutOptions, arrange
from tests.engine.golden import golden
from tests.engine.walks import walk

WINDOWS = (
    Size(640, 480),
    Size(800, 600),
    Size(1024, 768),
    Size(1280, 800),
    Size(1366, 768),
    Size(1280, 1024),
    Size(1920, 1080),
    Size(960, 1040),
    Size(1080, 1920),
    Size(2560, 1440),
    Size(3440, 1440),
    Size(3840, 2160),
)
GAMES = [(variant, draw) for variant, draws in DRAWS.items() for draw in draws]

windows = st.sampled_from(WINDOWS)
options = st.builds(
    LayoutOptions,
    mirrored=st.booleans(),
    fixed_suit_order=st.booleans(),
    ribbon=st.booleans(),
    zoom=st.integers(50, 200),
    bar=st.booleans(),
    fan=st.integers(24, 40),
)


@cache
def reached(variant: Variant, draw: int, number: int, steps: int) -> GameState:
    """Return what a game looks like after so many moves by chance."""
    game = Game.new(GameCode(variant, 1, draw, number))
    return walk(game, steps, Random(number)).state


states = st.builds(
    lambda game, number, steps: reached(*game, number, steps * 12),
    st.sampled_from(GAMES),
    st.integers(0, 40),
    st.integers(0, 12),
)


def example(steps: int = 0) -> GameState:
    """Return the example deal after so many moves of its winning line."""
    won = golden("example_win")
    game = Game.new(GameCode.parse(won["code"]))
    for move in won["moves"][:steps]:
        game, _ = game.play(parse_move(move))
    return game.state


def long_column(length: int, variant: Variant = Variant.CANFIELD) -> GameState:
    """Return a position whose first column goes down from a king, on past the ace."""
    pairs = ((Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS))
    run = [Card(13 - row % 13, pairs[row % 2][row // 13 % 2]) for row in range(length)]
    rest = [card for card in PACK if card not in run]
    others = tuple((card,) for card in rest[:3])
    return replace(
        reached(Variant.CANFIELD, 3, 1, 0),
        rules=Rules.of(variant),
        foundations=((), (), (), ()),
        reserve=tuple(rest[3:8]),
        tableau=(tuple(run), others[0], others[1], others[2]),
        waste=tuple(rest[8:15]),
        stock=tuple(rest[15:]),
    )


def table(state: GameState, size: Size = WINDOWS[3]) -> Layout:
    """Return the layout with the usual options."""
    return arrange(size, state, LayoutOptions())


def exposed(layout: Layout, state: GameState, pile: Pile) -> Rect:
    """Return where the exposed card of a pile lies, or the outline of an empty pile."""
    cards = state.cards(pile)
    return layout.places[cards[-1]].rect if cards else layout.piles[pile]


def corners(rect: Rect, inset: int = 0) -> list[Point]:
    """Return the four corners of a rectangle, so many pixels further in."""
    left, right = rect.x + inset, rect.right - 1 - inset
    top, bottom = rect.y + inset, rect.bottom - 1 - inset
    return [Point(x, y) for x in (left, right) for y in (top, bottom)]


def holds(outer: Rect, inner: Rect) -> bool:
    """Say whether one rectangle lies wholly in another."""
    return outer.union(inner) == outer
