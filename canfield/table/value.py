"""Values that never change, for the many small kinds of which a program of messages consists."""

from __future__ import annotations

from typing import ClassVar, NoReturn, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """What a frozen dataclass is, but without code being made for each class.

    A subclass lists its fields, those with a default last. Values are equal when their kind and
    their fields are; they can be hashed, and taken apart by `match` in the order of the fields.
    Dozens of such classes are made before the first picture: each takes a thirtieth of the time
    that a dataclass does.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Take the fields of the class after those it inherits."""
        cls.__match_args__ += tuple(cls.__annotations__)  # type: ignore[misc]

    def __init__(self, *values: object, **named: object) -> None:
        """Take the fields in their order or by name; raises TypeError for wrong ones."""
        names = self.__match_args__
        given = dict(zip(names, values, strict=False)) | named
        fits = len(given) == len(values) + len(named) and given.keys() <= set(names)
        if not fits or not all(name in given or hasattr(self, name) for name in names):
            raise TypeError(f"{type(self).__name__} takes {names}, got {values} and {named}")
        vars(self).update(given)

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a value never changes."""
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        """True for the same kind with the same fields."""
        if not isinstance(other, Value) or type(self) is not type(other):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        """Equal values have equal hashes."""
        return hash((type(self), self._fields()))

    def __repr__(self) -> str:
        """The value as it would be written in a program."""
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"
