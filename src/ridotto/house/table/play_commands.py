"""Commands in a game: act, answer in advance, ask for more time."""

from __future__ import annotations

from typing import Final

import msgspec

from ridotto.games.errors import Refusal, not_your_decision
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.claims import answer_in, give_answer
from ridotto.house.table.clock import bank_left
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import look_until
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Volatile

#: Maximum number of acts out of turn per player between two decisions: each is a permanent entry.
#: A second one would show the same, because nothing has moved.
MOST_OUT_OF_TURN: Final = 1

PlayCommand = c.Act | c.Ahead | c.Ready | c.MoreTime


def player_of(table: Table, person: str) -> int:
    """Return a person's player; raises :exc:`Refusal` (``not-seated``) for a spectator."""
    player = table.seat_of(person)
    if player is None:
        raise Refusal("not-seated", "only players act; you are watching")
    return player


def decide(table: Table, volatile: Volatile, player: int, command: PlayCommand, now: int) -> Step:
    """Return the step for a player's command; raises :exc:`Refusal`."""
    if table.paused is not None:
        raise Refusal("paused", "the host has paused the game")
    match command:
        case c.Act():
            return act(table, volatile, player, command, now)
        case c.Ahead():
            return answer_ahead(table, volatile, player, command, now)
        case c.Ready():
            # Before the deal no card lies open, and other people may still sit down here.
            return Step(ready=None if look_until(table, volatile) is None else player)
        case c.MoreTime():
            return more_time(table, player, now)


def _check_seen(table: Table, seen: int, entry: int) -> None:
    """Refuse a decision made before this entry: the table has changed since."""
    if seen < entry:
        raise Refusal("stale", f"the table has gone on to entry {table.n} since")


def act(table: Table, volatile: Volatile, player: int, command: c.Act, now: int) -> Step:
    """Let a player act, or keep the move until the time to look at an open deal is over."""
    game = table.playing
    _check_seen(table, command.seen, table.moved)
    if table.gathering and (answer := answer_in(table, command.action)) is not None:
        return _answer(table, volatile, player, answer, command, now)
    action = game.verify_data(player, command.action)
    if command.action["act"] in table.kind.out_of_turn:
        _check_out_of_turn(table, player)
    elif look_until(table, volatile) is not None:
        # A client that knows nothing of "ready" does not have to wait for the others.
        return Step(ready=player, kept=command)
    entry = e.Moved(
        now,
        player=player,
        action=msgspec.to_builtins(action),
        how="person",
        bank=bank_left(table, player, now),
        command=command.id,
    )
    return Step((entry,), (action,), player)


def _check_out_of_turn(table: Table, player: int) -> None:
    """Raise :exc:`Refusal` (``too-fast``) for a player who keeps acting out of turn."""
    acted = sum(
        isinstance(entry, e.Moved)
        and entry.player == player
        and entry.action["act"] in table.kind.out_of_turn
        for entry in table.lately()
    )
    if acted >= MOST_OUT_OF_TURN:
        raise Refusal(
            "too-fast", "nothing has changed since you looked: look again after a decision", "peek"
        )


def answer_ahead(table: Table, volatile: Volatile, player: int, command: c.Ahead, now: int) -> Step:
    """Keep a player's answer until they are asked, or take it back."""
    return _answer(table, volatile, player, command.answer, command, now)


def _answer(
    table: Table, volatile: Volatile, player: int, answer: str, command: c.Act | c.Ahead, now: int
) -> Step:
    game = table.playing
    # Answers of other players do not make this one stale.
    _check_seen(table, command.seen, table.asked)
    if player not in game.still_to_answer():
        raise not_your_decision("only players who are still to answer can answer ahead")
    return give_answer(table, volatile, player, answer, "person", now, command.id)


def more_time(table: Table, player: int, now: int) -> Step:
    """Give a player more time, once."""
    game = table.playing
    if table.options.clock is None:
        raise Refusal("no-more", "nobody is hurried at this table")
    asked = game.still_to_answer() if table.gathering else (game.decider,)
    if player not in asked:
        raise not_your_decision("more time is for the players who are to decide")
    if not table.seats[player].more_left:
        raise Refusal("no-more", "more time can be had once a game")
    return Step((e.More(now, player=player),))
