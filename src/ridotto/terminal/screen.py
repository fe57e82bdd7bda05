"""What is printed through: a console of rich that keeps to the manners of the command."""

from __future__ import annotations

import errno
import os
from typing import NoReturn

from rich.console import Console


class Screen(Console):
    """A console that leaves it to the command what to do when nobody reads any more."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> NoReturn:
        """What rich would do is to leave with the status of a failure."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
