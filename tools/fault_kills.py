"""The power fails, again and again, while games are played in real windows.

A process killed at once is all that a power cut is to the program, as far as the disk keeps what
it has said that it holds.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from fault_places import follows, place_of
from fault_world import CODE, EXAMPLE, Fault, Outcome, counted, example_game, kept_config, kept_game

from canfield.engine import Game, Scoring, legal_moves, parse_move
from canfield.store.config import Config, save_config
from canfield.store.saved import SavedGame, save_game
from canfield.store.settings import Settings
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

if TYPE_CHECKING:
    from canfield.engine import Move

LIVES_IN_ONE_HOME: Final = 12
SETTINGS: Final = Settings(scoring=Scoring.VEGAS, carry_vegas=True)
_PATIENCE: Final = 8.0
_LONGEST_WAIT: Final = 0.12
"""Seconds after an action within which the power fails."""
_DEEDS: Final = {"move": 60, "undo": 9, "redo": 6, "restart": 6, "deal": 10, "shelf": 9}
_DEALS: Final = (("ctrl+n",), ("ctrl+Next",), ("ctrl+Prior",), ("n", "Return"))
_DIALOGS: Final = (("n",), ("ctrl+comma",), ("ctrl+l",), ("F1",))


@dataclass
class Tally:
    """What the players lived through."""

    kills: int = 0
    at_start: int = 0
    in_dialogs: int = 0
    at_last: int = 0
    at_last_but_one: int = 0
    attempts: int = 0
    wins: int = 0
    unheard: int = 0
    faults: list[str] = field(default_factory=list)

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(*(getattr(self, name) + getattr(other, name) for name in vars(self)))


class Career:
    """One player's games in one home, through many a power cut."""

    def __init__(self, screen: Screen, home: Path, chance: Random, tally: Tally) -> None:
        self.screen, self.home, self.chance, self.tally = screen, home, chance, tally
        self.known: SavedGame | None = None
        self.latest: dict[str, SavedGame] = {}
        self.won: set[str] = set()

    # ------------------------------------------------------------ what the player has

    def begin(self) -> None:
        """Begin with nothing, or with a game that is nearly won; with Vegas points or without."""
        scoring = self.chance.choice((Scoring.VEGAS, Scoring.STANDARD))
        if scoring is Scoring.VEGAS:
            save_config(self.home / "config.json", Config(SETTINGS))
        if self.chance.random() < 0.5:
            actions = len(EXAMPLE["moves"]) - self.chance.randint(1, 3)
            saved = SavedGame(example_game(actions, scoring), 600.0, "nearly-0")
            save_game(self.home / "game.json", saved)
            self._note(saved)

    def _note(self, saved: SavedGame | None) -> None:
        """From here on the player knows this game, and that it counts."""
        self.known = saved
        for each in () if saved is None else (saved, saved.before):
            if each is not None and each.game.entries:
                self.latest[each.attempt] = each
                self.won |= {each.attempt} if each.game.won else set()

    def check(self, config: Config) -> None:
        """Raise Fault unless each game is counted once, won and paid for as it was played."""
        results = counted(config)
        if results.keys() != self.latest.keys():
            lost, new = self.latest.keys() - results.keys(), results.keys() - self.latest.keys()
            raise Fault(f"results lost: {sorted(lost)}, of games never played: {sorted(new)}")
        if unwon := {name for name in self.won if not results[name]}:
            raise Fault(f"wins lost: {sorted(unwon)}")
        self._check_vegas(config)

    def _check_vegas(self, config: Config) -> None:
        scores, table = config.scores, self.known.attempt if self.known else ""
        if scores.vegas_balance != sum(scores.vegas_paid.values()):
            raise Fault(f"Vegas total {scores.vegas_balance}, paid {scores.vegas_paid}")
        due = {
            name: saved.game.score
            for name, saved in self.latest.items()
            if saved.game.scoring is Scoring.VEGAS and name != table
        }
        paid = {name: points for name, points in scores.vegas_paid.items() if name != table}
        if due != paid:
            raise Fault(f"Vegas games come to {due}, paid is {paid}")

    def settled(self) -> bool:
        """True once the results hold all that the player has."""
        try:
            self.check(kept_config(self.home))
        except Fault:
            return False
        return True

    def await_results(self) -> None:
        """Wait until the results hold all; a fault if they never do, or anything twice."""
        try:
            until(self.settled, seconds=_PATIENCE)
        except AssertionError:
            self.check(kept_config(self.home))

    # ------------------------------------------------------------ one life of the program

    def live(self) -> None:
        """One start of the program, with or without time to play, and the end of it."""
        if self.chance.random() < 0.1:
            self._die_at_start()
        else:
            self._play_and_die()
        self.tally.kills += 1
        self._compare()

    def end(self) -> None:
        """Start once more, leave as a player does, and look at what is there."""
        program = Program(self.screen, self.home, *self._options())
        self.await_results()
        program.hand.key("ctrl+q")
        if program.ended() != 0:
            raise Fault("it did not end well")
        if place_of(kept_game(self.home)) != place_of(self.known):
            raise Fault("leaving has changed the game")
        self.check(kept_config(self.home))

    def _options(self) -> tuple[str, ...]:
        return ("--size", "900x640", *(("--code", str(CODE)) if self.known is None else ()))

    def _die_at_start(self) -> None:
        program = Program.launched(self.screen, self.home, *self._options())
        time.sleep(self.chance.uniform(0.0, 0.5))
        program.kill()
        complaint = program.communicate()[1]
        until(lambda: not self.screen.clients(), why="the window stayed")
        if complaint:
            raise Fault(complaint)
        self.tally.at_start += 1

    def _play_and_die(self) -> None:
        program = Program(self.screen, self.home, *self._options())
        try:
            if self.known is not None:
                self.await_results()
            self._play(program)
        finally:
            complaint = program.kill()
            self.screen.finish()
        if complaint:
            raise Fault(complaint)

    def _play(self, program: Program) -> None:
        scoring = kept_config(self.home).settings.scoring
        player = Player(program, self.known.game if self.known else Game.new(CODE, scoring))
        for _ in range(self.chance.randint(0, 3)):
            self._do(player)
            if not self._see(player):
                return
        self._do(player)
        if self.chance.random() < 0.1:
            program.hand.key(*self.chance.choice(_DIALOGS))
            self.tally.in_dialogs += 1
        time.sleep(self.chance.uniform(0.0, _LONGEST_WAIT))

    def _see(self, player: Player) -> bool:
        """Wait until the disk shows what the player has done; False where it came to nothing."""
        try:
            until(self._has_changed, seconds=_PATIENCE)
        except AssertionError:
            self.tally.unheard += 1
            return False
        saved = kept_game(self.home)
        if saved is None or not self._is_next(saved):
            raise Fault(f"from {place_of(self.known)} to {place_of(saved)}")
        self._note(saved)
        player.game = saved.game
        self.await_results_of_others()
        if saved.game.won:
            time.sleep(0.05)
            player.program.hand.key("Escape", "Escape")
        return True

    def await_results_of_others(self) -> None:
        """What is left is counted at once, and nothing twice."""
        until(
            lambda: counted(kept_config(self.home)).keys() == self.latest.keys(), seconds=_PATIENCE
        )

    def _has_changed(self) -> bool:
        return place_of(kept_game(self.home)) != place_of(self.known)

    def _is_next(self, saved: SavedGame) -> bool:
        on_shelf = (place for place in map(place_of, self.latest.values()) if place is not None)
        if self.known is None:
            return len(saved.game.entries) <= 1
        return follows(self.known, saved, on_shelf)

    def _compare(self) -> None:
        """After the cut the game is where it was, or one action further."""
        saved = kept_game(self.home)
        same = place_of(saved) == place_of(self.known)
        if not same and (saved is None or not self._is_next(saved)):
            raise Fault(f"after the cut {place_of(saved)} for {place_of(self.known)}")
        self.tally.at_last += not same
        self.tally.at_last_but_one += same
        self._note(saved)
        counted(kept_config(self.home))

    # ------------------------------------------------------------ what the player does

    def _do(self, player: Player) -> None:
        """One action that changes the game."""
        hand, game = player.program.hand, player.game
        (deed,) = self.chance.choices(list(_DEEDS), list(_DEEDS.values()))
        if deed == "undo" and game.can_undo:
            return hand.key("ctrl+z")
        if deed == "redo" and game.can_redo:
            return hand.key("ctrl+y")
        if deed == "restart" and game.entries:
            return hand.key("ctrl+r")
        if deed == "shelf" and len(self.latest) > 1:
            return hand.key("ctrl+l", *["Down"] * self.chance.randint(0, 2), "Return")
        if not game.won and deed != "deal":
            return player.make(self._move(game))
        return hand.key(*self.chance.choice(_DEALS))

    def _move(self, game: Game) -> Move:
        """The next move of the example where it leads to a win, else any."""
        moves = [str(entry.move) for entry in game.entries[: game.cursor]]
        if game.code == CODE and moves and moves == EXAMPLE["moves"][: len(moves)]:
            return parse_move(EXAMPLE["moves"][len(moves)])
        return self.chance.choice(list(legal_moves(game.state)))


def many_lives(kills: int, seed: int) -> Tally:
    """So many power cuts on a screen of their own."""
    tally, chance = Tally(), Random(seed)
    with Screen() as screen:
        while tally.kills < kills:
            with TemporaryDirectory() as home:
                career = Career(screen, Path(home), chance, tally)
                _live_through(career, min(kills, tally.kills + LIVES_IN_ONE_HOME))
            tally.attempts += len(career.latest)
            tally.wins += len(career.won)
            print(f"{tally.kills} of {kills} kills", file=sys.stderr, flush=True)
    return tally


def _live_through(career: Career, until_kills: int) -> None:
    tally = career.tally
    career.begin()
    try:
        while tally.kills < until_kills:
            career.live()
        career.end()
    except (Fault, AssertionError) as fault:
        tally.faults.append(f"{type(fault).__name__}: {fault}"[:2000])
        tally.kills += tally.kills < until_kills


def run(kills: int, seed: int, side_by_side: int = 2) -> Outcome:
    """So many kills, on some screens at once."""
    shares = [kills // side_by_side + (n < kills % side_by_side) for n in range(side_by_side)]
    seeds = [seed * side_by_side + number for number in range(side_by_side)]
    with ThreadPoolExecutor(side_by_side) as players:
        first, *others = players.map(many_lives, shares, seeds)
    for other in others:
        first = first.plus(other)
    told = (
        f"{first.attempts} attempts, {first.wins} won; {first.at_start} kills at the start,"
        f" {first.in_dialogs} in dialogs; then at the last action {first.at_last} times, at the"
        f" last but one {first.at_last_but_one} times; {first.unheard} inputs changed nothing"
    )
    return Outcome("kills", first.kills, told, first.faults)
