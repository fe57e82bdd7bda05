"""Who is to act next at a table, and what happens if they do not: clocks, bots, stand-ins.

A bot's answer is shown after a time that depends on the kind of decision alone. Answers given
ahead wait here until they are asked for; nobody else can see that they are there.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ridotto.games.errors import Refusal
from ridotto.games.mascarade.actions import Claim, Pass
from ridotto.house import entries as e
from ridotto.house.bots import BOT_MILLIS, hearing, start_of
from ridotto.house.connection import Connection
from ridotto.house.messages import AheadShown, Answered, ClockShown, write
from ridotto.house.news import Watcher
from ridotto.house.thinking_pace import in_good_time, pace
from ridotto.minds.mind import Asked
from ridotto.minds.seating import Failed, safe_action
from ridotto.minds.seating import act_of as word_of

if TYPE_CHECKING:
    from ridotto.house.croupier import Croupier

#: After so many decisions in a row that the clock made for them, somebody counts as absent.
MOST_MISSED: Final = 2
#: How long to wait, in seconds, before trying again what could not be written down.
TRY_AGAIN: Final = 1.0
_ANSWERS: Final[dict[str, Any]] = {"claim": Claim(), "pass": Pass()}


class Clockwork:
    """The clocks of one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self._timer: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._host_grace: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._missed: dict[int, int] = {}
        #: Answers to the claim at hand that are still to take effect, by player.
        self._ahead: dict[int, str] = {}
        #: For which entry bots are already thinking.
        self._thinking: dict[int, int] = {}

    # What is shown

    @property
    def gathering(self) -> bool:
        """Whether everybody is asked at once, unseen."""
        game = self._croupier.table.game
        return (
            game is not None
            and game.decision == "claim"
            and self._croupier.table.wishes.claims == "at-once"
        )

    def shown(self) -> ClockShown | None:
        """Who is on the clock, and for how long."""
        table = self._croupier.table
        if table.game is None or table.phase != "playing" or table.game.decider is None:
            return None
        gathering = self.gathering
        asked = self._pending() if gathering else (table.game.decider,)
        clock = table.wishes.clock
        limit = 0 if clock is None else clock.seconds * 1000 + table.added
        bank = 0 if gathering else table.seats[table.game.decider].bank
        return ClockShown(asked, table.since, limit, bank)

    def standing(self, viewer: Watcher) -> Any:
        """A viewer's own answer that is still to take effect."""
        return self._ahead.get(viewer) if isinstance(viewer, int) else None

    def bank_left(self, player: int) -> int:
        """What is left of a player's bank if they act now."""
        table = self._croupier.table
        bank = table.seats[player].bank
        clock, game = table.wishes.clock, table.game
        if clock is None or game is None or game.decider != player or self.gathering:
            return bank
        used = self._croupier.house.now() - table.since - clock.seconds * 1000 - table.added
        return min(bank, max(0, bank - max(0, used)))

    # Who is next

    def plan(self) -> None:
        """See who is to act now, and start their clock or their thinking."""
        self._stop_timer()
        table = self._croupier.table
        game = table.game
        if table.phase in ("over", "closed"):
            self.stop()
        self.watch_host()
        if game is None or table.phase != "playing":
            return
        if isinstance(table.entries[-1], e.Started):
            self._expect()
        if game.decision != "claim":
            self._ahead.clear()
        if self.gathering:
            self._gather()
        elif game.decider is not None:
            self._await(game.decider)

    def _await(self, player: int) -> None:
        seat = self._croupier.table.seats[player]
        if player in self._ahead:
            self._run(self._take_effect(player, self._croupier.table.moved))
        elif seat.kind == "bot" or seat.stand_in:
            self._think(player)
        else:
            self._start_timer(seat.bank)

    def _start_timer(self, bank: int) -> None:
        table = self._croupier.table
        clock = table.wishes.clock
        if clock is None:
            return
        until = table.since + clock.seconds * 1000 + table.added + bank
        delay = max(0, until - self._croupier.house.now()) / 1000
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, self._time_out, table.moved)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop(self) -> None:
        """Stop every clock and all thinking."""
        self._stop_timer()
        self._forget_host()
        for grace in self._graces.values():
            grace.cancel()
        self._graces.clear()
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, player: int, moved: int, action: Any, how: e.How) -> None:
        """Make a move that no command asked for, if the table still stands as it did."""
        croupier = self._croupier
        while True:
            async with croupier.lock:
                table = croupier.table
                if table.moved != moved or table.phase != "playing":
                    return
                if how == "stand-in" and not table.seats[player].stand_in:
                    return  # they have come back in the meantime
                bank = self.bank_left(player)
                entries: list[e.AnyEntry] = [
                    e.Moved(
                        croupier.house.now(), player=player,
                        action=msgspec.to_builtins(action), how=how, bank=bank,
                    )
                ]  # fmt: skip
                if how == "clock":
                    entries += self._miss(player)
                try:
                    await croupier.write(entries)
                except Refusal:
                    pass  # it could not be written down; the table waits until it can
                else:
                    if how == "clock":
                        self._missed[player] = self._missed.get(player, 0) + 1
                    return
            await asyncio.sleep(TRY_AGAIN)

    # Clocks

    def _time_out(self, moved: int) -> None:
        game = self._croupier.table.game
        if self._croupier.table.moved != moved or game is None or game.decider is None:
            return
        if self.gathering:
            self._run(self._reveal(moved, timed_out=True))
        else:
            self._run(self._act(game.decider, moved, safe_action(game.legal()), "clock"))

    def _miss(self, player: int) -> list[e.AnyEntry]:
        """What comes of a decision the clock makes: too many in a row, and a stand-in plays."""
        missed = self._missed.get(player, 0) + 1
        if missed < MOST_MISSED or self._croupier.table.seats[player].stand_in:
            return []
        return [e.Absent(self._croupier.house.now(), player=player)]

    def acted(self, player: int) -> None:
        """A player is awake."""
        self._missed.pop(player, None)

    # Coming and going

    def somebody_went(self, player: int) -> None:
        """A player's last window was closed: after a grace, a stand-in plays for them."""
        loop = asyncio.get_running_loop()
        if player in self._graces:
            self._graces[player].cancel()
        grace = self._croupier.house.settings.grace
        self._graces[player] = loop.call_later(grace, self._gone, player)

    def _gone(self, player: int) -> None:
        self._graces.pop(player, None)
        self._run(self._mark_gone(player))

    async def _mark_gone(self, player: int) -> None:
        croupier = self._croupier
        async with croupier.lock:
            table = croupier.table
            if table.phase != "playing" or table.seats[player].stand_in:
                return
            if croupier.present()[player]:
                return
            if not await self._try_write([e.Absent(croupier.house.now(), player=player)]):
                loop = asyncio.get_running_loop()
                self._graces[player] = loop.call_later(TRY_AGAIN, self._gone, player)

    def watch_host(self) -> None:
        """A table must not wait for a host who has gone, if others are there."""
        croupier = self._croupier
        if croupier.table.phase != "waiting" or croupier.is_here(croupier.table.host):
            self._forget_host()
        elif self._host_grace is None:
            loop, grace = asyncio.get_running_loop(), croupier.house.settings.grace
            self._host_grace = loop.call_later(grace, self._host_gone)

    def _forget_host(self) -> None:
        if self._host_grace is not None:
            self._host_grace.cancel()
            self._host_grace = None

    def _host_gone(self) -> None:
        self._host_grace = None
        self._run(self._hand_over())

    async def _hand_over(self) -> None:
        croupier = self._croupier
        async with croupier.lock:
            table = croupier.table
            if table.phase != "waiting" or croupier.is_here(table.host):
                return
            people = [seat.person for seat in table.seats if croupier.is_here(seat.person)]
            if people and people[0] is not None:
                hosted = e.Hosted(croupier.house.now(), person=people[0])
                if not await self._try_write([hosted]):
                    self.watch_host()

    async def _try_write(self, entries: Sequence[e.AnyEntry]) -> bool:
        """Write comings and goings; whether the house could."""
        try:
            await self._croupier.write(entries)
        except Refusal:
            return False
        return True

    async def somebody_came(self, player: int) -> None:
        """A player opened a window: whoever stood in for them steps back."""
        if grace := self._graces.pop(player, None):
            grace.cancel()
        croupier = self._croupier
        if croupier.table.seats[player].stand_in and croupier.table.phase == "playing":
            self._missed.pop(player, None)
            async with croupier.lock:
                if croupier.table.seats[player].stand_in and croupier.table.phase == "playing":
                    await self._try_write([e.Back(croupier.house.now(), player=player)])

    def wake(self) -> None:
        """Go on where the log ends: everybody has the whole time again, and a grace to come."""
        self._croupier.table.since = self._croupier.house.now()
        self._expect()
        self.plan()

    def _expect(self) -> None:
        """Whoever sits here and is not there has a grace to come."""
        present, seats = self._croupier.present(), self._croupier.table.seats
        for player, seat in enumerate(seats):
            if seat.kind == "person" and not seat.stand_in and not present[player]:
                self.somebody_went(player)

    # Answers ahead, and all at once

    def _pending(self) -> tuple[int, ...]:
        game = self._croupier.table.game
        return () if game is None else game.still_to_answer()

    async def stand(self, player: int, answer: str) -> None:
        """Keep, change or take back an answer; hold the lock for it."""
        had_answered = player in self._ahead
        if answer == "wait":
            self._ahead.pop(player, None)
        else:
            self._ahead[player] = answer
        self._croupier.tell_ahead(player, self._ahead.get(player))
        if self.gathering:
            # That somebody changes their answer is for them to know.
            if had_answered != (player in self._ahead):
                self._tell_answered()
            if self._all_answered():
                await self._reveal_or_try_again()
        elif self._croupier.table.playing.decider == player:
            await self._answer_now(player)

    async def _answer_now(self, player: int) -> None:
        """Whoever is asked has answered, or wants to think after all."""
        if player not in self._ahead:
            self.plan()
            return
        try:
            await self._take_effect_locked(player)
        except Refusal:
            self._ahead.pop(player, None)
            self._croupier.tell_ahead(player, None)
            raise

    async def _take_effect(self, player: int, moved: int) -> None:
        """Let an answer given ahead happen as soon as it can be written down."""
        while True:
            async with self._croupier.lock:
                if self._croupier.table.moved != moved or player not in self._ahead:
                    return
                with suppress(Refusal):
                    await self._take_effect_locked(player)
                    return
            await asyncio.sleep(TRY_AGAIN)

    async def _take_effect_locked(self, player: int) -> None:
        """It is this player's turn to answer, and they have."""
        await self._croupier.write([self._answer(player, self._ahead[player])])
        self._ahead.pop(player, None)

    def _answer(self, player: int, answer: str) -> e.Moved:
        seat = self._croupier.table.seats[player]
        how: e.How = "bot" if seat.kind == "bot" else "stand-in" if seat.stand_in else "person"
        return e.Moved(
            self._croupier.house.now(), player=player, action={"act": answer}, how=how,
            bank=self.bank_left(player),
        )  # fmt: skip

    def _gather(self) -> None:
        for player in self._pending():
            seat = self._croupier.table.seats[player]
            if player not in self._ahead and (seat.kind == "bot" or seat.stand_in):
                self._think(player)
        self._start_timer(0)

    def _all_answered(self) -> bool:
        return all(player in self._ahead for player in self._pending())

    def _answered(self) -> str:
        answered = tuple(player for player in self._pending() if player in self._ahead)
        return write(Answered(answered)).decode()

    def _tell_answered(self) -> None:
        text = self._answered()
        for connection in self._croupier.connections:
            connection.offer(text)

    def remind(self, connection: Connection, viewer: Watcher) -> None:
        """Tell somebody who comes back how their answer stands, and who else has answered."""
        game = self._croupier.table.game
        if game is None or game.decision != "claim":
            return
        if isinstance(viewer, int):
            connection.offer(write(AheadShown(self.standing(viewer))).decode())
        if self.gathering:
            connection.offer(self._answered())

    async def _reveal(self, moved: int, *, timed_out: bool) -> None:
        """Let all answers happen as soon as they can be written down."""
        while True:
            async with self._croupier.lock:
                if self._croupier.table.moved != moved or not self.gathering:
                    return
                if not timed_out and not self._all_answered():
                    return  # somebody has taken their answer back
                with suppress(Refusal):
                    await self._reveal_locked()
                    return
            await asyncio.sleep(TRY_AGAIN)

    async def _reveal_or_try_again(self) -> None:
        try:
            await self._reveal_locked()
        except Refusal:
            self._run(self._reveal(self._croupier.table.moved, timed_out=False))

    async def _reveal_locked(self) -> None:
        """All answers take effect together, in the order of the seats."""
        entries: list[e.AnyEntry] = []
        for player in self._pending():
            if player in self._ahead:
                entries.append(self._answer(player, self._ahead[player]))
            else:
                entries.append(
                    e.Moved(self._croupier.house.now(), player=player, action={"act": "pass"},
                            how="clock", bank=self._croupier.table.seats[player].bank)
                )  # fmt: skip
        await self._croupier.write(entries)

    # Bots and stand-ins

    def _think(self, player: int) -> None:
        moved = self._croupier.table.moved
        if self._thinking.get(player) != moved:
            self._thinking[player] = moved
            self._run(self._decide(player, moved))

    async def _decide(self, player: int, moved: int) -> None:
        table, gathering = self._croupier.table, self.gathering
        game, seat = table.playing, table.seats[player]
        legal: Sequence[Any] = tuple(_ANSWERS.values()) if gathering else game.legal()
        kind = str(game.decision)
        state = msgspec.structs.replace(game.state_for(player), player=player, legal=tuple(legal))
        how: e.How = "bot" if seat.kind == "bot" else "stand-in"
        character = seat.name if seat.kind == "bot" else self._croupier.house.stand_in(game.name)
        thinking = self._croupier.house.thinkers.decide(
            (table.id, player), start_of(table, player), hearing(game, player),
            Asked(kind, legal, state), character, BOT_MILLIS,
        )  # fmt: skip
        try:
            due = pace(kind, table.wishes.pace, random.random())
            action = await in_good_time(thinking, due, table.wishes.pace)
        except Exception as failure:
            # Whatever a bot fails at costs it this decision, and nobody the game.
            kind = failure.kind if isinstance(failure, Failed) else "crashed"
            self._croupier.house.bot_failed(character, kind)
            action = safe_action(legal)
        if self._thinking.get(player) == moved:
            del self._thinking[player]
        # Whoever has come back in the meantime decides for themselves.
        if table.seats[player].kind == "person" and not table.seats[player].stand_in:
            return
        if gathering:
            await self._answer_unseen(player, moved, action)
        else:
            await self._act(player, moved, action, how)

    async def _answer_unseen(self, player: int, moved: int, action: Any) -> None:
        async with self._croupier.lock:
            if self._croupier.table.moved == moved and self.gathering:
                await self.stand(player, word_of(action))
