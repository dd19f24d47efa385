"""Everything that one picture shows, as values; the painter needs nothing else."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from canfield.ui.bar import BarState
from canfield.ui.card_art import Deck
from canfield.ui.status import StatusLine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canfield.engine import Card, GameState, Pile
    from canfield.table.geometry import Rect
    from canfield.table.hit import Target
    from canfield.table.layout import Layout
    from canfield.table.motion import Pose
    from canfield.table.pointer import Held
    from canfield.ui.commands import Command
    from canfield.ui.widgets.form import Form
    from canfield.ui.widgets.menu import Menu


class Marks(NamedTuple):
    """What is marked on the table: piles that accept, and runs with a line around them."""

    lit: frozenset[Pile] = frozenset()
    pointed: Target | None = None
    picked: Target | None = None
    focus: Target | None = None
    hinted: frozenset[Target] = frozenset()
    landed: Target | None = None
    found: frozenset[Card] = frozenset()
    raised: Card | None = None


class NoteButton(NamedTuple):
    """A button of a note: the command that it gives, in the words of the note."""

    command: Command
    label: str


class Note(NamedTuple):
    """A plaque on the free part of the cloth: words and buttons."""

    title: str
    text: str
    buttons: tuple[NoteButton, ...] = ()


class Words(NamedTuple):
    """The line over the cloth: what was refused, or what just happened."""

    text: str
    alarm: bool = False


class Scene(NamedTuple):
    """One picture of the game."""

    layout: Layout
    state: GameState
    theme: str = "green"
    deck: Deck = Deck()
    marks: Marks = Marks()
    poses: Mapping[Card, Pose] = MappingProxyType({})
    held: Held | None = None
    bar: BarState = BarState(frozenset())
    finish: bool = False
    status: StatusLine = StatusLine((), "")
    words: Words | None = None
    curtain: Note | None = None
    """What is said over the darkened table while it is covered."""
    note: Note | None = None
    tip: tuple[str, Rect] | None = None
    dialog: Form | None = None
    menu: Menu | None = None
