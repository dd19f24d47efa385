"""What the program knows at one moment: one immutable value."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from canfield.app.clock import Clock
from canfield.engine import Game, GameState, Variant
from canfield.store.saved import SavedGame
from canfield.store.stakes import PLAIN, Stakes
from canfield.table import bow
from canfield.table.focus import Focus, TwoKey, followed
from canfield.table.layout import Layout, LayoutOptions, arrange
from canfield.table.motion import Motion, Speed, aim, busy_until
from canfield.table.options import Scale
from canfield.table.pointer import Held, Pointer, cancel
from canfield.table.value import Value, replace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canfield.app.messages import Dealt
    from canfield.engine import Card, Move
    from canfield.solver.hints import Hint
    from canfield.store.scores import Scores
    from canfield.store.settings import Settings
    from canfield.table.geometry import Point, Rect, Size
    from canfield.table.hit import Target
    from canfield.ui.commands import Command
    from canfield.ui.widgets.form import Form
    from canfield.ui.widgets.menu import Menu


class Remark(NamedTuple):
    """A line over the cloth and until when (loop time) it stays."""

    text: str
    until: float
    alarm: bool = False


class Landed(NamedTuple):
    """Cards that moved by themselves, and until when (loop time) they are marked."""

    cards: Target
    until: float


class Queue(NamedTuple):
    """Moves that play themselves, one after the other; any input empties it."""

    moves: tuple[Move, ...] = ()
    due: float = 0.0


class Hand(NamedTuple):
    """What the player is at: pointer, what is pointed at, picked up, focused or raised."""

    pointer: Pointer = Pointer()
    at: Point | None = None
    hover: Target | None = None
    picked: Target | None = None
    focus: Focus | None = None
    peeked: Target | None = None
    keys: TwoKey = TwoKey()
    button: Command | None = None
    """The button under the pointer."""
    pressed: Command | None = None
    finger: bool = False
    """True where a finger pressed it: it may be let go a little beside, too."""


class Model(Value):
    """Everything the program knows. Times are seconds of the loop's clock."""

    size: Size
    settings: Settings
    scores: Scores
    game: Game
    attempt: str
    layout: Layout
    clock: Clock = Clock()
    stakes: Stakes = PLAIN
    """What the attempt counts for."""
    before: SavedGame | None = None
    """The attempt that was left for this one; Undo goes back to it."""
    aside: SavedGame | None = None
    """The player's own game while another is on the table, as a replay or for the lesson."""
    lesson: int | None = None
    """Which step of the lesson the player is at; None outside it."""
    promised: Dealt | None = None
    """The deal that came while a replay was shown: it is dealt once that is over."""
    hand: Hand = Hand()
    motion: Motion = Motion()
    queue: Queue = Queue()
    dialogs: tuple[Form, ...] = ()
    menu: Menu | None = None
    fullscreen: bool = False
    scale: Scale = Scale()
    """How large the desktop wants things drawn."""
    paused: bool = False
    """True while the table is covered and the clock stands."""
    remark: Remark | None = None
    hinted: frozenset[Target] = frozenset()
    """The run that a hint moves, and where to."""
    further_hints: tuple[Hint, ...] = ()
    """What follows the hint that is shown."""
    verdicts: Mapping[GameState, str] = MappingProxyType({})
    """What was found out of positions of this deal: `won`, `lost` or `unknown`."""
    landed: Landed | None = None
    found: frozenset[Card] = frozenset()
    """The cards that were looked for, among those that can be seen."""
    focused: bool = True
    visible: bool = True
    won_at: float | None = None
    """When the win was shown, for the cards' bow; None before and after."""
    bookmark: int | None = None
    today: str = ""
    """The date as the desktop has it, ISO."""

    @property
    def state(self) -> GameState:
        """The position."""
        return self.game.state

    @property
    def options(self) -> LayoutOptions:
        """What the player and the desktop want of the layout."""
        return layout_options(self.settings, self.scale)

    @property
    def watching(self) -> bool:
        """True while a game is shown that cannot be played."""
        return self.aside is not None and self.lesson is None

    @property
    def offers_lesson(self) -> bool:
        """True while a newcomer is asked whether to be shown how."""
        return not (self.settings.welcomed or self.aside or self.game.entries)

    @property
    def saved(self) -> SavedGame:
        """The game as it is kept between runs, its time counted up to the last pause."""
        return self._saved(self.clock.spent)

    def saved_at(self, now: float) -> SavedGame:
        """The game as it is kept between runs."""
        return self._saved(self.clock.seconds(now))

    def _saved(self, spent: float) -> SavedGame:
        own = SavedGame(self.game, spent, self.attempt, self.before, self.stakes)
        return self.aside or own


_FANS: Final = {"standard": 36, "large": 28}
"""How much of a covered card of the waste is seen: no tip of a sign peeps out of it."""


def layout_options(settings: Settings, scale: Scale = Scale()) -> LayoutOptions:
    """The settings that concern where things lie; the scale as the desktop has it if not set."""
    return LayoutOptions(
        mirrored=settings.mirrored,
        fixed_suit_order=settings.fixed_suit_order,
        ribbon=settings.ribbon,
        zoom=settings.zoom,
        scale=scale.desktop if settings.scale is None else settings.scale * scale.density // 100,
        fan=_FANS[settings.deck.value],
    )


def speed_of(settings: Settings) -> Speed:
    """How fast cards move; with reduced motion they do not."""
    if settings.reduced_motion:
        return Speed.OFF
    return Speed[settings.animation.name]


def bow_seconds(model: Model, now: float) -> float | None:
    """How long the cards of a won game have been bowing; None where they do not."""
    if model.won_at is None or speed_of(model.settings) is Speed.OFF:
        return None
    seconds = now - model.won_at
    return seconds if seconds < bow.SECONDS else None


def moving(model: Model, now: float) -> bool:
    """True while the picture changes by itself."""
    return busy_until(model.motion) > now or bow_seconds(model, now) is not None


def with_game(
    model: Model, game: Game, now: float, drawn: Mapping[Card, Rect] | None = None
) -> Model:
    """The model with another position on the table; the cards set out for it at once.

    `drawn` are cards that start elsewhere than where they lay: those let go by the player. What
    is still in the air starts from there, too.
    """
    layout = arrange(model.size, game.state, model.options)
    motion = aim(
        model.motion,
        model.layout.places,
        layout.places,
        now,
        speed_of(model.settings),
        drawn={**drawn_at(model, model.hand.pointer.held), **(drawn or {})},
        order=_turned(model.state, game.state),
    )
    focus = model.hand.focus
    hand = emptied(model.hand)._replace(
        keys=TwoKey(), focus=None if focus is None else followed(focus, game.state)
    )
    return replace(
        model,
        game=game,
        layout=layout,
        motion=motion,
        hand=hand,
        hinted=frozenset(),
        further_hints=(),
        found=frozenset(),
        landed=None,
    )


def drawn_at(model: Model, held: Held | None) -> Mapping[Card, Rect]:
    """Where the cards in hand are drawn."""
    if held is None:
        return {}
    cards = model.state.cards(held.source)[-held.count :]
    first = model.layout.places[cards[0]].rect
    dx, dy = held.rect.x - first.x, held.rect.y - first.y
    return {card: model.layout.places[card].rect.moved(dx, dy) for card in cards}


def emptied(hand: Hand) -> Hand:
    """The hand with no card in the air, none picked up and none looked at."""
    busy = hand.pointer.held is not None or hand.peeked is not None
    pointer = cancel(hand.pointer)[0] if busy else hand.pointer
    return hand._replace(pointer=pointer, picked=None, hover=None, peeked=None)


def freed(hand: Hand) -> Hand:
    """The hand after something that ends every click, drag and look; what is picked up stays."""
    pointer, _ = cancel(hand.pointer)
    return hand._replace(pointer=pointer, hover=None, peeked=None, button=None, pressed=None)


def _turned(before: GameState, after: GameState) -> tuple[Card, ...]:
    """The cards of a draw or of a redeal, in the order in which they leave."""
    if len(after.waste) > len(before.waste):
        return after.waste[len(before.waste) :]
    if len(after.stock) > len(before.stock):
        return before.waste[::-1][: len(after.stock)]
    return ()


def resumed(model: Model, now: float) -> Model:
    """The clock going again, if the game is under way, in sight, not paused or behind a dialog."""
    under_way = model.game.entries and not model.game.won and model.aside is None
    covered = model.paused or model.dialogs or model.menu is not None
    if under_way and model.focused and not covered:
        return replace(model, clock=model.clock.running(now))
    return model


def verdicts_for(model: Model, game: Game) -> Mapping[GameState, str]:
    """What is known of a game's positions: what was found out, if it is the same deal."""
    return model.verdicts if game.start == model.game.start else {}


def rearranged(model: Model) -> Model:
    """The model laid out anew, at rest: after a change of size or of looks."""
    layout = arrange(model.size, model.state, model.options)
    return replace(model, layout=layout, motion=Motion())


def superior(variant: Variant) -> Variant:
    """What F2 makes of the rules of the next deal."""
    return Variant.CANFIELD if variant is Variant.SUPERIOR else Variant.SUPERIOR
