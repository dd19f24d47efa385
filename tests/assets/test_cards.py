"""What a player sees of the cards: every one loads, is told apart, and shows its index in a fan."""

from __future__ import annotations

import io
import itertools
from functools import cache
from pathlib import Path

import pygame
import pytest
from art import inks

from canfield.table.frame import index_height, relaxed_height

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
FACES = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
COURTS = [face for face in FACES if face[0] in "JQK"]
BACKS = ("lattice", "rosette", "stripes")
FILES = (
    [f"faces/{face}" for face in FACES]
    + [f"faces-large/{face}" for face in FACES]
    + [f"backs/{back}" for back in BACKS]
)
STOCK = pygame.Color(inks.STOCK)


@cache
def drawn(name: str, width: int) -> pygame.Surface:
    source = io.BytesIO((CARDS / f"{name}.svg").read_bytes())
    return pygame.image.load_sized_svg(source, (width, width * 7 // 5))


def is_ink(colour: pygame.Color) -> bool:
    return abs(colour.r - STOCK.r) + abs(colour.g - STOCK.g) + abs(colour.b - STOCK.b) > 200


def ink_rows(surface: pygame.Surface, columns: range) -> list[int]:
    """The rows of the upper half with ink in these columns, away from the card's edge."""
    rows = range(4, surface.get_height() // 2)
    return [y for y in rows if any(is_ink(surface.get_at((x, y))) for x in columns)]


def ink_columns(surface: pygame.Surface, rows: range) -> list[int]:
    columns = range(4, surface.get_width() // 2)
    return [x for x in columns if any(is_ink(surface.get_at((x, y))) for y in rows)]


def stretches(numbers: list[int]) -> list[range]:
    """Every stretch of a rising list."""
    found: list[range] = []
    while numbers:
        found.append(first_stretch(numbers))
        numbers = [number for number in numbers if number >= found[-1].stop]
    return found


def first_stretch(numbers: list[int], gap: int = 1) -> range:
    """The first stretch of a rising list, up to a step longer than the gap."""
    end = numbers[0]
    for number in numbers:
        if number > end + gap:
            break
        end = number
    return range(numbers[0], end + 1)


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(ink: str) -> float:
    colour = pygame.Color(ink)
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


@pytest.mark.parametrize("width", [60, 400])
@pytest.mark.parametrize("name", FILES)
def test_every_card_fills_its_place(name: str, width: int) -> None:
    surface = drawn(name, width)
    assert surface.get_size() == (width, width * 7 // 5)
    middle = surface.get_at((width // 2, 3 * width // 100 + 2))
    assert middle.a == 255, "the card's stock is missing"
    assert surface.get_at((0, 0)).a < 40, "the corner is not round"


def test_no_two_faces_look_alike_at_120_pixels() -> None:
    small = {
        name: pygame.transform.smoothscale(drawn(name, 120), (24, 34))
        for name in FILES
        if not name.startswith("backs")
    }
    pixels = {name: pygame.image.tobytes(surface, "RGB") for name, surface in small.items()}
    decks = (f"{folder}/" for folder in ("faces", "faces-large"))
    for deck in decks:
        cards = [name for name in pixels if name.startswith(deck)]
        for one, other in itertools.combinations(cards, 2):
            apart = sum(abs(a - b) > 24 for a, b in zip(pixels[one], pixels[other], strict=True))
            assert apart >= 10, f"{one} looks like {other}"


@pytest.mark.parametrize("face", FACES)
def test_rank_and_suit_stay_visible_in_a_column_and_in_the_waste(face: str) -> None:
    surface = drawn(f"faces/{face}", 250)
    width, height = surface.get_size()
    side, top = int(0.22 * width), int(0.24 * height)
    rows = first_stretch(ink_rows(surface, range(4, side)), gap=5)
    assert rows.start < 0.04 * height
    assert rows.stop <= top, "the index reaches below the strip a fan leaves visible"
    assert rows.stop - rows.start > 0.19 * height, "the suit is missing under the rank"
    columns = first_stretch(ink_columns(surface, range(4, top)))
    assert columns.stop <= side, "the index is wider than the strip the waste leaves visible"


@pytest.mark.parametrize("face", FACES)
def test_large_ranks_fill_the_strip_and_their_suit_stands_beside(face: str) -> None:
    surface = drawn(f"faces-large/{face}", 250)
    width, height = surface.get_size()
    side, top = int(0.22 * width), int(0.24 * height)
    rank = first_stretch(ink_rows(surface, range(4, side)))
    assert 0.19 * height < rank.stop - rank.start
    assert rank.stop <= top
    suit = ink_rows(surface, range(width // 2 + 20, width - 5))
    assert suit[0] < 0.05 * height
    assert first_stretch(suit).stop <= top
    columns = first_stretch(ink_columns(surface, range(4, top)))
    assert columns.stop <= side


@pytest.mark.parametrize(
    "name", [*(f"faces-large/{face}" for face in FACES), *(f"faces/A{suit}" for suit in "shdc")]
)
def test_no_piece_of_a_sign_peeps_out_where_a_card_is_covered(name: str) -> None:
    surface = drawn(name, 250)
    width, height = surface.get_size()
    between = range(int(0.245 * height), relaxed_height(height))
    assert not set(ink_rows(surface, range(4, width - 4))) & set(between)


@pytest.mark.parametrize("face", [face for face in FACES if face not in COURTS])
def test_no_tip_of_a_middle_pip_peeps_out_of_the_strip_of_a_covered_card(face: str) -> None:
    surface = drawn(f"faces/{face}", 250)
    width, height = surface.get_size()
    strip = index_height(height) if face[0] == "T" else relaxed_height(height)
    middle = ink_rows(surface, range(width // 2 - 10, width // 2 + 10))
    assert all(pip.stop <= strip for pip in stretches(middle) if pip.start < strip)


@pytest.mark.parametrize("name", [f"faces/{c}" for c in COURTS] + [f"backs/{b}" for b in BACKS])
def test_courts_and_backs_look_the_same_upside_down(name: str) -> None:
    surface = drawn(name, 120)
    turned = pygame.transform.rotate(surface, 180)
    ahead, behind = (pygame.image.tobytes(one, "RGB") for one in (surface, turned))
    assert sum(abs(a - b) > 60 for a, b in zip(ahead, behind, strict=True)) < len(ahead) // 500


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("folder", ["faces", "faces-large"])
def test_a_loader_can_replace_the_ink_of_a_suit_and_nothing_else(folder: str, face: str) -> None:
    text = (CARDS / folder / f"{face}.svg").read_text(encoding="utf-8")
    own = inks.SUIT_INKS[face[1]]
    others = {inks.BLACK, inks.RED} - {own}
    assert own in text
    assert not any(ink in text for ink in others)


@pytest.mark.parametrize("ink", [inks.BLACK, inks.RED, *inks.FOUR_COLOUR_INKS.values()])
def test_every_ink_is_readable_on_the_card(ink: str) -> None:
    assert (luminance(inks.STOCK) + 0.05) / (luminance(ink) + 0.05) >= 4.5


def test_four_colours_stay_two_families_in_greyscale() -> None:
    grey = {suit: luminance(ink) for suit, ink in inks.FOUR_COLOUR_INKS.items()}
    darkest_red, lightest_black = min(grey["h"], grey["d"]), max(grey["s"], grey["c"])
    assert (darkest_red + 0.05) / (lightest_black + 0.05) > 1.6


def test_four_colours_are_four() -> None:
    hues = [pygame.Color(ink) for ink in inks.FOUR_COLOUR_INKS.values()]
    for one, other in itertools.combinations(hues, 2):
        assert max(abs(one.r - other.r), abs(one.g - other.g), abs(one.b - other.b)) > 40


@pytest.mark.parametrize("name", FILES)
def test_no_drawing_is_slow_to_read(name: str) -> None:
    assert (CARDS / f"{name}.svg").stat().st_size < 14_000
