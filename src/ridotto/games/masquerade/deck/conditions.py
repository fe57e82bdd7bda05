"""Conditions of cards, such as ``hand at-least 3``, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ridotto.rules.masquerade import vocabulary as v


class Condition(NamedTuple):
    """A condition as numbers: the metric, the test, and the number it is compared with."""

    metric: int
    test: int
    value: int


#: Tests that compare players with one another and need no number.
COMPARISONS = frozenset({v.MOST, v.NOT_MOST, v.LEAST, v.NOT_LEAST})
#: Upper bound of the numbers in conditions.
MOST_VALUE = 999
#: Metrics that are equal for all players, or that are not quantities.
_INCOMPARABLE = frozenset({v.PLACE, v.TURN, v.MASKED})


class BadCondition(ValueError):
    """An invalid condition: the word at fault, and the allowed ones."""

    def __init__(self, code: str, value: str, allowed: Sequence[str]) -> None:
        super().__init__(f"{code}: {value!r:.40} is not one of: {', '.join(allowed)}")
        self.code = code
        self.value = value
        self.allowed = tuple(allowed)


def read_condition(text: str) -> Condition:
    """Read ``counters at-least 2``, ``place is tower`` or ``vp not-most``.

    Raises :exc:`BadCondition`, which names the fault and what is allowed.
    """
    metric, test, value, *rest = [*text.split(), "", "", ""]
    if any(rest):
        raise BadCondition("condition-long", text, ("vp not-most", "hand at-least 3"))
    if metric not in v.METRICS:
        raise BadCondition("condition-metric", metric, v.METRICS)
    kind = v.METRICS.index(metric)
    tests = tests_of(kind)
    if test not in tests:
        raise BadCondition("condition-test", test, tests)
    how = v.TESTS.index(test)
    if how in COMPARISONS:
        if value:
            raise BadCondition("condition-number", value, (f"{metric} {test}",))
        return Condition(kind, how, 0)
    if kind == v.PLACE:
        if value not in v.ROLES:
            raise BadCondition("condition-value", value, v.ROLES)
        return Condition(kind, how, v.ROLES.index(value))
    most = 1 if kind == v.MASKED else MOST_VALUE
    if not (value.isascii() and value.isdecimal() and len(value) <= 4 and int(value) <= most):
        raise BadCondition("condition-value", value, (f"0 … {most}",))
    return Condition(kind, how, int(value))


def tests_of(metric: int) -> tuple[str, ...]:
    """Return the tests that a metric allows."""
    if metric == v.PLACE:
        return v.TESTS[v.IS : v.IS_NOT + 1]
    return v.TESTS[: v.MOST] if metric in _INCOMPARABLE else v.TESTS
