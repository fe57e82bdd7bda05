"""The rate of messages that one guest may send, however many windows are open."""

from __future__ import annotations

import pytest

from ridotto.house.running.limits import TokenBucket
from ridotto.house.wire.session import BURST, MOST_RATE, RATE, RATE_MORE, message_rate

MANY = 10_000


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(bucket: TokenBucket) -> int:
    """Return how many messages pass at once."""
    return [bucket.take() for _ in range(MANY)].count(True)


def test_a_bucket_starts_full_refills_with_time_and_never_overflows(clock: Clock) -> None:
    bucket = TokenBucket(*message_rate(1), clock)
    assert taken(bucket) == BURST * RATE
    clock.now += 0.5
    assert taken(bucket) == RATE / 2
    clock.now += 3600
    assert taken(bucket) == BURST * RATE


@pytest.mark.parametrize(
    ("windows", "rate"), [(1, RATE), (2, RATE + RATE_MORE), (5, RATE + 4 * RATE_MORE)]
)
def test_each_further_window_adds_less_than_the_first(
    clock: Clock, windows: int, rate: float
) -> None:
    bucket = TokenBucket(*message_rate(windows), clock)
    taken(bucket)
    clock.now += 1
    assert taken(bucket) == rate
    clock.now += 3600
    assert taken(bucket) == BURST * rate


def test_no_number_of_windows_exceeds_the_maximum_rate(clock: Clock) -> None:
    bucket = TokenBucket(*message_rate(64), clock)
    taken(bucket)
    clock.now += 1
    assert taken(bucket) == MOST_RATE


def test_opening_and_closing_windows_adds_no_tokens(clock: Clock) -> None:
    bucket = TokenBucket(*message_rate(1), clock)
    taken(bucket)
    for windows in (2, 64, 1, 2):
        bucket.resize(*message_rate(windows))
        assert taken(bucket) == 0


def test_the_wait_is_until_the_next_token(clock: Clock) -> None:
    bucket = TokenBucket(0.5, 3, clock)
    assert bucket.full
    assert taken(bucket) == 3
    assert bucket.wait() == 2
    clock.now += 1
    assert bucket.wait() == 1
    bucket.give_back()
    assert bucket.wait() == 0
