"""A whole game as one line of text: its code, then its moves.

`CF1-D3-AAAAACL NWBBD2`: `N` turns the next cards and `N12` does so twelve times, `T` turns the
waste over. Two letters move a card: `WB` from the waste to the second column, `BD2` a run of
two. Columns are A to D, the reserve is R and a foundation is F; one that gives a card back
names its suit, `FSA`. Upper and lower case are the same, and spaces do not matter.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from canfield.engine.deal import GameCode
from canfield.engine.errors import CanfieldError, CodeFault, GameCodeError
from canfield.engine.game import Game
from canfield.engine.moves import DealStock, Move, Redeal, Transfer
from canfield.engine.scoring import Scoring
from canfield.engine.state import FOUNDATIONS, Pile, foundation_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from re import Match

    from canfield.engine.state import GameState

LONGEST_LINE: Final = 20_000
"""Characters beyond which a line is none of ours."""

_CODE_LETTERS: Final = len("CF1D3AAAAACL")
_SOURCES: Final = {
    "W": Pile.WASTE,
    "R": Pile.RESERVE,
    "A": Pile.T1,
    "B": Pile.T2,
    "C": Pile.T3,
    "D": Pile.T4,
    **{pile.value: pile for pile in FOUNDATIONS},
}
_NAMES: Final = {pile: name for name, pile in _SOURCES.items()}
_MOVE: Final = r"(N)(?:[1-9][0-9]{0,3})?|(T)|(F[SHDC]|[WRA-D])([FA-D])([1-9][0-9]?)?"


def share_line(game: Game) -> str:
    """The code and the moves that led to the position; `parse_line` is the inverse.

    >>> from canfield.engine.moves import parse_move
    >>> game = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
    >>> for text in ("D", "W>T2", "T2>T4:2"):
    ...     game, events = game.play(parse_move(text))
    >>> share_line(game)
    'CF1-D3-AAAAACL NWBBD2'
    """
    moves = (entry.move for entry in game.entries[: game.cursor])
    return f"{game.code} {''.join(_texts(moves))}".rstrip()


def _texts(moves: Iterable[Move]) -> Iterator[str]:
    for move, same in groupby(moves):
        count = len(list(same))
        if isinstance(move, DealStock):
            yield f"N{count if count > 1 else ''}"
        else:
            yield _text(move) * count


def _text(move: Redeal | Transfer) -> str:
    if isinstance(move, Redeal):
        return "T"
    target = "F" if move.target in FOUNDATIONS else _NAMES[move.target]
    return f"{_NAMES[move.source]}{target}{move.count if move.count > 1 else ''}"


def parse_line(text: str, scoring: Scoring = Scoring.STANDARD) -> Game:
    """The game of a line, each of its moves played by the rules of its code.

    A code alone is a game without a move. Raises GameCodeError, whose `reason` is a sentence
    and whose `position` is the place in the text of what is wrong.
    """
    if len(text) > LONGEST_LINE:
        raise GameCodeError(CodeFault.LINE, 0, most=LONGEST_LINE)
    end = _end_of_code(text)
    game = Game.new(GameCode.parse(text[:end]), scoring, undo_limit=None)
    places = [n for n in range(end, len(text)) if not text[n].isspace()]
    for token in _tokens("".join(text[n] for n in places), places):
        for _ in range(_times(token)):
            game = _played(game, token, places[token.start()])
    return game


def _end_of_code(text: str) -> int:
    """Where the code ends, however it is written."""
    places = [n for n, letter in enumerate(text) if not (letter.isspace() or letter == "-")]
    return places[_CODE_LETTERS - 1] + 1 if len(places) >= _CODE_LETTERS else len(text)


def _tokens(moves: str, places: list[int]) -> Iterator[Match[str]]:
    """The moves one after the other; `places` says where their letters stood."""
    import re

    move, start = re.compile(_MOVE, re.ASCII | re.IGNORECASE), 0
    while start < len(moves):
        token = move.match(moves, start)
        if token is None:
            part = moves[start : start + 6]
            raise GameCodeError(CodeFault.NO_MOVE, places[start], part=part)
        yield token
        start = token.end()


def _times(token: Match[str]) -> int:
    return int(token[0][1:] or 1) if token[1] else 1


def _played(game: Game, token: Match[str], place: int) -> Game:
    """The game with the move of the token; refused where the rules refuse it."""
    try:
        return game.play(_move(token, game.state))[0]
    except CanfieldError:
        number, words = len(game.entries) + 1, token[0].upper()
        raise GameCodeError(CodeFault.MOVE, place, number=number, move=words) from None


def _move(token: Match[str], state: GameState) -> Move:
    if token[1]:
        return DealStock()
    if token[2]:
        return Redeal()
    source = _SOURCES[token[3].upper()]
    target = token[4].upper()
    cards = state.cards(source)
    if target != "F":
        pile = _SOURCES[target]
    else:
        pile = foundation_of(cards[-1]) if cards else FOUNDATIONS[0]
    return Transfer(source, pile, int(token[5] or 1))
