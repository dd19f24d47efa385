"""What the player may choose, with the choice that holds until then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, dataclass, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canfield.engine.rules import DRAWS, Rules, Variant
from canfield.engine.scoring import Scoring
from canfield.store.checks import believed, entries, flag, text, whole
from canfield.store.files import peek_json

if TYPE_CHECKING:
    from pathlib import Path


class Click(StrEnum):
    """What a single click on a card does."""

    PICKS_UP = "picks up"
    SENDS = "sends"
    NOTHING = "nothing"


class Animation(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Cloth(StrEnum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "midnight blue"
    BURGUNDY = "burgundy"
    SLATE = "slate"
    SAND = "sand"
    BLACK = "black"


class Deck(StrEnum):
    """Which faces the cards have."""

    STANDARD = "standard"
    LARGE = "large"


class Back(StrEnum):
    """Which back the cards have."""

    LATTICE = "lattice"
    ROSETTE = "rosette"
    STRIPES = "stripes"


class RightClick(StrEnum):
    """What a right click on a card does."""

    MENU = "menu"
    SENDS = "sends"


class HintLevel(StrEnum):
    """How much a hint says."""

    MOVE = "move"
    NUDGE = "nudge"
    OFF = "off"


class WindowPlace(NamedTuple):
    """Where the window was last, in pixels of the desktop; it may have been unplugged since."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False
    fullscreen: bool = False


SYSTEM_LANGUAGE: Final = "system"


@dataclass(frozen=True)
class Settings:
    """Every choice of the player; those of the rules hold from the next deal on.

    `undo_limit` is a number of actions, None for no limit. `zoom` and `scale` are in percent,
    `scale` is None where the desktop decides. `language` is a code such as "de", or "system".
    `window` is None until the window has had a place.
    """

    variant: Variant = Variant.CANFIELD
    draw: int = 3
    scoring: Scoring = Scoring.STANDARD
    click: Click = Click.PICKS_UP
    double_click_finds_column: bool = True
    columns_first: bool = False
    finish_by_itself: bool = False
    undo_limit: int | None = 100
    undo_counts: bool = False
    take_back: bool = True
    fixed_suit_order: bool = False
    mirrored: bool = False
    ribbon: bool = True
    show_clock: bool = True
    animation: Animation = Animation.NORMAL
    reduced_motion: bool = False
    sound: bool = True
    cloth: Cloth = Cloth.GREEN
    deck: Deck = Deck.STANDARD
    four_colours: bool = False
    back: Back = Back.LATTICE
    zoom: int = 100
    scale: int | None = None
    right_click: RightClick = RightClick.MENU
    hints: HintLevel = HintLevel.MOVE
    hints_see_hidden: bool = False
    winnable_mark: bool = False
    carry_vegas: bool = False
    language: str = SYSTEM_LANGUAGE
    player: str = ""
    welcomed: bool = False
    window: WindowPlace | None = None

    @property
    def rules(self) -> Rules:
        """The rules of the next deal; a draw that the variant does not have gives way."""
        draws = DRAWS[self.variant]
        preset = Rules.of(self.variant, self.draw if self.draw in draws else draws[0])
        return preset if self.take_back else replace(preset, take_back=False)


ZOOM: Final = range(50, 201)
"""The percentages that the table can be shown at."""

SCALE: Final = range(100, 301)
"""The percentages that words and buttons can be shown at."""

UNDO_LIMITS: Final = range(1, 1_000_001)
"""The limits on undo that can be set."""

LONGEST_NAME: Final = 40
"""Characters that the name of a player has at most."""

_DESKTOP: Final = range(-100_000, 100_001)
_WINDOW: Final = range(64, 32_769)


def to_values(settings: Settings) -> dict[str, Any]:
    """The settings as values that JSON can carry; `from_values` is the inverse."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    window = settings.window
    return {**values, "window": None if window is None else window._asdict()}


def from_values(values: object) -> tuple[Settings, tuple[str, ...]]:
    """The settings of values from a file, and the names of those that made no sense.

    Each value that is missing or makes no sense is the default, and it alone. Names that are
    not known are passed over.
    """
    good, bad = believed(values, _CHECKS)
    return Settings(**good), bad


def peek_settings(path: Path) -> Settings:
    """The settings in `config.json`, quickly, for the first picture; no file is touched."""
    values = peek_json(path)
    return from_values({} if values is None else values.get("settings"))[0]


def _draw(value: object) -> int:
    return whole(value, range(1, 4, 2))


def _undo_limit(value: object) -> int | None:
    return None if value is None else whole(value, UNDO_LIMITS)


def _zoom(value: object) -> int:
    return whole(value, ZOOM)


def _scale(value: object) -> int | None:
    return None if value is None else whole(value, SCALE)


def _name(value: object) -> str:
    return text(value, LONGEST_NAME)


def _window(value: object) -> WindowPlace | None:
    if value is None:
        return None
    given = entries(value)
    return WindowPlace(
        whole(given.get("x"), _DESKTOP),
        whole(given.get("y"), _DESKTOP),
        whole(given.get("width"), _WINDOW),
        whole(given.get("height"), _WINDOW),
        maximised=flag(given.get("maximised", False)),
        fullscreen=flag(given.get("fullscreen", False)),
    )


def _check(field: Field[Any]) -> Callable[[object], Any]:
    """What a value of the field has to pass."""
    if field.name in _SPECIAL:
        return _SPECIAL[field.name]
    return flag if isinstance(field.default, bool) else type(field.default)


_SPECIAL: Final[dict[str, Callable[[object], Any]]] = {
    "draw": _draw,
    "undo_limit": _undo_limit,
    "zoom": _zoom,
    "scale": _scale,
    "language": _name,
    "player": _name,
    "window": _window,
}

_CHECKS: Final = {field.name: _check(field) for field in fields(Settings)}
