"""Small signs that mean the same in a picture and in the words that explain it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canfield.table.geometry import Rect

if TYPE_CHECKING:
    from canfield.ui.widgets.sheet import Sheet

DISC, RING = "disc", "ring"
TICK, LATE_TICK = "tick", "late tick"
WINNABLE, OPEN, LOST = "winnable", "open", "lost"
TURN = "turn"

HEIGHTS: Final = {WINNABLE: 1.0, OPEN: 0.6, LOST: 0.25}
"""How high the bar of an outcome stands, as a part of the highest."""
ROLES: Final = {WINNABLE: "good", OPEN: "focus", LOST: "danger"}


def put_sign(sheet: Sheet, area: Rect, name: str) -> None:
    """Put a sign in the middle of an area, as large as fits."""
    side = min(area.width, area.height)
    spot = Rect(area.centre.x - side // 2, area.centre.y - side // 2, side, side)
    if name == DISC:
        sheet.plate(spot, side // 2, "focus")
    elif name == RING:
        sheet.plate(spot, side // 2, "", "focus", max(1, side // 5))
    elif name in HEIGHTS:
        tall = round(side * HEIGHTS[name])
        sheet.plate(Rect(spot.x, spot.bottom - tall, side * 2 // 3, tall), 0, ROLES[name])
    elif name == TURN:
        sheet.mark(spot, side, "close", "danger")
    elif name == TICK:
        sheet.plate(spot, side // 2, "accent")
        sheet.mark(spot, side * 4 // 5, "check", "on_accent")
    elif name == LATE_TICK:
        sheet.plate(spot, side // 2, "", "muted", max(1, side // 10))
        sheet.mark(spot, side * 3 // 5, "check", "muted")
