"""New games: from a code to a table, with the attempt before kept for Undo."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from canfield.app.clock import Clock
from canfield.app.messages import Effect, Play, SaveConfig, SaveGame
from canfield.app.model import (
    Hand,
    Model,
    Queue,
    emptied,
    resumed,
    speed_of,
    verdicts_for,
)
from canfield.app.results import unused
from canfield.app.shelving import left
from canfield.engine import NUMBERS, Game, GameCode, Pile
from canfield.store.saved import SavedGame
from canfield.store.stakes import PLAIN, Stakes
from canfield.table.layout import arrange
from canfield.table.motion import Motion, aim, deal
from canfield.table.value import replace

if TYPE_CHECKING:
    from canfield.engine import Card
    from canfield.store.settings import Settings

Step = tuple[Model, tuple[Effect, ...]]


CODE_VERSION: Final = 1


def wanted_code(settings: Settings) -> GameCode:
    """A code of the rules that the player has chosen for the next deal."""
    rules = settings.rules
    return GameCode(rules.variant, CODE_VERSION, rules.draw, 0)


def any_number() -> int:
    """The number of a deal by chance."""
    return int.from_bytes(os.urandom(8)) % NUMBERS


def new_game(settings: Settings, code: GameCode) -> Game:
    """The deal of a code, by the player's settings."""
    rules = code.rules
    if not settings.take_back:
        rules = replace(rules, take_back=False)
    return Game.new(code, settings.scoring, settings.undo_limit, rules)


def deal_code(model: Model, code: GameCode, now: float, stakes: Stakes = PLAIN) -> Step:
    """A new attempt at the deal of a code."""
    return _begin(model, new_game(model.settings, code), stakes, now)


def restart(model: Model, now: float) -> Step:
    """A new attempt at the same deal, which is that of a day as long as the day lasts."""
    stakes = Stakes.of_day(model.stakes.day, model.today)
    return _begin(model, model.game.restart(), stakes, now)


def take_up(model: Model, attempt: SavedGame, now: float) -> Step:
    """A game that was left, as it was left; the attempt under way is counted and kept for Undo."""
    game = replace(attempt.game, undo_limit=model.settings.undo_limit)
    before = _before_next(model, now)
    if before is not None and before.attempt == attempt.attempt:
        before = None
    return _glided(model, replace(attempt, game=game, before=before), now)


def practise(model: Model, place: int, now: float) -> Step:
    """The game as it stood after so many moves, played on as practice; it is itself left."""
    entries = model.game.entries[:place]
    game = replace(model.game, entries=entries, cursor=place)
    name = unused(model.scores, model.attempt)
    stakes = model.stakes._replace(practice=True)
    attempt = SavedGame(game, 0.0, name, _before_next(model, now), stakes)
    return _glided(model, attempt, now)


def _glided(model: Model, attempt: SavedGame, now: float) -> Step:
    """The attempt on the table, the one under way left, and the cards gliding to their places."""
    after = set_out(left(model, now), attempt)
    speed = speed_of(model.settings)
    motion = aim(Motion(), model.layout.places, after.layout.places, now, speed)
    return resumed(replace(after, motion=motion), now), (SaveGame(), SaveConfig(), Play("recycle"))


def _begin(model: Model, game: Game, stakes: Stakes, now: float) -> Step:
    """Set the game on the table; the attempt under way is counted and kept for Undo."""
    played = bool(model.game.entries)
    old = left(model, now)
    name = unused(old.scores, model.attempt)
    after = set_out(old, SavedGame(game, 0.0, name, _before_next(model, now), stakes))
    layout, speed = after.layout, speed_of(model.settings)
    motion = deal(layout.places, layout.piles[Pile.STOCK], _dealt(game), now, speed)
    effects: tuple[Effect, ...] = (SaveGame(), Play("recycle"))
    return replace(after, motion=motion), (*effects, SaveConfig()) if played else effects


def _before_next(model: Model, now: float) -> SavedGame | None:
    """The attempt that Undo goes back to once another is on the table: the last one played."""
    if not model.game.entries:
        return model.before
    return replace(model.saved_at(now), before=None)


def set_out(model: Model, attempt: SavedGame) -> Model:
    """The attempt on the table, at rest, and nothing else open."""
    return replace(
        model,
        game=attempt.game,
        attempt=attempt.attempt,
        stakes=attempt.stakes,
        layout=arrange(model.size, attempt.game.state, model.options),
        motion=Motion(),
        clock=Clock(attempt.elapsed),
        before=attempt.before,
        promised=None,
        hand=Hand(pointer=emptied(model.hand).pointer, at=model.hand.at),
        queue=Queue(),
        dialogs=(),
        menu=None,
        remark=None,
        hinted=frozenset(),
        further_hints=(),
        found=frozenset(),
        won_at=None,
        bookmark=None,
        verdicts=verdicts_for(model, attempt.game),
    )


def _dealt(game: Game) -> tuple[Card, ...]:
    """The cards that a deal lays out, in order: reserve, base cards, columns."""
    state = game.state
    rows = (*state.foundations, *state.tableau)
    return state.reserve + tuple(card for row in rows for card in row)
