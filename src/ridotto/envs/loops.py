"""Loops over tables, written once for the rules of every game.

The first rules below are open: a game's own take their place (:class:`~ridotto.envs.plan.Rules`).
Tables are rows of arrays: states, what players know, and the numbers that players see.
"""

from __future__ import annotations

from typing import Any

from ridotto.rules.chance import advance
from ridotto.rules.speed import rule


@rule
def begin(s: Any, k: Any, start: Any, chance: int) -> int:
    """Deal a new game; return the next generator state."""
    return chance


@rule
def learn(s: Any, k: Any, start: Any) -> None:
    """Let the players see a table that has just been laid."""


@rule
def play(s: Any, k: Any, start: Any, action: int) -> None:
    """Carry out a legal action and let the players learn from it what they may."""


@rule
def mover(s: Any) -> int:
    """Return the player who decides; -1 when the game is over."""
    return -1


@rule
def allows(s: Any, action: int) -> bool:
    """Check whether an action is legal."""
    return False


@rule
def face(s: Any, k: Any, start: Any, player: int) -> None:
    """Write what a player knows into ``k.row``."""


@rule
def mark(s: Any, k: Any, start: Any, marks: Any, row: int) -> None:
    """Mark the legal actions in a row, which holds the marks of the table's last moment."""


@rule
def pick(s: Any, chance: int) -> int:
    """Return the legal action that a generator state draws."""
    return 0


# One table


@rule
def share(s: Any, player: int) -> float:
    """Return a player's part of the win; 0 while the game goes on."""
    winners = 0
    for each in range(s.players):
        winners += s.winners >> each & 1
    part: float = (s.winners >> player & 1) / max(winners, 1)
    return part


@rule
def begin_one(states: Any, memories: Any, starts: Any, chance: int) -> int:
    """Deal a new game; return the player who decides."""
    begin(states[0], memories[0], starts[0], chance)
    return mover(states[0])


@rule
def learn_one(states: Any, memories: Any, starts: Any) -> int:
    """Let the players see a table that has just been laid; return the player who decides."""
    learn(states[0], memories[0], starts[0])
    return mover(states[0])


ILLEGAL = -2


@rule
def act_one(states: Any, memories: Any, starts: Any, action: int) -> int:
    """Carry out an action if it is legal; return the player who decides next, or ILLEGAL."""
    if not allows(states[0], action):
        return ILLEGAL
    play(states[0], memories[0], starts[0], action)
    return mover(states[0])


@rule
def advance_one(states: Any, memories: Any, starts: Any, action: int, rows: Any, marks: Any) -> int:
    """Carry out an action if it is legal, and write what the next player knows and may do.

    Return that player, -1 when the game is over, or ILLEGAL.
    """
    moved = act_one(states, memories, starts, action)
    if moved != ILLEGAL:
        mark_one(states, memories, starts, marks)
    if moved >= 0:
        observe_one(states, memories, starts, moved, rows)
    return moved


@rule
def observe_one(states: Any, memories: Any, starts: Any, player: int, rows: Any) -> None:
    """Write what a player knows into the only row."""
    face(states[0], memories[0], starts[0], player)
    copy_row(memories[0], rows, 0)


@rule
def copy_row(k: Any, rows: Any, row: int) -> None:
    """Copy what the player knows whom a table faces."""
    for field in range(rows.shape[1]):
        rows[row, field] = k.row[field]


@rule
def mark_one(states: Any, memories: Any, starts: Any, marks: Any) -> None:
    """Mark the legal actions in the only row, which holds the marks of the last moment."""
    mark(states[0], memories[0], starts[0], marks, 0)


@rule
def share_one(states: Any, shares: Any) -> None:
    """Write each player's part of the win into the only row."""
    for player in range(states[0].players):
        shares[0, player] = share(states[0], player)


# Many tables


@rule
def begin_many(
    states: Any,
    memories: Any,
    starts: Any,
    chances: Any,
    chosen: Any,
    marks: Any,
    movers: Any,
) -> None:
    """Deal a new game at each chosen table."""
    for t in range(len(movers)):
        if chosen[t]:
            chances[t] = begin(states[t], memories[t], starts[0], int(chances[t]))
            movers[t] = show(states[t], memories[t], starts[0])
            mark(states[t], memories[t], starts[0], marks, t)


@rule
def show(s: Any, k: Any, start: Any) -> int:
    """Let a table face the player who decides; return that player."""
    player = mover(s)
    if player >= 0:
        face(s, k, start, player)
    return player


@rule
def first_illegal(marks: Any, actions: Any) -> int:
    """Return the first table whose action is not legal; -1 if all are."""
    for t in range(len(actions)):
        action = actions[t]
        if action < 0 or action >= marks.shape[1] or marks[t, action] == 0:
            return t
    return -1


@rule
def step_many(
    states: Any,
    memories: Any,
    starts: Any,
    chances: Any,
    actions: Any,
    marks: Any,
    written_marks: Any,
    movers: Any,
    rewards: Any,
    returns: Any,
    over: Any,
    finals: Any,
    backwards: int,
) -> int:
    """Carry out an action at each table; return how many games ended and were dealt anew.

    If an action is not legal, nothing changes, and -1 less the number of the first such table is
    returned. Both ``marks`` are the same memory. ``rewards`` are those of the players who acted,
    ``returns`` those of all players, and ``finals`` what the players who acted see at the end.
    Going ``backwards`` every other time finds many tables still in the processor's cache.
    """
    wrong = first_illegal(marks, actions)
    if wrong >= 0:
        return -1 - wrong
    ended = 0
    tables = len(movers)
    # Rules take single tables, not arrays: compiled calls count references to every array.
    start = starts[0]
    for number in range(tables):
        t = tables - 1 - number if backwards else number
        s, k = states[t], memories[t]
        player = movers[t]
        if over[t]:
            over[t] = 0
            rewards[t] = 0.0
            for each in range(s.players):
                returns[t, each] = 0.0
        play(s, k, start, int(actions[t]))
        if mover(s) < 0:
            ended += 1
            over[t] = 1
            for each in range(s.players):
                returns[t, each] = share(s, each)
            rewards[t] = returns[t, player]
            face(s, k, start, player)
            copy_row(k, finals, t)
            chances[t] = begin(s, k, start, int(chances[t]))
        movers[t] = show(s, k, start)
        mark(s, k, start, written_marks, t)
    return ended


@rule
def pick_many(states: Any, chances: Any, actions: Any) -> None:
    """Draw a legal action at each table, each with the same probability."""
    for t in range(len(actions)):
        chance = advance(int(chances[t]))
        chances[t] = chance
        actions[t] = pick(states[t], chance)
