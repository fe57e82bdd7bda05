"""Work for other processes, which have to find it: they do not know the modules of tests."""

from __future__ import annotations

import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def doze(name: str) -> str:
    """Answer at once for no file; otherwise say in it that one has begun, and take long."""
    if name:
        Path(name).write_text("begun")
        time.sleep(20)
        Path(name).write_text("done")
    return name
