"""A progress bar for commands that take long."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ridotto.games.words import Words


class Advance(Protocol):
    """Advance a progress bar, and set its total if that was not known before."""

    def __call__(self, done: int, total: int | None = None) -> None:
        """Advance the bar by this much."""


@contextmanager
def progress_bar(
    words: Words,
    total: int | None,
    first: str = "simulate-preparing",
    then: str = "simulate-under-way",
) -> Iterator[Advance]:
    """Show a bar if standard error is a terminal; yields a function that advances it.

    The bar is labelled with the message ``first`` until it is advanced, and with ``then`` after.
    """
    if not sys.stderr.isatty():
        yield lambda done, total=None: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(words(first), total=total)

        def advance(done: int, total: int | None = None) -> None:
            bar.update(task, advance=done, total=total, description=words(then))

        yield advance
