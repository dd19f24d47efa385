"""The adviser: asked, it answers in its own time; without its process it still knows something."""

from __future__ import annotations

import select
from typing import TYPE_CHECKING

import pytest

from canfield.app.adviser import Adviser
from canfield.app.messages import Advised, Dealt, Judged
from canfield.app.questions import CanItBeWon, CouldItBeWon, WhatNext, WhichDeal
from canfield.engine import Pile, initial_state, refusal
from canfield.solver import solve
from canfield.solver.service import Service
from canfield.store.stakes import Stakes
from tests.app.player import CODE, game_after
from tests.app.test_dummy_window import lift, place

if TYPE_CHECKING:
    from dummy_window import Desk

    from canfield.app.messages import Answer


def advised(answer: Answer) -> Advised:
    assert isinstance(answer, Advised)
    return answer


def first_answer(adviser: Adviser) -> Answer:
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
    adviser.ask(WhatNext(game_after(40), see_hidden=see_hidden))
    advice = advised(first_answer(adviser))
    adviser.close()
    assert advice.game is game_after(40)
    assert refusal(advice.game.state, advice.hints[0].move) is None


def test_only_the_last_question_is_answered() -> None:
    adviser = Adviser()
    adviser.ask(WhatNext(game_after(10), see_hidden=True))
    adviser.ask(WhatNext(game_after(60), see_hidden=True))
    assert advised(first_answer(adviser)).game is game_after(60)
    assert adviser.answers() == []
    adviser.close()


def test_where_no_process_can_be_had_a_hint_comes_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "canfield.solver.service.Service", lambda: Service(("/nowhere/to/be/found",))
    )
    adviser = Adviser()
    adviser.ask(WhatNext(game_after(40), see_hidden=False))
    (answer,) = adviser.answers()
    advice = advised(answer)
    assert refusal(advice.game.state, advice.hints[0].move) is None


def test_a_winnable_deal_can_be_won_by_the_rules_that_were_asked_for() -> None:
    adviser = Adviser()
    adviser.ask(WhichDeal.like(CODE, Stakes()))
    dealt = first_answer(adviser)
    adviser.close()
    assert isinstance(dealt, Dealt)
    assert dealt.code.rules == CODE.rules
    state = initial_state(dealt.code.deal(), dealt.code.rules)
    assert solve(state, time_limit=30.0, node_limit=20_000).outcome == "won"


def test_the_deal_of_a_day_is_the_same_with_and_without_the_process() -> None:
    adviser = Adviser()
    adviser.ask(WhichDeal.like(CODE, Stakes("2026-11-30")))
    dealt = first_answer(adviser)
    adviser.close()
    assert dealt == WhichDeal.like(CODE, Stakes("2026-11-30")).unaided()
    assert isinstance(dealt, Dealt)
    assert dealt.code != WhichDeal.like(CODE, Stakes("2026-12-01")).unaided().code


def test_a_game_that_can_be_won_is_never_called_lost() -> None:
    adviser = Adviser()
    adviser.ask(CanItBeWon(game_after(200).state))
    judged = first_answer(adviser)
    adviser.close()
    assert judged == Judged(game_after(200).state, "won")


def answers_in_turn(adviser: Adviser, count: int) -> list[Answer]:
    """Look again and again until so many answers are there."""
    found: list[Answer] = []
    while len(found) < count:
        found.append(first_answer(adviser))
    return found


def test_what_is_urgent_comes_first_and_nothing_that_waits_is_forgotten() -> None:
    adviser = Adviser()
    adviser.ask(CouldItBeWon(game_after(3).state))
    adviser.ask(CanItBeWon(game_after(30).state))
    adviser.ask(WhichDeal.like(CODE, Stakes("2026-11-30")))
    adviser.ask(WhatNext(game_after(60), see_hidden=True))
    hint, deal, now, past = answers_in_turn(adviser, 4)
    assert advised(hint).game is game_after(60)
    assert isinstance(deal, Dealt)
    assert now == Judged(game_after(30).state, "won")
    assert past == Judged(game_after(3).state, "won")
    assert not adviser.is_asked
    adviser.close()


def test_a_second_question_of_the_same_kind_takes_the_place_of_the_first() -> None:
    adviser = Adviser()
    adviser.ask(WhatNext(game_after(60), see_hidden=True))
    for steps in (3, 9, 12):
        adviser.ask(CanItBeWon(game_after(steps).state))
    _, judged = answers_in_turn(adviser, 2)
    assert judged == Judged(game_after(12).state, "won")
    assert not adviser.is_asked
    adviser.close()


def test_where_no_process_can_be_had_the_past_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "canfield.solver.service.Service", lambda: Service(("/nowhere/to/be/found",))
    )
    adviser = Adviser()
    adviser.ask(CouldItBeWon(game_after(3).state))
    assert adviser.answers() == [Judged(game_after(3).state, "unknown")]
    assert not adviser.is_asked


def test_no_process_is_started_beside_a_card_in_hand(desk: Desk) -> None:
    adviser = desk.world.adviser
    lift(desk, Pile.RESERVE)
    desk.wait(2.0)
    assert desk.model.hand.pointer.held is not None
    assert not adviser.awake
    desk.release(place(desk, Pile.RESERVE))
    desk.wait(1.0)
    assert adviser.awake
