"""The shelf keeps the last ten deals, and the starred ones longest."""

from __future__ import annotations

from canfield.store.scores import Scores, from_values, to_values
from canfield.store.shelf import SHELF_SIZE, Shelf, ShelfDeal, changed, put


def a_shelf(*deals: ShelfDeal) -> Shelf:
    shelf: Shelf = ()
    for deal in deals:
        shelf = put(shelf, deal)
    return shelf


def codes(shelf: Shelf) -> list[str]:
    return [deal.code for deal in shelf]


def test_the_latest_deal_lies_in_front() -> None:
    assert codes(a_shelf(ShelfDeal("a"), ShelfDeal("b"), ShelfDeal("a"))) == ["a", "b"]


def test_a_deal_played_again_keeps_note_star_and_best() -> None:
    shelf = a_shelf(ShelfDeal("a", 30, 30))
    shelf = changed(shelf, shelf[0]._replace(note="the hard one", star=True))
    shelf = put(put(shelf, ShelfDeal("b")), ShelfDeal("a", 12, 12, record={"cursor": 4}))
    assert shelf[0] == ShelfDeal("a", 12, 30, "the hard one", star=True, record={"cursor": 4})


def test_beyond_ten_the_oldest_without_a_star_goes() -> None:
    shelf = a_shelf(*(ShelfDeal(str(n), star=n < 2) for n in range(SHELF_SIZE + 3)))
    assert len(shelf) == SHELF_SIZE
    assert codes(shelf) == [*(str(n) for n in range(12, 4, -1)), "1", "0"]


def test_beyond_ten_starred_deals_the_oldest_goes() -> None:
    shelf = a_shelf(*(ShelfDeal(str(n), star=True) for n in range(SHELF_SIZE + 1)))
    assert codes(shelf) == [str(n) for n in range(10, 0, -1)]


def test_the_shelf_survives_a_restart_and_a_bad_deal_on_it() -> None:
    shelf = a_shelf(
        ShelfDeal("a", 7, 9, "note", star=True), ShelfDeal("b", record={"moves": ["D"]})
    )
    values = to_values(Scores(shelf=shelf))
    assert from_values(values) == (Scores(shelf=shelf), ())
    values["shelf"].insert(1, {"cards_home": 3})
    assert from_values(values) == (Scores(shelf=shelf), ("code",))
    values["shelf"][0]["cards_home"] = 53
    assert from_values(values)[0].shelf[0] == ShelfDeal("b", record={"moves": ["D"]})


def test_a_shelf_that_is_too_long_is_cut_and_said_so() -> None:
    values = to_values(Scores(shelf=tuple(ShelfDeal(str(n)) for n in range(12))))
    scores, bad = from_values(values)
    assert codes(scores.shelf) == [str(n) for n in range(10)]
    assert bad == ("shelf",)
