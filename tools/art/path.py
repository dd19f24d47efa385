"""Outlines that can be moved, turned and joined before they become SVG."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
Matrix = tuple[float, float, float, float, float, float]

CIRCLE = 0.5522847498
"""How far the handles of a quarter circle reach, in radii."""

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2}


class Path:
    """Closed and open outlines made of absolute lines and curves."""

    __slots__ = ("segments",)

    def __init__(self, segments: Iterable[Segment]) -> None:
        """Hold the segments in drawing order."""
        self.segments = tuple(segments)

    def __add__(self, other: Path) -> Path:
        """Both outlines, to be filled as one."""
        return Path(self.segments + other.segments)

    def under(self, matrix: Matrix) -> Path:
        """The outline seen through an affine map; holes stay holes in a mirror."""
        a, b, c, d, e, f = matrix
        mapped = Path(
            (command, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points))
            for command, points in self.segments
        )
        return mapped if a * d - b * c > 0 else mapped.backwards()

    def at(self, x: float, y: float) -> Path:
        """The outline moved by ``x`` and ``y``."""
        return self.under((1, 0, 0, 1, x, y))

    def scaled(self, across: float, down: float | None = None) -> Path:
        """The outline grown from the origin."""
        return self.under((across, 0, 0, across if down is None else down, 0, 0))

    def turned(self, degrees: float, about: Point = (0, 0)) -> Path:
        """The outline turned clockwise."""
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        x, y = about
        return self.under(
            (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
        )

    def mirrored(self, axis: float = 0) -> Path:
        """The outline reflected in the upright line through ``axis``."""
        return self.under((-1, 0, 0, 1, 2 * axis, 0))

    def with_mirror(self, axis: float = 0) -> Path:
        """The outline and its reflection."""
        return self + self.mirrored(axis)

    def backwards(self) -> Path:
        """The same outline drawn the other way round."""
        result: list[Segment] = []
        for strokes, is_closed in self._subpaths():
            result.extend(_reversed(strokes))
            if is_closed:
                result.append(("Z", ()))
        return Path(result)

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all points and handles."""
        xs, ys = zip(*(point for _, points in self.segments for point in points), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def d(self) -> str:
        """The text of a ``d`` attribute, relative and rounded to a tenth."""
        parts: list[str] = []
        pen, start = (0, 0), (0, 0)
        for command, points in self.segments:
            rounded = [(round(x * 10), round(y * 10)) for x, y in points]
            if command == "Z":
                parts.append("z")
                pen = start
                continue
            parts.append(_relative(command, pen, rounded))
            pen = rounded[-1]
            start = pen if command == "M" else start
        return "".join(parts)

    def _subpaths(self) -> list[tuple[list[Segment], bool]]:
        found: list[tuple[list[Segment], bool]] = []
        for command, points in self.segments:
            if command == "M":
                found.append(([(command, points)], False))
            elif command == "Z":
                found[-1] = (found[-1][0], True)
            else:
                found[-1][0].append((command, points))
        return found


def _reversed(strokes: Sequence[Segment]) -> list[Segment]:
    ends = [points[-1] for _, points in strokes]
    result: list[Segment] = [("M", (ends[-1],))]
    for index in range(len(strokes) - 1, 0, -1):
        command, points = strokes[index]
        result.append((command, (*points[-2::-1], ends[index - 1])))
    return result


def _relative(command: str, pen: tuple[int, int], points: Sequence[tuple[int, int]]) -> str:
    x, y = pen
    numbers = [step for px, py in points for step in (px - x, py - y)]
    if command == "L" and numbers[1] == 0:
        return "h" + tenths(numbers[0])
    if command == "L" and numbers[0] == 0:
        return "v" + tenths(numbers[1])
    text = command.lower()
    for position, number in enumerate(numbers):
        piece = tenths(number)
        text += piece if position == 0 or piece.startswith("-") else " " + piece
    return text


def tenths(number: int) -> str:
    """The shortest text of a number of tenths."""
    whole, rest = divmod(abs(number), 10)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def path(text: str) -> Path:
    """The outline written in absolute commands ``M L H V C Q Z``."""
    tokens = _TOKEN.findall(text)
    segments: list[Segment] = []
    pen, start, index, command = (0.0, 0.0), (0.0, 0.0), 0, "M"
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        if command == "Z":
            segments.append(("Z", ()))
            pen = start
            continue
        points, used = _operands(command, tokens[index:], pen)
        index += used
        segments.append(("L" if command in "HV" else command, points))
        pen = points[-1]
        start = pen if command == "M" else start
        command = "L" if command == "M" else command
    return Path(segments)


def _operands(command: str, tokens: Sequence[str], pen: Point) -> tuple[tuple[Point, ...], int]:
    if command == "H":
        return ((float(tokens[0]), pen[1]),), 1
    if command == "V":
        return ((pen[0], float(tokens[0])),), 1
    count = _POINTS[command]
    numbers = [float(token) for token in tokens[: 2 * count]]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True)), 2 * count


def polygon(*points: Point) -> Path:
    """A closed outline of straight edges."""
    first, *others = points
    return Path([("M", (first,)), *(("L", (point,)) for point in others), ("Z", ())])


def box(left: float, top: float, right: float, bottom: float) -> Path:
    """A rectangle, clockwise."""
    return polygon((left, top), (right, top), (right, bottom), (left, bottom))


def ellipse(x: float, y: float, across: float, down: float | None = None) -> Path:
    """An ellipse of the given half axes, clockwise from its right end."""
    down = across if down is None else down
    h, v = across * CIRCLE, down * CIRCLE
    r, b, left, t = x + across, y + down, x - across, y - down
    return Path(
        [
            ("M", ((r, y),)),
            ("C", ((r, y + v), (x + h, b), (x, b))),
            ("C", ((x - h, b), (left, y + v), (left, y))),
            ("C", ((left, y - v), (x - h, t), (x, t))),
            ("C", ((x + h, t), (r, y - v), (r, y))),
            ("Z", ()),
        ]
    )


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> Path:
    """An open arc; degrees run clockwise from the right."""
    pieces = max(1, math.ceil(abs(sweep) / 90))
    step = math.radians(sweep / pieces)
    reach = 4 / 3 * math.tan(step / 4) * radius
    angle = math.radians(start)
    segments: list[Segment] = [("M", (_around(x, y, radius, angle),))]
    for _ in range(pieces):
        ahead = angle + step
        (x0, y0), (x1, y1) = _around(x, y, radius, angle), _around(x, y, radius, ahead)
        leave = (x0 - reach * math.sin(angle), y0 + reach * math.cos(angle))
        arrive = (x1 + reach * math.sin(ahead), y1 - reach * math.cos(ahead))
        segments.append(("C", (leave, arrive, (x1, y1))))
        angle = ahead
    return Path(segments)


def _around(x: float, y: float, radius: float, angle: float) -> Point:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def ring(outer: Path, inner: Path) -> Path:
    """The outer shape with the inner one cut out."""
    return outer + inner.backwards()


def joined(paths: Iterable[Path]) -> Path:
    """All outlines, to be filled as one."""
    return Path(segment for one in paths for segment in one.segments)
