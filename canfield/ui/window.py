"""The window of the desktop: the only file that makes one."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import pygame

from canfield.table.geometry import Point, Rect, Size
from canfield.table.options import Scale
from canfield.ui import WINDOW_CLASS
from canfield.ui.canvas import open_canvas
from canfield.ui.connection import Connection, open_sockets
from canfield.ui.desktop import desktop_scale, monitors
from canfield.ui.outputs import OutputScales

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canfield.ui.theme import Colour

SMALLEST: Final = Size(640, 480)
_UNSEEN: Final = ("offscreen", "dummy")


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message says what the system said."""


class Window:
    """An open window and its drawing area.

    The desktop measures a window in units of its own; the drawing area has `scale.density`
    pixels to a hundred of them. All points and sizes here are pixels of the drawing area, but
    for `position`, `normal` and what the window is opened with.
    """

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
        pygame.event.set_blocked(_UNUSED_EVENTS)
        wayland = pygame.display.get_driver() == "wayland"
        self._scales = OutputScales() if wayland else None
        self._connection = Connection(open_sockets() - before)
        self._events_came = True
        self._maximised = self._fullscreen = False
        self.normal = self._stands
        """Where the window stands, or stood before it was maximised or covered the screen."""
        self.scale = self._scale()
        """How large things are to be drawn; the desktop may change it at any time."""

    def _open(self, size: Size | None, position: Point | None) -> None:
        if pygame.display.get_driver() == "x11":
            # Measured: without it a picture costs seven times as much where there is no GPU.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        desktops = [Size(*each) for each in pygame.display.get_desktop_sizes()]
        wanted = _fitting(size or _two_thirds(desktops[0]), desktops)
        if position is not None and not _on_a_screen(position, wanted, monitors()):
            position = None
        self._canvas = open_canvas(wanted, position)
        self._canvas.handle.minimum_size = min(SMALLEST, wanted)

    def _open_anew(self) -> None:
        """Open another window in place of this one, whose pixels have become too large or small."""
        old = self._canvas
        self._canvas = open_canvas(Size(*old.handle.size), None)
        self._canvas.handle.minimum_size = old.handle.minimum_size
        if self._maximised:
            self.maximise()
        if self._fullscreen:
            self.set_fullscreen(on=True)
        old.handle.destroy()
        pygame.event.clear()  # of the old window's end
        self.scale = self._scale()

    @property
    def surface(self) -> pygame.Surface:
        """The drawing area; another surface after the window has changed its size."""
        return self._canvas.surface

    @property
    def size(self) -> Size:
        """The size of the drawing area."""
        return Size(*self.surface.get_size())

    @property
    def position(self) -> Point:
        """Where the window stands on the desktop, in the desktop's units."""
        return Point(*self._canvas.handle.position)

    @property
    def _stands(self) -> Rect:
        return Rect(*self._canvas.handle.position, *self._canvas.handle.size)

    @property
    def is_maximised(self) -> bool:
        """True while the window fills what the desktop leaves free."""
        return self._maximised

    @property
    def is_fullscreen(self) -> bool:
        """True while the window covers the screen."""
        return self._fullscreen

    def note_place(self) -> None:
        """Keep in mind where the window stands, unless it is maximised or covers the screen.

        Not while it changes: it grows before the desktop says that it was maximised.
        """
        if not (self._maximised or self._fullscreen):
            self.normal = self._stands

    @property
    def frame_seconds(self) -> float:
        """The time from one picture of the screen to the next."""
        return 1 / self._canvas.rate

    def fill(self, colour: Colour) -> None:
        """Show nothing but this colour."""
        self.surface.fill(colour)
        self.show([Rect(0, 0, *self.size)])

    def show(self, parts: Iterable[Rect]) -> None:
        """Send these parts of the drawing area to the screen."""
        self._canvas.send(parts)

    def events(self) -> list[pygame.Event]:
        """What has happened since the last time, in pixels of the drawing area."""
        events = pygame.event.get()
        if self._scales is not None and self._scales.changed():
            self._open_anew()
        self._events_came |= bool(events)
        for event in events:
            self._notice(event.type)
        if self.scale.density == _USUAL:
            return events
        return [self._in_pixels(event) for event in events]

    def _notice(self, kind: int) -> None:
        """Keep up with what the desktop did to the window."""
        if kind == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif kind == pygame.WINDOWRESTORED:
            self._maximised = False
        elif kind in _RESCALING:
            self.scale = self._scale()

    def _scale(self) -> Scale:
        density = self.size.width * _USUAL // max(1, self._canvas.handle.size[0])
        return Scale(desktop_scale(density), density)

    def _in_pixels(self, event: pygame.Event) -> pygame.Event:
        """The event with the desktop's units turned into pixels."""
        if hasattr(event, "pos"):
            x, y = (each * self.scale.density // _USUAL for each in event.pos)
            return pygame.Event(event.type, {**event.dict, "pos": (x, y)})
        if event.type == pygame.WINDOWSIZECHANGED:
            width, height = self.size
            return pygame.Event(event.type, {**event.dict, "x": width, "y": height})
        return event

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
            self.note_place()
            self._canvas.handle.set_fullscreen(desktop=True)
        else:
            self._canvas.handle.set_windowed()
        self._fullscreen = on

    def maximise(self) -> None:
        """Fill what the desktop leaves free."""
        self._canvas.handle.maximize()

    def close(self) -> None:
        """Take the window away."""
        if self._scales is not None:
            self._scales.close()
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
_RESCALING: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_USUAL: Final = 100


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
    # A card game keeps no screen awake, and no compositor from its work.
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    if sys.platform == "win32":
        import ctypes

        # The taskbar shows the game's own icon, and groups its windows apart from Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOW_CLASS)


def _two_thirds(desktop: Size) -> Size:
    return Size(
        max(SMALLEST.width, desktop.width * 2 // 3), max(SMALLEST.height, desktop.height * 2 // 3)
    )


def _fitting(size: Size, desktops: list[Size]) -> Size:
    """The size, but not larger than the largest desktop."""
    width = max(desktop.width for desktop in desktops)
    height = max(desktop.height for desktop in desktops)
    return Size(min(size.width, width), min(size.height, height))


def _on_a_screen(position: Point, size: Size, screens: list[Rect]) -> bool:
    """True where enough of the title bar to take hold of lies on one of the screens."""
    reach = size.width // 4
    return any(
        min(position.x + size.width, screen.right) - max(position.x, screen.x) >= reach
        and screen.y <= position.y < screen.bottom - reach
        for screen in screens
    )
