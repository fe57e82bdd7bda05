"""The clock of a table: the players on it, the time left, and the result of missing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.fold import LONGEST_PAUSE, Table
from ridotto.house.table.open_deal import look_until
from ridotto.house.table.volatile import Volatile
from ridotto.house.views.evening import PauseShown
from ridotto.house.views.messages import ClockShown

#: Time in milliseconds after which any player may end a pause: the host may have left.
ANYONE_RESUMES: Final = 5 * 60_000

#: A decision and its clock: the entry it came with, the start time, and the time added.
Moment = tuple[int, int, int]

#: Number of consecutive decisions made by the clock before a stand-in takes over.
MOST_MISSED: Final = 2


def moment(table: Table) -> Moment:
    """Return the current decision and its clock, which a returning player may have reset."""
    return table.moved, table.since, table.added


def clock_shown(table: Table, volatile: Volatile) -> ClockShown | None:
    """Return the clock as it is shown: the players on it, and their time."""
    game = table.game
    if game is None or table.phase != "playing" or (player := game.decider) is None:
        return None
    clock = table.options.clock
    limit = 0 if clock is None else _limit(table, clock.seconds)
    pending = game.still_to_answer() if game.asks_everyone else ()
    if table.gathering:
        return ClockShown(pending, _starts(table), limit, 0, pending)
    looking = look_until(table, volatile)
    # Nobody's clock runs while the deal lies open; the first one starts when its time is over.
    since = _starts(table) if looking is None else looking
    return ClockShown((player,), since, limit, table.seats[player].bank, pending, looking)


def pause_shown(table: Table) -> PauseShown | None:
    """Return the pause of a table, if there is one."""
    if table.paused is None:
        return None
    return PauseShown(table.paused, anyone_resumes(table), table.resumes)


def anyone_resumes(table: Table) -> int:
    """Return the time from which every player may end the pause."""
    return table.resumes - LONGEST_PAUSE + ANYONE_RESUMES


def bank_left(table: Table, player: int, now: int) -> int:
    """Return the rest of a player's bank if they act now."""
    bank = table.seats[player].bank
    clock, game = table.options.clock, table.game
    if clock is None or game is None or game.decider != player or table.gathering:
        return bank
    used = now - _starts(table) - _limit(table, clock.seconds)
    return min(bank, max(0, bank - max(0, used)))


def deadline(table: Table, bank: int) -> int | None:
    """Return when the time for the current decision runs out, or None."""
    clock = table.options.clock
    if clock is None:
        return None
    return _starts(table) + _limit(table, clock.seconds) + bank


def _starts(table: Table) -> int:
    """Return when the clock starts: when pages have shown what led to the current decision."""
    return table.since + table.show


def _limit(table: Table, seconds: int) -> int:
    """Return the time for the current decision in milliseconds, without the bank."""
    return seconds * 1000 + table.added


def absences(
    table: Table,
    missed: Mapping[int, int],
    player: int,
    entries: Sequence[e.AnyEntry],
    now: int,
) -> list[e.AnyEntry]:
    """Return the entry for a stand-in if the clock has now decided too often for a player.

    There is none if these entries end the game.
    """
    seat = table.seats[player]
    if missed.get(player, 0) + 1 < MOST_MISSED or seat.kind != "person" or seat.stand_in:
        return []
    return [] if _end_the_game(table, entries) else [e.Absent(now, player=player)]


def _end_the_game(table: Table, entries: Sequence[e.AnyEntry]) -> bool:
    game = table.playing.copy()
    for entry in entries:
        if isinstance(entry, e.Moved):
            game.act_data(entry.player, entry.action)
    return game.over
