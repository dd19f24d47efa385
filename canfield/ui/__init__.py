"""What is seen and heard: the window, the pictures, the words. It knows no rule and no file."""

import os

WINDOW_CLASS = "canfield"
"""The class that desktops group windows by; the launcher names the same one."""

# pygame reads these when it is first imported; it would name the class after the script.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WINDOW_CLASS)
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
