"""The loop that plays whole games with a policy, for the rules of every game.

The policies are open rules, as those of the game are (:mod:`ridotto.envs.loops`).
"""

from __future__ import annotations

from typing import Any

from ridotto.rules.chance import advance, stream
from ridotto.rules.speed import rule


@rule
def begin(s: Any, k: Any, start: Any, chance: int) -> int:
    """Deal a new game; return the next generator state."""
    return chance


@rule
def play(s: Any, k: Any, start: Any, action: int) -> None:
    """Carry out a legal action and let the players learn from it what they may."""


@rule
def mover(s: Any) -> int:
    """Return the player who decides; -1 when the game is over."""
    return -1


@rule
def face(s: Any, k: Any, start: Any, player: int) -> None:
    """Write what a player knows into ``k.row``."""


@rule
def mark(s: Any, k: Any, start: Any, marks: Any, row: int) -> None:
    """Mark the legal actions in a row, which holds the marks of the table's last moment."""


@rule
def policy(observation: Any, mask: Any, chance: int) -> int:
    """Choose an action."""
    return 0


@rule
def opponent(observation: Any, mask: Any, chance: int) -> int:
    """Choose an action for all other players."""
    return 0


#: The fields of a place: the game, its decisions so far (-1 before the deal), its random numbers.
NUMBER, LENGTH, CHANCE = 0, 1, 2
UNDEALT = -1

#: Returned for an illegal action, and as a limit that no game reaches.
ILLEGAL = -1
ENDLESS = -1


@rule
def play_games(
    states: Any,
    memories: Any,
    starts: Any,
    rows: Any,
    marks: Any,
    written_marks: Any,
    seed: int,
    seats: Any,
    place: Any,
    limit: int,
    decisions: int,
    winners: Any,
    lengths: Any,
    truncated: Any,
) -> int:
    """Go on with the games of a seed for some decisions; return the next game, or ILLEGAL.

    A call takes no longer than its decisions, in mid-game too, so that the caller can be
    interrupted; ``place`` says where it stopped. A game is truncated after ``limit`` decisions.
    ``seats`` says for each game which player the policy is; -1 for all of them. An illegal action
    is left in ``lengths``. Both ``marks`` are the same memory.
    """
    s, k, start = states[0], memories[0], starts[0]
    number, length, chance = int(place[NUMBER]), int(place[LENGTH]), int(place[CHANCE])
    left = decisions
    while number < len(seats):
        if length == UNDEALT:
            chance = begin(s, k, start, stream(seed, number))
            length = 0
        player = mover(s)
        while player >= 0 and length != limit and left > 0:
            face(s, k, start, player)
            for field in range(rows.shape[1]):
                rows[0, field] = k.row[field]
            mark(s, k, start, written_marks, 0)
            chance = advance(chance)
            if seats[number] < 0 or seats[number] == player:
                action = int(policy(rows[0], marks[0], chance))
            else:
                action = int(opponent(rows[0], marks[0], chance))
            if action < 0 or action >= marks.shape[1] or marks[0, action] == 0:
                place[NUMBER] = number
                lengths[number] = action
                return ILLEGAL
            play(s, k, start, action)
            length += 1
            left -= 1
            player = mover(s)
        if player >= 0 and length != limit:
            break
        winners[number] = s.winners
        lengths[number] = length
        truncated[number] = player >= 0
        number += 1
        length = UNDEALT
    place[NUMBER], place[LENGTH], place[CHANCE] = number, length, chance
    return number
