"""Backups that a house makes by itself: whole, checked, few, and never at the cost of good ones."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from house.filling import fill
from house.serve_process import Running, open_table, until
from house.serving import live
from ridotto.house.full_check import check_file
from ridotto.house.running import backups
from ridotto.house.running.background import in_thread
from ridotto.house.running.backups import FIRST, HOUR, Backups
from ridotto.house.running.settings import Settings
from ridotto.house.store.backup import BadBackup, check, restore
from ridotto.house.store.base import Person
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder of a house with a few tables."""
    asyncio.run(fill(tmp_path / "data", {"over": 3}))
    return tmp_path / "data"


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let every backup be made an hour after the one before."""
    made = [1_700_000_000]

    def next_time() -> Any:
        made.append(made[-1] + 3600)
        return real(made[-1])

    real = backups.time.gmtime
    monkeypatch.setattr(backups.time, "gmtime", next_time)
    return made


def test_the_oldest_backups_make_room_for_new_ones(data: Path, times: list[int]) -> None:
    schedule = Backups(Settings(data=data, keep_backups=3))
    made = [schedule.make() for _ in range(5)]
    assert schedule.all() == made[2:]
    assert {file.parent for file in made} == {data / "backups"}
    assert check(made[-1]).tables == 3
    assert made[-1].stat().st_mode & 0o777 == 0o600
    assert (data / "backups").stat().st_mode & 0o777 == 0o700
    # While the store is damaged, the older backups may be better.
    schedule.make(prune=False)
    assert len(schedule.all()) == 4


def test_other_files_in_the_folder_are_left_alone(
    data: Path, tmp_path: Path, times: list[int]
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "monday.db").write_text("mine", encoding="utf-8")
    (folder / ".ridotto-20200101T000000Z.db.1.part").write_text("torn", encoding="utf-8")
    schedule = Backups(Settings(data=data, keep_backups=1, backups=folder))
    for _ in range(3):
        last = schedule.make()
    assert {*folder.iterdir()} == {folder / "monday.db", last}


def test_a_damaged_store_costs_no_backup(data: Path, times: list[int]) -> None:
    schedule = Backups(Settings(data=data, keep_backups=1))
    good = schedule.make()
    with store_file(data).open("r+b") as file:
        file.seek(store_file(data).stat().st_size // 2 // 4096 * 4096)
        file.write(b"\xa5" * 4096)
    with pytest.raises((BadBackup, sqlite3.DatabaseError)):
        schedule.make()
    assert schedule.all() == [good]
    assert [file.name for file in good.parent.iterdir()] == [good.name]


def test_a_backup_leaves_room_on_the_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(data)._replace(free=backups.SPARE)
    monkeypatch.setattr(backups.shutil, "disk_usage", lambda _: usage)
    with pytest.raises(OSError, match="No space"):
        Backups(Settings(data=data)).make()


def test_a_backup_is_due_when_the_last_one_is_old(data: Path, times: list[int]) -> None:
    schedule = Backups(Settings(data=data, backup_every=6))
    assert schedule.latest() == 0
    assert schedule._delay() == FIRST
    file = schedule.make()
    assert 5 * HOUR < schedule._delay() <= 6 * HOUR
    now = file.stat().st_mtime
    assert schedule.latest() == now
    os.utime(file, (now, now - 4 * HOUR))
    assert HOUR < schedule._delay() <= 2 * HOUR
    os.utime(file, (now, now - 400 * HOUR))
    assert schedule._delay() == FIRST
    os.utime(file, (now, now + 400 * HOUR))
    assert schedule._delay() == 6 * HOUR


@live
async def test_a_backup_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await fill(data, {"over": 200})
    store = SqliteStore(store_file(data))
    making = asyncio.ensure_future(in_thread(Backups(Settings(data=data)).make))
    number = 0
    while not making.done():
        number += 1
        await store.append("busy", number, [b"{}"])
    await store.close()
    # It waited for no backup.
    assert number > 5
    file = await making
    assert check(file).tables >= 200


@live
async def test_failures_are_reported_and_repeated(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FIRST", "AGAIN"):
        monkeypatch.setattr(backups, name, 0.01)
    schedule = Backups(Settings(data=data))
    told: list[tuple[str, bool]] = []
    problems: list[bool] = []

    def make(self: Backups, *, prune: bool) -> None:
        problems.append(prune)
        raise OSError(28, "No space") if len(problems) == 1 else BadBackup("torn")

    monkeypatch.setattr(Backups, "make", make)
    running = asyncio.ensure_future(schedule.run(lambda: "hurt", lambda *why: told.append(why)))
    while len(told) < 2:
        await asyncio.sleep(0.01)
    running.cancel()
    assert told[:2] == [("No space", False), ("torn", True)]
    assert problems[0] is False


@live
async def test_no_backups_are_made_if_none_are_wanted(data: Path) -> None:
    await Backups(Settings(data=data, backup_every=0)).run(str, lambda *_: None)


SOON = """
import sys
from ridotto.house.running import backups
from ridotto.terminal.main import main
backups.FIRST = 0.2
sys.exit(main(sys.argv[1:]))
"""


def test_a_house_is_restored_from_its_own_backup(data: Path) -> None:
    with Running(data) as house:
        token = house.guest("Ana")
        table = open_table(house, token)
        assert house.end() == 0
    with Running(data, command=(sys.executable, "-c", SOON)) as house:
        until(lambda: house.metrics()["ridotto_last_backup_timestamp_seconds"])
        until(lambda: "backup made" in [line["event"] for line in house.log_lines()])
        house.process.kill()
        house.process.wait()
    (file,) = (data / "backups").iterdir()
    os.truncate(store_file(data), 0)
    _, aside = restore(file, data, force=True)
    assert aside is not None
    assert aside.read_bytes() == b""
    assert check_file(store_file(data)).intact
    with Running(data) as house:
        assert house.ask("GET", "/healthz")[0] == 200
        assert house.ask("GET", f"/api/tables/{table}")[0] == 200
        assert house.tell("GET", "/api/me", token=token)["name"] == "Ana"


@live
async def test_a_restored_store_takes_new_entries(data: Path, tmp_path: Path) -> None:
    file = Backups(Settings(data=data)).make()
    store = SqliteStore(store_file(data))
    await store.append("later", 1, [b"{}"])
    await store.close()
    restore(file, data, force=True)
    store = SqliteStore(store_file(data))
    assert store.damage == {}
    assert await store.read("later") == []
    await store.append("later", 1, [b"{}"])
    await store.add_person(Person("a" * 16, "Ana"), "hash")
    await store.verify()
    assert store.damage == {}
    await store.close()
