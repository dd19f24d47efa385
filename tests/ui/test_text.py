"""Words as pictures, and words fitted into a width."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from canfield.ui.text import TextPainter, missing_fonts
from canfield.ui.wording import Face, shorten, wrap

INK = (200, 30, 40)
FACES: tuple[Face, ...] = ("sans", "serif")


@pytest.fixture(scope="module")
def text() -> TextPainter:
    pygame.font.init()
    return TextPainter()


def width_of(line: str) -> int:
    """Return a width at which every letter takes ten pixels."""
    return 10 * len(line)


@pytest.mark.parametrize("words", ["New game", "6♥ goes on a black 7", "♠", "10♦ Q♣", ""])
@pytest.mark.parametrize("face", FACES)
def test_a_picture_of_words_is_as_large_as_was_measured(
    words: str, face: Face, text: TextPainter
) -> None:
    for size, bold in ((13, False), (16, True), (40, False)):
        picture = text.render(words, size, INK, face, bold=bold)
        assert picture.get_width() == text.width(words, size, face, bold=bold)
        assert picture.get_height() == text.line_height(size, face)


def colours(picture: pygame.Surface) -> set[tuple[int, int, int]]:
    width, height = picture.get_size()
    pixels = (picture.get_at((x, y)) for x in range(width) for y in range(height))
    return {(pixel.r, pixel.g, pixel.b) for pixel in pixels if pixel.a == 255}


@pytest.mark.parametrize("sign", "♠♥♦♣")
def test_suit_signs_are_drawn_in_the_colour_of_the_words(sign: str, text: TextPainter) -> None:
    assert colours(text.render(sign, 40, INK)) == {INK}


def test_each_suit_has_its_own_sign(text: TextPainter) -> None:
    pictures = [pygame.image.tobytes(text.render(sign, 30, INK), "RGBA") for sign in "♠♥♦♣"]
    assert len(set(pictures)) == 4


def test_what_was_drawn_once_is_kept(text: TextPainter) -> None:
    assert text.render("Undo", 16, INK) is text.render("Undo", 16, INK)


def test_bold_words_are_wider(text: TextPainter) -> None:
    assert text.width("Statistics", 20, bold=True) > text.width("Statistics", 20)


def test_both_fonts_of_the_game_are_installed() -> None:
    assert missing_fonts() == ()


def test_without_the_font_packages_words_are_drawn_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("canfield.ui.text.find_spec", lambda _name: None)
    assert missing_fonts() == ("font_lato", "font_source_serif_pro")
    fallback = TextPainter()
    assert fallback.render("6♥ goes on 7♠", 16, INK, "serif", bold=True).get_width() > 50


def test_lines_break_between_words_and_at_line_ends() -> None:
    assert wrap("one two three\nfour", 70, width_of) == ("one two", "three", "four")


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert wrap("a supercalifragilistic b", 60, width_of) == ("a", "supercalifragilistic", "b")


words = st.text(alphabet="ab cd", max_size=40)


@given(words, st.integers(20, 200))
def test_wrapping_loses_no_word_and_overfills_no_line(line: str, width: int) -> None:
    lines = wrap(line, width, width_of)
    assert " ".join(lines).split() == line.split()
    assert all(width_of(each) <= width or " " not in each for each in lines)


@given(words, st.integers(10, 300))
def test_a_shortened_text_fits_and_is_as_long_as_it_can_be(line: str, width: int) -> None:
    short = shorten(line, width, width_of)
    assert width_of(short) <= width
    if short != line:
        kept = short.removesuffix("…")
        assert line.startswith(kept)
        assert width_of(line[: len(kept) + 1] + "…") > width or line[len(kept)] == " "
