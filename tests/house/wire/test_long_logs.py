"""Tables with a very long log, as older versions have allowed: joining them costs no more."""

from __future__ import annotations

from typing import Any

from house.client import Client, at
from house.laid_tables import OPENED
from house.players import wishes
from house.serving import Guest, Served, live
from ridotto.house.options import TableOptions
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e
from ridotto.house.table.lobby_commands import MOST_LEAVES
from ridotto.house.views.greeting import MOST_ENTRIES

COMINGS_AND_GOINGS = 2000


async def lay_long_log(served: Served, table: str, host: Guest, more: dict[str, Any]) -> int:
    """Write a table at which a player left and returned thousands of times; return its length."""
    options = TableOptions("masquerade", 2, **more)
    log: list[e.AnyEntry] = [
        e.Opened(
            OPENED, person=host.person, name=host.name, wishes=options, secret="5e" * 32,
            code="B" * 8,
        )
    ]  # fmt: skip
    for _ in range(COMINGS_AND_GOINGS):
        share = "ab" * 16
        log.append(e.Sat(OPENED, seat=0, person=host.person, name="x" * 24, contribution=share))
        log.append(e.Left(OPENED, seat=0))
    store = SqliteStore(store_file(served.data))
    try:
        await store.append(table, 1, [e.write_entry(entry) for entry in log])
    finally:
        await store.close()
    return len(log)


@live
async def test_a_view_of_a_long_log_is_small_and_the_rest_can_be_fetched(served: Served) -> None:
    guest, table = served.guest("patient"), "long" + "x" * 18
    length = await lay_long_log(served, table, guest, {"clock": None})
    async with at(table, guest) as (client,):
        assert len(client.texts[0]) < 64 * 1024
        assert (client.n, client.view["earlier"]) == (length, length - MOST_ENTRIES)
        # A client that knows a late entry gets the news; one that knows an early one, a view.
        for known, first in ((length - 3, "news"), (2, "view")):
            again = Client(guest, table)
            again.n = known
            if known in client.entries:
                again.entries[known] = client.entries[known]
            await again.connect(since=known)
            assert again.texts[0].startswith(f'{{"is":"{first}"')
            await again.vanish()
        while (earliest := min(client.entries)) > 1:
            told = await client.ask("earlier", before=earliest)
            assert [entry["n"] for entry in told["entries"]][-1] == earliest - 1
        client.check_whole()
        for nowhere in (0, 1):
            assert (await client.ask("earlier", before=nowhere))["entries"] == []
        assert (await client.ask("earlier", before=10**9))["entries"][-1]["n"] == length


@live
async def test_looping_leave_and_ready_is_refused_with_the_limit_and_others_go_on(
    served: Served,
) -> None:
    restless, other = served.guests(2)
    table = restless.open(wishes("masquerade", 2, pace=5000))
    async with at(table, restless, other) as (one, two):
        for client in (one, two):
            await client.sit()
        await one.do("start")
        before = one.n
        for _ in range(20):
            answer = await one.ask("leave")
            await one.do("ready")
        assert answer["error"]["code"] == "too-fast"
        assert answer["error"]["limit"] == "leave"
        assert "after the next" in answer["error"]["message"]
        assert one.n - before == 2 * MOST_LEAVES
        # A lost connection is no command: the player can always return.
        await one.reconnect(politely=False)
        assert not one.shown["seats"][one.player]["stand_in"]
        await two.do("leave")
