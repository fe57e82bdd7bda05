"""Damage to the store is found, intact tables stay readable, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from house.filling import fill, table_that
from house.serving import live
from repetitions import times
from ridotto.house.damage import Damage, replay_log
from ridotto.house.full_check import check_file
from ridotto.house.store.base import Damaged, NotSaved, Person
from ridotto.house.store.checksums import fault_in, sum_of
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.marks import MOST_KEPT, Marks
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import DamagedFile, WrongFile, marks_file
from ridotto.house.table.entries import write_entry
from ridotto.house.views.messages import Said


async def crashed(path: Path, tables: int = 4) -> None:
    """Leave a store behind as a killed house does: with the latest writes in the log next to it."""
    store = SqliteStore(path.with_name("live.db"))
    for number in range(tables):
        await store.append(f"t{number}", 1, [b"{}"] * 3)
    await store.add_person(Person("a" * 16, "Ana"), "hash")
    await store.append_chat("t0", "a/1", Said(1, 1, "players", "a" * 16, "Ana", "hello"))
    for file in path.parent.glob("live.db*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, path.with_name(file.name.replace("live.db", path.name)))
    await store.close()


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def cut(path: Path, share: float) -> None:
    os.truncate(path, int(path.stat().st_size * share))


# Losses


@live
async def test_a_crash_alone_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await crashed(path)
    store = SqliteStore(path)
    await store.verify()
    assert store.damage == {}
    assert len(await store.read("t3")) == 3
    await store.close()
    assert not [*tmp_path.glob("*damaged*")]


@live
async def test_without_its_write_ahead_log_a_new_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await crashed(path)
    wal_of(path).unlink()
    before = path.read_bytes(), marks_file(path).read_bytes()
    with pytest.raises(DamagedFile, match="may be missing"):
        SqliteStore(path)
    assert (path.read_bytes(), marks_file(path).read_bytes()) == before


@pytest.mark.parametrize(
    "damage", [Path.unlink, lambda log: cut(log, 0.2), lambda log: cut(log, 0.0)]
)
@live
async def test_tables_that_lost_entries_are_refused_and_others_served(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "store.db"
    (early,) = await fill(tmp_path / "early", {"over": 1})
    shutil.copy(store_file(tmp_path / "early"), tmp_path / "live.db")
    await crashed(path)
    damage(wal_of(path))
    store = SqliteStore(path)
    assert "missing" in store.damage["lost"]
    assert await store.read(early)
    with pytest.raises(Damaged) as refused:
        await store.read("t3")
    assert refused.value.code == "damaged"
    # A table that never existed is not damaged.
    assert await store.read("elsewhere") == []
    await store.append("new", 1, [b"{}"])
    await store.close()
    # What was there is kept as it was, once.
    kept = {*tmp_path.glob("store.db.damaged-*")}
    assert {each.name.rpartition("-")[2] for each in kept} >= {"marks"}
    again = SqliteStore(path)
    assert again.damage
    assert await again.read("new")
    await again.close()
    assert {*tmp_path.glob("store.db.damaged-*")} == kept


@live
async def test_a_store_replaced_by_an_older_copy_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    store = SqliteStore(path)
    await store.append("table", 1, [b"{}"])
    await store.close()
    shutil.copy(path, tmp_path / "old.db")
    store = SqliteStore(path)
    await store.append("table", 2, [b"{}"])
    await store.close()
    shutil.copy(tmp_path / "old.db", path)
    store = SqliteStore(path)
    await store.verify()
    assert "missing" in store.damage["lost"]
    with pytest.raises(Damaged, match="damaged"):
        await store.read("table")
    await store.close()


def test_marks_survive_torn_and_garbled_lines(tmp_path: Path) -> None:
    file = tmp_path / "marks"
    marks = Marks(file)
    marks.note([("one", 3), ("two", 4), ("@guest", 1)])
    marks.note([("one", 5)])
    marks.drop(["two"])
    whole = file.read_bytes()
    assert Marks(file).found == {"one": 5, "@guest": 1}
    for end in range(len(whole)):
        file.write_bytes(whole[:end])
        found = Marks(file).found
        assert found.get("one", 0) in (0, 3, 5)
        garbled = bytearray(whole)
        garbled[end] ^= 1
        file.write_bytes(bytes(garbled) + b"\0\0\0")
        assert Marks(file).found.get("one", 0) in (0, 3, 5)


def test_marks_stay_few(tmp_path: Path) -> None:
    marks = Marks(tmp_path / "marks", 10)
    for number in range(1, 200):
        marks.note([(f"t{number % 30}", number)])
        assert len((tmp_path / "marks").read_bytes().splitlines()) <= 20
    found = Marks(tmp_path / "marks").found
    assert {key: found[key] for key in ("t19", "t18")} == {"t19": 199, "t18": 198}
    assert MOST_KEPT >= 2000


# Whole files


def test_an_empty_file_is_refused_and_stays_empty(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch()
    with pytest.raises(DamagedFile, match="empty"):
        SqliteStore(path)
    assert path.read_bytes() == b""


@pytest.mark.parametrize("killed", [False, True])
def test_a_halved_file_is_refused_and_left_alone(tmp_path: Path, killed: bool) -> None:
    path = store_file(tmp_path)
    asyncio.run(fill(tmp_path, {"over": 20}))
    if killed:
        shutil.copy(path, tmp_path / "live.db")
        asyncio.run(crashed(path))
    cut(path, 0.5)
    half = path.read_bytes()
    with pytest.raises(DamagedFile, match="cut off"):
        SqliteStore(path)
    assert path.read_bytes() == half


def test_a_missing_file_is_refused_if_it_had_tables(tmp_path: Path) -> None:
    path = store_file(tmp_path)
    asyncio.run(fill(tmp_path, {"over": 1}))
    path.unlink()
    with pytest.raises(DamagedFile, match="missing"):
        SqliteStore(path)
    assert not path.exists()
    marks_file(path).unlink()
    asyncio.run(fill(tmp_path, {"over": 1}))


def test_a_torn_store_of_an_earlier_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = store_file(tmp_path)
    asyncio.run(fill(tmp_path, {"over": 20}))
    pages = pages_of(path, "log")
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        # As version 2 wrote it, which had neither of these.
        for index in ("people_by_seen", "table_summaries_by_age", "table_people_by_table"):
            store.execute(f"DROP INDEX {index}")
        store.execute("ALTER TABLE log DROP COLUMN sum")
        store.execute("ALTER TABLE people DROP COLUMN seen")
        store.execute("DROP TABLE table_people")
        store.execute("PRAGMA user_version=2")
        pages = pages_of(path, "log")
    tear(path, pages[len(pages) // 2])
    before = path.read_bytes()
    with pytest.raises(DamagedFile, match="damaged"):
        SqliteStore(path)
    assert path.read_bytes() == before


# Single tables


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute(statement, values)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET entry=replace(CAST(entry AS TEXT), 'P1', 'P2') WHERE table_id=? AND n=3",
        "DELETE FROM log WHERE table_id=? AND n=3",
        "DELETE FROM log WHERE table_id=? AND n=1",
        "DELETE FROM log WHERE table_id=? AND n>20",
        "DELETE FROM log WHERE table_id=?",
        "UPDATE log SET entry='{}', sum=NULL WHERE table_id=? AND n=3",
        "UPDATE log SET n=-n WHERE table_id=?",
    ],
)
@live
async def test_a_damaged_table_is_refused_and_its_neighbour_served(
    tmp_path: Path, statement: str
) -> None:
    path = store_file(tmp_path)
    hurt, sound = await fill(tmp_path, {"over": 2})
    change(path, statement, hurt)
    store = SqliteStore(path)
    damage = Damage(store)
    assert (await damage.load(sound)).phase == "over"
    assert damage.problem() == ""
    for _ in range(2):
        with pytest.raises(Damaged):
            await damage.load(hurt)
    assert damage.tables == 1
    assert "1" in damage.problem()
    assert hurt not in damage.problem()
    await store.close()


@live
async def test_every_changed_byte_of_a_table_is_noticed(tmp_path: Path) -> None:
    table = table_that("over")
    texts = [write_entry(entry) for entry in table.entries]
    for place in range(0, len(texts[3]), 7):
        changed = bytearray(texts[3])
        changed[place] ^= 4
        rows = [(n, text, sum_of("model", n, text)) for n, text in enumerate(texts, 1)]
        assert fault_in("model", rows) is None
        rows[3] = (4, bytes(changed), rows[3][2])
        assert fault_in("model", rows)
    assert fault_in("other", rows[:1])


def test_a_log_that_ends_before_its_summary_is_damaged() -> None:
    table = table_that("over")
    texts = [write_entry(entry) for entry in table.entries]
    assert replay_log("model", texts, "playing").phase == "over"
    with pytest.raises(Damaged) as refused:
        replay_log("model", texts[:-1], "over")
    assert refused.value.fault.kind == "end-lost"


# Pages


def tear(path: Path, page: int) -> None:
    """Overwrite a page of a file."""
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)


def pages_of(path: Path, name: str) -> list[int]:
    """Return the pages of a table or index that hold rows."""
    with closing(sqlite3.connect(path)) as store:
        query = "SELECT pageno FROM dbstat WHERE name=? AND pagetype='leaf' ORDER BY path"
        try:
            return [row[0] for row in store.execute(query, (name,))]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite does not say which page holds what")


@live
async def test_a_torn_page_harms_only_the_tables_on_it(tmp_path: Path) -> None:
    path = store_file(tmp_path)
    names = await fill(tmp_path, {"over": 20})
    pages = pages_of(path, "log")
    tear(path, pages[len(pages) // 2])
    store = SqliteStore(path)
    damage = Damage(store)
    served, refused = [], []
    for name in names:
        try:
            await damage.load(name)
            served.append(name)
        except Damaged:
            refused.append(name)
    assert 0 < len(refused) < 5
    await store.verify()
    assert "structure" in store.damage
    assert len(served) + len(refused) == len(names)
    # Others can still write: a commit fails only for the table on the damaged page.
    writes = [store.append(name, 1000, [b"x"]) for name in served]
    writes += [store.append(name, n, [b"x"]) for name in refused for n in range(1, 200, 2)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert results[: len(served)] == [None] * len(served)
    assert any(isinstance(each, NotSaved) for each in results[len(served) :])
    await store.close()


@pytest.mark.parametrize("name", ["table_summaries", "chat", "mutes", "people"])
@live
async def test_other_torn_pages_do_not_keep_tables_from_loading(tmp_path: Path, name: str) -> None:
    path = store_file(tmp_path)
    tables = await fill(tmp_path, {"playing": 20})
    store = SqliteStore(path)
    await store.add_person(Person("a" * 16, "Ana"), "hash")
    await store.append_chat(tables[0], "a/1", Said(1, 1, "players", "a" * 16, "Ana", "hello"))
    await store.mute("a" * 16, "b" * 16, True)
    await store.close()
    for page in pages_of(path, name):
        tear(path, page)
    store = SqliteStore(path)
    await store.summaries(("playing",), public=False)
    assert await store.read_chat(tables[0], "players", 5) == [] or name != "chat"
    assert await store.muted("a" * 16) == frozenset() or name != "mutes"
    if name == "people":
        with pytest.raises(Damaged):
            await store.find_person("hash")
    assert await store.read(tables[0])
    await store.verify()
    assert "structure" in store.damage
    await store.close()


@live
async def test_a_flipped_bit_never_changes_a_log_unnoticed(tmp_path: Path) -> None:
    names = await fill(tmp_path, {"over": 2, "playing": 1, "waiting": 1})
    whole, marks = store_file(tmp_path).read_bytes(), marks_file(store_file(tmp_path))
    store = SqliteStore(store_file(tmp_path))
    logs = {name: await store.read(name) for name in names}
    await store.close()
    chance, refused = random.Random(11), 0
    for number in range(times(40, 2000)):
        path = tmp_path / f"flipped{number}.db"
        flipped = bytearray(whole)
        flipped[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        path.write_bytes(flipped)
        shutil.copy(marks, marks_file(path))
        check_file(path)
        try:
            store = SqliteStore(path)
        except (WrongFile, sqlite3.DatabaseError):
            refused += 1
            continue
        for name in names:
            try:
                assert await store.read(name) == logs[name]
            except Damaged:
                refused += 1
        await store.summaries(("waiting",), public=False)
        await store.verify()
        await store.close()
    assert refused
