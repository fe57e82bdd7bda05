"""Schedule a table's timed events: clocks, bots, stand-ins, grace periods.

Functions of the table and the time (:mod:`plan`, :mod:`claims`, :mod:`attendance`) decide what is
due. This module schedules it, and retries after failed writes.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from ridotto.house.table import attendance, claims, host_commands
from ridotto.house.table import entries as e
from ridotto.house.table.audience import Audience
from ridotto.house.table.clock import moment
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import is_lying_open, look_until
from ridotto.house.table.plan import bot_move, kept_move, plan, time_out
from ridotto.house.table.services import Services
from ridotto.house.table.step import Step
from ridotto.house.table.timers import Timers
from ridotto.house.table.volatile import Volatile
from ridotto.minds.seating import act_of

#: Delay in seconds before a failed write is retried.
TRY_AGAIN: Final = 1.0

#: Make a decision from the current state, on every attempt; None if nothing is left to do.
Decide = Callable[[], Step | None]


class Timekeeper(ABC):
    """The part of a croupier that arms timers and runs background tasks."""

    def __init__(self, house: Services, table: Table) -> None:
        """Start with no timer armed; call :meth:`wake` to continue the game."""
        self.house = house
        self.table = table
        self.audience = Audience()
        self.volatile = Volatile()
        self._timers = Timers()

    @abstractmethod
    async def _attempt(self, decide: Decide) -> bool:
        """Carry out the decision made now; return False if it could not be written."""

    @abstractmethod
    def _publish(self, since: int) -> None:
        """Send every viewer the changes after an entry."""

    async def _persist(self, decide: Decide, delay: float = 0.0) -> None:
        """Carry out a decision; retry until it is written or no longer needed."""
        await asyncio.sleep(delay)
        while not await self._attempt(decide):
            await asyncio.sleep(TRY_AGAIN)

    def wake(self, later: float = 0.0) -> None:
        """Resume where the log ends: all players get their whole time again, and a grace period.

        The grace period is extended by ``later`` seconds.
        """
        self.table.since = self.house.now()
        # Pages that connect now show the table as it is.
        self.table.show = 0
        if self.table.paused is not None:
            self.table.paused = self.table.since
        self._expect_players(later)
        self._plan()

    def _plan(self) -> None:
        """Arm the timers and start the bots that the table waits for now."""
        table, timers = self.table, self._timers
        if table.phase != "playing":
            timers.cancel("clock")
            if table.phase != "waiting":
                timers.stop()
            self._watch_host()
            return
        if isinstance(table.entries[-1], e.Started):
            self._watch_host()
            self._expect_players()
        if self.volatile.answers and not table.playing.asks_everyone:
            self.volatile.answers.clear()
        if is_lying_open(table) and not self.volatile.deal_over:
            self._watch_open_deal()
        planned = plan(table, self.volatile)
        if (due := planned.due) is not None:
            timers.run(("due", due, table.moved), self._answer_due, due, table.moved)
        for player in planned.bots:
            timers.run(("bot", player, table.moved), self._play_bot, player, table.moved)
        if planned.deadline is None:
            timers.cancel("clock")
        else:
            timers.arm("clock", self._until(planned.deadline), self._time_out)
        if planned.look_until is None:
            timers.cancel("look")
        else:
            timers.arm("look", self._until(planned.look_until), self._end_open_deal)
        if planned.resume_at is None:
            timers.cancel("pause")
        else:
            timers.arm("pause", self._until(planned.resume_at), self._end_pause)
        if planned.kept:
            timers.run(("kept", table.moved), self._persist, self._kept_move)

    def _until(self, at: int) -> float:
        return max(0, at - self.house.now()) / 1000

    def _watch_open_deal(self) -> None:
        """Start the first player's clock if nobody needs more time to look at the open deal."""
        if look_until(self.table, self.volatile) is None:
            self.volatile.deal_over = True
            self.table.since = self.house.now()
            self._timers.cancel("look")

    def _end_open_deal(self) -> None:
        """End the time to look at the open deal, and tell all clients."""
        self.volatile.deal_over = True
        self.table.since = self.house.now()
        self._plan()
        self._publish(self.table.n)

    def _end_pause(self) -> None:
        pauses = self.table.pauses
        self._timers.run(
            ("resume", pauses),
            self._persist,
            lambda: host_commands.end_pause(self.table, pauses, self.house.now()),
        )

    def _kept_move(self) -> Step | None:
        return kept_move(self.table, self.volatile, self.house.now())

    def _time_out(self) -> None:
        at = moment(self.table)
        self._timers.run(
            ("clock", at),
            self._persist,
            lambda: time_out(self.table, self.volatile, at, self.house.now()),
        )

    async def _answer_due(self, player: int, moved: int) -> None:
        await self._persist(
            lambda: claims.due_answer(self.table, self.volatile, player, moved, self.house.now())
        )

    def _reveal_later(self) -> None:
        """Retry to write all answers; only one task does so, however many more answers arrive."""
        moved = self.table.moved
        self._timers.run(
            ("reveal", moved),
            self._persist,
            lambda: claims.reveal(self.table, self.volatile, moved, self.house.now()),
            TRY_AGAIN,
        )

    async def _play_bot(self, player: int, moved: int) -> None:
        """Let a bot or a stand-in decide for a player."""
        table, gathering, action = self.table, self.table.gathering, None
        while action is None:
            # A player may return and leave again while a stand-in thinks.
            if table.moved != moved or table.phase != "playing" or not table.is_played(player):
                return
            hurried = table.host if self.audience.connections else None
            action = await self.house.bot_seats.decide(table, player, moved, hurried)
        if gathering:
            answer = act_of(action)
            await self._persist(
                lambda: claims.bot_answer(
                    table, self.volatile, player, moved, answer, self.house.now()
                )
            )
        else:
            await self._persist(lambda: bot_move(table, player, moved, action, self.house.now()))

    # Attendance

    def _expect_players(self, later: float = 0.0) -> None:
        for player in attendance.expected(self.table, self.audience.present(self.table)):
            self._start_grace(player, later)

    def _start_grace(self, player: int, later: float = 0.0) -> None:
        """Give a player who is not connected a grace period before a stand-in plays for them."""
        grace = attendance.grace_period(self.table, player, self.house.settings.grace)
        delay = grace + later
        self._timers.arm(("grace", player), delay, self._end_grace, player)

    def _end_grace(self, player: int) -> None:
        self._timers.run(("absent", player), self._mark_absent, player)

    async def _mark_absent(self, player: int) -> None:
        def decide() -> Step | None:
            present = self.audience.present(self.table)
            return attendance.mark_absent(self.table, player, present, self.house.now())

        if not await self._attempt(decide):
            self._timers.arm(("grace", player), TRY_AGAIN, self._end_grace, player)

    async def _welcome_back(self, player: int) -> None:
        """End the grace period or the stand-in of a player who has opened a window."""
        self._timers.cancel(("grace", player))

        def decide() -> Step | None:
            if not self.audience.present(self.table)[player]:
                return None
            return attendance.mark_back(self.table, self.volatile, player, self.house.now())

        if not await self._attempt(decide):
            self._timers.run(("back", player), self._persist, decide, TRY_AGAIN)

    def _watch_host(self) -> None:
        """Give a host who is not connected a grace period before another takes over."""
        if not attendance.lacks_host(self.table, self.audience.people()):
            self._timers.cancel("host")
        elif not self._timers.armed("host"):
            grace = attendance.host_grace_period(self.table, self.house.settings.grace)
            self._timers.arm("host", grace, self._end_host_grace)

    def _end_host_grace(self) -> None:
        self._timers.run("host", self._hand_over)

    async def _hand_over(self) -> None:
        def decide() -> Step | None:
            return attendance.hand_over(self.table, self.audience.people(), self.house.now())

        if not await self._attempt(decide):
            self._watch_host()
