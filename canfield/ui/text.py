"""Words as pictures: the two fonts, the suit signs they lack, and what was drawn before."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pygame

from canfield.ui.shapes import SIGNS, mark
from canfield.ui.theme import Colour
from canfield.ui.wording import Face, shorten, wrap

_KEPT: Final = 256
_FILES: Final[dict[tuple[Face, bool], tuple[str, str]]] = {
    ("sans", False): ("font_lato", "Lato-Regular.ttf"),
    ("sans", True): ("font_lato", "Lato-Bold.ttf"),
    ("serif", False): ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    ("serif", True): ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
}
_RED: Final = "♥♦"
_SIGN_SIZE: Final = 0.8
_SIGN_GAP: Final = 0.05


def _font_file(face: Face, *, bold: bool) -> Path | None:
    """The file of a face; None where its package is missing. The package is not imported."""
    package, name = _FILES[face, bold]
    spec = find_spec(package)
    places = (spec.submodule_search_locations if spec else None) or ()
    files = (Path(place, "files", name) for place in places)
    return next((file for file in files if file.is_file()), None)


def font_files() -> tuple[Path, ...]:
    """The files of all faces, as far as they are there."""
    files = (_font_file(face, bold=bold) for face, bold in _FILES)
    return tuple(file for file in files if file is not None)


def missing_fonts() -> tuple[str, ...]:
    """The font packages that are not there; pygame's own font serves for them."""
    faces: tuple[Face, ...] = ("sans", "serif")
    return tuple(_FILES[face, False][0] for face in faces if _font_file(face, bold=False) is None)


class TextPainter:
    """Draws and measures words; `pygame.font.init` must have been called.

    Sizes are those of the letter's square, in pixels. Suit signs in a text are drawn in the
    text's colour, hearts and diamonds in `red` where that is given.
    """

    def __init__(self) -> None:
        self._file = cache(_font_file)
        self._font = lru_cache(24)(self._load)
        self._drawn = lru_cache(_KEPT)(self._draw)
        self._measured = lru_cache(16 * _KEPT)(self._measure)

    def render(  # noqa: PLR0913 - how words can look
        self,
        text: str,
        size: int,
        colour: Colour,
        face: Face = "sans",
        *,
        bold: bool = False,
        red: Colour | None = None,
    ) -> pygame.Surface:
        """One line of text on a clear ground, `line_height` high; kept, so do not paint on it."""
        if red is not None and not any(sign in text for sign in _RED):
            red = None
        return self._drawn(text, size, colour, face, bold, red)

    def width(self, text: str, size: int, face: Face = "sans", *, bold: bool = False) -> int:
        """The width of the picture that `render` gives."""
        return self._measured(text, size, face, bold)

    def line_height(self, size: int, face: Face = "sans") -> int:
        """The height of the picture that `render` gives."""
        return self._font(size, face, False).get_height()

    def wrap(
        self, text: str, width: int, size: int, face: Face = "sans", *, bold: bool = False
    ) -> tuple[str, ...]:
        """The text in lines of at most this width."""
        return wrap(text, width, lambda line: self.width(line, size, face, bold=bold))

    def shorten(
        self, text: str, width: int, size: int, face: Face = "sans", *, bold: bool = False
    ) -> str:
        """The text, or its beginning with an ellipsis where it is too wide."""
        return shorten(text, width, lambda line: self.width(line, size, face, bold=bold))

    def _load(self, size: int, face: Face, bold: bool) -> pygame.font.Font:  # noqa: FBT001
        file = self._file(face, bold=bold)
        font = pygame.font.Font(file, size)
        font.bold = bold and file is None
        return font

    def _measure(self, text: str, size: int, face: Face, bold: bool) -> int:  # noqa: FBT001
        font = self._font(size, face, bold)
        return sum(
            _sign_size(size) + 2 * _sign_gap(size) if part in SIGNS else font.size(part)[0]
            for part in _parts(text)
        )

    def _draw(  # noqa: PLR0913 - how words can look
        self,
        text: str,
        size: int,
        colour: Colour,
        face: Face,
        bold: bool,  # noqa: FBT001
        red: Colour | None,
    ) -> pygame.Surface:
        font = self._font(size, face, bold)
        if not any(sign in text for sign in SIGNS):
            return font.render(text, True, colour)
        picture = pygame.Surface(
            (self._measured(text, size, face, bold), font.get_height()), pygame.SRCALPHA
        )
        picture.fill((*colour, 0))
        x = 0
        for part in _parts(text):
            ink = red if red is not None and part in _RED else colour
            x += self._put(picture, part, x, (size, ink), font)
        return picture

    def _put(
        self,
        picture: pygame.Surface,
        part: str,
        x: int,
        look: tuple[int, Colour],
        font: pygame.font.Font,
    ) -> int:
        """Put a sign or a piece of text at x; returns how far it reaches."""
        size, colour = look
        if part not in SIGNS:
            words = font.render(part, True, colour)
            picture.blit(words, (x, 0))
            return words.get_width()
        side, gap = _sign_size(size), _sign_gap(size)
        picture.blit(mark(part, side, colour), (x + gap, font.get_ascent() - side + side // 20))
        return side + 2 * gap


def _sign_size(size: int) -> int:
    return round(size * _SIGN_SIZE)


def _sign_gap(size: int) -> int:
    return round(size * _SIGN_GAP)


def _parts(text: str) -> list[str]:
    """The text cut before and after each suit sign."""
    parts = [""]
    for letter in text:
        if letter in SIGNS:
            parts += [letter, ""]
        else:
            parts[-1] += letter
    return [part for part in parts if part]
