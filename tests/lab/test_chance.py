"""Chance in mass play: the same at both speeds, even, and every stream its own."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from repetitions import times
from ridotto.rules.chance import advance, below, scatter, stream
from ridotto.rules.speed import can_jit, jitted

SEEDS = st.integers(0, 2**63 - 1)
compiled = pytest.mark.skipif(not can_jit(), reason="Numba is not installed")


@given(SEEDS, SEEDS, st.integers(1, 2**31))
def test_nothing_leaves_its_range(seed: int, number: int, bound: int) -> None:
    chance = stream(seed, number)
    for _ in range(10):
        assert 0 < chance < 2**63
        assert 0 <= below(chance, bound) < bound
        chance = advance(chance)


@compiled
@settings(deadline=None)
@given(SEEDS, SEEDS, st.integers(1, 2**31))
def test_both_speeds_agree(seed: int, number: int, bound: int) -> None:
    chance = stream(seed, number)
    assert jitted(stream)(seed, number) == chance
    for _ in range(10):
        assert jitted(below)(chance, bound) == below(chance, bound)
        assert jitted(advance)(chance) == advance(chance)
        chance = advance(chance)


@given(st.lists(SEEDS, unique=True, max_size=50))
def test_what_is_scattered_stays_apart(numbers: list[int]) -> None:
    assert len({scatter(number) for number in numbers}) == len(numbers)


def chi_square(draws: list[int], cells: int) -> float:
    fair = len(draws) / cells
    counts = Counter(draws)
    return sum((counts[cell] - fair) ** 2 / fair for cell in range(cells))


#: With 63 degrees of freedom this is passed by chance once in ten million times.
FAR_OFF = 140


DRAWS = times(20_000, 50_000)


def test_draws_are_even_within_a_stream_and_across_streams() -> None:
    chance = stream(1, 0)
    within, pairs = [], []
    for _ in range(DRAWS):
        chance = advance(chance)
        one = below(chance, 8)
        chance = advance(chance)
        within.append(below(chance, 64))
        pairs.append(8 * one + below(chance, 8))
    across = [below(advance(stream(1, number)), 64) for number in range(DRAWS)]
    seeds = [below(advance(stream(seed, 7)), 64) for seed in range(DRAWS)]
    for draws in (within, pairs, across, seeds):
        assert chi_square(draws, 64) < FAR_OFF
