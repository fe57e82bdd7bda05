"""Error messages for untrusted data: the fault and the allowed values.

The decoder reports the fault and its path; the allowed values are looked up in the expected type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from msgspec import inspect

#: Maximum length of an error message, before the allowed values.
LONGEST: Final = 300
_PLACE: Final = re.compile(r" - at `\$([^`]*)`$")
_PART: Final = re.compile(r"\.(\w+)|\[(?:\d+|\.\.\.)\]")


def complaint(error: Exception, form: Any) -> str:
    """Describe why data does not match this type, and what would be valid."""
    message = str(error)
    found = _PLACE.search(message)
    kinds = _at(found[1] if found else "", form)
    what, where = (message[: found.start()], found[0]) if found else (message, "")
    described = _described(kinds)
    if described and what.startswith("Expected `str` matching regex"):
        return f"Expected {described}{where}"
    message = f"{what:.{LONGEST}}{where:.{LONGEST}}"
    if what.startswith(("Invalid enum value", "Invalid value")):
        return message + _listed("it can be", _values(kinds))
    if what.startswith("Object contains unknown field"):
        return message + _listed("there are", _fields(kinds))
    return message


def _listed(before: str, names: Iterable[str]) -> str:
    listed = ", ".join(names)
    return f"; {before} {listed}" if listed else ""


def _at(place: str, form: Any) -> list[Any]:
    """Return the types allowed at a path within a type; empty if unknown."""
    kinds = list(_plain(_info(form)))
    for part in _PART.finditer(place):
        kinds = [
            each for kind in kinds for inner in _inside(kind, part[1]) for each in _plain(inner)
        ]
    return kinds


@cache
def _info(form: Any) -> Any:
    return inspect.type_info(form)


def _plain(kind: Any) -> Iterator[Any]:
    """Yield the members of a union."""
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _plain(each)
    else:
        yield kind


def _inside(kind: Any, name: str | None) -> Iterator[Any]:
    if isinstance(kind, inspect.Metadata):
        yield from _inside(kind.type, name)
    elif isinstance(kind, inspect.StructType) and name is not None:
        yield from (field.type for field in kind.fields if field.encode_name == name)
        if name == kind.tag_field:
            yield inspect.LiteralType((kind.tag,))
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType) and name is None:
        yield kind.item_type


def _values(kinds: Iterable[Any]) -> Iterator[str]:
    for kind in kinds:
        if isinstance(kind, inspect.LiteralType):
            yield from map(str, kind.values)


def _fields(kinds: list[Any]) -> Iterator[str]:
    """Yield the fields of a struct, unless several structs are possible."""
    structures = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    if len(structures) == 1:
        yield from (field.encode_name for field in structures[0].fields)


def _described(kinds: Iterable[Any]) -> str:
    """Return the constraint on a string, if its type has one."""
    for kind in kinds:
        if isinstance(kind, inspect.Metadata) and kind.extra_json_schema:
            return str(kind.extra_json_schema.get("description", ""))
    return ""
