"""The scales of Wayland's outputs, asked of the compositor itself.

SDL keeps up with a scale that changes under an open window only where the compositor has
`wp_fractional_scale_manager_v1`. On others it must be found out like this, and a new window
opened.
"""

from __future__ import annotations

import os
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_DISPLAY, _REGISTRY, _FIRST_OUTPUT = 1, 2, 3
"""Numbers of Wayland objects; each output is given the next."""
_GET_REGISTRY, _BIND = 1, 0
_GLOBAL, _SCALE = 0, 3
_UNKNOWN: Final = 0
"""The scale of an output that has not told yet."""
_OUTPUT_VERSION: Final = 2
"""The first version of `wl_output` that has a scale."""
_FOLLOWED_BY_SDL: Final = b"wp_fractional_scale_manager_v1"


class OutputScales:
    """A connection to the compositor that hears of nothing but its outputs' scales."""

    def __init__(self) -> None:
        self._scales: dict[int, int] = {}
        self._unread = b""
        self._socket: socket.socket | None = socket.socket(socket.AF_UNIX)
        try:
            self._socket.connect(str(_address()))
            self._socket.setblocking(False)
            self._send(_DISPLAY, _GET_REGISTRY, struct.pack("=I", _REGISTRY))
        except OSError:
            self.close()

    def changed(self) -> bool:
        """True once after the scale of an output that was known is another."""
        before = dict(self._scales)
        with suppress(BlockingIOError):
            self._read()
        return any(scale and scale != self._scales[output] for output, scale in before.items())

    def close(self) -> None:
        """Hear of no more."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _read(self) -> None:
        while self._socket is not None:
            try:
                heard = self._socket.recv(65536)
            except ConnectionError:
                heard = b""
            if not heard:
                self.close()
                return
            self._unread += heard
            for number, code, content in self._messages():
                self._heard(number, code, content)

    def _messages(self) -> Iterator[tuple[int, int, bytes]]:
        """Object, event and arguments of each message that has come in full."""
        while len(self._unread) >= 8:  # noqa: PLR2004 - the length of a header
            number, code, length = struct.unpack_from("=IHH", self._unread)
            if len(self._unread) < length:
                return
            content, self._unread = self._unread[8:length], self._unread[length:]
            yield number, code, content

    def _heard(self, number: int, code: int, content: bytes) -> None:
        if number == _REGISTRY and code == _GLOBAL:
            name, length = struct.unpack_from("=II", content)
            interface = content[8 : 8 + length - 1]
            if interface == _FOLLOWED_BY_SDL:
                self.close()
            elif interface == b"wl_output":
                self._bind(name)
        elif number in self._scales and code == _SCALE:
            (self._scales[number],) = struct.unpack("=i", content)

    def _bind(self, name: int) -> None:
        number = _FIRST_OUTPUT + len(self._scales)
        self._scales[number] = _UNKNOWN
        wanted = struct.pack("=II12sII", name, 10, b"wl_output", _OUTPUT_VERSION, number)
        self._send(_REGISTRY, _BIND, wanted)

    def _send(self, number: int, code: int, content: bytes) -> None:
        if self._socket is not None:
            self._socket.sendall(struct.pack("=IHH", number, code, 8 + len(content)) + content)


def _address() -> Path:
    """Where the compositor listens; a name without a folder lies in the player's own."""
    return Path(os.environ.get("XDG_RUNTIME_DIR", "")) / os.environ.get(
        "WAYLAND_DISPLAY", "wayland-0"
    )
