"""The way into the bundle: the game, or a part of it that it starts as a process of its own.

The bundle's program takes the place of Python for the game: `-m MODULE` works for its modules,
and so do the processes of `multiprocessing`.
"""

import os
import sys


def main() -> int:
    """Be what the arguments ask for."""
    forget_own_libraries()
    match sys.argv[1:]:
        case ["-m", module, *_] if module.partition(".")[0] == "canfield":
            import runpy

            del sys.argv[1:3]
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        case ["--multiprocessing-fork", *_]:
            from multiprocessing.spawn import freeze_support

            freeze_support()
        case [*_, "-c", program] if program.startswith("from multiprocessing."):
            exec(program)  # noqa: S102 - multiprocessing looks after what it shares with this
        case _:
            from canfield.app.main import main as play

            return play()
    return 0


def forget_own_libraries() -> None:
    """Let programs of the desktop that the game starts use the libraries of the desktop."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    sys.exit(main())
