"""Days in a row."""

from __future__ import annotations

import pytest

from canfield.store.days import longest_row, row_now


@pytest.mark.parametrize(
    ("days", "today", "now", "longest"),
    [
        ((), "2026-03-01", 0, 0),
        (("2026-03-01",), "2026-03-01", 1, 1),
        (("2026-02-28",), "2026-03-01", 1, 1),
        (("2026-02-27",), "2026-03-01", 0, 1),
        (("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01", 3, 3),
        (("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-02", 3, 3),
        (("2024-02-28", "2024-02-29", "2024-03-01", "2026-03-01"), "2026-03-01", 1, 3),
        (("2025-12-31", "2026-01-01", "2026-01-03"), "2026-01-04", 1, 2),
    ],
)
def test_a_row_goes_on_until_a_day_is_over_without_a_win(
    days: tuple[str, ...], today: str, now: int, longest: int
) -> None:
    assert row_now(days, today) == now
    assert longest_row(days) == longest
