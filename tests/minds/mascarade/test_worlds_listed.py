"""Listed worlds stay within what their index can hold, and close to all placements."""

from __future__ import annotations

import random
from operator import sub

import pytest

from minds.mascarade.hearing import begin, shuffle_about
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.minds.mascarade.beliefs import Belief
from ridotto.minds.mascarade.worlds_listed import ListedWorlds
from ridotto.rules.speed import can_jit


def test_more_worlds_than_the_index_can_number_are_refused() -> None:
    worlds = ListedWorlds([1] * 12)
    # Each hidden swap of other cards doubles the worlds, so these never come to an end.
    worlds.lay(range(12))
    with pytest.raises(OverflowError, match="too many"):
        worlds._reserve((1 << 20) + 1)
    assert worlds.count == 1
    worlds._reserve(1 << 10)
    assert len(worlds.worlds) == 1 << 10


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="all placements of ten masks take minutes without Numba")
@pytest.mark.parametrize("closed", [False, True])
def test_long_games_of_ten_masks_agree_with_all_placements(closed: bool) -> None:
    distances: list[float] = []
    estimates = 0
    for seed in (0, 2):
        game, chance = begin("10A", 100 + seed, closed_deal=closed), random.Random(seed)
        deck = [MASK_NUMBERS[mask] for mask in game.state().masks_in_play]
        # Ten masks or fewer are enumerated in full if that is asked for; usually they are not.
        every, usual = (Belief(deck, 10, 0, most_exact=most) for most in (10, None))
        heard = 0
        for decision in range(1, 201):
            if game.over:
                break
            shuffle_about(game, chance)
            for event in game.events(0, heard):
                every.observe(event)
                usual.observe(event)
                heard += 1
            if decision % 20 == 0:
                estimates += not usual.exact
                for right, found in zip(every.marginals(), usual.marginals(), strict=True):
                    distances.append(sum(map(abs, map(sub, right, found))) / 2)
                    impossible = [share for share, by in zip(found, right, strict=True) if not by]
                    assert not any(impossible)
        assert every.exact
    # The second game is long enough for the usual beliefs to become estimates.
    assert estimates >= 4
    assert sum(distances) / len(distances) < 0.02
