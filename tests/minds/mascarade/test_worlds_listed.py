"""Listed worlds stay within what their index can hold."""

from __future__ import annotations

import pytest

from ridotto.minds.mascarade.worlds_listed import ListedWorlds


def test_more_worlds_than_the_index_can_number_are_refused() -> None:
    worlds = ListedWorlds([1] * 12)
    # Each hidden swap of other cards doubles the worlds, so these never come to an end.
    worlds.lay(range(12))
    with pytest.raises(OverflowError, match="too many"):
        worlds._reserve((1 << 20) + 1)
    assert worlds.count == 1
    worlds._reserve(1 << 10)
    assert len(worlds.worlds) == 1 << 10
