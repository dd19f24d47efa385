"""Write the sounds of the game into assets/sounds.

Every sound is computed here: paper is noise through a moving filter, the foundations
are the bars of a small marimba.  The same call always writes the same sound.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050
"""Samples a second."""
PEAK = 10 ** (-12 / 20)
"""The loudest sample, as a share of full scale: twelve decibels below it."""
SCALE = (0, 2, 4, 7, 9)
"""A pentatonic scale in semitones; no two of its tones clash."""
LOWEST = 261.63
"""The first foundation tone in hertz, a C."""

Sound = list[float]
Curve = Callable[[float], float]
"""A value at each moment, given in seconds."""


def note(step: int) -> float:
    """The frequency in hertz of a step of the scale, counted from the lowest tone."""
    octave, degree = divmod(step, len(SCALE))
    return float(LOWEST * 2 ** (octave + SCALE[degree] / 12))


def swell(rise: float, fall: float) -> Curve:
    """A loudness that rises in ``rise`` seconds and then dies away with ``fall``."""
    return lambda t: t / rise if t < rise else math.exp(-(t - rise) / fall)


def glide(start: float, end: float, length: float) -> Curve:
    """A frequency that moves from one value to the other."""
    return lambda t: start * (end / start) ** min(t / length, 1)


def paper(length: float, pitch: Curve, loudness: Curve, *, seed: int, grain: float = 0.5) -> Sound:
    """The rustle of a card: noise through a band that moves, broken up into grains."""
    chance = random.Random(seed)
    low = band = rough = soft = 0.0
    sound = []
    for index in range(round(length * RATE)):
        t = index / RATE
        turn = 2 * math.sin(math.pi * min(pitch(t), RATE / 6) / RATE)
        low += turn * band
        band += turn * (chance.uniform(-1, 1) - low - 0.8 * band)
        soft += 0.36 * (band - soft)
        rough += 0.02 * (chance.uniform(-1, 1) - rough)
        sound.append(soft * loudness(t) * (1 + grain * 8 * rough))
    return sound


def bar(frequency: float, length: float, ring: float) -> Sound:
    """A marimba bar struck softly: a tone, its double octave, and a touch of the mallet."""
    partials = ((1.0, 1.0, ring), (3.93, 0.22, ring / 4), (9.2, 0.05, ring / 12))
    heard = [partial for partial in partials if frequency * partial[0] < RATE / 2.5]
    return [
        min(t / 0.004, 1)
        * sum(
            level * math.exp(-t / fall) * math.sin(2 * math.pi * frequency * ratio * t)
            for ratio, level, fall in heard
        )
        for t in moments(length)
    ]


def thud(frequency: float, length: float, fall: float) -> Sound:
    """A soft knock on the table: a low tone that sinks as it dies."""
    return [
        min(t / 0.006, 1)
        * math.exp(-t / fall)
        * math.sin(2 * math.pi * frequency * (t + 0.012 * (1 - math.exp(-t / 0.02))))
        for t in moments(length)
    ]


def moments(length: float) -> Iterator[float]:
    """The time of each sample in seconds."""
    return (index / RATE for index in range(round(length * RATE)))


def mixed(*voices: tuple[float, float, Sound]) -> Sound:
    """The voices together, each with its start in seconds and its level."""
    total = max(round(start * RATE) + len(voice) for start, _, voice in voices)
    sound = [0.0] * total
    for start, level, voice in voices:
        first = round(start * RATE)
        for index, sample in enumerate(voice):
            sound[first + index] += level * sample
    return sound


def pickup() -> Sound:
    """A card lifted from the cloth."""
    return paper(0.11, glide(1300, 3000, 0.09), swell(0.018, 0.022), seed=1)


def place() -> Sound:
    """A card laid down: the edge, then the table under it."""
    edge = paper(0.12, glide(2400, 900, 0.06), swell(0.004, 0.018), seed=2)
    return mixed((0, 1.0, edge), (0.004, 0.35, thud(135, 0.11, 0.024)))


def draw() -> Sound:
    """Cards slid from the stock and turned."""
    slide = paper(0.2, glide(1000, 2600, 0.12), swell(0.06, 0.03), seed=3, grain=0.9)
    turn = paper(0.1, glide(2700, 1400, 0.05), swell(0.004, 0.016), seed=4)
    return mixed((0, 0.7, slide), (0.105, 1.0, turn))


def recycle() -> Sound:
    """The waste gathered up and squared."""
    flutter = [(0.02 + 0.27 * (1 - (1 - k / 10) ** 1.5), 0.35 + 0.05 * k) for k in range(11)]
    cards = [
        (start, level, paper(0.06, glide(2600, 1500, 0.04), swell(0.003, 0.011), seed=10 + k))
        for k, (start, level) in enumerate(flutter)
    ]
    return mixed(*cards, (0.34, 0.4, thud(120, 0.12, 0.03)), (0.335, 0.8, place()))


def foundation(height: int) -> Sound:
    """The tone for a foundation that has reached a height from 1 to 13."""
    return bar(note(height - 1), 0.55, 0.15 - 0.004 * height)


def refused() -> Sound:
    """Two low knocks, the second lower: not there."""
    return mixed((0, 1.0, thud(196, 0.16, 0.04)), (0.1, 0.9, thud(155, 0.22, 0.055)))


def win() -> Sound:
    """A short rising phrase that comes to rest on an open chord."""
    melody = ((0, 3), (0.15, 5), (0.3, 7), (0.45, 8), (0.68, 7), (0.83, 9), (1.06, 10))
    voices = [(start, 0.8, bar(note(step), 0.7, 0.2)) for start, step in melody]
    chord = [
        (1.06 + 0.035 * k, 0.6, bar(note(step), 1.6, 0.42)) for k, step in enumerate((0, 3, 5, 7))
    ]
    return mixed(*voices, *chord)


def sounds() -> dict[str, Sound]:
    """Every sound by the name of its file."""
    plain = (pickup, place, draw, recycle, refused, win)
    tones = {f"foundation_{height:02}": foundation(height) for height in range(1, 14)}
    return {make.__name__: make() for make in plain} | tones


def samples(sound: Iterable[float]) -> array[int]:
    """The sound at its final loudness, in sixteen bits, ending in silence."""
    wanted = list(sound)
    loudest = max(abs(value) for value in wanted)
    fade = round(0.012 * RATE)
    last = len(wanted) - 1
    return array(
        "h",
        (
            round(32767 * PEAK * value / loudest * min((last - index) / fade, 1))
            for index, value in enumerate(wanted)
        ),
    )


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, sound in sounds().items():
        content = samples(sound)
        if sys.byteorder == "big":
            content.byteswap()
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(content.tobytes())


if __name__ == "__main__":
    main()
