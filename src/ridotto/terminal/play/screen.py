"""The console that terminal play and replays print to."""

from __future__ import annotations

import errno
import os
from typing import NoReturn

from rich.console import Console


class Screen(Console):
    """A console that reports a closed pipe to the command."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> NoReturn:
        """Raise :exc:`BrokenPipeError`; by default rich would exit with a failure."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
