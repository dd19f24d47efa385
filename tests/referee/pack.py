"""The pack, and the order it has after the shuffle that a game code stands for."""

from __future__ import annotations

RANKS = "A23456789TJQK"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
START_CONSTANT = 93220620
TWO_TO_64 = 2**64


def new_pack() -> list[str]:
    """Return spades ace to king, then hearts, diamonds and clubs."""
    return [rank + suit for suit in "shdc" for rank in RANKS]


def number_of_letters(letters: str) -> int:
    """Read seven letters as a number in base 26, most significant first."""
    number = 0
    for letter in letters:
        number = number * 26 + LETTERS.index(letter)
    return number


class SplitMix64:
    """The generator of version 1 codes."""

    def __init__(self, start: int) -> None:
        """Start from any 64 bits."""
        self.state = start % TWO_TO_64

    def next(self) -> int:
        """Return the next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % TWO_TO_64
        z = self.state
        z = z ^ (z >> 30)
        z = z * 0xBF58476D1CE4E5B9 % TWO_TO_64
        z = z ^ (z >> 27)
        z = z * 0x94D049BB133111EB % TWO_TO_64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each as likely as the others."""
        z = self.next()
        while z >= TWO_TO_64 - TWO_TO_64 % n:
            z = self.next()
        return z % n


def shuffled(number: int) -> list[str]:
    """Return the 52 cards of deal `number`, the first one dealt first."""
    generator = SplitMix64(START_CONSTANT * 2**33 + number)
    pack = new_pack()
    for i in range(51):
        other = i + generator.below(52 - i)
        pack[i], pack[other] = pack[other], pack[i]
    return pack


def pack_of_code(code: str) -> tuple[str, int, list[str]]:
    """Return the variant, the draw and the shuffled pack of a well written code."""
    head, draw, letters = code.split("-")
    variant, version = head[:2], head[2]
    if version != "1" or draw not in {"D1", "D3"} or len(letters) != 7:
        raise ValueError(code)
    return variant, int(draw[1]), shuffled(number_of_letters(letters))
