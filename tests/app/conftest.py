"""A desk for the tests that need the real loop."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from dummy_window import SIZE, Desk

from canfield.ui import card_art
from canfield.ui.svg import rasterised
from tests.app.player import CODE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_rasterised = lru_cache(600)(rasterised)
"""Each card is drawn in each size once for all tests."""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Return the example deal on a desk where no picture has to wait for its cards."""
    monkeypatch.setattr(card_art, "time", SimpleNamespace(perf_counter=lambda: 0.0))
    monkeypatch.setattr(card_art, "rasterised", _rasterised)
    desk = Desk(tmp_path, SIZE, CODE)
    yield desk
    desk.close()
