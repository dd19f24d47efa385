"""Points, sizes and rectangles in whole pixels of the window's drawing area."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """A place; x grows to the right, y downwards."""

    x: int
    y: int


class Size(NamedTuple):
    """A width and a height."""

    width: int
    height: int


class Rect(NamedTuple):
    """A rectangle; the right and the bottom edge lie just outside it."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first x beyond the rectangle."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first y below the rectangle."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle, rounded down."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)

    @property
    def area(self) -> int:
        """The number of pixels."""
        return self.width * self.height

    def holds(self, point: Point) -> bool:
        """True where the point lies inside."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def away(self, point: Point) -> int:
        """How far outside the rectangle the point lies, across or down; 0 inside."""
        across = max(self.x - point.x, point.x - self.right + 1, 0)
        return max(across, self.y - point.y, point.y - self.bottom + 1)

    def moved(self, dx: int, dy: int) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, margin: int) -> Rect:
        """A rectangle larger by the margin on all four sides."""
        return Rect(
            self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin
        )

    def overlap(self, other: Rect) -> int:
        """How many pixels lie in both."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)

    def union(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)
