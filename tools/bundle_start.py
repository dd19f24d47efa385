"""The way into the bundle: the game, with what PyInstaller has set for itself put right."""

import os
import sys


def main() -> int:
    """Be the game."""
    forget_own_libraries()
    from canfield.app.main import main as play

    return play()


def forget_own_libraries() -> None:
    """Let programs of the desktop that the game starts use the libraries of the desktop.

    For this process they are chosen already, and a second one of the bundle chooses anew.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    sys.exit(main())
