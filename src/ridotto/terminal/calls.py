"""Being called away from the table: Ctrl-C, a terminal that is closed, a program that is ended."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

#: Not every system has all of them.
_CALLS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
)


class CalledAway(KeyboardInterrupt):
    """Somebody or something calls; ``status`` is what a shell expects of whoever follows."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


class Calls:
    """Raises :exc:`CalledAway` when a call comes, or as soon as what must not be left is done."""

    def __init__(self) -> None:
        #: The last call that came.
        self.heard: CalledAway | None = None
        self._busy = False

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Heed calls, except those that the program was started to ignore."""
        usual = {
            call: signal.signal(call, self._hear)
            for call in _CALLS
            if signal.getsignal(call) is not signal.SIG_IGN
        }
        try:
            yield
        finally:
            for call, handler in usual.items():
                signal.signal(call, handler)

    @contextmanager
    def put_off(self) -> Iterator[None]:
        """Finish this first."""
        before = self.heard
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self.heard is not None and self.heard is not before:
            raise self.heard

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.heard = CalledAway(number)
        if not self._busy:
            raise self.heard
