"""The minds' part of the benchmark says what it should."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.rules.speed import can_jit

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
MEASURE = """
import json
from bench.measure import QUICK
from bench.minds import figures
print(json.dumps([figure._asdict() for figure in figures(QUICK)]))
"""


@pytest.mark.skipif(not can_jit(), reason="minds are measured with compiled rules")
def test_every_rung_is_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = {figure["key"]: figure for figure in json.loads(done.stdout)}
    # Where OpenSpiel is installed, it is measured beside them.
    ours = set(found) - {"ismcts", "tries-to-ismcts"}
    heard = {f"belief-{cards}" for cards in (8, 10, 12, 14)}
    assert ours == {"belief-swap", *heard, "tries", "beginner", "evaluator", "searcher"}
    assert all(figure["value"] > 0 for figure in found.values())
    assert found["belief-swap"]["target"] == 20_000
    assert [found[f"belief-{cards}"]["target"] for cards in (8, 10, 12, 14)] == [50, 100, 100, 100]
