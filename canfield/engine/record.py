"""A game as plain values for a file, and back again by playing it.

A record cannot create an impossible table: loading plays every move through the rules.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, fields, replace
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any, Final

from canfield.engine.cards import Card, Suit, rank_after_steps, steps_from_base
from canfield.engine.deal import GameCode
from canfield.engine.errors import CanfieldError, GameCodeError, NotationError, RecordError
from canfield.engine.game import UNDO_LIMIT, Aid, Game
from canfield.engine.moves import parse_move
from canfield.engine.rules import Build, Refill, Rules, Runs, Spaces, Variant
from canfield.engine.scoring import Scoring
from canfield.engine.state import GameState, state_text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeGuard

    from canfield.engine.cards import Cards

FORMAT: Final = 1
_CHOICES: Final = {"build": Build, "runs": Runs, "refill": Refill, "spaces": Spaces}
_DIGITS: Final = 9


class Damage(StrEnum):
    """What could not be read of a record, as a sentence in which `number` is that of an action."""

    MOVES = "The moves of the saved game cannot be read."
    ACTION = "Action {number} of the saved game cannot be played; the rest is left out."
    CURSOR = "The saved game does not say where in its history it stands."
    POSITION = "The saved game leads to another position than it did when it was saved."


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game read from a record, and what could not be read of it."""

    game: Game
    damage: Damage | None = None
    number: int = 0

    @property
    def problem(self) -> str | None:
        """The damage in a sentence."""
        return None if self.damage is None else self.damage.format(number=self.number)


def to_record(game: Game) -> dict[str, Any]:
    """The game as values that JSON can carry; `from_record` is the inverse."""
    return {
        "format": FORMAT,
        "code": str(game.code),
        "rules": _own_rules(game.rules),
        "scoring": game.scoring.value,
        "undo_limit": game.undo_limit,
        "moves": [str(entry.move) for entry in game.entries],
        "cursor": game.cursor,
        "aid": {name: getattr(game.aid, name) for name in Aid.__slots__},
        "turned": game.turned,
        "digest": digest(game.state),
    }


def digest(state: GameState) -> str:
    """Eight hexadecimal digits that differ where positions do (with few exceptions)."""
    return f"{zlib.crc32(state_text(state).encode()):08x}"


def _own_rules(rules: Rules) -> dict[str, Any]:
    """What differs from the preset of the variant."""
    preset = Rules.of(rules.variant, rules.draw)
    own = {name: getattr(rules, name) for name in Rules.__slots__}
    return {
        name: value.value if isinstance(value, Enum) else value
        for name, value in own.items()
        if value != getattr(preset, name)
    }


def from_record(record: Mapping[str, Any]) -> Loaded:
    """The game of a record, as far as it can be played.

    A move that cannot be played ends the game there and the rest is left out; `damage` then
    says so. Raises RecordError where not even the deal can be read.
    """
    game = _fresh_game(record)
    damage, bad = None, 0
    moves = record.get("moves", [])
    if not isinstance(moves, list):
        moves, damage = [], Damage.MOVES
    for number, text in enumerate(moves, start=1):
        try:
            game, _ = game.play(parse_move(text if isinstance(text, str) else ""))
        except CanfieldError:
            damage, bad = Damage.ACTION, number
            break
    game = _with_turned(game, record.get("turned"))
    cursor = record.get("cursor", len(game.entries))
    if _is_count(cursor) and cursor <= len(game.entries):
        game = replace(game, cursor=cursor)
    elif damage is None:
        damage = Damage.CURSOR
    if damage is None and record.get("digest", digest(game.state)) != digest(game.state):
        damage = Damage.POSITION
    return Loaded(game, damage, bad)


def _fresh_game(record: Mapping[str, Any]) -> Game:
    form = record.get("format", FORMAT)
    if form != FORMAT or isinstance(form, bool):
        reason = f"Records of format {form!r} are not known; this one knows {FORMAT}."
        raise RecordError(reason)
    code = record.get("code")
    if not isinstance(code, str):
        reason = "The record has no game code."
        raise RecordError(reason)
    try:
        parsed = GameCode.parse(code)
    except GameCodeError as error:
        raise RecordError(error.reason) from error
    limit = record.get("undo_limit", UNDO_LIMIT)
    return replace(
        Game.new(parsed, _scoring(record), rules=_rules(parsed.rules, record.get("rules", {}))),
        undo_limit=limit if limit is None or _is_count(limit) else UNDO_LIMIT,
        aid=_aid(record.get("aid")),
    )


def _with_turned(game: Game, turned: object) -> Game:
    """The game with what was seen in moves that it has forgotten; no more than there is."""
    if not _is_count(turned):
        return game
    return replace(game, turned=max(game.turned, min(turned, len(game.start.stock))))


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _scoring(record: Mapping[str, Any]) -> Scoring:
    name = record.get("scoring", Scoring.STANDARD.value)
    if not isinstance(name, str) or name not in list(Scoring):
        reason = f"The score style {name!r} is not known."
        raise RecordError(reason)
    return Scoring(name)


def _aid(values: object) -> Aid:
    given = values if isinstance(values, dict) else {}
    return Aid(**{f.name: given[f.name] for f in fields(Aid) if _is_count(given.get(f.name))})


def _rules(preset: Rules, own: object) -> Rules:
    if not isinstance(own, dict):
        reason = "The rules of the record cannot be read."
        raise RecordError(reason)
    changes = {name: _rule(name, value) for name, value in own.items()}
    return replace(preset, **changes)


def _rule(name: str, value: object) -> Any:  # noqa: ANN401 - the type is that of the field
    choice = _CHOICES.get(name)
    if choice is not None and isinstance(value, str) and value in list(choice):
        return choice(value)
    if name in {"take_back", "open_reserve", "base_wrap"} and isinstance(value, bool):
        return value
    if name == "redeals" and (value is None or _is_count(value)):
        return value
    reason = f"The rule {name!r} cannot be {value!r}."
    raise RecordError(reason)


def parse_state(text: str) -> GameState:
    """The position of a line, the inverse of `repr`; raises NotationError.

    >>> from canfield.engine import Game, GameCode
    >>> state = Game.new(GameCode.parse("CF1-D3-AAAAACL")).state
    >>> parse_state(repr(state)) == state
    True
    """
    parts = text.split(" | ")
    heads = ("", "base ", "S ", "W ", "R ", "F ", "T ", "redeals ")
    if len(parts) != len(heads):
        raise NotationError(text, 0, f"{len(heads)} parts divided by ' | '")
    for part, head in zip(parts, heads, strict=True):
        if not part.startswith(head):
            raise NotationError(text, text.index(part), repr(head))
    values = [part.removeprefix(head) for part, head in zip(parts, heads, strict=True)]
    rules, base = _parse_rules(text, values[0]), Card.parse(values[1])
    tops, columns = values[5].split(" "), values[6].split(" / ")
    if len(tops) != len(Suit) or len(columns) != len(Suit):
        raise NotationError(text, text.index(" | F "), "four foundations and four columns")
    if not values[7].isdecimal() or not values[7].isascii() or len(values[7]) > _DIGITS:
        raise NotationError(text, text.index("redeals "), "the number of redeals")
    fs, fh, fd, fc = (
        _parse_foundation(top, base, suit) for top, suit in zip(tops, Suit, strict=True)
    )
    t1, t2, t3, t4 = map(_parse_run, columns)
    stock, waste, reserve = map(_parse_run, values[2:5])
    foundations, tableau = (fs, fh, fd, fc), (t1, t2, t3, t4)
    state = GameState(
        rules, base.suit, base.rank, stock, waste, reserve, foundations, tableau, int(values[7])
    )
    line = state_text(state)
    if line != text:
        raise NotationError(text, _first_difference(line, text), repr(line))
    return state


def _first_difference(line: str, text: str) -> int:
    shared = min(len(line), len(text))
    return next((i for i in range(shared) if line[i] != text[i]), shared)


def _parse_rules(text: str, name: str) -> Rules:
    try:
        return Rules.of(Variant(name[:2]), {"-D1": 1, "-D3": 3}[name[2:]])
    except (ValueError, KeyError):
        raise NotationError(text, 0, "a variant and its draw such as CF-D3") from None


def _parse_run(text: str) -> Cards:
    if text == "-":
        return ()
    return tuple(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))


def _parse_foundation(top: str, base: Card, suit: Suit) -> Cards:
    """A foundation is told by its top card: all cards of the suit from the base rank to it."""
    if top == "-":
        return ()
    height = 1 + steps_from_base(Card.parse(top).rank, base.rank)
    return tuple(Card(rank_after_steps(base.rank, step), suit) for step in range(height))
