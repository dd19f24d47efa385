"""The names of the tables of results."""

from __future__ import annotations

from canfield.engine import Scoring, Variant
from canfield.translation import _
from canfield.ui.strings.settings import OPTIONS
from canfield.ui.strings.table import bar_game


def table_title(key: str) -> str:
    """A table's key in words: `CF-D3:standard` is `Canfield, 3 cards`.

    A part of the key that is not known stands as it is.
    """
    rules, _colon, scoring = key.partition(":")
    letters, draw, *own = rules.split("-") if rules.count("-") else (rules, "")
    if letters not in list(Variant) or not draw[1:].isdecimal():
        return key
    parts = [bar_game(Variant(letters), int(draw[1:])), *map(_rule_words, own)]
    if scoring not in {"", Scoring.STANDARD}:
        parts.append(OPTIONS["scoring"].get(scoring, scoring))
    return " · ".join(parts)


def _rule_words(rule: str) -> str:
    """A rule that differs from its variant's, in words."""
    return {"take_back=False": _("no taking back")}.get(rule, rule)
