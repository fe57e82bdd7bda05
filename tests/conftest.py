"""What all tests stand on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Whoever starts tests in the background has them ignore Ctrl-C, and so every child of theirs.

    Some tests press it.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
