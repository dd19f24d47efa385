"""Whom the program asks what needs a search: answers come when they are there, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canfield.app.messages import Answer
    from canfield.app.questions import Question
    from canfield.solver.service import Service


class Adviser:
    """Puts one question at a time to the solver in its own process.

    Where that process cannot be had, it says what is known without.
    """

    def __init__(self) -> None:
        self._service: Service | None = None
        self._question: Question | None = None
        self._ready: list[Answer] = []

    def wake(self) -> None:
        """Start the solver's process, if it does not run yet."""
        if self._service is None:
            from canfield.solver.service import Service

            self._service = Service()

    def ask(self, question: Question) -> None:
        """Ask this; a question that is not answered yet is forgotten."""
        self.wake()
        service = self._service
        if service is None or not service.alive:
            self._question, self._ready = None, [question.unaided()]
            return
        self._question, self._ready = question, []
        question.put(service)

    @property
    def is_asked(self) -> bool:
        """True while an answer is waited for."""
        return self._question is not None or bool(self._ready)

    def answers(self) -> list[Answer]:
        """What is known now; each answer is given once."""
        if self._question is not None and self._service is not None:
            self._listen(self._service, self._question)
        ready, self._ready = self._ready, []
        return ready

    def _listen(self, service: Service, question: Question) -> None:
        answer = service.poll()
        if answer is None:
            if not service.alive:
                self.ask(question)
            return
        told, self._question = question.heard(answer)
        if told is not None:
            self._ready.append(told)
        if self._question is not None:
            self._question.put(service)

    def close(self) -> None:
        """End the solver's process."""
        if self._service is not None:
            self._service.close()
