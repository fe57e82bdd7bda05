"""Random games of Mascarade with sheet 8A, in plain and compiled code."""

from __future__ import annotations

import random
from typing import Any

from bench.measure import Effort, Figure, Work, rates
from ridotto.games.mascarade import Mascarade, Setup
from ridotto.lab.mascarade.random_play import play_random_game
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import State, lay_table, pack
from ridotto.rules.speed import can_jit, jitted, rule

SHEET = "8A"
VIEWER = 3
MILLION = 1_000_000


@rule
def play_many(s: State, cards: list[int], seed: int, games: int) -> int:
    """Play this many random games; return the number of decisions."""
    decisions = 0
    for number in range(games):
        decisions += play_random_game(s, cards, stream(seed, number))
    return decisions


@rule
def copy_many(pool: Any, times: int) -> int:
    """Copy packed states within a pool."""
    size = len(pool)
    for number in range(times):
        pool[number % size] = pool[(number + 1) % size]
    return times


def plain(sheet: str = SHEET, games: int = 20) -> Work:
    """Play whole games in plain Python, without a record."""
    printed = SHEETS[sheet]
    table = lay_table(printed.players, printed.masks)
    seeds = iter(range(10**12))
    return lambda: play_many(table, list(printed.masks), next(seeds), games)


def compiled(sheet: str = SHEET, games: int = 500) -> Work:
    """Play whole games in compiled code, in batches."""
    import numpy as np

    printed = SHEETS[sheet]
    table = pack(lay_table(printed.players, printed.masks))[0]
    cards: Any = np.array(printed.masks, dtype=np.int64)
    play = jitted(play_many)
    seeds = iter(range(10**12))
    return lambda: play(table, cards, next(seeds), games)


def watched(sheet: str = SHEET) -> Work:
    """Play a whole game with typed actions and events, and one player's view of each state."""
    players = SHEETS[sheet].players
    seeds = iter(range(10**12))

    def play() -> int:
        seed = next(seeds)
        chance = random.Random(seed).random
        game = Mascarade(Setup(players=players, scenario=sheet, seed=seed))
        seen = len(list(game.events(VIEWER)))
        decisions = 0
        while (decider := game.decider) is not None:
            legal = game.state().legal  # the viewer's state and the legal actions
            game.act(decider, legal[int(chance() * len(legal))])
            seen += len(list(game.events(VIEWER, seen)))
            decisions += 1
        return decisions

    return play


def copying(times: int = 2000) -> Work:
    """Copy a plain state in the middle of a game."""
    game = Mascarade(Setup(players=8, scenario=SHEET, seed=1))
    game.act_randomly(random.Random(1), 30)
    state = game.inner.copy()
    state.noting = 0  # as in search and simulation

    def copy() -> int:
        for _ in range(times):
            state.copy()
        return times

    return copy


def copying_compiled(times: int = 20_000) -> Work:
    """Copy a packed state within compiled code."""
    import numpy as np

    printed = SHEETS[SHEET]
    pool = np.repeat(pack(lay_table(printed.players, printed.masks)), 64)
    copy = jitted(copy_many)
    return lambda: copy(pool, times)


def figures(effort: Effort) -> list[Figure]:
    """Measure playing and copying, and compare both kinds of code."""
    works = {"plain": plain(), "watched": watched(), "copy": copying()}
    if can_jit():
        works |= {"compiled": compiled(), "copy-compiled": copying_compiled()}
    rate = rates(works, effort)
    unit = "decisions/s"
    found = []
    if "compiled" in rate:
        ratio = rate["compiled"] / rate["plain"]
        found = [
            Figure("compiled", "whole games, compiled", rate["compiled"], unit, 20 * MILLION),
            Figure("compiled-to-plain", "… against plain Python", ratio, "times", 25),
        ]
    found += [
        Figure("plain", "whole games, plain Python, no events", rate["plain"], unit, 250_000),
        Figure("watched", "… with events and one player's view", rate["watched"], unit, 40_000),
        Figure("copy", "copies of a plain state", rate["copy"], "copies/s", MILLION),
    ]
    if "copy-compiled" in rate:
        what = "copies of a packed state, compiled"
        found.append(Figure("copy-compiled", what, rate["copy-compiled"], "copies/s"))
    return found
