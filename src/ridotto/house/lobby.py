"""The list of public tables, sent to clients as it changes."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from operator import attrgetter
from typing import Final

from ridotto.house.http.schemas import Listing, LobbyShown
from ridotto.house.store.summaries import TableSummary
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed

#: Minimum time between two lists, in seconds, and maximum number of tables in a list, in all and
#: per host: a host who opens a hundred tables must not fill it.
EVERY: Final = 0.5
MOST_LISTED: Final = 100
MOST_EACH: Final = 3
#: Number of tables from one address that are listed before it is the turn of other addresses.
TURN: Final = 10


class Lobby:
    """The public tables, and the clients that watch the list."""

    def __init__(
        self,
        awaited: Callable[[TableSummary], bool],
        hosted: Callable[[TableSummary], bool],
        star_name: Callable[[str], str] = str,
        party_of: Callable[[TableSummary], str] = attrgetter("table"),
    ) -> None:
        """Start with an empty list.

        ``awaited`` checks whether to list a table that waits for guests, ``hosted`` whether its
        host is connected. ``star_name`` covers names that must not be shown. ``party_of`` returns
        the address that a table was opened from.
        """
        self._awaited = awaited
        self._hosted = hosted
        self._star_name = star_name
        self._party_of = party_of
        self._summaries: dict[str, TableSummary] = {}
        #: The clients that watch the list.
        self.watching: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def fill(self, summaries: list[TableSummary]) -> None:
        """Start with these tables, the latest first."""
        for summary in reversed(summaries):
            self._summaries[summary.table] = summary

    def update(self, summary: TableSummary) -> None:
        """Update the summary of a table."""
        if not summary.public:
            return
        self._summaries.pop(summary.table, None)
        if summary.phase in ("waiting", "playing"):
            self._summaries[summary.table] = summary
        self._send_soon()

    def remove(self, table: str) -> None:
        """Take a table off the list."""
        if self._summaries.pop(table, None) is not None:
            self._send_soon()

    def refresh(self, summary: TableSummary) -> None:
        """List a table that waits for guests again, now that a client came or went."""
        self._summaries.setdefault(summary.table, summary)
        self._send_soon()

    def _send_soon(self) -> None:
        if self._timer is None and self.watching:
            self._timer = asyncio.get_running_loop().call_later(EVERY, self._send)

    def listed(self) -> list[Listing]:
        """Return the listed tables: first those where a host waits for guests.

        Then come others that wait for guests, then all others, in each group the latest first. If
        one address has many tables, some of all other addresses come before the rest of them.
        """
        self._drop_left()
        latest = [*reversed(self._summaries.values())]
        latest.sort(key=self._rank)
        in_turn = islice(self._in_turn(_limit_each(latest)), MOST_LISTED)
        return [listing(summary, self._star_name) for summary in in_turn]

    def _in_turn(self, summaries: Iterable[TableSummary]) -> Iterator[TableSummary]:
        """Yield the summaries, a few of each address at a time."""
        each: Counter[str] = Counter()
        turns: defaultdict[int, list[TableSummary]] = defaultdict(list)
        for summary in summaries:
            party = self._party_of(summary)
            turns[each[party] // TURN].append(summary)
            each[party] += 1
        for turn in sorted(turns):
            yield from turns[turn]

    def drop_left(self) -> None:
        """Drop abandoned tables, and send the list if there were any."""
        if self._drop_left():
            self._send_soon()

    def _drop_left(self) -> bool:
        """Drop abandoned tables; a returning client lists theirs again."""
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

    def _send(self) -> None:
        self._timer = None
        self.send(self._frame())

    def _frame(self) -> bytes:
        return framed(LobbyShown(tuple(self.listed())))

    def join(self, connection: Connection) -> None:
        """Send a client the list, now and on every change."""
        self.watching.add(connection)
        connection.offer(self._frame())

    def send(self, frame: bytes) -> None:
        """Send a frame to every client that watches the list."""
        for connection in self.watching:
            connection.offer(frame)

    def leave(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        self.watching.discard(connection)

    def shut_down(self, code: int) -> None:
        """Close every connection with this code."""
        for connection in self.watching:
            connection.close(code)


def _limit_each(summaries: Iterable[TableSummary]) -> Iterator[TableSummary]:
    """Yield the summaries, up to the limit of each host."""
    each: Counter[str] = Counter()
    for summary in summaries:
        each[summary.person] += 1
        # Early summaries lack the host's id.
        if not summary.person or each[summary.person] <= MOST_EACH:
            yield summary


def listing(summary: TableSummary, star_name: Callable[[str], str] = str) -> Listing:
    """Return a table as the lobby shows it."""
    return Listing(
        summary.table,
        summary.game,
        summary.players,
        summary.scenario,
        summary.phase,
        summary.people + summary.bots,
        summary.people,
        summary.bots,
        star_name(summary.host),
        tuple(map(star_name, summary.names)),
        summary.since,
    )
