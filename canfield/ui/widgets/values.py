"""The widgets, as plain values. Those with a `key` can have the keyboard.

Lengths are in design units: pixels of a window 800 pixels high.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from canfield.ui.theme import Colour


class Tone(IntEnum):
    """How a paragraph speaks."""

    INK = 1
    MUTED = 2
    SMALL = 3
    DANGER = 4
    CENTRED = 5
    """Muted, and in the middle of the line."""


class Heading(NamedTuple):
    """The name of what follows."""

    text: str


class Paragraph(NamedTuple):
    """Words that wrap."""

    text: str
    tone: Tone = Tone.INK


class Bullet(NamedTuple):
    """One point of a list, or what a sign means."""

    text: str
    sign: str = ""


class Legend(NamedTuple):
    """What signs mean, one beside the other: each a sign and its words."""

    entries: tuple[tuple[str, str], ...]


class Spacer(NamedTuple):
    """Nothing, so high."""

    height: int = 8


class Rule(NamedTuple):
    """A thin line across."""


class Bars(NamedTuple):
    """Columns side by side, as high as their values; one of them may be marked.

    A label stands under its column, an empty one under none.
    """

    values: tuple[int, ...]
    labels: tuple[str, ...]
    marked: int = -1
    height: int = 150


class Curve(NamedTuple):
    """A line through parts of one (0 … 1) from left to right, with words at both ends below."""

    points: tuple[float, ...]
    first: str
    last: str
    height: int = 150


class Share(NamedTuple):
    """A part of one, with the words before and after its bar."""

    name: str
    part: float
    words: str


class Shares(NamedTuple):
    """Bars below each other, each as long as its part of a whole groove."""

    shares: tuple[Share, ...]


class Figure(NamedTuple):
    """A drawn example with words below it; `picture` names the callback that draws it."""

    picture: str
    caption: str = ""
    height: int = 76


class Fact(NamedTuple):
    """A figure with its label, and a note such as `new best`."""

    label: str
    value: str
    note: str = ""


class Facts(NamedTuple):
    """Figures in a grid of so many columns."""

    facts: tuple[Fact, ...]
    columns: int = 3


class Table(NamedTuple):
    """Rows of words; `align` has one letter for each column, `l` or `r`.

    Of several `l` the widest takes what is left over, unless one is a `w` to do so.
    Without a header the rows speak for themselves.
    `first` is the width of the first column, 0 for as wide as it needs.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    align: str
    first: int = 0


class Weight(IntEnum):
    """How much a button asks to be pressed."""

    PLAIN = 1
    MAIN = 2
    DANGER = 3


class Button(NamedTuple):
    """Acts when it is released inside; with `copies` that text goes to the clipboard."""

    key: str
    label: str
    weight: Weight = Weight.PLAIN
    copies: str = ""
    enabled: bool = True


class Look(IntEnum):
    """How a choice is shown."""

    TILES = 1
    """Large cards side by side, with a picture, a title and a line."""
    SEGMENTS = 2
    """Short words in one strip."""
    ROWS = 3
    """One below the other, each with a line."""
    SWATCHES = 4
    """Colours."""
    PICTURES = 5
    """Small pictures, drawn by callbacks."""
    STEPPER = 6
    """The chosen one between two arrows."""
    LIST = 7
    """A table whose rows can be chosen."""
    CARDS = 8
    """Small cards in their order; an option's picture is a sign below its card."""
    DAYS = 9
    """A month in weeks under the days of the week; an option's picture is a sign beside it."""
    TIMELINE = 10
    """A bar for each option, its picture the outcome, its line a sign below it."""


class Option(NamedTuple):
    """One thing that can be chosen."""

    value: object
    title: str
    line: str = ""
    picture: str = ""
    colour: Colour | None = None
    enabled: bool = True
    cells: tuple[str, ...] = ()
    """The words of a row of a list."""


class Choice(NamedTuple):
    """One of several; the arrows change it while it has the keyboard.

    A list has a header, and for each column its side as a `Table` has.
    """

    key: str
    options: tuple[Option, ...]
    value: object
    look: Look = Look.SEGMENTS
    label: str = ""
    line: str = ""
    header: tuple[str, ...] = ()
    align: str = ""

    @property
    def place(self) -> int:
        """Which option is chosen; -1 for none."""
        values = [option.value for option in self.options]
        return values.index(self.value) if self.value in values else -1


class Toggle(NamedTuple):
    """On or off."""

    key: str
    label: str
    on: bool
    line: str = ""
    enabled: bool = True


class TextField(NamedTuple):
    """One line to type in. `caret` and `anchor` are the ends of the marked part.

    `problem` says what is wrong with the text and `problem_at` where; otherwise `line` stands
    there. With `upper`, letters become capitals.
    """

    key: str
    text: str = ""
    label: str = ""
    placeholder: str = ""
    line: str = ""
    problem: str = ""
    problem_at: int = -1
    caret: int = 0
    anchor: int = 0
    upper: bool = False
    longest: int = 60

    @property
    def marked(self) -> tuple[int, int]:
        """Where the marked part begins and ends; equal where nothing is marked."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)


class Row(NamedTuple):
    """Widgets side by side: buttons as wide as they need, the rest shares what is left."""

    widgets: tuple[TextField | Button, ...]


Control = Button | Choice | Toggle | TextField
Widget = (
    Control
    | Heading
    | Paragraph
    | Bullet
    | Legend
    | Spacer
    | Rule
    | Bars
    | Curve
    | Shares
    | Figure
    | Facts
    | Table
    | Row
)
