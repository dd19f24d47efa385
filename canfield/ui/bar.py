"""The slim bar above the table: where its buttons lie and what they look like."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from canfield.table.geometry import Rect
from canfield.ui.commands import BAR, Command
from canfield.ui.icons import icon
from canfield.ui.shapes import plate
from canfield.ui.stage import Sprite
from canfield.ui.strings.commands import command_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.ui.text import TextPainter
    from canfield.ui.theme import Theme

ICONS: Final = {
    Command.NEW_GAME: "new",
    Command.RESTART: "restart",
    Command.UNDO: "undo",
    Command.REDO: "redo",
    Command.HINT: "hint",
    Command.FINISH: "finish",
    Command.MENU: "menu",
    Command.TO_START: "step_back",
    Command.STEP_BACK: "chevron_left",
    Command.RUN: "play",
    Command.HOLD: "pause",
    Command.STEP_ON: "chevron_right",
    Command.TO_END: "step_forward",
    Command.COPY_GAME: "copy",
    Command.LEAVE: "close",
}


_NAMED_WHERE_NARROW: Final = frozenset({Command.NEW_GAME, Command.FINISH, Command.LEAVE})
_FIRST_WITHOUT_NAME: Final = (
    frozenset({Command.UNDO, Command.REDO}),
    frozenset({Command.RESTART}),
)
"""Where there is not room for every name, these are known by their icons."""
_NEVER_NAMED: Final = frozenset(
    {
        Command.TO_START,
        Command.STEP_BACK,
        Command.RUN,
        Command.HOLD,
        Command.STEP_ON,
        Command.TO_END,
    }
)
_AT_THE_RIGHT: Final = frozenset({Command.MENU, Command.LEAVE})


class BarButton(NamedTuple):
    """A button of the bar and its place; without `named` there is room for its icon only."""

    command: Command
    rect: Rect
    named: bool


class BarState(NamedTuple):
    """What the bar shows: which buttons can be used, which one the pointer is on or presses."""

    enabled: frozenset[Command]
    hover: Command | None = None
    pressed: Command | None = None
    commands: tuple[Command, ...] = BAR


def text_size(bar: Rect) -> int:
    """The size of words on a bar or a line of this height, in pixels."""
    return max(12, round(bar.height * 0.38))


@lru_cache(16)
def place_buttons(
    bar: Rect, measure: TextPainter, commands: tuple[Command, ...] = BAR, *, finish: bool
) -> tuple[BarButton, ...]:
    """The buttons in their places; *Finish* only when it can be pressed."""
    shown = [command for command in commands if finish or command is not Command.FINISH]
    for named in _fewer_and_fewer_names(shown):
        widths = [_width(bar, command, measure, named=command in named) for command in shown]
        if sum(widths) + _gap(bar) * (len(shown) + 1) <= bar.width:
            return tuple(_placed(bar, dict(zip(shown, widths, strict=True)), named))
    return tuple(_placed(bar, dict.fromkeys(shown, bar.height), frozenset()))


def _fewer_and_fewer_names(shown: list[Command]) -> Iterator[frozenset[Command]]:
    """Which buttons have their names beside their icons, the best first."""
    named = frozenset(shown) - _NEVER_NAMED
    yield named
    for commands in _FIRST_WITHOUT_NAME:
        named -= commands
        yield named
    yield _NAMED_WHERE_NARROW


def _placed(
    bar: Rect, widths: dict[Command, int], named: frozenset[Command]
) -> Iterator[BarButton]:
    gap = _gap(bar)
    x, inset = bar.x + gap, max(2, bar.height // 12)
    for command, width in widths.items():
        left = bar.right - gap - width if command in _AT_THE_RIGHT else x
        rect = Rect(left, bar.y + inset, width, bar.height - 2 * inset)
        yield BarButton(command, rect, command in named)
        x += width + gap


def _gap(bar: Rect) -> int:
    return max(3, bar.height // 10)


def _width(bar: Rect, command: Command, measure: TextPainter, *, named: bool) -> int:
    if not named:
        return bar.height
    words = measure.width(command_name(command), text_size(bar))
    return _icon_height(bar.height) + words + round(bar.height * 0.75)


def _icon_height(height: int) -> int:
    return max(14, round(height * 0.5))


def bar_sprites(
    bar: Rect, state: BarState, theme: Theme, text: TextPainter, *, finish: bool
) -> Iterator[Sprite]:
    """The bar's ground and its buttons."""
    yield Sprite(strip(bar.width, bar.height, theme, above=True), bar.x, bar.y)
    for button in place_buttons(bar, text, state.commands, finish=finish):
        look = "plain"
        if button.command not in state.enabled:
            look = "off"
        elif button.command in {state.pressed, state.hover}:
            look = "pressed" if button.command is state.pressed else "hover"
        surface = _button(button.command, button.rect[2:], button.named, look, theme, text)
        yield Sprite(surface, button.rect.x, button.rect.y)


@lru_cache(4)
def strip(width: int, height: int, theme: Theme, *, above: bool) -> pygame.Surface:
    """The ground of the bar (or, not `above`, of the status line) with its brass hairline."""
    surface = pygame.Surface((width, height))
    surface.fill(theme.bar)
    line = max(1, height // 40)
    surface.fill(theme.brass_dim, (0, height - line if above else 0, width, line))
    return surface


@lru_cache(40)
def _button(  # noqa: PLR0913 - the key under which the picture is kept
    command: Command,
    size: tuple[int, int],
    named: bool,  # noqa: FBT001
    look: str,
    theme: Theme,
    text: TextPainter,
) -> pygame.Surface:
    width, height = size
    ground = {"hover": theme.bar_hover, "pressed": theme.bar_pressed}.get(look, theme.bar)
    ink = theme.brass_dim if look == "off" else theme.text
    if command is Command.FINISH:
        ground, ink = (theme.brass, theme.bar) if look != "off" else (ground, ink)
    surface = pygame.Surface(size)
    surface.fill(theme.bar)
    plate(surface, Rect(0, 0, width, height), max(3, height // 6), ground)
    tall = _icon_height(height)
    left = round(height * 0.28) if named else (width - tall) // 2
    picture = icon(ICONS[command], tall, theme.brass if look != "off" and ink != theme.bar else ink)
    surface.blit(picture, (left, (height - tall) // 2))
    if named:
        size_px = max(12, round((height + 2 * max(2, height // 10)) * 0.38))
        words = text.render(command_name(command), size_px, ink)
        surface.blit(words, (left + tall + height // 6, (height - words.get_height()) // 2))
    return surface
