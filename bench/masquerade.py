"""Random games of Masquerade with the shipped deck, in plain and compiled code."""

from __future__ import annotations

from typing import Any

from bench.growth import Step
from bench.measure import Effort, Figure, Work, rates
from ridotto.games.masquerade.deck.library import shipped
from ridotto.lab.masquerade.random_play import play_random_game
from ridotto.rules.chance import stream
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, Deck, pack_deck
from ridotto.rules.masquerade.state import SHUFFLES, State, empty_state, pack
from ridotto.rules.speed import can_jit, jitted, rule

PLAYERS = 4
MILLION = 1_000_000

#: From a bare interpreter to the end of the first compiled game.
FIRST_GAME = """
import time
start = time.perf_counter()
from bench.masquerade import compiled
compiled(4, 1)()
print(time.perf_counter() - start)
"""


@rule
def play_many(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    seed: int,
    games: int,
) -> int:
    """Play this many random games; return the number of decisions."""
    decisions = 0
    for number in range(games):
        chance = stream(seed, number)
        decisions += play_random_game(s, d, masks, orders, spells, shuffles, chance)
    return decisions


def rows() -> tuple[list[int], list[int], list[int], list[int]]:
    """Return what is shuffled: Masks, Orders, Spells, and where the Spells' shuffles go."""
    d = shipped().tables
    masks, orders, spells = (list(range(each)) for each in (d.masks, ORDERS, d.spell_cards))
    return masks, orders, spells, [0] * (SHUFFLES * MOST_SPELLS)


def plain(players: int = PLAYERS, games: int = 5) -> Work:
    """Play whole games in plain Python, without a record."""
    d, table, cards = shipped().tables, empty_state(players), rows()
    seeds = iter(range(10**12))
    return lambda: play_many(table, d, *cards, next(seeds), games)


def compiled(players: int = PLAYERS, games: int = 100) -> Work:
    """Play whole games in compiled code, in batches."""
    import numpy as np

    d: Any = pack_deck(shipped().tables)[0]
    table = pack(empty_state(players))[0]
    cards = [np.array(row, dtype=np.int64) for row in rows()]
    play: Any = jitted(play_many)
    seeds = iter(range(10**12))
    return lambda: play(table, d, *cards, next(seeds), games)


def copying(times: int = 1000) -> Work:
    """Copy a plain state."""
    state = empty_state(PLAYERS)

    def copy() -> int:
        for _ in range(times):
            state.copy()
        return times

    return copy


def figures(effort: Effort) -> list[Figure]:
    """Measure playing and copying, and compare both kinds of code."""
    works = {"plain": plain(), "copy": copying()}
    if can_jit():
        works["compiled"] = compiled()
    rate = rates(works, effort)
    unit = "decisions/s"
    found = []
    if "compiled" in rate:
        ratio = rate["compiled"] / rate["plain"]
        what = "whole games, compiled"
        found = [
            Figure("masquerade-compiled", what, rate["compiled"], unit, 3 * MILLION),
            Figure("masquerade-compiled-to-plain", "… against plain Python", ratio, "times", 20),
        ]
    what = "whole games, plain Python, no events"
    return [
        *found,
        Figure("masquerade-plain", what, rate["plain"], unit, 50_000),
        Figure("masquerade-copy", "copies of a plain state", rate["copy"], "copies/s", 100_000),
    ]


def steps(effort: Effort) -> list[Step]:
    """Measure every number of players, in compiled code."""
    tables = range(2, 6)
    rate = rates({str(p): compiled(p) for p in tables}, effort._replace(seconds=0.02))
    games = 5_000 if effort.rounds > 3 else 500
    return [Step("", p, rate[str(p)], compiled(p, games)() / games) for p in tables]
