"""The public tables, live."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from ridotto.house.http.schemas import Listing, LobbyShown
from ridotto.house.store.base import TableSummary
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed

#: The list is told at most every so many seconds, and holds at most so many tables, and so many
#: of one host: whoever opens a hundred must not be all that others find.
EVERY: Final = 0.5
MOST_LISTED: Final = 100
MOST_EACH: Final = 3


class Lobby:
    """Who wants to know which tables there are, and which there are."""

    def __init__(
        self, awaited: Callable[[TableSummary], bool], hosted: Callable[[TableSummary], bool]
    ) -> None:
        """``awaited`` tells of a table that waits whether anybody is there to wait.

        ``hosted`` tells whether its host is.
        """
        self._awaited = awaited
        self._hosted = hosted
        self._summaries: dict[str, TableSummary] = {}
        self._listening: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def fill(self, summaries: list[TableSummary]) -> None:
        """Begin with these tables, the latest first."""
        for summary in reversed(summaries):
            self._summaries[summary.table] = summary

    def update(self, summary: TableSummary) -> None:
        """A table has changed."""
        if not summary.public:
            return
        self._summaries.pop(summary.table, None)
        if summary.phase in ("waiting", "playing"):
            self._summaries[summary.table] = summary
        self._tell_soon()

    def refresh(self, summary: TableSummary) -> None:
        """Somebody came or went where guests are waited for."""
        self._summaries.setdefault(summary.table, summary)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._timer is None and self._listening:
            self._timer = asyncio.get_running_loop().call_later(EVERY, self._tell)

    def listed(self) -> list[Listing]:
        """The public tables as they are told: those first at which a host waits for guests.

        Then come others that wait for guests, then all others, each time the latest first.
        """
        self._forget_left()
        latest = [*reversed(self._summaries.values())]
        latest.sort(key=self._rank)
        return [listing(summary) for summary in islice(_few_of_each(latest), MOST_LISTED)]

    def tidy(self) -> None:
        """Tell everybody if somebody has waited too long: nothing else happens there."""
        if self._forget_left():
            self._tell_soon()

    def _forget_left(self) -> bool:
        """Drop tables where nobody waits any more; whoever comes back brings theirs back."""
        left = [
            name
            for name, summary in self._summaries.items()
            if summary.phase == "waiting" and not self._awaited(summary)
        ]
        for name in left:
            del self._summaries[name]
        return bool(left)

    def _rank(self, summary: TableSummary) -> int:
        if summary.phase != "waiting":
            return 2
        return 0 if self._hosted(summary) else 1

    def _tell(self) -> None:
        self._timer = None
        frame = self._frame()
        for connection in self._listening:
            connection.offer(frame)

    def _frame(self) -> bytes:
        return framed(LobbyShown(tuple(self.listed())))

    def join(self, connection: Connection) -> None:
        """Tell a client of the tables, now and whenever they change."""
        self._listening.add(connection)
        connection.offer(self._frame())

    def leave(self, connection: Connection) -> None:
        """A client has gone."""
        self._listening.discard(connection)

    def shut_down(self, code: int) -> None:
        """Let everybody go."""
        for connection in self._listening:
            connection.close(code)


def _few_of_each(summaries: Iterable[TableSummary]) -> Iterator[TableSummary]:
    """The summaries without those of a host who has had enough of them listed."""
    each: Counter[str] = Counter()
    for summary in summaries:
        each[summary.person] += 1
        # Of summaries of before nobody knows whose they are.
        if not summary.person or each[summary.person] <= MOST_EACH:
            yield summary


def listing(summary: TableSummary) -> Listing:
    """A table as strangers see it in the lobby."""
    return Listing(
        summary.table,
        summary.game,
        summary.players,
        summary.scenario,
        summary.phase,
        summary.people + summary.bots,
        summary.people,
        summary.bots,
        summary.host,
        summary.names,
        summary.since,
    )
