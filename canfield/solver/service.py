"""The solver in a process of its own, so that no frame ever waits for it.

The window's side is `Service`: it asks with numbered requests and polls for the answer to the
newest. The other side is this module run as a program, or a bundled program run with
`SERVICE_OPTION`. They talk in lines of JSON.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from dataclasses import dataclass, replace
from enum import StrEnum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, Final

from canfield.engine.moves import parse_move
from canfield.engine.record import parse_state
from canfield.engine.rules import Build, Refill, Rules, Runs, Spaces, Variant
from canfield.solver.shorten import Line

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.engine.moves import Move
    from canfield.engine.state import GameState

SERVICE_OPTION: Final = "--solver-service"
"""A bundled program that is started with this option must call `serve` and nothing else."""
_RULE_TYPES: Final[dict[str, type[StrEnum]]] = {
    "variant": Variant,
    "build": Build,
    "runs": Runs,
    "refill": Refill,
    "spaces": Spaces,
}
_SAMPLES: Final = 16
_REMEMBERED: Final = 8
_MEEKNESS: Final = 10
"""How far the solver stands back for the window and all other programs, where there is `nice`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back for a request.

    `outcome` is that of a verdict, and `moves` the line to the win; for a hint that looks at no
    hidden card they are "unknown" and the one move proposed, if any.
    """

    number: int
    outcome: str
    moves: tuple[Move, ...]


class Service:
    """The solver as the window sees it. Nothing here waits.

    Where the process cannot be started, or has died, `alive` is False, requests are dropped and
    `poll` says None: hints without search still work.

    The last lines to a win are remembered: who asks about a position on one gets the rest of it
    at once. So hints that are followed stay on a line, and never go round in circles.
    """

    def __init__(self, command: tuple[str, ...] | None = None) -> None:
        self._number = 0
        self._answers: SimpleQueue[str] = SimpleQueue()
        self._asked: GameState | None = None
        self._lines: deque[Line] = deque(maxlen=_REMEMBERED)
        self._process = _started(command or _command())
        if self._process is not None and self._process.stdout is not None:
            reader = Thread(
                target=_read, args=(self._process.stdout, self._answers.put), daemon=True
            )
            reader.start()

    @property
    def alive(self) -> bool:
        """Is there a process to ask?"""
        return self._process is not None and self._process.poll() is None

    def ask_line(self, state: GameState, *, seconds: float, nodes: int | None = None) -> int:
        """Ask for the verdict on a position; gives the number of the request.

        With a limit of `nodes` that comes before that of time, the answer is always the same.
        """
        rests = (line.rest(state) for line in self._lines)
        if nodes is None and (rest := next(filter(None, rests), ())):
            self.cancel()
            self._answers.put(_reply(self._number, "won", rest))
            return self._number
        number = self._ask("line", state, seconds, nodes)
        self._asked = state
        return number

    def ask_guess(self, state: GameState, *, seconds: float) -> int:
        """Ask for a move by what the player can see; gives the number of the request."""
        return self._ask("guess", state, seconds)

    def cancel(self) -> None:
        """Want no answer any more; what is being worked on is given up."""
        self._send({"number": self._next(), "kind": "nothing"})

    def poll(self) -> Answer | None:
        """The answer to the newest request once it is there. Older answers are dropped."""
        import json

        while True:
            try:
                values = json.loads(self._answers.get_nowait())
            except Empty:
                return None
            if values["number"] == self._number:
                moves = tuple(map(parse_move, values["moves"]))
                if values["outcome"] == "won" and self._asked is not None:
                    self._lines.appendleft(Line(self._asked, moves))
                    self._asked = None
                return Answer(values["number"], values["outcome"], moves)

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def _next(self) -> int:
        self._number += 1
        self._asked = None
        return self._number

    def _ask(self, kind: str, state: GameState, seconds: float, nodes: int | None = None) -> int:
        number = self._next()
        limits = {"seconds": seconds, "nodes": nodes}
        self._send({"number": number, "kind": kind, **limits, **to_values(state)})
        return number

    def _send(self, values: dict[str, Any]) -> None:
        import json

        if self._process is None or self._process.stdin is None:
            return
        try:
            self._process.stdin.write(json.dumps(values) + "\n")
            self._process.stdin.flush()
        except OSError:
            self._process.kill()


def _command() -> tuple[str, ...]:
    if getattr(sys, "frozen", False):
        return sys.executable, SERVICE_OPTION
    return sys.executable, "-m", "canfield.solver.service"


def _started(command: tuple[str, ...]) -> Any:  # noqa: ANN401 - subprocess is imported late
    import subprocess

    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    flags |= getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    try:
        return subprocess.Popen(  # noqa: S603 - our own program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            creationflags=flags,
        )
    except OSError:
        return None


def _read(pipe: IO[str], take: Callable[[str], object]) -> None:
    """Hand on every line until the pipe is closed."""
    try:
        for line in pipe:
            take(line)
    except (OSError, ValueError):
        return


def _reply(number: int, outcome: str, moves: tuple[Move, ...]) -> str:
    import json

    return json.dumps({"number": number, "outcome": outcome, "moves": list(map(str, moves))})


def to_values(state: GameState) -> dict[str, Any]:
    """The position and its rules as values for JSON; `from_values` is the inverse."""
    rules = {name: getattr(state.rules, name) for name in Rules.__slots__}
    return {"state": repr(state), "rules": rules}


def from_values(values: dict[str, Any]) -> GameState:
    """The position of such values."""
    rules: dict[str, Any] = {
        name: _RULE_TYPES[name](value) if name in _RULE_TYPES else value
        for name, value in values["rules"].items()
    }
    return replace(parse_state(values["state"]), rules=Rules(**rules))


def serve(requests: IO[str] | None = None, answers: IO[str] | None = None) -> None:
    """Answer requests until there are no more; the newest is answered, older ones are given up."""
    import json

    if requests is None and hasattr(os, "nice"):
        os.nice(_MEEKNESS)
    out = answers or sys.stdout
    waiting: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        _read(requests or sys.stdin, waiting.put)
        waiting.put("")

    Thread(target=read, daemon=True).start()
    open_ = True
    while open_:
        lines = [waiting.get()]
        while not waiting.empty():
            lines.append(waiting.get())
        open_ = bool(lines[-1])
        line = next(filter(None, reversed(lines)), "")
        if not line:
            return
        values = json.loads(line)
        if values["kind"] == "nothing":
            continue
        outcome, moves = _answer(values, lambda: not waiting.empty())
        out.write(_reply(values["number"], outcome, moves) + "\n")
        out.flush()


def _answer(values: dict[str, Any], given_up: Callable[[], bool]) -> tuple[str, tuple[Move, ...]]:
    from canfield.solver.guess import likely_move
    from canfield.solver.search import Budget, decide
    from canfield.solver.shorten import before_turning, shortened

    state, seconds = from_values(values), values["seconds"]
    if values["kind"] == "guess":
        move = likely_move(state, samples=_SAMPLES, time_limit=seconds)
        return "unknown", () if move is None else (move,)
    verdict = decide(state, Budget(seconds, values["nodes"], given_up))
    if verdict.outcome != "won" or given_up():
        return verdict.outcome, verdict.moves
    line = shortened(state, verdict.moves, seconds=min(0.1, seconds / 4))
    return "won", before_turning(state, line)


if __name__ == "__main__":
    serve()
