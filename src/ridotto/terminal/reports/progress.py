"""A progress bar for commands that play many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ridotto.games.words import Words


@contextmanager
def progress_bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar if standard error is a terminal; yields a function that advances it."""
    if not sys.stderr.isatty():
        yield lambda played: None
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
        task = bar.add_task(words("simulate-preparing"), total=games)
        yield lambda played: bar.update(
            task, advance=played, description=words("simulate-under-way")
        )
