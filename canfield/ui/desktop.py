"""How large the desktop wants words and buttons to be."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

SCALES: Final = range(100, 301)
"""The scales that are believed, in per cent."""

_VARIABLES: Final = ("CANFIELD_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR")
_USUAL_DPI: Final = 96
_UNSCALED_WIDTH: Final = 1600
"""Nobody enlarges what is shown on a screen of fewer pixels; its server is not asked."""


def desktop_scale() -> int:
    """The largest scale that anything on this desktop asks for, in per cent; 100 at least.

    The window must be open. Where the desktop enlarges whole windows by itself it says nothing.
    """
    return max(min(max(_asked_for(), default=SCALES[0]), SCALES[-1]), SCALES[0])


def _asked_for() -> Iterator[int]:
    for name in _VARIABLES:
        with suppress(ValueError, OverflowError):
            yield round(float(os.environ.get(name, "")) * 100)
    dpi = _dpi()
    if dpi:
        yield round(dpi * 100 / _USUAL_DPI)


def _dpi() -> float:
    """Dots per inch as the desktop has them set, 0 where it does not say."""
    if sys.platform == "win32":
        import ctypes

        window = pygame.display.get_wm_info().get("window", 0)
        return float(ctypes.windll.user32.GetDpiForWindow(window))
    wide = max(width for width, _ in pygame.display.get_desktop_sizes()) >= _UNSCALED_WIDTH
    return _x_dpi() if wide and pygame.display.get_driver() == "x11" else 0


def _x_dpi() -> float:
    """`Xft.dpi` of the X server: where desktops on Linux write down their scale."""
    import ctypes

    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return 0
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XGetDefault.restype = ctypes.c_char_p
    server = x11.XOpenDisplay(None)
    if not server:
        return 0
    said = x11.XGetDefault(ctypes.c_void_p(server), b"Xft", b"dpi")
    x11.XCloseDisplay(ctypes.c_void_p(server))
    with suppress(TypeError, ValueError):
        return float(said)
    return 0
