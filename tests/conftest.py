"""Settings for all tests."""

from __future__ import annotations

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

import processes

# The time of an example depends on the machine, not on the program.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure() -> None:
    """Restore signals that shells let background processes ignore: some tests send them."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests that start a server process."""
    processes.mark(item)


def pytest_collection_finish() -> None:
    """Exclude all collected tests from garbage collection, which takes 5% of the time otherwise."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let only those tests start one."""
    processes.ServerProcess.allowed = item.get_closest_marker("server") is not None
