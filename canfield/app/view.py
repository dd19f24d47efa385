"""The scene that shows a model at a moment."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from canfield.app.available import bar_commands, can
from canfield.app.model import Model, bow_seconds
from canfield.app.notes import note
from canfield.app.pausing import face_down
from canfield.app.results import vegas_total
from canfield.engine import Pile, Scoring
from canfield.table.bow import bow
from canfield.table.grip import accepting, liftable
from canfield.table.hit import Target
from canfield.table.motion import sample
from canfield.ui.bar import BarState, place_buttons
from canfield.ui.card_art import Deck
from canfield.ui.commands import Command
from canfield.ui.scene import Marks, Note, Scene, Words
from canfield.ui.status import StatusLine, code_rect
from canfield.ui.strings.cards import clock_words, rank_sign
from canfield.ui.strings.commands import tooltip
from canfield.ui.strings.table import remarks, replay_words, status_labels, verdict_words

if TYPE_CHECKING:
    from canfield.engine import GameState
    from canfield.store.settings import Settings
    from canfield.table.geometry import Rect
    from canfield.ui.text import TextPainter

_BUT_THE_HAND: Final = attrgetter(*(name for name in Model.__match_args__ if name != "hand"))
_FACES: Final = {"standard": "faces", "large": "faces-large"}


def scene(model: Model, now: float, measure: TextPainter) -> Scene:
    """All that the picture shows."""
    settings, hand = model.settings, model.hand
    remark, bowing = model.remark, bow_seconds(model, now)
    poses, commands = sample(model.motion, now), bar_commands(model)
    if bowing is not None:
        poses = bow(model.layout, model.state, bowing)
    if model.paused:
        poses = {}
    return Scene(
        layout=face_down(model.layout) if model.paused else model.layout,
        state=model.state,
        theme=settings.cloth.value,
        deck=deck_of(settings),
        marks=_marks(model),
        poses=poses,
        held=hand.pointer.held,
        bar=BarState(
            frozenset(command for command in commands if can(model, command)),
            hand.button,
            hand.pressed if hand.pressed is hand.button else None,
            commands,
        ),
        finish=can(model, Command.FINISH),
        status=status_line(model, now, measure),
        curtain=Note(remarks()["paused"], remarks()["go_on"]) if model.paused else None,
        words=_replay(model) if remark is None else Words(remark.text, remark.alarm),
        note=note(model),
        tip=_tip(model, measure),
        dialog=model.dialogs[-1] if model.dialogs and bowing is None else None,
        menu=model.menu,
    )


def only_dragged(before: Model, after: Model) -> bool:
    """True where the two differ in nothing but where the same cards in hand are."""
    held, carried = before.hand.pointer.held, after.hand.pointer.held
    if held is None or carried is None or held.accepted is not carried.accepted:
        return False
    hand = after.hand._replace(pointer=before.hand.pointer)
    return hand == before.hand and _BUT_THE_HAND(before) == _BUT_THE_HAND(after)


def deck_of(settings: Settings) -> Deck:
    """The cards that the settings ask for."""
    return Deck(_FACES[settings.deck.value], settings.back.value, settings.four_colours)


def status_line(model: Model, now: float, measure: TextPainter) -> StatusLine:
    """What the line below the table says."""
    labels, settings, game = status_labels(), model.settings, model.game
    moves = game.moves_with_undos if settings.undo_counts else game.moves
    values = [(labels["base"], rank_sign(game.state.base_rank))]
    if model.stakes.practice and model.aside is None:
        values.insert(0, (labels["practice"], labels["not_counted"]))
    if game.scoring is not Scoring.NONE:
        values.append((labels["score"], points(game.score)))
    if game.scoring is Scoring.VEGAS:
        values.append((labels["total"], points(vegas_total(model))))
    values.append((labels["moves"], str(moves)))
    if settings.show_clock and model.aside is None:
        values.append((labels["time"], clock_words(model.clock.seconds(now))))
    values.append((labels["undos"], str(game.aid.undos)))
    values.append((labels["passes"], _passes(game.state)))
    if settings.winnable_mark:
        values.append((labels["verdict"], _verdict(model)))
    hover = model.hand.at is not None and _code_holds(model, measure)
    return StatusLine(tuple(values), str(game.code), hover)


def _replay(model: Model) -> Words | None:
    """Where the replay stands, while there is one."""
    if not model.watching:
        return None
    return Words(replay_words(model.game.cursor, len(model.game.entries)))


def _passes(state: GameState) -> str:
    """Which pass through the stock this is, and of how many where they are limited."""
    limit, number = state.rules.redeals, str(state.redeals_used + 1)
    return number if limit is None else f"{number}/{limit + 1}"


def _verdict(model: Model) -> str:
    """Whether the game can still be won, as far as that is proved."""
    return verdict_words(model.verdicts.get(model.state, "unknown"))


def points(score: int) -> str:
    """A score with a true minus sign."""
    return str(score).replace("-", "−")


def _code_holds(model: Model, measure: TextPainter) -> bool:
    at = model.hand.at
    return at is not None and code_rect(model.layout.status, str(model.game.code), measure).holds(
        at
    )


def _marks(model: Model) -> Marks:
    hand, state = model.hand, model.state
    held = hand.pointer.held
    lit: frozenset[Pile] = frozenset()
    if held is not None:
        lit = held.accepted
    elif hand.picked is not None:
        lit = accepting(state, *hand.picked)
    focus = hand.focus
    if focus is not None and focus.lifted is not None:
        lit = accepting(state, *focus.lifted)
    hover = hand.hover if held is None and hand.picked is None and not model.dialogs else None
    if hover is not None and not (hover.count and liftable(state, *hover)):
        hover = None
    return Marks(
        lit=lit,
        pointed=hover,
        picked=hand.picked or (focus.lifted if focus is not None else None),
        focus=None if focus is None else Target(focus.pile, focus.count),
        hinted=model.hinted if model.lesson is None else _wanted(model),
        found=model.found,
        landed=None if model.landed is None else model.landed.cards,
        raised=None if hand.peeked is None else state.cards(hand.peeked.pile)[-hand.peeked.count],
    )


def _wanted(model: Model) -> frozenset[Target]:
    """What the lesson is about now."""
    from canfield.app.lesson import wanted

    return wanted(model)


def _tip(model: Model, measure: TextPainter) -> tuple[str, Rect] | None:
    command = model.hand.button
    if command is None or model.dialogs or model.hand.pressed is not None:
        return None
    bar, finish = model.layout.bar, can(model, Command.FINISH)
    for button in place_buttons(bar, measure, bar_commands(model), finish=finish):
        if button.command is command:
            return tooltip(command), button.rect
    return None
