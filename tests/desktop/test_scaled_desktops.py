"""Clicks and drags on desktops of several sizes that want words and buttons larger or not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from canfield.engine import Game, GameCode, Pile, Transfer, parse_move
from canfield.store.saved import SavedGame, save_game
from canfield.table.geometry import Point, Rect, Size
from tests.desktop.player import Player, Program
from tests.desktop.screen import Screen, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [pytest.mark.desktop]

SCALES = (100, 200)
EXAMPLE = "CF1-D3-AAAAACL"
TALL_CODE = "CF1-D1-GKIRTLH"
TALL = (
    "D D D W>T2 D D D D W>T2 D D D D D D D W>T2 D D D D D D D D D D W>T1 D W>T3 D D D D D D W>T3"
    " D D D L D D D D D W>T2 W>T2 D W>T3 D D D D D D D D D W>T2 D D D W>T2 R>T2 T4>T2 T3>T2:4"
    " R>T2 D D D D D D D D D D L D D W>T4 D D D W>T2 D D W>T3 D D D W>T3 D W>T2 D D D D W>T2"
)
"""A game whose second column has grown to eighteen cards."""


@pytest.fixture(scope="module", params=SCALES)
def desk(request: pytest.FixtureRequest) -> Iterator[tuple[Screen, int]]:
    """A screen of 1920 by 1080, and how large it wants words and buttons, in per cent."""
    with Screen(Size(1920, 1080)) as screen:
        screen.wants(request.param)
        yield screen, request.param


def begun(
    desk: tuple[Screen, int], home: Path, code: str, moves: str = "", size: str = "1280x800"
) -> Player:
    """Return a player before a game as far as these moves bring it."""
    screen, scale = desk
    game = Game.new(GameCode.parse(code))
    for move in moves.split():
        game, _ = game.play(parse_move(move))
    assert save_game(home / "game.json", SavedGame(game, 0.0, "before-0")) is None
    return Player(Program(screen, home, "--size", size), game, scale)


def leave(player: Player) -> None:
    player.program.hand.key("ctrl+q")
    assert player.program.ended() == 0


def moves_and_a_draw(player: Player) -> list[str]:
    """Return the moves that are kept once the stock has been turned by its key as well.

    The window manager looks at clicks before it lets them through, but not at keys, so a key
    right after them would overtake them.
    """
    player.program.hand.waits(0.3)
    drawn = [str(entry.move) for entry in player.game.entries].count("D")
    player.program.hand.key("d")
    until(lambda: player.program.saved()["moves"].count("D") == drawn + 1)
    kept: list[str] = player.program.saved()["moves"]
    return kept


# ---------------------------------------------------------------- what a double click is


def test_clicks_on_two_cards_are_no_double_click(desk: tuple[Screen, int], tmp_path: Path) -> None:
    player = begun(desk, tmp_path, EXAMPLE, "D")
    hand = player.program.hand
    hand.click(player.place(Pile.T1))
    hand.waits(0.15)
    hand.click(player.place(Pile.WASTE))
    assert moves_and_a_draw(player) == ["D", "D"]
    leave(player)


def test_two_quick_clicks_on_the_stock_draw_twice(desk: tuple[Screen, int], tmp_path: Path) -> None:
    player = begun(desk, tmp_path, EXAMPLE)
    player.program.hand.click(player.place(Pile.STOCK))
    player.program.hand.waits(0.1)
    player.program.hand.click(player.place(Pile.STOCK))
    until(lambda: player.program.saved()["moves"] == ["D", "D"])
    leave(player)


def test_two_slow_clicks_are_no_double_click(desk: tuple[Screen, int], tmp_path: Path) -> None:
    player = begun(desk, tmp_path, EXAMPLE, "D")
    for _ in range(2):
        player.program.hand.click(player.place(Pile.WASTE))
        player.program.hand.waits(0.9)
    assert moves_and_a_draw(player) == ["D", "D"]
    leave(player)


def test_a_double_click_may_tremble(desk: tuple[Screen, int], tmp_path: Path) -> None:
    player = begun(desk, tmp_path, EXAMPLE, "D")
    place, tremble = player.place(Pile.WASTE), 3 * player.options.scale // 100
    player.program.hand.click(place)
    player.program.hand.drag(place, Point(place.x + tremble, place.y))
    until(lambda: player.program.saved()["moves"] == ["D", "W>T2"])
    leave(player)


def test_a_drag_after_a_click_lets_the_card_go_where_it_is(
    desk: tuple[Screen, int], tmp_path: Path
) -> None:
    player = begun(desk, tmp_path, EXAMPLE, "D")
    place, card = player.place(Pile.WASTE), player.rect(Pile.WASTE)
    player.program.hand.click(place)
    player.program.hand.drag(place, Point(place.x, place.y + card.height * 2))
    assert moves_and_a_draw(player) == ["D", "D"]
    leave(player)


# ---------------------------------------------------------------- where a card falls


def let_go(player: Player, card: Rect, at: Point) -> None:
    """Drag a card so that its upper left corner comes to lie at a point."""
    grab = player.place(Pile.RESERVE)
    player.program.hand.drag(grab, Point(at.x + grab.x - card.x, at.y + grab.y - card.y))


@pytest.mark.parametrize(
    ("code", "falls"),
    [
        pytest.param("CF1-D3-AAAACJQ", "R>T2", id="on the pile that more of it covers"),
        pytest.param("CF1-D3-AAAAAAD", "R>T1", id="on the only pile that takes it"),
        pytest.param("CF1-D3-AAAAAAA", "", id="back on its own pile"),
    ],
)
def test_a_card_over_two_columns_falls(
    desk: tuple[Screen, int], tmp_path: Path, code: str, falls: str
) -> None:
    player = begun(desk, tmp_path, code)
    card, left, right = (player.rect(pile) for pile in (Pile.RESERVE, Pile.T1, Pile.T2))
    # 40 and 60 of the part that lies over either, whatever the gap between them.
    x = right.x - (card.width + right.x - left.right) // 2 + card.width // 10
    let_go(player, card, Point(x, left.y + card.height // 10))
    assert moves_and_a_draw(player) == [*filter(None, [falls]), "D"]
    leave(player)


@pytest.mark.parametrize(("share", "falls"), [(40, "R>FD"), (60, "R>T4")])
def test_a_card_over_a_foundation_and_a_column_falls_on_what_it_covers_more(
    desk: tuple[Screen, int], tmp_path: Path, share: int, falls: str
) -> None:
    player = begun(desk, tmp_path, "CF1-D3-AAAAABW")
    card, home, column = (player.rect(pile) for pile in (Pile.RESERVE, Pile.FD, Pile.T4))
    way = column.y - home.y
    let_go(player, card, Point(column.x + 3, home.y + way * share // 100))
    assert moves_and_a_draw(player) == [falls, "D"]
    leave(player)


# ---------------------------------------------------------------- a column of eighteen cards


@pytest.mark.parametrize("size", [Size(640, 480), Size(1280, 800)])
def test_every_card_of_a_tall_column_can_be_taken_and_reached(
    desk: tuple[Screen, int], tmp_path: Path, size: Size
) -> None:
    player = begun(desk, tmp_path, TALL_CODE, TALL, f"{size.width}x{size.height}")
    for move in ("T2>T4:3", "T4>T2:3", "T3>T2:3", "T2>T3:16"):
        player.play(parse_move(move))
    leave(player)


# ---------------------------------------------------------------- the pile under the pointer


def corners(rect: Rect) -> list[Point]:
    """Return the middle of a card, and what lies two pixels inside each of its corners."""
    xs, ys = (rect.x + 2, rect.right - 3), (rect.y + 2, rect.bottom - 3)
    return [rect.centre, *(Point(x, y) for x in xs for y in ys)]


@pytest.mark.parametrize(
    ("screen_size", "scale"),
    [
        (Size(800, 600), 100),
        (Size(1366, 768), 100),
        (Size(1920, 1080), 125),
        (Size(1920, 1080), 150),
        (Size(2560, 1440), 200),
    ],
    ids=str,
)
def test_the_pile_that_is_drawn_under_the_pointer_answers(
    tmp_path: Path, screen_size: Size, scale: int
) -> None:
    with Screen(screen_size) as screen:
        screen.wants(scale)
        player = begun((screen, scale), tmp_path, EXAMPLE, "D", size="640x480")
        hand = player.program.hand
        hand.key("F11")
        until(lambda: screen.area(player.program.window) == Rect(0, 0, *screen_size))
        hand.area = Rect(0, 0, *screen_size)
        for move in (Transfer(Pile.WASTE, Pile.T2), Transfer(Pile.T2, Pile.T4, 2)):
            for point in corners(seen(player, move)):
                hand.drag(point, player.target(move.target))
                until(partial(cursor_is, player, len(player.game.entries) + 1))
                hand.key("ctrl+z")
                until(partial(cursor_is, player, len(player.game.entries)))
            player.play(move)
        for draws, point in enumerate(corners(player.rect(Pile.STOCK)), start=1):
            hand.click(point)
            until(partial(cursor_is, player, len(player.game.entries) + draws))
        leave(player)


def cursor_is(player: Player, cursor: int) -> bool:
    return bool(player.program.saved()["cursor"] == cursor)


def seen(player: Player, move: Transfer) -> Rect:
    """Return what can be seen of the lowest card of a run that is moved."""
    card = player.rect(move.source, move.count)
    if move.count == 1:
        return card
    above = player.rect(move.source, move.count - 1)
    return card._replace(height=above.y - card.y)
