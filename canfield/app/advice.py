"""Hints: what is asked, and how the answer is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.messages import AskHint, Effect, Play
from canfield.app.model import Model
from canfield.app.playing import remark
from canfield.engine import Pile, Transfer
from canfield.store.settings import HintLevel
from canfield.table.hit import Target
from canfield.table.value import replace
from canfield.ui.strings.hints import hint_words, nudge_words
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from canfield.app.messages import Advised
    from canfield.engine import GameState, Move
    from canfield.solver.hints import Hint

Step = tuple[Model, tuple[Effect, ...]]


def ask_hint(model: Model, now: float) -> Step:
    """A hint is wanted; asked again in the same position, the one that follows it."""
    if model.further_hints:
        return _shown(model, model.further_hints, now), ()
    if model.settings.hints is HintLevel.OFF or model.game.won:
        return model, ()
    see_hidden = model.settings.hints_see_hidden
    return model, (AskHint(model.game, see_hidden=see_hidden),)


def show_hint(model: Model, advice: Advised, now: float) -> Step:
    """Show the first hint, if the position is still the one asked about."""
    if advice.game is not model.game:
        return model, ()
    if not advice.hints:
        return remark(model, remarks()["no_hint"], now), (Play("refused"),)
    return _shown(model, advice.hints, now), ()


def move_targets(move: Move, state: GameState) -> list[Target]:
    """The cards that a move takes, and the exposed card or the space that they go to."""
    if not isinstance(move, Transfer):
        return [Target(Pile.STOCK, 0)]
    covered = Target(move.target, min(1, len(state.cards(move.target))))
    return [Target(move.source, move.count), covered]


def _shown(model: Model, hints: tuple[Hint, ...], now: float) -> Model:
    """The piles of the next hint marked and the hint said; what follows it is kept."""
    hint, *further = hints
    nudge = model.settings.hints is HintLevel.NUDGE
    move = hint.move
    targets = move_targets(move, model.state)
    told = nudge_words(move)
    if not nudge:
        told = hint_words(move, hint.reason, hint.card, hint.number)
    counted = replace(model, game=model.game.with_hint())
    marked = frozenset(targets[:1] if nudge else targets)
    shown = replace(counted, hinted=marked, further_hints=tuple(further))
    return remark(shown, told, now)
