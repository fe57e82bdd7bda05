"""Real houses for all tests of a run that leave them standing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from house.serving import Served


def _open(folders: pytest.TempPathFactory, grace: float) -> Iterator[Served]:
    house = Served(folders.mktemp("house"), grace=grace).start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that serves, and waits long for those who go."""
    yield from _open(tmp_path_factory, grace=3600)


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that hardly waits for those who go."""
    yield from _open(tmp_path_factory, grace=0.4)
