"""One real house for all tests of a run that leave it standing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from house.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that serves, with a short grace for those who go."""
    house = Served(tmp_path_factory.mktemp("house"), grace=0.5).start()
    try:
        yield house
    finally:
        house.stop()
