"""Measure the cost of compiling: the first time, and from the cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

from bench import masquerade
from bench.measure import Effort, Figure, middle

# From a bare interpreter to the end of the first compiled game.
_PROGRAM = """
import time
start = time.perf_counter()
import numpy as np
from ridotto.lab.mascarade.random_play import play_random_game
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import lay_table, pack
from ridotto.rules.speed import jitted
masks = SHEETS["8A"].masks
table = pack(lay_table(8, masks))[0]
jitted(play_random_game)(table, np.array(masks, dtype=np.int64), 1)
print(time.perf_counter() - start)
"""


def first_game(cache: str, program: str = _PROGRAM) -> float:
    """Return the seconds that a new process takes for its first compiled game, with this cache."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "RIDOTTO_CACHE_DIR": cache},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(json.loads(done.stdout))


def figures(effort: Effort) -> list[Figure]:
    """Measure the first game with an empty and with a full cache."""
    cold, warm = [], []
    for _ in range(effort.compilations):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(first_game(cache))
            warm += [first_game(cache) for _ in range(effort.compilations)]
    return [
        Figure("compile", "first game, compiling everything", middle(cold), "s", 20, at_most=True),
        Figure("load", "first game, from the cache", middle(warm), "s", 1.5, at_most=True),
    ]


def figures_of_masquerade(effort: Effort) -> list[Figure]:
    """Measure the same for Masquerade, once: its rules take longer."""
    with tempfile.TemporaryDirectory() as cache:
        cold = first_game(cache, masquerade.FIRST_GAME)
        warm = [first_game(cache, masquerade.FIRST_GAME) for _ in range(effort.compilations)]
    what = "first game, compiling everything"
    return [
        Figure("masquerade-compile", what, cold, "s", 60, at_most=True),
        Figure("masquerade-load", "first game, from the cache", middle(warm), "s", 2, True),
    ]
