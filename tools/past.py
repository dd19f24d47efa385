"""A player's past, made up: the same results and recent deals each time."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from canfield.engine import Game, GameCode, parse_move
from canfield.store import saved
from canfield.store.results import Result
from canfield.store.saved import SavedGame
from canfield.store.scores import Scores
from canfield.store.shelf import Shelf, ShelfDeal, put

CODE = GameCode.parse("CF1-D3-AAAAACL")
_KINDS = {
    "CF-D3:standard": (240, 0.22),
    "CF-D1:standard": (60, 0.55),
    "SU-D3:standard": (12, 0.4),
    "CF-D3:vegas": (31, 0.2),
}
_NOTES = ("the hard one", "", "ace of spades last", "", "for Sunday", "")


def months_of_play() -> Scores:
    """Results of four kinds of games, the player a little better from month to month."""
    chance, scores = Random(13), Scores()
    for kind, (games, skill) in _KINDS.items():
        for number in range(games):
            won = chance.random() < skill * (0.5 + number / games)
            result = _result(f"{kind}-{number}", chance, won=won)
            scores = scores.record(result, kind)
    return scores


def _result(name: str, chance: Random, *, won: bool) -> Result:
    home = 52 if won else min(45, int(chance.gammavariate(2.2, 6.5)))
    moves = int(chance.gauss(190, 35)) if won else int(chance.gauss(90, 30))
    return Result(
        id=name,
        code=str(replace(CODE, number=chance.randrange(26**7))),
        won=won,
        score=255 if won else 5 * home,
        moves=max(moves, 3),
        undos=0,
        hints=0,
        seconds=max(20.0, moves * chance.uniform(1.2, 3.4)),
        cards_home=home,
        date=f"2026-{1 + chance.randrange(11):02}-{1 + chance.randrange(28):02}",
        line=str(CODE) if won else "",
    )


def recent_deals() -> Shelf:
    """Six deals that were left, two of them with a star."""
    shelf: Shelf = ()
    for number, note in enumerate(_NOTES):
        game, _ = Game.new(replace(CODE, number=CODE.number + 7919 * number)).play(parse_move("D"))
        home = 3 + 7 * number
        record = saved.to_values(SavedGame(game, 60.0, f"past-{number}"))
        best = min(52, home + 9 * (number % 3))
        deal = ShelfDeal(str(game.code), home, best, note, number % 3 == 2, record)
        shelf = put(shelf, deal)
    return shelf


def days_of_play() -> Scores:
    """Some weeks of daily deals, two of them won late."""
    won = (*range(2, 12), 14, 15, 17, *range(21, 30))
    scores = Scores()
    for number, day in enumerate((*won, 12, 18)):
        late = number >= len(won)
        scores = scores.with_day(f"2026-11-{day:02}", "CF1-D3-AAAAACL", late=late)
    return scores
