"""Whom the program asks what needs a search: answers come when they are there, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.app.messages import Answer
    from canfield.app.questions import Question, Urgency
    from canfield.solver.service import Service


class Adviser:
    """Puts one question at a time to the solver in its own process, the most urgent first.

    One that is interrupted by a more urgent one is put again later. Where that process cannot
    be had, it says what is known without.
    """

    def __init__(self) -> None:
        self._service: Service | None = None
        self._waiting: dict[Urgency, Question] = {}
        self._asked: Question | None = None
        """The one of those that the solver works on."""
        self._ready: list[Answer] = []

    @property
    def awake(self) -> bool:
        """True once the solver's process has been started."""
        return self._service is not None

    def wake(self) -> None:
        """Start the solver's process, if it does not run yet."""
        if self._service is None:
            from canfield.solver.service import Service

            self._service = Service()

    def ask(self, question: Question) -> None:
        """Ask this; one that is as urgent and not answered yet is forgotten."""
        self.wake()
        self._waiting[question.urgency] = question
        self._put_next()

    @property
    def is_asked(self) -> bool:
        """True while an answer is waited for."""
        return bool(self._waiting or self._ready)

    def answers(self) -> list[Answer]:
        """What is known now; each answer is given once."""
        if self._asked is not None and self._service is not None:
            self._listen(self._service, self._asked)
        ready, self._ready = self._ready, []
        return ready

    def _put_next(self) -> None:
        """Put the most urgent question to the solver, unless it works on that already."""
        service = self._service
        if service is None or not service.alive:
            self._ready += [self._waiting[each].unaided() for each in sorted(self._waiting)]
            self._waiting, self._asked = {}, None
            return
        first = self._waiting[min(self._waiting)] if self._waiting else None
        if first is not self._asked:
            self._asked = first
            if first is not None:
                first.put(service)

    def _listen(self, service: Service, question: Question) -> None:
        answer = service.poll()
        if answer is None:
            if not service.alive:
                self._put_next()
            return
        told, following = question.heard(answer)
        del self._waiting[question.urgency]
        if told is not None:
            self._ready.append(told)
        if following is not None:
            self._waiting[following.urgency] = following
        self._put_next()

    def close(self) -> None:
        """End the solver's process."""
        if self._service is not None:
            self._service.close()
