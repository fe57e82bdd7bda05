"""Signals that end a session: Ctrl-C, a closed terminal, a request to terminate."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

#: Delay in seconds before a swallowed signal is raised again.
_RETRY_AFTER: Final = 0.02
#: Not every system has all of them.
_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
)


class Interrupted(KeyboardInterrupt):
    """A signal ended the session; ``status`` is the exit status that a shell expects."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.status = 128 + number


class Signals:
    """Raise :exc:`Interrupted` when a signal arrives, or at the end of a deferred block."""

    def __init__(self) -> None:
        #: The last signal that arrived.
        self.last: Interrupted | None = None
        self._deferring = False

    @contextmanager
    def handled(self) -> Iterator[None]:
        """Handle signals, except those that the program was started to ignore."""
        handlers = {
            number: signal.signal(number, self._receive)
            for number in _SIGNALS
            if signal.getsignal(number) is not signal.SIG_IGN
        }
        hook = sys.unraisablehook

        def raise_again(lost: Any) -> None:
            # An exception cannot pass through a library that calls back into Python, as a
            # compiler does: raise the signal again a moment later.
            if isinstance(lost.exc_value, Interrupted):
                retry = threading.Timer(_RETRY_AFTER, _raise_in_main, [lost.exc_value.number])
                retry.daemon = True
                retry.start()
            else:
                hook(lost)

        sys.unraisablehook = raise_again
        try:
            yield
        finally:
            sys.unraisablehook = hook
            for number, handler in handlers.items():
                signal.signal(number, handler)

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer signals until this block has ended."""
        before = self.last
        self._deferring = True
        try:
            yield
        finally:
            self._deferring = False
        if self.last is not None and self.last is not before:
            raise self.last

    def _receive(self, number: int, frame: FrameType | None) -> None:
        self.last = Interrupted(number)
        if not self._deferring:
            raise self.last


def _raise_in_main(number: int) -> None:
    """Raise a signal in the main thread, which also ends a system call it waits in."""
    main = threading.main_thread().ident
    if sys.platform == "win32" or main is None:
        signal.raise_signal(number)
    else:
        signal.pthread_kill(main, number)
