"""Carry out the commands about chat at one table: talk, mute, report; and delete messages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ridotto.games.errors import Refusal
from ridotto.house.store.base import Conflict, NotSaved, Person
from ridotto.house.store.moderation import Action
from ridotto.house.table import commands as c
from ridotto.house.table import reports
from ridotto.house.table.audience import Audience
from ridotto.house.table.chat import ChatLog
from ridotto.house.table.fold import Table
from ridotto.house.table.services import Services
from ridotto.house.views.messages import Room, Said
from ridotto.house.wire.connection import Connection


class ChatRoom:
    """The chat of one table, its store and its clients."""

    def __init__(self, house: Services, table: Table, audience: Audience) -> None:
        """Start empty; :meth:`load` reads earlier messages."""
        self._house = house
        self._table = table
        self._audience = audience
        self.log = ChatLog()

    async def load(self) -> None:
        """Read earlier messages, once."""
        await self.log.load(self._house.store, self._table.id)

    async def adopt(self, lines: Sequence[Said]) -> None:
        """Take over messages of the players at the table before this one, if they can be saved."""
        if not lines:
            return
        try:
            await self.log.adopt(self._house.store, self._table.id, lines)
        except (Conflict, NotSaved) as failure:
            # A rematch without the earlier chat is better than none.
            self._house.note_failure(failure)

    async def handle(self, connection: Connection, command: c.Chat | c.Mute | c.Report) -> None:
        """Carry out a guest's command; raises :exc:`Refusal`."""
        person = connection.person
        try:
            if isinstance(command, c.Mute):
                await self._house.mutes.change(person.id, command.person, command.on)
            elif isinstance(command, c.Report):
                await self._report(person, command)
            else:
                await self._say(connection, command)
        except NotSaved as failure:
            self._house.note_failure(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None

    async def _say(self, connection: Connection, command: c.Chat) -> None:
        house, table, person = self._house, self._table, connection.person
        house.moderation.check_may_speak(person.id)
        with house.limits.chat.saying(table.id, person.id, connection.address):
            said = await self.log.say(
                house.store, table, person, command, house.clock.wall(), house.word_lists.star_chat
            )
        if said is not None:
            self._audience.send_chat(self._table, said)

    async def _report(self, person: Person, command: c.Report) -> None:
        """Store a guest's report of another."""
        moderation = self._house.moderation
        here = {each.person.id: each.person.name for each in self._audience.guests()}
        with moderation.report_limiter.passing(person.id):
            report = await reports.compose(
                moderation.store, self._table, self.log, here, person, command, moderation.now()
            )
            address = moderation.address_of(report.person)
            await moderation.store.add_report(msgspec.structs.replace(report, address=address))

    async def delete(self, room: Room, n: int, action: Action) -> None:
        """Delete a message everywhere; raises :exc:`Refusal` (``no-line``) and :exc:`NotSaved`."""
        store = self._house.moderation.store
        found = await store.chat_between(self._table.id, room, n, n)
        if not any(said.text for said in found):
            raise Refusal("no-line", "there is no such message, or it was deleted")
        await store.delete_line(self._table.id, room, n, action)
        self.log.delete(room, n)
        self._audience.send_unsaid(self._table, room, n)
