"""The launcher of macOS: an application that is little more than a name, an icon and a call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield import __version__
from canfield.app.launchers.launcher import ID, NAME, Call, Launcher
from canfield.ui.assets import asset

if TYPE_CHECKING:
    from canfield.app.launchers.command import Command
    from canfield.store.paths import LauncherFolders


def launcher(command: Command, folders: LauncherFolders) -> Launcher:
    """An application for the Finder and the Launchpad.

    It is made on the machine itself, so that no quarantine asks for a signature.
    """
    import plistlib

    entry = folders.applications / f"{NAME}.app"
    inside = entry / "Contents"
    program = inside / "MacOS" / ID
    return Launcher(
        entry,
        {
            inside / "Info.plist": plistlib.dumps(_facts()),
            inside / "Resources" / f"{ID}.icns": asset(f"app/{ID}.icns").read_bytes(),
            program: start_script(command).encode(),
        },
        programs=frozenset({program}),
        news=(Call(("touch", "-c", str(entry))),),
    )


def start_script(command: Command) -> str:
    """What the application does: it becomes the game."""
    from shlex import join, quote

    folder = f"cd {quote(str(command.folder))} || exit\n" if command.folder else ""
    words = join((str(command.program), *command.arguments))
    return f'#!/bin/sh\n{folder}exec {words} "$@"\n'


def _facts() -> dict[str, object]:
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": f"{ID}.launcher",
        "CFBundleExecutable": ID,
        "CFBundleIconFile": ID,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
    }
