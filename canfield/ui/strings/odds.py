"""How often deals can be won, as far as it was measured."""

from __future__ import annotations

from typing import Final

from canfield.engine import Variant
from canfield.translation import _

_ALL: Final = 100
_SHARES: Final = {
    (Variant.CANFIELD, 3): (93, 93),
    (Variant.CANFIELD, 1): (99, 100),
    (Variant.SUPERIOR, 3): (97, 97),
    (Variant.SUPERIOR, 1): (99, 100),
    (Variant.STRICT, 3): (68, 68),
    (Variant.STRICT, 1): (91, 91),
    (Variant.RAINBOW, 1): (88, 93),
    (Variant.STOREHOUSE, 1): (44, 44),
}
"""The least and the most of 100 deals that can be won (DECISIONS.md), equal where that is known."""


def odds_words(variant: Variant, draw: int) -> str:
    """The sentence for the New game window; none for a draw that the variant does not have."""
    least, most = _SHARES.get((variant, draw), (0, _ALL))
    if not least:
        return ""
    if (variant, draw) == (Variant.CANFIELD, 3):
        text = _("About {number} of 100 deals can be won; players win about 1 in 14.")
        return text.format(number=least)
    if least == most:
        return _("About {number} of 100 deals can be won.").format(number=least)
    if most == _ALL:
        return _("At least {number} of 100 deals can be won.").format(number=least)
    text = _("Between {least} and {most} of 100 deals can be won.")
    return text.format(least=least, most=most)
