"""What is proved of the positions of the game on the table, and what is asked about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app.messages import AskVerdict, Effect
from canfield.app.model import Model
from canfield.app.playing import remark
from canfield.solver.timeline import learned, line_of
from canfield.table.value import replace
from canfield.ui.strings.rewind import unwinnable_words

if TYPE_CHECKING:
    from canfield.app.messages import Judged

Step = tuple[Model, tuple[Effect, ...]]


def to_judge(model: Model, effects: tuple[Effect, ...]) -> Step:
    """The position on the table asked about, unless what is known already tells."""
    game, known = model.game, model.verdicts
    if game.state in known:
        return model, effects
    if game.cursor and known.get(line_of(game)[game.cursor - 1]) == "lost":
        return replace(model, verdicts={**known, game.state: "lost"}), effects
    return model, (*effects, AskVerdict(game.state))


def judged(model: Model, verdict: Judged, now: float) -> Step:
    """A verdict believed, with all that follows; a word where it takes the last hope."""
    state, outcome = verdict.state, verdict.outcome
    known = learned(model.verdicts, line_of(model.game), state, outcome)
    new = known.get(model.state) == "lost" != model.verdicts.get(model.state)
    after = replace(model, verdicts=known)
    if after.dialogs and after.dialogs[-1].name == "rewind":
        from canfield.app.looking_back import looked_further

        return looked_further(model, after)
    if new and after.settings.winnable_mark and after.aside is None and not after.dialogs:
        return remark(after, unwinnable_words(), now), ()
    return after, ()
