"""Real houses, shared by all tests that do not change them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from house.serve_process import Running
from house.serving import Served


def _open(folders: pytest.TempPathFactory, grace: float) -> Iterator[Served]:
    house = Served(folders.mktemp("house"), grace=grace).start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house with a long grace period."""
    yield from _open(tmp_path_factory, grace=3600)


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house with a very short grace period."""
    yield from _open(tmp_path_factory, grace=0.4)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """Run a house in its own process."""
    with Running(tmp_path / "data") as running:
        yield running


@pytest.fixture
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bot workers use plain rules, which need no loading, and the tests' characters."""
    monkeypatch.setenv("RIDOTTO_PLAIN", "1")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
