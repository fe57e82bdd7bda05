"""The house: finds and opens tables, and knows its guests."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Iterator, Sequence
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.games.fairness import new_secret
from ridotto.house.bots.pool import BotPool
from ridotto.house.bots.queue import EACH, BotQueue
from ridotto.house.damage import Damage
from ridotto.house.lobby import Lobby
from ridotto.house.moderation import house_rules, word_lists
from ridotto.house.moderation.moderation import Moderation
from ridotto.house.mutes import Mutes
from ridotto.house.operators import Operators
from ridotto.house.options import TableOptions, check_options
from ridotto.house.running.backups import Backups
from ridotto.house.running.histogram import Histogram
from ridotto.house.running.house_clock import HouseClock
from ridotto.house.running.house_limits import HouseLimits
from ridotto.house.running.logs import RepeatedError
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Conflict, NotSaved, Person, Store
from ridotto.house.store.summaries import TableSummary
from ridotto.house.table import entries as e
from ridotto.house.table.bot_seats import BotSeats
from ridotto.house.table.croupier import Croupier
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import check_bot, start_entry
from ridotto.house.table.rematch import Carried, same_seats
from ridotto.house.table.summary import summary_of
from ridotto.house.table_codes import TableCodes
from ridotto.house.views.beliefs import Beliefs
from ridotto.house.views.messages import NoticesShown
from ridotto.house.views.replay import Replays
from ridotto.house.visits import Visits
from ridotto.house.wire.connection import RESTARTING, Connection
from ridotto.house.wire.frames import framed
from ridotto.minds.registry import minds_of

#: Time in milliseconds that a public table stays listed although no client is connected.
NEW_FOR: Final = 10 * 60_000
#: Number of tables per second at which stand-ins start to play after a restart.
STAND_INS_EACH_SECOND: Final = 50
#: Number of cached guest tokens.
MOST_GUESTS: Final = 4000

log = logging.getLogger("ridotto.house")


def hash_token(token: str) -> str:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    """All tables and guests of a server."""

    def __init__(
        self, store: Store, settings: Settings, bots: BotPool, clock: HouseClock | None = None
    ) -> None:
        """Open a house over a store. Call :meth:`wake` before it accepts guests."""
        self.clock = clock or HouseClock()
        self.store = store
        self.settings = settings
        self.bots = bots
        self.limits = HouseLimits(settings)
        #: Tables whose bots wait for a worker.
        self.bot_queue = BotQueue(EACH * settings.thinkers, self.limits.open_tables.party_of)
        self.bot_seats = BotSeats(bots, self.bot_queue, self.stand_in, self.bot_failed)
        self.beliefs = Beliefs(bots)
        self.replays = Replays()
        self.mutes = Mutes(store)
        self.damage = Damage(store)
        self.backups = Backups(settings)
        self.operators = Operators(settings.operator_secret)
        self.moderation = Moderation(store.moderation, self.clock.wall)
        self.word_lists = word_lists.load(settings.word_lists)
        self.house_rules = house_rules.load(settings.house_rules)
        self.lobby = Lobby(self._awaited, self._hosted, self.word_lists.star_name, self._party_of)
        self.croupiers: dict[str, Croupier] = {}
        self.codes = TableCodes(store, self._visited)
        #: Until when new tables are listed although no client is connected, by the steady clock.
        self._new_until: dict[str, int] = {}
        #: The least recently seen first.
        self._guests: OrderedDict[str, Person] = OrderedDict()
        self.visits = Visits(store)
        #: Counters for the metrics.
        self.entries_written = 0
        self.games_ended = 0
        self.failures: dict[str, int] = {}
        self._cannot_write = RepeatedError("cannot write")
        self.refused: dict[str, int] = {}
        self.sockets = 0
        #: Time until entries were durable.
        self.appending = Histogram()
        #: How late the event loop wakes up: all clients wait that much longer.
        self.loop_lag = Histogram()
        self._opened = time.monotonic()

    def open_for(self) -> float:
        """Return the uptime in seconds."""
        return time.monotonic() - self._opened

    def now(self) -> int:
        """Return the time by the steady clock, in milliseconds since 1970."""
        return self.clock.now()

    def note_failure(self, failure: Exception) -> None:
        """Count and log a failed write."""
        kind = "not-saved" if isinstance(failure, NotSaved) else "conflict"
        self.failures[kind] = self.failures.get(kind, 0) + 1
        self._cannot_write.note(kind, told=str(failure))

    def backup_failed(self, why: str, damaged: bool) -> None:
        """Count and log a backup that could not be made; the store may be damaged."""
        self.failures["backup"] = self.failures.get("backup", 0) + 1
        log.error("backup failed", extra={"why": why})
        if damaged:
            self.damage.note("backup", why)

    def bot_failed(self, character: str, kind: str) -> None:
        """Count and log that a bot gave no valid answer."""
        self.failures[f"bot-{kind}"] = self.failures.get(f"bot-{kind}", 0) + 1
        log.warning("bot failed", extra={"bot": character, "failure": kind})

    def stand_in(self, game: str) -> str:
        """Return the character that plays for absent players."""
        return minds_of(game).stand_in

    # Tables

    async def wake(self) -> None:
        """Load the tables with a game in progress."""
        listed = await self.store.summaries(("waiting", "playing"), public=True)
        for summary in reversed(listed):
            age = max(0, self.clock.wall() - summary.since)
            if summary.phase == "waiting" and age < NEW_FOR:
                self._call_new(summary.table, age)
        self.lobby.fill(listed)
        summaries = await self.store.summaries(("playing",), public=False)
        for number, summary in enumerate(summaries):
            # If all grace periods ended together, stand-ins would start everywhere at once.
            later = number / STAND_INS_EACH_SECOND
            try:
                await self._correct_summary(summary, (await self.find(summary.table, later)).table)
            except Exception as failure:
                # One unreadable table must not prevent the others from loading.
                self.failures["asleep"] = self.failures.get("asleep", 0) + 1
                self.lobby.remove(summary.table)
                log.error("table not woken", extra={"failure": type(failure).__name__})
            # There may be thousands; let requests of guests through.
            await asyncio.sleep(0)

    async def _correct_summary(self, summary: TableSummary, table: Table) -> None:
        """Correct a summary that is older than the log, as after a crash."""
        if (correct := summary_of(table)) != summary:
            self.lobby.update(correct)
            await self.store.append(table.id, table.n + 1, [], correct)

    async def find(self, table: str, later: float = 0.0) -> Croupier:
        """Return the croupier of a table; raises :exc:`Refusal` (``no-table``, ``damaged``).

        If the table has to be loaded, players who are not connected get a grace period, extended by
        ``later`` seconds.
        """
        found = self.croupiers.get(table)
        if found is not None:
            return found
        loaded = await self.damage.load(table)
        # Another request may have loaded it in the meantime.
        if table in self.croupiers:
            return self.croupiers[table]
        croupier = Croupier(self, loaded)
        self.croupiers[table] = croupier
        if croupier.table.phase in ("waiting", "playing"):
            croupier.wake(later)
        return croupier

    async def open_table(
        self,
        host: Person,
        options: TableOptions,
        carried: Carried | None = None,
        *,
        contribution: str | None = None,
        bots: Sequence[str] = (),
        start: bool = False,
    ) -> str:
        """Open a table and return its id; raises :exc:`Refusal`.

        A rematch takes over what is ``carried`` from the table before it. Otherwise the host sits
        down first if they contribute, and bots take the next seats. The first seat stays free for a
        host who has yet to contribute, unless bots take all seats.
        """
        options = check_options(options)
        for bot in bots:
            check_bot(options.game, bot)
        before = carried or Carried()
        code = await self.codes.new(before.code)
        at, table = self.clock.wall(), secrets.token_urlsafe(16)
        log_so_far: list[e.AnyEntry] = [
            e.Opened(
                at, person=host.id, name=host.name, wishes=options, secret=new_secret(), code=code,
                evening=before.evening, removed=dict(before.removed),
            ),
            *same_seats(at, before.seats),
        ]  # fmt: skip
        taken = 0
        if contribution is not None:
            taken = 1
            log_so_far.append(
                e.Sat(at, seat=0, person=host.id, name=host.name, contribution=contribution)
            )
        if len(bots) + taken > options.players:
            raise Refusal(
                "table-full", f"there are {options.players} seats, not {len(bots) + taken}"
            )
        first = 1 if len(bots) < options.players else 0
        log_so_far += [e.Seated(at, seat=first + n, name=bot) for n, bot in enumerate(bots)]
        if start:
            log_so_far += start_entry(Table(table, log_so_far), at)
        await self._write_table(Table(table, log_so_far))
        await self.croupiers[table].chat.adopt(before.said)
        return table

    async def _write_table(self, table: Table) -> None:
        texts = [e.write_entry(entry) for entry in table.entries]
        try:
            await self.store.append(table.id, 1, texts, summary_of(table))
        except (NotSaved, Conflict) as failure:
            self.note_failure(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None
        self._call_new(table.id)
        self.lobby.update(summary_of(table))
        croupier = self.croupiers[table.id] = Croupier(self, table)
        croupier.wake()

    def _awaited(self, summary: TableSummary) -> bool:
        """Check whether to list a waiting table: a client is connected, or the table is new."""
        croupier = self.croupiers.get(summary.table)
        there = croupier is not None and bool(croupier.connections)
        return there or self.now() < self._new_until.get(summary.table, 0)

    def _call_new(self, table: str, age: int = 0) -> None:
        """List a table that is this old, in milliseconds, although no client is connected."""
        now = self.now()
        while self._new_until and (oldest := next(iter(self._new_until.items())))[1] <= now:
            del self._new_until[oldest[0]]
        self._new_until[table] = now + NEW_FOR - age

    def _hosted(self, summary: TableSummary) -> bool:
        """Check whether the host of a table is connected."""
        croupier = self.croupiers.get(summary.table)
        return croupier is not None and croupier.table.host in croupier.audience.people()

    def _party_of(self, summary: TableSummary) -> str:
        """Return the address that a table was opened from, or its host if that is not known."""
        return self.limits.open_tables.party_of(summary.table) or summary.person

    def forget_idle(self, *, waiting: bool = True) -> None:
        """Evict tables without clients and without a game in progress; their logs keep them.

        Tables that wait for guests are kept unless ``waiting``.
        """
        kept = ("playing",) if waiting else ("playing", "waiting")
        idle = [
            name
            for name, croupier in self.croupiers.items()
            if not croupier.connections and croupier.table.phase not in kept and not croupier.busy
        ]
        for name in idle:
            self.evict(name)
            self.limits.open_tables.release(name)

    def evict(self, name: str) -> None:
        """Unload a table, if it is loaded; its clients reconnect and load it again."""
        croupier = self.croupiers.pop(name, None)
        if croupier is not None:
            croupier.shut_down(RESTARTING)

    # Guests

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Add a guest; return them and their token."""
        token = secrets.token_urlsafe(24)
        person = Person(secrets.token_hex(8), name)
        await self._keep(self.store.add_person(person, hash_token(token)))
        self._cache_guest(token, person)
        return person, token

    def _cache_guest(self, token: str, person: Person) -> None:
        self._guests[token] = person
        self._guests.move_to_end(token)
        if len(self._guests) > MOST_GUESTS:
            self._guests.popitem(last=False)

    async def know(self, token: str) -> Person | None:
        """Return the guest with this token, if there is one."""
        person = self._guests.get(token)
        if person is None:
            person = await self.store.find_person(hash_token(token))
        if person is not None:
            self._cache_guest(token, person)
            self.visits.note(person.id, self.now())
        return person

    def forget_guest(self, person: str) -> None:
        """Disconnect a guest who was deleted."""
        for token in [token for token, each in self._guests.items() if each.id == person]:
            del self._guests[token]
        self.visits.forget(person)
        for croupier in self.croupiers.values():
            for connection in croupier.connections:
                if connection.person.id == person:
                    connection.close(RESTARTING)

    async def rename(self, token: str, person: Person, name: str) -> Person:
        """Give a guest another name."""
        await self._keep(self.store.rename_person(person.id, name))
        renamed = Person(person.id, name)
        self._cache_guest(token, renamed)
        for connection in self.connections():
            if connection.person.id == person.id:
                connection.person = renamed
        return renamed

    def show_notices(self, person: str | None) -> None:
        """Send a person their notices in all their windows, or everyone theirs."""
        for connection in self.connections():
            if person in (None, connection.person.id):
                notices = self.moderation.notices.of(connection.person.id)
                connection.offer(framed(NoticesShown(notices)))
        if person is None:
            self.lobby.send(framed(NoticesShown(self.moderation.notices.announcements())))

    def connections(self) -> list[Connection]:
        """Return all clients at tables."""
        return [each for croupier in self.croupiers.values() for each in croupier.connections]

    def _visited(self) -> Iterator[Table]:
        """Yield the tables at which people are connected."""
        return (each.table for each in self.croupiers.values() if each.connections)

    async def _keep(self, keeping: Awaitable[None]) -> None:
        try:
            await keeping
        except NotSaved as failure:
            self.note_failure(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None

    def shut_down(self) -> None:
        """Close every connection: the house stops, or restarts."""
        self.lobby.shut_down(RESTARTING)
        for croupier in self.croupiers.values():
            croupier.shut_down(RESTARTING)
