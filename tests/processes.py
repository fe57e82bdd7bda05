"""Mark the tests that start a server process with ``server``; no other test may start one.

``make check`` runs all tests without that mark. It is set automatically: a test has it if its code,
one of its fixtures or a helper it calls names a class that starts a server process.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import pytest


class ServerProcess:
    """The base of all classes that start a server process."""

    allowed = False

    def check_allowed(self) -> None:
        """Fail in a test that is not marked ``server``."""
        assert ServerProcess.allowed, "this test starts a server process: use @pytest.mark.server"


def mark(item: pytest.Item) -> None:
    """Mark a test if it starts a server process."""
    assert isinstance(item, pytest.Function)
    fixtures = item._fixtureinfo.name2fixturedefs.values()
    functions = [item.function, *(each.func for found in fixtures for each in found)]
    if any(map(starts_server, functions)):
        item.add_marker(pytest.mark.server)


@cache
def starts_server(function: Any) -> bool:
    """Return whether a function, or one of ours that it calls, starts a server process."""
    return _reaches_server(inspect.unwrap(function), set())


def _reaches_server(found: Any, seen: set[Any]) -> bool:
    if inspect.isclass(found):
        return issubclass(found, ServerProcess)
    function = inspect.unwrap(found) if callable(found) else None
    if not isinstance(function, FunctionType) or function in seen:
        return False
    seen.add(function)
    if function.__module__.partition(".")[0] in ("ridotto", "bench"):
        return False
    names = function.__globals__
    return any(
        _reaches_server(names[name], seen) for name in _names(function.__code__) if name in names
    )


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names(each)
