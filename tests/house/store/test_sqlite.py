"""The embedded store: acknowledged writes are durable, ordered, and never overwritten."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.serving import live
from repetitions import times
from ridotto.house.store.base import Conflict, NotSaved, Person
from ridotto.house.store.schema import VERSION
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import WrongFile
from ridotto.house.store.summaries import TableSummary
from ridotto.house.views.messages import Said

TABLES = ("one", "two", "three")


def summary_of(table: str, number: int, phase: str = "playing") -> TableSummary:
    return TableSummary(
        table, phase, number % 2 == 0, f"CODE{table}", "mascarade", 4, "4A", 1, 3, "", (), number
    )


async def attempt(appending: Any) -> bool:
    """Return whether something was appended; False if another writer was faster."""
    try:
        await appending
    except Conflict:
        return False
    return True


# Appending

#: A table, an offset before the next number, the number of entries, and whether with a summary.
APPENDS = st.tuples(st.sampled_from(TABLES), st.integers(0, 2), st.integers(1, 4), st.booleans())


@settings(max_examples=times(25, 1000), deadline=None)
@given(
    batches=st.lists(st.lists(APPENDS, min_size=1, max_size=6), max_size=6), reopen=st.booleans()
)
def test_a_log_is_exactly_what_was_appended_under_the_next_number(
    batches: list[list[tuple[str, int, int, bool]]], reopen: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_follow(Path(folder) / "store.db", batches, reopen))


async def _follow(
    path: Path, batches: list[list[tuple[str, int, int, bool]]], reopen: bool
) -> None:
    store = SqliteStore(path)
    logs: dict[str, list[bytes]] = {table: [] for table in TABLES}
    summaries: dict[str, TableSummary] = {}
    serial = 0
    for batch in batches:
        appending, expected = [], []
        for table, back, count, with_card in batch:
            serial += 1
            number = max(1, len(logs[table]) + 1 - back)
            texts = [f"{serial}.{step}".encode() for step in range(count)]
            summary = summary_of(table, serial) if with_card else None
            appending.append(attempt(store.append(table, number, texts, summary)))
            fits = number == len(logs[table]) + 1
            expected.append(fits)
            if fits:
                logs[table] += texts
                if summary is not None:
                    summaries[table] = summary
        assert await asyncio.gather(*appending) == expected
        if reopen:
            await store.close()
            store = SqliteStore(path)
        for table, log in logs.items():
            assert await store.read(table) == log
            assert await store.read(table, 2) == log[2:]
        told = await store.summaries(("playing",), public=False)
        assert told == sorted(summaries.values(), key=lambda summary: -summary.since)
    await store.close()


@live
async def test_only_the_owner_can_read_the_store_in_any_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        store = SqliteStore(tmp_path / "store.db")
        await store.append("table", 1, [b"{}"], None)
        kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert set(kept.values()) == {0o600}, kept
    assert "store.db" in kept


@live
async def test_one_commit_serves_many_jobs_and_a_conflict_fails_only_itself(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.append("taken", 1, [b"mine"])
    before = store.commits
    appending = [attempt(store.append(f"t{number}", 1, [b"x"])) for number in range(300)]
    appending.insert(150, attempt(store.append("taken", 1, [b"yours"], summary_of("taken", 1))))
    results = await asyncio.gather(*appending)
    assert results.count(False) == 1
    assert not results[150]
    assert store.commits - before < 100
    assert await store.read("taken") == [b"mine"]
    assert await store.summaries(("playing",), public=False) == []
    await store.close()


@live
async def test_entries_and_summaries_are_written_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    statements: list[str] = []
    store._writer.connection.set_trace_callback(statements.append)
    appending = [store.append(f"t{number}", 1, [b"x"]) for number in range(100)]
    appending.insert(50, store.append("over", 1, [b"end"], summary_of("over", 1)))
    await asyncio.gather(*appending)
    written = [text for text in statements if text.startswith("INSERT INTO log")]
    # The summary's own entry, and few commits for all the others.
    assert len(written) < 20
    assert await store.read("t99") == [b"x"]
    assert await store.read("over") == [b"end"]
    assert [summary.table for summary in await store.summaries(("playing",), public=False)] == [
        "over"
    ]
    await store.close()


@live
async def test_of_many_writers_one_succeeds_and_the_others_get_a_conflict(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "store.db") for _ in range(3)]
    written: list[bytes] = []

    async def write(store: SqliteStore, name: str) -> None:
        done = 0
        while done < 15:
            known = await store.read("table")
            text = f"{name}{done}".encode()
            if await attempt(store.append("table", len(known) + 1, [text])):
                written.append(text)
                done += 1

    await asyncio.gather(
        *(write(store, f"{number}{half}") for number, store in enumerate(stores) for half in "ab")
    )
    assert len(written) == 6 * 15
    for store in stores:
        log = await store.read("table")
        assert sorted(log) == sorted(written)
        for number in "012":
            for half in "ab":
                mine = [text for text in log if text.startswith(f"{number}{half}".encode())]
                assert mine == [f"{number}{half}{done}".encode() for done in range(15)]
        await store.close()


@live
async def test_failed_writes_are_refused_and_the_writer_survives(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "store.db")
    with pytest.raises(NotSaved):
        await store.mute("a" * 16, "\ud800", True)
    with pytest.raises(NotSaved):
        await store.append("table", 2**70, [b"x"])
    assert store.trouble
    await store.append("table", 1, [b"x"])
    assert not store.trouble
    assert await store.read("table") == [b"x"]
    await store.close()


@live
async def test_a_write_to_a_locked_store_fails(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    store._writer.connection.execute("PRAGMA busy_timeout=50")
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved):
        await store.append("table", 1, [b"x"])
    other.execute("ROLLBACK")
    other.close()
    await store.append("table", 1, [b"x"])
    await store.close()


# Other data


@live
async def test_people_are_known_by_what_is_kept_of_their_token(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.add_person(Person("a" * 16, "Ana"), "hash")
    await store.rename_person("a" * 16, "Anna")
    await store.close()
    store = SqliteStore(tmp_path / "store.db")
    assert await store.find_person("hash") == Person("a" * 16, "Anna")
    assert await store.find_person("other") is None
    await store.close()


@live
async def test_old_chat_is_dropped_but_not_the_number_of_a_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.house.store.sqlite.CHAT_KEPT", 150)
    store = SqliteStore(tmp_path / "store.db")
    await store.append_chat("table", "b/1", Said(1, 1, "spectators", "b" * 16, "Bea", "Oh!"))
    for n in range(1, 400):
        await store.append_chat("table", f"a/{n}", Said(n, n, "players", "a" * 16, "Ana", f"{n}"))
    kept = [said.n for said in await store.read_chat("table", "players", 1000)]
    assert kept == list(range(250, 400))
    assert await store.last_chat_numbers("table") == {"players": 399, "spectators": 1}
    await store.close()


@live
async def test_chat_is_kept_once_and_mutes_until_they_are_lifted(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    said = [Said(n, n, "players", "a" * 16, "Ana", f"{n}") for n in range(1, 6)]
    for each in said:
        await store.append_chat("table", f"a/{each.n}", each)
    with pytest.raises(Conflict):
        await store.append_chat("table", "a/3", Said(6, 6, "players", "a" * 16, "Ana", "again"))
    assert await store.read_chat("table", "players", 3) == said[2:]
    assert await store.read_chat("table", "spectators", 3) == []
    assert await store.read_chat("elsewhere", "players", 3) == []
    for other in ("b", "c", "b"):
        await store.mute("a", other, True)
    await store.mute("a", "c", False)
    assert await store.muted("a") == {"b"}
    assert await store.muted("b") == frozenset()
    await store.close()


@live
async def test_a_code_leads_to_a_table_that_waits_or_plays(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.append("table", 1, [b"x"], summary_of("table", 1, "waiting"))
    assert await store.find_code("CODEtable") == "table"
    assert await store.count_open() == 1
    await store.append("table", 2, [b"x"], summary_of("table", 1, "playing"))
    assert await store.find_code("CODEtable") == "table"
    assert await store.count_open() == 1
    await store.append("table", 3, [b"x"], summary_of("table", 1, "over"))
    assert await store.find_code("CODEtable") is None
    assert await store.count_open() == 0
    await store.close()


# Files


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.db"
    text.write_text("My dear Giacomo, " * 100)
    with pytest.raises(WrongFile, match="not the store"):
        SqliteStore(text)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    file.close()
    with pytest.raises(WrongFile, match="another program"):
        SqliteStore(other)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as file:
        file.execute(f"PRAGMA user_version={VERSION + 1}")
    file.close()
    with pytest.raises(WrongFile, match="version"):
        SqliteStore(newer)
