"""Descriptions of a game's options, from which any client can build a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import inspect

#: The widgets of a form; "other" is for options that need a screen of their own.
Widget = Literal["switch", "number", "text", "choice", "other"]


class OptionField(msgspec.Struct, frozen=True):
    """One option: its name, type, default and bounds.

    ``label`` is a Fluent message; its attribute ``why`` explains the option. ``optional`` options
    may be null. ``values`` are those of a choice.
    """

    name: str
    type: Widget
    label: str
    default: Any
    optional: bool = False
    least: float | None = None
    most: float | None = None
    values: tuple[str, ...] = ()


def option_fields(
    options: Any, label: str, labels: Mapping[str, str], bounds: Mapping[str, int]
) -> tuple[OptionField, ...]:
    """Describe the fields of an options struct.

    ``label`` begins the message of each option that is not in ``labels``; ``bounds`` are upper
    bounds beyond those of the type.
    """
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    defaults = options()
    return tuple(
        _described(
            field.encode_name,
            field.type,
            labels.get(field.name, f"{label}-{field.name}"),
            getattr(defaults, field.name),
            bounds.get(field.name),
        )
        for field in info.fields
    )


def _described(name: str, form: Any, label: str, default: Any, bound: int | None) -> OptionField:
    parts = list(form.types) if isinstance(form, inspect.UnionType) else [form]
    values = [part for part in parts if not isinstance(part, inspect.NoneType)]
    optional = len(values) < len(parts)
    value = values[0] if len(values) == 1 else None
    if isinstance(value, inspect.Metadata):
        value = value.type
    plain = msgspec.to_builtins(default)
    match value:
        case inspect.BoolType():
            return OptionField(name, "switch", label, plain, optional)
        case inspect.IntType() | inspect.FloatType():
            most = min((each for each in (value.le, bound) if each is not None), default=None)
            return OptionField(name, "number", label, plain, optional, value.ge, most)
        case inspect.StrType():
            return OptionField(name, "text", label, plain, optional, most=value.max_length)
        case inspect.LiteralType() if all(isinstance(each, str) for each in value.values):
            choices = tuple(map(str, value.values))
            return OptionField(name, "choice", label, plain, optional, values=choices)
        case _:
            return OptionField(name, "other", label, plain, optional)
