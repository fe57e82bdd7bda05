"""Running a house: opening, monitoring, closing, and its output."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from house.filling import fill
from house.serve_process import Running, join, lives, open_table, until
from ridotto.house.store.data_directory import store_file
from terminal.command import environment


def close_code(client: ClientConnection) -> int | None:
    try:
        while True:
            client.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


# Opening and closing


def test_the_address_is_printed_when_the_house_accepts_guests(house: Running) -> None:
    assert house.welcome == f"Ridotto is running: http://127.0.0.1:{house.port}/\n"
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
def test_the_house_stays_open_when_its_output_is_closed(tmp_path: Path) -> None:
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
def test_closing_disconnects_all_clients_and_leaves_no_processes(
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
    # The content of the companion file has been moved into the store's file.
    assert not store_file(house.data).with_name("ridotto.db-wal").exists()


def test_a_client_that_does_not_close_does_not_keep_the_house_open(house: Running) -> None:
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
House.shut_down = lambda house: time.sleep(1000)
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


def test_acknowledged_commands_survive_closing_under_load(tmp_path: Path) -> None:
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


#: A house that pauses during start-up until a file exists, with a timeout.
PAUSING = """
import asyncio, pathlib, sys
from ridotto.house.house import House
from ridotto.terminal.main import main
go_on, honest, woken = pathlib.Path({go_on!r}), House._correct_summary, []
async def put_right(house, *given):
    woken.append(given)
    for _ in range(2000 if len(woken) == 700 else 0):
        if go_on.exists():
            break
        await asyncio.sleep(0.01)
    await honest(house, *given)
House._correct_summary = put_right
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


def test_an_unreadable_table_does_not_keep_others_from_loading(tmp_path: Path) -> None:
    tables = asyncio.run(fill(tmp_path / "data", {"playing": 5}))
    with sqlite3.connect(store_file(tmp_path / "data")) as store:
        store.execute("UPDATE log SET entry='{}' WHERE table_id=? AND n=3", (tables[2],))
    store.close()
    with Running(tmp_path / "data") as house:
        until(lambda: house.metrics()['ridotto_tables{phase="playing"}'] == 4)
        assert house.metrics()['ridotto_failures_total{kind="asleep"}'] == 1


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
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


# Health


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
