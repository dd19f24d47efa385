"""A screen without a monitor whose pixels are read as they change, and a mouse on it.

The pointer is not drawn: what changes is the program's work.

For `bench_window.py`; it needs Linux, Xvfb, openbox and xdotool.
"""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple, Self

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

_MEBI: Final = 1024
_HEADER: Final = ">25I"
_HEADER_LENGTH, _LINE_LENGTH, _COLOURS = 0, 12, 19
"""Where an XWD header says how long it is, how long a line of pixels, how many colours follow."""
_COLOUR_LENGTH: Final = 12
_OPENBOX: Final = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications><application class="*">
    <decor>no</decor><maximized>yes</maximized><focus>yes</focus>
  </application></applications>
</openbox_config>
"""


class Area(NamedTuple):
    """Which pixels are looked at: every so manieth of every so manieth line of a rectangle."""

    left: int
    top: int
    right: int
    bottom: int
    across: int
    down: int


class Screen:
    """The server, a window manager that gives each window the whole screen, and the mouse."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._folder = TemporaryDirectory(prefix="bench-window-")
        folder = Path(self._folder.name)
        self.server = self._started_server(folder)
        manager = folder / "openbox.xml"
        manager.write_text(_OPENBOX, encoding="utf-8")
        self._manager = self.run(["openbox", "--config-file", str(manager)])
        hand = ["xdotool", "-"]
        self._hand = subprocess.Popen(
            hand, env=self._environment, stdin=subprocess.PIPE, text=True, bufsize=1
        )
        time.sleep(0.5)
        self._read(folder / "Xvfb_screen0")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._hand.stdin is not None:
            self._hand.stdin.close()
        for process in (self._hand, self._manager, self.server):
            process.terminate()
            process.wait(10)
        self._folder.cleanup()

    def run(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start a program on this screen."""
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, env=self._environment, stdout=silent, stderr=silent)

    def say(self, line: str) -> None:
        """Let the mouse do something: a line of xdotool's language, flushed at once."""
        if self._hand.stdin is not None:
            self._hand.stdin.write(line + "\n")

    def pixels(self, area: Area) -> bytes:
        """The pixels of an area, four bytes each, as they are at this moment."""
        left, top, right, bottom, across, down = area
        line, pixels = self._line, self._pixels
        return b"".join(
            pixels[y * line + left : y * line + right : across].tobytes()
            for y in range(top, bottom, down)
        )

    def everywhere(self, across: int = 16, down: int = 8) -> Area:
        """The whole screen, in samples."""
        return Area(0, 0, self.width, self.height, across, down)

    def _started_server(self, folder: Path) -> subprocess.Popen[bytes]:
        read, write = os.pipe()
        screen = f"{self.width}x{self.height}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", str(folder)]
        server = subprocess.Popen(
            [*command, "-nocursor", "-nolisten", "tcp", "-noreset"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            display = f":{answer.readline().strip()}"
        self._environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self._environment.pop(name, None)
        return server

    def _read(self, file: Path) -> None:
        """Look into the picture that the server keeps in a file."""
        with file.open("rb") as stream:
            memory = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack_from(_HEADER, memory)
        start = header[_HEADER_LENGTH] + _COLOUR_LENGTH * header[_COLOURS]
        self._line = header[_LINE_LENGTH] // 4
        end = start + header[_LINE_LENGTH] * self.height
        self._pixels = memoryview(memory)[start:end].cast("I")


def family(process: int) -> list[int]:
    """The process and all that it has started, those that are gone left out."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError, ValueError):
                parents.setdefault(int(_fields(folder.name)[1]), []).append(int(folder.name))
    found = [process]
    for each in found:
        found += parents.get(each, [])
    return found


def processor_seconds(process: int) -> float:
    """The processor time that the process and all that it has started have used."""
    total = 0
    for each in family(process):
        with suppress(OSError, ValueError):
            total += sum(map(int, _fields(str(each))[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> tuple[float, float]:
    """The memory of the process and all that it has started in MiB: resident, and its share."""
    sums = {"Rss:": 0, "Pss:": 0}
    for each in family(process):
        with suppress(OSError):
            for line in Path(f"/proc/{each}/smaps_rollup").read_text("utf-8").splitlines():
                name, *numbers = line.split()
                if name in sums:
                    sums[name] += int(numbers[0])
    return sums["Rss:"] / _MEBI, sums["Pss:"] / _MEBI


def machine_seconds() -> float:
    """The processor time that the whole machine has used."""
    user, nice, system, _idle, _waiting, *more = map(
        int, Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + sum(more)) / os.sysconf("SC_CLK_TCK")


def _fields(process: str) -> list[str]:
    """The fields of a process's state behind its name, which may hold spaces."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
