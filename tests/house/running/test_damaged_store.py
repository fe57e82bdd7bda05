"""A house whose store is damaged: it says so everywhere, and serves what is intact."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from house.filling import fill
from house.serve_process import NotOpened, Running, join, open_table, until
from ridotto.games.words import speak
from ridotto.house.running.logs import table_mark
from ridotto.house.store.data_directory import store_file
from terminal.command import LANGUAGES


def damage_table(data: Path, table: str) -> None:
    with closing(sqlite3.connect(store_file(data), isolation_level=None)) as store:
        store.execute("UPDATE log SET entry=zeroblob(9) WHERE table_id=? AND n=2", (table,))


def test_a_damaged_table_is_refused_and_reported(tmp_path: Path) -> None:
    data = tmp_path / "data"
    waiting, *playing = asyncio.run(fill(data, {"waiting": 1, "playing": 3}))
    damage_table(data, playing[1])
    with Running(data) as house:
        until(lambda: house.metrics()["ridotto_damaged_tables"] == 1)
        status, text = house.ask("GET", "/healthz")
        told = json.loads(text)
        assert (status, told["ok"], told["degraded"]) == (503, False, True)
        assert "1" in told["why"]
        assert house.metrics()["ridotto_store_damaged"] == 1
        for path in ("", "/record", "/replay", "/qr.svg"):
            status, text = house.ask("GET", f"/api/tables/{playing[1]}{path}")
            assert (status, json.loads(text)["error"]["code"]) == (410, "damaged")
        token = house.guest("Ana")
        with join(house, playing[1], token) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4010
        for table in (waiting, playing[0], playing[2]):
            assert house.ask("GET", f"/api/tables/{table}")[0] == 200
        assert playing[1] not in house.ask("GET", "/api/tables")[1].decode()
        open_table(house, token)
        (line,) = [line for line in house.log_lines() if line["event"] == "table damaged"]
        assert line["table"] == table_mark(playing[1])
        assert playing[1] not in house.log()
        assert "Traceback" not in house.log()


def test_writes_lost_after_a_crash_are_reported(tmp_path: Path) -> None:
    data = tmp_path / "data"
    (early,) = asyncio.run(fill(data, {"over": 1}))
    with Running(data) as house:
        late = open_table(house, house.guest("Ana"))
        house.process.kill()
        house.process.wait()
    os.truncate(data / "ridotto.db-wal", 0)
    with Running(data) as house:
        status, text = house.ask("GET", "/healthz")
        assert status == 503
        assert "missing" in json.loads(text)["why"]
        assert house.ask("GET", f"/api/tables/{early}")[0] == 200
        assert house.ask("GET", f"/api/tables/{late}")[0] == 410
        assert "store damaged" in [line["event"] for line in house.log_lines()]
        open_table(house, house.guest("Ben"))
    assert [*data.glob("ridotto.db.damaged-*")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_that_is_damaged_as_a_whole_is_refused_with_advice(
    tmp_path: Path, language: str
) -> None:
    data = tmp_path / "data"
    asyncio.run(fill(data, {"over": 3}))
    store = store_file(data)
    os.truncate(store, store.stat().st_size // 2)
    before = store.read_bytes()
    house = NotOpened(data, RIDOTTO_LANG=language)
    assert house.status == 4
    assert "ridotto restore" in house.err
    advice = speak(language)("serve-damaged-store", why="")
    assert advice.removeprefix(".").strip() in house.err
    assert store.read_bytes() == before
