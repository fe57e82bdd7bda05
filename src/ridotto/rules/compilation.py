"""Notice when rules are compiled, which takes long, rather than loaded from the cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

_reports: Final[list[Callable[[], None]]] = []


@contextmanager
def report_compiling(report: Callable[[], None]) -> Iterator[None]:
    """Call a function once if a rule has to be compiled within the block."""
    _reports.append(report)
    try:
        yield
    finally:
        if report in _reports:
            _reports.remove(report)


@cache
def watch_compiler() -> None:
    """Listen to Numba, which tells when it compiles a function that its cache lacks."""
    from numba.core import event

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            while _reports:
                _reports.pop()()

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Listener())  # type: ignore[no-untyped-call]
