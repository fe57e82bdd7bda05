"""Asking bots and stand-ins at a live table for their decisions.

The delay before an answer is shown depends only on the kind of decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ridotto.house.bots.pace import in_good_time, pace
from ridotto.house.bots.pool import BotPool, Failed
from ridotto.house.bots.queue import BotQueue
from ridotto.house.bots.seat_events import BOT_MILLIS, SeatEvents, start_of
from ridotto.house.table.fold import Table
from ridotto.minds.mind import Asked


class BotSeats:
    """Ask the bots of a house on behalf of tables."""

    def __init__(
        self,
        pool: BotPool,
        queue: BotQueue,
        stand_in: Callable[[str], str],
        failed: Callable[[str, str], None],
    ) -> None:
        """Ask the bots of this pool, in the order of this queue.

        ``stand_in`` returns the character that stands in for people in a game; ``failed`` is
        called with a character and a kind of failure.
        """
        self._pool = pool
        self._queue = queue
        self._stand_in = stand_in
        self._failed = failed

    async def decide(self, table: Table, player: int, moved: int, hurried: str | None) -> Any:
        """Return a bot's or a stand-in's action when it is time to show it.

        ``hurried`` is the host, if a client is at the table: other tables wait longer. Return None
        if the action is no longer needed.
        """
        game, seat = table.playing, table.seats[player]
        legal: Sequence[Any] = game.common_answers() if table.gathering else game.legal()
        character = seat.name if seat.kind == "bot" else self._stand_in(game.name)
        thinking = self._think(table, player, moved, legal, character, hurried)
        share = table.kind.paces.get(str(game.decision), 1.0)
        try:
            # People are still watching what happened before.
            due = max(table.show / 1000, pace(share, table.options.pace, random.random()))
            return await in_good_time(thinking, due, table.options.pace)
        except Exception as failure:
            # A failing bot loses this decision; the game goes on.
            self._failed(character, failure.kind if isinstance(failure, Failed) else "crashed")
            return table.kind.absent_action(legal)

    async def _think(
        self, table: Table, player: int, moved: int, legal: Sequence[Any], character: str,
        hurried: str | None,
    ) -> Any:  # fmt: skip
        async with self._queue.turn(table.id, hurried):
            if table.moved != moved or not table.is_played(player):
                return None
            game = table.playing
            state = game.state_for(player)
            state = msgspec.structs.replace(state, player=player, legal=tuple(legal))
            return await self._pool.decide(
                (table.id, player), start_of(table, player), SeatEvents(game, player),
                Asked(str(game.decision), legal, state), character, BOT_MILLIS,
            )  # fmt: skip
