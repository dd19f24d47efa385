"""Zip files that keep what can be run, and links between files, as both are in a bundle."""

from __future__ import annotations

import stat
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def pack(folder: Path, file: Path) -> Path:
    """Put the folder, with its name, into the zip file; the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent).as_posix()
            if path.is_symlink():
                link = ZipInfo(name)
                link.create_system = 3
                link.external_attr = (stat.S_IFLNK | 0o777) << 16
                archive.writestr(link, path.readlink().as_posix())
            elif path.is_file():
                archive.write(path, name)
    return file


def unpack(file: Path, folder: Path) -> None:
    """Lay what is in the zip file into the folder, as any unpacker of the desktop does."""
    with ZipFile(file) as archive:
        for entry in archive.infolist():
            mode = entry.external_attr >> 16
            path = folder / entry.filename
            if stat.S_ISLNK(mode):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.symlink_to(archive.read(entry).decode())
            else:
                archive.extract(entry, folder)
                path.chmod(mode & 0o777 or 0o644)
