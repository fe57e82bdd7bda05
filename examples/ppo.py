"""Learn Mascarade by self-play: PPO in JAX on the vector environment.

One network answers for all players at many tables. Every decision of a game is credited with what
its player got in the end, so there is no discounting and no bootstrapping. Every few rounds, the
network sits down at tables of random players, one of it at each; the share of wins is printed as a
multiple of the fair share, which is 1.

    pip install 'ridotto[envs,train]'
    python examples/ppo.py --rounds 36

docs/environments.md has the figures that this prints.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ridotto.envs.layout import Layout
from ridotto.envs.vector import TableVectorEnv

CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE, EPOCHS, BATCH, WIDTH = 1e-3, 3, 4096, 128
#: Numbers with at most this many values are categories, larger ones are amounts.
MOST_CATEGORIES = 20

Weights = list[tuple[jax.Array, jax.Array]]


class Features(NamedTuple):
    """The inputs made from observations: a flag for each category, and scaled amounts."""

    index: jax.Array
    value: jax.Array
    scale: jax.Array

    @classmethod
    def of(cls, layout: Layout) -> Features:
        """Return the features of a layout."""
        low, high = layout.low().astype(int), layout.high().astype(int)
        pairs = [
            (place, value)
            for place in range(layout.size)
            if high[place] - low[place] < MOST_CATEGORIES
            for value in range(low[place], high[place] + 1)
        ]
        index, value = np.array(pairs).T
        return cls(jnp.array(index), jnp.array(value), jnp.array(1 / np.maximum(high, 1)))

    def __call__(self, rows: jax.Array) -> jax.Array:
        """Return the inputs of a batch of observations."""
        categories = rows[:, self.index] == self.value
        return jnp.concatenate([categories, rows * self.scale], axis=1, dtype=jnp.float32)


class Rollout(NamedTuple):
    """Decisions of all tables, one after the other."""

    rows: Any
    marks: Any
    actions: Any
    chances: Any
    targets: Any
    advantages: Any
    known: Any


def network(key: jax.Array, inputs: int, actions: int) -> Weights:
    """Return the weights of two hidden layers, and of logits with a value."""
    sizes = (inputs, WIDTH, WIDTH, actions + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    scales = (2**0.5, 2**0.5, 0.01)
    return [
        (jax.random.normal(k, (m, n)) * s / m**0.5, jnp.zeros(n))
        for k, m, n, s in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def judge(
    weights: Weights, features: Features, rows: jax.Array, marks: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Return the log-probabilities of all actions, and the expected returns."""
    x = features(rows)
    for w, b in weights[:-1]:
        x = jax.nn.relu(x @ w + b)
    w, b = weights[-1]
    out = x @ w + b
    return jax.nn.log_softmax(jnp.where(marks, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose(
    weights: Weights, features: Features, rows: jax.Array, marks: jax.Array, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Draw an action for each table; return them with their log-probabilities and the values."""
    logs, values = judge(weights, features, rows, marks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


def loss(weights: Weights, features: Features, some: Rollout) -> jax.Array:
    """Return the loss of PPO on a batch."""
    logs, values = judge(weights, features, some.rows, some.marks)
    taken = jnp.take_along_axis(logs, some.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(taken - some.chances)
    gain = jnp.minimum(
        ratio * some.advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * some.advantages
    )
    entropy = -jnp.sum(jnp.exp(logs) * jnp.where(some.marks, logs, 0), axis=1)
    missed = VALUE * (values - some.targets) ** 2
    return jnp.sum((missed - gain - ENTROPY * entropy) * some.known) / jnp.sum(some.known)


@partial(jax.jit, donate_argnums=(0, 1))
def update(
    weights: Weights, moments: Any, features: Features, some: Rollout
) -> tuple[Weights, Any]:
    """Take one step of Adam."""
    step, first, second = moments
    gradient = jax.grad(loss)(weights, features, some)
    step += 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradient)

    def moved(w: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        return w - RATE * (m / (1 - 0.9**step)) / (jnp.sqrt(v / (1 - 0.999**step)) + 1e-8)

    return jax.tree.map(moved, weights, first, second), (step, first, second)


def play(
    env: TableVectorEnv, seen: Any, player: Any, weights: Weights, features: Features,
    key: jax.Array, steps: int,
) -> tuple[Rollout, Any, Any]:  # fmt: skip
    """Play a number of decisions at every table."""
    kept: list[tuple[Any, ...]] = []
    for each in jax.random.split(key, steps):
        rows, marks = seen["observation"].copy(), seen["action_mask"].astype(bool)
        found = choose(weights, features, rows, marks, each)
        actions, chances, values = (np.asarray(part) for part in found)
        acted = player.copy()
        seen, _, over, _, infos = env.step(actions.astype(np.int64))
        player = infos["player"]
        kept.append(
            (rows, marks, actions, chances, values, acted, over.copy(), infos["returns"].copy())
        )
    columns = (np.array(column) for column in zip(*kept, strict=True))
    rows, marks, actions, chances, values, acted, over, returns = columns
    targets, known = credit(acted, over, returns)
    advantages = targets - values
    advantages = (advantages - advantages.mean(where=known)) / (advantages.std(where=known) + 1e-8)
    whole = (rows, marks, actions, chances, targets, advantages, known)
    return Rollout(*(part.reshape(-1, *part.shape[2:]) for part in whole)), seen, player


def credit(acted: Any, over: Any, returns: Any) -> tuple[Any, Any]:
    """Return what each decision's player got in the end, and where that is known already."""
    steps, tables = over.shape
    targets, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    final, ended = returns[-1], np.zeros(tables, bool)
    for step in reversed(range(steps)):
        final = np.where(over[step][:, None], returns[step], final)
        ended |= over[step]
        targets[step] = final[np.arange(tables), acted[step]]
        known[step] = ended
    return targets, known


def learn(
    weights: Weights, moments: Any, features: Features, rollout: Rollout, chance: Any
) -> tuple[Weights, Any]:
    """Go through a rollout several times, in batches of one size."""
    decisions = len(rollout.actions)
    size = min(BATCH, decisions)
    for _ in range(EPOCHS):
        order = chance.permutation(decisions)
        for start in range(0, decisions - size + 1, size):
            some = Rollout(*(part[order[start : start + size]] for part in rollout))
            weights, moments = update(weights, moments, features, some)
    return weights, moments


def win_share(env: TableVectorEnv, weights: Weights, features: Features, games: int) -> float:
    """Return the share of wins among random players, as a multiple of the fair share."""
    seen, infos = env.reset(seed=1)
    own = np.arange(env.num_envs) % env.players
    key = jax.random.key(1)
    won = played = 0.0
    while played < games:
        key, each = jax.random.split(key)
        rows, marks = seen["observation"], seen["action_mask"].astype(bool)
        mine = np.asarray(choose(weights, features, rows, marks, each)[0])
        actions = np.where(infos["player"] == own, mine, env.sample_actions())
        seen, _, over, _, infos = env.step(actions)
        won += infos["returns"][np.arange(env.num_envs), own].sum()
        played += over.sum()
    return won / played * env.players


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Learn, and print the progress; return the shares of wins."""
    parser = argparse.ArgumentParser(description="Learn Mascarade by self-play with PPO.")
    parser.add_argument("--rounds", type=int, default=36, help="rounds of playing and learning")
    parser.add_argument("--tables", type=int, default=256, help="tables side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions per table and round")
    parser.add_argument("--players", type=int, default=4, help="players at a table")
    parser.add_argument("--games", type=int, default=4000, help="games per measurement")
    parser.add_argument("--every", type=int, default=6, help="rounds between measurements")
    parser.add_argument("--seed", type=int, default=1, help="decides everything")
    given = parser.parse_args(arguments)

    setup = {"players": given.players, "options": {"turn_limit": 60}}
    env = TableVectorEnv("mascarade", given.tables, setup)
    tested = TableVectorEnv("mascarade", given.tables, setup)
    features = Features.of(env.layout)
    key = jax.random.key(given.seed)
    inputs = len(features.index) + env.layout.size
    weights = network(key, inputs, env.single_action_space.n)
    zeros = jax.tree.map(jnp.zeros_like, weights)
    moments = (jnp.zeros(()), zeros, jax.tree.map(jnp.zeros_like, weights))
    chance = np.random.default_rng(given.seed)
    seen, infos = env.reset(seed=given.seed)
    player, decisions, shares, started = infos["player"], 0, [], time.perf_counter()
    for number in range(given.rounds + 1):
        if number % given.every == 0:
            shares.append(win_share(tested, weights, features, given.games))
            seconds = time.perf_counter() - started
            told = f"{decisions:>9,} decisions {seconds:5.0f} s  win share {shares[-1]:.2f}"
            print(told, flush=True)
        if number < given.rounds:
            key, each = jax.random.split(key)
            rollout, seen, player = play(env, seen, player, weights, features, each, given.steps)
            weights, moments = learn(weights, moments, features, rollout, chance)
            decisions += given.tables * given.steps
    return shares


if __name__ == "__main__":
    main()
