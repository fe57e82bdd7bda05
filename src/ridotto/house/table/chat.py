"""The chat of a table. Players talk among themselves, and so do spectators."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from heapq import merge
from operator import attrgetter
from typing import Final, get_args

from msgspec import UNSET
from msgspec.structs import replace

from ridotto.games.errors import Refusal
from ridotto.house.lookalikes import told_apart
from ridotto.house.mutes import Muted
from ridotto.house.names import clean_text
from ridotto.house.phrases import IN_ENGLISH, Phrase
from ridotto.house.store.base import Conflict, Person, Store
from ridotto.house.table import commands as c
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import Watcher
from ridotto.house.views.messages import Room, Said, SaidNumber

#: Number of latest messages per room that a new client is shown.
SHOWN: Final = 100


def can_read(table: Table, viewer: Watcher, room: Room) -> bool:
    """Check whether a viewer may read a room.

    Spectators' messages may help a player, so players can read them only after the end.
    """
    return room == "players" or viewer == "spectator" or table.phase == "over"


class ChatLog:
    """The latest messages at one table.

    A message that an operator has deleted has no text. It is kept for its number.
    """

    def __init__(self) -> None:
        """Start empty; :meth:`load` reads earlier messages."""
        self._loaded = False
        #: The messages and their number, per room. A shared list or count would reveal to players
        #: that spectators talk.
        self._said: dict[Room, deque[Said]] = {}
        self._numbers: dict[str, int] = {}

    async def load(self, store: Store, table: str) -> None:
        """Read earlier messages, once."""
        if self._loaded:
            return
        numbers = await store.last_chat_numbers(table)
        rooms: tuple[Room, ...] = get_args(Room)
        said = {room: deque(await store.read_chat(table, room, SHOWN), SHOWN) for room in rooms}
        if not self._loaded:
            self._numbers, self._said = numbers, said
            self._loaded = True

    def latest(
        self, table: Table, viewer: Watcher, muted: Muted, heard: int = 0
    ) -> tuple[Said, ...]:
        """Return the latest messages a viewer may read, except from people they have muted.

        ``heard`` is the number of the last message in the players' room that they already have.
        """
        rooms = [said for room, said in self._said.items() if can_read(table, viewer, room)]
        return tuple(
            said
            for said in merge(*rooms, key=attrgetter("at"))
            if said.text
            and said.person not in muted
            and (said.n > heard or said.room == "spectators")
        )

    def of_spectators(self) -> Iterable[Said]:
        """Return the latest messages of the spectators' room."""
        return [said for said in self._said.get("spectators", ()) if said.text]

    def all_of(self, table: Table, viewer: Watcher, most: int) -> Iterable[Said]:
        """Return the latest messages of each room that a viewer may read, muted people included."""
        rooms = [
            [*said][-most:] for room, said in self._said.items() if can_read(table, viewer, room)
        ]
        return merge(*rooms, key=attrgetter("at"))

    def deleted(self, table: Table, viewer: Watcher) -> tuple[SaidNumber, ...]:
        """Return the numbers of deleted messages in the rooms that a viewer may read."""
        return tuple(
            SaidNumber(said.room, said.n)
            for said in self.all_of(table, viewer, SHOWN)
            if not said.text
        )

    def delete(self, room: Room, n: int) -> None:
        """Remove the text of a message; its number stays taken."""
        latest = self._said.get(room, deque())
        for place, said in enumerate(latest):
            if said.n == n:
                latest[place] = said.without_text()

    async def adopt(self, store: Store, table: str, lines: Iterable[Said]) -> None:
        """Take over messages of the players' room of another table; raises :exc:`NotSaved`."""
        await self.load(store, table)
        for line in lines:
            self._numbers["players"] = number = self._numbers.get("players", 0) + 1
            said = replace(line, n=number)
            # The store finds the messages of a person by the beginning of the command's id.
            await store.append_chat(table, f"{said.person}/carried {number}", said)
            self._said["players"].append(said)

    def of_players(self) -> Iterable[Said]:
        """Return the latest messages of the players' room."""
        return [said for said in self._said.get("players", ()) if said.text]

    async def say(
        self,
        store: Store,
        table: Table,
        person: Person,
        command: c.Chat,
        now: int,
        star: Callable[[str], str] = str,
    ) -> Said | None:
        """Store a message and return it; None if it was sent before.

        ``star`` covers words that must not be shown. Phrases have none, and nobody can write
        anything of their own with them, so they are allowed where chat is off. Raises
        :exc:`Refusal` and :exc:`NotSaved`.
        """
        if command.phrase is not None:
            text = IN_ENGLISH[command.phrase]
        elif not table.options.chat:
            raise Refusal("chat-off", "there is no talking at this table")
        else:
            text = star(clean_text(command.text))
        await self.load(store, table.id)
        said = self._compose(table, person, text, command.phrase, now)
        try:
            await store.append_chat(table.id, f"{person.id}/{command.id}", said)
        except Conflict:
            # The message was not stored: release its number.
            self._numbers[said.room] -= self._numbers[said.room] == said.n
            return None
        self._said[said.room].append(said)
        return said

    def _compose(
        self, table: Table, person: Person, text: str, phrase: Phrase | None, now: int
    ) -> Said:
        """Return a message with the next number of its room, and take that number."""
        viewer = table.viewer_of(person.id)
        room: Room = "spectators" if viewer == "spectator" else "players"
        if viewer == "spectator":
            name = self._told_apart(table, person)
        else:
            name = table.seats[viewer].shown
        self._numbers[room] = self._numbers.get(room, 0) + 1
        return Said(self._numbers[room], now, room, person.id, name, text, phrase or UNSET)

    def _told_apart(self, table: Table, person: Person) -> str:
        """Return a spectator's name, unlike those of players and of others who have spoken."""
        players = [seat.shown for seat in table.seats if seat.name]
        others = [said.name for said in self._said["spectators"] if said.person != person.id]
        return told_apart(person.name, {*players, *others} - {""})
