"""What comes before all else: the language is set, and the window opens.

Only then is the rest of the program loaded, while the desktop puts the window up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.language import speak_as_chosen
from canfield.store.paths import paths
from canfield.store.settings import peek_settings
from canfield.table.geometry import Point, Size
from canfield.ui.theme import THEMES
from canfield.ui.window import Window

if TYPE_CHECKING:
    from canfield.app.main import Options
    from canfield.store.settings import Settings


def open_early(options: Options) -> Window:
    """The window where it stood last, as bare cloth; raises NoDisplayError without a screen."""
    settings = peek_settings(paths(options.home).config)
    speak_as_chosen(settings)
    window = _window(settings, options)
    window.fill(THEMES[settings.cloth].cloth)
    return window


def _window(settings: Settings, options: Options) -> Window:
    place = settings.window
    if place is None or options.size is not None:
        return Window(options.size, None)
    window = Window(Size(place.width, place.height), Point(place.x, place.y))
    if place.maximised:
        window.maximise()
    if place.fullscreen:
        window.set_fullscreen(on=True)
    return window
