"""Solve small variants of Mascarade with one of OpenSpiel's exact algorithms, CFR+.

For each variant this prints the size of the tree, and then, as iterations go on, how much a best
response gains against the average policy (exploitability) and what each player can expect. In games
of two players this is an equilibrium when exploitability is 0; with three players, CFR+ promises
nothing, but it is still measured.

    python examples/openspiel_algorithm.py
    python examples/openspiel_algorithm.py --variant two-masks --iterations 10 100
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pyspiel

import ridotto.envs.open_spiel  # noqa: F401  (registers the games)
from ridotto.envs.mascarade.variants import VARIANTS
from ridotto.envs.open_spiel.extensive_form import extensive_form
from ridotto.envs.tree.counting import count_nodes


def solve(variant: str, iterations: Sequence[int]) -> None:
    """Run CFR+ on a variant and print what it finds after so many iterations."""
    game = pyspiel.load_game("ridotto_mascarade", {"variant": variant})
    size = count_nodes(game.variant.start())
    states = " + ".join(str(each) for each in size.information_states)
    print(
        f"{variant}: {size.chance} chance nodes, {size.decisions} decisions, "
        f"{size.terminal} ends, {states} information states"
    )
    # The same tree as a game in C++: each iteration visits every node.
    tree = extensive_form(game)
    solver = pyspiel.CFRPlusSolver(tree)
    done = 0
    for target in iterations:
        while done < target:
            solver.evaluate_and_update_policy()
            done += 1
        policy = solver.average_policy()
        # NashConv adds up what all players gain; exploitability is its mean.
        exploitability = pyspiel.nash_conv(tree, policy) / tree.num_players()
        values = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
        told = " ".join(f"{value:+.4f}" for value in values)
        print(f"{done:6} iterations: exploitability {exploitability:.5f}, values {told}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve the variants that are asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", choices=VARIANTS, action="append", help="default: all")
    parser.add_argument("--iterations", type=int, nargs="+", default=[1, 10, 100, 1000])
    asked = parser.parse_args(arguments)
    for variant in asked.variant or VARIANTS:
        solve(variant, asked.iterations)


if __name__ == "__main__":
    main()
