"""Write the icons into assets/icons and the application icon into assets/app.

The SVG files are always the same bytes; the pictures made from them need pygame.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from art.app_icon import app_icon, small_app_icon
from art.icons import icons

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 48
"""From this size on the full drawing is used."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The ICNS entry for a PNG picture of each size."""


def drawings() -> dict[str, str]:
    """The text of every SVG file, by its path below assets."""
    files = {f"icons/{name}.svg": text for name, text in icons().items()}
    return files | {"app/canfield.svg": app_icon(), "app/canfield-small.svg": small_app_icon()}


def rendered(size: int) -> bytes:
    """The application icon as a PNG picture."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    text = app_icon() if size >= SMALL else small_app_icon()
    large = pygame.image.load_sized_svg(BytesIO(text.encode()), (4 * size, 4 * size))
    picture = pygame.transform.smoothscale(large, (size, size))
    png = BytesIO()
    pygame.image.save(picture, png, "icon.png")
    return png.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon that holds the PNG pictures as they are."""
    entries, body = b"", b""
    for size, png in pictures.items():
        offset = 6 + 16 * len(pictures) + len(body)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        body += png
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon that holds the PNG pictures as they are."""
    body = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", 8 + len(png)) + png for size, png in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    """Write every file."""
    for name, text in drawings().items():
        _write(name, text.encode())
    pictures = {size: rendered(size) for size in SIZES}
    for size, png in pictures.items():
        _write(f"app/canfield-{size}.png", png)
    _write("app/canfield.ico", ico({size: pictures[size] for size in ICO_SIZES}))
    _write("app/canfield.icns", icns({size: pictures[size] for size in ICNS_TYPES}))


def _write(name: str, content: bytes) -> None:
    target = ASSETS / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


if __name__ == "__main__":
    main()
