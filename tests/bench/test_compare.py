"""The comparison of two checkouts reports ratios of rounds measured together."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json
from bench.compare import Comparison, _in_turns, conclude
order = []
def measure(name):
    order.append(name)
    return float(len(order))
old, new = _in_turns(3, [lambda: measure("old"), lambda: measure("new")])
ratios = Comparison("what", "s", [1.0, 2.0, 4.0], [2.0, 2.0, 2.0]).ratios()
def verdict(new, is_time):
    return Comparison("what", "", [100.0] * len(new), new, is_time).verdict().value
verdicts = [verdict(new, is_time) for new, is_time in json.loads(input())]
fast = Comparison("start", "s", [1.0] * 3, [1.0] * 3, is_time=True)
slow = Comparison("moves", "moves/s", [1.0] * 3, [0.9] * 3)
unclear = Comparison("playouts", "a second", [1.0] * 3, [0.5, 0.9, 1.5])
statuses = [conclude([fast]), conclude([fast, unclear]), conclude([fast, unclear, slow])]
print(json.dumps({"order": order, "old": old, "new": new, "ratios": ratios,
                  "verdicts": verdicts, "statuses": statuses}))
"""
#: New values (the old ones are 100), whether they are times, and the verdict.
VERDICTS = [
    ([100, 101, 99], False, "fast enough"),
    ([97.5, 97.5, 97.5], False, "fast enough"),
    ([96, 96, 96], False, "slower"),
    ([102.5, 102.5, 102.5], True, "fast enough"),
    ([104, 104, 104], True, "slower"),
    ([150, 150, 150], False, "fast enough"),
    ([50, 50, 50], True, "fast enough"),
    ([70, 96, 130], False, "unclear"),
    ([70, 104, 130], True, "unclear"),
]


def test_old_and_new_take_turns_and_only_a_clear_slowdown_counts() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps([(new, is_time) for new, is_time, _ in VERDICTS]),
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    *conclusions, last = done.stdout.splitlines()
    found = json.loads(last)
    assert found["order"] == ["old", "new", "new", "old", "old", "new"]
    assert (found["old"], found["new"]) == ([1.0, 4.0, 5.0], [2.0, 3.0, 6.0])
    assert found["ratios"] == [0.5, 1.0, 2.0]
    assert found["verdicts"] == [verdict for _, _, verdict in VERDICTS]
    assert found["statuses"] == [0, 2, 1]
    assert conclusions == [
        "Nothing is slower by more than 3%.",
        "The rounds differ too much to tell; run more of them: playouts.",
        "Slower by more than 3%: moves.",
    ]
