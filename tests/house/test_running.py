"""A house that is run: opened, looked after, closed, and what it says about itself meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from house.filling import fill
from house.running import Running, lives, until
from ridotto.house.running.logs import mark_of, shape_of, veiled
from ridotto.house.running.metrics import BOUNDS, Histogram
from ridotto.house.store.data_directory import store_file
from ridotto.rules.mascarade.masks import MASKS
from terminal.command import environment

#: A game that is over soon, however it goes.
WISHES = {
    "game": "mascarade", "players": 4, "scenario": "4A", "options": {"turn_limit": 12},
    "clock": None, "pace": 0,
}  # fmt: skip


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "data") as running:
        yield running


def open_table(house: Running, token: str, **more: Any) -> str:
    asked = {"wishes": WISHES, "sit": secrets.token_hex(16)} | more
    return str(house.tell("POST", "/api/tables", asked, token)["table"])


def join(house: Running, table: str, token: str) -> ClientConnection:
    where = f"ws://127.0.0.1:{house.port}/ws/tables/{table}"
    return connect(where, additional_headers={"Authorization": f"Bearer {token}"})


def close_code(client: ClientConnection) -> int | None:
    try:
        while True:
            client.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


# Opening and closing


def test_it_says_where_it_is_when_guests_can_come(house: Running) -> None:
    assert house.welcome == f"The house is open: http://127.0.0.1:{house.port}/\n"
    assert house.ask("GET", "/api/house")[0] == 200


def test_the_serving_process_loads_nothing_that_compiles(tmp_path: Path) -> None:
    with Running(tmp_path / "data", RIDOTTO_PLAIN="0") as house:
        token = house.guest("Ana")
        open_table(house, token, bots=["marina"] * 3, start=True)
        assert house.ask("GET", "/api/house")[0] == 200
        maps = Path(f"/proc/{house.process.pid}/maps").read_text(encoding="utf-8")
    assert "msgspec" in maps
    for library in ("numba", "llvmlite", "numpy"):
        assert library not in maps


@pytest.mark.server
def test_it_stays_open_when_nobody_reads_what_it_says(tmp_path: Path) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    data = tmp_path / "data"
    house = subprocess.Popen(
        [sys.executable, "-m", "ridotto", "serve", "--data", str(data), "--port", "0"],
        stdout=theirs,
        stderr=subprocess.PIPE,
        env=environment(RIDOTTO_PLAIN="1"),
    )
    os.close(theirs)
    assert house.stderr is not None
    with house.stderr:
        port = json.loads(house.stderr.readline())["port"]
        with socket.create_connection(("127.0.0.1", port)) as asking:
            asking.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert b" 200 " in asking.recv(100)
        house.terminate()
        assert house.wait(60) == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_closing_lets_everybody_go_and_leaves_nothing_behind(
    house: Running, how: signal.Signals
) -> None:
    token = house.guest("Ana")
    table = open_table(house, token)
    workers = until(house.workers)
    with join(house, table, token) as one, connect(f"ws://127.0.0.1:{house.port}/ws/lobby") as two:
        assert json.loads(one.recv(timeout=60))["is"] == "view"
        assert json.loads(two.recv(timeout=60))["is"] == "lobby"
        house.process.send_signal(how)
        assert close_code(one) == 1012
        assert close_code(two) == 1012
    assert house.process.wait(60) == 0
    assert not [pid for pid in workers if lives(pid)]
    assert "Traceback" not in house.log()
    assert [line["event"] for line in house.log_lines()] == ["open", "closed"]
    # What was in the companion file has been put into the store's own.
    assert not store_file(house.data).with_name("ridotto.db-wal").exists()


def test_a_client_that_never_comes_to_an_end_does_not_keep_the_house_open(house: Running) -> None:
    half = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", house.port)) as slow:
        slow.sendall(half + b"content-length: 100\r\n\r\n{")
        with socket.create_connection(("127.0.0.1", house.port)) as slower:
            slower.sendall(half)
            assert house.ask("GET", "/healthz")[0] == 200
            workers = until(house.workers)
            assert house.end() == 0
    assert not [pid for pid in workers if lives(pid)]
    assert "Traceback" not in house.log()


def test_a_house_that_is_stuck_closes_all_the_same(tmp_path: Path) -> None:
    program = """
import sys, time
from ridotto.house.house import House
from ridotto.terminal.main import main
House.leave_off = lambda house: time.sleep(1000)
sys.exit(main(sys.argv[1:]))
"""
    command = (sys.executable, "-c", program)
    with Running(tmp_path / "data", command=command) as house:
        open_table(house, house.guest("Ana"))
        workers = until(house.workers)
        assert house.end() == 0
        assert [line["event"] for line in house.log_lines()] == ["open", "closed in a hurry"]
        until(lambda: not [pid for pid in workers if lives(pid)])
    with Running(tmp_path / "data") as house:
        assert house.ask("GET", "/healthz")[0] == 200


def test_what_was_answered_is_there_after_closing_in_the_middle_of_it(tmp_path: Path) -> None:
    answered: list[str] = []
    with Running(tmp_path / "data", "--tables-each", "0") as house:
        token = house.guest("Ana")

        def open_many() -> None:
            try:
                while True:
                    answered.append(open_table(house, token))
            except (OSError, HTTPException, AssertionError):
                return

        opening = [threading.Thread(target=open_many) for _ in range(4)]
        for each in opening:
            each.start()
        until(lambda: len(answered) > 40)
        assert house.end() == 0
        for each in opening:
            each.join(60)
        assert "Traceback" not in house.log()
    with Running(tmp_path / "data") as house:
        for table in answered:
            assert house.ask("GET", f"/api/tables/{table}")[0] == 200


#: A house that pauses while its tables wake, until there is a file; not for ever.
PAUSING = """
import asyncio, pathlib, sys
from ridotto.house.house import House
from ridotto.terminal.main import main
go_on, honest, woken = pathlib.Path({go_on!r}), House._put_right, []
async def put_right(house, *given):
    woken.append(given)
    for _ in range(2000 if len(woken) == 700 else 0):
        if go_on.exists():
            break
        await asyncio.sleep(0.01)
    await honest(house, *given)
House._put_right = put_right
sys.exit(main(sys.argv[1:]))
"""


def test_tables_wake_while_guests_come_in(tmp_path: Path) -> None:
    tables = asyncio.run(fill(tmp_path / "data", {"playing": 1500, "waiting": 300, "over": 300}))
    go_on = tmp_path / "go on"
    command = (sys.executable, "-c", PAUSING.format(go_on=str(go_on)))
    with Running(tmp_path / "data", command=command) as house:
        assert house.ask("GET", "/healthz")[0] == 200
        assert house.metrics()['ridotto_tables{phase="playing"}'] < 1500
        assert house.ask("GET", f"/api/tables/{tables[1400]}")[0] == 200
        go_on.touch()
        until(lambda: house.metrics()['ridotto_tables{phase="playing"}'] == 1500)
        assert house.metrics()['ridotto_tables{phase="waiting"}'] == 0
        assert house.end() == 0


def test_a_table_that_cannot_be_read_does_not_keep_others_asleep(tmp_path: Path) -> None:
    tables = asyncio.run(fill(tmp_path / "data", {"playing": 5}))
    with sqlite3.connect(store_file(tmp_path / "data")) as store:
        store.execute("UPDATE log SET entry='{}' WHERE table_id=? AND n=3", (tables[2],))
    store.close()
    with Running(tmp_path / "data") as house:
        until(lambda: house.metrics()['ridotto_tables{phase="playing"}'] == 4)
        assert house.metrics()['ridotto_failures_total{kind="asleep"}'] == 1


def test_it_takes_as_many_files_as_it_may(tmp_path: Path) -> None:
    limit = ("sh", "-c", 'ulimit -Sn 64; ulimit -Hn 512; exec "$@"', "sh")
    program = (*limit, sys.executable, "-m", "ridotto")
    with Running(tmp_path / "data", "--sockets", "250", command=program) as house:
        limits = Path(f"/proc/{house.process.pid}/limits").read_text(encoding="ascii")
        assert re.search(r"Max open files +450 +512 ", limits)
        assert "few files allowed" not in house.log()
    with Running(tmp_path / "data", "--sockets", "1000", command=program) as house:
        limits = Path(f"/proc/{house.process.pid}/limits").read_text(encoding="ascii")
        assert re.search(r"Max open files +512 +512 ", limits)
        warned = house.log_lines()[0]
        assert (warned["event"], warned["allowed"]) == ("few files allowed", 512)


# Whether it is well


def test_a_house_that_can_write_is_well(house: Running) -> None:
    status, text = house.ask("GET", "/healthz")
    told = json.loads(text)
    assert (status, told["ok"], told["house"]) == (200, True, "ridotto")
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", told["version"])


def test_a_house_that_cannot_write_says_so_until_it_can_again(house: Running) -> None:
    pid = house.process.pid
    house.ask("GET", "/healthz")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    until(lambda: house.ask("GET", "/healthz")[0] == 503)
    told = json.loads(house.ask("GET", "/healthz")[1])
    assert told["ok"] is False
    assert "cannot write" in told["why"]
    assert house.metrics()["ridotto_store_in_trouble"] == 1
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
    until(lambda: house.ask("GET", "/healthz")[0] == 200)
    assert house.metrics()["ridotto_store_in_trouble"] == 0


def test_a_store_that_hangs_is_not_well(house: Running) -> None:
    house.ask("GET", "/healthz")
    store = sqlite3.connect(store_file(house.data), isolation_level=None)
    store.execute("BEGIN IMMEDIATE")
    _, text = until(lambda: (found := house.ask("GET", "/healthz"))[0] == 503 and found)
    assert "written nothing" in json.loads(text)["why"]
    store.execute("ROLLBACK")
    store.close()
    until(lambda: house.ask("GET", "/healthz")[0] == 200)


# How much it does


def test_what_happens_is_counted(house: Running) -> None:
    before = house.metrics()
    token = house.guest("Ana")
    bots = ["marina"] * 3
    waiting = open_table(house, token)
    table = open_table(house, token, bots=bots, start=True)
    with join(house, table, token) as client:
        assert json.loads(client.recv(timeout=60))["is"] == "view"
        assert house.metrics()["ridotto_sockets"] == 1
        client.send('{"do":"leave","id":"1"}')
        until(lambda: house.ask("GET", f"/api/tables/{table}/record")[0] == 200)
    until(lambda: house.metrics()["ridotto_sockets"] == 0)
    after = house.metrics()
    assert before["ridotto_games_ended_total"] == 0
    assert after["ridotto_games_ended_total"] == 1
    assert after['ridotto_tables{phase="over"}'] == 1
    assert after['ridotto_tables{phase="waiting"}'] == 1
    entries = len(house.tell("GET", f"/api/tables/{table}/record")["moves"])
    assert after["ridotto_entries_written_total"] >= entries
    assert after["ridotto_append_seconds_count"] > before["ridotto_append_seconds_count"]
    assert after["ridotto_commit_size_sum"] >= after["ridotto_commit_size_count"] > 0
    for name in ("process_cpu_seconds_total", "process_resident_memory_bytes"):
        assert after[name] > 0
    assert after["ridotto_uptime_seconds"] > before["ridotto_uptime_seconds"]
    for secret in (waiting, table, token, "Ana"):
        assert secret.encode() not in house.ask("GET", "/metrics")[1]


def test_the_metrics_are_as_prometheus_reads_them(house: Running) -> None:
    house.ask("GET", "/healthz")
    text = house.ask("GET", "/metrics")[1].decode()
    number = r"[0-9.+-]+(?:e[+-]?\d+)?"
    sample = re.compile(rf'([a-z_]+)(\{{[a-z]+="[^"\\\n]*"\}})? {number}')
    told: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind in ("counter", "gauge", "histogram", "summary")
            assert name not in told
            told[name] = kind
        elif not line.startswith("# HELP "):
            found = sample.fullmatch(line)
            assert found, line
            base = re.sub(r"_(bucket|sum|count)$", "", found[1])
            assert found[1] in told or told[base] in ("histogram", "summary"), line
    assert all(name.endswith("_total") for name, kind in told.items() if kind == "counter")
    assert text.endswith("\n")


def test_a_histogram_counts_everything_up_to_each_bound() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 2.0, 3.0):
        histogram.observe(seconds)
    samples = histogram.family("h", "about").samples
    assert [(each.name, each.labels.get("le"), each.value) for each in samples] == [
        ("h_bucket", "0.1", 2), ("h_bucket", "1", 3), ("h_bucket", "+Inf", 5),
        ("h_count", None, 5), ("h_sum", None, 5.65),
    ]  # fmt: skip
    assert sorted(BOUNDS) == list(BOUNDS)


# What it logs


def test_the_log_of_a_whole_game_tells_on_nobody(tmp_path: Path) -> None:
    name, share = "Zanetta Unmistakable", secrets.token_hex(16)
    with Running(tmp_path / "data", "--log", "debug") as house:
        token = house.guest(name)
        asked = {"wishes": WISHES, "sit": share, "bots": ["marina"] * 3}
        opened = house.tell("POST", "/api/tables", asked, token)
        table, code = opened["table"], opened["code"]
        house.tell("GET", f"/api/codes/{code}")
        for path in (f"/api/codes/{code}X", f"/t/{table}", f"/T/{table}", f"/x/{token}.js"):
            house.ask("GET", path)
        house.ask("GET", f"/api/tables/{table}?token={token}")
        with join(house, table, token) as client:
            for text in (
                '{"do":"chat","id":"1","text":"the password is swordfish"}',
                f'{{"do":"act","id":"{token}","action":{{"act":"{table}"}},"seen":1}}',
                f'{{"do":"{share}"}}', f"not json {token}",
                '{"do":"start","id":"2"}', '{"do":"leave","id":"3"}',
            ):  # fmt: skip
                client.send(text)
            until(lambda: house.ask("GET", f"/api/tables/{table}/record")[0] == 200)
        fairness = house.tell("GET", f"/api/tables/{table}/record")["fairness"]
        house.ask("GET", f"/api/tables/{table}/replay?viewer=omniscient", token=token)
        assert house.end() == 0
        log, lines = house.log(), house.log_lines()
    assert all({"time", "level", "event", "logger"} <= set(line) for line in lines)
    paths = {line.get("path") for line in lines}
    assert {f"/ws/tables/{mark_of(table)}", f"/api/tables/{mark_of(table)}/record"} <= paths
    assert {"/api/codes/…", "…"} <= paths
    secret = [fairness["secret"], fairness["commitment"], *filter(None, fairness["shares"])]
    assert share in secret
    for word in (token, table, code, name, "Zanetta", "swordfish", *secret):
        assert word not in log, word
    assert not set(re.findall(r"[a-z-]+", log)) & set(MASKS)
    assert "contribution" not in log


def test_errors_are_logged_by_their_kind_and_place(tmp_path: Path) -> None:
    program = """
import logging, sys
from ridotto.house.running.logs import set_up
set_up("info")
token = "s3cret-s3cret-s3cret-s3cret"
try:
    {}[token + " of Ana"]
except KeyError:
    logging.getLogger("uvicorn.error").exception("Exception in %s", token)
try:
    open("/nowhere/at/all")
except OSError:
    logging.getLogger("ridotto.house").exception("failed", extra={"kind": "x"})
logging.getLogger("uvicorn.error").info("%s - \\"WebSocket %s\\" [accepted]", 1, token)
logging.getLogger("uvicorn.error").debug("frames")
logging.getLogger("ridotto.house").warning("%d %d", 1)
import threading
thread = threading.Thread(target=lambda: {}[token]); thread.start(); thread.join()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    first, second, third = [json.loads(line) for line in done.stderr.splitlines()]
    assert (first["event"], first["error"], first["level"]) == (
        "Exception in …",
        "KeyError",
        "error",
    )
    assert "why" not in first
    assert first["at"][-1].endswith(":7 <module>")
    assert (second["event"], second["error"], second["kind"]) == (
        "failed",
        "FileNotFoundError",
        "x",
    )
    assert "/nowhere/at/all" in second["why"]
    assert (third["event"], third["error"]) == ("thread failed", "KeyError")
    assert "s3cret" not in done.stderr
    assert "Ana" not in done.stderr


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/", "/"),
        ("/t/abc", f"/t/{mark_of('abc')}"),
        ("/api/tables/abc/qr.svg", f"/api/tables/{mark_of('abc')}/qr.svg"),
        ("/api/tables/abc/other", "…"),
        ("/api/codes/BCDFGHJK", "/api/codes/…"),
        ("/assets/page-1.js", "/assets/…"),
        ("/t/abc/def", "…"),
        ("//t/abc", "…"),
        ("/t/abc\n", f"/t/{mark_of('abc' + chr(10))}"),
    ],
)
def test_paths_are_logged_by_their_shape(path: str, shape: str) -> None:
    assert shape_of(path) == shape


def test_what_looks_like_a_secret_is_left_out_of_texts() -> None:
    assert veiled(f"a {secrets.token_urlsafe(16)} b") == "a … b"
    assert veiled("database or disk is full") == "database or disk is full"
