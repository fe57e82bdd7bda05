"""Clean-ups at the end of a worker process, such as ending the programs it has started."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.util import Finalize
from types import FrameType
from typing import Final, NoReturn

_goodbyes: Final[list[Finalize]] = []


def say_goodbye_with(goodbye: Callable[[], None]) -> None:
    """Register a clean-up for the end of the process, including a terminated worker."""
    # Worker processes skip atexit handlers, but run these finalizers.
    _goodbyes.append(Finalize(None, goodbye, exitpriority=1))
    # The workers of a cluster work in threads and handle their own signals.
    in_main = threading.current_thread() is threading.main_thread()
    if in_main and multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGTERM, _leave)


def say_goodbyes() -> None:
    """Run all clean-ups now; each runs once."""
    while _goodbyes:
        _goodbyes.pop()()


def leave_now() -> NoReturn:
    """Run all clean-ups and end this process."""
    say_goodbyes()
    os._exit(0)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """Abandon the current work by raising: no clean-up can run while it holds a lock."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise _Terminated


class _Terminated(SystemExit):
    """A signal has ended this worker, and not the code that it ran."""
