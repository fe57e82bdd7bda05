"""How much one guest may send, however many windows they have open."""

from __future__ import annotations

import pytest

from ridotto.house.wire import session as listening
from ridotto.house.wire.session import BURST, MOST_RATE, RATE, RATE_MORE, Bucket

MANY = 10_000


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(listening, "time", clock)
    return clock


def taken(bucket: Bucket) -> int:
    """How many messages get through at once."""
    return [bucket.take() for _ in range(MANY)].count(True)


def test_a_bucket_is_full_then_fills_with_time_and_never_overflows(clock: Clock) -> None:
    bucket = Bucket()
    assert taken(bucket) == BURST * RATE
    clock.now += 0.5
    assert taken(bucket) == RATE / 2
    clock.now += 3600
    assert taken(bucket) == BURST * RATE


@pytest.mark.parametrize(
    ("windows", "rate"), [(1, RATE), (2, RATE + RATE_MORE), (5, RATE + 4 * RATE_MORE)]
)
def test_further_windows_have_more_but_not_as_much_again(
    clock: Clock, windows: int, rate: float
) -> None:
    bucket = Bucket()
    bucket.share(windows)
    taken(bucket)
    clock.now += 1
    assert taken(bucket) == rate
    clock.now += 3600
    assert taken(bucket) == BURST * rate


def test_no_number_of_windows_has_more_than_the_most(clock: Clock) -> None:
    bucket = Bucket()
    bucket.share(64)
    taken(bucket)
    clock.now += 1
    assert taken(bucket) == MOST_RATE


def test_opening_and_closing_windows_fills_nothing(clock: Clock) -> None:
    bucket = Bucket()
    taken(bucket)
    for windows in (2, 64, 1, 2):
        bucket.share(windows)
        assert taken(bucket) == 0
