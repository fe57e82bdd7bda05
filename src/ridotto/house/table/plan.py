"""Plan what a table waits for in a game, and decide when its time has come."""

from __future__ import annotations

from typing import Any

import msgspec

from ridotto.house.table import claims, play_commands
from ridotto.house.table import entries as e
from ridotto.house.table.clock import Moment, absences, bank_left, deadline, moment
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import is_lying_open, look_until
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Volatile


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The things that a table waits for now. Times are in milliseconds since 1970."""

    #: The player whose answer in advance is due.
    due: int | None = None
    #: The players for whom bots or stand-ins decide.
    bots: tuple[int, ...] = ()
    #: The time when the clock decides.
    deadline: int | None = None
    #: The time until which everyone may look at the open deal.
    look_until: int | None = None
    #: Whether a move that was kept during the open deal is due.
    kept: bool = False
    #: The time when a pause ends by itself.
    resume_at: int | None = None


def plan(table: Table, volatile: Volatile) -> Plan:
    """Return what a table waits for."""
    game = table.game
    if game is None or table.phase != "playing" or (player := game.decider) is None:
        return Plan()
    if table.paused is not None:
        return Plan(resume_at=table.resumes)
    if (looking := look_until(table, volatile)) is not None:
        return Plan(look_until=looking)
    if table.gathering:
        bots = tuple(
            each
            for each in claims.pending(table)
            if each not in volatile.answers and table.is_played(each)
        )
        return Plan(bots=bots, deadline=deadline(table, 0))
    if player in volatile.answers:
        return Plan(due=player)
    if table.is_played(player):
        return Plan(bots=(player,))
    return Plan(
        deadline=deadline(table, table.seats[player].bank),
        kept=player in volatile.kept and is_lying_open(table),
    )


def kept_move(table: Table, volatile: Volatile, now: int) -> Step | None:
    """Make the move that a player sent during the open deal; None if it is no longer needed."""
    if not is_lying_open(table) or look_until(table, volatile) is not None:
        return None
    if table.paused is not None:
        return None
    player = table.playing.decider
    if player is None or player not in volatile.kept or table.is_played(player):
        return None
    return play_commands.act(table, volatile, player, volatile.kept[player], now)


def time_out(table: Table, volatile: Volatile, at: Moment, now: int) -> Step | None:
    """Decide for players whose time is up; None if the table has gone on or there is more time."""
    if table.moved != at[0] or table.phase != "playing" or table.paused is not None:
        return None
    timed_out = at == moment(table)
    if table.gathering:
        return claims.reveal(table, volatile, at[0], now, timed_out=timed_out)
    game = table.playing
    player = game.decider
    if not timed_out or player is None:
        return None
    action, bank = table.kind.absent_action(game.legal()), bank_left(table, player, now)
    entries: list[e.AnyEntry] = [_moved(player, action, "clock", bank, now)]
    entries += absences(table, volatile.missed, player, entries, now)
    return Step(entries, missed=(player,))


def bot_move(table: Table, player: int, moved: int, action: Any, now: int) -> Step | None:
    """Make a bot's or a stand-in's move; None if the table no longer waits for it."""
    if table.moved != moved or table.phase != "playing" or table.paused is not None:
        return None
    if not table.is_played(player):
        return None
    seat = table.seats[player]
    # An absent player's bank is not charged for the stand-in.
    how: e.How = "bot" if seat.kind == "bot" else "stand-in"
    return Step([_moved(player, action, how, seat.bank, now)])


def _moved(player: int, action: Any, how: e.How, bank: int, now: int) -> e.Moved:
    return e.Moved(now, player=player, action=msgspec.to_builtins(action), how=how, bank=bank)
