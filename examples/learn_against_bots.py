"""Learn Mascarade against our bots, through PettingZoo.

The learner is player_0; bots sit in the other seats (``ridotto minds`` lists them). It is small on
purpose: one layer of weights from categories to actions, trained by REINFORCE with NumPy alone.
Every action of a won game becomes more likely, and every other one less likely, in proportion to
how surprising the result was. The share of wins is printed as a multiple of the fair share, which
is 1, for every part of the games.

    pip install 'ridotto[envs]'
    python examples/learn_against_bots.py --games 20000 --bots zanetta,zanetta,zanetta

docs/environments.md has the figures that this prints.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from ridotto.envs import mascarade_v0
from ridotto.envs.layout import Layout
from ridotto.envs.opponents import BotOpponents

LEARNER = "player_0"
RATE = 0.01
#: Games between two updates.
BATCH = 32
#: Numbers with more values than this are amounts, which this learner does not look at.
MOST_CATEGORIES = 20


class Learner:
    """A policy: a weight for each pair of a category and an action."""

    def __init__(self, layout: Layout, actions: int, seed: int) -> None:
        low, high = layout.low().astype(int), layout.high().astype(int)
        pairs = [
            (place, value)
            for place in range(layout.size)
            if high[place] - low[place] < MOST_CATEGORIES
            for value in range(low[place], high[place] + 1)
        ]
        self._index, self._value = np.array(pairs).T
        self.weights = np.zeros((len(pairs), actions))
        self._first, self._second = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self._updates = 0
        self._chance = np.random.default_rng(seed)

    def choose(self, seen: dict[str, Any]) -> tuple[int, Any, Any]:
        """Draw an action; return it with the categories that hold, and all probabilities."""
        holds = np.flatnonzero(seen["observation"][self._index] == self._value)
        logits = np.where(seen["action_mask"], self.weights[holds].sum(0), -np.inf)
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        return int(self._chance.choice(len(chances), p=chances)), holds, chances

    def learn(self, games: list[tuple[list[Any], float]], usual: float) -> None:
        """Follow the gradient of a batch of games with one step of Adam."""
        gradient = np.zeros_like(self.weights)
        for decisions, reward in games:
            for action, holds, chances in decisions:
                gradient[holds] -= (reward - usual) * chances
                gradient[holds, action] += reward - usual
        gradient /= len(games)
        self._updates += 1
        self._first = 0.9 * self._first + 0.1 * gradient
        self._second = 0.999 * self._second + 0.001 * gradient**2
        first = self._first / (1 - 0.9**self._updates)
        second = self._second / (1 - 0.999**self._updates)
        self.weights += RATE * first / (np.sqrt(second) + 1e-8)


def play(env: Any, bots: BotOpponents, learner: Learner) -> tuple[list[Any], float]:
    """Play one game; return the learner's decisions and its reward."""
    env.reset()
    decisions = []
    while True:
        bots.play()
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return decisions, reward
        decision = learner.choose(seen)
        decisions.append(decision)
        env.step(decision[0])


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Learn, and print the progress; return the shares of wins."""
    parser = argparse.ArgumentParser(description="Learn Mascarade against bots.")
    parser.add_argument("--games", type=int, default=20000, help="games to learn from")
    parser.add_argument("--bots", default="zanetta,zanetta,zanetta", help="names of the opponents")
    parser.add_argument("--parts", type=int, default=8, help="how often to print the share of wins")
    parser.add_argument("--seed", type=int, default=1, help="decides everything")
    given = parser.parse_args(arguments)

    names = given.bots.split(",")
    players = 1 + len(names)
    env = mascarade_v0.raw_env(players=players, options={"turn_limit": 60})
    seats = {f"player_{seat}": name for seat, name in enumerate(names, 1)}
    bots = BotOpponents(env, seats, given.seed)
    learner = Learner(env.table.layout, env.table.actions, given.seed)
    env.reset(seed=given.seed)
    results: list[float] = []
    batch: list[tuple[list[Any], float]] = []
    shares, usual, started = [], 1 / players, time.perf_counter()
    for number in range(1, given.games + 1):
        decisions, reward = play(env, bots, learner)
        results.append(reward)
        batch.append((decisions, reward))
        if len(batch) == BATCH:
            learner.learn(batch, usual)
            usual += 0.1 * (float(np.mean([reward for _, reward in batch])) - usual)
            batch.clear()
        if number * given.parts % given.games < given.parts:
            shares.append(players * float(np.mean(results)))
            seconds = time.perf_counter() - started
            print(f"{number:>6,} games {seconds:5.0f} s  win share {shares[-1]:.2f}", flush=True)
            results.clear()
    return shares


if __name__ == "__main__":
    main()
