"""Each scene looks as it did when its picture was kept: see tools/keep_pictures.py."""

from __future__ import annotations

import os
from pathlib import Path

import keep_pictures
import pygame
import pytest
from keep_pictures import DRAWN_BY, KEPT, SIZES, drawn, name, small
from scenes import SCENES

from canfield.table.geometry import Size
from tests.pictures.comparing import difference, put_beside

pytestmark = pytest.mark.pictures

CHANGED = Path(__file__).with_name("changed")
EACH_SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
RENEW = "look at it, and if it is as it should be run: python3 tools/keep_pictures.py"


def complain(what: str, scene: str) -> None:
    """Fail; but another pygame may draw otherwise, which stops no one but a CI machine."""
    kept_by, here = DRAWN_BY.read_text(encoding="utf-8").strip(), f"pygame-ce {pygame.ver}"
    if kept_by == here:
        pytest.fail(f"{what}; {RENEW} {scene}", pytrace=False)
    story = f"{what}; but it was kept by {kept_by}, and this is {here}"
    if os.environ.get("CI") == "true":
        pytest.fail(f"{story}; pin that one, or renew all pictures by this one", pytrace=False)
    pytest.skip(story)


@EACH_SIZE
@pytest.mark.parametrize("scene", SCENES)
def test_the_scene_looks_as_it_did(scene: str, size: Size) -> None:
    file = KEPT / f"{name(scene, size)}.png"
    assert file.is_file(), f"no picture is kept; {RENEW} {scene}"
    picture, kept = small(drawn(scene, size)), pygame.image.load(file)
    found = difference(picture, kept)
    if found.is_seen:
        beside = put_beside(CHANGED, file.stem, picture, kept)
        complain(f"{found}: see {beside}", scene)


def test_every_kept_picture_is_one_of_a_scene() -> None:
    wanted = {name(scene, size) for scene in SCENES for size in SIZES}
    assert {file.stem for file in KEPT.glob("*.png")} <= wanted


@EACH_SIZE
@pytest.mark.parametrize(
    ("one", "other"),
    [("fresh-deal", "mid-game"), ("fresh-deal", "refused"), ("help", "keys"), ("win", "bow")],
)
def test_pictures_of_different_scenes_are_told_apart(one: str, other: str, size: Size) -> None:
    found = difference(small(drawn(one, size)), small(drawn(other, size)))
    assert found.is_seen


@EACH_SIZE
def test_one_missing_word_on_the_bar_is_seen(size: Size) -> None:
    whole = drawn("mid-game", size)
    robbed = whole.copy()
    ground = whole.get_at((size.width // 2, 8))
    robbed.fill(ground, (0, 4, size.width // 10, 24))
    assert difference(small(robbed), small(whole)).is_seen


def test_the_tool_keeps_what_it_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(keep_pictures, "ROOT", tmp_path)
    monkeypatch.setattr(keep_pictures, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(keep_pictures, "DRAWN_BY", tmp_path / "kept" / "drawn-by.txt")
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "gone-scene-640x480.png").touch()
    assert keep_pictures.main(["code"]) == 0
    names = sorted(file.name for file in (tmp_path / "kept").iterdir())
    assert names == [*sorted(f"{name('code', size)}.png" for size in SIZES), "drawn-by.txt"]
    assert keep_pictures.main(["no-such-scene"]) == 2
    assert "no-such-scene" in capsys.readouterr().out
