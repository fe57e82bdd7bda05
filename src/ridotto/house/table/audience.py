"""The clients at one table: who is connected, and sending to all or some of them."""

from __future__ import annotations

from msgspec import UNSET

from ridotto.house.mutes import Muted
from ridotto.house.table.chat import can_read
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import Broadcast
from ridotto.house.views.messages import ChatShown, Presence, Room, Said, Unsaid
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed


class Audience:
    """The clients at one table."""

    def __init__(self) -> None:
        """Start without clients."""
        self.connections: set[Connection] = set()
        #: The people muted by each client.
        self._muted: dict[Connection, Muted] = {}

    def add(self, connection: Connection, muted: Muted) -> None:
        """Add a client; it gets no messages from the people in ``muted``."""
        self.connections.add(connection)
        self._muted[connection] = muted

    def remove(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        self.connections.discard(connection)
        self._muted.pop(connection, None)

    def guests(self) -> list[Connection]:
        """Return the clients of people: all but the big screens."""
        return [connection for connection in self.connections if not connection.screen]

    def people(self) -> set[str]:
        """Return the ids of all connected people."""
        return {connection.person.id for connection in self.guests()}

    def present(self, table: Table) -> tuple[bool, ...]:
        """Return for each seat whether it is connected; bots always are."""
        people = self.people()
        return tuple(
            seat.kind == "bot" or (seat.person in people and not seat.removed)
            for seat in table.seats
        )

    def presence(self, table: Table) -> Presence:
        """Return the connected players, and the numbers of spectators and big screens."""
        watching = sum(table.seat_of(person) is None for person in self.people())
        screens = sum(connection.screen for connection in self.connections)
        return Presence(self.present(table), watching, screens or UNSET)

    def send(self, frame: bytes) -> None:
        """Send a frame to every client."""
        for connection in self.connections:
            connection.offer(frame)

    def send_to(self, table: Table, player: int, frame: bytes) -> None:
        """Send to one player alone, in all their windows."""
        for connection in self.connections:
            if table.viewer_of(connection.person.id) == player:
                connection.offer(frame)

    def broadcast(self, table: Table, change: Broadcast) -> None:
        """Send every client what its viewer may see of a change."""
        usual, sitting = change.to_players(), table.sitting
        for connection in self.connections:
            player = sitting.get(connection.person.id)
            if player is None:
                connection.offer(change.to("spectator"))
            else:
                connection.offer(usual[player] or change.to(player))

    def send_chat(self, table: Table, said: Said, *, players_only: bool = False) -> None:
        """Send a chat message to every client that may read it and has not muted its author."""
        frame = framed(ChatShown(said))
        for connection, muted in self._muted.items():
            viewer = table.viewer_of(connection.person.id)
            if players_only and viewer == "spectator":
                continue
            if said.person not in muted and can_read(table, viewer, said.room):
                connection.offer(frame)

    def send_unsaid(self, table: Table, room: Room, n: int) -> None:
        """Tell every client that may read a room that a message was deleted."""
        frame = framed(Unsaid(room, n))
        for connection in self.connections:
            if can_read(table, table.viewer_of(connection.person.id), room):
                connection.offer(frame)

    def close(self, code: int) -> None:
        """Close every connection with this code."""
        for connection in self.connections:
            connection.close(code)
