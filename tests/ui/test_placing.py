"""Where the widgets of the dialogs lie, in windows of every size, with the real fonts."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from canfield.table.bars import scale_in
from canfield.table.geometry import Point, Rect, Size
from canfield.ui.dialogs.calendar import Diary, calendar
from canfield.ui.strings.calendar import WEEK
from canfield.ui.text import TextPainter
from canfield.ui.widgets import Form, Placed, place
from canfield.ui.widgets.form import CLOSE
from canfield.ui.widgets.items import Item, Label, Plate
from canfield.ui.widgets.metrics import scale_for
from tests.ui.forms import DIALOGS, SIZES, Player, inside, pages

WINDOWS = [*((size, 100) for size in SIZES), (Size(640, 480), 200), (Size(1280, 800), 200)]
"""Windows, and how large the desktop wants words and buttons, in per cent."""
CASES = [
    pytest.param(
        *(page, size, scale_in(size, scale) / 100),
        id=f"{name}, page {page.page}, {size.width}x{size.height} at {scale}",
    )
    for name, form in DIALOGS.items()
    for page in pages(form)
    for size, scale in WINDOWS
]


CALENDAR = calendar(Diary("2026-11-30", (), (), 0, 0, "Canfield"), "2026-11-30")


@pytest.fixture(scope="module")
def fonts() -> TextPainter:
    pygame.font.init()
    return TextPainter()


def labels(items: tuple[Item, ...]) -> list[Label]:
    return [item for item in items if isinstance(item, Label) and item.text.strip()]


def body_of(placed: Placed) -> Rect:
    view = placed.view
    return Rect(view.x, view.y - placed.scroll, view.width, placed.length)


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_everything_of_a_dialog_lies_inside_it(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    assert inside(placed.panel, Rect(0, 0, *size))
    assert inside(placed.view, placed.panel)
    assert [item for item in placed.frame if not inside(item.rect, placed.panel)] == []
    assert [item for item in placed.body if not inside(item.rect, body_of(placed))] == []


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_no_word_is_cut_short_and_none_lies_on_another(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    for group in (labels(placed.frame), labels(placed.body)):
        assert [label.text for label in group if label.text.endswith("…")] == []
        for one, other in combinations(group, 2):
            assert not one.rect.overlap(other.rect), (one.text, other.text)


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_no_two_things_to_press_share_a_place(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    for layer in (True, False):
        rects = [part.rect for part in placed.parts if part.inside is layer]
        assert not [pair for pair in combinations(rects, 2) if pair[0].overlap(pair[1])]


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_every_word_can_be_read(form: Form, size: Size, density: float, fonts: TextPainter) -> None:
    placed = place(form, size, fonts, density)
    assert min(label.size for label in labels(placed.frame + placed.body)) >= 13 * density


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_what_does_not_fit_can_be_scrolled_to(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    end = place(replace(form, scroll=100_000), size, fonts, density)
    assert end.scroll == end.most_scroll
    assert body_of(end).bottom <= end.view.bottom
    assert (end.thumb is not None) == (end.most_scroll > 0)


def test_a_desktop_at_twice_the_density_shows_the_same_dialog_twice_as_large(
    fonts: TextPainter,
) -> None:
    small = place(DIALOGS["win"], Size(640, 480), fonts)
    large = place(DIALOGS["win"], Size(1280, 960), fonts, density=2.0)
    assert abs(large.panel.width - 2 * small.panel.width) <= 2
    assert min(label.size for label in labels(large.body)) >= 26


def test_a_larger_window_never_shrinks_a_dialog() -> None:
    scales = [scale_for(Size(640 + 16 * step, 480 + 9 * step)) for step in range(200)]
    assert scales == sorted(scales)


@pytest.mark.parametrize("name", DIALOGS)
def test_the_pointer_finds_nothing_below_the_view(name: str) -> None:
    player = Player(DIALOGS[name], Size(640, 480))
    placed = player.placed
    hidden = [part for part in placed.parts if part.inside and part.rect.y >= placed.view.bottom]
    for part in hidden:
        assert placed.spot_at(part.rect.centre) != part.spot


def test_the_settings_do_scroll_in_a_small_window() -> None:
    player = Player(DIALOGS["settings"], Size(640, 480))
    assert player.placed.most_scroll > 0
    assert player.placed.spot_at(Point(0, 0)) is None


@pytest.mark.parametrize("name", [name for name, form in DIALOGS.items() if not form.height])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_what_has_a_single_page_is_seen_whole(name: str, size: Size, fonts: TextPainter) -> None:
    assert place(DIALOGS[name], size, fonts).most_scroll == 0


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_a_page_scrolls_only_where_the_window_has_no_room_for_it(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    if placed.most_scroll:
        spared = placed.panel.height - placed.view.height
        assert placed.length + spared > size.height - 2 * round(10 * placed.scale)


@pytest.mark.parametrize("name", [name for name, form in DIALOGS.items() if form.height])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_the_tabs_stay_where_they_are_from_page_to_page(
    name: str, size: Size, fonts: TextPainter
) -> None:
    panels = {place(page, size, fonts).panel for page in pages(DIALOGS[name])}
    assert len(panels) == 1


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_the_buttons_at_the_foot_stand_between_its_margins_and_not_high_above_it(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    keys = {button.key for button in form.footer}
    buttons = [part.rect for part in placed.parts if part.spot.key in keys]
    margin = round(30 * placed.scale) - 1
    assert all(rect.x >= placed.panel.x + margin for rect in buttons)
    assert all(rect.right <= placed.panel.right - margin for rect in buttons)
    if buttons:
        air = placed.panel.bottom - max(rect.bottom for rect in buttons)
        assert air <= round(28 * placed.scale)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_the_ring_around_a_tab_does_not_touch_the_line_below_it(
    size: Size, fonts: TextPainter
) -> None:
    frame = place(DIALOGS["settings"], size, fonts).frame
    plates = [item for item in frame if isinstance(item, Plate)]
    (ring,) = (plate.rect for plate in plates if plate.edge == "focus")
    (line,) = (plate.rect for plate in plates if plate.fill == "accent")
    assert ring.bottom < line.y
    assert line.y - ring.bottom <= 4 * size.height // 480
    assert ring.x <= line.x
    assert line.right <= ring.right


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_the_days_of_the_calendar_stand_below_the_names_of_their_weekdays(
    size: Size, fonts: TextPainter
) -> None:
    days = {label.text: label.rect.centre.x for label in labels(place(CALENDAR, size, fonts).body)}
    for name, day in zip(WEEK, range(2, 9), strict=True):
        assert abs(days[name] - days[str(day)]) <= 2


@pytest.mark.parametrize(("form", "size", "density"), CASES)
def test_the_title_stays_clear_of_the_cross_in_the_corner(
    form: Form, size: Size, density: float, fonts: TextPainter
) -> None:
    placed = place(form, size, fonts, density)
    (title,) = (label for label in labels(placed.frame) if label.text == form.title)
    (cross,) = (part.rect for part in placed.parts if part.spot.key == CLOSE)
    assert title.rect.right < cross.x


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_the_pictures_of_faces_and_backs_stand_below_each_other(
    size: Size, fonts: TextPainter
) -> None:
    placed = place(replace(DIALOGS["settings"], page=2), size, fonts)
    rows = [
        [part.rect.x for part in placed.parts if part.spot.key == key] for key in ("deck", "back")
    ]
    assert rows[0] == rows[1][-2:]
