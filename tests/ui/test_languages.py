"""The catalogues of the other languages: complete, with their placeholders, and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from make_translations import LANGUAGES, TEMPLATE, faults, po_text

from canfield.app.language import system_language
from canfield.ui.strings.settings import LANGUAGES as OFFERED

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english_and_the_compiled_catalogue_is_of_today(language: str) -> None:
    assert faults(language) == []


def test_the_list_for_translators_is_of_today() -> None:
    assert TEMPLATE.read_text("utf-8") == po_text({})


def test_every_language_that_is_offered_can_be_spoken() -> None:
    assert {code for code, _name in OFFERED} == {"system", "en", *LANGUAGES}


@pytest.mark.parametrize(
    ("all_of_it", "lang", "code"),
    [
        ("", "de_AT.UTF-8", "de"),
        ("fr_FR", "de_DE", "fr"),
        ("C", "de_DE", "en"),
        ("", "C.UTF-8", "en"),
        ("POSIX", "", "en"),
    ],
)
def test_the_system_names_its_language(
    monkeypatch: pytest.MonkeyPatch, all_of_it: str, lang: str, code: str
) -> None:
    monkeypatch.setenv("LC_ALL", all_of_it)
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", lang)
    assert system_language() == code


SPOKEN = """
from canfield.app.language import speak_language
speak_language({code!r})
from canfield.ui.strings.dialogs import BUTTONS
from canfield.ui.strings.table import draw_words
print(BUTTONS["cancel"], draw_words(3))
"""


@pytest.mark.parametrize(
    ("code", "words"),
    [("de", "Abbrechen 3 Karten"), ("en", "Cancel 3 cards"), ("../de", "Cancel 3 cards")],
)
def test_a_language_is_spoken_from_the_first_sentence(code: str, words: str) -> None:
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", SPOKEN.format(code=code)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout.strip() == words


PLACED = """
import sys
from canfield.app.language import speak_language
speak_language({code!r})
import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[1:]]))
"""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "tests", [("-k", "640x480", "tests/ui/test_placing.py"), ("tests/ui/test_one_line.py",)]
)
def test_nothing_is_cut_in_the_smallest_window(code: str, tests: tuple[str, ...]) -> None:
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", PLACED.format(code=code), *tests],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stdout


def test_no_line_in_french_begins_with_a_sign_of_the_line_before() -> None:
    catalogue = TEMPLATE.parent / "fr" / "LC_MESSAGES" / "canfield.po"
    said = [line for line in catalogue.read_text("utf-8").split("\n") if line.startswith("msgstr")]
    assert [line for line in said if any(f" {sign}" in line for sign in ";:?!»")] == []
    assert [line for line in said if "« " in line] == []


def told(*words: str, language: str) -> str:
    """Return what the command line says, help and complaints alike."""
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "canfield", *words],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": f"{language}.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return run.stdout + run.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de_DE", ("Aufruf:", "Optionen:", "kein Ton", "diese Hilfe zeigen")),
        ("fr_FR", ("usage\xa0:", "sans son", "afficher cette aide")),
        ("es_ES", ("uso:", "opciones:", "sin sonido", "mostrar esta ayuda")),
        ("en_GB", ("usage:", "options:", "no sound", "show this help message")),
    ],
)
def test_the_command_line_helps_in_the_players_language(
    language: str, words: tuple[str, ...]
) -> None:
    said = told("--help", language=language)
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--code", "CF1-D3-AAA"], "canfield: --code: Das Blatt sind sieben Buchstaben A bis Z;"),
        (["--size", "large"], "canfield: --size: „large“ ist keine Größe;"),
        (["--draw", "2"], "canfield: --draw: 2 geht nicht, nur 1, 3"),
        (["--nonsense"], "canfield: unbekannt: --nonsense"),
        (["--home"], "canfield: --home: hier fehlt ein Wert"),
    ],
)
def test_the_command_line_complains_in_the_players_language(
    options: list[str], sentence: str
) -> None:
    assert told(*options, language="de_DE").startswith(sentence)
