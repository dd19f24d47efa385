"""The page of the Statistics window with the ten best wins."""

from __future__ import annotations

from typing import NamedTuple

from canfield.ui.strings.cards import clock_words
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.statistics import LEADERS
from canfield.ui.widgets.values import (
    Button,
    Choice,
    Look,
    Option,
    Paragraph,
    Row,
    TextField,
    Tone,
    Widget,
)

LONGEST_NAME = 40
_RANKED_BY = ("score", "time", "moves")
_COLUMNS = ("place", "name", "score", "time", "moves", "date", "code")


class Leader(NamedTuple):
    """A won game among the best; `score` is None without points.

    `kept` says whether its moves are.
    """

    name: str
    score: int | None
    seconds: float
    moves: int
    date: str
    code: str
    kept: bool


def leader_widgets(
    leaders: tuple[Leader, ...], by: str, chosen: int, player: str
) -> tuple[Widget, ...]:
    """The ten best by score, time or moves, one of them chosen, and the player's name."""
    if not leaders:
        return (Paragraph(LEADERS["empty"], Tone.CENTRED), name_field(player))
    ranked_by = _RANKED_BY if leaders[0].score is not None else _RANKED_BY[1:]
    order = tuple(Option(name, LEADERS[f"by_{name}"]) for name in ranked_by)
    rows = tuple(
        Option(place, leader.code, cells=_cells(place, leader))
        for place, leader in enumerate(leaders)
    )
    header = tuple(LEADERS[name] for name in _COLUMNS)
    return (
        Choice("by", order, by),
        Choice("leader", rows, chosen, Look.LIST, header=header, align="rwrrrll"),
        Row(
            (
                Button("play_leader", BUTTONS["play_leader"]),
                Button("replay_leader", BUTTONS["replay"], enabled=leaders[chosen].kept),
            )
        ),
        name_field(player),
    )


def name_field(player: str) -> TextField:
    """Where the player may give a name for the wins to come, and those without one."""
    return TextField(
        "player",
        player,
        LEADERS["player"],
        line=LEADERS["player_line"],
        caret=len(player),
        anchor=len(player),
        longest=LONGEST_NAME,
    )


def _cells(place: int, leader: Leader) -> tuple[str, ...]:
    return (
        str(place + 1),
        leader.name or "–",
        "–" if leader.score is None else str(leader.score).replace("-", "−"),
        clock_words(leader.seconds),
        str(leader.moves),
        leader.date,
        leader.code,
    )
