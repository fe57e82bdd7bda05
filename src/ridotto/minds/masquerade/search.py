"""Search in Masquerade: every answer is tried in the same imagined worlds.

In each world all players continue with the beginner's habits, for a few turns or to the end. Each
round drops the worse half of the answers (sequential halving), so most playouts go to the answers
that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from ridotto.minds.masquerade.habits import habit
from ridotto.minds.masquerade.worlds import copy_state, imagine_world
from ridotto.minds.masquerade.worth import outlook
from ridotto.rules.chance import advance, below
from ridotto.rules.masquerade.actions import ASK_NOBODY
from ridotto.rules.masquerade.deck import Deck
from ridotto.rules.masquerade.state import NONE, State
from ridotto.rules.masquerade.turns import act
from ridotto.rules.speed import rule

#: The value of a win; unfinished games are valued between 0 and this.
WON: Final = 1000
#: The win probability per victory point of lead, and the value of a tie.
LEAD: Final = 110
LEVEL: Final = 420
#: Answers within this margin, in thousandths of a win, count as equal.
ALIKE: Final = 4
#: The margin by which an answer must beat the habitual one, and the extra margin after a single
#: world, to avoid irreversible mistakes.
DOUBT: Final = 20
UNSURE: Final = 400


@rule
def think(
    root: State,
    world: State,
    trial: State,
    d: Deck,
    held: int,
    masks: int,
    chance: int,
    playouts: int,
    turns: int,
    pool: MutableSequence[int],
    sums: MutableSequence[int],
    rank: MutableSequence[int],
) -> int:
    """Return the index of the best offer.

    ``sums`` and ``rank`` hold the results and their order; the extra last element of ``sums``
    receives the number of worlds in which the best offer was tried.
    """
    count = root.legal_count
    rounds = 0
    while 1 << rounds < count:
        rounds += 1
    for k in range(count):
        sums[k] = 0
        rank[k] = k
    chance = advance(chance)
    usual = place_of(root, habit(root, d, chance))
    left = count
    tried = 0
    while left > 1:
        worlds = playouts // (rounds * left)
        worlds = worlds if worlds > 2 else 2
        for _ in range(worlds):
            chance = try_all(
                root, world, trial, d, held, masks, chance, turns, pool, sums, rank, left
            )
        tried += worlds
        sort_by_sum(sums, rank, left)
        left = (left + 1) // 2
        if left > 1:
            keep(rank, usual, left)
    sums[count] = tried
    if count > 1 and sums[rank[0]] - sums[usual] < (DOUBT + UNSURE // tried) * tried:
        return usual
    if count > 1 and sums[rank[0]] - sums[rank[1]] < ALIKE * tried:
        chance = advance(chance)
        return rank[below(chance, 2)]
    return rank[0]


@rule
def place_of(s: State, action: int) -> int:
    """Return an offer's index."""
    for k in range(s.legal_count):
        if s.legal[k] == action:
            return k
    return 0


@rule
def keep(rank: MutableSequence[int], usual: int, left: int) -> None:
    """Keep the habitual answer among the candidates, as the baseline for the best one."""
    for place in range(left):
        if rank[place] == usual:
            return
    place = left
    while rank[place] != usual:
        place += 1
    rank[place] = rank[left - 1]
    rank[left - 1] = usual


@rule
def try_all(
    root: State,
    world: State,
    trial: State,
    d: Deck,
    held: int,
    masks: int,
    chance: int,
    turns: int,
    pool: MutableSequence[int],
    sums: MutableSequence[int],
    rank: MutableSequence[int],
    left: int,
) -> int:
    """Try the remaining answers in one imagined world, all with the same random numbers."""
    copy_state(world, root, d)
    chance = imagine_world(world, d, root.decider, held, masks, chance, pool)
    for place in range(left):
        copy_state(trial, world, d)
        act(trial, d, root.legal[rank[place]])
        sums[rank[place]] += play_on(trial, d, root.decider, chance, root.turn + turns)
    return advance(chance)


@rule
def play_on(s: State, d: Deck, me: int, chance: int, until: int) -> int:
    """Play by habit to the end or up to a turn; return the result for a player."""
    while s.decision != ASK_NOBODY and s.turn < until:
        chance = advance(chance)
        if s.legal_count == 1:
            act(s, d, s.legal[0])
        else:
            act(s, d, habit(s, d, chance))
    if s.decision == ASK_NOBODY:
        return WON if s.winners >> me & 1 else 0
    best = NONE
    for other in range(s.players):
        if other != me:
            value = outlook(s, d, other)
            best = value if value > best else best
    value = LEVEL + (outlook(s, d, me) - best) * LEAD // 100
    value = 20 if value < 20 else value
    return WON - 20 if value > WON - 20 else value


@rule
def sort_by_sum(sums: MutableSequence[int], rank: MutableSequence[int], count: int) -> None:
    """Sort by sum, the best first; ties keep their order."""
    for end in range(1, count):
        moving = rank[end]
        place = end
        while place > 0 and sums[rank[place - 1]] < sums[moving]:
            rank[place] = rank[place - 1]
            place -= 1
        rank[place] = moving
