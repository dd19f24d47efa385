"""Follow the hints of the game blindly, from deals that can be won, and count the wins.

Run with the project's Python: ``python tools/follow_hints.py --deals 100``. Deals are asked for
and hints are given as in the game: by its adviser, with the solver in its own process, which
looks at all cards. With ``--seen`` it looks only at what the player can see, and promises nothing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canfield.app.adviser import Adviser  # noqa: E402 - needs the path above
from canfield.app.messages import Advised, Dealt  # noqa: E402 - needs the path above
from canfield.app.questions import WhatNext, WhichDeal  # noqa: E402 - needs the path above
from canfield.engine import DRAWS, Game, GameCode, Variant  # noqa: E402 - needs the path above
from canfield.store.stakes import Stakes  # noqa: E402 - needs the path above

if TYPE_CHECKING:
    from canfield.app.messages import Answer
    from canfield.app.questions import Question

MOST: Final = 1000
"""After so many hints a game counts as not won."""
A_MOMENT: Final = 0.002


def answer(adviser: Adviser, question: Question) -> Answer:
    """Ask, and look again and again until the answer is there."""
    adviser.ask(question)
    while not (answers := adviser.answers()):
        Event().wait(A_MOMENT)
    return answers[0]


def winnable(adviser: Adviser, like: GameCode, day: str) -> GameCode:
    """Return the winnable deal of a day (ISO), as the New game window finds it."""
    dealt = answer(adviser, WhichDeal.like(like, Stakes(day=day)))
    if not isinstance(dealt, Dealt):
        raise TypeError(dealt)
    return dealt.code


def is_won_by_hints(adviser: Adviser, code: GameCode, *, see_hidden: bool) -> bool:
    """Follow every hint until the game is won, no hint comes, or too many came."""
    game = Game.new(code)
    for _ in range(MOST):
        advice = answer(adviser, WhatNext(game, see_hidden=see_hidden))
        if game.won or not isinstance(advice, Advised) or not advice.hints:
            break
        game, _events = game.play(advice.hints[0].move)
    return game.won


def days(count: int) -> list[str]:
    """Return so many days."""
    return [
        f"{2000 + number // 336}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        for number in range(count)
    ]


def main(words: list[str] | None = None) -> int:
    """Follow hints; 1 where a deal that can be won was not won with all cards seen."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=list(Variant), default="CF")
    parser.add_argument("--draw", type=int, choices=(1, 3), help="the usual one if left out")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seen", action="store_true", help="look only at what can be seen")
    chosen = parser.parse_args(words)
    variant = Variant(chosen.variant)
    like = GameCode(variant, 1, chosen.draw or DRAWS[variant][0], 0)
    adviser, won = Adviser(), 0
    for day in days(chosen.deals):
        code = winnable(adviser, like, day)
        if is_won_by_hints(adviser, code, see_hidden=not chosen.seen):
            won += 1
        elif not chosen.seen:
            print(f"{code} was not won")
    adviser.close()
    print(f"{variant} draw {like.draw}: {won} of {chosen.deals} won by following the hints")
    return int(won < chosen.deals and not chosen.seen)


if __name__ == "__main__":
    sys.exit(main())
