"""Whole games by mouse alone, in a real window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canfield.engine import Game, GameCode, parse_move
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

pytestmark = [pytest.mark.desktop]

DRAW_3 = "CF-D3:standard"
EXAMPLE = json.loads((Path(__file__).parents[1] / "data" / "example_win.json").read_text())


def test_the_example_deal_is_won_by_mouse_alone(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path, "--code", EXAMPLE["code"], "--size", "1100x720")
    player = Player(program, Game.new(GameCode.parse(EXAMPLE["code"])))
    for move in EXAMPLE["moves"]:
        player.play(parse_move(move))

    assert player.game.won
    until(lambda: program.config().scores.table(DRAW_3).totals.won.games == 1)
    assert program.config().scores.table(DRAW_3).totals.bests.score == 255
    program.hand.key("Escape", "Return")  # the bow ends; the banner's first button deals anew
    until(lambda: program.saved()["moves"] == [], why="there was no banner to deal from")
    assert program.saved()["code"] != EXAMPLE["code"]
    program.hand.key("d")
    until(lambda: program.saved()["moves"] == ["D"], why="a second banner was in the way")
    program.hand.key("ctrl+q")
    assert program.ended() == 0
    scores = program.config().scores
    assert scores.tables.keys() == {DRAW_3}
    assert scores.table(DRAW_3).totals.won.games == 1
    assert scores.table(DRAW_3).totals.all.games == 2


def test_after_a_power_cut_the_game_stands_where_it_stood(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path, "--code", EXAMPLE["code"], "--size", "900x640")
    player = Player(program, Game.new(GameCode.parse(EXAMPLE["code"])))
    for move in EXAMPLE["moves"][:50]:
        player.play(parse_move(move))
    program.kill()

    again = Program(screen, tmp_path)
    player.program = again
    again.hand.key("ctrl+z", "ctrl+z")
    player.game = player.game.undo().undo()
    until(lambda: again.saved()["cursor"] == 48)
    assert again.saved()["moves"] == EXAMPLE["moves"][:50]
    player.play(parse_move(EXAMPLE["moves"][48]))
    again.hand.key("ctrl+q")
    assert again.ended() == 0
