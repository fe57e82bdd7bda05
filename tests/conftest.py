"""What all tests stand on."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

import processes

# How long an example takes says something about the machine, and nothing about the program.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure() -> None:
    """Whoever starts tests in the background has them ignore some calls, and all their children.

    Some tests call.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests that start a server process."""
    processes.mark(item)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let only those tests start one."""
    processes.ServerProcess.allowed = item.get_closest_marker("server") is not None
