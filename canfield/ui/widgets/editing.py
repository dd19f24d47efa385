"""What keys do to the text of a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.ui.widgets.form import Answer, AskPaste, Copy

if TYPE_CHECKING:
    from canfield.table.inputs import Key
    from canfield.ui.widgets.values import TextField


def inserted(field: TextField, text: str) -> TextField:
    """The field with the text in place of what is marked; what cannot be shown is left out."""
    text = "".join(letter for letter in text if letter.isprintable())
    text = text.upper() if field.upper else text
    start, end = field.marked
    text = text[: field.longest - len(field.text) + end - start]
    caret = start + len(text)
    return field._replace(
        text=field.text[:start] + text + field.text[end:],
        caret=caret,
        anchor=caret,
        problem="",
        problem_at=-1,
    )


def with_caret(field: TextField, place: int, *, marking: bool) -> TextField:
    """The field with its caret elsewhere; marking keeps the other end where it is."""
    place = min(max(place, 0), len(field.text))
    return field._replace(caret=place, anchor=field.anchor if marking else place)


def all_marked(field: TextField) -> TextField:
    """The field with all of its text marked."""
    return field._replace(anchor=0, caret=len(field.text))


def edited(field: TextField, key: Key) -> tuple[TextField, tuple[Answer, ...]] | None:
    """The field after a key and what the key asks for; None for a key that edits nothing."""
    if key.alt:
        return None
    if key.ctrl and key.name in "acvx":
        return _clipboard(field, key.name)
    if key.name in {"backspace", "delete"}:
        return _erased(field, key), ()
    place = _caret_after(field, key)
    if place is None:
        return None
    return with_caret(field, place, marking=key.shift), ()


def _clipboard(field: TextField, letter: str) -> tuple[TextField, tuple[Answer, ...]]:
    start, end = field.marked
    if letter == "a":
        return all_marked(field), ()
    if letter == "v":
        return field, (AskPaste(),)
    if start == end:
        return field, ()
    copied = (Copy(field.text[start:end]),)
    return (inserted(field, ""), copied) if letter == "x" else (field, copied)


def _erased(field: TextField, key: Key) -> TextField:
    start, end = field.marked
    if start == end:
        step = -1 if key.name == "backspace" else 1
        reach = _word_end(field.text, end, step) if key.ctrl else end + step
        field = with_caret(field, reach, marking=True)
    return inserted(field, "")


def _caret_after(field: TextField, key: Key) -> int | None:
    """Where a key of movement puts the caret."""
    if key.name in {"home", "end"}:
        return 0 if key.name == "home" else len(field.text)
    if key.name not in {"left", "right"}:
        return None
    step = -1 if key.name == "left" else 1
    start, end = field.marked
    if start != end and not key.shift:
        return start if step < 0 else end
    return _word_end(field.text, field.caret, step) if key.ctrl else field.caret + step


def _word_end(text: str, place: int, step: int) -> int:
    """The next edge of a word from a place, to the left or to the right."""

    def letter(at: int) -> str:
        return text[at - 1 if step < 0 else at]

    last = 0 if step < 0 else len(text)
    while place != last and not letter(place).isalnum():
        place += step
    while place != last and letter(place).isalnum():
        place += step
    return place
