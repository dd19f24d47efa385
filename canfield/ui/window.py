"""The window of the desktop: the only file that makes one."""

from __future__ import annotations

import os
import sys
import warnings
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Point, Rect, Size
from canfield.ui import WINDOW_CLASS
from canfield.ui.assets import asset
from canfield.ui.connection import Connection, open_sockets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.ui.theme import Colour

NAME: Final = "Canfield"
SMALLEST: Final = Size(640, 480)
_UNSEEN: Final = ("offscreen", "dummy")
_FALLBACK_RATE: Final = 60


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message says what the system said."""


class Window:
    """An open window and its drawing area."""

    def __init__(self, size: Size | None, position: Point | None) -> None:
        """Open the window; without a size it takes two thirds of the desktop.

        Raises NoDisplayError where there is no screen.
        """
        _set_hints()
        before = open_sockets()
        try:
            pygame.display.init()
            _insist_on_a_screen()
            self._open(size, position)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.key.set_repeat(400, 40)
        pygame.display.set_allow_screensaver(True)
        pygame.event.set_blocked(_UNUSED_EVENTS)
        self._connection = Connection(open_sockets() - before)
        self._events_came = True

    def _open(self, size: Size | None, position: Point | None) -> None:
        desktops = [Size(*each) for each in pygame.display.get_desktop_sizes()]
        wanted = _fitting(size or _two_thirds(desktops[0]), desktops)
        pygame.display.set_caption(NAME)
        _set_icon()
        pygame.display.set_mode(wanted, pygame.RESIZABLE)
        if position is not None and _on_a_screen(position, wanted, desktops):
            # Only now: asked for sooner, the frame would be put there, and the window wander by
            # the frame's width at every start.
            pygame.event.pump()
            pygame.display.set_window_position(position)
        with warnings.catch_warnings():
            # A window of `set_mode` can be sent in parts, which makes drags cheap, but has a
            # smallest size only through this call, deprecated in favour of windows that cannot.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._handle = pygame.Window.from_display_module()
        self._handle.minimum_size = min(SMALLEST, wanted)

    @property
    def surface(self) -> pygame.Surface:
        """The drawing area; another surface after the window has changed its size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("the window is closed")
        return surface

    @property
    def size(self) -> Size:
        """The size of the drawing area."""
        return Size(*self.surface.get_size())

    @property
    def position(self) -> Point:
        """Where the window stands on the desktop."""
        return Point(*pygame.display.get_window_position())

    @property
    def frame_seconds(self) -> float:
        """The time from one picture of the screen to the next."""
        return 1 / (pygame.display.get_current_refresh_rate() or _FALLBACK_RATE)

    @property
    def is_fullscreen(self) -> bool:
        """True while the window covers the screen."""
        return pygame.display.is_fullscreen()

    def fill(self, colour: Colour) -> None:
        """Show nothing but this colour."""
        self.surface.fill(colour)
        pygame.display.flip()

    def show(self, parts: Iterable[Rect]) -> None:
        """Send these parts of the drawing area to the screen."""
        pygame.display.update(list(parts))

    def events(self) -> list[pygame.Event]:
        """What has happened since the last time."""
        events = pygame.event.get()
        self._events_came |= bool(events)
        return events

    @property
    def wakes(self) -> bool:
        """True where `rest` ends as soon as the desktop has something to say."""
        return self._connection.can_be_heard

    def rest(self, seconds: float) -> None:
        """Wait for the desktop to say something, no longer than this."""
        came, self._events_came = self._events_came, False
        self._connection.wait(seconds, events_came=came)

    def set_fullscreen(self, *, on: bool) -> None:
        """Cover the screen, or stand as a window again."""
        if on:
            self._handle.set_fullscreen(desktop=True)
        else:
            self._handle.set_windowed()

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()


_UNUSED_EVENTS: Final = (
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
    pygame.MULTIGESTURE,
    pygame.JOYAXISMOTION,
    pygame.ACTIVEEVENT,
    pygame.VIDEORESIZE,
    pygame.VIDEOEXPOSE,
    pygame.WINDOWMOVED,
)


def _insist_on_a_screen() -> None:
    """Where SDL finds no screen it may take a driver that shows nothing, unless it was asked to."""
    if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise NoDisplayError("no screen was found")


def _set_hints() -> None:
    """Defaults for the window system; what the player's environment says wins."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if sys.platform.startswith("linux"):
        # Measured: without it a picture costs seven times as much where there is no GPU.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

    if sys.platform == "win32":
        import ctypes

        # The taskbar shows the game's own icon, and groups its windows apart from Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOW_CLASS)


def _set_icon() -> None:
    """The picture for title bars and lists of windows; it must be set before the window opens."""
    with suppress(OSError, pygame.error):
        pygame.display.set_icon(pygame.image.load(asset("app/canfield-64.png")))


def _two_thirds(desktop: Size) -> Size:
    return Size(
        max(SMALLEST.width, desktop.width * 2 // 3), max(SMALLEST.height, desktop.height * 2 // 3)
    )


def _fitting(size: Size, desktops: list[Size]) -> Size:
    """The size, but not larger than the largest desktop."""
    width = max(desktop.width for desktop in desktops)
    height = max(desktop.height for desktop in desktops)
    return Size(min(size.width, width), min(size.height, height))


def _on_a_screen(position: Point, size: Size, desktops: list[Size]) -> bool:
    """True where enough of the title bar to take hold of lies on the first desktop.

    SDL does not say where further desktops stand; side by side from the left is assumed.
    """
    width = sum(desktop.width for desktop in desktops)
    height = min(desktop.height for desktop in desktops)
    reach = size.width // 4
    return -reach < position.x < width - reach and 0 <= position.y < height - reach
