"""Compiling is noticed, and loading from the cache is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.rules.speed import can_jit
from terminal.command import environment

pytestmark = pytest.mark.slow

#: One short rule, in a file of its own so that it can be cached.
PROGRAM = """
import sys
from ridotto.rules.compilation import report_compiling
from ridotto.rules.speed import jitted, rule

@rule
def double(number):
    return 2 * number

with report_compiling(lambda: print("compiling")):
    assert jitted(double)(21) == 42
    assert jitted(double)(4) == 8
"""


@pytest.mark.skipif(not can_jit(), reason="needs Numba")
def test_compiling_is_reported_once_and_loading_is_not(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    cache = environment(RIDOTTO_CACHE_DIR=str(tmp_path / "cache"))
    run = [sys.executable, str(file)]
    first, second = (
        subprocess.run(run, capture_output=True, text=True, env=cache, timeout=120, check=True)
        for _ in range(2)
    )
    assert first.stdout == "compiling\n"
    assert second.stdout == ""
