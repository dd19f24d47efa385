"""Makes a Debian package of a bundle: bundle_deb.py BUNDLE OUT; prints the name of its file."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import ROOT

sys.path.insert(0, str(ROOT))

from canfield import __version__
from canfield.app.launchers.command import Command
from canfield.app.launchers.linux import launcher
from canfield.store.paths import LauncherFolders

CONTROL = """\
Package: canfield
Version: {version}
Architecture: {machine}
Maintainer: The Canfield authors <authors@canfield.invalid>
Installed-Size: {size}
Depends: libc6 (>= {libc}), libx11-6, libxext6
Recommends: libxcursor1, libxfixes3, libxi6, libxrandr2, libxss1
Section: games
Priority: optional
Description: Canfield, the patience with a reserve of thirteen cards
 A card game for one player: build four foundations upward from a rank that the
 deal decides, with a reserve of thirteen cards and a stock turned by threes.
"""
PROGRAM = Path("/usr/bin/canfield")


def main() -> None:
    """Lay the files out as they will be installed, and pack them."""
    bundle, out = Path(sys.argv[1]), Path(sys.argv[2])
    machine = said("dpkg", "--print-architecture")
    file = out / f"canfield_{__version__}_{machine}.deb"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        lay_out(bundle, root)
        write_control(root, machine)
        root.chmod(0o755)
        said("dpkg-deb", "--root-owner-group", "--build", str(root), str(file))
    print(file)


def lay_out(bundle: Path, root: Path) -> None:
    """The bundle, a name for it among the programs, and its place in the menu."""
    shutil.copytree(bundle, root / "usr/lib/canfield", symlinks=True)
    name = root / PROGRAM.relative_to("/")
    name.parent.mkdir()
    name.symlink_to("../lib/canfield/Canfield")
    share = root / "usr/share"
    entry = launcher(Command(PROGRAM), LauncherFolders(share / "applications", share))
    for path, content in entry.files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    papers = share / "doc/canfield"
    papers.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", papers / "copyright")


def write_control(root: Path, machine: str) -> None:
    """What the package manager is told."""
    sizes = (path.lstat().st_size for path in root.rglob("*") if path.is_file())
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(
        CONTROL.format(
            version=__version__,
            machine=machine,
            size=sum(sizes) // 1024,
            libc=platform.libc_ver()[1],
        )
    )


def said(*command: str) -> str:
    """What the command says; raises CalledProcessError where it fails."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
