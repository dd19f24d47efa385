"""How often deals can be won, as far as it was measured."""

from __future__ import annotations

from typing import Final

from canfield.engine import Variant
from canfield.translation import _

_SHARES: Final = {
    (Variant.CANFIELD, 3): 93,
    (Variant.CANFIELD, 1): 99,
    (Variant.SUPERIOR, 3): 97,
    (Variant.SUPERIOR, 1): 99,
    (Variant.STRICT, 3): 68,
    (Variant.STRICT, 1): 91,
    (Variant.RAINBOW, 1): 91,
    (Variant.STOREHOUSE, 1): 44,
}
"""How many of 100 deals can be won, to a point (DECISIONS.md)."""

_NEARLY_ALL: Final = 99


def odds_words(variant: Variant, draw: int) -> str:
    """The sentence for the New game window; none for a draw that the variant does not have."""
    share = _SHARES.get((variant, draw))
    if share is None:
        return ""
    if (variant, draw) == (Variant.CANFIELD, 3):
        text = _("About {number} of 100 deals can be won; players win about 1 in 14.")
    elif share >= _NEARLY_ALL:
        text = _("At least {number} of 100 deals can be won.")
    else:
        text = _("About {number} of 100 deals can be won.")
    return text.format(number=share)
