"""What a newcomer is asked, and what the lesson says at each of its steps."""

from __future__ import annotations

from typing import Final

from canfield.translation import _
from canfield.ui.commands import Command

WELCOME: Final = {
    "title": _("Welcome to Canfield"),
    "text": _("A lesson of two minutes shows how it goes. Or move a card and find out."),
    "lesson": _("Show me how"),
    "play": _("Just play"),
}

STEPS_SAID: Final = {
    "draw": _(
        "7♥ was dealt to a foundation, so 7 is the base rank: every suit begins there with its "
        "7, goes up to the king, on with the ace, and ends with the 6. Now click on the stock, "
        "or press Space."
    ),
    "build": _(
        "Three cards came to the waste; only the last, Q♣, plays. Columns go down by one in "
        "alternating colours: drag Q♣ on K♥, or press W and then 2."
    ),
    "wrap": _(
        "Black on red and one lower, that is it. Now across the seam: ranks go round, so the "
        "king goes below the ace. Drag K♥ with its queen on A♠, or press 2 and then 4."
    ),
    "undo": _(
        "The run went over as one block. Its column was empty, so the reserve filled it at once, "
        "with Q♠. Every action can be taken back: press Undo, or Ctrl+Z."
    ),
    "again": _(
        "Move and refill came back as one, and trying costs nothing. Now make the move once "
        "more, by hand or with Redo, Ctrl+Y."
    ),
    "done": _(
        "That is the whole game; all 52 cards are to come home. Play on here for practice, "
        "nothing of it counts, or go back to your own game."
    ),
}
"""By the name of the step; `done` is said after the last one."""

LOST: Final = {
    Command.UNDO: _("That is allowed, but the lesson goes another way. Take it back."),
    Command.REDO: _("That went back further than the lesson wants. Do it once more."),
    Command.RESTART: _("The lesson does not lead on from here. Begin it again."),
}
"""What is said to a player who has strayed, by what leads back."""

LEARNED: Final = _("End of the lesson")


def lesson_title(step: int, steps: int) -> str:
    """Where the lesson stands."""
    return _("Lesson, step {step} of {steps}").format(step=step, steps=steps)
