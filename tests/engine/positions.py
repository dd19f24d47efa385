"""Build a position from the words in which players and rule books describe one.

    Base 7h, F h=8h s=- d=- c=-, T1: 9h 8s 7d, T3: empty, R 5/Jd, S 10, W .. 4s 9h

``F h=8h`` is the top card of a foundation, ``-`` an empty one. A column is written from its
root to its exposed card. ``R 5/Jd`` are five cards, Jd on top; ``W .. 4s 9h`` is a waste with
9h on top and any number of cards below 4s. Cards that are not named go where they do not
matter: one to each column not named, the others to the first of stock, waste below ``..``
and reserve whose number is open. What then is left over stays off the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from canfield.engine import (
    Card,
    DealStock,
    Entry,
    Game,
    GameCode,
    GameState,
    IllegalMove,
    Pile,
    Refusal,
    Rules,
    Scoring,
    Tally,
    Variant,
    legal_moves,
    parse_move,
    problems,
    refusal,
    to_record,
)

RANKS = "A23456789TJQK"
SUITS = "shdc"
COLUMNS = ("T1", "T2", "T3", "T4")


@dataclass
class Words:
    """The named parts of a position; None: not named."""

    base: str | None = None
    tops: dict[str, str] = field(default_factory=dict)
    columns: dict[str, list[str]] = field(default_factory=dict)
    reserve: tuple[int, list[str]] | None = None
    stock: int | None = None
    waste: tuple[int | None, list[str]] | None = None


def read(text: str) -> Words:
    """Take the words of a position apart."""
    words = Words()
    for part in text.split(", "):
        name, _, rest = part.strip().partition(" ")
        read_part(words, name.rstrip(":"), rest.split())
    return words


def read_part(words: Words, name: str, rest: list[str]) -> None:
    """Note one pile."""
    if name == "Base":
        words.base = rest[0]
    elif name == "F":
        words.tops = {entry[0]: entry.removeprefix(entry[:2]) for entry in rest}
    elif name == "R":
        count, _, top = rest[0].partition("/")
        words.reserve = (int(count), [top] if top else [])
    elif name == "S":
        words.stock = int(rest[0])
    elif name == "W":
        words.waste = read_waste(rest)
    elif name in COLUMNS:
        words.columns[name] = [] if rest == ["empty"] else rest
    else:
        raise ValueError(f"no such pile: {name}")


def read_waste(rest: list[str]) -> tuple[int | None, list[str]]:
    """Return how many cards there are (None: any number) and those on top."""
    if rest == ["-"]:
        return 0, []
    if rest[0].isdigit():
        return int(rest[0]), []
    return (None, rest[1:]) if rest[0] == ".." else (len(rest), rest)


def foundation(base_rank: str, suit: str, top: str) -> list[str]:
    """Return a foundation from the base rank up to its top card."""
    if top == "-":
        return []
    first = RANKS.index(base_rank)
    upwards = RANKS[first:] + RANKS[:first]
    return [rank + suit for rank in upwards[: upwards.index(top[0]) + 1]]


def position(
    text: str, variant: Variant = Variant.CANFIELD, draw: int = 3, *, take_back: bool | None = None
) -> GameState:
    """Return the position in these words."""
    rules = Rules.of(variant, draw)
    if take_back is not None:
        rules = replace(rules, take_back=take_back)
    return place(read(text), rules)


def place(words: Words, rules: Rules) -> GameState:
    """Put the named cards down, then the others where they do not matter."""
    spare = [rank + suit for suit in SUITS for rank in RANKS]

    def use(cards: list[str]) -> list[str]:
        for card in cards:
            spare.remove(card)
        return cards

    def take(count: int) -> list[str]:
        return use(spare[:count])

    columns = {name: use(cards) for name, cards in words.columns.items()}
    reserve_count, reserve_top = words.reserve or (0, [])
    waste_count, waste_top = words.waste or (0, [])
    use(reserve_top)
    use(waste_top)
    if words.base is None:
        words.base = spare[-1]
    tops = {words.base[1]: words.base} | words.tops
    foundations = {
        suit: use(foundation(words.base[0], suit, tops.get(suit, "-"))) for suit in SUITS
    }
    reserve = take(reserve_count - len(reserve_top)) + reserve_top
    stock = take(words.stock or 0)
    waste = take((waste_count or len(waste_top)) - len(waste_top)) + waste_top
    for name in COLUMNS:
        if name not in columns:
            columns[name] = take(1)
    if words.stock is None:
        stock = take(52)
    elif waste_count is None:
        waste = take(52) + waste
    elif words.reserve is None:
        reserve = take(52)
    base = Card.parse(words.base)
    return GameState(
        rules=rules,
        base_suit=base.suit,
        base_rank=base.rank,
        stock=cards_of(stock),
        waste=cards_of(waste),
        reserve=cards_of(reserve),
        foundations=four([foundations[suit] for suit in SUITS]),
        tableau=four([columns[name] for name in COLUMNS]),
        redeals_used=0,
    )


def cards_of(names: list[str]) -> tuple[Card, ...]:
    """Return the cards with these names."""
    return tuple(Card.parse(name) for name in names)


def four(
    piles: list[list[str]],
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return four piles as the state wants them."""
    first, second, third, fourth = map(cards_of, piles)
    return first, second, third, fourth


# Games at a position, and what to ask them


def game_at(state: GameState, score: int = 0, scoring: Scoring = Scoring.STANDARD) -> Game:
    """Return a game in which one action led to this position and this score."""
    before = Entry(DealStock(), state, Tally(score, 1))
    return Game(GameCode.parse("CF1-D3-AAAAACL"), scoring, state, (before,), 1)


def play(game: Game, *moves: str) -> Game:
    """Return the game after these moves."""
    for move in moves:
        game, _ = game.play(parse_move(move))
    return game


def cards(state: GameState, pile: str) -> str:
    """Return the cards of a pile in words, the exposed one last."""
    return " ".join(map(str, state.cards(Pile(pile))))


def assert_refused(game: Game, move: str, reason: Refusal) -> None:
    """Check that the move is refused for this reason by everyone, and leaves no trace."""
    before = to_record(game)
    assert refusal(game.state, parse_move(move)) is reason
    assert parse_move(move) not in legal_moves(game.state)
    with pytest.raises(IllegalMove) as caught:
        game.play(parse_move(move))
    assert caught.value.refusal is reason
    assert to_record(game) == before


def assert_whole(state: GameState) -> None:
    """Check that all 52 cards are there and lie as play can lay them."""
    assert problems(state) == ()
