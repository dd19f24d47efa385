"""The game found in the menu of each system and started from there, wherever it is installed."""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from dummy_window import Desk
from hypothesis import given
from hypothesis import strategies as st

from canfield.app.launchers.command import Command, start_command
from canfield.app.launchers.linux import SIZES, desktop_entry
from canfield.app.launchers.putting_up import launcher_for, put_up, take_down
from canfield.app.messages import InstallLauncher, LauncherReady
from canfield.app.playing import REMARK_SECONDS
from canfield.app.view import scene
from canfield.store.paths import LauncherFolders
from tests.app.player import Player, measure
from tests.desktop.screen import Hand, Screen, until

ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="starts scripts of the shell")
ODD_FOLDERS = (
    "plain",
    "Spiele für alle",
    "100 % sure",
    "a=b",
    'says "hello"',
    "it's",
    "back\\slash\\n",
    "$HOME `id` $(id)",
    " leading and trailing ",
    "%f%u%%",
    "new\nline\ttab",
)
ARGUMENTS = ("--home", 'Über %d "all" \\ of $it = `x`')


@pytest.fixture
def folders(tmp_path: Path) -> LauncherFolders:
    return LauncherFolders(tmp_path / "share" / "applications", tmp_path / "share")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "canfield" / "launcher.json"


def program_that_tells(folder: Path) -> Path:
    """Return a program that writes its arguments, and where it was started, beside itself."""
    folder.mkdir(parents=True)
    program = folder / "canfield"
    program.write_text(
        "#!/bin/sh\n"
        'told="$(dirname "$0")/told"\n'
        'pwd > "$told.tmp"\n'
        'for each in "$@"; do printf "%s\\0" "$each" >> "$told.tmp"; done\n'
        'mv "$told.tmp" "$told"\n'
    )
    program.chmod(0o755)
    return program


def told(program: Path, arguments: tuple[str, ...]) -> bool:
    """Tell whether the program has been started with just these arguments."""
    text = program.with_name("told").read_text("utf-8")
    return text.endswith("\n" + "".join(f"{each}\0" for each in arguments))


def files_under(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ---------------------------------------------------------------- Linux


def read_as_the_specification_says(line: str) -> list[str]:
    """Return the words of an Exec line: escapes of the file, then quotes, then field codes."""
    escapes = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
    signs = iter(line)
    text = "".join(escapes[next(signs)] if sign == "\\" else sign for sign in signs)
    words, signs = [], iter(text)
    for sign in signs:
        assert sign == '"', "every word is quoted"
        word = ""
        while (sign := next(signs)) != '"':
            word += next(signs) if sign == "\\" else sign
        words.append(word)
        assert next(signs, " ") == " "
    codes = "".join("".join(words).split("%%"))
    assert "%" not in codes, "no field code was asked for"
    return [word.replace("%%", "%") for word in words]


def value(entry: str, key: str) -> str:
    (line,) = (line for line in entry.split("\n") if line.startswith(f"{key}="))
    return line.partition("=")[2]


@given(
    st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1),
    st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\0"))),
)
def test_a_menu_reads_the_very_words_whatever_signs_are_in_them(
    name: str, arguments: list[str]
) -> None:
    program = f"/games/{name}"
    words = read_as_the_specification_says(
        value(desktop_entry(Command(Path(program), tuple(arguments))), "Exec")
    )
    assert words[-1 - len(arguments) :] == [str(Path(program)), *arguments]


@ON_POSIX
@pytest.mark.skipif(not shutil.which("gio"), reason="needs gio, which starts entries as menus do")
@pytest.mark.parametrize("name", ODD_FOLDERS)
def test_the_entry_starts_the_game_from_a_folder_of_any_name(
    tmp_path: Path, folders: LauncherFolders, record: Path, name: str
) -> None:
    program = program_that_tells(tmp_path / name)
    launcher = launcher_for(Command(program, ARGUMENTS), folders, "linux")
    assert put_up(launcher, record).problem is None
    subprocess.run(["gio", "launch", launcher.entry], check=True, timeout=20)
    wait_for(program.with_name("told"))
    assert told(program, ARGUMENTS)


def wait_for(path: Path) -> None:
    """Wait for a file that another process writes."""
    subprocess.run(
        ["sh", "-c", 'until [ -e "$1" ]; do sleep 0.01; done', "sh", path], check=True, timeout=20
    )


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
@pytest.mark.parametrize("name", ODD_FOLDERS)
@pytest.mark.parametrize("folder", [None, Path("/a b")])
def test_the_entry_is_valid(
    folders: LauncherFolders, record: Path, name: str, folder: Path | None
) -> None:
    command = Command(Path("/games", name, "canfield"), ARGUMENTS, folder)
    launcher = launcher_for(command, folders, "linux")
    put_up(launcher, record)
    said = subprocess.run(
        ["desktop-file-validate", launcher.entry], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout + said.stderr) == (0, "")


def test_the_entry_names_the_window_the_icon_and_the_place_in_the_menu() -> None:
    entry = desktop_entry(Command(Path("/usr/bin/canfield")))
    assert value(entry, "Exec") == '"/usr/bin/canfield"'
    assert value(entry, "TryExec") == "/usr/bin/canfield"
    assert value(entry, "Icon") == value(entry, "StartupWMClass") == "canfield"
    assert value(entry, "Categories") == "Game;CardGame;"
    assert value(entry, "Terminal") == "false"


def test_the_icon_is_there_in_every_size(folders: LauncherFolders, record: Path) -> None:
    put_up(launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux"), record)
    theme = folders.shared / "icons" / "hicolor"
    for size in SIZES:
        picture = (theme / f"{size}x{size}" / "apps" / "canfield.png").read_bytes()
        assert picture[16:24] == size.to_bytes(4) * 2, "width and height of a PNG"
    assert b"<svg" in (theme / "scalable" / "apps" / "canfield.svg").read_bytes()


# ---------------------------------------------------------------- put up, taken down


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_put_up_twice_is_put_up_once(
    tmp_path: Path, folders: LauncherFolders, record: Path, system: str
) -> None:
    launcher = launcher_for(Command(Path("/usr/bin/canfield")), folders, system)
    first = put_up(launcher, record)
    files = files_under(tmp_path / "share")
    assert set(first.paths) == set(files)
    assert put_up(launcher, record) == first
    assert files_under(tmp_path / "share") == files


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_taken_down_nothing_of_it_stays(
    tmp_path: Path, folders: LauncherFolders, record: Path, system: str
) -> None:
    launcher = launcher_for(Command(Path("/usr/bin/canfield")), folders, system)
    put_up(launcher, record)
    written = put_up(launcher, record).paths
    assert take_down(launcher, record).paths == written
    assert not (tmp_path / "share").exists()
    assert not any(record.parent.iterdir())
    assert take_down(launcher, record) == ((), None)


def test_what_others_keep_beside_it_stays(folders: LauncherFolders, record: Path) -> None:
    icons = folders.shared / "icons" / "hicolor" / "48x48" / "apps"
    others = {icons / "other.png": b"icon", folders.applications / "other.desktop": b"entry"}
    empty = folders.shared / "icons" / "hicolor" / "16x16"
    for path, content in others.items():
        path.parent.mkdir(parents=True)
        path.write_bytes(content)
    empty.mkdir()
    launcher = launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux")
    put_up(launcher, record)
    take_down(launcher, record)
    assert files_under(folders.shared) == others
    assert empty.is_dir()


def test_a_cache_of_the_menu_is_brought_up_to_date_but_never_begun(
    folders: LauncherFolders, record: Path
) -> None:
    put_up(launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux"), record)
    assert [path.name for path in folders.applications.iterdir()] == ["canfield.desktop"]
    (folders.applications / "mimeinfo.cache").touch()
    news = launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux").news
    assert ("update-desktop-database", "-q", str(folders.applications)) in [
        call.words for call in news
    ]


def test_a_newer_launcher_leaves_nothing_of_the_older_one(
    tmp_path: Path, folders: LauncherFolders, record: Path
) -> None:
    command = Command(Path("/usr/bin/canfield"))
    put_up(launcher_for(command, folders, "darwin"), record)
    newer = put_up(launcher_for(command, folders, "linux"), record)
    assert set(files_under(tmp_path / "share")) == set(newer.paths)
    assert take_down(launcher_for(command, folders, "linux"), record).paths == newer.paths
    assert not (tmp_path / "share").exists()


@pytest.mark.parametrize("text", ["", "{}", '{"files": 7, "folders": [3, "x", "\\u0000"]}', "[["])
def test_a_damaged_record_takes_nothing_away(
    folders: LauncherFolders, record: Path, text: str
) -> None:
    launcher = launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux")
    put_up(launcher, record)
    before = files_under(folders.shared)
    for each in record.parent.iterdir():
        each.write_text(text)
    assert take_down(launcher, record).paths == ()
    assert files_under(folders.shared) == before


def test_where_no_launcher_can_be_written_the_player_is_told(
    folders: LauncherFolders, record: Path
) -> None:
    folders.shared.mkdir()
    folders.applications.write_text("a file in the way")
    outcome = put_up(launcher_for(Command(Path("/usr/bin/canfield")), folders, "linux"), record)
    assert outcome.problem is not None
    assert outcome.problem.startswith("The launcher could not be written: ")
    assert folders.applications.read_text() == "a file in the way"


# ---------------------------------------------------------------- Windows and macOS


@pytest.fixture
def shell_of_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a program in the place of the system's shell; it writes what it was to write."""
    program = tmp_path / "system" / "powershell.exe"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\nprintf "%s" "$CANFIELD_PROGRAM" > "$CANFIELD_LINK"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    return program


@ON_POSIX
def test_a_shortcut_is_made_by_the_shell_and_taken_down_again(
    shell_of_windows: Path, folders: LauncherFolders, record: Path
) -> None:
    del shell_of_windows
    launcher = launcher_for(Command(Path("/Spiele für alle/canfield.exe")), folders, "win32")
    assert put_up(launcher, record) == ((launcher.entry,), None)
    assert launcher.entry == folders.applications / "Canfield.lnk"
    assert launcher.entry.read_text("utf-8") == str(Path("/Spiele für alle/canfield.exe"))
    assert take_down(launcher, record).paths == (launcher.entry,)
    assert not folders.shared.exists()


@ON_POSIX
def test_a_shell_that_makes_no_shortcut_is_told_with_its_own_words(
    shell_of_windows: Path, folders: LauncherFolders, record: Path
) -> None:
    shell_of_windows.write_text("#!/bin/sh\necho 'not on this computer' >&2\nexit 1\n")
    outcome = put_up(launcher_for(Command(Path("/x/canfield.exe")), folders, "win32"), record)
    assert outcome.problem == "The launcher could not be written: not on this computer."


@pytest.mark.parametrize("name", ODD_FOLDERS)
def test_no_path_is_ever_part_of_what_the_shell_of_windows_reads_as_a_program(
    folders: LauncherFolders, name: str
) -> None:
    plain = launcher_for(Command(Path("/x")), folders, "win32").makes
    folder = Path("/games", name)
    makes = launcher_for(
        Command(folder / "canfield.exe", ARGUMENTS, folder), folders, "win32"
    ).makes
    assert makes is not None
    assert plain is not None
    assert makes.words == plain.words
    assert '"' not in makes.words[-1]
    assert makes.variables["CANFIELD_PROGRAM"] == str(folder / "canfield.exe")
    assert makes.variables["CANFIELD_FOLDER"] == str(folder)
    icon, _, number = makes.variables["CANFIELD_ICON"].rpartition(",")
    assert Path(icon).is_file()
    assert number == "0"
    for variable in makes.variables:
        assert f"$env:{variable}" in makes.words[-1]


def test_the_application_of_macos_names_its_parts(folders: LauncherFolders, record: Path) -> None:
    launcher = launcher_for(Command(Path("/usr/bin/canfield")), folders, "darwin")
    put_up(launcher, record)
    inside = launcher.entry / "Contents"
    facts = plistlib.loads((inside / "Info.plist").read_bytes())
    assert launcher.entry.name == "Canfield.app"
    assert (inside / "Resources" / f"{facts['CFBundleIconFile']}.icns").read_bytes()[:4] == b"icns"
    assert os.access(inside / "MacOS" / facts["CFBundleExecutable"], os.X_OK)


@ON_POSIX
@pytest.mark.parametrize("name", ODD_FOLDERS)
def test_the_application_of_macos_becomes_the_game(
    tmp_path: Path, folders: LauncherFolders, record: Path, name: str
) -> None:
    program = program_that_tells(tmp_path / name)
    launcher = launcher_for(Command(program, ARGUMENTS, program.parent), folders, "darwin")
    put_up(launcher, record)
    subprocess.run([launcher.entry / "Contents" / "MacOS" / "canfield"], check=True, timeout=20)
    assert told(program, ARGUMENTS)
    assert program.with_name("told").read_text("utf-8").startswith(f"{program.parent}\n")


# ---------------------------------------------------------------- what is started


def test_the_launcher_starts_this_installation(tmp_path: Path) -> None:
    command = start_command()
    output = subprocess.run(
        [command.program, *command.arguments, "--self-check", "--home", tmp_path],
        cwd=command.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert output.returncode == 0, output.stdout + output.stderr


def test_where_no_script_is_installed_python_starts_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "__main__.py")])
    command = start_command()
    assert command.program == tmp_path / "python"
    assert command.arguments == ("-m", "canfield")
    assert command.folder is not None
    assert (command.folder / "canfield" / "__main__.py").is_file()


def test_a_bundle_starts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "Canfield"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert start_command() == Command(program)


def test_a_home_of_its_own_is_that_of_the_launcher_too(tmp_path: Path) -> None:
    assert start_command(tmp_path).arguments[-2:] == ("--home", str(tmp_path))


@pytest.mark.desktop
@pytest.mark.skipif(not shutil.which("gio"), reason="needs gio, which starts entries as menus do")
def test_the_window_is_that_of_its_launcher_with_the_icon_of_the_game(
    tmp_path: Path, folders: LauncherFolders, record: Path
) -> None:
    launcher = launcher_for(start_command(tmp_path / "home"), folders, "linux")
    put_up(launcher, record)
    with Screen() as screen:
        subprocess.run(["gio", "launch", launcher.entry], env=screen.environment, check=True)
        until(screen.clients, why="no window came")
        (window,) = screen.clients()
        seen = screen.ask("xprop", "-id", window, "WM_CLASS", "_NET_WM_ICON")
        Hand(screen, screen.area(window)).key("ctrl+q")
        until(lambda: not screen.clients(), why="the window stayed")
    name = value(launcher.entry.read_text("utf-8"), "StartupWMClass")
    assert f'WM_CLASS(STRING) = "{name}", "{name}"' in seen
    assert "Icon (64 x 64)" in seen


# ---------------------------------------------------------------- how it is asked for


def canfield(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Return what the program said, with all the player's folders under `home`."""
    variables = {
        name: text
        for name, text in os.environ.items()
        if not name.startswith("XDG_") and name != "CANFIELD_HOME"
    }
    return subprocess.run(
        [sys.executable, "-m", "canfield", *words],
        env={**variables, "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux desktops")
def test_the_command_line_lists_what_it_wrote_and_removes_just_that(tmp_path: Path) -> None:
    said = canfield(tmp_path, "--install-launcher")
    share = tmp_path / ".local" / "share"
    written = {path for path in files_under(share) if path.parent.name != "canfield"}
    assert {Path(line.removeprefix("written: ")) for line in said.stdout.splitlines()} == written
    assert share / "applications" / "canfield.desktop" in written
    again = canfield(tmp_path, "--remove-launcher")
    assert {Path(line.removeprefix("removed: ")) for line in again.stdout.splitlines()} == written
    assert files_under(share) == {}
    assert canfield(tmp_path, "--remove-launcher").stdout == "There is no launcher to remove.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux desktops")
def test_a_launcher_that_cannot_be_written_is_one_line_and_a_failure(tmp_path: Path) -> None:
    (tmp_path / ".local" / "share").mkdir(parents=True)
    (tmp_path / ".local" / "share" / "applications").touch()
    said = canfield(tmp_path, "--install-launcher")
    assert said.returncode == 1
    assert said.stdout == ""
    assert len(said.stderr.splitlines()) == 1


def test_the_button_of_the_settings_asks_for_the_launcher_and_says_where_it_is() -> None:
    player = Player()
    player.keys("ctrl+,")
    player.goes_to("launcher")
    assert player.keys("return") == [InstallLauncher()]
    player.tells(LauncherReady("~/menu/canfield.desktop"))
    words = scene(player.model, player.now, measure()).words
    assert words is not None
    assert "~/menu/canfield.desktop" in words.text


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux desktops")
def test_asked_for_in_the_window_the_launcher_is_there(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    answers = list(desk.world.carry_out(InstallLauncher(), desk.model, 0.0))
    assert answers == [LauncherReady("~/.local/share/applications/canfield.desktop")]
    assert (tmp_path / ".local/share/applications/canfield.desktop").is_file()


def test_what_is_said_while_a_window_of_ours_is_open_can_be_read(desk: Desk) -> None:
    def below_the_dialog() -> bytes:
        picture = desk.window.surface
        width, height = picture.get_size()
        part = picture.subsurface((width // 4, height * 19 // 20, width // 2, height // 20))
        return pygame.image.tobytes(part, "RGB")

    desk.key(",", pygame.KMOD_CTRL)
    desk.wait(0.5)
    before = below_the_dialog()
    desk.loop.tell(LauncherReady("~/menu/canfield.desktop"))
    desk.wait(0.5)
    assert below_the_dialog() != before
    desk.wait(REMARK_SECONDS)
    assert below_the_dialog() == before
