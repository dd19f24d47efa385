"""The first start and the lesson: what a newcomer sees, and that the own game waits unharmed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from dummy_window import Desk

from canfield.app.lesson import LINE, STEPS
from canfield.app.messages import Copy, Dealt, Ordered, Quit, SaveConfig, SaveGame
from canfield.app.view import scene
from canfield.engine import Game, GameCode, Move, Pile, parse_move
from canfield.store.settings import Settings
from canfield.table.geometry import Point, Size
from canfield.table.hit import Target
from canfield.table.inputs import Release, Resized, Signal
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.note import place_note
from canfield.ui.scene import Note
from canfield.ui.strings.lesson import LEARNED, LOST, STEPS_SAID, WELCOME
from tests.app.player import CODE, WINNING_LINE, Player, game_after, measure

MOVES: tuple[Move, ...] = tuple(map(parse_move, LINE))
OTHER = GameCode.parse("CF1-D1-SARATOG")


def newcomer() -> Player:
    """Return a player at the first start."""
    return Player(Game.new(OTHER))


def learner(game: Game | None = None) -> Player:
    """Return a player at the beginning of the lesson, from the game in progress."""
    player = Player(game_after(20) if game is None else game, Settings(welcomed=True))
    player.keys("shift+f1")
    return player


def note(player: Player) -> Note:
    shown = scene(player.model, player.now, measure()).note
    assert shown is not None
    return shown


def button(player: Player, command: Command) -> Point:
    """Return where the note has the button of a command."""
    placed = place_note(note(player), player.model.layout, measure())
    return next(each.rect.centre for each in placed.buttons if each.button.command is command)


def steps_through(player: Player, steps: int = len(STEPS)) -> None:
    """Do what the lesson asks for, by mouse alone."""
    for step in STEPS[:steps]:
        if step.name == "undo":
            player.keys("z")
        else:
            player.plays_by_mouse(MOVES[step.moves - 1])


# ---------------------------------------------------------------- the first start


def test_a_newcomer_is_asked_and_can_move_a_card_at_once() -> None:
    player = newcomer()
    assert note(player).title == WELCOME["title"]
    player.keys("space")
    assert player.model.game.moves == 1
    assert scene(player.model, player.now, measure()).note is None
    assert player.model.settings.welcomed
    assert SaveConfig() in player.asked


@pytest.mark.parametrize("way", ["escape", "return", "button", "cloth"])
def test_the_question_is_dismissed_for_ever(way: str) -> None:
    player = newcomer()
    if way == "button":
        asked = player.clicks_at(button(player, Command.LEAVE))
    elif way == "cloth":
        asked = player.clicks_at(Point(player.model.size.width // 3, player.model.size.height // 2))
    else:
        asked = player.keys(way)
    assert SaveConfig() in asked
    assert player.model.settings.welcomed
    assert scene(player.model, player.now, measure()).note is None
    assert not player.model.game.entries
    player.keys("ctrl+n")
    assert scene(player.model, player.now, measure()).note is None


def test_a_card_is_dragged_across_the_question_as_if_it_were_not_there() -> None:
    player = newcomer()
    panel = place_note(note(player), player.model.layout, measure()).rect
    player.lifts(Pile.RESERVE, 1)
    player.moves(panel.centre, held=True)
    assert player.model.hand.pointer.held is not None
    player.tells(Release(panel.centre))
    assert player.model.hand.pointer.held is None
    assert note(player).title == WELCOME["title"]


def test_from_the_question_the_lesson_begins_and_ends_at_the_first_deal() -> None:
    player = newcomer()
    own = player.model.game
    assert SaveConfig() in player.clicks_at(button(player, Command.LESSON))
    assert player.model.game.code == CODE
    player.keys("escape")
    assert player.model.game == own
    assert scene(player.model, player.now, measure()).note is None


# ---------------------------------------------------------------- the lesson


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_the_lesson_is_played_to_its_end(way: str) -> None:
    player = learner()
    for step in STEPS:
        assert note(player).text == STEPS_SAID[step.name]
        if step.name == "undo":
            player.keys("z")
        elif way == "keys":
            player.plays_by_keys(MOVES[step.moves - 1])
        else:
            player.plays_by_mouse(MOVES[step.moves - 1], touch=way == "touch")
    assert note(player).title == LEARNED
    player.clicks_at(button(player, Command.LEAVE))
    assert player.model.game == game_after(20)


def test_the_piles_that_a_step_is_about_are_marked() -> None:
    player = learner()
    assert scene(player.model, player.now, measure()).marks.hinted == {Target(Pile.STOCK, 0)}
    player.keys("space", "space")
    assert scene(player.model, player.now, measure()).marks.hinted == frozenset()
    player.keys("z", "w", "2")
    run, covered = Target(Pile.T2, 2), Target(Pile.T4, 1)
    assert scene(player.model, player.now, measure()).marks.hinted == {run, covered}


def test_a_move_beside_the_lesson_is_answered_and_undo_leads_back() -> None:
    player = learner()
    player.keys("space", "space", "space")
    assert note(player).text == LOST[Command.UNDO]
    player.clicks_at(button(player, Command.UNDO))
    assert note(player).text == LOST[Command.UNDO]
    player.clicks_at(button(player, Command.UNDO))
    assert note(player).text == STEPS_SAID["build"]


def test_going_back_too_far_is_answered_and_redo_leads_on() -> None:
    player = learner()
    steps_through(player, 4)
    player.keys("z")
    assert note(player).text == LOST[Command.REDO]
    player.clicks_at(button(player, Command.REDO))
    assert note(player).text == STEPS_SAID["again"]


def test_another_way_from_the_deal_on_begins_the_lesson_again() -> None:
    player = learner()
    steps_through(player, 2)
    player.keys("z", "z", "space", "space")
    assert note(player).text == LOST[Command.RESTART]
    player.clicks_at(button(player, Command.RESTART))
    assert note(player).text == STEPS_SAID["draw"]
    assert player.model.state == game_after(0).state
    player.keys("escape")
    assert player.model.game == game_after(20)


def test_a_refused_move_leaves_the_step_as_it_is() -> None:
    player = learner()
    player.drags(Pile.RESERVE, 1, Pile.T1)
    assert player.model.remark is not None
    assert note(player).text == STEPS_SAID["draw"]


# ---------------------------------------------------------------- the own game meanwhile


def test_esc_gives_the_own_game_back_exactly_as_it_was() -> None:
    player = Player(game_after(20), Settings(welcomed=True))
    player.keys("ctrl+r", "space", "z", "b")
    before, spent = player.model, player.model.clock.seconds(player.now)
    player.keys("shift+f1")
    player.waits(40)
    steps_through(player)
    player.keys("z", "z", "z", "z", "z")
    player.keys("escape")
    after = player.model
    assert (after.game, after.attempt, after.before) == (before.game, before.attempt, before.before)
    assert after.bookmark == before.bookmark
    assert after.scores == before.scores
    assert after.clock.seconds(player.now) == pytest.approx(spent)
    assert (after.aside, after.lesson) == (None, None)


def test_nothing_of_the_lesson_is_kept_or_counted() -> None:
    player = learner(Game.new(OTHER))
    scores = player.model.scores
    steps_through(player)
    assert player.model.scores == scores
    assert player.model.saved_at(player.now).game.code == OTHER
    assert player.tells(Signal.CLOSE) == [SaveGame(), Quit()]
    assert player.model.saved_at(player.now).game.entries == ()


def test_a_whole_win_in_the_lesson_counts_for_nothing() -> None:
    player = learner(Game.new(OTHER))
    steps_through(player)
    player.model = replace(player.model, game=game_after(228))
    player.model = replace(player.model, layout=Player(game_after(228)).model.layout)
    player.plays_by_keys(WINNING_LINE[-1])
    assert player.model.game.won
    assert player.dialogs == []
    assert not player.model.scores.tables
    player.waits(9)
    player.keys("escape")
    assert player.model.game == Game.new(OTHER)


@pytest.mark.parametrize(
    ("key", "dialog"), [("n", "new game"), ("ctrl+l", "shelf"), ("ctrl+t", "statistics")]
)
def test_a_command_about_the_own_game_ends_the_lesson(key: str, dialog: str) -> None:
    player = learner()
    player.keys("space", key)
    assert player.dialogs == [dialog]
    assert player.model.lesson is None
    assert player.model.game == game_after(20)


@pytest.mark.parametrize("key", ["f1", "ctrl+,", "f10", "f11", "ctrl++", "m", "p", "f3", "h", "b"])
def test_a_look_at_something_else_does_not(key: str) -> None:
    player = learner()
    player.keys("space", key)
    if player.dialogs or player.model.menu is not None:
        player.keys("escape")
    assert player.model.lesson == 1
    assert player.model.game.code == CODE


@pytest.mark.parametrize("size", [Size(640, 480), Size(480, 800), Size(1920, 1080)])
def test_a_resize_leaves_it_where_it_is(size: Size) -> None:
    player = learner()
    steps_through(player, 2)
    player.tells(Resized(size))
    assert note(player).text == STEPS_SAID["wrap"]
    player.plays_by_mouse(MOVES[2])
    assert note(player).text == STEPS_SAID["undo"]


@pytest.mark.parametrize("command", Command)
def test_no_command_mixes_the_lesson_with_the_own_game(command: Command) -> None:
    player = learner()
    steps_through(player, 3)
    player.tells(Ordered(command))
    model = player.model
    kept = model.saved_at(player.now)
    assert game_after(20) in {kept.game, kept.before and kept.before.game}
    counted = [table.totals.all.games for table in model.scores.tables.values()]
    assert counted in ([], [1])
    assert (model.lesson is None) == (model.aside is None)


def test_the_lesson_is_in_the_help_and_in_the_menu() -> None:
    player = Player(game_after(20), Settings(welcomed=True))
    player.keys("f1")
    player.goes_to("lesson")
    player.keys("return")
    assert note(player).text == STEPS_SAID["draw"]
    assert player.dialogs == []
    player.keys("escape", "f10")
    assert player.model.menu is not None
    entries = [entry for column in player.model.menu.columns for entry in column if entry]
    assert [entry.enabled for entry in entries if entry.key == Command.LESSON] == [True]


def test_the_example_is_dealt_from_the_help_even_during_the_lesson() -> None:
    player = learner(Game.new(OTHER))
    player.keys("space", "f1")
    player.goes_to("example")
    player.keys("return")
    assert player.model.lesson is None
    assert player.model.game == Game.new(CODE)
    assert player.model.saved_at(player.now).game == Game.new(CODE)


def test_a_deal_found_during_the_lesson_gives_way_to_the_example_that_was_chosen() -> None:
    player = learner(Game.new(OTHER))
    player.keys("space")
    player.tells(Dealt(GameCode.parse("CF1-D3-BBBBBBC")))
    player.keys("f1")
    player.goes_to("example")
    player.keys("return", "space", "f5", "escape")
    assert player.model.game.code == CODE


def test_the_first_esc_lays_down_and_the_second_leaves() -> None:
    player = learner()
    player.keys("space")
    player.clicks(Pile.WASTE)
    assert player.model.hand.picked is not None
    player.keys("escape")
    assert player.model.lesson == 1
    player.keys("escape")
    assert player.model.lesson is None


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("width", [640, 800, 1280, 3840])
def test_the_note_of_the_first_start_hides_neither_card_nor_count(
    width: int, scale: int, *, mirrored: bool
) -> None:
    player = Player(Game.new(OTHER), Settings(scale=scale, mirrored=mirrored))
    player.tells(Resized(Size(width, width * 5 // 8)))
    layout = player.model.layout
    panel = place_note(note(player), layout, measure()).rect
    hidden = [place.rect for place in layout.places.values() if place.rect.overlap(panel)]
    assert hidden == []
    assert not layout.reserve_count.overlap(panel)


@pytest.mark.parametrize("width", [400, 500, 640])
def test_the_buttons_of_a_note_lie_on_it_in_the_smallest_windows(width: int) -> None:
    player = newcomer()
    player.tells(Resized(Size(width, width * 3 // 4)))
    placed = place_note(note(player), player.model.layout, measure())
    for each in placed.buttons:
        assert placed.rect.x <= each.rect.x
        assert each.rect.right <= placed.rect.right


@pytest.mark.parametrize("width", [640, 800, 1280, 3840])
def test_the_note_hides_no_card_of_the_lesson(width: int) -> None:
    player = learner()
    player.tells(Resized(Size(width, width * 3 // 4 if width == 640 else width * 5 // 8)))
    for step in range(len(STEPS) + 1):
        panel = place_note(note(player), player.model.layout, measure()).rect
        places = player.model.layout.places.values()
        assert not [place.rect for place in places if place.rect.overlap(panel)], step
        steps_on(player, step)


def steps_on(player: Player, step: int) -> None:
    if step < len(STEPS):
        task = STEPS[step]
        player.keys("z") if task.name == "undo" else player.plays_by_mouse(MOVES[task.moves - 1])


def test_the_code_of_the_lesson_can_be_copied() -> None:
    player = learner(Game.new(OTHER))
    assert Copy(str(CODE)) in player.keys("ctrl+c")


# ---------------------------------------------------------------- real files


@contextmanager
def started_in(home: Path) -> Iterator[Desk]:
    """Yield the program at work with its files in this home, ended as by a power cut."""
    desk = Desk(home)
    try:
        yield desk
    finally:
        desk.close()


def asks(desk: Desk) -> bool:
    shown = scene(desk.model, desk.time, measure()).note
    return shown is not None and shown.title == WELCOME["title"]


def test_the_first_start_asks_once(tmp_path: Path) -> None:
    with started_in(tmp_path) as desk:
        assert asks(desk)
        desk.key("escape")
        desk.turn()
        assert not asks(desk)
    with started_in(tmp_path) as desk:
        assert not asks(desk)


def test_who_has_played_before_is_not_asked(tmp_path: Path) -> None:
    with started_in(tmp_path) as desk:
        desk.key("space")
        desk.turn()
    config = json.loads((tmp_path / "config.json").read_text())
    config["settings"]["welcomed"] = False
    (tmp_path / "config.json").write_text(json.dumps(config))
    (tmp_path / "game.json").unlink()
    with started_in(tmp_path) as desk:
        assert not desk.model.game.entries
        assert not asks(desk)


def test_after_a_power_cut_in_the_lesson_the_own_game_is_there(tmp_path: Path) -> None:
    with started_in(tmp_path) as desk:
        desk.key("space")
        desk.key("f1", pygame.KMOD_SHIFT)
        desk.key("space")
        desk.turn()
        own = desk.model.saved_at(desk.time).game
        assert desk.model.lesson == 1
    with started_in(tmp_path) as desk:
        assert desk.model.lesson is None
        assert desk.model.game == own
        assert len(own.entries) == 1
        assert len(desk.model.scores.tables) == 1
