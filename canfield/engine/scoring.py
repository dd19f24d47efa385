"""The styles of score, each a fold over what happens in the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from canfield.engine.events import CardsMoved
from canfield.engine.state import FOUNDATIONS

if TYPE_CHECKING:
    from canfield.engine.events import Event
    from canfield.engine.state import GameState

STANDARD_BEST: Final = 255
"""What a Standard score counts at most in tables of results."""


class Scoring(StrEnum):
    """How points are counted.

    Standard: five for each card put on a foundation, none lost for taking one back.
    Cards: one for each card on a foundation. Vegas: 52 are paid for the pack, five earned
    for each card on a foundation. None: no points at all.
    """

    STANDARD = "standard"
    CARDS = "cards"
    VEGAS = "vegas"
    NONE = "none"


_PRICE: Final = {Scoring.STANDARD: 5, Scoring.CARDS: 1, Scoring.VEGAS: 5, Scoring.NONE: 0}
_STAKE: Final = {Scoring.VEGAS: 52}


@dataclass(frozen=True, slots=True)
class Tally:
    """Points and accepted actions up to a position."""

    score: int = 0
    moves: int = 0


def first_tally(scoring: Scoring, state: GameState) -> Tally:
    """The tally of a fresh deal; Cards and Vegas count what the deal put on the foundations."""
    dealt = 0 if scoring is Scoring.STANDARD else state.cards_home
    return Tally(dealt * _PRICE[scoring] - _STAKE.get(scoring, 0))


def next_tally(scoring: Scoring, tally: Tally, events: tuple[Event, ...]) -> Tally:
    """The tally after one more action and what happened in it."""
    points = sum(_points(scoring, event) for event in events if isinstance(event, CardsMoved))
    return Tally(tally.score + points, tally.moves + 1)


def _points(scoring: Scoring, moved: CardsMoved) -> int:
    put = moved.target in FOUNDATIONS
    taken = moved.source in FOUNDATIONS and scoring is not Scoring.STANDARD
    return (put - taken) * _PRICE[scoring]
