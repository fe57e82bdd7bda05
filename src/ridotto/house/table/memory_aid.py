"""The memory aid, if a table allows it: notes on what a player has seen, for that player alone."""

from __future__ import annotations

from typing import Any

from ridotto.games.kind import MemoryAid
from ridotto.house.bots.pool import BotPool, Failed
from ridotto.house.bots.seat_events import SeatEvents, start_of
from ridotto.house.table.audience import Audience
from ridotto.house.table.fold import Table
from ridotto.house.table.timers import Timers
from ridotto.house.views.messages import MemoryShown
from ridotto.house.wire.frames import framed


class MemoryAids:
    """The notes of each player at one table."""

    def __init__(self, bots: BotPool, audience: Audience, timers: Timers) -> None:
        """Start without notes; they are built from a player's events on demand."""
        self._bots = bots
        self._audience = audience
        self._timers = timers
        #: The notes of each player, and the number of events in them.
        self._notes: dict[int, tuple[MemoryAid, int]] = {}

    def send(self, table: Table) -> None:
        """Send every connected player their current memory aid."""
        if table.options.memory == "none" or table.phase != "playing":
            return
        for player, there in enumerate(self._audience.present(table)):
            if not there or table.seats[player].kind != "person":
                continue
            if table.options.memory == "seen":
                self.send_to(table, player, MemoryShown(table.n, self.seen(table, player), None))
            else:
                self._timers.run(("memory", player), self._infer, table, player)

    def send_to(self, table: Table, player: int, memory: MemoryShown) -> None:
        """Send the memory aid to its player."""
        self._audience.send_to(table, player, framed(memory))

    def seen(self, table: Table, player: int) -> tuple[Any, ...]:
        """Return what a player has seen so far; raises :exc:`Refusal` if no game is played."""
        game = table.playing
        if player not in self._notes:
            assert table.kind.memory_aid is not None
            self._notes[player] = (table.kind.memory_aid(player, table.at_start), 0)
        notes, heard = self._notes[player]
        for event in game.events(player, heard):
            notes.hear(event)
        self._notes[player] = (notes, game.happened)
        return tuple(notes.shown())

    async def _infer(self, table: Table, player: int) -> None:
        """Infer what is hidden from a player and send it with the table's state at that time."""
        while table.phase == "playing":
            n, game = table.n, table.playing
            try:
                chances = await self._bots.infer(
                    (table.id, player), start_of(table, player), SeatEvents(game, player)
                )
            except Failed:
                return
            if table.n == n:
                memory = MemoryShown(n, self.seen(table, player), tuple(chances))
                self.send_to(table, player, memory)
                return
