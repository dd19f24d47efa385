"""The way in: options, the pieces put together, and the note after a crash."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canfield.app.loop import Loop
    from canfield.engine import GameCode
    from canfield.table.geometry import Size


_SOLVER_SERVICE = "--solver-service"
"""What a bundled program starts itself with to be the solver's process."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asked for."""

    code: GameCode | None = None
    draw: int | None = None
    size: Size | None = None
    home: str | None = None
    animation: bool = True
    sound: bool = True


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default those of the process."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words == [_SOLVER_SERVICE]:
        from canfield.solver.service import serve

        serve()
        return 0
    if not words:
        return run(Options())
    from canfield.app.options import parse

    return parse(words)


def run(options: Options) -> int:
    """Open the window and play; 1 where there is no display."""
    from canfield.ui.window import NoDisplayError

    gc.disable()  # what is made at the start stays until the end
    try:
        loop = _opened(options)
    except NoDisplayError as error:
        from canfield.ui.strings.command_line import sentences

        print(sentences()["no_display"].format(reason=error), file=sys.stderr)
        return 1
    finally:
        gc.freeze()
        gc.enable()
    try:
        loop.run()
    except Exception:  # noqa: BLE001 - a fault of ours: the game is saved and a note is left
        from canfield.app.crash import leave_note

        return leave_note(loop, options.home)
    return 0


def _opened(options: Options) -> Loop:
    """The window first, then the rest of the program."""
    from canfield.app.early import open_early

    window = open_early(options)
    from canfield.app.starting import started

    return started(options, window)
