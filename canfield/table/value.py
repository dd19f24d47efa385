"""Values that never change, for the many small kinds of which a program of messages consists."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, ClassVar, NoReturn, Self, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - it knows the fields of both
else:
    T = TypeVar("T")

    def replace(value: T, /, **changes: object) -> T:
        """The value, or the dataclass, with some of its fields changed."""
        if isinstance(value, Value):
            return value.__replace__(**changes)
        return dataclasses.replace(value, **changes)


@dataclass_transform(frozen_default=True)
class Value:
    """What a frozen dataclass is, but without code being made for each class.

    A subclass lists its fields, those with a default last. Values are equal when their kind and
    their fields are; they can be hashed, and taken apart by `match` in the order of the fields.
    Dozens of such classes are made before the first picture: each takes a thirtieth of the time
    that a dataclass does.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _names: ClassVar[frozenset[str]] = frozenset()
    _defaults: ClassVar[dict[str, object]] = {}

    def __init_subclass__(cls) -> None:
        """Take the fields of the class after those it inherits."""
        cls.__match_args__ += tuple(cls.__annotations__)  # type: ignore[misc]
        cls._names = frozenset(cls.__match_args__)
        cls._defaults = {name: getattr(cls, name) for name in cls._names if hasattr(cls, name)}

    def __init__(self, *values: object, **named: object) -> None:
        """Take the fields in their order or by name; raises TypeError for wrong ones."""
        names = self.__match_args__
        placed = dict(zip(names, values, strict=False))
        given = self._defaults | placed | named
        if len(values) > len(placed) or placed.keys() & named or given.keys() != self._names:
            raise TypeError(f"{type(self).__name__} takes {names}, got {values} and {named}")
        vars(self).update(given)

    def __replace__(self, **changes: object) -> Self:
        """The value with some fields changed; raises TypeError for one that it has not."""
        if not changes.keys() <= self._names:
            raise TypeError(f"{type(self).__name__} has only {self.__match_args__}, not {changes}")
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        vars(other).update(changes)
        return other

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a value never changes."""
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        """True for the same kind with the same fields."""
        if not isinstance(other, Value) or type(self) is not type(other):
            return NotImplemented
        return vars(self) == vars(other)

    def __hash__(self) -> int:
        """Equal values have equal hashes."""
        return hash((type(self), self._fields()))

    def __repr__(self) -> str:
        """The value as it would be written in a program."""
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"
