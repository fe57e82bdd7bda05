"""Who is to act next at a table, and what happens if they do not: clocks, bots, stand-ins.

A bot's answer is shown after a time that depends on the kind of decision alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ridotto.games.errors import Refusal
from ridotto.games.registry import kind
from ridotto.house.bots.pace import in_good_time, pace
from ridotto.house.bots.seat_events import BOT_MILLIS, SeatEvents, start_of
from ridotto.house.table import entries as e
from ridotto.house.table.attendance import TRY_AGAIN
from ridotto.house.table.claims import ANSWERS, Claims
from ridotto.house.table.open_deal import Looking
from ridotto.house.views.messages import ClockShown
from ridotto.minds.mind import Asked
from ridotto.minds.seating import Failed
from ridotto.minds.seating import act_of as word_of

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier

#: A decision and its clock: the entry it came with, since when it runs, and what was added.
Moment = tuple[int, int, int]

#: After so many decisions in a row that the clock made for them, somebody counts as absent.
MOST_MISSED: Final = 2


class Clockwork:
    """The clocks of one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self.claims = Claims(croupier)
        self.looking = Looking(croupier)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._missed: dict[int, int] = {}
        #: For which entry bots are already thinking.
        self._thinking: dict[int, int] = {}

    # What is shown

    def shown(self) -> ClockShown | None:
        """Who is on the clock, and for how long."""
        table = self._croupier.table
        if table.game is None or table.phase != "playing" or (player := table.game.decider) is None:
            return None
        clock = table.options.clock
        limit = 0 if clock is None else clock.seconds * 1000 + table.added
        if table.gathering:
            return ClockShown(self.claims.pending(), table.since, limit, 0)
        return ClockShown((player,), table.since, limit, table.seats[player].bank)

    def bank_left(self, player: int) -> int:
        """What is left of a player's bank if they act now."""
        table = self._croupier.table
        bank = table.seats[player].bank
        clock, game = table.options.clock, table.game
        if clock is None or game is None or game.decider != player or table.gathering:
            return bank
        used = self._croupier.house.now() - table.since - clock.seconds * 1000 - table.added
        return min(bank, max(0, bank - max(0, used)))

    # Who is next

    def plan(self) -> None:
        """See who is to act now, and start their clock or their thinking."""
        self._stop_timer()
        table = self._croupier.table
        game = table.game
        if game is None or table.phase != "playing":
            if table.phase != "waiting":
                self.stop()
            self._croupier.attendance.watch_host()
            return
        if isinstance(table.entries[-1], e.Started):
            self._croupier.attendance.watch_host()
            self._croupier.attendance.expect()
        if game.decision != "claim":
            self.claims.forget()
        if table.gathering:
            self._gather()
        elif game.decider is not None:
            self._await(game.decider)

    def _await(self, player: int) -> None:
        seat = self._croupier.table.seats[player]
        if self.claims.standing(player) is not None:
            self.run(self.claims.take_effect(player, self._croupier.table.moved))
        elif self.is_played(player):
            self._think(player)
        else:
            self._start_timer(seat.bank)

    def _start_timer(self, bank: int) -> None:
        table = self._croupier.table
        clock = table.options.clock
        if clock is None:
            return
        until = table.since + clock.seconds * 1000 + table.added + bank
        delay = max(0, until - self._croupier.house.now()) / 1000
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, self._time_out, self.moment())

    def moment(self) -> Moment:
        """The decision at hand and its clock: somebody who comes back may have set it anew."""
        table = self._croupier.table
        return table.moved, table.since, table.added

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop(self) -> None:
        """Stop every clock and all thinking."""
        self._stop_timer()
        self._croupier.attendance.stop()
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until the clocks are stopped."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(
        self, player: int, moved: int, action: Any, how: e.How, moment: Moment | None = None
    ) -> None:
        """Make a move that no command asked for, if the table still stands as it did."""
        croupier = self._croupier
        while True:
            async with croupier.lock:
                table = croupier.table
                if table.moved != moved or table.phase != "playing":
                    return
                if moment not in (None, self.moment()):
                    return  # there is more time after all
                if how == "stand-in" and not table.seats[player].stand_in:
                    return  # they have come back in the meantime
                # Whoever is away does not pay for how long others think in their place.
                bank = self.bank_left(player) if how == "clock" else table.seats[player].bank
                entries: list[e.AnyEntry] = [
                    e.Moved(
                        croupier.house.now(), player=player,
                        action=msgspec.to_builtins(action), how=how, bank=bank,
                    )
                ]  # fmt: skip
                if how == "clock":
                    entries += self.misses(player, entries)
                try:
                    await croupier.write(entries)
                except Refusal:
                    pass  # it could not be written down; the table waits until it can
                else:
                    if how == "clock":
                        self.missed(player)
                    return
            await asyncio.sleep(TRY_AGAIN)

    # Clocks

    def _time_out(self, moment: Moment) -> None:
        game = self._croupier.table.game
        if moment != self.moment() or game is None or game.decider is None:
            return
        if self._croupier.table.gathering:
            self.run(self.claims.reveal(moment[0], timed_out=moment))
        else:
            harmless = kind(game.name).absent_action(game.legal())
            self.run(self._act(game.decider, moment[0], harmless, "clock", moment))

    def misses(self, player: int, entries: Sequence[e.AnyEntry]) -> list[e.AnyEntry]:
        """What comes of a decision the clock makes: too many in a row, and a stand-in plays.

        Unless the game ends with these entries, by which it is made.
        """
        seat = self._croupier.table.seats[player]
        missed = self._missed.get(player, 0) + 1
        if missed < MOST_MISSED or seat.kind != "person" or seat.stand_in or self._end_it(entries):
            return []
        return [e.Absent(self._croupier.house.now(), player=player)]

    def _end_it(self, entries: Sequence[e.AnyEntry]) -> bool:
        game = self._croupier.table.playing.copy()
        for entry in entries:
            if isinstance(entry, e.Moved):
                game.act_data(entry.player, entry.action)
        return game.over

    def missed(self, player: int) -> None:
        """The clock has decided for somebody."""
        self._missed[player] = self._missed.get(player, 0) + 1

    def acted(self, player: int) -> None:
        """A player is awake."""
        self._missed.pop(player, None)

    def wake(self, later: float = 0.0) -> None:
        """Go on where the log ends: everybody has the whole time again, and a grace to come.

        The grace ends ``later`` seconds later than usual.
        """
        self._croupier.table.since = self._croupier.house.now()
        self._croupier.attendance.expect(later)
        self.plan()

    # Bots and stand-ins

    def _gather(self) -> None:
        for player in self.claims.pending():
            if self.claims.standing(player) is None and self.is_played(player):
                self._think(player)
        self._start_timer(0)

    def _think(self, player: int) -> None:
        moved = self._croupier.table.moved
        if self._thinking.get(player) != moved:
            self._thinking[player] = moved
            self.run(self._decide(player, moved))

    async def _decide(self, player: int, moved: int) -> None:
        table = self._croupier.table
        gathering = table.gathering
        how: e.How = "bot" if table.seats[player].kind == "bot" else "stand-in"
        try:
            await self.looking.over()
            if table.moved != moved or table.phase != "playing":
                return
            action = await self._thought(player, moved, gathering)
        finally:
            # Whatever comes of it, they can be asked again.
            if self._thinking.get(player) == moved:
                del self._thinking[player]
        # Whoever has come back in the meantime decides for themselves.
        if not self.is_played(player):
            return
        if action is None:
            # They came back and went again while others were thought for.
            if table.moved == moved and table.phase == "playing":
                self._think(player)
        elif gathering:
            await self.claims.answer_unseen(player, moved, word_of(action), how)
        else:
            await self._act(player, moved, action, how)

    def is_played(self, player: int) -> bool:
        """Whether a bot or a stand-in decides for a player."""
        seat = self._croupier.table.seats[player]
        return seat.kind == "bot" or seat.stand_in

    async def _thought(self, player: int, moved: int, gathering: bool) -> Any:
        """What a bot or a stand-in comes to, when it is time to show it; None if nobody asks."""
        table = self._croupier.table
        game, seat = table.playing, table.seats[player]
        legal: Sequence[Any] = ANSWERS if gathering else game.legal()
        described = kind(game.name)
        character = seat.name if seat.kind == "bot" else self._croupier.house.stand_in(game.name)
        thinking = self._think_in_turn(player, moved, legal, character)
        try:
            due = pace(
                described.paces.get(str(game.decision), 1.0), table.options.pace, random.random()
            )
            return await in_good_time(thinking, due, table.options.pace)
        except Exception as failure:
            # Whatever a bot fails at costs it this decision, and nobody the game.
            failed = failure.kind if isinstance(failure, Failed) else "crashed"
            self._croupier.house.bot_failed(character, failed)
            return described.absent_action(legal)

    async def _think_in_turn(
        self, player: int, moved: int, legal: Sequence[Any], character: str
    ) -> Any:
        """The action of a character; where nobody watches, others may come first."""
        croupier, table = self._croupier, self._croupier.table
        hurried = table.host if croupier.connections else None
        async with croupier.house.bot_queue.turn(table.id, hurried):
            if table.moved != moved or not self.is_played(player):
                return None
            game = table.playing
            state = game.state_for(player)
            state = msgspec.structs.replace(state, player=player, legal=tuple(legal))
            return await croupier.house.bots.decide(
                (table.id, player), start_of(table, player), SeatEvents(game, player),
                Asked(str(game.decision), legal, state), character, BOT_MILLIS,
            )  # fmt: skip
