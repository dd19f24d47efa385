"""The power fails between two files: what was true before an action or after it is true again."""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from canfield.app.messages import Dealt, Effect, Opened, SaveConfig, SaveGame
from canfield.app.model import Model
from canfield.app.results import vegas_total
from canfield.app.starting import model_from
from canfield.engine import Game, GameCode, Scoring, legal_moves
from canfield.store import config as configs
from canfield.store import saved as saves
from canfield.store.config import Config
from canfield.store.settings import Settings
from canfield.table.value import replace
from tests.app.player import CODE, SIZE, WINNING_LINE, Player

ACTIONS = 120
SETTINGS = Settings(scoring=Scoring.VEGAS, carry_vegas=True)
DEALS = tuple(GameCode.parse(f"CF1-D1-AAAAAB{letter}") for letter in "ABCDEFGHJKLMN")


class Disk:
    """The two files, as the values in them."""

    def __init__(self, model: Model) -> None:
        self.config = _as_kept(configs.to_values(Config(model.settings, model.scores)))
        self.game = _as_kept(saves.to_values(model.saved))

    def write(self, effect: Effect, model: Model, now: float) -> None:
        if isinstance(effect, SaveGame):
            self.game = _as_kept(saves.to_values(model.saved_at(now)))
        elif isinstance(effect, SaveConfig):
            self.config = _as_kept(configs.to_values(Config(model.settings, model.scores)))

    def restarted(self) -> Player:
        """Return a player who starts the program from these files."""
        config, wrong = configs.from_values(self.config)
        saved, problem = saves.from_values(self.game)
        assert (wrong, problem) == ((), None)
        assert saved is not None
        player = Player()
        player.model = model_from(config, saved, SIZE)
        player.tells(Opened())
        return player


def _as_kept(values: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(json.dumps(values))
    return kept


class Possessions(NamedTuple):
    """All that a player has."""

    attempt: str
    moves: tuple[str, ...]
    cursor: int
    total: int
    results: tuple[tuple[str, bool], ...]
    left: tuple[tuple[str, int], ...]


def possessions(model: Model) -> Possessions:
    """Return what the player has; a game that lies both here and there is had once."""
    left = {
        deal.record["attempt"]: len(deal.record["moves"])
        for deal in model.scores.shelf
        if deal.record is not None
    }
    if model.before is not None:
        left[model.before.attempt] = len(model.before.game.entries)
    left.pop(model.attempt, None)
    tables = model.scores.tables.values()
    counted = sorted((result.id, result.won) for table in tables for result in table.results)
    assert len({name for name, _ in counted}) == len(counted)
    game = model.game
    moves = tuple(str(entry.move) for entry in game.entries)
    total = vegas_total(model) if game.scoring is Scoring.VEGAS else model.scores.vegas_balance
    there = tuple(sorted(left.items()))
    return Possessions(model.attempt, moves, game.cursor, total, tuple(counted), there)


def between(before: Possessions, after: Possessions) -> Possessions:
    """Return what was had, without what another attempt at its deal takes off the shelf."""
    still = {*after.left, (after.attempt, len(after.moves))}
    return before._replace(left=tuple(left for left in before.left if left in still))


def acts(player: Player, chance: Random) -> list[Effect]:
    """Do something, by chance, that changes what is kept."""
    deeds = ("move", "undo", "deal", "restart", "take up", "practise")
    (deed,) = chance.choices(deeds, (8, 4, 2, 1, 3, 2))
    if deed == "move":
        moves = list(legal_moves(player.model.state))
        return player.plays_by_mouse(chance.choice(moves)) if moves else []
    if deed == "undo":
        return player.keys("z")
    if deed == "restart":
        return player.keys("ctrl+r")
    if deed == "deal":
        return player.tells(Dealt(chance.choice(DEALS)))
    if deed == "practise":
        player.keys("l")
        return player.keys("home", *["right"] * chance.randrange(3), "return")
    player.keys("ctrl+l", *["down"] * chance.randrange(4))
    asked = player.presses("take_up") if "take_up" in player.form.stops() else []
    return asked or player.keys("escape")


@pytest.mark.parametrize("seed", range(5))
def test_whatever_the_power_cuts_off_nothing_is_lost_and_nothing_counted_twice(seed: int) -> None:
    chance, player = Random(seed), Player(Game.new(CODE, Scoring.VEGAS), SETTINGS)
    disk = Disk(player.model)
    for _ in range(ACTIONS):
        player.waits(1.0)
        before = possessions(player.model)
        asked = acts(player, chance)
        after = possessions(player.model)
        for effect in asked:
            assert possessions(disk.restarted().model) in {before, after, between(before, after)}
            disk.write(effect, player.model, player.now)
        assert possessions(disk.restarted().model) == after
        if chance.random() < 0.05:
            player = disk.restarted()


@pytest.mark.parametrize("written", range(3))
def test_a_win_cut_off_at_any_write_is_counted_once(written: int) -> None:
    player = Player(Game.new(CODE, Scoring.VEGAS), SETTINGS)
    disk = Disk(player.model)
    for move in WINNING_LINE:
        asked = player.plays_by_mouse(move)
        last = player.model.game.won
        kept = [effect for effect in asked if isinstance(effect, SaveGame | SaveConfig)]
        for effect in kept[: written if last else None]:
            disk.write(effect, player.model, player.now)
    again = disk.restarted()
    if not again.model.game.won:
        again.plays_by_mouse(WINNING_LINE[-1])
    (table,) = again.model.scores.tables.values()
    assert (table.totals.all.games, table.totals.won.games) == (1, 1)
    again.keys("escape")
    again.tells(Dealt(DEALS[0]))
    assert again.model.scores.vegas_balance == 5 * 52 - 52


def test_a_game_taken_up_long_after_five_hundred_others_is_still_counted_once() -> None:
    player = Player(Game.new(DEALS[0]))
    player.keys("space")
    player.tells(Dealt(DEALS[1]))
    player.keys("space", "ctrl+l")
    player.presses("star")
    player.keys("escape")
    for number in range(510):
        player.tells(Dealt(replace(DEALS[2], number=number)))
        player.keys("space")
    player.keys("ctrl+l")
    player.keys("end")
    player.presses("take_up")
    assert player.model.game.code == DEALS[0]
    player.keys("space")
    player.tells(Dealt(DEALS[1]))
    assert player.model.scores.table("CF-D1:standard").totals.all.games == 512
