"""Notes of crashes: what is needed to see the same fault again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from canfield.engine.game import Game

MOST_NOTES: Final = 20
"""How many notes are kept; the oldest go first."""

_MOST_IN_ONE_SECOND: Final = 100


def write_crash_note(  # noqa: PLR0913 - a note is made of what it is made of
    folder: Path,
    *,
    version: str,
    system: str,
    game: Game | None,
    traceback_text: str,
    when_text: str,
) -> Path | None:
    """Write a note named after the time; its path, or None where it could not be written."""
    sections = (
        f"Canfield {version} stopped on an error it did not expect.",
        f"When: {when_text}\nSystem: {system}",
        _game_text(game),
        traceback_text.rstrip(),
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _written(folder, _stem(when_text), "\n\n".join(sections) + "\n")
    except OSError:
        return None
    _forget_old(folder)
    return path


def _stem(when_text: str) -> str:
    """Letters and digits only, so that every file system takes the name."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in when_text)
    return f"crash-{plain[:40].strip('-')}"


def _written(folder: Path, stem: str, content: str) -> Path:
    for number in range(1, _MOST_IN_ONE_SECOND):
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        with suppress(FileExistsError), path.open("x", encoding="utf-8", errors="replace") as file:
            file.write(content)
            return path
    raise FileExistsError(stem)


def _game_text(game: Game | None) -> str:
    if game is None:
        return "No game was in progress."
    try:
        moves = " ".join(str(entry.move) for entry in game.entries)
        return (
            f"Code: {game.code}\nRules: {game.rules}\nScoring: {game.scoring}\n"
            f"Moves ({game.cursor} of {len(game.entries)} played): {moves}\n"
            f"Position: {game.state!r}"
        )
    except Exception as error:  # noqa: BLE001 - a broken game must not cost the rest of the note
        return f"The game cannot be told: {error!r}"


def _forget_old(folder: Path) -> None:
    with suppress(OSError):
        notes = sorted(folder.glob("crash-*.txt"), key=lambda note: note.stat().st_mtime)
        for note in notes[:-MOST_NOTES]:
            note.unlink()
