"""A store that is closed leaves nothing behind: no check, no log, no deleted id."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from house.filling import fill
from house.serving import live
from ridotto.house.store import sqlite
from ridotto.house.store.base import Person
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.marks import Marks
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import marks_file


@live
async def test_closing_ends_a_check_and_leaves_no_write_ahead_log(tmp_path: Path) -> None:
    await fill(tmp_path, {"over": 400})
    store = SqliteStore(store_file(tmp_path))
    await store.add_person(Person("a" * 16, "Ana"), "hash")
    check = asyncio.create_task(store.verify())
    await asyncio.sleep(0)  # the thread has been started
    check.cancel()  # as when a house closes
    await store.close()
    assert {file.name for file in tmp_path.iterdir()} == {"ridotto.db", "ridotto.db-marks"}
    assert "_verify" not in " ".join(thread.name for thread in threading.enumerate())
    # An interrupted check is no damage.
    assert store.damage == {}


@live
async def test_a_large_store_is_not_checked_and_that_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(tmp_path, {"over": 20})
    monkeypatch.setattr(sqlite, "LARGEST_CHECKED", 1000)
    store = SqliteStore(store_file(tmp_path))
    with caplog.at_level("INFO", "ridotto"):
        await store.verify()
    assert "store too large to be checked" in caplog.messages
    await store.close()


@live
async def test_the_mark_of_a_deleted_guest_is_purged_and_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    store = SqliteStore(path)
    people = [Person(f"{number:016x}", "Ana") for number in range(3)]
    await asyncio.gather(*(store.add_person(each, each.id) for each in people))
    await store.append("t", 1, [b"x"])
    # In one commit with the deletion.
    last = Person("f" * 16, "Zoe")
    added = store.add_person(last, "hash")
    await asyncio.gather(added, store.lifecycle.forget(last.id), store.lifecycle.forget("1" * 16))
    await store.lifecycle.forget(people[0].id)
    kept = marks_file(path).read_text()
    assert people[0].id not in kept
    assert last.id not in kept
    # What is left is still noticed when it is lost, although the store was not closed in order.
    assert {*Marks(marks_file(path)).found} == {f"@{each.id}" for each in people[1:]} | {"t"}
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
        new.execute("DELETE FROM people WHERE person=?", (people[1].id,))
        new.commit()
    shutil.copy(marks_file(path), marks_file(copy))
    await store.close()
    damaged = SqliteStore(copy)
    assert "lost" in damaged.damage
    await damaged.close()
