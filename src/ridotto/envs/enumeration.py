"""Numbers for the actions of any game, from the types of its actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, UnsetType

from ridotto.games.kind import Kind


def all_actions(kind: Kind, players: int) -> Sequence[Any]:
    """Return every action of a game in a fixed order, which gives each its number.

    A game may list them in its descriptor (``Kind.all_actions``). Otherwise they are all values of
    its action types, in the order of the types and their fields: both truth values, the options of
    a literal, the numbers between two bounds. A whole number without bounds is taken for a player.
    Raises :exc:`TypeError` for a field with endlessly many values.
    """
    listed = kind.all_actions(players)
    if listed is not None:
        return listed
    found: list[Any] = []
    for form in get_args(kind.action) or (kind.action,):
        if str(form.__struct_config__.tag) in kind.out_of_turn:
            continue
        fields = msgspec.structs.fields(form)
        values = [list(_values(field.type, players, form)) for field in fields]
        found += [form(*chosen) for chosen in product(*values)]
    return tuple(found)


def _values(form: Any, players: int, action: Any) -> Iterator[Any]:
    origin = get_origin(form)
    if form is bool:
        yield from (False, True)
    elif form is int:
        yield from range(players)
    elif form in (NoneType, None):
        yield None
    elif form is UnsetType:
        yield msgspec.UNSET
    elif origin is Literal:
        yield from get_args(form)
    elif origin in (Union, UnionType):
        for part in get_args(form):
            yield from _values(part, players, action)
    elif origin is Annotated and get_args(form)[0] is int:
        yield from _bounded(form, players)
    else:
        raise TypeError(
            f"the values of {form} in {action.__name__} cannot be listed: "
            "the game's descriptor needs all_actions()"
        )


def _bounded(form: Any, players: int) -> Iterator[int]:
    low, high = 0, players - 1
    for meta in get_args(form)[1:]:
        if isinstance(meta, Meta):
            low = low if meta.ge is None else int(meta.ge)
            high = high if meta.le is None else int(meta.le)
    yield from range(low, high + 1)
