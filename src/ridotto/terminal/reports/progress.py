"""How far mass play has come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ridotto.games.words import Words


@contextmanager
def progress_bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error, and silence anywhere else."""
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
