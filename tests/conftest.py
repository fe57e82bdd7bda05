"""What all tests stand on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Whoever starts tests in the background has them ignore some calls, and all their children.

    Some tests call.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
