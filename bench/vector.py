"""The vector environment: 1,024 tables of Mascarade with sheet 8A, played at random."""

from __future__ import annotations

import numpy as np

from bench.measure import Effort, Figure, Work, rates
from bench.play import MILLION, SHEET
from ridotto.envs.play import play_games, uniform
from ridotto.envs.registry import new_table
from ridotto.envs.vector import TableVectorEnv

TABLES = 1024
SETUP = {"players": 8, "scenario": SHEET}


def stepping(steps: int = 20) -> Work:
    """Take steps with actions from NumPy, which the environment's own policy has drawn."""
    env = TableVectorEnv("mascarade", TABLES, SETUP)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(steps):
            env.step(env.sample_actions())
        return steps * TABLES

    return step


def drawing(steps: int = 20) -> Work:
    """Draw actions without taking them."""
    env = TableVectorEnv("mascarade", TABLES, SETUP)
    env.reset(seed=1)
    for _ in range(50):
        env.step(env.sample_actions())

    def draw() -> int:
        for _ in range(steps):
            env.sample_actions()
        return steps * TABLES

    return draw


def one_table() -> Work:
    """Play a game at one table from Python, with the observation and mask of each decision."""
    table = new_table("mascarade", SETUP)
    chance = np.random.default_rng(1)
    seeds = iter(range(10**12))

    def play() -> int:
        table.reset(next(seeds))
        while not table.over:
            table.observe(table.to_move())
            legal = np.flatnonzero(table.legal())
            table.act(int(legal[int(chance.random() * len(legal))]))
        return len(table.history)

    return play


def whole_games(games: int = 300) -> Work:
    """Play whole games with a policy that sees observations and masks, in compiled code."""
    seeds = iter(range(10**12))
    return lambda: play_games("mascarade", uniform, games, setup=SETUP, seed=next(seeds)).decisions


def figures(effort: Effort, ours: dict[str, float]) -> list[Figure]:
    """Measure the environments, and compare them with play without observations.

    Drawing actions is no part of the environment, so its time is subtracted once and included once.
    """
    works = {
        "stepping": stepping(),
        "drawing": drawing(),
        "table": one_table(),
        "policy": whole_games(),
    }
    rate = rates(works, effort)
    steps = 1 / (1 / rate["stepping"] - 1 / rate["drawing"])
    unit = "decisions/s"
    return [
        Figure("vector", "vector environment, 1,024 tables", steps, unit, 10 * MILLION),
        Figure("vector-to-compiled", "… against whole games", steps / ours["compiled"], "times"),
        Figure("vector-drawn", "… with actions drawn at random", rate["stepping"], unit),
        Figure("policy", "whole games with a policy, compiled", rate["policy"], unit),
        Figure("table", "one table from Python, observation and mask", rate["table"], unit),
    ]
