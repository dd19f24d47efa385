"""What has one line to be said in: bar, status line and passing words of the smallest window."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from canfield.engine import Game, GameCode, Refusal, parse_move
from canfield.table.geometry import Size
from canfield.table.layout import Layout, LayoutOptions, arrange
from canfield.ui.bar import place_buttons
from canfield.ui.commands import BAR, LESSON_BAR, Command, replay_bar
from canfield.ui.status import StatusLine, status_sprites
from canfield.ui.strings.commands import command_line, tooltip
from canfield.ui.strings.hints import nudge_words
from canfield.ui.strings.refusals import refusal_words
from canfield.ui.strings.table import remarks, replay_words, status_labels
from canfield.ui.text import TextPainter
from canfield.ui.theme import DEFAULT
from canfield.ui.words import fitted

GAME = Game.new(GameCode.parse("CF1-D3-AAAAACL"))
PLACE = "~/.local/share/applications/canfield.desktop"


@pytest.fixture(scope="module")
def fonts() -> TextPainter:
    pygame.font.init()
    return TextPainter()


@pytest.fixture
def layout() -> Layout:
    return arrange(Size(640, 480), GAME.state, LayoutOptions())


def cut(words: list[str], layout: Layout, fonts: TextPainter) -> list[str]:
    """Return those that do not fit into the line over the cloth."""
    return [each for each in words if fitted(each, layout.message[2:], fonts)[0] != each]


def test_no_remark_is_cut(layout: Layout, fonts: TextPainter) -> None:
    words = [each.format(place=PLACE) for each in remarks().values()]
    assert cut([*words, replay_words(229, 229)], layout, fonts) == []


def test_no_refusal_and_no_nudge_is_cut(layout: Layout, fonts: TextPainter) -> None:
    moves = [parse_move(text) for text in ("D", "L", "R>T1", "T1>FS", "W>T1", "T1>T2")]
    words = [refusal_words(reason, move, GAME.state) for reason in Refusal for move in moves]
    assert cut([*words, *map(nudge_words, moves)], layout, fonts) == []


@pytest.mark.parametrize("commands", [BAR, LESSON_BAR, replay_bar(running=True)])
@pytest.mark.parametrize("finish", [False, True])
def test_every_button_of_the_bar_has_its_place(
    commands: tuple[Command, ...],
    finish: bool,
    layout: Layout,
    fonts: TextPainter,
) -> None:
    rects = [each.rect for each in place_buttons(layout.bar, fonts, commands, finish=finish)]
    assert max(rect.right for rect in rects) <= layout.bar.width
    assert not [pair for pair in combinations(rects, 2) if pair[0].overlap(pair[1])]


@pytest.mark.parametrize("width", range(300, 1000, 20))
def test_undo_and_redo_have_both_their_names_or_neither(width: int, fonts: TextPainter) -> None:
    layout = arrange(Size(width, 480), GAME.state, LayoutOptions())
    buttons = place_buttons(layout.bar, fonts, finish=False)
    named = {each.command: each.named for each in buttons}
    assert named[Command.UNDO] == named[Command.REDO]


@pytest.mark.parametrize("command", Command)
def test_no_tip_is_cut(command: Command, layout: Layout, fonts: TextPainter) -> None:
    assert command_line(command) in tooltip(command)
    room = (640, max(24, layout.bar.height * 3 // 4))
    assert fitted(tooltip(command), room, fonts)[0] == tooltip(command)


def test_the_status_line_has_room_for_a_long_game(layout: Layout, fonts: TextPainter) -> None:
    labels = status_labels()
    values = {
        "base": "10",
        "score": "255",
        "moves": "229",
        "time": "59:59",
        "undos": "12",
        "passes": "12",
    }
    pairs = tuple((labels[name], value) for name, value in values.items())
    line = StatusLine(pairs, str(GAME.code))
    sprites = list(status_sprites(layout.status, line, DEFAULT, fonts))
    assert len(sprites) == 2 + 2 * len(pairs), "values that do not fit are left out"
    ends = [sprite.rect.right for sprite in sprites[3::2]]
    gaps = {name.x - end for end, name in zip(ends, sprites[4::2], strict=False)}
    assert len(gaps) == 1, "the values do not stand evenly apart"
