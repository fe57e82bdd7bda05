"""Learn a small variant of Mascarade by Monte Carlo CFR, and measure how good the policy is.

External-sampling MCCFR follows all actions of one player and one sampled action of everyone else,
so an iteration visits a small part of the tree and the method also works where the whole tree is
too large. Here the tree is small, so that exploitability can be computed exactly: it is what a best
response gains against the average policy, and it falls to 0 as the policy nears an equilibrium.

    python examples/mccfr.py
    python examples/mccfr.py --variant three-masks --iterations 100 1000
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import (
    AverageType,
    ExternalSamplingSolver,
)

import ridotto.envs.open_spiel  # noqa: F401  (registers the games)
from ridotto.envs.mascarade.variants import VARIANTS


def learn(variant: str, iterations: Sequence[int], seed: int) -> None:
    """Run MCCFR on a variant and print the exploitability after so many iterations."""
    # The solver draws from NumPy's global generator.
    np.random.seed(seed)
    random.seed(seed)
    game = pyspiel.load_game("ridotto_mascarade", {"variant": variant})
    solver = ExternalSamplingSolver(game, AverageType.SIMPLE)
    done = 0
    for target in iterations:
        while done < target:
            solver.iteration()
            done += 1
        found = exploitability.exploitability(game, solver.average_policy())
        print(f"{variant}: {done:6} iterations, exploitability {found:.4f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn the variant that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", choices=VARIANTS, default="two-masks")
    parser.add_argument("--iterations", type=int, nargs="+", default=[10, 100, 1000, 3000])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    learn(asked.variant, asked.iterations, asked.seed)


if __name__ == "__main__":
    main()
