"""What the desktop says of itself: how large it wants words and buttons, where its screens are."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame

from canfield.table.geometry import Rect, Size

if TYPE_CHECKING:
    from collections.abc import Iterator

SCALES: Final = range(100, 301)
"""The scales that are believed, in per cent."""

_USUAL_DPI: Final = 96
_UNSCALED_WIDTH: Final = 1600
"""Nobody enlarges what is shown on a screen of fewer pixels; its server is not asked."""


def desktop_scale(density: int = 100) -> int:
    """The largest scale that anything on this desktop asks for, in per cent; 100 at least.

    The window must be open and have `density` pixels to a hundred units of the desktop.
    """
    return max(min(max(_asked_for(density), default=SCALES[0]), SCALES[-1]), SCALES[0], density)


def _asked_for(density: int) -> Iterator[int]:
    for name, of in (("CANFIELD_SCALE", density), ("GDK_SCALE", 100), ("QT_SCALE_FACTOR", 100)):
        with suppress(ValueError, OverflowError):
            yield round(float(os.environ.get(name, "")) * of)
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


@cache
def _x_dpi() -> float:
    """`Xft.dpi` of the X server: where desktops on Linux write down their scale."""
    import ctypes

    with suppress(OSError, TypeError, ValueError), _x_server() as (x11, server):
        x11.XGetDefault.restype = ctypes.c_char_p
        return float(x11.XGetDefault(server, b"Xft", b"dpi"))
    return 0


def monitors() -> list[Rect]:
    """Where each screen stands on the desktop, in the units of the windows' places."""
    sizes = [Size(*each) for each in pygame.display.get_desktop_sizes()]
    asked = _MONITORS.get(pygame.display.get_driver())
    known = asked() if asked is not None and len(sizes) > 1 else []
    return known or _side_by_side(sizes)


def _side_by_side(sizes: list[Size]) -> list[Rect]:
    """The screens from left to right, as most desks have them: for systems that do not tell."""
    lefts = accumulate((size.width for size in sizes), initial=0)
    return [Rect(left, 0, *size) for left, size in zip(lefts, sizes, strict=False)]


def _x_monitors() -> list[Rect]:
    """The monitors of the X server."""
    import ctypes

    class Monitor(ctypes.Structure):
        """XRRMonitorInfo."""

        _fields_: ClassVar = [
            ("name", ctypes.c_ulong),
            *((name, ctypes.c_int) for name in ("primary", "automatic", "noutput")),
            *((name, ctypes.c_int) for name in ("x", "y", "width", "height")),
            *((name, ctypes.c_int) for name in ("mwidth", "mheight")),
            ("outputs", ctypes.c_void_p),
        ]

    with suppress(OSError), _x_server() as (x11, server):
        randr = ctypes.CDLL("libXrandr.so.2")
        randr.XRRGetMonitors.restype = ctypes.POINTER(Monitor)
        count = ctypes.c_int()
        root = ctypes.c_ulong(x11.XDefaultRootWindow(server))
        found = randr.XRRGetMonitors(server, root, True, ctypes.byref(count))
        rects = [Rect(each.x, each.y, each.width, each.height) for each in found[: count.value]]
        randr.XRRFreeMonitors(found)
        return rects
    return []


@contextmanager
def _x_server() -> Iterator[tuple[Any, Any]]:
    """A connection to the X server; the block is left at once, with OSError, where none is."""
    import ctypes

    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not server:
        raise OSError("the X server does not answer")
    try:
        yield x11, server
    finally:
        x11.XCloseDisplay(server)


def _windows_monitors() -> list[Rect]:
    """The monitors as Windows has them."""
    if sys.platform != "win32":
        return []
    import ctypes
    from ctypes import wintypes

    found: list[Rect] = []

    def add(_monitor: int, _context: int, area: Any, _data: int) -> bool:  # noqa: ANN401
        rect = area.contents
        found.append(Rect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top))
        return True

    kind = ctypes.WINFUNCTYPE(
        wintypes.BOOL,
        wintypes.HMONITOR,
        wintypes.HDC,
        ctypes.POINTER(wintypes.RECT),
        wintypes.LPARAM,
    )
    ctypes.windll.user32.EnumDisplayMonitors(None, None, kind(add), 0)
    return found


_MONITORS: Final = {"x11": _x_monitors, "windows": _windows_monitors}
"""How to ask each system where its monitors stand."""
