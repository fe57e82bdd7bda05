"""The croupier runs one table: it takes commands, writes entries, applies and publishes them.

Every change of a table goes through :meth:`Croupier.write`: first the log has it, then the table,
then the viewers. Viewers never see anything that is not in the log. Functions of the table and the
time decide what a command or a timer leads to and return a :class:`Step`; only the croupier carries
steps out and arms timers.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from ridotto.games.errors import Refusal
from ridotto.house.store.base import Conflict, NotSaved
from ridotto.house.store.moderation import Action
from ridotto.house.table import (
    answers,
    attendance,
    claims,
    departure,
    host_commands,
    play_commands,
)
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.chat_room import ChatRoom
from ridotto.house.table.clock import clock_shown
from ridotto.house.table.done_commands import DoneCommands
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import check_rematch
from ridotto.house.table.memory_aid import MemoryAids
from ridotto.house.table.open_deal import ready_players
from ridotto.house.table.rematch import carried, next_host
from ridotto.house.table.services import Services
from ridotto.house.table.step import Step
from ridotto.house.table.summary import summary_of
from ridotto.house.table.timekeeper import Decide, Timekeeper
from ridotto.house.views.broadcast import Broadcast
from ridotto.house.views.greeting import Around, Known, greeting, knows
from ridotto.house.views.messages import (
    AheadShown,
    Answered,
    Done,
    NoticesShown,
    Pong,
    ReadyShown,
    SetUp,
)
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed
from ridotto.minds.seating import public_setup

_CHAT: Final = (c.Chat, c.Mute, c.Report)
_IN_PLAY: Final = (c.Act, c.Ahead, c.Ready, c.MoreTime)


class Croupier(Timekeeper):
    """Run one table."""

    def __init__(self, house: Services, table: Table) -> None:
        """Take over a table as folded from its log."""
        super().__init__(house, table)
        self.lock = asyncio.Lock()
        self.chat = ChatRoom(house, table, self.audience)
        self._memory_aids = MemoryAids(house.bots, self.audience, self._timers)
        #: The table of the rematch, once it is open.
        self._following: str | None = None
        self._done = DoneCommands(table)

    # Clients

    @property
    def connections(self) -> set[Connection]:
        """Return the clients at this table."""
        return self.audience.connections

    @property
    def busy(self) -> bool:
        """Check whether something is being written."""
        return self.lock.locked()

    def send_presence(self) -> None:
        """Send all clients the list of connected players."""
        table = self.table
        if table.phase == "waiting" and table.options.public:
            self.house.lobby.refresh(summary_of(table))
        self.audience.send(framed(self.audience.presence(table)))

    async def join(self, connection: Connection, known: Known) -> None:
        """Let a client in: send the changes after an entry that it knows, or the whole view."""
        await self.chat.load()
        person, table = connection.person, self.table
        muted = await self.house.mutes.of(person.id)
        async with self.lock:
            viewer = table.viewer_of(person.id)
            heard = known.heard if knows(table, known) else 0
            around = Around(
                self.house.now(),
                clock_shown(table, self.volatile),
                self.volatile.answer_of(viewer),
                claims.answered(table, self.volatile),
                ready_players(table, self.volatile),
                self.chat.log.latest(table, viewer, muted, heard),
                self.chat.log.deleted(table, viewer),
                muted,
                self.audience.presence(table),
            )
            for message in greeting(table, person, viewer, known, around):
                connection.offer(framed(message))
            if notices := self.house.moderation.notices.of(person.id):
                connection.offer(framed(NoticesShown(notices)))
            self.audience.add(connection, muted)
        self.house.bot_queue.hurry(table.id, table.host)
        self.send_presence()
        self._watch_host()
        self._memory_aids.send(self.table)
        if isinstance(viewer, int):
            await self._welcome_back(viewer)

    def leave(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        self.audience.remove(connection)
        self.send_presence()
        self._watch_host()
        viewer = self.table.viewer_of(connection.person.id)
        if isinstance(viewer, int) and not self.audience.present(self.table)[viewer]:
            self._start_grace(viewer)

    # Commands

    async def handle(self, connection: Connection, command: c.AnyCommand) -> None:
        """Carry out a client's command and answer it."""
        person = connection.person.id
        if isinstance(command, c.Ping):
            connection.offer(framed(Pong(command.id, self.table.n, self.house.now())))
            return
        if isinstance(command, c.Earlier):
            connection.offer(framed(answers.earlier(self.table, person, command)))
            return
        if (number := self._done.number(person, command.id)) is not None:
            connection.offer(framed(Done(command.id, number)))
            return
        connection.hold()
        try:
            await self._carry_out(connection, command)
        except Refusal as refusal:
            counts = self.house.refused
            counts[refusal.code] = counts.get(refusal.code, 0) + 1
            connection.offer(framed(answers.refused(self.table, person, command, refusal)))
        else:
            self._done.note(person, command.id, self.table.n)
            connection.offer(framed(Done(command.id, self.table.n)))
        finally:
            connection.release()

    async def _carry_out(self, connection: Connection, command: c.AnyCommand) -> None:
        if isinstance(command, _CHAT):
            await self.chat.handle(connection, command)
            return
        person, table = connection.person, self.table
        async with self.lock:
            # The same command may have arrived twice at the same time.
            if self._done.number(person.id, command.id) is not None:
                return
            if isinstance(command, _IN_PLAY):
                player = play_commands.player_of(table, person.id)
                if table.seats[player].stand_in:
                    # A refused command still ends the stand-in.
                    await self._mark_back(player)
                now = self.house.now()
                await self._commit(play_commands.decide(table, self.volatile, player, command, now))
            elif isinstance(command, c.Again):
                await self._rematch(connection)
            else:
                if isinstance(command, c.Sit) and command.name is not None:
                    self.house.word_lists.check_name(command.name)
                step = host_commands.decide(table, person, command, self.house.now())
                await self._commit(step)
                if isinstance(command, c.Forgive):
                    await self._let_back(command.person)
                if step.entries:
                    self.send_presence()

    async def _mark_back(self, player: int) -> None:
        step = attendance.mark_back(self.table, self.volatile, player, self.house.now())
        if step is not None:
            await self._commit(step)

    async def _let_back(self, person: str) -> None:
        """End the stand-in of a player who was removed and is connected."""
        player = self.table.seat_of(person)
        if player is not None and self.audience.present(self.table)[player]:
            await self._mark_back(player)

    async def _rematch(self, connection: Connection) -> None:
        """Open a table with the same options and players, and send all clients there."""
        table, person = self.table, connection.person
        if not check_rematch(table, person.id):
            return
        if self._following is None:
            people = {each.person.id: each.person for each in self.connections}
            host = next_host(table, person, people)
            taken = carried(table, self.chat.log.of_players(), self.house.clock.wall())
            with self.house.limits.opening(person.id, connection.address) as opened:
                # If the entry cannot be written, the next request leads to the same table.
                self._following = await self.house.open_table(host, table.options, taken)
                opened(self._following)
        await self.write([e.Rematch(self.house.now(), table=self._following)])

    # Writing

    async def impose(self, decide: Decide) -> None:
        """Carry out what an operator decided; raises :exc:`Refusal`."""
        async with self.lock:
            step = decide()
            if step is not None:
                await self._commit(step)
                self.send_presence()

    async def take_out(self, person: str) -> None:
        """Take a deleted guest out of the log and the chat; the table must be evicted then.

        Raises :exc:`NotSaved`.
        """
        async with self.lock:
            for decide in (departure.give_up_seat, departure.give_up_table):
                # A player who has left too often gets a stand-in all the same, a little later.
                with suppress(Refusal):
                    if entries := decide(self.table, person, self.house.now()):
                        await self.write(entries)
            changed, summary = departure.without(self.table, person)
            await self.house.store.lifecycle.take_out(person, self.table.id, changed, summary)

    async def _commit(self, step: Step) -> None:
        """Carry out a step; hold the lock for it. Raises :exc:`Refusal` like :meth:`write`."""
        volatile = self.volatile
        if step.awake is not None:
            volatile.missed.pop(step.awake, None)
        if step.answers:
            for player, standing in step.answers.items():
                self._put_answer(player, standing)
        if not step.entries:
            if step.answers:
                self._plan()
            if step.ready is not None:
                self._note_ready(step.ready, step.kept)
            return
        try:
            await self.write(step.entries, step.actions, step.logged)
        except Refusal:
            if step.retry:
                self._reveal_later()
                return
            for player in step.answers:
                self._put_answer(player, None)
                self._plan()
            raise
        for player in step.missed:
            volatile.missed[player] = volatile.missed.get(player, 0) + 1
        if step.withdrawn is not None:
            self._put_answer(step.withdrawn, None)
        if volatile.answers:
            for entry in step.entries:
                if isinstance(entry, e.Moved):
                    volatile.answers.pop(entry.player, None)

    def _note_ready(self, player: int, kept: c.Act | None) -> None:
        """Note that a player has seen enough of the open deal, and tell all clients."""
        table, volatile = self.table, self.volatile
        if kept is not None:
            volatile.kept[player] = kept
        if player in volatile.ready:
            return
        volatile.ready.add(player)
        self._send_ready()
        self._plan()
        if volatile.deal_over:
            self._publish(table.n)

    def _put_answer(self, player: int, standing: Any) -> None:
        """Keep or take back an answer, and confirm that to the player alone."""
        answers = self.volatile.answers
        had_answered = player in answers
        if standing is None:
            answers.pop(player, None)
        else:
            answers[player] = standing
        self.send_ahead(player, None if standing is None else standing.answer)
        # Whether a player changed their answer is private.
        if self.table.gathering and had_answered != (player in answers):
            self.audience.send(framed(Answered(claims.answered(self.table, self.volatile))))

    def send_ahead(self, player: int, answer: Any) -> None:
        """Confirm a standing answer to the player who gave it, in all their windows."""
        self.audience.send_to(self.table, player, framed(AheadShown(answer)))

    async def write(
        self,
        entries: Sequence[e.AnyEntry],
        actions: Sequence[Any] = (),
        logged: Action | None = None,
    ) -> None:
        """Make entries durable, apply them, and publish them; hold the lock for it.

        An operator's action is logged with them. Raises :exc:`Refusal` and writes nothing if they
        cannot be kept (``not-saved``), or if another house has written first (``stale``).
        """
        table, since = self.table, self.table.n
        under_way, unopened = table.phase == "playing", table.game is None
        table.skew = self.house.clock.skew()
        if table.skew:
            entries = [replace(entry, at=entry.at + table.skew) for entry in entries]
        texts = [e.write_entry(entry) for entry in entries]
        listed = unopened or isinstance(entries[-1], e.Closed)
        summary = summary_of(table.with_entries(entries)) if listed else None
        began = time.perf_counter()
        try:
            await self.house.store.append(table.id, since + 1, texts, summary, logged)
        except NotSaved as failure:
            self.house.note_failure(failure)
            raise Refusal(
                "not-saved", "the house cannot write this down just now, and nothing has changed"
            ) from None
        except Conflict as failure:
            self.house.note_failure(failure)
            await self._catch_up()
            raise Refusal("stale", f"the table has gone on to entry {table.n} since") from None
        self.house.appending.observe(time.perf_counter() - began)
        for number, entry in enumerate(entries):
            table.apply(entry, actions[number] if actions else None)
        self.house.entries_written += len(entries)
        self._plan()
        self._publish(since)
        if unopened and table.game is not None:
            self.audience.send(framed(SetUp(public_setup(table.game))))
        if listed or table.phase == "over":
            self.house.lobby.update(summary_of(table))
        if table.phase in ("over", "closed"):
            self.house.limits.open_tables.release(table.id)
        if under_way and table.phase != "playing":
            await self._end()

    async def _catch_up(self) -> None:
        """Apply and publish entries that another house has written to this table's log."""
        since = self.table.n
        for text in await self.house.store.read(self.table.id, since):
            self.table.apply(e.read_entry(text))
        if self.table.n > since:
            self._plan()
            self._publish(since)

    def _publish(self, since: int) -> None:
        """Send every viewer the changes after an entry."""
        clock = clock_shown(self.table, self.volatile)
        self.audience.broadcast(self.table, Broadcast(self.table, since, clock))
        if clock is not None and clock.look_until is not None:
            self._send_ready()
        self._memory_aids.send(self.table)

    def _send_ready(self) -> None:
        """Send all clients who has seen enough of the open deal."""
        self.audience.send(framed(ReadyShown(ready_players(self.table, self.volatile))))

    async def _end(self) -> None:
        """Record the end of a game that is over or was closed."""
        table = self.table
        self.house.bots.forget(table.id)
        if table.phase == "closed":
            return
        self.house.games_ended += 1
        for said in self.chat.log.of_spectators():
            self.audience.send_chat(table, said, players_only=True)
        try:
            await self.house.store.append(table.id, table.n + 1, [], summary_of(table))
        except NotSaved as failure:
            # The log has the end: the summary is corrected when the table is next loaded.
            self.house.note_failure(failure)

    async def _attempt(self, decide: Decide) -> bool:
        """Carry out the decision made now; return False if it could not be written."""
        async with self.lock:
            step = decide()
            if step is not None:
                try:
                    await self._commit(step)
                except Refusal:
                    return False
        return True

    def shut_down(self, code: int) -> None:
        """Cancel every timer and task, and close every connection with this code."""
        self._timers.stop()
        self.audience.close(code)
