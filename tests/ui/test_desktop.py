"""How large the desktop wants words and buttons, by what it says in the environment."""

from __future__ import annotations

import pygame
import pytest

from canfield.ui.desktop import desktop_scale

NAMES = ("CANFIELD_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR")


@pytest.fixture(autouse=True)
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that no one sees, on a desktop that says nothing."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_a_desktop_that_says_nothing_wants_the_usual_size() -> None:
    assert desktop_scale() == 100


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("said", "scale"),
    [("2", 200), ("1.25", 125), ("0.5", 100), ("12", 300), ("", 100), ("large", 100)],
)
def test_what_desktops_say_is_believed_within_reason(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str, scale: int
) -> None:
    monkeypatch.setenv(name, said)
    assert desktop_scale() == scale


@pytest.mark.parametrize("said", ["nan", "inf", "-inf", "-3"])
def test_nonsense_does_not_keep_the_window_from_opening(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv("GDK_SCALE", said)
    assert desktop_scale() == 100


def test_of_two_that_speak_the_larger_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GDK_SCALE", "1")
    monkeypatch.setenv("QT_SCALE_FACTOR", "1.5")
    assert desktop_scale() == 150
