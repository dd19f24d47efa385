"""The adviser: asked, it answers in its own time; without its process it still knows something."""

from __future__ import annotations

import select
from typing import TYPE_CHECKING

import pytest

from canfield.app.adviser import Adviser
from canfield.engine import refusal
from canfield.solver.service import Service
from tests.app.player import game_after

if TYPE_CHECKING:
    from canfield.app.messages import Advised


def first_answer(adviser: Adviser) -> Advised:
    """Look again and again, as the loop does, until the answer is there."""
    for _ in range(2000):
        answers = adviser.answers()
        if answers:
            return answers[0]
        select.select([], [], [], 0.01)
    raise AssertionError("no answer came")


@pytest.mark.parametrize("see_hidden", [False, True])
def test_a_hint_is_a_move_that_can_be_made(*, see_hidden: bool) -> None:
    adviser = Adviser()
    adviser.ask(game_after(40), see_hidden=see_hidden)
    advice = first_answer(adviser)
    adviser.close()
    assert advice.game is game_after(40)
    assert refusal(advice.game.state, advice.hints[0].move) is None


def test_only_the_last_question_is_answered() -> None:
    adviser = Adviser()
    adviser.ask(game_after(10), see_hidden=True)
    adviser.ask(game_after(60), see_hidden=True)
    assert first_answer(adviser).game is game_after(60)
    assert adviser.answers() == []
    adviser.close()


def test_where_no_process_can_be_had_a_hint_comes_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "canfield.solver.service.Service", lambda: Service(("/nowhere/to/be/found",))
    )
    adviser = Adviser()
    adviser.ask(game_after(40), see_hidden=False)
    (advice,) = adviser.answers()
    assert refusal(advice.game.state, advice.hints[0].move) is None
