"""Objects of integers as NumPy records, which is how compiled rules know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def record_of(kind: type, lengths: Mapping[str, int]) -> Any:
    """The NumPy type with the slots of a class; fields of a length are rows of numbers.

    All are 64 bits wide, so that a rule compiles once.
    """
    import numpy as np

    slots: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    return np.dtype(
        [
            (field, np.int64, lengths[field]) if field in lengths else (field, np.int64)
            for field in slots
        ]
    )


def pack_fields(packed: object, record_type: Any) -> Any:
    """An array of one record with the object's numbers."""
    import numpy as np

    array = np.zeros(1, dtype=record_type)
    for field in record_type.names:
        array[0][field] = getattr(packed, field)
    return array


def unpack_fields(kind: type[T], record: Any) -> T:
    """The object whose numbers a record holds."""
    plain = kind()
    for field in record.dtype.names:
        setattr(plain, field, record[field].tolist())
    return plain
