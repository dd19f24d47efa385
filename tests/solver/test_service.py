"""The solver's own process: answers by number, no waiting, and no harm when it cannot start."""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import replace
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from canfield.engine import Game, GameCode, Variant, apply, is_won, legal_moves
from canfield.solver.service import Answer, Service, from_values, serve, to_values
from tests.solver.positions import CF3, after_moves

if TYPE_CHECKING:
    from collections.abc import Iterator

STATE = Game.new(GameCode.parse("CF1-D3-AAAAACL")).state


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


def wait_for_answer(service: Service) -> Answer:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        answer = service.poll()
        if answer is not None:
            return answer
    raise AssertionError("no answer in 20 s")


def test_the_answer_is_a_line_to_the_win(service: Service) -> None:
    number = service.ask_line(STATE, seconds=5)
    answer = wait_for_answer(service)
    assert (answer.number, answer.outcome) == (number, "won")
    assert is_won(after_moves(STATE, answer.moves))


def test_only_the_newest_request_is_answered(service: Service) -> None:
    numbers = [service.ask_line(STATE, seconds=5) for _ in range(5)]
    assert wait_for_answer(service).number == numbers[-1]
    assert service.poll() is None


def test_a_guess_is_a_move_that_can_be_made(service: Service) -> None:
    service.ask_guess(STATE, seconds=5)
    (move,) = wait_for_answer(service).moves
    assert move in legal_moves(STATE)


@pytest.mark.skipif(sys.platform == "win32", reason="there its class says how urgent it is")
def test_a_card_in_hand_comes_before_what_the_solver_thinks(service: Service) -> None:
    service.ask_line(STATE, seconds=5)
    wait_for_answer(service)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, service._process.pid) == min(own + 10, 19)


def test_what_is_cancelled_is_not_answered(service: Service) -> None:
    service.ask_line(STATE, seconds=5)
    service.cancel()
    number = service.ask_line(STATE, seconds=5)
    assert wait_for_answer(service).number == number


def test_asking_and_polling_take_no_time(service: Service) -> None:
    states = [Game.new(GameCode(Variant.CANFIELD, 1, 3, number)).state for number in range(20)]
    began = time.perf_counter()
    for state in states:
        service.ask_line(state, seconds=5)
        service.poll()
    assert time.perf_counter() - began < 0.2
    wait_for_answer(service)


def test_who_follows_the_line_gets_the_rest_of_it_at_once() -> None:
    service = Service()
    service.ask_line(STATE, seconds=5)
    line = wait_for_answer(service).moves
    state = STATE
    for place, move in enumerate(line[:-1], start=1):
        state, _ = apply(state, move)
        number = service.ask_line(state, seconds=5)
        assert service.poll() == Answer(number, "won", line[place:])
    service.close()


def test_who_left_the_line_gets_another_one(service: Service) -> None:
    service.ask_line(STATE, seconds=5)
    line = wait_for_answer(service).moves
    left, _ = apply(STATE, next(move for move in legal_moves(STATE) if move != line[0]))
    service.ask_line(left, seconds=5)
    answer = wait_for_answer(service)
    assert answer.outcome == "won"
    assert is_won(after_moves(left, answer.moves))


def test_a_process_that_cannot_start_is_no_trouble() -> None:
    service = Service(("/nowhere/canfield",))
    service.ask_line(STATE, seconds=1)
    assert not service.alive
    assert service.poll() is None
    service.close()


def test_a_closed_service_is_dead_and_quiet() -> None:
    service = Service()
    service.close()
    service.ask_line(STATE, seconds=1)
    assert not service.alive
    service.close()


def test_own_rules_travel_with_the_position() -> None:
    state = replace(STATE, rules=replace(CF3, take_back=False, redeals=4))
    assert from_values(json.loads(json.dumps(to_values(state)))) == state


def test_the_service_ends_with_its_requests() -> None:
    request = {"number": 7, "kind": "line", "seconds": 5, "nodes": None, **to_values(STATE)}
    answers = StringIO()
    serve(StringIO(json.dumps(request) + "\n"), answers)
    assert json.loads(answers.getvalue())["number"] == 7
