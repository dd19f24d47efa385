"""Dialogs as values: what they are made of, where it lies, how it reacts, how it is drawn.

A `Form` is placed by `place`, answers to inputs through `react` and is painted by `draw`.
Only `draw` needs pygame.
"""

from canfield.ui.widgets.form import (
    Answer,
    AskPaste,
    Changed,
    Chosen,
    Closed,
    Copy,
    Form,
    Page,
    renewed,
)
from canfield.ui.widgets.placing import Placed, place
from canfield.ui.widgets.reacting import react

__all__ = [
    "Answer",
    "AskPaste",
    "Changed",
    "Chosen",
    "Closed",
    "Copy",
    "Form",
    "Page",
    "Placed",
    "place",
    "react",
    "renewed",
]
