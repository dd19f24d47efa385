"""The window of a game's past: where it could still be won, and the way back to there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.rewind import (
    OUTCOMES,
    REWIND,
    move_words,
    place_words,
    verdict_line,
)
from canfield.ui.widgets.form import Form, Page
from canfield.ui.widgets.signs import LOST, OPEN, RING, TURN, WINNABLE
from canfield.ui.widgets.values import (
    Button,
    Choice,
    Legend,
    Look,
    Option,
    Paragraph,
    Tone,
    Weight,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine import Game

_SIGNS = {"won": WINNABLE, "unknown": OPEN, "lost": LOST}


class Past(NamedTuple):
    """What is known of the positions of a game, the deal being the first.

    `outcomes` are `won`, `lost` or `unknown`. The last position that can be won is `won`, -1
    for none; the first that is lost `lost`, the number of positions for none; `turn` is the
    move that lost the game, if that is known. While it is `looking`, more will be known.
    """

    outcomes: tuple[str, ...]
    won: int
    lost: int
    turn: int | None
    looking: bool


def rewind(game: Game, past: Past, place: int) -> Form:
    """The window. The choice `place` counts moves from the deal. Buttons: `go_back`, `close`."""
    return Form(
        name="rewind",
        title=REWIND["title"],
        pages=(Page("", _widgets(game, past, place)),),
        footer=(
            Button("go_back", REWIND["go_back"], Weight.MAIN),
            Button("close", BUTTONS["close"]),
        ),
        width=640,
        default="go_back",
        focus="place",
    )


def _widgets(game: Game, past: Past, place: int) -> tuple[Widget, ...]:
    options = tuple(
        Option(number, "", _standing(game, past, number), _SIGNS[outcome])
        for number, outcome in enumerate(past.outcomes)
    )
    summary = verdict_line(
        won=past.won,
        lost=past.lost,
        length=len(past.outcomes),
        move="" if past.turn is None else _move(game, past.turn),
        looking=past.looking,
    )
    chosen = place_words(place, _move(game, place), past.outcomes[place])
    return (
        Paragraph(summary),
        Choice("place", options, place, Look.TIMELINE),
        Paragraph(chosen, Tone.CENTRED),
        Legend(tuple(_legend(past))),
        Paragraph(REWIND["line"], Tone.CENTRED),
    )


def _legend(past: Past) -> Iterator[tuple[str, str]]:
    """What the bars and the signs below them mean."""
    yield from ((_SIGNS[outcome], words) for outcome, words in OUTCOMES.items())
    if past.turn is not None:
        yield TURN, REWIND["turn"]
    yield RING, REWIND["here"]


def _standing(game: Game, past: Past, place: int) -> str:
    """The sign below a position: what lost the game, where the player stands."""
    if place == past.turn:
        return TURN
    return RING if place == game.cursor else ""


def _move(game: Game, place: int) -> str:
    """The move that led to a position; nothing for the deal."""
    if not place:
        return ""
    before = game.entries[place - 2].state if place > 1 else game.start
    return move_words(before, game.entries[place - 1].move)
