"""Values: equal by kind and fields, unchangeable, and never made of the wrong fields."""

from __future__ import annotations

import dataclasses

import pytest

from canfield.engine import Rules, Variant
from canfield.table.geometry import Point
from canfield.table.inputs import Press, Release, Typed
from canfield.table.intents import EndPeek, Tap, TapStock
from canfield.table.value import Value, replace


class Named(Value):
    """A name, with a number that is mostly 1."""

    name: str
    number: int = 1


class Titled(Named):
    """A name with a number and a title."""

    title: str = ""


def test_values_of_the_same_fields_are_equal_and_so_are_their_hashes() -> None:
    assert Named("ace") == Named(name="ace", number=1)
    assert hash(Named("ace")) == hash(Named("ace", 1))
    assert Named("ace") != Named("ace", 2)


def test_values_of_two_kinds_are_never_equal_though_their_fields_are() -> None:
    assert Press(Point(1, 2)) != Release(Point(1, 2))
    assert TapStock() != EndPeek()
    assert len({TapStock(), EndPeek(), TapStock()}) == 2
    assert Typed("a") != "a"


def test_a_value_does_not_change() -> None:
    with pytest.raises(AttributeError, match="Named never changes"):
        Named("ace").name = "king"  # type: ignore[misc]


def test_a_value_is_taken_apart_in_the_order_of_its_fields() -> None:
    match Titled("ace", 3, "high"):
        case Titled(name, number, title):
            assert (name, number, title) == ("ace", 3, "high")
        case never:
            pytest.fail(f"{never!r} was not taken apart")


def test_a_value_or_dataclass_is_replaced_by_one_that_differs_in_the_named_fields_only() -> None:
    first = Titled("ace", 3, "high")
    assert replace(first, number=4) == Titled("ace", 4, "high")
    assert first == Titled("ace", 3, "high")
    rules = Rules.of(Variant.RAINBOW)
    assert replace(rules, redeals=2) == dataclasses.replace(rules, redeals=2)


def test_a_field_that_a_value_has_not_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="Named has only"):
        replace(Named("ace"), colour="red")  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ((), {}),
        (("ace", 1, 2), {}),
        (("ace",), {"name": "ace"}),
        (("ace",), {"colour": "red"}),
    ],
)
def test_wrong_fields_are_refused(values: tuple[object, ...], named: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="Named takes"):
        Named(*values, **named)  # type: ignore[arg-type]


def test_a_value_is_printed_as_it_is_written() -> None:
    assert repr(Named("ace")) == "Named(name='ace', number=1)"
    assert repr(TapStock()) == "TapStock()"
    assert eval(repr(Tap(2, 1))) == Tap(2, 1)  # type: ignore[arg-type]
