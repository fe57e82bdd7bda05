"""Operators warn, mute, ban, close tables, delete messages and announce."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from house.client import Client, at, seated
from house.operating import MASCARADE, act, operated, refused, served_to_anyone, signed_in, told
from house.serving import Served, live


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house with a secret for operators."""
    with operated(tmp_path_factory.mktemp("run")) as house:
        yield house


def texts(client: Client) -> list[str]:
    return [said["text"] for said in client.said]


@live
async def test_a_warning_is_shown_until_it_was_seen(run: Served) -> None:
    ana, bea = run.guests(2)
    async with seated(MASCARADE, ana, bea) as (one, other):
        number = act(run, "warnings", person=ana.person, text="be kind")
        await one.until(lambda: one.notices)
        assert [(each["kind"], each["text"]) for each in one.notices] == [("warning", "be kind")]
        await other.current()
        assert other.notices == []
        one.notices = []
        await one.reconnect()
        await one.current()
        assert [each["id"] for each in one.notices] == [number]
        # Nobody else can report it as seen.
        seen = {"notice": number}
        assert run.ask("POST", "/api/standing/seen", seen, bea.token)[0] == 404
        status, standing = run.ask("POST", "/api/standing/seen", seen, ana.token)
        assert (status, standing["notices"]) == (200, [])
        await one.until(lambda: not one.notices)
    assert refused(run, "POST", "warnings", {"person": "nobody", "text": "x"}) == "no-person"


@live
async def test_a_muted_person_cannot_talk(run: Served) -> None:
    ana, bea = run.guests(2)
    async with seated(MASCARADE, ana, bea) as (one, other):
        number = act(run, "mutes", person=ana.person, minutes=5, reason="too loud")
        assert await one.refused("chat", text="hello") == "muted"
        standing = run.ask("GET", "/api/standing", token=ana.token)[1]
        assert standing["mute"]["reason"] == "too loud"
        await other.do("chat", text="peace")
        told(run, "DELETE", f"penalties/{number}")
        await one.do("chat", text="sorry")
        await other.current()
        assert texts(other) == ["peace", "sorry"]
        assert refused(run, "DELETE", f"penalties/{number}") == "no-penalty"


@live
async def test_a_banned_guest_is_turned_out_and_stays_out_after_a_restart(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana, bea, eve = house.guests(3)
        async with seated(MASCARADE, ana, bea) as (one, other):
            act(house, "bans", person=ana.person, minutes=60, reason="cheating")
            await one.until(lambda: one.gone)
            assert one.code == 4005
            # The seat is free again, and another person is the host.
            await other.until(lambda: other.shown["host"] == bea.person)
            assert other.shown["seats"][0]["kind"] == "empty"
            house.kill()
            house.start()
            await one.connect()
            assert one.code == 4005
            table = {"wishes": MASCARADE}
            status, answer = house.ask("POST", "/api/tables", table, ana.token)
            assert (status, answer["error"]["code"]) == (403, "banned")
            assert "cheating" in answer["error"]["message"]
            standing = house.ask("GET", "/api/standing", token=ana.token)[1]
            assert standing["ban"]["reason"] == "cheating"
            assert house.ask("GET", "/api/standing", token=eve.token)[1]["ban"] is None
            (ban,) = told(house, "GET", "penalties")["penalties"]
            told(house, "DELETE", f"penalties/{ban['id']}")
            await one.connect()
            assert not one.gone
            await one.vanish()


@live
async def test_a_banned_player_is_replaced_by_a_stand_in(run: Served) -> None:
    guests = run.guests(4)
    async with seated(MASCARADE, *guests) as clients:
        await clients[0].do("start")
        act(run, "bans", person=guests[3].person)
        await clients[0].until(lambda: clients[0].shown["seats"][3]["stand_in"])
        assert clients[0].phase == "playing"


@live
async def test_every_guest_from_a_banned_address_is_shut_out(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        guest = house.guest("Ana")
        async with at(guest.open(MASCARADE), guest) as (client,):
            number = act(house, "bans", address="127.0.0.0/16")
            await client.until(lambda: client.gone)
        status, answer = house.ask("POST", "/api/guests", {"name": "Bea", "bearer": True})
        assert (status, answer["error"]["code"]) == (403, "banned")
        assert house.get("/api/standing")["ban"] == {"until": None, "reason": ""}
        # The operator still gets in.
        told(house, "DELETE", f"penalties/{number}")
        house.guest("Bea")
        both = {"person": guest.person, "address": "192.0.2.1"}
        assert refused(house, "POST", "bans", both) == "bad-request"
        assert refused(house, "POST", "bans", {}) == "bad-request"
        assert refused(house, "POST", "bans", {"address": "0.0.0.0/0"}) == "bad-request"


@live
async def test_a_closed_table_says_why(run: Served) -> None:
    guests = run.guests(4)
    async with seated(MASCARADE, *guests) as clients:
        await clients[0].do("start")
        table = clients[0].table
        told(run, "POST", f"tables/{table}/close", {"reason": "  this went   too far "})
        for client in clients:
            await client.until(lambda client=client: client.phase == "closed")
            assert client.shown["reason"] == "this went too far"
            assert client.entries[client.n]["what"] == "closed"
            assert client.entries[client.n]["how"] == "operator"
        assert served_to_anyone(run, table)["reason"] == "this went too far"
        assert refused(run, "POST", f"tables/{table}/close", {"reason": "x"}) == "game-over"
        await clients[0].reconnect(knowing=False)
        assert clients[0].shown["reason"] == "this went too far"
    assert refused(run, "POST", "tables/nowhere/close", {"reason": "x"}) == "no-table"


@live
async def test_a_deleted_line_disappears_everywhere_and_numbers_go_on(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana, bea, eve = house.guests(3)
        async with seated(MASCARADE, ana, bea) as (one, other), at(one.table, eve) as (watcher,):
            for text in ("first", "second", "third"):
                await one.do("chat", text=text)
            await other.current()
            away = Client(bea, one.table)
            await away.connect()
            await away.vanish()
            for n in (2, 3):
                told(house, "POST", f"tables/{one.table}/delete-line", {"room": "players", "n": n})
            for client in (one, other, watcher):
                await client.current()
                assert texts(client) == ["first"]
            # A client that had read it hears of it when it comes back.
            assert texts(away) == ["first", "second", "third"]
            await away.reconnect()
            await away.current()
            assert texts(away) == ["first"]
            await away.vanish()
            again = {"room": "players", "n": 3}
            assert refused(house, "POST", f"tables/{one.table}/delete-line", again) == "no-line"
            house.kill()
            house.start()
            await one.reconnect(knowing=False)
            assert texts(one) == ["first"]
            await one.do("chat", text="fourth")
            await one.current()
            assert [said["n"] for said in one.said] == [1, 4]


@live
async def test_what_is_deleted_among_spectators_is_not_told_to_players(run: Served) -> None:
    ana, bea, eve = run.guests(3)
    async with seated(MASCARADE, ana, bea) as (one, other), at(one.table, eve) as (watcher,):
        await watcher.do("chat", text="I see")
        told(run, "POST", f"tables/{one.table}/delete-line", {"room": "spectators", "n": 1})
        await watcher.current()
        assert watcher.said == []
        await one.current()
        await one.reconnect()
        await one.current()
        assert not any("unsaid" in text for text in one.texts + other.texts)


@live
async def test_an_announcement_reaches_everyone_until_it_is_withdrawn(run: Served) -> None:
    ana, bea = run.guests(2)
    async with seated(MASCARADE, ana, bea) as (one, other):
        number = act(run, "announcements", text="closing at ten", minutes=5)
        for client in (one, other):
            await client.until(lambda client=client: client.notices)
            assert client.notices[0]["text"] == "closing at ten"
            assert client.notices[0]["kind"] == "announcement"
        assert [each["id"] for each in run.get("/api/standing")["notices"]] == [number]
        assert [each["id"] for each in told(run, "GET", "overview")["announcements"]] == [number]
        told(run, "DELETE", f"announcements/{number}")
        await one.until(lambda: not one.notices)
        assert run.get("/api/standing")["notices"] == []


@live
async def test_every_action_is_in_the_audit_log(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana = house.guest("Ana")
        async with at(ana.open(MASCARADE), ana) as (client,):
            bea = house.guest("Bea")
            async with at(client.table, bea) as (other,):
                await other.do("report", person=ana.person, reason="name")
            await client.do("chat", text="hm")
            assert signed_in(house).status == 200
            act(house, "warnings", person=ana.person, text="hush")
            mute = act(house, "mutes", person=ana.person)
            told(house, "DELETE", f"penalties/{mute}")
            line = {"room": "players", "n": 1}
            told(house, "POST", f"tables/{client.table}/delete-line", line)
            notice = act(house, "announcements", text="hello")
            told(house, "DELETE", f"announcements/{notice}")
            told(house, "POST", "reports/1/close", {})
            told(house, "POST", f"tables/{client.table}/close", {"reason": "over"})
            act(house, "bans", person=ana.person)
        actions = told(house, "GET", "audit")["actions"]
        assert [each["action"] for each in reversed(actions)] == [
            "sign-in", "warn", "mute", "lift", "delete-line", "announce", "withdraw",
            "close-report", "close-table", "ban",
        ]  # fmt: skip
        assert actions[0]["details"]["name"] == "Ana"
        second = actions[1]["id"]
        earlier = told(house, "GET", f"audit?before={second}")["actions"]
        assert earlier == actions[2:]
