"""Tables: seats, host, spectators, and rematches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from house.client import Client, at, seated
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.games import registry

MASQUERADE = wishes("masquerade", 2)
MASCARADE = wishes("mascarade", 4)


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.shown["seats"]]


# Seats


@live
async def test_seats_are_taken_changed_and_left(served: Served) -> None:
    host, guest, late = served.guests(3)
    async with at(host.open(MASCARADE), host, guest, late) as (first, second, third):
        assert kinds(first) == ["person", "empty", "empty", "empty"]
        await second.sit(seat=2)
        assert second.player == 2
        await third.sit()
        assert third.player == 1
        assert await third.refused("sit", seat=0, contribution=late.share) == "seat-taken"
        assert await third.refused("sit", seat=9, contribution=late.share) == "bad-request"
        await third.sit(seat=3, name="Fiammetta")
        assert third.player == 3
        assert third.shown["seats"][3]["name"] == "Fiammetta"
        await second.do("leave")
        assert second.player is None
        assert await second.refused("leave") == "not-seated"
        await first.current()
        assert kinds(first) == ["person", "empty", "empty", "person"]
        assert (first.present, first.spectators) == ([True, False, False, True], 1)


@live
async def test_a_host_gets_the_commitment_before_contributing_a_share(
    served: Served,
) -> None:
    (host,) = served.guests(1)
    asked = {"wishes": MASQUERADE, "bots": ["pulcinella"]}
    status, told = served.ask("POST", "/api/tables", asked, host.token)
    assert status == 201
    async with at(told["table"], host) as (client,):
        # The first seat is the host's, as if they had sat down when opening the table.
        assert kinds(client) == ["empty", "bot"]
        assert client.shown["commitment"] == told["commitment"]
        await client.sit()
        assert client.player == 0
        await client.do("start")


@live
async def test_a_full_table_says_so(served: Served) -> None:
    guests = served.guests(3)
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, guests[2]) as (late,),
    ):
        assert await late.refused("sit", contribution=guests[2].share) == "table-full"
        assert await late.refused("act", action={"act": "pass"}, seen=late.n) == "not-seated"


@pytest.mark.parametrize(
    "name", ["Ana\nMaria", "\u202eanA", "A\u200bna", "  ", "\u0000", "x" * 25, ""]
)
@live
async def test_a_name_that_deceives_the_eye_is_cleaned_or_refused(
    served: Served, name: str
) -> None:
    (guest,) = served.guests(1)
    async with at(guest.open(MASCARADE, sit=None), guest) as (client,):
        answer = await client.ask("sit", contribution=guest.share, name=name)
        if answer["is"] == "refused":
            assert answer["error"]["code"] == "bad-request"
        else:
            shown = client.shown["seats"][0]["name"]
            assert shown.isprintable()
            assert shown == " ".join(shown.split()) != ""


@pytest.mark.parametrize("share", ["", "0" * 31, "0" * 65, "G" * 32, "0" * 32 + "\n", None, 7])
@live
async def test_a_share_of_the_deal_has_its_form(served: Served, share: Any) -> None:
    (guest,) = served.guests(1)
    async with at(guest.open(MASQUERADE, sit=None), guest) as (client,):
        assert await client.refused("sit", contribution=share) == "bad-request"
    asked = {"wishes": MASQUERADE, "sit": share}
    if share is not None:
        assert served.ask("POST", "/api/tables", asked, guest.token)[0] == 400


# The host


@live
async def test_only_the_host_invites_removes_and_starts(served: Served) -> None:
    async with seated(MASCARADE, *served.guests(2)) as (host, guest):
        for what, more in (
            ("bot", {"name": "zanetta"}),
            ("remove", {"seat": 0}),
            ("start", {}),
            ("close", {}),
        ):
            assert await guest.refused(what, **more) == "not-host"
        assert await host.refused("start") == "not-full"
        assert await host.refused("bot", name="pulcinella") == "no-bot"
        assert await host.refused("bot", name="zanetta", seat=1) == "seat-taken"
        await host.do("bot", name="zanetta", seat=3)
        assert kinds(host) == ["person", "person", "empty", "bot"]
        await host.do("remove", seat=3)
        assert await host.refused("remove", seat=3) == "bad-request"
        await host.do("remove", seat=1)
        assert kinds(host) == ["person", "empty", "empty", "empty"]
        assert host.entries[host.n]["how"] == "removed"
        await guest.current()
        assert guest.player is None
        await host.do("bot", name="nicoletta")
        assert kinds(host) == ["person", "bot", "bot", "bot"]
        assert await host.refused("bot", name="nicoletta") == "table-full"
        await host.do("start")
        assert host.phase == "playing"


@live
async def test_a_removed_person_can_watch_but_not_sit_again(served: Served) -> None:
    guests = served.guests(2)
    async with seated(MASCARADE, *guests) as (host, guest):
        assert guest.view["you"]["removed"] is False
        await host.do("remove", seat=1)
        share = guests[1].share
        assert await guest.refused("sit", contribution=share) == "removed"
        assert await guest.refused("sit", seat=2, contribution=share) == "removed"
        # It follows from the log, so it survives reconnecting and a restart.
        await guest.reconnect(knowing=False)
        assert guest.view["you"]["removed"] is True
        await guest.reconnect()
        assert guest.view["you"]["removed"] is True
        assert host.view["you"]["removed"] is False
        await host.do("bot", name="zanetta")
        await host.do("start")
        await guest.current()
        assert (guest.phase, guest.player) == ("playing", None)


@live
async def test_removing_a_person_who_has_left_the_seat_is_stale(served: Served) -> None:
    guests = served.guests(3)
    async with (
        seated(MASCARADE, *guests[:2]) as (host, guest),
        at(host.table, guests[2]) as (late,),
    ):
        await guest.do("leave")
        await late.do("sit", seat=1, contribution=guests[2].share)
        meant = guests[1].person
        assert await host.refused("remove", seat=1, person=meant) == "stale"
        assert await host.refused("remove", seat=2, person=meant) == "stale"
        assert kinds(host) == ["person", "person", "empty", "empty"]
        await host.do("remove", seat=1, person=guests[2].person)
        assert await late.refused("sit", contribution=guests[2].share) == "removed"
        await guest.do("sit", contribution=guests[1].share)


@live
async def test_a_new_name_is_known_in_windows_that_are_open(served: Served) -> None:
    guest = served.guest("Oldname")
    table = served.guest("host").open(MASCARADE)
    async with at(table, guest) as (window,):
        status, _ = served.ask("POST", "/api/guests", {"name": "Newname"}, token=guest.token)
        assert status == 200
        await window.do("chat", text="here I am")
        await window.do("sit", contribution=guest.share)
        assert [said["name"] for said in window.said] == ["Newname"]
        assert window.shown["seats"][window.player]["name"] == "Newname"


@live
async def test_a_host_may_stand_up_in_any_way_and_sit_down_again(served: Served) -> None:
    (host,) = served.guests(1)
    async with at(host.open(MASCARADE), host) as (client,):
        await client.do("remove", seat=0)
        await client.sit()
        assert client.player == 0


@live
async def test_a_host_who_leaves_or_vanishes_hands_over(hasty: Served) -> None:
    async with seated(MASCARADE, *hasty.guests(3)) as clients:
        first, second, third = clients
        await first.do("leave")
        await second.current()
        assert second.shown["host"] == second.guest.person
        await second.vanish(politely=False)
        await third.until(lambda: third.shown["host"] == third.guest.person)
        assert third.whats().count("host") == 2
        # There is no one to hand over to: the host stays the same.
        await third.do("leave")
        await first.current()


@live
async def test_a_host_who_never_came_hands_over_too(hasty: Served) -> None:
    host, guest = hasty.guests(2)
    async with at(host.open(MASCARADE), guest) as (client,):
        await client.sit()
        await client.until(lambda: client.shown["host"] == guest.person)
        await client.do("bot", name="zanetta")


@live
async def test_a_table_can_be_closed_unless_others_play_at_it(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (host, guest):
        await host.do("start")
        assert await host.refused("close") == "already-started"
        await guest.do("leave")
        await host.do("close")
        await guest.current()
        assert guest.phase == "closed"
        assert guest.clock is None
        for client in (host, guest):
            assert await client.refused("act", action={"act": "pass"}, seen=client.n) == "no-table"
            assert await client.refused("rematch") == "not-over"
        assert await host.refused("close") == "game-over"
        status, told = served.ask("GET", f"/api/tables/{host.table}/record")
        assert (status, told["error"]["code"]) == (409, "not-over")


@live
async def test_a_table_closed_while_waiting_admits_no_players(served: Served) -> None:
    async with seated(MASCARADE, *served.guests(2)) as (host, guest):
        code = host.shown["code"]
        assert served.get(f"/api/codes/{code}")["table"] == host.table
        await host.do("close")
        assert await guest.refused("sit", contribution=guest.guest.share) == "no-table"
        assert served.ask("GET", f"/api/codes/{code}")[0] == 404


@live
async def test_a_host_who_only_watches_hands_over_when_they_go(hasty: Served) -> None:
    host, guest = hasty.guests(2)
    async with at(host.open(MASCARADE, sit=None), host, guest) as (first, second):
        await second.sit()
        await first.vanish()
        await second.until(lambda: second.shown["host"] == guest.person)


@live
async def test_a_client_at_a_table_whose_host_has_gone_becomes_the_host(
    hasty: Served,
) -> None:
    host, guest = hasty.guests(2)
    table = host.open(MASCARADE)
    async with at(table, host):
        pass
    async with at(table, guest) as (client,):
        # Longer than the grace period: there was no one to hand over to.
        await asyncio.sleep(1)
        await client.current()
        assert client.shown["host"] == host.person
        await client.sit()
        await client.until(lambda: client.shown["host"] == guest.person)
        await client.do("bot", name="zanetta")


# Spectators


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
@live
async def test_spectators_see_only_public_events(served: Served, game: str) -> None:
    players = 4 if game == "mascarade" else 2
    guests = served.guests(players + 1)
    async with (
        seated(wishes(game, players, memory="none"), *guests[:-1]) as clients,
        at(clients[0].table, guests[-1]) as (watcher,),
    ):
        await clients[0].do("start")
        await play_all(clients)
        await watcher.until(lambda: watcher.over)
        replay = served.get(f"/api/tables/{watcher.table}/replay?viewer=spectator")
        public = [event for step in replay["steps"] for event in step["events"]]
        assert watcher.events() == public
        assert watcher.own is None
        assert watcher.view["you"]["player"] is None
        for number, client in enumerate(clients):
            replay = served.get(f"/api/tables/{watcher.table}/replay?viewer={number}")
            seen = [event for step in replay["steps"] for event in step["events"]]
            assert client.events() == seen
            assert len(seen) == len(public)
        assert any(client.events() != public for client in clients)
        # Spectators never get legal actions.
        states = [text for text in watcher.texts if '"state":{' in text]
        assert states
        assert all('"legal":[]' in text for text in states)
        fairness = watcher.shown["fairness"]
        for client in (*clients, watcher):
            before_end = [text for text in client.texts if '"phase":"over"' not in text]
            for secret in (
                '"secret"',
                '"deal":',
                '"seed"',
                fairness["secret"],
                *fairness["shares"],
            ):
                assert not [text for text in before_end if secret in text], secret


# Games end


@pytest.mark.parametrize("game", registry.names())
@live
async def test_a_game_ends_at_the_turn_limit(served: Served, game: str) -> None:
    most = registry.kind(game).turn_limit
    assert most is not None
    limits: list[tuple[int | None, int]] = [(None, most), (most, most), (7, 7)]
    for asked, limit in limits:
        options = {} if asked is None else {"turn_limit": asked}
        async with seated(wishes(game, 4, options=options), *served.guests(4)) as clients:
            await clients[0].do("start")
            assert clients[0].view["setup"]["options"]["turn_limit"] == limit
    token = served.guest("x").token
    for no_limit in (0, False, "", [], {}):
        unfit = wishes(game, 4) | {"options": {"turn_limit": no_limit}}
        status, told = served.ask("POST", "/api/tables", {"wishes": unfit}, token)
        assert (status, told["error"]["code"]) == (422, "bad-setup")
    wrong = wishes(game, 4) | {"options": {"turn_limit": most + 1}}
    status, told = served.ask("POST", "/api/tables", {"wishes": wrong}, token)
    assert (status, told["error"]["code"]) == (422, "bad-setup")
    assert str(most) in told["error"]["message"]
