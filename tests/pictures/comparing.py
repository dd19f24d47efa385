"""How much one picture differs from another, and the proof for those who look into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from pathlib import Path

NOTICED: Final = 32
"""A pixel has changed where red, green or blue differ by more levels than this, of 256."""
MOST_CHANGED: Final = 12
MOST_ON_AVERAGE: Final = 0.5
"""So many changed pixels, and so many levels on average, are no change of the picture."""


class Difference(NamedTuple):
    """What differs: levels on average, the number of changed pixels, and where they are."""

    mean: float
    changed: int
    where: pygame.Rect | None

    @property
    def is_seen(self) -> bool:
        return self.mean > MOST_ON_AVERAGE or self.changed > MOST_CHANGED

    def __str__(self) -> str:
        return f"{self.changed} pixels changed in {self.where}, {self.mean:.2f} levels on average"


def difference(picture: pygame.Surface, kept: pygame.Surface) -> Difference:
    """Return how two pictures of the same size differ."""
    levels = pygame.image.tobytes(_subtracted(picture, kept), "RGB")
    threshold = (NOTICED + 1, NOTICED + 1, NOTICED + 1, 255)
    changed = pygame.mask.from_threshold(picture, (0, 0, 0), threshold, kept)
    changed.invert()
    spots = changed.get_bounding_rects()
    where = spots[0].unionall(spots[1:]) if spots else None
    return Difference(sum(levels) / len(levels), changed.count(), where)


def put_beside(folder: Path, name: str, picture: pygame.Surface, kept: pygame.Surface) -> Path:
    """Write the new picture, the kept one and their difference side by side; return the file."""
    folder.mkdir(exist_ok=True)
    width, height = picture.get_size()
    sheet = pygame.Surface((3 * width, height))
    for place, part in enumerate((picture, kept, _subtracted(picture, kept))):
        sheet.blit(part, (place * width, 0))
    file = folder / f"{name}.png"
    pygame.image.save(sheet, file)
    return file


def _subtracted(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return the difference of each pixel, as a picture that is black where there is none."""
    result, behind = one.copy(), other.copy()
    result.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    behind.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    result.blit(behind, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result
