"""What people say at a table. Players talk among themselves, and so do those who watch."""

from __future__ import annotations

from collections import deque
from heapq import merge
from operator import attrgetter
from typing import TYPE_CHECKING, Final, get_args

from ridotto.games.errors import Refusal
from ridotto.house.mutes import Muted
from ridotto.house.names import clean_text
from ridotto.house.running.limits import RateLimiter
from ridotto.house.store.base import Conflict, NotSaved
from ridotto.house.table import commands as c
from ridotto.house.views.broadcast import Watcher
from ridotto.house.views.messages import ChatShown, Room, Said
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier

#: How much of what was said in each room is shown to whoever comes.
SHOWN: Final = 100
#: How many messages a person may send at once, and again in so many seconds.
MOST_SAID: Final = 6
PERIOD: Final = 10.0


class Talk:
    """The talk at one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        #: What was said in each room, and how much. One list or one count for both would tell
        #: players when those talk who watch.
        self._said: dict[Room, deque[Said]] = {}
        self._numbers: dict[str, int] = {}
        self._muted: dict[Connection, Muted] = {}
        self._rate_limiter = RateLimiter(MOST_SAID, "messages", period=PERIOD)

    async def ready(self) -> None:
        """Have what was said before at hand."""
        if not self._said:
            store, table = self._croupier.house.store, self._croupier.table.id
            self._numbers = await store.last_chat_numbers(table)
            self._said = {
                room: deque(await store.read_chat(table, room, SHOWN), SHOWN)
                for room in get_args(Room)
            }

    def heed(self, connection: Connection, muted: Muted) -> None:
        """Somebody listens, but not to these."""
        self._muted[connection] = muted

    def unheed(self, connection: Connection) -> None:
        """Somebody has gone."""
        self._muted.pop(connection, None)

    def last(self, viewer: Watcher, muted: Muted, heard: int = 0) -> tuple[Said, ...]:
        """What was said lately, as far as it is for this viewer and not by one of those.

        ``heard`` is the last of what players said that they know already.
        """
        return tuple(
            said
            for said in merge(*self._heard_by(viewer), key=attrgetter("at"))
            if said.person not in muted and (said.n > heard or said.room == "spectators")
        )

    def _heard_by(self, viewer: Watcher) -> list[deque[Said]]:
        return [said for room, said in self._said.items() if self._hears(viewer, room)]

    def _hears(self, viewer: Watcher, room: Room) -> bool:
        # What those say who watch may help a player, so it waits for the end.
        over = self._croupier.table.phase == "over"
        return room == "players" or viewer == "spectator" or over

    async def hear(self, connection: Connection, command: c.Chat | c.Mute) -> None:
        """Pass on what somebody says, or stop passing on what somebody else does."""
        if isinstance(command, c.Mute):
            await self._mute(connection.person.id, command)
            return
        if not self._croupier.table.options.chat:
            raise Refusal("chat-off", "there is no talking at this table")
        text = clean_text(command.text)
        self._rate_limiter.take(connection.person.id)
        await self.ready()
        await self._say(connection, command.id, text)

    async def _say(self, connection: Connection, command: str, text: str) -> None:
        person, viewer = connection.person, self._croupier.viewer_of(connection)
        room: Room = "spectators" if viewer == "spectator" else "players"
        self._numbers[room] = self._numbers.get(room, 0) + 1
        said = Said(
            self._numbers[room],
            self._croupier.house.now(),
            room,
            person.id,
            person.name if viewer == "spectator" else self._croupier.table.seats[viewer].name,
            text,
        )
        store, table = self._croupier.house.store, self._croupier.table.id
        try:
            await store.append_chat(table, f"{person.id}/{command}", said)
        except NotSaved as failure:
            self._croupier.house.trouble(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None
        except Conflict:
            # It was said already, and needs no number.
            self._numbers[room] -= self._numbers[room] == said.n
            return
        self._said[room].append(said)
        frame = framed(ChatShown(said))
        for other, muted in self._muted.items():
            if person.id not in muted and self._hears(self._croupier.viewer_of(other), room):
                other.offer(frame)

    def open_up(self) -> None:
        """The game is over: tell players what those have said who watched."""
        for other, muted in self._muted.items():
            if self._croupier.viewer_of(other) == "spectator":
                continue
            for said in self._said.get("spectators", ()):
                if said.person not in muted:
                    other.offer(framed(ChatShown(said)))

    async def _mute(self, person: str, command: c.Mute) -> None:
        try:
            await self._croupier.house.mutes.change(person, command.person, command.on)
        except NotSaved as failure:
            self._croupier.house.trouble(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None
