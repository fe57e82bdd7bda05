"""The comparison of two checkouts reports ratios of rounds measured together."""

from __future__ import annotations

from bench.compare import Comparison, _in_turns


def test_ratios_are_of_the_same_round() -> None:
    comparison = Comparison("what", "s", [1.0, 2.0, 4.0], [2.0, 2.0, 2.0])
    assert comparison.ratios() == [0.5, 1.0, 2.0]


def test_every_other_round_begins_with_the_new_one() -> None:
    order: list[str] = []

    def measure(name: str) -> float:
        order.append(name)
        return float(len(order))

    old, new = _in_turns(3, [lambda: measure("old"), lambda: measure("new")])
    assert order == ["old", "new", "new", "old", "old", "new"]
    assert (old, new) == ([1.0, 4.0, 5.0], [2.0, 3.0, 6.0])
