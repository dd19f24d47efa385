"""The player's language, spoken from before the first sentence is put together."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canfield.store.settings import SYSTEM_LANGUAGE

if TYPE_CHECKING:
    from canfield.store.settings import Settings

_LOCALE: Final = Path(__file__).parents[1] / "locale"
_DOMAIN: Final = "canfield"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def speak_as_chosen(settings: Settings) -> None:
    """Speak the language of the settings; call it before the sentences are imported."""
    speak_language(_code(settings))


def speak_on_command_line(settings: Settings) -> None:
    """Speak it where Python's own sentences are said, too: `argparse` asks `gettext` for them."""
    import gettext

    os.environ["LANGUAGE"] = _code(settings)
    gettext.bindtextdomain(_DOMAIN, _LOCALE)
    gettext.textdomain(_DOMAIN)
    speak_as_chosen(settings)


def _code(settings: Settings) -> str:
    chosen = settings.language
    return system_language() if chosen == SYSTEM_LANGUAGE else chosen


def speak_language(code: str) -> None:
    """Speak the language of this code, such as "de"; without a catalogue it stays English."""
    file = _LOCALE / code / "LC_MESSAGES" / f"{_DOMAIN}.mo"
    if code == "en" or not code.isalpha() or not file.is_file():
        return
    from gettext import GNUTranslations

    from canfield.translation import speak

    with file.open("rb") as catalogue:
        speak(GNUTranslations(catalogue).gettext)


def system_language() -> str:
    """The code of the system's language, "en" where it names none."""
    name = next(filter(None, map(os.environ.get, _VARIABLES)), None) or _of_the_desktop()
    code = name.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return code if code not in {"", "c", "posix"} else "en"


def _of_the_desktop() -> str:
    """What Windows or macOS itself names; elsewhere the variables have said all."""
    if os.name != "nt" and os.uname().sysname != "Darwin":
        return ""
    import locale

    locale.setlocale(locale.LC_CTYPE, "")
    name = locale.getlocale()[0] or ""
    return locale.normalize(name.replace(" ", "_"))
