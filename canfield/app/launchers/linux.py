"""The launcher of Linux desktops: an entry for the menus, and the icon in every size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.launchers.launcher import ID, NAME, Call, Launcher
from canfield.ui.assets import asset

if TYPE_CHECKING:
    from pathlib import Path

    from canfield.app.launchers.command import Command
    from canfield.store.paths import LauncherFolders

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_WORDS: Final = {
    "GenericName": "Card Game",
    "GenericName[de]": "Kartenspiel",
    "GenericName[es]": "Juego de cartas",
    "GenericName[fr]": "Jeu de cartes",
    "Comment": "Play Canfield, the patience with a reserve of thirteen cards",
    "Comment[de]": "Canfield spielen, die Patience mit dreizehn Karten in der Reserve",
    "Comment[es]": "Jugar a Canfield, el solitario con una reserva de trece cartas",
    "Comment[fr]": "Jouer à Canfield, la réussite à la réserve de treize cartes",
    "Keywords": "patience;solitaire;cards;demon;",
    "Keywords[de]": "Patience;Solitär;Karten;",
    "Keywords[es]": "solitario;cartas;naipes;paciencia;",
    "Keywords[fr]": "patience;réussite;solitaire;cartes;",
}
_ANY_PROGRAM: Final = ("/bin/sh", "-c", 'exec "$0" "$@"')


def launcher(command: Command, folders: LauncherFolders) -> Launcher:
    """An entry in the applications menu, with the icon for every theme."""
    entry = folders.applications / f"{ID}.desktop"
    theme = folders.shared / "icons" / "hicolor"
    return Launcher(
        entry,
        {entry: desktop_entry(command).encode(), **_icons(theme)},
        news=_news(theme, folders.applications),
    )


def desktop_entry(command: Command) -> str:
    """The text of the entry, after the Desktop Entry Specification."""
    keys = {
        "Type": "Application",
        "Name": NAME,
        **_WORDS,
        "Icon": ID,
        "Exec": _escaped(_command_line(command)),
        "TryExec": _escaped(str(command.program)),
        **({"Path": _escaped(str(command.folder))} if command.folder else {}),
        "Terminal": "false",
        "Categories": "Game;CardGame;",
        "StartupWMClass": ID,
    }
    return "[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in keys.items())


def _news(theme: Path, applications: Path) -> tuple[Call, ...]:
    """What makes old caches out of date; where there is none, none is begun."""
    touched = Call(("touch", "-c", str(theme)))
    if not (applications / "mimeinfo.cache").exists():
        return (touched,)
    return touched, Call(("update-desktop-database", "-q", str(applications)))


def _icons(theme: Path) -> dict[Path, bytes]:
    """The icon's files in the theme that all others fall back on."""
    drawn = {f"{size}x{size}": f"{ID}-{size}.png" for size in SIZES}
    return {
        theme / folder / "apps" / f"{ID}.{name.rpartition('.')[2]}": asset(
            f"app/{name}"
        ).read_bytes()
        for folder, name in {**drawn, "scalable": f"{ID}.svg"}.items()
    }


def _command_line(command: Command) -> str:
    """The words of the command, each in quotes.

    A program may have neither `%` nor `=` in its path there: menus look for it before they
    read `%%` as `%`. The shell starts such a one.
    """
    program = str(command.program)
    words = (program, *command.arguments)
    if "%" in program or "=" in program:
        words = (*_ANY_PROGRAM, *words)
    return " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    for sign in '\\"`$':
        word = word.replace(sign, f"\\{sign}")
    return '"' + word.replace("%", "%%") + '"'


def _escaped(text: str) -> str:
    """The text as the value of a key."""
    for sign, escape in (("\\", r"\\"), ("\n", r"\n"), ("\t", r"\t"), ("\r", r"\r")):
        text = text.replace(sign, escape)
    return r"\s" + text[1:] if text.startswith(" ") else text
