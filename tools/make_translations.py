"""Makes what the other languages are read from: the list of sentences, and catalogues.

    python3 tools/make_translations.py           extract, merge, compile
    python3 tools/make_translations.py --check   1 with a line for each fault; nothing is written

Sentences are the texts of all `_("…")` in canfield/ui/strings, and of all `_later("…")` in
canfield/store/sentences.py. Translators edit the .po files;
sentences that are gone leave them, new ones are added without a translation.
"""

from __future__ import annotations

import ast
import string
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PACKAGE: Final = Path(__file__).parents[1] / "canfield"
PLACES: Final = (*sorted((PACKAGE / "ui" / "strings").glob("*.py")), PACKAGE / "store/sentences.py")
LOCALE: Final = PACKAGE / "locale"
TEMPLATE: Final = LOCALE / "canfield.pot"
LANGUAGES: Final = tuple(sorted(file.parts[-3] for file in LOCALE.glob("*/*/canfield.po")))
_MAGIC: Final = 0x950412DE


def sentences() -> dict[str, str]:
    """Every sentence of the program, with the file where it is first said."""
    found: dict[str, str] = {}
    for file in PLACES:
        for text in _marked(ast.parse(file.read_text("utf-8"))):
            found.setdefault(text, file.relative_to(PACKAGE).as_posix())
    return found


def _marked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("_" | "_later"), args=[ast.Constant(str(text))]) if text:
                yield text


def po_file(language: str) -> Path:
    """The catalogue that translators edit."""
    return LOCALE / language / "LC_MESSAGES" / "canfield.po"


def mo_file(language: str) -> Path:
    """The catalogue that the program reads."""
    return po_file(language).with_suffix(".mo")


def read_po(text: str) -> dict[str, str]:
    """The translations of a catalogue, its header left out."""
    read: dict[str, str] = {}
    parts = {"msgid": "", "msgstr": ""}
    place = "msgid"
    for line in [*text.splitlines(), 'msgid ""']:
        word, quote, rest = line.partition('"')
        if not quote or line.startswith("#"):
            continue
        place = word.strip() or place
        if word.strip() == "msgid":
            read[parts["msgid"]] = parts["msgstr"]
            parts = {"msgid": "", "msgstr": ""}
        parts[place] += ast.literal_eval(quote + rest)
    read.pop("", None)
    return read


def po_text(translations: Mapping[str, str], language: str = "") -> str:
    """A catalogue with every sentence of the program, in the order in which they are said."""
    entries = [f'msgid ""\nmsgstr {_quoted(_header(language))}\n']
    entries += (
        f"#: canfield/{file}\nmsgid {_quoted(text)}\nmsgstr {_quoted(translations.get(text, ''))}\n"
        for text, file in sentences().items()
    )
    return "\n".join(entries)


def _header(language: str) -> str:
    return (
        f"Project-Id-Version: canfield\nLanguage: {language}\nMIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
    )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'


def mo_bytes(translations: Mapping[str, str], language: str) -> bytes:
    """The compiled catalogue: tables of lengths and places, then the texts, each with a zero."""
    pairs = {"": _header(language)} | {one: other for one, other in translations.items() if other}
    texts = sorted((one.encode(), other.encode()) for one, other in pairs.items())
    tables, body = b"", b""
    start = 28 + 16 * len(texts)
    for column in (0, 1):
        for pair in texts:
            tables += struct.pack("<2I", len(pair[column]), start + len(body))
            body += pair[column] + b"\0"
    count = len(texts)
    head = struct.pack("<7I", _MAGIC, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count)
    return head + tables + body


def faults(language: str) -> list[str]:
    """What is missing, lost or out of date in a language, each in one line."""
    translations = read_po(po_file(language).read_text("utf-8"))
    said = sentences()
    found = [f"{language}: not translated: {text}" for text in said if not translations.get(text)]
    found += [f"{language}: said no more: {text}" for text in translations if text not in said]
    found += [
        f"{language}: other placeholders: {text}"
        for text, translation in translations.items()
        if translation and placeholders(text) != placeholders(translation)
    ]
    if mo_file(language).read_bytes() != mo_bytes(translations, language):
        found.append(f"{language}: the .mo is older than the .po")
    return found


def placeholders(text: str) -> set[str | None]:
    """The names in braces."""
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(text)} - {None}


def make(language: str) -> None:
    """Merge the sentences of today into a language and compile it."""
    file = po_file(language)
    file.parent.mkdir(parents=True, exist_ok=True)
    translations = read_po(file.read_text("utf-8")) if file.exists() else {}
    text = po_text(translations, language)
    file.write_text(text, "utf-8", newline="\n")
    mo_file(language).write_bytes(mo_bytes(read_po(text), language))


def main() -> int:
    """Make everything, or with `--check` only look; 1 where something is amiss."""
    if "--check" not in sys.argv[1:]:
        LOCALE.mkdir(exist_ok=True)
        TEMPLATE.write_text(po_text({}), "utf-8", newline="\n")
        for language in LANGUAGES:
            make(language)
    found = [fault for language in LANGUAGES for fault in faults(language)]
    print("\n".join(found) or "All is translated.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
