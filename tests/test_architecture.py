"""The import rules between packages, and the libraries that no package requires."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

#: Environments are for NumPy, and those who install them have it.
IMPORT_EVERYTHING = """
import importlib, pathlib, sys
import ridotto
root = pathlib.Path(ridotto.__file__).parent
for file in sorted(root.rglob("*.py")):
    module = file.relative_to(root.parent).with_suffix("")
    if module.name != "__main__" and module.parts[1] != "envs":
        importlib.import_module(".".join(module.parts).removesuffix(".__init__"))
"""

WITHOUT_NUMBERS = """
import sys

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy", "llvmlite"):
            raise ImportError(f"{name} is not installed")

sys.meta_path.insert(0, Nowhere())
"""

PLAY = """
import random
from ridotto.games.mascarade import Mascarade
from ridotto.games.record import record_of, replay
from ridotto.rules.speed import can_jit, quickest
from ridotto.rules.mascarade.turns import act
assert not can_jit() and quickest(act) is act
game = Mascarade.from_data({"players": 12, "scenario": "12B", "seed": 5})
game.act_randomly(random.Random(5), 100_000)
assert game.over and replay(record_of(game)).result() == game.result()
print(game.reason)
"""


def run_python(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.slow  # `make check` runs the same command
def test_import_rules_hold() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout
    assert " 0 broken" in done.stdout


@pytest.mark.slow
def test_no_module_needs_numba_or_numpy_to_be_imported() -> None:
    loaded = run_python(IMPORT_EVERYTHING + "print(*{'numba', 'numpy'} & set(sys.modules))")
    assert loaded.strip() == ""


@pytest.mark.slow
def test_everything_can_be_played_without_numba_and_numpy() -> None:
    reason = run_python(WITHOUT_NUMBERS + IMPORT_EVERYTHING + PLAY)
    assert reason.strip() in ("thirteen", "ruin", "cheat")
