"""The command line: options in, a way to run out."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Never

from canfield import __version__
from canfield.app.main import Options, run
from canfield.engine import GameCode, GameCodeError
from canfield.table.geometry import Size

if TYPE_CHECKING:
    from collections.abc import Sequence


_SMALLEST, _LARGEST = 150, 32_000


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and leaves with 2."""

    def error(self, message: str) -> Never:
        """One line on standard error."""
        print(f"canfield: {message}", file=sys.stderr)
        raise SystemExit(2)


def _code(text: str) -> GameCode:
    try:
        return GameCode.parse(text)
    except GameCodeError as error:
        raise argparse.ArgumentTypeError(error.reason) from error


def _size(text: str) -> Size:
    width, cross, height = text.lower().partition("x")
    plain = all(part.isascii() and part.isdecimal() for part in (width, height))
    sides = (int(width), int(height)) if cross and plain else ()
    if not sides or min(sides) < _SMALLEST or max(sides) > _LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; it looks like 1280x800")
    return Size(int(width), int(height))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("canfield", description="Canfield, the patience with a reserve of thirteen.")
    add = parser.add_argument
    add("--code", type=_code, help="play the deal of this code, such as CF1-D3-AAAAACL")
    add("--draw", type=int, choices=(1, 3), help="start a new game that draws so many cards")
    add("--size", type=_size, help="the size of the window, such as 1280x800")
    add("--home", metavar="DIR", help="keep every file in this folder")
    add("--no-animation", action="store_true", help="cards go where they belong at once")
    add("--mute", action="store_true", help="no sound")
    add("--install-launcher", action="store_true", help="add the game to the applications menu")
    add("--remove-launcher", action="store_true", help="take it out of the applications menu")
    add("--self-check", action="store_true", help="see whether all is there, without a window")
    add("--solve", type=_code, metavar="CODE", help="say whether this deal can be won, and how")
    add("--export", metavar="FILE", help="write settings, results and the game into one file")
    add("--import", metavar="FILE", dest="take", help="take them over from such a file")
    add("--version", action="version", version=f"Canfield {__version__}")
    return parser


def parse(words: Sequence[str]) -> int:
    """Do what these words ask for; the code to leave with."""
    given = _parser().parse_args(words)
    if given.self_check:
        from canfield.app.self_check import self_check

        return self_check(given.home)
    if given.install_launcher or given.remove_launcher:
        from canfield.app.launchers import asking

        if given.install_launcher:
            return asking.tell(asking.install_launcher(given.home), "written:")
        return asking.tell(asking.remove_launcher(given.home), "removed:")
    if given.export is not None or given.take is not None:
        from canfield.app import transferring

        if given.export is not None:
            return transferring.export_to(given.export, given.home)
        return transferring.import_from(given.take, given.home)
    if given.solve is not None:
        from canfield.app.solving import print_verdict

        return print_verdict(given.solve)
    return run(
        Options(
            code=given.code,
            draw=given.draw,
            size=given.size,
            home=given.home,
            animation=not given.no_animation,
            sound=not given.mute,
        )
    )
