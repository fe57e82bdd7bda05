"""The chat of a table. Players talk among themselves, and so do spectators."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from heapq import merge
from operator import attrgetter
from typing import Final, get_args

from ridotto.games.errors import Refusal
from ridotto.house.mutes import Muted
from ridotto.house.names import clean_text
from ridotto.house.running.limits import RateLimiter
from ridotto.house.store.base import Conflict, Person, Store
from ridotto.house.table import commands as c
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import Watcher
from ridotto.house.views.messages import Room, Said

#: Number of latest messages per room that a new client is shown.
SHOWN: Final = 100
#: Rate limit of messages per person: burst size, and seconds to refill.
MOST_SAID: Final = 6
PERIOD: Final = 10.0


def can_read(table: Table, viewer: Watcher, room: Room) -> bool:
    """Check whether a viewer may read a room.

    Spectators' messages may help a player, so players can read them only after the end.
    """
    return room == "players" or viewer == "spectator" or table.phase == "over"


class ChatLog:
    """The latest messages at one table, and how fast each person sends them."""

    def __init__(self) -> None:
        """Start empty; :meth:`load` reads earlier messages."""
        self._loaded = False
        #: The messages and their number, per room. A shared list or count would reveal to players
        #: that spectators talk.
        self._said: dict[Room, deque[Said]] = {}
        self._numbers: dict[str, int] = {}
        self._rate_limiter = RateLimiter(MOST_SAID, "messages", period=PERIOD)

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
            if said.person not in muted and (said.n > heard or said.room == "spectators")
        )

    def of_spectators(self) -> Iterable[Said]:
        """Return the latest messages of the spectators' room."""
        return self._said.get("spectators", ())

    async def say(
        self, store: Store, table: Table, person: Person, command: c.Chat, now: int
    ) -> Said | None:
        """Store a message and return it; None if it was sent before.

        Raises :exc:`Refusal` and :exc:`NotSaved`.
        """
        if not table.options.chat:
            raise Refusal("chat-off", "there is no talking at this table")
        text = clean_text(command.text)
        self._rate_limiter.take(person.id)
        await self.load(store, table.id)
        said = self._compose(table, person, text, now)
        try:
            await store.append_chat(table.id, f"{person.id}/{command.id}", said)
        except Conflict:
            # The message was not stored: release its number.
            self._numbers[said.room] -= self._numbers[said.room] == said.n
            return None
        self._said[said.room].append(said)
        return said

    def _compose(self, table: Table, person: Person, text: str, now: int) -> Said:
        """Return a message with the next number of its room, and take that number."""
        viewer = table.viewer_of(person.id)
        room: Room = "spectators" if viewer == "spectator" else "players"
        name = person.name if viewer == "spectator" else table.seats[viewer].name
        self._numbers[room] = self._numbers.get(room, 0) + 1
        return Said(self._numbers[room], now, room, person.id, name, text)
