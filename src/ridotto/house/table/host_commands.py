"""Commands of the host: pause and resume, hand over, remove, forgive, end the game for all."""

from __future__ import annotations

from typing import Final

from ridotto.games.errors import Refusal, bad_request
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table import lobby_commands
from ridotto.house.table.clock import anyone_resumes
from ridotto.house.table.fold import Table, check_seat
from ridotto.house.table.lobby_commands import check_host
from ridotto.house.table.step import Step

#: Limits of entries by the host in one game, because the log is kept forever.
MOST_PAUSES: Final = 20
MOST_HAND_OVERS: Final = 50
MOST_REMOVALS: Final = 50


def decide(table: Table, person: Person, command: c.AnyCommand, now: int) -> Step:
    """Return the step for a guest's command outside the rules; raises :exc:`Refusal`."""
    match command:
        case c.Pause():
            return pause(table, now, person.id)
        case c.Resume():
            return resume(table, now, person.id)
        case c.HandOver():
            return hand_over(table, now, person.id, command.person)
        case c.Remove() if table.phase == "playing":
            return remove(table, now, person.id, command)
        case c.Forgive():
            return forgive(table, now, person.id, command.person)
        case c.End():
            return end(table, now, person.id)
        case _:
            return lobby_commands.decide(table, person, command, now)


def pause(table: Table, now: int, person: str) -> Step:
    """Interrupt the game; a second pause changes nothing."""
    check_host(table, person)
    _ = table.playing
    if table.paused is not None:
        return Step()
    if table.pauses >= MOST_PAUSES:
        raise Refusal("too-fast", f"this game has been paused {table.pauses} times", "pauses")
    return Step([e.Paused(now)])


def resume(table: Table, now: int, person: str) -> Step:
    """End a pause: the host at any time, a player once the pause has lasted for a while."""
    _ = table.playing
    if table.paused is None:
        return Step()
    if table.host != person:
        if table.seat_of(person) is None:
            check_host(table, person)
        if now < anyone_resumes(table):
            raise Refusal("paused", "only the host can go on already; later every player can")
    return Step([e.Resumed(now)])


def end_pause(table: Table, pauses: int, now: int) -> Step | None:
    """End the pause of this number, which has lasted for as long as it may; None if it is over."""
    if table.phase != "playing" or table.paused is None or table.pauses != pauses:
        return None
    return Step([e.Resumed(now)])


def hand_over(table: Table, now: int, person: str, other: str) -> Step:
    """Make another seated person the host."""
    check_host(table, person)
    if table.phase == "closed":
        raise Refusal("no-table", "the table was given up")
    if table.seat_of(other) is None:
        raise Refusal("not-seated", "only a person with a seat can become the host")
    if other == person:
        return Step()
    if table.hand_overs >= MOST_HAND_OVERS:
        raise Refusal("too-fast", f"the host has changed {table.hand_overs} times here", "hosts")
    return Step([e.Hosted(now, person=other)])


def remove(table: Table, now: int, person: str, command: c.Remove) -> Step:
    """Remove a person from the game: a stand-in plays on, and they may only watch."""
    check_host(table, person)
    seat = check_seat(table, command.seat)
    if command.person is not None and seat.person != command.person:
        raise Refusal("stale", f"somebody else sits in seat {command.seat}")
    if seat.person is None:
        raise bad_request("a bot cannot be removed in the game")
    if seat.person == person:
        raise bad_request("the host cannot be removed; hand over and leave")
    if seat.removed:
        return Step()
    if table.removals >= MOST_REMOVALS:
        raise Refusal("too-fast", f"players have been removed {table.removals} times", "removals")
    return Step([e.Absent(now, player=command.seat, removed=True)])


def forgive(table: Table, now: int, person: str, other: str) -> Step:
    """Let a removed person return."""
    check_host(table, person)
    if table.phase == "closed":
        raise Refusal("no-table", "the table was given up")
    if other not in table.removed:
        return Step()
    seats = (number for number, seat in enumerate(table.seats) if seat.person == other)
    return Step([e.Forgiven(now, person=other, player=next(seats, None))])


def end(table: Table, now: int, person: str) -> Step:
    """End the game for everyone."""
    check_host(table, person)
    _ = table.playing
    return Step([e.Closed(now)])
