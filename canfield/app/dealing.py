"""New games: from a code to a table, with the attempt before kept for Undo."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canfield.app.clock import Clock
from canfield.app.messages import Effect, Play, SaveConfig, SaveGame
from canfield.app.model import (
    Hand,
    Model,
    Queue,
    emptied,
    layout_options,
    speed_of,
)
from canfield.app.results import counted, settled_up, unused
from canfield.engine import Game, GameCode, Pile
from canfield.table.layout import arrange
from canfield.table.motion import deal

if TYPE_CHECKING:
    from canfield.engine import Card
    from canfield.store.settings import Settings

Step = tuple[Model, tuple[Effect, ...]]


CODE_VERSION: Final = 1


def wanted_code(settings: Settings) -> GameCode:
    """A code of the rules that the player has chosen for the next deal."""
    rules = settings.rules
    return GameCode(rules.variant, CODE_VERSION, rules.draw, 0)


def new_game(settings: Settings, code: GameCode) -> Game:
    """The deal of a code, by the player's settings."""
    rules = code.rules
    if not settings.take_back:
        rules = replace(rules, take_back=False)
    return Game.new(code, settings.scoring, settings.undo_limit, rules)


def deal_code(model: Model, code: GameCode, now: float) -> Step:
    """A new attempt at the deal of a code."""
    return _begin(model, new_game(model.settings, code), now)


def restart(model: Model, now: float) -> Step:
    """A new attempt at the same deal; nothing while none of it is played."""
    return _begin(model, model.game.restart(), now)


def _begin(model: Model, game: Game, now: float) -> Step:
    """Set the game on the table; the attempt under way is counted and kept for Undo."""
    old = settled_up(counted(model, now))
    played = bool(model.game.entries)
    layout = arrange(model.size, game.state, layout_options(model.settings))
    speed = speed_of(model.settings)
    motion = deal(layout.places, layout.piles[Pile.STOCK], _dealt(game), now, speed)
    after = replace(
        old,
        game=game,
        attempt=unused(old.scores, model.attempt),
        layout=layout,
        motion=motion,
        clock=Clock(),
        before=replace(old.saved_at(now), before=None) if played else model.before,
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
    )
    effects: tuple[Effect, ...] = (SaveGame(), Play("recycle"))
    return after, (*effects, SaveConfig()) if played else effects


def _dealt(game: Game) -> tuple[Card, ...]:
    """The cards that a deal lays out, in order: reserve, base cards, columns."""
    state = game.state
    rows = (*state.foundations, *state.tableau)
    return state.reserve + tuple(card for row in rows for card in row)
