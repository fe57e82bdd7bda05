"""Commands outside a game: seats, bots, starting, closing, rematches."""

from __future__ import annotations

from typing import Final

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.fairness import fair_setup, seed_of
from ridotto.house.names import clean_name
from ridotto.house.options import game_setup
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table, check_seat
from ridotto.house.table.step import Step
from ridotto.minds.registry import EXPLOITER, Character, characters

#: Limits of entries before a game, because the log is kept forever. One person may take a seat this
#: often, and less often once all people together have taken seats so many times. The last limit
#: needs hundreds of guests, so that a few guests cannot use it up.
MOST_SEATS: Final = 20
CROWDED: Final = 200
MOST_SEATS_CROWDED: Final = 3
MOST_SITTINGS: Final = 1000
#: Maximum number of bots invited to a table, removed ones included.
MOST_INVITED: Final = 200
#: Maximum number of times a host may change the pace of a table.
MOST_PACES: Final = 100
#: Maximum number of times a player may leave between two of their decisions.
MOST_LEAVES: Final = 2


def decide(table: Table, person: Person, command: c.AnyCommand, now: int) -> Step:
    """Return the step for a guest's command; raises :exc:`Refusal`."""
    match command:
        case c.Sit():
            return Step(sit(table, now, person, command))
        case c.Leave():
            return Step(leave(table, now, person.id))
        case c.Invite():
            return Step(invite(table, now, person.id, command))
        case c.Remove():
            return Step(remove(table, now, person.id, command))
        case c.Begin():
            return Step(begin(table, now, person.id))
        case c.Close():
            return Step(close(table, now, person.id))
        case c.SetPace():
            return Step(set_pace(table, now, person.id, command.pace))
        case _:
            raise bad_request(f"{type(command).__name__} is not for now")


def _check_waiting(table: Table) -> None:
    if table.phase == "closed":
        raise Refusal("no-table", "the table was given up")
    if table.phase != "waiting":
        raise Refusal("already-started", "the game has begun; seats can no longer be changed")


def _check_sittings(table: Table, person: str) -> None:
    """Raise :exc:`Refusal` (``too-fast``) if seats were taken too often, by this person or all."""
    taken, total = table.sittings.get(person, 0), sum(table.sittings.values())
    if total >= MOST_SITTINGS:
        raise Refusal(
            "too-fast",
            f"seats have been taken {total} times here: start with those who sit, "
            "or open another table",
            "seats",
        )
    if taken >= (MOST_SEATS if total < CROWDED else MOST_SEATS_CROWDED):
        raise Refusal(
            "too-fast",
            f"you have taken a seat {taken} times at this table: you can keep the one you have, "
            "watch, or sit down at another table",
            "seat",
        )


def check_host(table: Table, person: str) -> None:
    """Raise :exc:`Refusal` (``not-host``) for anyone but the host."""
    if table.host != person:
        raise Refusal("not-host", "only the host of the table may do that")


def sit(table: Table, now: int, person: Person, command: c.Sit) -> list[e.AnyEntry]:
    """Take a seat, change it, or contribute another share."""
    _check_waiting(table)
    if person.id in table.removed:
        raise Refusal("removed", "the host has emptied your seat; one can watch")
    mine = table.seat_of(person.id)
    wanted = command.seat if command.seat is not None else mine
    if wanted is None:
        empty = table.empty_seats()
        if not empty:
            raise Refusal("table-full", f"all {len(table.seats)} seats are taken; one can watch")
        wanted = empty[0]
    if wanted != mine and check_seat(table, wanted).kind != "empty":
        raise Refusal("seat-taken", f"seat {wanted} is taken; empty are {table.empty_seats()}")
    name = person.name if command.name is None else clean_name(command.name)
    share, avatar = command.contribution, command.avatar or 0
    if mine == wanted and table.seats[wanted].is_taken(name, share, avatar):
        return []
    _check_sittings(table, person.id)
    taken = e.Sat(now, seat=wanted, person=person.id, name=name, contribution=share, avatar=avatar)
    if mine is not None and mine != wanted:
        return [e.Left(now, seat=mine), taken]
    return [taken]


def leave(table: Table, now: int, person: str) -> list[e.AnyEntry]:
    """Give up a seat; a host who leaves hands over to the next person."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not-seated", "only who sits at the table can leave it")
    if table.phase == "playing":
        return [] if table.seats[seat].stand_in else _absent(table, now, seat)
    _check_waiting(table)
    return [e.Left(now, seat=seat), *hand_over(table, now, person)]


def _absent(table: Table, now: int, seat: int) -> list[e.AnyEntry]:
    """Let a stand-in play; raises :exc:`Refusal` (``too-fast``) for leaving too often."""
    left = table.seats[seat].absences
    if left >= MOST_LEAVES:
        raise Refusal(
            "too-fast",
            f"you have been away {left} times since your last decision: leave again after the next "
            "one, or close your windows and a stand-in plays soon",
            "leave",
        )
    return [e.Absent(now, player=seat)]


def hand_over(table: Table, now: int, person: str) -> list[e.AnyEntry]:
    """Make the next person the host if this person is the host and there is another."""
    others = [s.person for s in table.seats if s.person is not None and s.person != person]
    return [e.Hosted(now, person=others[0])] if table.host == person and others else []


def invite(table: Table, now: int, person: str, command: c.Invite) -> list[e.AnyEntry]:
    """Put a bot into one empty seat, or into all of them."""
    _check_waiting(table)
    check_host(table, person)
    check_bot(table.options.game, command.name)
    seats = table.empty_seats()
    if not seats:
        raise Refusal("table-full", f"all {len(table.seats)} seats are taken")
    if command.seat is not None:
        if check_seat(table, command.seat).kind != "empty":
            raise Refusal("seat-taken", f"seat {command.seat} is taken; empty are {seats}")
        seats = [command.seat]
    if table.invitations + len(seats) > MOST_INVITED:
        raise Refusal(
            "too-fast",
            f"{table.invitations} bots have been invited here: wait for guests, or open another "
            "table",
            "bots",
        )
    return [e.Seated(now, seat=seat, name=command.name) for seat in seats]


def bots_of(game: str) -> list[Character]:
    """Return the bots that can be invited to a table of a game, the weakest first."""
    return [each for each in characters(game) if each.rung != EXPLOITER]


def check_bot(game: str, name: str) -> None:
    """Raise :exc:`Refusal` (``no-bot``) for an unknown name."""
    names = [each.name for each in bots_of(game)]
    if name not in names:
        raise Refusal("no-bot", f"there is no bot of that name; there are {', '.join(names)}")


def remove(table: Table, now: int, person: str, command: c.Remove) -> list[e.AnyEntry]:
    """Empty a seat."""
    _check_waiting(table)
    check_host(table, person)
    sitting = check_seat(table, command.seat)
    if command.person is not None and sitting.person != command.person:
        raise Refusal("stale", f"that player has left seat {command.seat}")
    if sitting.kind == "empty":
        raise bad_request(f"nobody sits in seat {command.seat}")
    return [e.Left(now, seat=command.seat, removed=True)]


def begin(table: Table, now: int, person: str) -> list[e.AnyEntry]:
    """Start the game: draw the deal from all players' shares."""
    _check_waiting(table)
    check_host(table, person)
    return start_entry(table, now)


def start_entry(table: Table, now: int) -> list[e.AnyEntry]:
    """Return the entry that starts the game; raises :exc:`Refusal` if a seat is empty."""
    empty = table.empty_seats()
    if empty:
        raise Refusal("not-full", f"seats {empty} are empty: wait for guests or ask bots in")
    shares = table.shares()
    setup = game_setup(table.options, seed_of(shares))
    del setup["seed"]
    return [e.Started(now, setup=fair_setup(table.options.game, setup, shares))]


def close(table: Table, now: int, person: str) -> list[e.AnyEntry]:
    """Close the table, unless other people are playing at it."""
    check_host(table, person)
    if table.phase in ("over", "closed"):
        raise Refusal("game-over", "the table is closed already")
    others = [s for s in table.seats if s.kind == "person" and not s.stand_in]
    if table.phase == "playing" and any(seat.person != person for seat in others):
        raise Refusal("already-started", "others are playing; who does not want to can leave")
    return [e.Closed(now)]


def set_pace(table: Table, now: int, person: str, pace: int) -> list[e.AnyEntry]:
    """Change the pace of a table; the same pace again changes nothing."""
    check_host(table, person)
    if table.phase in ("over", "closed"):
        raise Refusal("game-over", "the game is over")
    if pace == table.options.pace:
        return []
    if table.pace_changes >= MOST_PACES:
        raise Refusal("too-fast", f"the pace was changed {MOST_PACES} times already", "pace")
    return [e.Paced(now, pace=pace)]


def check_rematch(table: Table, person: str) -> bool:
    """Check whether a rematch has yet to be opened; raises :exc:`Refusal`."""
    if table.phase != "over":
        raise Refusal("not-over", "a rematch can be had when the game is over")
    if table.rematch is not None:
        return False
    if table.seat_of(person) is None:
        raise Refusal("not-seated", "a rematch is for those who played to ask for")
    return True
