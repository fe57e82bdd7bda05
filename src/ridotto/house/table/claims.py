"""Answers to a claim: given ahead, one after the other, or by all at once.

An answer given ahead waits here until it is asked for; nobody else can see that it is there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ridotto.games.errors import Refusal
from ridotto.games.mascarade.actions import Claim, Pass
from ridotto.house.table import entries as e
from ridotto.house.table.attendance import TRY_AGAIN
from ridotto.house.views.broadcast import Watcher
from ridotto.house.views.messages import AheadShown, Answered
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed

if TYPE_CHECKING:
    from ridotto.house.table.clock import Moment
    from ridotto.house.table.croupier import Croupier

#: What can be answered.
ANSWERS: Final = (Claim(), Pass())


class Standing(NamedTuple):
    """An answer that is still to take effect, who gave it, and by which command."""

    answer: str
    how: e.How
    command: str


class Claims:
    """The answers to whatever is announced at one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        #: Answers to the claim at hand that are still to take effect, by player.
        self._ahead: dict[int, Standing] = {}
        #: For which entry somebody tries to write them all down, again and again.
        self._trying = 0

    def standing(self, viewer: Watcher) -> Any:
        """A viewer's own answer that is still to take effect."""
        standing = self._ahead.get(viewer) if isinstance(viewer, int) else None
        return None if standing is None else standing.answer

    def forget(self) -> None:
        """The claim is over."""
        self._ahead.clear()

    def pending(self) -> tuple[int, ...]:
        """Who is still to answer, in the order in which they are asked."""
        game = self._croupier.table.game
        return () if game is None else game.still_to_answer()

    def own_again(self, player: int) -> None:
        """Somebody has come back: what a stand-in has answered for them is taken back."""
        standing = self._ahead.get(player)
        if standing is not None and standing.how == "stand-in":
            del self._ahead[player]
            self._croupier.tell_ahead(player, None)
            self._tell_answered()

    async def stand(self, player: int, answer: str, how: e.How, command: str = "") -> None:
        """Keep, change or take back an answer; hold the lock for it."""
        had_answered = player in self._ahead
        if answer == "wait":
            self._ahead.pop(player, None)
        else:
            self._ahead[player] = Standing(answer, how, command)
        self._croupier.tell_ahead(player, self.standing(player))
        if self._croupier.table.gathering:
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
            self._croupier.clockwork.plan()
            return
        try:
            await self._take_effect_locked(player)
        except Refusal:
            self._ahead.pop(player, None)
            self._croupier.tell_ahead(player, None)
            raise

    async def take_effect(self, player: int, moved: int) -> None:
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
        await self._croupier.write([self._answer(player)])
        self._ahead.pop(player, None)

    def _answer(self, player: int) -> e.Moved:
        answer, how, command = self._ahead[player]
        return e.Moved(
            self._croupier.house.now(), player=player, action={"act": answer}, how=how,
            bank=self._croupier.clockwork.bank_left(player), command=command,
        )  # fmt: skip

    def _all_answered(self) -> bool:
        return all(player in self._ahead for player in self.pending())

    def _answered(self) -> bytes:
        answered = tuple(player for player in self.pending() if player in self._ahead)
        return framed(Answered(answered))

    def _tell_answered(self) -> None:
        frame = self._answered()
        for connection in self._croupier.connections:
            connection.offer(frame)

    def remind(self, connection: Connection, viewer: Watcher) -> None:
        """Tell somebody who comes back how their answer stands, and who else has answered."""
        game = self._croupier.table.game
        if game is None or game.decision != "claim":
            return
        if isinstance(viewer, int):
            connection.offer(framed(AheadShown(self.standing(viewer))))
        if self._croupier.table.gathering:
            connection.offer(self._answered())

    async def reveal(self, moved: int, *, timed_out: Moment | None = None) -> None:
        """Let all answers happen as soon as they can be written down."""
        clockwork = self._croupier.clockwork
        while True:
            async with self._croupier.lock:
                if self._croupier.table.moved != moved or not self._croupier.table.gathering:
                    return
                if timed_out is None and not self._all_answered():
                    return  # somebody has taken their answer back
                if timed_out not in (None, clockwork.moment()) and not self._all_answered():
                    return  # there is more time after all
                with suppress(Refusal):
                    await self._reveal_locked()
                    return
            await asyncio.sleep(TRY_AGAIN)

    async def _reveal_or_try_again(self) -> None:
        try:
            await self._reveal_locked()
        except Refusal:
            moved = self._croupier.table.moved
            # However many answers come in the meantime, one keeps trying.
            if self._trying != moved:
                self._trying = moved
                self._croupier.clockwork.run(self._keep_trying(moved))

    async def _keep_trying(self, moved: int) -> None:
        await asyncio.sleep(TRY_AGAIN)
        try:
            await self.reveal(moved)
        finally:
            # By now another round of answers may be waiting to be written.
            if self._trying == moved:
                self._trying = 0

    async def _reveal_locked(self) -> None:
        """All answers take effect together, in the order of the seats."""
        clockwork = self._croupier.clockwork
        late = [player for player in self.pending() if player not in self._ahead]
        entries: list[e.AnyEntry] = [
            self._passed_over(player) if player in late else self._answer(player)
            for player in self.pending()
        ]
        for player in late:
            entries += clockwork.misses(player, entries)
        await self._croupier.write(entries)
        for player in late:
            clockwork.missed(player)

    def _passed_over(self, player: int) -> e.Moved:
        """Time is up, and somebody has said nothing."""
        bank = self._croupier.table.seats[player].bank
        return e.Moved(
            self._croupier.house.now(), player=player, action={"act": "pass"}, how="clock",
            bank=bank,
        )  # fmt: skip

    async def answer_unseen(self, player: int, moved: int, answer: str, how: e.How) -> None:
        """A bot or a stand-in has answered, as one of all."""
        async with self._croupier.lock:
            if self._croupier.table.moved != moved or not self._croupier.table.gathering:
                return
            # While the table was busy, somebody may have come back to answer for themselves.
            if self._croupier.clockwork.is_played(player):
                await self.stand(player, answer, how)
