"""Where small cards in a row lie, some of which can be chosen. Returns the height it used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect
from canfield.ui.widgets.signs import DISC, put_sign
from canfield.ui.widgets.values import Option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.ui.widgets.metrics import Metrics
    from canfield.ui.widgets.sheet import Line, Sheet
    from canfield.ui.widgets.values import Choice

_WIDEST: Final = "10♦"
_RAISED: Final = 7
"""How far a card that can be chosen stands out, in design units."""
_SIGN: Final = 8
_GAP: Final = 4
_RED: Final = ("♥", "♦")


def lay_cards(sheet: Sheet, choice: Choice, line: Line) -> int:
    """Cards in rows, those that can be chosen raised, with the signs of each below it.

    What has no title lies face down. After a card that can be chosen there is a gap.
    """
    metrics = sheet.metrics
    width, height = _card_size(metrics)
    below = metrics.px(_SIGN) + metrics.px(_GAP)
    pitch = metrics.px(_RAISED) + height + below + metrics.px(6)
    index = 0
    rows = list(_rows(choice, line.width, metrics))
    for number, row in enumerate(rows):
        x, top = line.x, line.y + number * pitch + metrics.px(_RAISED)
        for option in row:
            raised = metrics.px(_RAISED) if option.enabled else 0
            _put_card(sheet, choice, index, Rect(x, top - raised, width, height))
            _put_signs(sheet, option, Rect(x, top + height + metrics.px(_GAP), width, below))
            x += _step(option, metrics)
            index += 1
    return len(rows) * pitch - metrics.px(6)


def _card_size(metrics: Metrics) -> tuple[int, int]:
    width = metrics.width(_WIDEST, metrics.small_strong) + metrics.px(6)
    return width, width * 7 // 5


def _step(option: Option, metrics: Metrics) -> int:
    """How far the next card stands from this one."""
    return _card_size(metrics)[0] + metrics.px(2) + (metrics.px(6) if option.enabled else 0)


def _rows(choice: Choice, width: int, metrics: Metrics) -> Iterator[list[Option]]:
    """The cards in rows that fit; a row ends where cards that belong together do, if it can."""
    row: list[Option] = []
    for group in _groups(choice.options):
        if row and _length([*row, *group], metrics) > width:
            yield row
            row = []
        for option in group:
            if row and _length([*row, option], metrics) > width:
                yield row
                row = []
            row.append(option)
    yield row


def _length(row: list[Option], metrics: Metrics) -> int:
    return sum(_step(option, metrics) for option in row[:-1]) + _card_size(metrics)[0]


def _groups(options: tuple[Option, ...]) -> Iterator[list[Option]]:
    """The cards up to and with each that can be chosen."""
    group: list[Option] = []
    for option in options:
        group.append(option)
        if option.enabled:
            yield group
            group = []
    yield group


def _put_card(sheet: Sheet, choice: Choice, index: int, card: Rect) -> None:
    metrics, option = sheet.metrics, choice.options[index]
    radius, feel = metrics.px(4), sheet.feel(choice.key, index) if option.enabled else ""
    chosen = index == choice.place
    edge, thick = ("accent", metrics.px(2)) if chosen else ("plate_edge", metrics.px(1))
    if option.title:
        ground = "tint" if chosen else "plate" + feel if feel else "field"
        sheet.plate(card, radius, ground if option.enabled else "plate", edge, thick)
        role = "danger" if option.title.endswith(_RED) else "ink"
        sheet.centred(card, option.title, metrics.small_strong, role)
    else:
        sheet.plate(card, radius, "accent" + feel, edge, thick)
        sheet.plate(card.grown(-metrics.px(4)), radius // 2, "", "panel_edge", metrics.px(1))
    if option.enabled:
        sheet.part(choice.key, card, index)
    first = next(place for place, each in enumerate(choice.options) if each.enabled)
    if index == (choice.place if choice.place >= 0 else first):
        sheet.focus(choice.key, card, radius)


def _put_signs(sheet: Sheet, option: Option, area: Rect) -> None:
    """A disc below what can be chosen, and the sign that is its picture beside it."""
    names = [name for name in (DISC if option.enabled else "", option.picture) if name]
    side, gap = sheet.metrics.px(_SIGN), sheet.metrics.px(3)
    x = area.centre.x - (len(names) * (side + gap) - gap) // 2
    for name in names:
        put_sign(sheet, Rect(x, area.y, side, side), name)
        x += side + gap
