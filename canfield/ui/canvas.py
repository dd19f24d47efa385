"""What the window is drawn on: sent in parts where that is cheap, in device pixels elsewhere."""

from __future__ import annotations

import warnings
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from canfield.ui.assets import asset

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.table.geometry import Point, Rect, Size

NAME: Final = "Canfield"
_FALLBACK_RATE: Final = 60
_IN_DEVICE_PIXELS: Final = ("wayland", "cocoa")
"""Drivers whose desktops enlarge a window's picture unless it is drawn in device pixels."""


class Canvas(Protocol):
    """An open window of pygame and its drawing area."""

    handle: pygame.Window

    @property
    def surface(self) -> pygame.Surface:
        """The drawing area; another surface after the window has changed its size."""
        ...

    @property
    def rate(self) -> int:
        """Pictures of the screen in a second."""
        ...

    def send(self, parts: Iterable[Rect]) -> None:
        """Bring these parts of the drawing area to the screen."""
        ...


class SentInParts:
    """A window on X11 or Windows: only what has changed is sent, which makes drags cheap."""

    def __init__(self, size: Size, position: Point | None) -> None:
        pygame.display.set_caption(NAME)
        icon = _icon()
        if icon is not None:
            pygame.display.set_icon(icon)  # before the window opens, or some docks miss it
        pygame.display.set_mode(size, pygame.RESIZABLE)
        if position is not None:
            # Only now: asked for sooner, the frame would be put there, and the window wander by
            # the frame's width at every start.
            pygame.event.pump()
            pygame.display.set_window_position(position)
        with warnings.catch_warnings():
            # The call is deprecated in favour of windows that can only be sent whole.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.handle = pygame.Window.from_display_module()

    @property
    def surface(self) -> pygame.Surface:
        return pygame.display.get_surface() or self.handle.get_surface()

    @property
    def rate(self) -> int:
        return pygame.display.get_current_refresh_rate() or _FALLBACK_RATE

    def send(self, parts: Iterable[Rect]) -> None:
        pygame.display.update(list(parts))


class InDevicePixels:
    """A window on Wayland or macOS: as sharp as its screen, and always sent whole."""

    def __init__(self, size: Size, position: Point | None) -> None:
        place = pygame.WINDOWPOS_CENTERED if position is None else position
        self.handle = pygame.Window(NAME, size, place, resizable=True, allow_high_dpi=True)
        icon = _icon()
        if icon is not None:
            self.handle.set_icon(icon)
        self.handle.get_surface()

    @property
    def surface(self) -> pygame.Surface:
        return self.handle.get_surface()

    @property
    def rate(self) -> int:
        return max(pygame.display.get_desktop_refresh_rates(), default=0) or _FALLBACK_RATE

    def send(self, parts: Iterable[Rect]) -> None:
        del parts
        self.handle.flip()


def open_canvas(size: Size, position: Point | None) -> Canvas:
    """Open a window of this size there; raises pygame.error where the desktop refuses."""
    if pygame.display.get_driver() in _IN_DEVICE_PIXELS:
        return InDevicePixels(size, position)
    return SentInParts(size, position)


def _icon() -> pygame.Surface | None:
    """The picture for title bars and lists of windows."""
    with suppress(OSError, pygame.error):
        return pygame.image.load(asset("app/canfield-64.png"))
    return None
