"""Loops that are written once and run with the rules of any game.

The module of such a loop defines the rules it leaves open under their names, without a body that
does anything. :func:`bound` returns the loop with other rules in their place.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from ridotto.rules import speed

P = ParamSpec("P")
R = TypeVar("R")


def bound(
    loop: Callable[P, R], rules: Mapping[str, Callable[..., Any]], *, compiled: bool
) -> Callable[P, R]:
    """Return a rule for which these names of its module refer to other rules.

    The rules of its own module that it calls are bound in the same way. Functions that are not
    rules are taken as they are: for compiled loops they must be compiled already, and such a loop
    is compiled anew in every process.
    """
    law = cast(FunctionType, loop)
    home = law.__globals__
    names = speed.frozen(home) if compiled else dict(home)
    own = {
        name: value
        for name, value in home.items()
        if speed.is_rule(value) and value.__globals__ is home and name not in rules
    }
    folder = _folder(own, rules) if compiled else None
    for name, value in home.items():
        if name in rules:
            names[name] = _twin(rules[name]) if compiled else rules[name]
        elif name in own:
            names[name] = _rebuilt(own[name], names, folder, compiled)
        elif compiled and speed.is_rule(value):
            names[name] = speed.jitted(value)
    return cast(Callable[P, R], names[law.__name__])


def _twin(given: Callable[..., Any]) -> Any:
    return speed.jitted(given) if speed.is_rule(given) else given


def _rebuilt(law: FunctionType, names: dict[str, Any], folder: Path | None, compiled: bool) -> Any:
    if compiled:
        return speed.compiled_with(law, names, folder)
    return FunctionType(law.__code__, names, law.__name__, law.__defaults__)


def _folder(
    own: Mapping[str, FunctionType], rules: Mapping[str, Callable[..., Any]]
) -> Path | None:
    """Return the cache folder for these rules together.

    None if one of them is not a rule, or comes from no module that another process can import.
    """
    prints = [speed.fingerprint(law) for law in own.values()]
    for name, given in sorted(rules.items()):
        if not speed.is_rule(given) or given.__module__ not in sys.modules:
            return None
        prints.append(f"{name}={speed.fingerprint(given)}")
    return speed.cache_folder(hashlib.sha256(repr(prints).encode()).hexdigest()[:16])
