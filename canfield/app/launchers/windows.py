"""The launcher of Windows: a shortcut in the Start menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.app.launchers.launcher import ID, NAME, Call, Launcher
from canfield.ui.assets import asset

if TYPE_CHECKING:
    from canfield.app.launchers.command import Command
    from canfield.store.paths import LauncherFolders

_SCRIPT: Final = """
$ErrorActionPreference = 'Stop'
$link = (New-Object -ComObject WScript.Shell).CreateShortcut($env:CANFIELD_LINK)
$link.TargetPath = $env:CANFIELD_PROGRAM
$link.Arguments = [string]$env:CANFIELD_ARGUMENTS
$link.WorkingDirectory = [string]$env:CANFIELD_FOLDER
$link.IconLocation = $env:CANFIELD_ICON
$link.Description = $env:CANFIELD_WORDS
$link.Save()
"""
"""What is to be written comes in variables, so that no path needs quotes of any kind."""


def launcher(command: Command, folders: LauncherFolders) -> Launcher:
    """A shortcut, made by the system's own shell since its format is the system's own."""
    from subprocess import list2cmdline

    entry = folders.applications / f"{NAME}.lnk"
    variables = {
        "CANFIELD_LINK": str(entry),
        "CANFIELD_PROGRAM": str(command.program),
        "CANFIELD_ARGUMENTS": list2cmdline(command.arguments),
        "CANFIELD_FOLDER": str(command.folder or ""),
        "CANFIELD_ICON": f"{asset(f'app/{ID}.ico')},0",
        "CANFIELD_WORDS": "Canfield, the patience with a reserve of thirteen cards",
    }
    script = "; ".join(_SCRIPT.strip().splitlines())
    words = ("powershell.exe", "-NoLogo", "-NoProfile", "-NonInteractive", "-Command", script)
    return Launcher(entry, makes=Call(words, variables))
