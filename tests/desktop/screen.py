"""A screen of our own, with a window manager, and a hand for mouse and keys on it."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Self

from canfield.table.geometry import Point, Rect, Size

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

PATIENCE = 20.0
"""Seconds after which something that has not happened never will."""


def until(what: Callable[[], object], *, seconds: float = PATIENCE, why: str = "") -> None:
    """Look again and again until it is true; fail when it takes too long."""
    deadline = time.monotonic() + seconds
    while not what():
        if time.monotonic() > deadline:
            raise AssertionError(why or "it never happened")
        time.sleep(0.01)


SIZE = Size(1280, 800)
_HEADER_LENGTH, _LINE_LENGTH, _COLOURS = 0, 12, 19
"""Where an XWD header says how long it is, how long a line of pixels, how many colours follow."""
_COLOUR_LENGTH = 12


class Screen:
    """An X server without a monitor, openbox on it."""

    def __init__(self, size: Size = SIZE, dpi: int = 96) -> None:
        read, write = os.pipe()
        self._folder = Path(tempfile.mkdtemp())
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{size.width}x{size.height}x24",
                "-dpi",
                str(dpi),
                "-nolisten",
                "tcp",
                "-noreset",
                "-fbdir",
                str(self._folder),
                "-r",  # a key that a busy machine lets go late is pressed once all the same
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            self.display = f":{answer.readline().strip()}"
        self.environment = {**os.environ, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self._manager = subprocess.Popen(
            ["openbox"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._hand = subprocess.Popen(
            ["xdotool", "-"], env=self.environment, stdin=subprocess.PIPE, text=True
        )

    def wants(self, scale: int) -> None:
        """Let the desktop want words and buttons so large, in per cent, as GNOME and KDE do."""
        dpi = f"Xft.dpi:\t{96 * scale // 100}\n"
        self.ask(
            "xprop", "-root", *("-f", "RESOURCE_MANAGER", "8s"), *("-set", "RESOURCE_MANAGER", dpi)
        )

    def __enter__(self) -> Self:
        until(lambda: "_NET_SUPPORTING_WM_CHECK" in self.ask("xprop", "-root"))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        hand = self._hand.stdin
        if hand is not None:
            hand.close()
        for process in (self._hand, self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)
        shutil.rmtree(self._folder)

    def ask(self, *command: str) -> str:
        """What a program says about this screen."""
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        ).stdout

    def say(self, line: str) -> None:
        """Let the hand do something: a line of xdotool's language."""
        hand: IO[str] | None = self._hand.stdin
        assert hand is not None
        hand.write(line + "\n")
        hand.flush()

    def finish(self) -> None:
        """Wait until the hand has done all that it was told, and let go."""
        done = self._folder / "done"
        done.unlink(missing_ok=True)
        self.say(f"mouseup 1 exec --sync touch {done}")
        until(done.exists, why="the hand is stuck")

    def pixels(self, area: Rect) -> bytes:
        """What is to be seen there now, four bytes a pixel."""
        picture = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", picture[:100])
        line = header[_LINE_LENGTH]
        first = header[_HEADER_LENGTH] + header[_COLOURS] * _COLOUR_LENGTH + 4 * area.x
        rows = range(first + area.y * line, first + area.bottom * line, line)
        return b"".join(picture[row : row + 4 * area.width] for row in rows)

    def clients(self) -> list[str]:
        """The windows that the window manager knows."""
        line = self.ask("xprop", "-root", "_NET_CLIENT_LIST")
        return re.findall(r"0x[0-9a-f]+", line)

    def area(self, window: str) -> Rect:
        """Where the drawing area of a window is."""
        text = self.ask("xwininfo", "-id", window)
        number = {
            name: int(value)
            for name, value in re.findall(
                r"(Absolute upper-left [XY]|Width|Height):\s+(-?\d+)", text
            )
        }
        return Rect(
            number["Absolute upper-left X"],
            number["Absolute upper-left Y"],
            number["Width"],
            number["Height"],
        )


class Hand:
    """The mouse and the keys, in coordinates of a window's drawing area."""

    def __init__(self, screen: Screen, area: Rect) -> None:
        self._screen = screen
        self.area = area

    def move(self, point: Point) -> None:
        """Move the pointer."""
        x, y = self.area.x + point.x, self.area.y + point.y
        self._screen.say(f"mousemove {x} {y}")

    def click(self, point: Point, times: int = 1, button: int = 1) -> None:
        """Press and release a button, 60 ms from one press to the next."""
        self.move(point)
        self._screen.say(f"click --repeat {times} --delay 60 {button}")

    def press(self, point: Point) -> None:
        """Press the left button and hold it."""
        self.move(point)
        self._screen.say("mousedown 1")

    def release(self) -> None:
        """Let the left button go."""
        self._screen.say("mouseup 1")

    def drag(self, start: Point, end: Point) -> None:
        """Drag from here to there, in four steps."""
        self.press(start)
        for step in range(1, 5):
            self.move(
                Point(
                    start.x + (end.x - start.x) * step // 4, start.y + (end.y - start.y) * step // 4
                )
            )
        self.release()

    def waits(self, seconds: float) -> None:
        """Do nothing for so long, after what was said before."""
        self._screen.say(f"sleep {seconds}")

    def key(self, *names: str) -> None:
        """Press keys one after the other: `n`, `ctrl+z`, `Return`."""
        for name in names:
            self._screen.say(f"key {name}")
