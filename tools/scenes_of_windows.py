"""Scenes of the windows that open seldom, and of other pages of those that open often."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from past import months_of_play
from scene_models import LATER, Shot, keys, model_of, opened, played, told

from canfield.app.messages import Ordered
from canfield.table.inputs import Key, Typed
from canfield.table.value import replace
from canfield.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.table.geometry import Size
    from canfield.ui.text import TextPainter


def _page(size: Size, measure: TextPainter, *, command: Command, page: int) -> Shot:
    """A window at another of its pages."""
    model, now = opened(size, command, measure)
    form = model.dialogs[-1]
    return replace(model, dialogs=(replace(form, page=page),)), now


def find(size: Size, measure: TextPainter) -> Shot:
    """The window in which a card is looked for."""
    return opened(size, Command.FIND, measure)


def no_results(size: Size, measure: TextPainter) -> Shot:
    """The Statistics window before the first game has ended."""
    return opened(size, Command.STATISTICS, measure)


def reset(size: Size, measure: TextPainter) -> Shot:
    """The question before all results are thrown away."""
    model = replace(model_of(size, played([])), scores=months_of_play())
    model = told(model, Ordered(Command.STATISTICS), measure=measure)
    return told(model, *keys("tab", "tab", "tab", "tab", "return"), measure=measure), LATER


def wrong_code(size: Size, measure: TextPainter) -> Shot:
    """A code that is none: what is wrong with it, and where."""
    model, now = opened(size, Command.CODE, measure)
    return told(model, Typed("CF1-D3-AAB"), *keys("return"), measure=measure), now


def other_variant(size: Size, measure: TextPainter) -> Shot:
    """The New game window where a way to draw is not open."""
    model, now = opened(size, Command.NEW_GAME, measure)
    back = Key("tab", shift=True)
    return told(model, back, *keys("right", "right", "right"), measure=measure), now


WINDOWS: dict[str, Callable[[Size, TextPainter], Shot]] = {
    "find": find,
    "no-results": no_results,
    "reset": reset,
    "wrong-code": wrong_code,
    "other-variant": other_variant,
    "settings-play": partial(_page, command=Command.SETTINGS, page=1),
    "settings-look": partial(_page, command=Command.SETTINGS, page=2),
    "settings-table": partial(_page, command=Command.SETTINGS, page=3),
    "tips": partial(_page, command=Command.HELP, page=1),
    "questions": partial(_page, command=Command.HELP, page=3),
}
