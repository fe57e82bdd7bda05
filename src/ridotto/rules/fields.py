"""A base class for objects that hold numbers and lists of numbers.

Plain Python reads them as objects with slots, compiled rules as NumPy records with the same
fields. The list of fields is enough to create, copy, pack and unpack such an object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self


class Fields:
    """Fixed fields: numbers, and lists of numbers of a fixed length.

    A subclass names its fields in ``__slots__``, annotates their types and gives the lengths of
    its lists: ``class State(Fields, lengths=LENGTHS)``. A pair of lengths stands for a list of
    lists. A field annotated ``Sequence`` never changes, so copies share it.
    """

    __slots__ = ()
    lengths: ClassVar[Mapping[str, int | tuple[int, int]]]
    _blank: ClassVar[Callable[[], Any]]

    def __init_subclass__(cls, lengths: Mapping[str, int | tuple[int, int]] | None = None) -> None:
        if lengths is None:  # a subclass without additional fields
            return
        cls.lengths = lengths
        # Generated field by field: a loop over the fields takes ten times as long.
        cls.copy = _written_copy(cls)  # type: ignore[method-assign, assignment]
        cls._blank = staticmethod(_written_blank(cls))

    def copy(self) -> Self:
        """Return a copy that shares no mutable data with this object.

        Each action rewrites the journal. A state that keeps one (``noting``) copies it; other
        states share one that is never written to.
        """
        raise NotImplementedError

    @classmethod
    def blank(cls) -> Self:
        """Return an object whose numbers are all zero."""
        made: Self = cls._blank()
        return made

    @classmethod
    def record_type(cls) -> Any:
        """Return the NumPy type with these fields.

        All are 64 bits wide, so that a rule compiles once.
        """
        import numpy as np

        fields: list[Any] = []
        for field in _slots(cls):
            number = np.float64 if _is_float(cls, field) else np.int64
            fields.append((field, number, cls.lengths.get(field, ())))
        return np.dtype(fields)

    def packed(self) -> Any:
        """Return an array of one NumPy record with this object's numbers."""
        import numpy as np

        array = np.zeros(1, dtype=self.record_type())
        for field in array.dtype.names:
            array[0][field] = getattr(self, field)
        return array

    @classmethod
    def unpacked(cls, record: Any) -> Self:
        """Return the object whose numbers a NumPy record holds."""
        plain = cls()
        for field in record.dtype.names:
            numbers = record[field].tolist()
            shared = _never_changes(cls, field)
            setattr(plain, field, tuple(numbers) if shared else numbers)
        return plain

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fields) or type(other) is not type(self):
            return NotImplemented
        return all(
            _numbers(getattr(self, field)) == _numbers(getattr(other, field))
            for field in _all_slots(type(self))
        )

    # Its numbers change, so it cannot be a key.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return the fields that are not all zero, and lists without the zeros at their end.

        Of the journal, only the lines of the last action are shown.
        """
        shown = {field: _numbers(getattr(self, field, 0)) for field in _all_slots(type(self))}
        if "journal" in shown:
            shown["journal"] = shown["journal"][: shown["noted"]]
        told = ", ".join(f"{field}={_cut(value)}" for field, value in shown.items() if _any(value))
        return f"{type(self).__name__}({told})"


def _all_slots(kind: type) -> list[str]:
    """Return the fields of a class and of those that it is derived from."""
    return [field for each in reversed(kind.__mro__) for field in getattr(each, "__slots__", ())]


def _numbers(value: Any) -> Any:
    """Return numbers as plain lists, whatever sequence or array holds them."""
    if hasattr(value, "tolist"):
        return value.tolist()
    return [_numbers(each) for each in value] if isinstance(value, list | tuple) else value


def _any(numbers: Any) -> bool:
    return any(map(_any, numbers)) if isinstance(numbers, list) else bool(numbers)


def _cut(numbers: Any) -> Any:
    """Return a list without the zeros at its end."""
    if not isinstance(numbers, list):
        return numbers
    last = max((place for place, each in enumerate(numbers) if _any(each)), default=-1)
    return [_cut(each) for each in numbers[: last + 1]]


def _slots(kind: type) -> tuple[str, ...]:
    slots: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    return slots


def _is_float(kind: type, field: str) -> bool:
    return "float" in kind.__annotations__[field]


def _never_changes(kind: type, field: str) -> bool:
    return str(kind.__annotations__[field]).startswith("Sequence")


def _written_blank(kind: type[Fields]) -> Callable[[], Any]:
    """Write and compile the function that creates an object of zeros field by field."""
    lines = ["def blank():", " made = new(kind)"]
    for field in _slots(kind):
        zero, length = "0.0" if _is_float(kind, field) else "0", kind.lengths.get(field)
        if isinstance(length, tuple):
            value = f"[[{zero}] * {length[1]} for _ in range({length[0]})]"
        else:
            value = zero if length is None else f"[{zero}] * {length}"
        lines.append(f" made.{field} = {value}")
    names: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join([*lines, " return made"]), names)
    written: Callable[[], Any] = names["blank"]
    return written


def _written_copy(kind: type[Fields]) -> Callable[[Any], Any]:
    """Write and compile the method that copies an object field by field."""
    lines = ["def copy(self):", " twin = new(kind)"]
    for field in _slots(kind):
        value = f"self.{field}"
        length = None if _never_changes(kind, field) else kind.lengths.get(field)
        if isinstance(length, tuple):
            value = f"[row[:] for row in {value}]"
        elif field == "journal":
            value = f"{value}[:] if self.noting else {value}"
        elif length is not None:
            value += "[:]"
        lines.append(f" twin.{field} = {value}")
    names: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join([*lines, " return twin"]), names)
    written: Callable[[Any], Any] = names["copy"]
    written.__doc__ = Fields.copy.__doc__
    return written
