"""A disk that cannot be written to: the reason is given in plain words, and logged seldom."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from house.serving import live
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.running import logs, serving
from ridotto.house.running.health import HealthCheck
from ridotto.house.running.settings import Settings
from ridotto.house.store import disk
from ridotto.house.store.base import NotSaved, Person
from ridotto.house.store.data_directory import BadDataDirectory, store_file
from ridotto.house.store.disk import reason_of, write_problem
from ridotto.house.store.sqlite import SqliteStore


def mounted(monkeypatch: pytest.MonkeyPatch, *, read_only: bool) -> None:
    """Let all disks look as if they were mounted like this."""
    monkeypatch.setattr(disk, "is_read_only", lambda path: read_only)


def error_of(path: Path, *commands: str) -> sqlite3.Error:
    """Return the error of the last command."""
    database = sqlite3.connect(path)
    try:
        for command in commands:
            database.execute(command)
    except sqlite3.Error as error:
        return error
    finally:
        database.close()
    raise AssertionError("there was none")


@live
async def test_a_store_that_becomes_read_only_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "ridotto.db")
    try:
        await store.add_person(Person("1", "Ana"), "a")
        store._writer.connection.execute("PRAGMA query_only=1")
        for read_only, reason in (
            (False, "the store is read-only"),
            (True, "the disk is read-only"),
        ):
            mounted(monkeypatch, read_only=read_only)
            with pytest.raises(NotSaved, match=reason):
                await store.add_person(Person("2", "Bea"), "b")
            assert await HealthCheck(store).problem() == f"the store cannot write: {reason}"
        store._writer.connection.execute("PRAGMA query_only=0")
        await store.add_person(Person("2", "Bea"), "b")
    finally:
        monkeypatch.undo()
        await store.close()


def test_an_ordinary_disk_is_not_read_only(tmp_path: Path) -> None:
    assert not disk.is_read_only(tmp_path)
    assert not disk.is_read_only(tmp_path / "missing")
    assert write_problem(tmp_path) == ""


def test_a_full_disk_says_so(tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    full = error_of(
        file,
        "CREATE TABLE t (x)",
        "PRAGMA max_page_count=1",
        "INSERT INTO t VALUES (zeroblob(99999))",
    )
    assert reason_of(full, file) == "the disk is full"
    other = error_of(file, "SELECT * FROM missing")
    assert reason_of(other, file) == "no such table: missing"


def test_a_house_does_not_open_on_a_read_only_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    serving._check_store(settings)
    mounted(monkeypatch, read_only=True)
    for file in (None, store_file(tmp_path)):
        if file is not None:
            file.write_bytes(b"")
        with pytest.raises(BadDataDirectory, match="the disk is read-only"):
            serving._check_store(settings)
    mounted(monkeypatch, read_only=False)
    monkeypatch.setattr(os, "access", lambda path, how: path != store_file(tmp_path))
    assert write_problem(store_file(tmp_path)) == "ridotto.db is read-only for this user"
    assert write_problem(tmp_path) == ""


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_full_disk_is_logged_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    quiet: Callable[[str], Any] = lambda event: logs.RepeatedError(event, clock)  # noqa: E731
    monkeypatch.setattr("ridotto.house.house.RepeatedError", quiet)
    store = SqliteStore(store_file(tmp_path))
    house = House(store, Settings(data=tmp_path), BotPool())
    with caplog.at_level(logging.ERROR, "ridotto.house"):
        for second in range(150):
            clock.now = float(second)
            for _ in range(10):
                house.note_failure(NotSaved("the disk is full"))
    told = [(record.told, getattr(record, "more", 0)) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("the disk is full", 0), ("the disk is full", 599), ("the disk is full", 599)]
    assert house.failures == {"not-saved": 1500}
    asyncio.run(store.close())
