"""The command line: options in, a way to run out."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Never

from canfield import __version__
from canfield.app.language import speak_on_command_line
from canfield.app.main import Options, run
from canfield.engine import GameCode, GameCodeError
from canfield.store.paths import paths
from canfield.store.settings import peek_settings
from canfield.table.geometry import Size
from canfield.ui.strings.command_line import options, sentences

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
        from canfield.ui.strings.codes import code_words

        raise argparse.ArgumentTypeError(code_words(error)) from error


def _size(text: str) -> Size:
    width, cross, height = text.lower().partition("x")
    plain = all(part.isascii() and part.isdecimal() for part in (width, height))
    sides = (int(width), int(height)) if cross and plain else ()
    if not sides or min(sides) < _SMALLEST or max(sides) > _LARGEST:
        raise argparse.ArgumentTypeError(sentences()["no_size"].format(text=text))
    return Size(int(width), int(height))


def _parser() -> argparse.ArgumentParser:
    does = options()
    parser = _Parser("canfield", description=does["about"])
    add = parser.add_argument
    add("--code", type=_code, help=does["code"])
    add("--draw", type=int, choices=(1, 3), help=does["draw"])
    add("--size", type=_size, help=does["size"])
    add("--home", metavar="DIR", help=does["home"])
    add("--no-animation", action="store_true", help=does["no_animation"])
    add("--mute", action="store_true", help=does["mute"])
    add("--install-launcher", action="store_true", help=does["install"])
    add("--remove-launcher", action="store_true", help=does["remove"])
    add("--self-check", action="store_true", help=does["check"])
    add("--solve", type=_code, metavar="CODE", help=does["solve"])
    add("--export", metavar="FILE", help=does["export"])
    add("--import", metavar="FILE", dest="take", help=does["import"])
    add("--version", action="version", version=f"Canfield {__version__}")
    return parser


def parse(words: Sequence[str]) -> int:
    """Do what these words ask for; the code to leave with."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--home", nargs="?")
    home = early.parse_known_args(words)[0].home
    speak_on_command_line(peek_settings(paths(home).config))
    given = _parser().parse_args(words)
    if given.self_check:
        from canfield.app.self_check import self_check

        return self_check(given.home)
    if given.install_launcher or given.remove_launcher:
        from canfield.app.launchers import asking

        if given.install_launcher:
            return asking.tell(asking.install_launcher(given.home), sentences()["written"])
        return asking.tell(asking.remove_launcher(given.home), sentences()["removed"])
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
