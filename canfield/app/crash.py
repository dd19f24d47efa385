"""After an error that nobody expected: the game is saved, a note is left, the player is told."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame

from canfield import __version__
from canfield.store.crash import write_crash_note
from canfield.store.paths import paths
from canfield.store.saved import save_game
from canfield.ui.strings.command_line import sentences

if TYPE_CHECKING:
    from canfield.app.loop import Loop


def leave_note(loop: Loop, home: str | None) -> int:
    """Keep what can be kept after the exception that is being handled; the code to leave with."""
    files = paths(home)
    story = traceback.format_exc()
    words = sentences()
    kept = words["kept_nothing"]
    if loop.keeps_files:
        kept = save_game(files.game, loop.model.saved) or words["kept"]
    note = write_crash_note(
        files.crashes,
        version=__version__,
        system=f"{platform.platform()}, Python {platform.python_version()}, pygame {pygame.ver}",
        game=loop.model.game,
        traceback_text=story,
        when_text=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
    )
    print(story, file=sys.stderr)
    where = () if note is None else (words["noted"].format(note=note),)
    _tell(" ".join((words["stopped"], kept, *where)))
    return 1


def _tell(sentence: str) -> None:
    """One message of the desktop's own, since our picture may be what is broken."""
    print(sentence, file=sys.stderr)
    if pygame.display.get_init() and pygame.display.get_driver() != "dummy":
        pygame.display.quit()
        pygame.display.init()
        pygame.display.message_box("Canfield", sentence, "error", buttons=(sentences()["close"],))
