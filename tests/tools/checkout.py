"""A small project with our starters in it, which installs without the network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

Finished = subprocess.CompletedProcess[str]
TOOLS = Path(__file__).resolve().parents[2] / "tools"

PYPROJECT = """
[project]
name = "canfield"
version = "0"
dependencies = []
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[dependency-groups]
test = []
lint = []
package = []
"""

BACKEND = """
import os
import zipfile


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(f"{wheel_directory}/canfield-0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("canfield.pth", os.getcwd())
        wheel.writestr("canfield-0.dist-info/RECORD", "")
        wheel.writestr(
            "canfield-0.dist-info/METADATA",
            "Metadata-Version: 2.1\\nName: canfield\\nVersion: 0\\n",
        )
        wheel.writestr(
            "canfield-0.dist-info/WHEEL",
            "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        )
    return "canfield-0-py3-none-any.whl"
"""

FILES = {
    "pyproject.toml": PYPROJECT,
    "backend.py": BACKEND,
    "canfield/__init__.py": "",
    "canfield/__main__.py": "import sys\nprint('the game', *sys.argv[1:])\nsys.exit(7)\n",
    "tools/check_svg.py": "print('an arc too many')\nraise SystemExit(1)\n",
    "tools/check_changelog.py": "print('nothing to say')\n",
}


def make_checkout(root: Path) -> Path:
    """Write the project into `root`; its game exits with 7, its drawings are at fault."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for name in ("play.py", "check.py", "environment.py"):
        shutil.copy(TOOLS / name, root / "tools" / name)
    return root


def start(root: Path, tool: str, *arguments: str, first: str = "") -> Finished:
    """Run a starter from the project's root, offline, after the statement in `first`."""
    path = root / "tools" / tool
    statements = (
        "import runpy, sys",
        f"sys.path[0] = {str(path.parent)!r}",
        f"sys.argv = {[str(path), *arguments]!r}",
        first,
        f"runpy.run_path({str(path)!r}, run_name='__main__')",
    )
    return subprocess.run(
        [sys.executable, "-c", "\n".join(statements)],
        cwd=root,
        env=offline(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def offline() -> dict[str, str]:
    """An environment in which pip reaches nothing."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0"}
    return kept | nowhere | {"PIP_CONFIG_FILE": os.devnull}
