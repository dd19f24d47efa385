"""The note on the cloth: what a newcomer is asked, or what the lesson says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.ui.commands import Command

if TYPE_CHECKING:
    from canfield.app.model import Model
    from canfield.ui.scene import Note


def note(model: Model) -> Note | None:
    """The note that is shown; None nearly always."""
    if model.paused:
        return None
    if model.lesson is not None:
        from canfield.app.lesson import lesson_note

        return lesson_note(model)
    return welcome() if model.offers_lesson else None


def welcome() -> Note:
    """What a newcomer is asked."""
    from canfield.ui.scene import Note, NoteButton
    from canfield.ui.strings.lesson import WELCOME

    return Note(
        WELCOME["title"],
        WELCOME["text"],
        (
            NoteButton(Command.LESSON, WELCOME["lesson"]),
            NoteButton(Command.LEAVE, WELCOME["play"]),
        ),
    )
