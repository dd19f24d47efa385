"""What is seen and heard: the window, the pictures, the words. It knows no rule and no file."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
