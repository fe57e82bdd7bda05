"""Who runs a table: takes commands, writes them down, lets them happen, tells everybody.

Everything that happens at a table goes through :meth:`Croupier.write`: first the log has it, then
the table, then the viewers. Between two entries nobody sees anything, and nothing is seen that
the log does not have.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ridotto.games.errors import Refusal
from ridotto.house.store.base import Conflict, NotSaved
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table import lobby_commands as waiting
from ridotto.house.table import play_commands as playing
from ridotto.house.table.attendance import Attendance
from ridotto.house.table.chat import Talk
from ridotto.house.table.clock import Clockwork
from ridotto.house.table.fold import Table
from ridotto.house.table.memory_aid_sender import Remembering
from ridotto.house.table.summary import summary_of
from ridotto.house.views.broadcast import Broadcast, Watcher, entry_shown
from ridotto.house.views.greeting import Known, greet
from ridotto.house.views.messages import (
    AheadShown,
    Done,
    Error,
    Pong,
    Presence,
    Refused,
    SetUp,
)
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed
from ridotto.minds.seating import public_setup

if TYPE_CHECKING:
    from ridotto.house.house import House

#: How many commands are remembered, to answer repeated ones as the first time.
REMEMBERED: Final = 512
#: How many entries somebody is shown at most who acted on what is long past.
MOST_CHANGED: Final = 50

#: Commands by who carries them out, and those that go by how the table stood.
_BESIDE: Final = (c.Chat, c.Mute)
_IN_PLAY: Final = (c.Act, c.Ahead, c.Ready, c.MoreTime)
_DECIDED: Final = (c.Act, c.Ahead)


class Croupier:
    """Runs one table."""

    def __init__(self, house: House, table: Table) -> None:
        """Take over a table as its log left it."""
        self.house = house
        self.table = table
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.attendance = Attendance(self)
        self.clockwork = Clockwork(self)
        self.talk = Talk(self)
        self.remembering = Remembering(self)
        #: The table of the rematch, once it is open.
        self.following: str | None = None
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._remember_log()

    def _remember_log(self) -> None:
        """Commands that the log knows are not done again, also after a restart."""
        first = max(1, self.table.n - REMEMBERED + 1)
        for number, entry in enumerate(self.table.entries[first - 1 :], first):
            if isinstance(entry, e.Moved) and entry.command:
                person = self.table.seats[entry.player].person or ""
                self._done[person, entry.command] = number

    # Who is there

    def viewer_of(self, connection: Connection) -> Watcher:
        """The seat a connection looks from."""
        seat = self.table.seat_of(connection.person.id)
        return "spectator" if seat is None else seat

    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody connected; bots always are there."""
        there = {connection.person.id for connection in self.connections}
        return tuple(seat.kind == "bot" or seat.person in there for seat in self.table.seats)

    def is_here(self, person: str | None) -> bool:
        """Whether somebody is connected to this table, seated or not."""
        return any(connection.person.id == person for connection in self.connections)

    def presence(self) -> Presence:
        """Who is there: which players, and how many only watch."""
        watching = {
            connection.person.id
            for connection in self.connections
            if self.table.seat_of(connection.person.id) is None
        }
        return Presence(self.present(), len(watching))

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        if self.table.phase == "waiting" and self.table.options.public:
            self.house.lobby.stir(summary_of(self.table))
        self._tell_all(self.presence())

    def _tell_all(self, message: Presence | SetUp) -> None:
        """Tell everybody something that is the same for all."""
        frame = framed(message)
        for connection in self.connections:
            connection.offer(frame)

    async def join(self, connection: Connection, known: Known) -> None:
        """Let a client in: from an entry on that it knows, or with the whole view."""
        await self.talk.ready()
        muted = await self.house.mutes.of(connection.person.id)
        async with self.lock:
            viewer = self.viewer_of(connection)
            greet(self, connection, muted, known)
            self.connections.add(connection)
            self.talk.heed(connection, muted)
        self.house.bot_queue.hurry(self.table.id, self.table.host)
        self.tell_presence()
        self.attendance.watch_host()
        self.remembering.refresh()
        if isinstance(viewer, int):
            await self.attendance.somebody_came(viewer)

    def part(self, connection: Connection) -> None:
        """A client has gone."""
        self.connections.discard(connection)
        self.talk.unheed(connection)
        self.tell_presence()
        self.attendance.watch_host()
        viewer = self.viewer_of(connection)
        if isinstance(viewer, int) and not self.present()[viewer]:
            self.attendance.somebody_went(viewer)

    # What they say

    async def hear(self, connection: Connection, command: c.AnyCommand) -> None:
        """Carry out a client's command and answer it."""
        person = connection.person.id
        if isinstance(command, c.Ping):
            connection.offer(framed(Pong(command.id, self.table.n, self.house.now())))
            return
        if (number := self._done.get((person, command.id))) is not None:
            connection.offer(framed(Done(command.id, number)))
            return
        connection.hold()
        try:
            await self._carry_out(connection, command)
        except Refusal as refusal:
            connection.offer(self._refused(connection, command, refusal))
        else:
            self._done[person, command.id] = self.table.n
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
            connection.offer(framed(Done(command.id, self.table.n)))
        finally:
            connection.release()

    async def _carry_out(self, connection: Connection, command: c.AnyCommand) -> None:
        if isinstance(command, _BESIDE):
            await self.talk.hear(connection, command)
            return
        if isinstance(command, c.Again):
            await waiting.rematch(self, connection.person)
            return
        person = connection.person
        async with self.lock:
            # The same command may have come twice at once.
            if (person.id, command.id) in self._done:
                return
            if isinstance(command, _IN_PLAY):
                await playing.carry_out(self, person.id, command)
            else:
                await waiting.carry_out(self, person, command)

    def _refused(self, connection: Connection, command: c.AnyCommand, refusal: Refusal) -> bytes:
        changed: tuple[Any, ...] = ()
        if refusal.code == "stale" and isinstance(command, _DECIDED):
            viewer, first = self.viewer_of(connection), min(command.seen, self.table.n) + 1
            first = max(first, self.table.n - MOST_CHANGED + 1)
            changed = tuple(
                entry_shown(self.table, number, viewer) for number in range(first, self.table.n + 1)
            )
        error: Error = {"code": refusal.code, "message": refusal.message}
        return framed(Refused(command.id, self.table.n, error, changed))

    # What happens

    async def write(self, entries: Sequence[e.AnyEntry], actions: Sequence[Any] = ()) -> None:
        """Make entries durable, let them happen, and tell everybody; hold the lock for it.

        Raises :exc:`Refusal` and writes nothing if they cannot be kept (``not-saved``), or if
        somebody else has written first (``stale``).
        """
        table, since = self.table, self.table.n
        under_way, unopened = table.phase == "playing", table.game is None
        texts = [e.write_entry(entry) for entry in entries]
        listed = unopened or isinstance(entries[-1], e.Closed)
        summary = summary_of(Table(table.id, [*table.entries, *entries])) if listed else None
        began = time.perf_counter()
        try:
            await self.house.store.append(table.id, since + 1, texts, summary)
        except NotSaved as failure:
            self.house.trouble(failure)
            raise Refusal(
                "not-saved", "the house cannot write this down just now, and nothing has changed"
            ) from None
        except Conflict as failure:
            self.house.trouble(failure)
            await self._catch_up()
            raise Refusal("stale", f"the table has gone on to entry {table.n} since") from None
        self.house.appending.observe(time.perf_counter() - began)
        for number, entry in enumerate(entries):
            table.apply(entry, actions[number] if actions else None)
        self.house.entries_written += len(entries)
        self.clockwork.plan()
        self._tell(since)
        if unopened and table.game is not None:
            self._tell_all(SetUp(public_setup(table.game)))
        if listed or table.phase == "over":
            self.house.lobby.change(summary_of(table))
        if under_way and table.phase != "playing":
            await self._end()

    async def _catch_up(self) -> None:
        """Somebody else has written to this table's log: let it happen here too."""
        since = self.table.n
        for text in await self.house.store.read(self.table.id, since):
            self.table.apply(e.read_entry(text))
        if self.table.n > since:
            self.clockwork.plan()
            self._tell(since)

    def _tell(self, since: int) -> None:
        """Tell every viewer what happened."""
        told = Broadcast(self.table, since, self.clockwork.shown())
        usual, sitting = told.to_players(), self.table.sitting
        for connection in self.connections:
            player = sitting.get(connection.person.id)
            if player is None:
                connection.offer(told.to("spectator"))
            else:
                connection.offer(usual[player] or told.to(player))
        self.remembering.refresh()

    async def _end(self) -> None:
        """The game is over, and what is kept beside the log says so too; or it was given up."""
        self.house.bots.forget(self.table.id)
        if self.table.phase == "closed":
            return
        self.house.games_ended += 1
        self.talk.open_up()
        try:
            await self.house.store.append(
                self.table.id, self.table.n + 1, [], summary_of(self.table)
            )
        except NotSaved as failure:
            # The log has the end: the summary is put right when the table is next woken.
            self.house.trouble(failure)

    def tell_ahead(self, player: int, answer: Any) -> None:
        """Confirm a standing answer to the one who gave it, in all their windows."""
        frame = framed(AheadShown(answer))
        for connection in self.connections:
            if self.viewer_of(connection) == player:
                connection.offer(frame)

    def leave_off(self, code: int) -> None:
        """Let everybody go and stop every clock."""
        self.clockwork.stop()
        self.remembering.stop()
        for connection in self.connections:
            connection.close(code)
