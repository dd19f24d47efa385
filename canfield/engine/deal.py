"""Game codes, and the shuffle that gives a code the same cards everywhere, for ever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canfield.engine.cards import PACK
from canfield.engine.errors import CodeFault, GameCodeError
from canfield.engine.rules import DRAWS, Rules, Variant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canfield.engine.cards import Cards

LETTERS: Final = 7
NUMBERS: Final = 26**LETTERS
"""How many deals there are: the numbers of codes run from 0 to one less."""

_VERSION: Final = 1
_VERSION_1_START: Final = 93220620 << 33
_MASK: Final = (1 << 64) - 1
_HEAD: Final = len("CF1D3")


@dataclass(frozen=True, slots=True)
class GameCode:
    """A deal and how it is played: `CF1-D3-AAAAACL`.

    Raises GameCodeError for a part that does not exist; nothing is ever clamped.

    >>> code = GameCode.parse("cf1 d3 aaaaacl")
    >>> str(code), code.number
    ('CF1-D3-AAAAACL', 63)
    >>> [str(card) for card in code.deal()[:3]]
    ['4h', '5h', 'Qd']
    """

    variant: Variant
    version: int
    draw: int
    number: int

    def __post_init__(self) -> None:
        """Refuse parts that do not exist."""
        if self.version != _VERSION:
            raise GameCodeError(CodeFault.VERSION, 2, version=self.version)
        if self.draw not in DRAWS[self.variant]:
            draws = "/".join(f"D{draw}" for draw in DRAWS[self.variant])
            name, draw = self.variant.name.title(), f"D{self.draw}"
            raise GameCodeError(CodeFault.DRAW, 3, variant=name, draws=draws, draw=draw)
        if not 0 <= self.number < NUMBERS:
            raise GameCodeError(CodeFault.NUMBER, _HEAD, most=NUMBERS - 1)

    def __str__(self) -> str:
        return f"{self.variant}{self.version}-D{self.draw}-{self.letters}"

    @property
    def letters(self) -> str:
        """The seven letters of the deal."""
        number, letters = self.number, ""
        for _ in range(LETTERS):
            number, digit = divmod(number, 26)
            letters = chr(ord("A") + digit) + letters
        return letters

    @property
    def rules(self) -> Rules:
        """The rules of the variant with this draw."""
        return Rules.of(self.variant, self.draw)

    def deal(self) -> Cards:
        """The 52 cards in the order in which they are dealt."""
        return shuffled(self.number)

    @classmethod
    def parse(cls, text: str) -> GameCode:
        """The code of a text; case, spaces and hyphens do not matter.

        Raises GameCodeError, whose `position` is the place in the text of the wrong part.
        """
        return _parse(text)


@dataclass(frozen=True, slots=True)
class _Reader:
    """The letters of a typed code without spaces and hyphens, and where each one stood."""

    text: str
    plain: str
    places: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> _Reader:
        kept = [i for i, letter in enumerate(text) if not (letter.isspace() or letter == "-")]
        plain = "".join(text[i].upper() if text[i].isascii() else "?" for i in kept)
        return cls(text, plain, tuple(kept))

    def error(self, index: int, fault: CodeFault, **values: object) -> GameCodeError:
        """The error that blames the letter of this index, or the end of the text."""
        place = self.places[index] if index < len(self.places) else len(self.text)
        return GameCodeError(fault, place, **values)


def _parse(text: str) -> GameCode:
    reader = _Reader.of(text)
    plain = reader.plain
    variant = _parse_variant(reader)
    if not plain[2:3].isdecimal():
        raise reader.error(2, CodeFault.NO_VERSION, variant=variant.value)
    if plain[3:4] != "D" or not plain[4:5].isdecimal():
        raise reader.error(3, CodeFault.NO_DRAW)
    number = _parse_number(reader)
    try:
        return GameCode(variant, int(plain[2]), int(plain[4]), number)
    except GameCodeError as error:
        raise reader.error(error.position, error.fault, **error.values) from None


def _parse_variant(reader: _Reader) -> Variant:
    name = reader.plain[:2]
    if not name:
        raise reader.error(0, CodeFault.EMPTY)
    if name not in list(Variant):
        known = ", ".join(Variant)
        raise reader.error(0, CodeFault.VARIANT, name=name, known=known)
    return Variant(name)


def _parse_number(reader: _Reader) -> int:
    letters = reader.plain[_HEAD:]
    number = 0
    for index, letter in enumerate(letters[:LETTERS]):
        if not letter.isalpha():
            raise reader.error(_HEAD + index, CodeFault.LETTER, letter=letter)
        number = number * 26 + ord(letter) - ord("A")
    if len(letters) != LETTERS:
        place = _HEAD + min(len(letters), LETTERS)
        raise reader.error(place, CodeFault.LETTERS, count=len(letters))
    return number


def shuffled(number: int) -> Cards:
    """The version 1 shuffle of a deal number. It must never change."""
    pack = list(PACK)
    numbers = _splitmix64(_VERSION_1_START + number)
    for i in range(len(pack) - 1):
        left = len(pack) - i
        limit = (1 << 64) - (1 << 64) % left
        z = next(z for z in numbers if z < limit)
        j = i + z % left
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


def numbers_from(seed: int) -> Iterator[int]:
    """Deal numbers without end, the same ones for the same seed on every machine, for ever."""
    return (number % NUMBERS for number in _splitmix64(seed))


def _splitmix64(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        yield z ^ (z >> 31)
