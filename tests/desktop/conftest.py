"""The screen for the tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.desktop.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """A screen of 1280 by 800."""
    with Screen() as screen:
        yield screen
