"""The mind without a plan."""

from __future__ import annotations

from collections import Counter

from ridotto.minds.mind import Asked
from ridotto.minds.wanderer import Wanderer


def test_any_legal_action_is_as_likely_as_another() -> None:
    mind = Wanderer(1, 0)
    picked: Counter[str] = Counter()
    for _ in range(3000):
        mind.hear(None)
        picked[mind.decide(Asked("turn", "abc", None))] += 1
    assert all(900 < picked[action] < 1100 for action in "abc")


def test_same_seed_same_choices() -> None:
    def choices(seed: int, player: int) -> list[int]:
        mind = Wanderer(seed, player)
        picked = []
        for _ in range(30):
            mind.hear(None)
            picked.append(mind.decide(Asked("turn", range(100), None)))
        return picked

    assert choices(5, 1) == choices(5, 1)
    assert choices(5, 1) != choices(5, 2)
    assert choices(5, 1) != choices(6, 1)
