"""The memory aid, where a table allows it: sent to each player alone, after every change."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ridotto.games.mascarade.memory_aid import Memory, Sight
from ridotto.house.bots.pool import Failed
from ridotto.house.bots.seat_events import SeatEvents, start_of
from ridotto.house.views.messages import MemoryShown
from ridotto.house.wire.frames import framed

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier


class Remembering:
    """The memory aid of one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self._tasks: dict[int, asyncio.Task[None]] = {}
        #: What each player remembers, and how many events they have heard.
        self._memories: dict[int, tuple[Memory, int]] = {}

    def refresh(self) -> None:
        """Tell every player who is there what they could remember now."""
        table = self._croupier.table
        if table.game is None or table.options.memory == "none" or table.phase != "playing":
            return
        for player, there in enumerate(self._croupier.present()):
            if not there or table.seats[player].kind != "person":
                continue
            if table.options.memory == "seen":
                self._tell(player, MemoryShown(table.n, tuple(self._saw(player)), None))
            elif player not in self._tasks or self._tasks[player].done():
                task = asyncio.get_running_loop().create_task(self._infer(player))
                self._tasks[player] = task

    def _saw(self, player: int) -> list[Sight]:
        table = self._croupier.table
        game = table.playing
        if player not in self._memories:
            self._memories[player] = (Memory(player, table.at_start.seats), 0)
        memory, heard = self._memories[player]
        for event in game.events(player, heard):
            memory.hear(event)
        self._memories[player] = (memory, game.happened)
        return memory.shown()

    async def _infer(self, player: int) -> None:
        """Ask until the answer is one for the table as it stands."""
        croupier = self._croupier
        table = croupier.table
        while table.phase == "playing":
            n, game = table.n, table.playing
            try:
                chances = await croupier.house.bots.infer(
                    (table.id, player), start_of(table, player), SeatEvents(game, player)
                )
            except Failed:
                return
            if table.n == n:
                self._tell(player, MemoryShown(n, tuple(self._saw(player)), tuple(chances)))
                return

    def _tell(self, player: int, memory: MemoryShown) -> None:
        frame = framed(memory)
        for connection in self._croupier.connections:
            if self._croupier.viewer_of(connection) == player:
                connection.offer(frame)

    def stop(self) -> None:
        """Stop inferring."""
        for task in self._tasks.values():
            task.cancel()
