"""What a player hears: short, soft, and the foundations rise."""

from __future__ import annotations

import itertools
import math
import sys
import wave
from array import array
from functools import cache
from pathlib import Path

import make_sounds
import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
TONES = [f"foundation_{height:02}" for height in range(1, 14)]
NAMES = ["pickup", "place", "draw", "recycle", "refused", "win", *TONES]
LONGEST = {"win": 3.0, "recycle": 0.6}
"""Seconds; every other sound is over after 0.6 at most."""


@cache
def heard(name: str) -> tuple[array[int], int]:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        content, rate = array("h", file.readframes(file.getnframes())), file.getframerate()
    if sys.byteorder == "big":
        content.byteswap()
    return content, rate


def loudest(samples: array[int]) -> int:
    return max(abs(sample) for sample in samples)


def strength(name: str, frequency: float) -> float:
    """How much of a frequency is in the loudest part of a sound."""
    samples, rate = heard(name)
    part = samples[rate // 50 : rate // 50 + rate // 8]
    turn = 2 * math.pi * frequency / rate
    cosine = sum(sample * math.cos(turn * index) for index, sample in enumerate(part))
    sine = sum(sample * math.sin(turn * index) for index, sample in enumerate(part))
    return math.hypot(cosine, sine)


def strongest_tone(name: str) -> float:
    """The strongest of the tones a quarter of a semitone apart, in hertz."""
    tones = [110 * 2 ** (step / 48) for step in range(4 * 48)]
    return max(tones, key=lambda frequency: strength(name, frequency))


@pytest.fixture(scope="module")
def fresh() -> dict[str, array[int]]:
    return {name: make_sounds.samples(sound) for name, sound in make_sounds.sounds().items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_the_tool_makes_it(name: str, fresh: dict[str, array[int]]) -> None:
    kept, _ = heard(name)
    assert len(kept) == len(fresh[name])
    assert max(abs(a - b) for a, b in zip(kept, fresh[name], strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_soft_short_and_ends_without_a_click(name: str) -> None:
    samples, rate = heard(name)
    assert 20 * math.log10(loudest(samples) / 32767) == pytest.approx(-12, abs=0.5)
    assert len(samples) / rate < LONGEST.get(name, 0.6)
    assert loudest(samples[:2]) < 600
    assert loudest(samples[-4:]) < 60


def test_the_foundations_rise_with_their_height() -> None:
    tones = [strongest_tone(name) for name in TONES]
    assert all(higher > lower * 1.08 for lower, higher in itertools.pairwise(tones))


def test_a_refusal_is_lower_than_any_foundation() -> None:
    assert strongest_tone("refused") < strongest_tone(TONES[0])


def test_all_sounds_together_are_small() -> None:
    files = {file.stem: file.stat().st_size for file in SOUNDS.glob("*.wav")}
    assert sorted(files) == sorted(NAMES)
    assert sum(files.values()) < 600_000
