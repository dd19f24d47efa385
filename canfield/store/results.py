"""The result of an attempt at a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.engine.rules import rules_key
from canfield.engine.scoring import STANDARD_BEST, Scoring
from canfield.store import checks

if TYPE_CHECKING:
    from canfield.engine.game import Game
    from canfield.engine.rules import Rules

PACK_SIZE: Final = 52

LONGEST_LINE: Final = 4000
"""Letters of the longest game that is kept in one line."""


class Result(NamedTuple):
    """How an attempt ended, or stood when the player left it.

    `id` names the attempt: results with the same id are one game. `seconds` is the time of
    play, `date` the day in ISO form. Practice is never counted. `line` is the whole game as
    `canfield.engine.share` writes it, kept of won games that lead; empty otherwise.
    """

    id: str
    code: str
    won: bool
    score: int
    moves: int
    undos: int
    hints: int
    seconds: float
    cards_home: int
    date: str
    practice: bool = False
    player: str = ""
    line: str = ""

    @property
    def counts(self) -> bool:
        """True for a game that was played: at least one move, undone or not, and no practice."""
        return not self.practice and (self.moves > 0 or self.undos > 0)


def result_of(game: Game, *, attempt: str, seconds: float, date: str, player: str = "") -> Result:
    """The result of a game as it stands."""
    return Result(
        id=attempt,
        code=str(game.code),
        won=game.won,
        score=game.score,
        moves=game.moves,
        undos=game.aid.undos,
        hints=game.aid.hints,
        seconds=round(max(0.0, seconds), 3),
        cards_home=game.state.cards_home,
        date=date,
        player=player,
        line=_line_of(game) if game.won else "",
    )


def _line_of(game: Game) -> str:
    """The game in one line; nothing where that is longer than is kept."""
    from canfield.engine.share import share_line

    line = share_line(game)
    return line if len(line) <= LONGEST_LINE else ""


def table_key(rules: Rules, scoring: Scoring) -> str:
    """The name of the table that games of these rules and this style of score go into.

    >>> from canfield.engine import Variant
    >>> table_key(Rules.of(Variant.CANFIELD, 3), Scoring.STANDARD)
    'CF-D3:standard'
    """
    return f"{rules_key(rules)}:{scoring}"


def as_counted(result: Result, key: str) -> Result:
    """The result as it enters a table: a Standard score is 255 at most, so none is farmed."""
    if key.endswith(f":{Scoring.STANDARD}") and result.score > STANDARD_BEST:
        return result._replace(score=STANDARD_BEST)
    return result


def to_values(result: Result) -> dict[str, Any]:
    """The result as values that JSON can carry; `from_values` is the inverse."""
    return {name: getattr(result, name) for name in _CHECKS}


def from_values(values: object) -> tuple[Result | None, tuple[str, ...]]:
    """The result of values from a file, None without an id; and the names of wrong values."""
    good, bad = checks.believed(values, _CHECKS)
    if not good.get("id"):
        return None, ("id",)
    return Result(**{**_NOTHING, **good}), bad


def _id(value: object) -> str:
    return checks.text(value, 100)


def _line(value: object) -> str:
    return checks.text(value, 40)


def _cards_home(value: object) -> int:
    return checks.whole(value, range(PACK_SIZE + 1))


_CHECKS: Final = {
    "id": _id,
    "code": _line,
    "won": checks.flag,
    "score": checks.points,
    "moves": checks.count,
    "undos": checks.count,
    "hints": checks.count,
    "seconds": checks.seconds,
    "cards_home": _cards_home,
    "date": _line,
    "player": _line,
    "line": lambda value: checks.text(value, LONGEST_LINE),
}

_NOTHING: Final[dict[str, Any]] = {
    "code": "",
    "won": False,
    "score": 0,
    "moves": 0,
    "undos": 0,
    "hints": 0,
    "seconds": 0.0,
    "cards_home": 0,
    "date": "",
}
