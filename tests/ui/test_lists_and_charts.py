"""Rows that can be chosen, and pictures of figures."""

from __future__ import annotations

import pytest

from canfield.table.geometry import Rect, Size
from canfield.ui.shapes import trace, trace_margin
from canfield.ui.strings.statistics import tenths_words
from canfield.ui.widgets import Changed, Form, Page
from canfield.ui.widgets.items import Label, Plate, Trace
from canfield.ui.widgets.values import Bars, Choice, Curve, Look, Option, Share, Shares
from tests.ui.forms import SIZES, Player

BARS = Bars((0, 3, 12, 1), ("0", "", "2", ""), marked=2)
CURVE = Curve((0.0, 0.1, 0.35, 0.2), "Game 1", "Game 4")


def form_of(*widgets: Bars | Curve | Choice | Shares) -> Form:
    return Form("test", "Test", (Page("", widgets),), focus="list")


def plates(player: Player, role: str) -> list[Rect]:
    return [
        item.rect for item in player.placed.body if isinstance(item, Plate) and item.fill == role
    ]


def a_list(*rows: str) -> Player:
    options = tuple(Option(row, row, cells=(row, f"{n} cards")) for n, row in enumerate(rows))
    return Player(
        form_of(Choice("list", options, rows[0], Look.LIST, header=("Row", "Cards"), align="wr"))
    )


def test_the_rows_of_a_list_are_chosen_by_click_and_by_arrows() -> None:
    player = a_list("a", "b", "c")
    assert player.click("list", 2) == (Changed("list", "c"),)
    assert player.press("up") == (Changed("list", "b"),)
    assert player.press("home") == (Changed("list", "a"),)
    assert player.press("up") == ()
    (chosen,) = plates(player, "tint")
    assert chosen.holds(player.where("list", 0))


def test_a_row_too_long_for_the_list_is_cut_short_and_the_figures_are_whole() -> None:
    player = a_list("W" * 400, "b")
    said = [item.text for item in player.placed.body if isinstance(item, Label)]
    assert any(text.startswith("WWW") and text.endswith("…") for text in said)
    assert "0 cards" in said


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_columns_are_as_high_as_their_values(size: Size) -> None:
    player = Player(form_of(BARS), size)
    small, least = sorted(plates(player, "focus"), key=lambda rect: -rect.height)
    (marked,) = plates(player, "accent")
    assert marked.height > small.height > least.height >= 1
    assert abs(marked.height - 4 * small.height) <= 4
    assert marked.bottom == small.bottom == least.bottom
    assert small.right <= marked.x
    assert marked.right <= least.x


def test_a_label_stands_under_the_middle_of_its_column() -> None:
    player = Player(form_of(BARS))
    (marked,) = plates(player, "accent")
    (label,) = (
        item.rect for item in player.placed.body if isinstance(item, Label) and item.text == "2"
    )
    assert abs(label.centre.x - marked.centre.x) <= 2
    assert label.y >= marked.bottom


def test_without_any_value_there_is_a_line_and_no_column() -> None:
    player = Player(form_of(Bars((0, 0), ("", ""))))
    assert plates(player, "focus") == plates(player, "accent") == []
    assert len(plates(player, "muted")) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_curve_goes_from_left_to_right_as_high_as_its_points(size: Size) -> None:
    player = Player(form_of(CURVE), size)
    (line,) = (item for item in player.placed.body if isinstance(item, Trace))
    xs, ys = zip(*line.points, strict=True)
    assert xs[0] == 0
    assert xs[-1] == line.rect.width - 1
    assert list(xs) == sorted(xs)
    assert ys[0] == line.rect.height
    assert ys[2] < ys[3] < ys[1] < ys[0]
    said = {item.text for item in player.placed.body if isinstance(item, Label)}
    assert {"50 %", "25 %", "Game 1", "Game 4"} <= said


@pytest.mark.parametrize("number", [0.0, 9.96, 21.7, 52.0])
def test_a_mean_has_one_digit_after_its_point(number: float) -> None:
    assert tenths_words(number) == f"{number:.1f}"


def test_a_curve_is_painted_through_its_points() -> None:
    ink, thickness = (10, 60, 40), 4
    picture = trace(((0, 30), (50, 0), (100, 30)), thickness, 40, ink)
    margin = trace_margin(thickness)
    assert picture.get_size() == (101 + 2 * margin, 41 + 2 * margin)
    for x, y in ((0, 30), (50, 0), (100, 30), (25, 15)):
        assert tuple(picture.get_at((x + margin, y + margin))) == (*ink, 255)
    assert picture.get_at((10 + margin, margin))[3] == 0
    assert 0 < picture.get_at((50 + margin, 30 + margin))[3] < 60


@pytest.mark.parametrize("size", SIZES)
def test_a_share_has_a_bar_as_long_as_its_part_of_the_groove(size: Size) -> None:
    parts = (1.0, 0.5, 0.0, 0.25)
    shares = Shares(tuple(Share("kind", part, f"{100 * part:.0f} %") for part in parts))
    player = Player(form_of(shares), size)
    grooves, bars = plates(player, "plate"), plates(player, "accent")
    assert len(grooves) == 4
    assert [round(100 * bar.width / grooves[0].width) for bar in bars] == [100, 50, 25]
    assert {bar.x for bar in bars} == {grooves[0].x}
    assert [bar.y for bar in bars] == [grooves[n].y for n in (0, 1, 3)]
