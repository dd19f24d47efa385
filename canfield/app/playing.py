"""Moves: from what the player means to the next position, its sounds and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.clock import Clock
from canfield.app.messages import Effect, Play, SaveConfig, SaveGame
from canfield.app.model import (
    Hand,
    Landed,
    Model,
    Queue,
    Remark,
    emptied,
    rearranged,
    speed_of,
    verdicts_for,
    with_game,
)
from canfield.app.results import counted
from canfield.app.shelving import left
from canfield.engine import (
    FOUNDATIONS,
    CardsMoved,
    Cause,
    DealStock,
    Event,
    Move,
    Pile,
    Redeal,
    Transfer,
    refusal,
    send_move,
)
from canfield.table.hit import Target
from canfield.table.motion import Motion, aim
from canfield.table.value import replace
from canfield.ui.strings.refusals import refusal_words
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canfield.engine import Card, Game
    from canfield.table.geometry import Rect

Step = tuple[Model, tuple[Effect, ...]]

REMARK_SECONDS: Final = 4.0
LANDED_SECONDS: Final = 0.9
QUEUE_SECONDS: Final = 0.16
"""The time between two moves that play themselves."""


def play(model: Model, move: Move, now: float, drawn: Mapping[Card, Rect] | None = None) -> Step:
    """The move played, or refused with the reason in words; cards let go start where they are."""
    reason = refusal(model.state, move)
    if reason is not None:
        told = remark(model, refusal_words(reason, move, model.state), now, alarm=True)
        return put_back(told, now, drawn or {}), (Play("refused"),)
    game, events = model.game.play(move)
    after = with_game(model, game, now, drawn)
    after = replace(after, clock=after.clock.running(now), remark=None)
    sounds = tuple(Play(*sound) for event in events for sound in _sounds(event, game))[:1]
    if game.won:
        after = replace(after, clock=after.clock.standing(now), won_at=now, queue=Queue())
        return _won(model, after, sounds)
    after = _going_home(after, now)
    if len(game.entries) == 1:
        welcomed = replace(after, settings=replace(after.settings, welcomed=True))
        return counted(welcomed, now), (SaveGame(), SaveConfig(), *sounds)
    return after, (SaveGame(), *sounds)


def _going_home(model: Model, now: float) -> Model:
    """With *Finish by itself*, the last moves set to follow once nothing is in doubt."""
    if not model.settings.finish_by_itself or model.queue.moves:
        return model
    from canfield.app.available import last_moves

    return replace(model, queue=Queue(last_moves(model.state), now + QUEUE_SECONDS))


def _won(before: Model, after: Model, sounds: tuple[Play, ...]) -> Step:
    """The win: its result written once, its banner shown; neither for a lesson."""
    if before.aside is not None:
        return after, (*sounds, Play("win"))
    from canfield.app.opening import win_form

    model = counted(after, after.won_at or 0.0)
    model = replace(
        model, dialogs=(win_form(model, before.scores, after.won_at or 0.0),), menu=None
    )
    # The result first: a power cut between the two leaves a game that is won once more, and
    # counted once by the attempt's name, never a win that is lost.
    return model, (SaveConfig(), SaveGame(), *sounds, Play("win"))


def _sounds(event: Event, game: Game) -> list[tuple[str, int]]:
    if not isinstance(event, CardsMoved) or event.cause is Cause.REFILL:
        return []
    if event.cause is not Cause.PLAY:
        return [("draw" if event.cause is Cause.DRAW else "recycle", 0)]
    if event.target in FOUNDATIONS:
        return [("foundation", len(game.state.cards(event.target)))]
    return [("place", 0)]


def draw(model: Model, now: float) -> Step:
    """A tap on the stock: draw, or turn the waste over; with both empty nothing at all."""
    if not model.state.stock and not model.state.waste:
        return model, ()
    return play(model, DealStock() if model.state.stock else Redeal(), now)


def send(model: Model, pile: Pile, count: int, now: float) -> Step:
    """What a double click does."""
    wanted = model.settings
    move = send_move(
        model.state,
        pile,
        count,
        to_columns=wanted.double_click_finds_column,
        columns_first=wanted.columns_first,
    )
    if move is None:
        return replace(model, hand=model.hand._replace(picked=None)), ()
    return _marked(play(model, move, now), move, now)


def drop(model: Model, move: Transfer | None, now: float, drawn: Mapping[Card, Rect]) -> Step:
    """The cards in hand let go: over a pile, or over none."""
    if move is None or move.source is move.target:
        return put_back(model, now, drawn), ()
    return play(model, move, now, drawn)


def put_back(model: Model, now: float, drawn: Mapping[Card, Rect]) -> Model:
    """The cards in hand glide back to where they lay."""
    if not drawn:
        return model
    places = model.layout.places
    motion = aim(model.motion, places, places, now, speed_of(model.settings), drawn=drawn)
    return replace(model, motion=motion)


def undo(model: Model, now: float) -> Step:
    """One action back; before the first one, back to the attempt that this one ended."""
    if model.game.can_undo:
        return _stand_at(model, model.game.undo(), now)
    if model.before is not None and not model.game.cursor:
        return _return_to_before(model, now)
    name = "undo_limit" if model.game.cursor else "nothing_to_undo"
    return remark(model, remarks()[name], now), (Play("refused"),)


def redo(model: Model, now: float) -> Step:
    """The undone action again."""
    if not model.game.can_redo:
        return remark(model, remarks()["nothing_to_redo"], now), (Play("refused"),)
    after, effects = _stand_at(model, model.game.redo(), now)
    if after.game.won:
        return replace(after, clock=after.clock.standing(now)), effects
    return after, effects


def _stand_at(model: Model, game: Game, now: float) -> Step:
    after = with_game(model, game, now)
    running = after.clock.running(now) if game.entries else after.clock
    return replace(after, clock=running, remark=None, won_at=None), (SaveGame(), Play("place"))


def _return_to_before(model: Model, now: float) -> Step:
    before = model.before
    if before is None:
        return model, ()
    clock = Clock(before.elapsed)
    after = rearranged(
        replace(
            left(model, now),
            game=before.game,
            attempt=before.attempt,
            stakes=before.stakes,
            clock=clock if before.game.won else clock.running(now),
            before=before.before,
            hand=Hand(pointer=emptied(model.hand).pointer, at=model.hand.at),
            hinted=frozenset(),
            further_hints=(),
            bookmark=None,
            verdicts=verdicts_for(model, before.game),
        )
    )
    motion = aim(Motion(), model.layout.places, after.layout.places, now, speed_of(model.settings))
    # What is left is written down before the table has another game: it lies nowhere else then.
    return replace(after, motion=motion), (SaveConfig(), SaveGame())


def remark(model: Model, text: str, now: float, *, alarm: bool = False) -> Model:
    """The model with a line over the cloth."""
    return replace(model, remark=Remark(text, now + REMARK_SECONDS, alarm))


def next_of_queue(model: Model, now: float) -> Step:
    """The next of the moves that play themselves, if it is due and still legal."""
    queue = model.queue
    if not queue.moves or now < queue.due:
        return model, ()
    move, *rest = queue.moves
    if refusal(model.state, move) is not None:
        return replace(model, queue=Queue()), ()
    waiting = replace(model, queue=Queue(tuple(rest), now + QUEUE_SECONDS))
    game = model.game
    if game.can_redo and game.entries[game.cursor].move == move:
        return _marked(redo(waiting, now), move, now)
    return _marked(play(waiting, move, now), move, now)


def _marked(step: Step, move: Move, now: float) -> Step:
    """A move whose place the player did not choose, its cards marked for a moment."""
    model, effects = step
    if not isinstance(move, Transfer) or model.game.won:
        return step
    cards = Target(move.target, move.count)
    return replace(model, landed=Landed(cards, now + LANDED_SECONDS)), effects
