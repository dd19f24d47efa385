"""The menu that pops up: by pointer, by keys, at every edge of the window."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

import pygame
import pytest

from canfield.table.geometry import Point, Rect, Size
from canfield.table.inputs import Button, Input, Key, Motion, Press, Release, Wheel
from canfield.ui.commands import REPLAY_KEYS, Command
from canfield.ui.dialogs.table_menu import table_menu
from canfield.ui.text import TextPainter
from canfield.ui.widgets import Answer, Chosen, Closed, Placed
from canfield.ui.widgets.items import Label
from canfield.ui.widgets.menu import Menu, place_menu, react_menu
from tests.ui.forms import MEDIUM, SIZES, Ruler, inside


@dataclass
class Diner:
    """Uses a menu."""

    menu: Menu
    size: Size = MEDIUM

    @property
    def placed(self) -> Placed:
        return place_menu(self.menu, self.size, Ruler())

    def do(self, event: Input) -> tuple[Answer, ...]:
        self.menu, answers = react_menu(self.menu, self.placed, event)
        return answers

    def press(self, *names: str) -> tuple[Answer, ...]:
        return [self.do(Key(name)) for name in names][-1]

    def where(self, command: Command) -> Point:
        return next(
            part.rect.centre for part in self.placed.parts if part.spot.key == command.value
        )

    @property
    def lit(self) -> str:
        entry = self.menu.entries[self.menu.focus]
        return "" if self.menu.focus < 0 or entry is None else entry.key


MIDDLE = Point(300, 100)


def opened(at: Point = MIDDLE, *, held: bool = False) -> Diner:
    return Diner(table_menu(at, disabled={Command.REDO, Command.QUIT}, held=held))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("corner", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_menu_lies_inside_the_window_wherever_it_opens(
    size: Size, corner: tuple[int, int]
) -> None:
    pygame.font.init()
    at = Point((size.width - 1) * corner[0], (size.height - 1) * corner[1])
    placed = place_menu(table_menu(at), size, TextPainter())
    assert inside(placed.panel, Rect(0, 0, *size))
    assert placed.most_scroll == 0
    assert all(inside(item.rect, placed.panel) for item in placed.body)
    words = [item.rect for item in placed.body if isinstance(item, Label)]
    assert not [pair for pair in combinations(words, 2) if pair[0].overlap(pair[1])]


def test_arrows_go_through_all_that_can_be_chosen_and_round() -> None:
    diner = opened()
    seen = []
    for _ in diner.menu.usable:
        diner.press("down")
        seen.append(diner.lit)
    assert len(set(seen)) == len(seen) == len(diner.menu.usable)
    assert Command.REDO.value not in seen
    diner.press("down")
    assert diner.lit == seen[0]
    diner.press("up")
    assert diner.lit == seen[-1]
    diner.press("home")
    assert diner.lit == seen[0]
    diner.press("end")
    assert diner.lit == seen[-1]


def test_arrows_go_to_the_other_column_and_stay_at_its_height() -> None:
    diner = opened()
    diner.press("right")
    assert diner.menu.focus == -1
    diner.press("down", "right")
    assert diner.lit == Command.SETTINGS.value
    diner.press("right")
    assert diner.lit == Command.SETTINGS.value
    diner.press("left")
    assert diner.lit == Command.NEW_GAME.value


def test_every_command_is_in_the_menu_but_the_menu_and_the_draw() -> None:
    keys = {entry.key for entry in opened().menu.entries if entry is not None}
    elsewhere = {Command.MENU, Command.DRAW, *REPLAY_KEYS}
    assert keys == {command.value for command in Command if command not in elsewhere}


def test_enter_chooses_what_is_lit() -> None:
    diner = opened()
    assert diner.press("return") == ()
    assert diner.press("down", "down", "return") == (Chosen(Command.DEAL_NOW.value),)


def test_a_letter_goes_to_the_next_command_that_begins_with_it() -> None:
    diner = opened()
    diner.press("u")
    assert diner.lit == Command.UNDO.value
    diner.press("s")
    first = diner.lit
    diner.press("s")
    assert diner.lit != first
    diner.press("7")
    assert diner.lit != first


@pytest.mark.parametrize("key", ["escape", "f10", "menu", "tab"])
def test_the_menu_goes_away_by_its_keys(key: str) -> None:
    assert opened().press(key) == (Closed(),)


def test_a_click_chooses_and_one_beside_closes() -> None:
    diner = opened()
    point = diner.where(Command.HINT)
    assert diner.do(Press(point)) == ()
    assert diner.do(Release(point)) == (Chosen(Command.HINT.value),)
    assert diner.do(Press(Point(1, 1))) == (Closed(),)


def test_what_cannot_be_chosen_leaves_the_menu_open() -> None:
    diner = opened()
    rows = [part.rect for part in diner.placed.parts]
    gap = next(one.bottom for one, other in pairwise(rows) if other.y - one.bottom > 20)
    point = Point(rows[0].centre.x, gap + 5)
    assert diner.do(Press(point)) == ()
    assert diner.do(Release(point)) == ()


def test_the_button_that_opened_it_may_be_let_go_over_a_command() -> None:
    diner = opened(held=True)
    point = diner.where(Command.UNDO)
    diner.do(Motion(point, held=True))
    assert diner.lit == Command.UNDO.value
    assert diner.do(Release(point, Button.RIGHT)) == (Chosen(Command.UNDO.value),)


def test_the_release_of_the_click_that_opened_it_chooses_nothing() -> None:
    diner = opened()
    assert diner.do(Release(diner.where(Command.UNDO), Button.RIGHT)) == ()


def test_a_right_click_that_ends_where_it_began_leaves_the_menu_open() -> None:
    diner = opened(held=True)
    assert diner.do(Release(Point(MIDDLE.x + 2, MIDDLE.y + 3), Button.RIGHT)) == ()
    point = diner.where(Command.UNDO)
    diner.do(Press(point))
    assert diner.do(Release(point)) == (Chosen(Command.UNDO.value),)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_whole_menu_is_seen_however_large_the_desktop_wants_words(scale: float) -> None:
    pygame.font.init()
    menu, size = table_menu(Point(1200, 0)), Size(1280, 800)
    assert place_menu(menu, size, TextPainter(), scale).most_scroll == 0


def test_a_menu_higher_than_the_window_scrolls() -> None:
    diner = opened(Point(0, 0))
    diner.size = Size(640, 240)
    middle = diner.placed.view.centre
    diner.do(Wheel(middle, -100))
    assert diner.menu.scroll == diner.placed.most_scroll > 0
    diner.press("home")
    assert diner.menu.scroll == 0
    for _ in diner.menu.usable:
        diner.press("down")
        rows = [part.rect for part in diner.placed.parts if part.spot.place == diner.menu.focus]
        assert inside(rows[0], diner.placed.view)
