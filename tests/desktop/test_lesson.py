"""A newcomer in a real window: the question does not block the table, the lesson ends well."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from canfield.app.lesson import EXAMPLE, LINE, STEPS, lesson_note
from canfield.app.model import Model
from canfield.app.notes import welcome
from canfield.engine import Game, GameCode, parse_move
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.table.geometry import Point
from canfield.table.layout import Layout, arrange
from canfield.ui.commands import Command
from canfield.ui.note import place_note
from canfield.ui.scene import Note
from canfield.ui.text import TextPainter
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

pytestmark = [pytest.mark.desktop]

OWN = GameCode.parse("CF1-D1-SARATOG")


def layout_of(player: Player) -> Layout:
    return arrange(player.program.size, player.game.state, player.options)


def button(note: Note, layout: Layout, command: Command) -> Point:
    """Return where a note on this table has the button of a command."""
    pygame.font.init()
    placed = place_note(note, layout, TextPainter())
    return next(each.rect.centre for each in placed.buttons if each.button.command is command)


def end_of_lesson(player: Player) -> tuple[Note, Layout]:
    """Return what is said at the end of the lesson, and the table then."""
    game = Game.new(EXAMPLE)
    for text in LINE:
        game, _ = game.play(parse_move(text))
    size = player.program.size
    layout = arrange(size, game.state, player.options)
    model = Model(size, Settings(), Scores(), game, "", layout, lesson=len(STEPS))
    return lesson_note(model), layout


def draws(program: Program) -> bool:
    """Draw, and say whether a draw has been kept. Keys may overtake the click before them."""
    program.hand.key("d")
    return bool(program.saved()["moves"])


def leave(program: Program) -> None:
    program.hand.key("ctrl+q")
    assert program.ended() == 0


def test_the_lesson_is_played_to_its_end_and_the_own_game_goes_on(
    screen: Screen, tmp_path: Path
) -> None:
    program = Program(screen, tmp_path, "--code", str(OWN), "--size", "900x640", "--no-animation")
    own = Player(program, Game.new(OWN))
    program.hand.click(button(welcome(), layout_of(own), Command.LESSON))
    until(lambda: program.config().settings.welcomed, why="the lesson did not begin")
    program.hand.key("space", "w", "2", "2", "4", "ctrl+z", "2", "4", "m")
    until(lambda: not program.config().settings.sound, why="the keys never came")
    # Only the last step's note has this button: no draw is kept unless all went well.
    program.hand.click(button(*end_of_lesson(own), Command.LEAVE))
    until(lambda: draws(program), why="the lesson did not end")
    leave(program)
    assert program.saved()["code"] == str(OWN)
    assert set(program.saved()["moves"]) <= {"D", "L"}
    (table,) = program.config().scores.tables.values()
    assert table.totals.all.games == 1


def test_a_power_cut_in_the_lesson_leaves_the_own_game(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path, "--code", str(OWN), "--size", "900x640")
    program.hand.key("d")
    until(lambda: program.saved()["moves"] == ["D"])
    program.hand.key("shift+F1", "space", "w", "2", "m")
    until(lambda: not program.config().settings.sound, why="the keys never came")
    program.kill()

    again = Program(screen, tmp_path)
    again.hand.key("d")
    until(lambda: again.saved()["moves"] == ["D", "D"])
    assert again.saved()["code"] == str(OWN)
    leave(again)


def test_a_newcomer_drags_a_card_at_once_and_is_never_asked_again(
    screen: Screen, tmp_path: Path
) -> None:
    program = Program(screen, tmp_path, "--code", str(EXAMPLE), "--size", "900x640")
    player = Player(program, Game.new(EXAMPLE))
    for text in LINE:
        player.play(parse_move(text))
    until(lambda: program.config().settings.welcomed)
    leave(program)
