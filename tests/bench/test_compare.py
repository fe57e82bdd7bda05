"""The comparison of two checkouts reports ratios of rounds measured together."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json
from bench.compare import Comparison, _in_turns
order = []
def measure(name):
    order.append(name)
    return float(len(order))
old, new = _in_turns(3, [lambda: measure("old"), lambda: measure("new")])
ratios = Comparison("what", "s", [1.0, 2.0, 4.0], [2.0, 2.0, 2.0]).ratios()
print(json.dumps({"order": order, "old": old, "new": new, "ratios": ratios}))
"""


def test_old_and_new_take_turns_and_ratios_are_of_the_same_round() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)
    assert found["order"] == ["old", "new", "new", "old", "old", "new"]
    assert (found["old"], found["new"]) == ([1.0, 4.0, 5.0], [2.0, 3.0, 6.0])
    assert found["ratios"] == [0.5, 1.0, 2.0]
