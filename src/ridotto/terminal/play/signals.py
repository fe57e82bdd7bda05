"""Being called away from the table: Ctrl-C, a terminal that is closed, a program that is ended."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

#: How many seconds later a call comes again that did not get through.
_AGAIN: Final = 0.02
#: Not every system has all of them.
_CALLS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
)


class CalledAway(KeyboardInterrupt):
    """Somebody or something calls; ``status`` is what a shell expects of whoever follows."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
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
        before = sys.unraisablehook

        def hear_again(lost: Any) -> None:
            # Where a library calls back into Python, as one does that compiles, no exception
            # gets through: the call comes again, when that may be over.
            if isinstance(lost.exc_value, CalledAway):
                again = threading.Timer(_AGAIN, signal.raise_signal, [lost.exc_value.number])
                again.daemon = True
                again.start()
            else:
                before(lost)

        sys.unraisablehook = hear_again
        try:
            yield
        finally:
            sys.unraisablehook = before
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
