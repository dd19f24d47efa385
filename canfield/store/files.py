"""JSON files that are replaced whole or not at all; bad ones are set aside, never deleted.

Beside `game.json` may lie `game.json.backup`, the version before it, and `game.json.bad`,
`game.json.2.bad` and so on, files that could not be read.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from canfield.store.sentences import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

LARGEST: Final = 16 * 1024 * 1024
"""Bytes beyond which a file is none of ours."""

DEEPEST: Final = 40
"""Levels of lists and objects beyond which a file is none of ours."""

PAUSES: Final = (0.01, 0.03) if os.name == "nt" else ()
"""Seconds to wait where another program, a virus scanner say, may hold a file open."""

_unread: Final[set[Path]] = set()
"""Files that could neither be read nor set aside: they must not be overwritten."""

_T = TypeVar("_T")


class Read(NamedTuple):
    """The object in a file, None without one, and a sentence on what was wrong."""

    value: dict[str, Any] | None
    problem: str | None = None


def read_json(path: Path) -> Read:
    """The object in the file; a missing file is None without a problem.

    A file that cannot be read is set aside, and its backup, if good, takes its place.
    """
    value, fault = _parsed(path)
    if fault is None:
        return Read(value)
    backup = read_backup(path)
    kept = _set_aside(path, restore=backup is not None)
    problem = say("set_aside" if kept else "left", file=path.name, reason=fault, kept=kept)
    return Read(backup, problem if backup is None else f"{problem} {say('before_used')}")


def peek_json(path: Path) -> dict[str, Any] | None:
    """The object in the file or, where that is bad, in its backup; nothing is moved."""
    value, fault = _parsed(path)
    return value if fault is None else read_backup(path)


def look_at_json(path: Path) -> Read:
    """The object in the file, or a word on what is wrong with it; nothing is moved."""
    return Read(*_parsed(path))


def read_backup(path: Path) -> dict[str, Any] | None:
    """The object in the version before the present one; None where there is none."""
    return _parsed(_beside(path, "backup"))[0]


def write_json(path: Path, value: Mapping[str, Any]) -> str | None:
    """None once the file holds `value` safely on the disk; else why not, in one sentence.

    After a failure the file is as it was, byte for byte. Never raises OSError.
    """
    temporary = _beside(path, f"{os.getpid()}.tmp")
    try:
        _protect_unread(path)
        make_folder(path.parent)
        _write(temporary, _text(value).encode())
        _back_up(path)
        patiently(lambda: temporary.replace(path))
    except OSError as error:
        _remove(temporary)
        return say("unsaved", file=path.name, reason=reason(error))
    _sweep(path)
    return None


def sync_folder(folder: Path) -> None:
    """Put the names in the folder on the disk, too, where a folder can be opened.

    Without it a power cut may bring back the version before, which is whole as well.
    """
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def last_written(*files: Path) -> tuple[tuple[int, int] | None, ...]:
    """What differs once one of the files has been written again; None where there is none."""
    return tuple(map(_version, files))


def keep_copy(path: Path) -> str | None:
    """Give the bytes of the file a second name that was free; the name, or None if that failed."""
    number = _free_number(path)
    latest, aside = _aside(path, number - 1), _aside(path, number)
    with suppress(OSError):
        if latest.samefile(path):
            return latest.name
    try:
        _link_or_copy(path, aside)
    except OSError:
        return None
    return aside.name


def reason(error: OSError) -> str:
    """What the system says went wrong."""
    return error.strerror or str(error) or type(error).__name__


def patiently(action: Callable[[], _T]) -> _T:
    """What `action` returns; tried again where another program may hold the file for a moment."""
    for pause in PAUSES:
        try:
            return action()
        except PermissionError:
            time.sleep(pause)
    return action()


def _version(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def _parsed(path: Path) -> tuple[dict[str, Any] | None, str | None]:
    """The object in the file, or why there is none; both None without a file."""
    try:
        content = patiently(lambda: _content(path))
    except (FileNotFoundError, NotADirectoryError):
        return None, None
    except OSError as error:
        return None, reason(error)
    return _decoded(content)


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _decoded(content: bytes) -> tuple[dict[str, Any] | None, str | None]:
    import json

    if len(content) > LARGEST:
        return None, say("too_large")
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        return None, say("damaged")
    if not isinstance(value, dict) or _is_deep(value):
        return None, say("foreign")
    return value, None


def _is_deep(value: object) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _containers(outer)]
        if not level:
            return False
    return True


def _containers(value: Any) -> Iterator[object]:  # noqa: ANN401 - whatever JSON can hold
    inside = value.values() if isinstance(value, dict) else value
    return (item for item in inside if isinstance(item, dict | list))


def _text(value: Mapping[str, Any]) -> str:
    """JSON with a line for each entry of the object."""
    import json

    lines = (f"{json.dumps(key)}: {json.dumps(item)}" for key, item in value.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _protect_unread(path: Path) -> None:
    """Set aside a file that could not be read before; raises OSError where that still fails."""
    if path not in _unread:
        return
    if path.exists() and _rename(path) is None:
        raise OSError(say("present_unread"))
    _unread.discard(path)


def make_folder(folder: Path) -> None:
    """Make the folder with its parents; raises OSError where that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(error.errno, say("no_folder", folder=folder)) from error


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _back_up(path: Path) -> None:
    """Keep the present version under another name, where the disk can give a file two names."""
    _replace_by_link(_beside(path, "backup"), path)


def _set_aside(path: Path, *, restore: bool) -> str | None:
    """Keep a bad file under another name, which is returned; None where it must stay."""
    aside = keep_copy(path) or _rename(path)
    if aside is None:
        _unread.add(path)
        return None
    if not (restore and _replace_by_link(path, _beside(path, "backup"))):
        _remove(path)
    return aside


def _replace_by_link(path: Path, other: Path) -> bool:
    """Make `path` a second name of the file `other` in one step; False where that failed."""
    link = _beside(path, f"{os.getpid()}.link.tmp")
    try:
        link.hardlink_to(other)
        link.replace(path)
    except OSError:
        return False
    finally:
        _remove(link)
    return True


def _link_or_copy(path: Path, second: Path) -> None:
    try:
        second.hardlink_to(path)
    except OSError:
        try:
            _write(second, path.read_bytes())
        except OSError:
            _remove(second)
            raise


def _rename(path: Path) -> str | None:
    """Move the file out of the way; its new name, or None where that failed."""
    aside = _aside(path, _free_number(path))
    try:
        patiently(lambda: path.rename(aside))
    except OSError:
        return None
    return aside.name


def _free_number(path: Path) -> int:
    return next(number for number in count(1) if not os.path.lexists(_aside(path, number)))


def _aside(path: Path, number: int) -> Path:
    return _beside(path, "bad" if number == 1 else f"{number}.bad")


def _sweep(path: Path) -> None:
    """Remove what writers that died left behind."""
    with suppress(OSError):
        for name in os.listdir(path.parent):  # noqa: PTH208 - names are all that is needed
            if name.startswith(path.name) and name.endswith(".tmp"):
                _remove(path.with_name(name))


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{ending}")
