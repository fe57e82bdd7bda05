"""Work for other processes, which have to find it: they do not know the modules of tests."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def die_once(batch: tuple[str, int]) -> int:
    """Double a number, but the first time kill this process if it is even."""
    folder, number = batch
    mark = Path(folder, str(number))
    if number % 2 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(number)


def die(batch: object) -> None:
    """Kill this process."""
    os.kill(os.getpid(), signal.SIGKILL)


def doze(name: str) -> str:
    """Answer at once for no file; otherwise say in it that one has begun, and take long."""
    if name:
        Path(name).write_text("begun")
        time.sleep(20)
        Path(name).write_text("done")
    return name
