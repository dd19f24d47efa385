"""Starts the game from its source: python3 tools/play.py [options of the game].

The first start makes .venv beside the source and installs the game in it.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Canfield needs Python 3.11 or newer and this is {}.{}: get one from "
        "https://www.python.org/downloads/ and start this with it.".format(*sys.version_info)
    )

import os

from environment import SetupError, python_with


def main() -> int:
    """Set up what is missing and become the game; only on Windows is there a way back."""
    try:
        python = str(python_with())
    except SetupError as fault:
        sys.exit(str(fault))
    command = [python, "-P", "-m", "canfield", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(python, command)
    import subprocess

    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main())
