"""The rules of a game as data: what differs between the variants is a field here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


class Variant(StrEnum):
    """A variant; its value is the two letters that begin a game code."""

    CANFIELD = "CF"
    SUPERIOR = "SU"
    STRICT = "ST"
    RAINBOW = "RB"
    STOREHOUSE = "SH"


class Build(StrEnum):
    """Which card a column takes on its last one, beside being one rank lower."""

    ALTERNATE = "alternate"
    ANY = "any"
    SUIT = "suit"


class Runs(StrEnum):
    """How much of a column may move to another column."""

    ANY_PART = "any part"
    WHOLE_COLUMN = "whole column"


class Refill(StrEnum):
    """Who fills a space from the reserve."""

    AT_ONCE = "at once"
    BY_PLAYER = "by player"


class Spaces(StrEnum):
    """What a space takes once the reserve is gone."""

    ANY = "any"
    WASTE_ONLY = "waste only"


@dataclass(frozen=True, slots=True)
class Rules:
    """Which moves are legal; nothing about score, undo or looks.

    `draw` is 1 or 3. `redeals` is how often the waste may be turned over, None for no limit.
    `fixed_base` is a rank whose four cards start the foundations, None to deal a base card.
    `base_wrap` is False only where published odds are reproduced: then a card of the rank
    below the base never goes on a card of the base rank in a column.

    >>> Rules.of(Variant.RAINBOW).redeals
    0
    """

    variant: Variant
    draw: int
    redeals: int | None = None
    build: Build = Build.ALTERNATE
    runs: Runs = Runs.ANY_PART
    refill: Refill = Refill.AT_ONCE
    spaces: Spaces = Spaces.ANY
    take_back: bool = True
    open_reserve: bool = False
    fixed_base: int | None = None
    base_wrap: bool = True

    @classmethod
    def of(cls, variant: Variant, draw: int | None = None) -> Rules:
        """The preset of a variant; without a draw its first choice.

        Raises ValueError for a draw that the variant does not have.
        """
        draw = DRAWS[variant][0] if draw is None else draw
        if draw not in DRAWS[variant]:
            message = f"{variant.name.title()} is not played with draw {draw}"
            raise ValueError(message)
        return replace(_PRESETS[variant], draw=draw)


DRAWS: Final = {
    Variant.CANFIELD: (3, 1),
    Variant.SUPERIOR: (3, 1),
    Variant.STRICT: (3, 1),
    Variant.RAINBOW: (1,),
    Variant.STOREHOUSE: (1,),
}
"""The draws of each variant, the usual one first."""

_PRESETS: Final = {
    Variant.CANFIELD: Rules(Variant.CANFIELD, 3),
    Variant.SUPERIOR: Rules(Variant.SUPERIOR, 3, refill=Refill.BY_PLAYER, open_reserve=True),
    Variant.STRICT: Rules(
        Variant.STRICT,
        3,
        runs=Runs.WHOLE_COLUMN,
        spaces=Spaces.WASTE_ONLY,
        take_back=False,
    ),
    Variant.RAINBOW: Rules(Variant.RAINBOW, 1, redeals=0, build=Build.ANY),
    Variant.STOREHOUSE: Rules(Variant.STOREHOUSE, 1, redeals=2, build=Build.SUIT, fixed_base=2),
}


def rules_key(rules: Rules) -> str:
    """The name of the rules in tables of results; rules that play differently differ in it.

    >>> rules_key(Rules.of(Variant.CANFIELD, 3))
    'CF-D3'
    >>> rules_key(replace(Rules.of(Variant.CANFIELD, 3), take_back=False))
    'CF-D3-take_back=False'
    """
    preset = replace(_PRESETS[rules.variant], draw=rules.draw)
    own = [
        f"{name}={getattr(rules, name)}"
        for name in Rules.__slots__
        if getattr(rules, name) != getattr(preset, name)
    ]
    return "-".join([rules.variant, f"D{rules.draw}", *own])
