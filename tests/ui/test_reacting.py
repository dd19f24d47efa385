"""What dialogs do when the player clicks, types and presses keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.engine.share import LONGEST_LINE
from canfield.table.geometry import Point, Size
from canfield.table.inputs import Button, Input, Key, Motion, Pasted, Press, Release, Typed, Wheel
from canfield.ui.dialogs.messages import game_code
from canfield.ui.widgets import AskPaste, Changed, Chosen, Closed, Copy, Form, renewed
from canfield.ui.widgets.form import BAR, CLOSE, TABS
from canfield.ui.widgets.values import TextField
from tests.ui.forms import CODE, DIALOGS, Player, inside, pages

PAGES = [
    pytest.param(page, id=f"{name}, page {page.page}")
    for name, form in DIALOGS.items()
    for page in pages(form)
]


def typing(text: str = "") -> Player:
    """Return a player with the keyboard in an empty field."""
    player = Player(game_code(CODE))
    player.write(text)
    return player


def field(player: Player) -> TextField:
    control = player.form.control("code")
    assert isinstance(control, TextField)
    return control


@pytest.mark.parametrize("form", PAGES)
def test_tab_reaches_every_control_and_comes_round(form: Form) -> None:
    player = Player(form, Size(640, 480))
    start, seen = player.form.focus, []
    for _ in player.form.stops():
        player.press("tab")
        seen.append(player.form.focus)
    assert sorted(seen) == sorted(player.form.stops())
    assert seen[-1] == start


@pytest.mark.parametrize("form", PAGES)
def test_shift_tab_goes_the_same_way_back(form: Form) -> None:
    player = Player(form)
    player.press("tab", "tab")
    player.press("tab", "tab", shift=True)
    assert player.form.focus == form.focus


@pytest.mark.parametrize("form", PAGES)
def test_what_gets_the_keyboard_can_be_seen(form: Form) -> None:
    player = Player(form, Size(640, 480))
    for _ in player.form.stops():
        player.press("tab")
        placed = player.placed
        area = placed.area(player.form.focus)
        assert area is not None
        scrolls = any(p.inside for p in placed.parts if p.spot.key == player.form.focus)
        assert inside(area, placed.view if scrolls else placed.panel)


@pytest.mark.parametrize("form", PAGES)
def test_escape_and_the_cross_close(form: Form) -> None:
    assert Player(form).press("escape") == (Closed(),)
    assert Player(form).click(CLOSE) == (Closed(),)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("new game", "deal"),
        ("win", "new_deal"),
        ("code", "play"),
        ("help", "close"),
        ("confirm", "yes"),
        ("danger", "no"),
    ],
)
def test_enter_presses_the_default_button(name: str, answer: str) -> None:
    assert Player(DIALOGS[name]).press("return")[-1] == Chosen(answer)


def test_enter_presses_the_button_that_has_the_keyboard() -> None:
    player = Player(replace(DIALOGS["new game"], focus="cancel"))
    assert player.press("return") == (Chosen("cancel"),)
    assert player.press("space") == (Chosen("cancel"),)


def test_a_button_acts_on_release_and_only_where_it_was_pressed() -> None:
    player = Player(DIALOGS["new game"])
    deal, cancel = player.where("deal"), player.where("cancel")
    player.do(Press(deal))
    assert player.answers == []
    player.do(Motion(cancel, held=True))
    player.do(Release(cancel))
    assert player.answers == []
    player.do(Press(deal))
    player.do(Release(deal))
    assert player.answers == [Chosen("deal")]


def test_the_right_button_does_nothing() -> None:
    player = Player(DIALOGS["new game"])
    point = player.where("deal")
    player.do(Press(point, Button.RIGHT))
    player.do(Release(point, Button.RIGHT))
    assert player.answers == []


def test_a_release_that_was_lost_does_not_leave_a_button_pressed() -> None:
    player = Player(DIALOGS["new game"])
    point = player.where("deal")
    player.do(Press(point))
    player.do(Motion(point, held=False))
    player.do(Release(point))
    assert player.answers == []


def test_arrows_change_what_is_chosen_and_pass_what_cannot_be() -> None:
    player = Player(replace(DIALOGS["new game, nothing proved"], focus="cards"))
    assert player.press("right") == (Changed("cards", "code"),)
    assert player.press("right") == ()
    assert player.press("left") == (Changed("cards", "any"),)
    assert player.press("end") == (Changed("cards", "code"),)
    assert player.press("home") == (Changed("cards", "any"),)


def test_a_toggle_turns_by_click_and_by_space() -> None:
    player = Player(replace(DIALOGS["settings"], page=1))
    name = "finish_by_itself"
    assert player.click(name) == (Changed(name, value=True),)
    assert player.press("space") == (Changed(name, value=False),)
    assert player.press("return") == (Changed(name, value=True),)


def test_a_stepper_stops_at_its_ends() -> None:
    player = Player(replace(DIALOGS["settings"], page=2, focus="zoom"))
    assert player.press("right") == (Changed("zoom", 110),)
    assert player.press("end") == (Changed("zoom", 200),)
    assert player.press("right") == ()
    assert player.press("left") == (Changed("zoom", 175),)


def test_tabs_turn_by_click_arrows_and_ctrl_tab() -> None:
    player = Player(DIALOGS["settings"])
    player.click(TABS, 2)
    assert player.form.page == 2
    player.press("right")
    assert player.form.page == 3
    player.press("tab", ctrl=True)
    assert player.form.page == 0
    player.press("tab", ctrl=True, shift=True)
    assert player.form.page == 3
    assert "sound" in player.form.stops()


def test_values_of_pages_that_are_not_shown_are_there_too() -> None:
    values = DIALOGS["settings"].values()
    assert values["scoring"] == "standard"
    assert values["sound"] is True
    assert values["undo_limit"] == 100


def test_typing_lands_at_the_caret_in_capitals() -> None:
    player = typing("cf1aaa")
    player.press("left", "left", "left")
    player.write("-d3-")
    assert player.text("code") == "CF1-D3-AAA"
    assert player.answers[-1] == Changed("code", "CF1-D3-AAA")


def test_shift_and_arrows_mark_and_typing_replaces() -> None:
    player = typing("ABCDEF")
    player.press("home")
    player.press("right", "right", shift=True)
    assert field(player).marked == (0, 2)
    player.write("x")
    assert player.text("code") == "XCDEF"


def test_an_arrow_without_shift_goes_to_the_end_of_what_is_marked() -> None:
    player = typing("ABCDEF")
    player.press("left", "left", shift=True)
    player.press("left")
    assert field(player).marked == (4, 4)


def test_words_are_passed_and_erased_with_ctrl() -> None:
    player = typing("CF1 D3 ABC")
    player.press("left", ctrl=True)
    assert field(player).caret == 7
    player.press("backspace", ctrl=True)
    assert player.text("code") == "CF1 ABC"
    player.press("right", "delete", ctrl=True)
    assert player.text("code") == "CF1 ABC"


def test_backspace_and_delete_erase_one_letter() -> None:
    player = typing("ABC")
    player.press("backspace")
    assert player.text("code") == "AB"
    player.press("home", "delete")
    assert player.text("code") == "B"
    player.press("backspace")
    assert player.text("code") == "B"


def test_all_is_marked_copied_cut_and_pasted() -> None:
    player = typing("ABC")
    assert player.press("c", ctrl=True) == ()
    player.press("a", ctrl=True)
    assert player.press("c", ctrl=True) == (Copy("ABC"),)
    assert player.press("x", ctrl=True) == (Changed("code", ""), Copy("ABC"))
    assert player.press("v", ctrl=True) == (AskPaste(),)
    player.do(Pasted(" cf1-d3-aaaaacl\n"))
    assert player.text("code") == " CF1-D3-AAAAACL"


def test_a_field_takes_no_more_than_it_can_hold() -> None:
    player = typing("")
    player.do(Pasted("A" * (LONGEST_LINE + 50)))
    assert player.text("code") == "A" * LONGEST_LINE


def test_of_a_text_longer_than_its_field_the_part_with_the_caret_is_seen() -> None:
    player = typing("")
    player.do(Pasted("AB" * 2000))
    end = player.placed.carets["code"][-1]
    assert player.where("code").x < end < player.placed.view.right
    player.press("home")
    stops = player.placed.carets["code"]
    assert stops[0] == min(stops)
    assert player.placed.view.x < stops[0] < player.where("code").x


def test_a_paste_finds_the_only_field_of_the_window() -> None:
    player = Player(DIALOGS["new game"])
    assert player.press("v", ctrl=True) == (AskPaste(),)
    player.do(Pasted("CF1-D1-AAAAACL"))
    assert player.form.focus == "code"
    assert player.text("draw") == 1


def test_where_there_is_no_field_nothing_is_pasted() -> None:
    player = Player(DIALOGS["confirm"])
    assert player.press("v", ctrl=True) == ()
    player.do(Pasted("CF1"))
    assert player.answers == []


def test_a_click_puts_the_caret_between_letters_and_a_drag_marks() -> None:
    player = typing("ABCDEFGH")
    stops = player.placed.carets["code"]
    y = player.where("code").y
    player.do(Press(Point(stops[2] + 1, y)))
    assert field(player).marked == (2, 2)
    player.do(Motion(Point(stops[5], y), held=True))
    player.do(Release(Point(stops[5], y)))
    assert field(player).marked == (2, 5)


def test_a_second_click_marks_all_but_a_late_one_does_not() -> None:
    player = typing("ABCDEFGH")
    point = player.where("code")
    for when, marked in ((1.0, (8, 8)), (1.3, (0, 8)), (3.0, (8, 8))):
        player.now = when
        player.do(Press(point))
        player.do(Release(point))
        assert field(player).marked == marked


def test_the_caret_stays_in_sight_in_a_long_text() -> None:
    player = typing("W" * 40)
    placed = player.placed
    area = placed.area("code")
    assert area is not None
    assert area.x < placed.carets["code"][40] < area.right
    player.press("home")
    assert player.placed.carets["code"][0] > area.x


def test_the_wheel_scrolls_as_far_as_there_is_something() -> None:
    player = Player(DIALOGS["help"])
    middle = player.placed.view.centre
    player.do(Wheel(middle, 3))
    assert player.form.scroll == 0
    player.do(Wheel(middle, -2))
    assert player.form.scroll == 120
    player.do(Wheel(middle, -1000))
    assert player.form.scroll == player.placed.most_scroll


def test_keys_scroll_a_page_of_words() -> None:
    player = Player(DIALOGS["help"])
    player.press("page down")
    first = player.form.scroll
    assert first > 0
    player.press("down")
    assert player.form.scroll > first
    player.press("end")
    assert player.form.scroll == player.placed.most_scroll
    player.press("home")
    assert player.form.scroll == 0


def test_the_bar_is_dragged_without_a_jump() -> None:
    player = Player(DIALOGS["help"])
    thumb = player.placed.thumb
    assert thumb is not None
    start = Point(thumb.centre.x, thumb.y + 3)
    player.do(Press(start))
    assert player.form.scroll == 0
    player.do(Motion(Point(start.x, start.y + 10_000), held=True))
    assert player.form.scroll == player.placed.most_scroll
    player.do(Motion(start, held=True))
    assert player.form.scroll == 0
    player.do(Release(start))
    player.do(Motion(Point(start.x, start.y + 50)))
    assert player.form.scroll == 0
    assert player.answers == []


def test_a_press_beside_the_bar_goes_there() -> None:
    player = Player(DIALOGS["help"])
    view = player.placed.view
    x = player.where(BAR).x
    player.do(Press(Point(x, view.bottom - 1)))
    assert player.form.scroll == player.placed.most_scroll


def test_a_finger_drags_the_page_and_presses_nothing_by_that() -> None:
    player = Player(replace(DIALOGS["settings"], page=2), Size(640, 400))
    start = player.where("deck")
    player.do(Press(start, touch=True))
    player.do(Motion(Point(start.x, start.y - 60), held=True))
    assert player.form.scroll == 60
    player.do(Motion(Point(start.x, start.y - 80), held=True))
    assert player.form.scroll == 80
    player.do(Release(Point(start.x, start.y - 80)))
    assert player.answers == []


def test_a_finger_that_wobbles_still_presses() -> None:
    player = Player(replace(DIALOGS["settings"], page=2), Size(640, 480))
    start = player.where("four_colours")
    player.do(Press(start, touch=True))
    player.do(Motion(Point(start.x + 2, start.y - 4), held=True))
    player.do(Release(Point(start.x + 2, start.y - 4)))
    assert player.answers == [Changed("four_colours", value=True)]
    assert player.form.scroll == 0


def test_a_mouse_does_not_drag_the_page() -> None:
    player = Player(DIALOGS["help"])
    middle = player.placed.view.centre
    player.do(Press(middle))
    player.do(Motion(Point(middle.x, middle.y - 100), held=True))
    assert player.form.scroll == 0


def test_a_form_made_anew_keeps_where_the_player_was() -> None:
    player = Player(DIALOGS["settings"], Size(640, 480))
    player.click(TABS, 2)
    player.press(*["tab"] * 6)
    again = renewed(DIALOGS["settings"], player.form)
    assert (again.page, again.focus, again.scroll) == (2, player.form.focus, player.form.scroll)
    assert again.scroll > 0


def test_the_ring_shows_for_keys_and_not_for_the_pointer() -> None:
    player = Player(DIALOGS["new game"])
    player.click("draw", 1)
    assert not player.form.ring
    player.press("tab")
    assert player.form.ring


points = st.builds(Point, st.integers(0, 640), st.integers(0, 480))
names = st.sampled_from(
    [
        "tab",
        "return",
        "left",
        "right",
        "up",
        "down",
        "home",
        "end",
        "space",
        "backspace",
        "delete",
        "page up",
        "page down",
        "escape",
        "a",
        "v",
        "x",
    ]
)
inputs = st.one_of(
    st.builds(Press, points, touch=st.booleans()),
    st.builds(Motion, points, st.booleans()),
    st.builds(Release, points),
    st.builds(Wheel, points, st.integers(-3, 3)),
    st.builds(Key, names, st.booleans(), st.booleans()),
    st.builds(Typed, st.text(max_size=3)),
    st.builds(Pasted, st.text(max_size=60)),
)


@given(st.sampled_from(sorted(DIALOGS)), st.lists(inputs, max_size=30))
def test_no_row_of_inputs_breaks_a_dialog(name: str, events: list[Input]) -> None:
    player = Player(DIALOGS[name], Size(640, 480))
    for event in events:
        player.do(event)
        placed = player.placed
        assert player.form.focus in player.form.stops()
        assert 0 <= placed.scroll <= placed.most_scroll
        for control in player.form.controls():
            if isinstance(control, TextField):
                assert 0 <= control.caret <= len(control.text)
                assert 0 <= control.anchor <= len(control.text) <= control.longest
