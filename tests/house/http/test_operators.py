"""Operators: sign in, look at the house, and read reports."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from house.client import at, seated
from house.operating import (
    JSON,
    MASCARADE,
    SECRET,
    operated,
    refused,
    served_to_anyone,
    signed_in,
    told,
)
from house.serving import Served, ask, live

#: Every path for operators, with a body that is valid.
PATHS = [
    ("DELETE", "/api/operator/session", None),
    ("GET", "/api/operator/overview", None),
    ("GET", "/api/operator/tables", None),
    ("GET", "/api/operator/tables/x", None),
    ("POST", "/api/operator/tables/x/close", {"reason": "late"}),
    ("POST", "/api/operator/tables/x/delete-line", {"room": "players", "n": 1}),
    ("GET", "/api/operator/guests", None),
    ("POST", "/api/operator/warnings", {"person": "x", "text": "hush"}),
    ("POST", "/api/operator/mutes", {"person": "x"}),
    ("POST", "/api/operator/bans", {"person": "x"}),
    ("GET", "/api/operator/penalties", None),
    ("DELETE", "/api/operator/penalties/1", None),
    ("GET", "/api/operator/reports", None),
    ("POST", "/api/operator/reports/1/close", {}),
    ("POST", "/api/operator/announcements", {"text": "hello"}),
    ("DELETE", "/api/operator/announcements/1", None),
    ("GET", "/api/operator/audit", None),
]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house with a secret for operators."""
    with operated(tmp_path_factory.mktemp("run")) as house:
        yield house


# Signing in


def test_every_path_is_for_operators_only(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        guest = house.guest("Ana")
        for method, path, body in PATHS:
            assert house.ask(method, path, body)[0] == 401, path
        for method, path, body in PATHS:
            assert house.ask(method, path, body, guest.token)[0] in (401, 429), path
        listed = house.get("/api/openapi.json")["paths"]
    known = {(method.upper(), path) for path in listed for method in listed[path]}
    ours = {(m, p) for m, p in known if p.startswith("/api/operator/")}
    assert len(ours) == len(PATHS) + 1


def test_without_a_secret_nothing_is_there(served: Served) -> None:
    for method, path, body in PATHS:
        status, answer = served.ask(method, path, body, SECRET)
        assert (status, answer["error"]["code"]) == (404, "no-page"), path
    sign_in = {"secret": ""}
    assert served.ask("POST", "/api/operator/session", sign_in)[0] == 404
    assert ask(served, "GET", "/operator").status == 404


def test_a_browser_signs_in_with_a_strict_cookie(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        assert signed_in(house, "wrong").status == 401
        answer = signed_in(house)
        assert answer.status == 200
        (cookie,) = answer.headers.get_all("set-cookie") or ()
        flags = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=strict", "path=/api/operator"} <= flags
        session = {"cookie": cookie.split(";")[0]}
        assert ask(house, "GET", "/api/operator/overview", headers=session).status == 200
        # Pages of others can neither sign in nor use the session.
        evil = {"origin": "http://evil.example"}
        assert signed_in(house, **evil).status == 403
        body = json.dumps({"text": "hello"})
        path = "/api/operator/announcements"
        assert ask(house, "POST", path, body, JSON | session | evil).status == 403
        assert ask(house, "POST", path, body, session).status == 415
        assert ask(house, "POST", path, body, JSON | session).status == 200
        assert ask(house, "DELETE", "/api/operator/session", headers=session).status == 200
        assert ask(house, "GET", "/api/operator/overview", headers=session).status == 401
        statuses = [signed_in(house, "wrong").status for _ in range(12)]
        assert statuses[-1] == 429
        assert signed_in(house).status == 429


# Looking


@live
async def test_the_overview_counts_and_lists_what_is_there(run: Served) -> None:
    guests = run.guests(4)
    async with seated(MASCARADE, *guests) as clients:
        await clients[0].do("start")
        await clients[0].do("chat", text="good evening")
        seen = told(run, "GET", "overview")
        assert seen["tables"]["playing"] >= 1
        assert seen["load"]["sockets"] >= 4
        assert seen["load"]["people"] >= 4
        assert seen["load"]["append_ms"]["p50"] > 0
        assert seen["store"]["ok"]
        assert seen["store"]["bytes"] > 0
        assert seen["store"]["guests"] >= 4
        assert seen["bots"]["wanted"] == 1
        table = clients[0].table
        (row,) = [row for row in told(run, "GET", "tables")["tables"] if row["table"] == table]
        assert (row["phase"], row["connected"], row["people"]) == ("playing", 4, 4)
        shown = told(run, "GET", f"tables/{table}")
        assert [said["text"] for said in shown["chat"]] == ["good evening"]
        assert {each["person"] for each in shown["people"]} == {each.person for each in guests}
        assert {each["address"] for each in shown["people"]} == {"127.0.0.1"}
        listed = told(run, "GET", "guests")["guests"]
        assert {guest.person for guest in guests} <= {each["person"] for each in listed}
        found = told(run, "GET", f"guests?find={guests[0].person}")["guests"]
        assert [each["tables"] for each in found] == [[table]]


@live
async def test_operators_see_no_secret_of_a_game(run: Served) -> None:
    guests = run.guests(4)
    async with seated(MASCARADE, *guests) as clients:
        await clients[0].do("start")
        table = clients[0].table
        await clients[0].do(
            "report", person=guests[1].person, reason="other", text="look at this one"
        )
        seen = [
            told(run, "GET", path)
            for path in ("overview", "tables", f"tables/{table}", "guests", "reports", "audit")
        ]
        shown = seen[2]["shown"]
        assert shown["fairness"] is None
        assert shown == served_to_anyone(run, table)
        everything = json.dumps(seen)
        for guest in guests:
            assert guest.share not in everything
            assert guest.token not in everything
        for word in ('"mask"', '"setup"', '"state"', '"own"', '"secret"', "contribution"):
            assert word not in everything


# Reports


@live
async def test_a_report_of_a_line_comes_with_the_chat_around_it(run: Served) -> None:
    ana, bea, eve = run.guests(3)
    async with seated(MASCARADE, ana, bea) as (one, other), at(one.table, eve) as (watcher,):
        await one.do("chat", text="hello")
        await other.do("chat", text="go away")
        await watcher.do("chat", text="how rude")
        await one.do("report", person=bea.person, reason="abuse", text="see?", room="players", n=2)
        (report,) = [
            each for each in told(run, "GET", "reports")["reports"] if each["table"] == one.table
        ]
        assert report["name"] == bea.name
        assert (report["person"], report["reporter"]) == (bea.person, ana.person)
        assert (report["reason"], report["text"], report["n"]) == ("abuse", "see?", 2)
        assert [said["text"] for said in report["chat"]] == ["hello", "go away"]
        assert report["address"] == "127.0.0.1"
        # A spectator can report a person, and what spectators say.
        await watcher.do("report", person=bea.person, reason="spam")
        latest = told(run, "GET", "reports")["reports"][0]
        assert [said["text"] for said in latest["chat"]] == ["hello", "go away", "how rude"]
        told(run, "POST", f"reports/{report['id']}/close", {"note": "talked to them"})
        still = told(run, "GET", "reports")["reports"]
        assert report["id"] not in {each["id"] for each in still}
        every = {each["id"]: each for each in told(run, "GET", "reports?state=all")["reports"]}
        assert every[report["id"]]["note"] == "talked to them"
        assert refused(run, "POST", f"reports/{report['id']}/close", {}) == "no-report"


@live
async def test_only_what_is_there_can_be_reported(run: Served) -> None:
    ana, bea, eve = run.guests(3)
    stranger = run.guest("stranger")
    async with seated(MASCARADE, ana, bea) as (one, other), at(one.table, eve) as (watcher,):
        await watcher.do("chat", text="I see")
        await other.do("chat", text="hello")
        about = {"person": eve.person, "reason": "cheating"}
        # Players cannot find out whether spectators talk.
        assert await one.refused("report", **about, room="spectators", n=1) == "no-line"
        assert await one.refused("report", **about, room="spectators", n=2) == "no-line"
        assert await one.refused("report", **about, room="players", n=1) == "no-line"
        assert await one.refused("report", **about, n=1) == "bad-request"
        away = about | {"person": stranger.person}
        assert await one.refused("report", **away) == "no-person"
        assert await one.refused("report", **about | {"person": ana.person}) == "bad-request"
        await one.do("report", **about)
        for _ in range(4):
            await one.do("report", **about)
        assert await one.refused("report", **about) == "too-fast"
