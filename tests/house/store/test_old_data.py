"""Data directories and backups of earlier versions open, migrate and play on.

``old_data/make.py`` made them; see there what they contain.
"""

from __future__ import annotations

import asyncio
import io
import json
import lzma
import sqlite3
import subprocess
import sys
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at
from house.other_houses import OtherHouse
from house.players import play_all
from house.serving import Guest, Served, live
from ridotto.house.full_check import check_file
from ridotto.house.house import hash_token
from ridotto.house.store import schema
from ridotto.house.store.backup import back_up, check, restore
from ridotto.house.store.base import Person
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.schema import VERSION, version_of
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import WrongFile, open_file, prepare
from ridotto.house.table.entries import Hosted, Opened, Sat, read_entry
from ridotto.house.table.fold import Table

OLD_DATA = Path(__file__).parent / "old_data"
VERSIONS = sorted(each.name for each in OLD_DATA.iterdir() if (each / "known.json.xz").exists())
#: Fields of a view that depend on the moment.
MOMENTARY = {"is", "now", "clock", "present", "spectators"}


def unpacked(version: str, name: str) -> bytes:
    return lzma.decompress((OLD_DATA / version / name).read_bytes())


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def known(version: str) -> Any:
    return json.loads(unpacked(version, "known.json.xz"))


@pytest.fixture
def data(version: str, tmp_path: Path) -> Path:
    """Return the data directory of a house that was killed, with its write-ahead log."""
    with tarfile.open(fileobj=io.BytesIO(unpacked(version, "data.tar.xz"))) as tar:
        tar.extractall(tmp_path / "data", filter="data")
    return tmp_path / "data"


@pytest.fixture
def backup(version: str, tmp_path: Path) -> Path:
    file = tmp_path / "backup.db"
    file.write_bytes(unpacked(version, "backup.db.xz"))
    return file


def contents(file: Path) -> dict[str, list[Any]]:
    """Return the rows of every table, by the table's position: names differ between versions.

    Columns that later versions have added are left out.
    """
    with closing(sqlite3.connect(file)) as store:
        tables = ["log", "people", "mutes"]
        others = (("cards", "talk"), ("table_summaries", "chat"))
        there = {row[0] for row in store.execute("SELECT name FROM sqlite_master")}
        tables += next(pair for pair in others if there >= set(pair))
        rows = [store.execute(f"SELECT * FROM {each} ORDER BY 1, 2").fetchall() for each in tables]
        return {
            str(number): [row[:columns] for row in found]
            for number, (found, columns) in enumerate(zip(rows, (3, 3, 2, 6, 4), strict=True))
        }


def layout(file: Path) -> list[Any]:
    """Return the tables with their columns, and the indexes."""
    with closing(sqlite3.connect(file)) as store:
        names = store.execute("SELECT type, name, tbl_name FROM sqlite_master ORDER BY 1, 2")
        return [
            (*row, store.execute(f"PRAGMA {row[0]}_xinfo({row[1]})").fetchall())
            for row in names.fetchall()
        ]


def migrated(file: Path) -> None:
    prepare(file).close()


def is_like(new: Any, old: Any) -> bool:
    """Check whether new data includes all of the old data; objects may have new fields.

    The code of a table that did not wait for guests was hidden.
    """
    if isinstance(old, dict):
        return isinstance(new, dict) and all(
            key in new and (is_like(new[key], value) or (key, value) == ("code", None))
            for key, value in old.items()
        )
    if isinstance(old, list):
        return len(new) == len(old) and all(map(is_like, new, old))
    return bool(new == old)


# The file


def test_a_migrated_store_holds_what_it_held_in_the_layout_of_a_new_one(
    data: Path, tmp_path: Path
) -> None:
    before = contents(store_file(data))
    assert before["0"]
    migrated(store_file(data))
    migrated(tmp_path / "new.db")
    assert contents(store_file(data)) == before
    assert layout(store_file(data)) == layout(tmp_path / "new.db")
    with closing(open_file(store_file(data))) as store:
        assert version_of(store) == VERSION


def test_a_migrated_store_knows_the_tables_of_every_guest(data: Path) -> None:
    file = store_file(data)
    expected: set[tuple[str, str]] = set()
    for table, _, text in contents(file)["0"]:
        entry = read_entry(text)
        if isinstance(entry, Opened | Sat | Hosted):
            expected.add((entry.person, table))
    for table, _, _, message in contents(file)["4"]:
        expected.add((json.loads(message)["person"], table))
    migrated(file)
    with closing(open_file(file)) as store:
        assert {*store.execute("SELECT * FROM table_people")} == expected


def test_an_old_store_and_backup_pass_the_full_check_before_and_after_the_migration(
    data: Path, backup: Path, known: Any
) -> None:
    for file in (store_file(data), backup):
        before = check_file(file)
        assert before.intact, before
        assert before.tables >= len(known["tables"])
        assert before.people == len(known["guests"])
        migrated(file)
        assert check_file(file) == before


def test_a_migration_that_fails_leaves_the_old_file(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store_file(data)
    before, version = contents(file), version_of(open_file(file))
    steps = schema.MIGRATIONS[version]
    broken = (*steps, "INSERT INTO nowhere VALUES (1)")
    monkeypatch.setitem(schema.MIGRATIONS, version, broken)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrated(file)
    assert contents(file) == before
    with closing(open_file(file)) as store:
        assert version_of(store) == version
    monkeypatch.undo()
    migrated(file)
    assert contents(file) == before


_CUT_OFF = """
import os, sys
from pathlib import Path
from ridotto.house.store import schema
from ridotto.house.store.store_file import prepare
class Cut(tuple):
    def __iter__(self):
        yield from super().__iter__()
        os._exit(9)
schema.MIGRATIONS[int(sys.argv[2])] = Cut(schema.MIGRATIONS[int(sys.argv[2])])
prepare(Path(sys.argv[1]))
"""


def test_a_migration_that_is_killed_leaves_the_old_file(data: Path) -> None:
    file = store_file(data)
    before = contents(file)
    with closing(open_file(file)) as store:
        version = version_of(store)
    done = subprocess.run([sys.executable, "-c", _CUT_OFF, file, str(version)], check=False)
    assert done.returncode == 9
    assert contents(file) == before
    with closing(open_file(file)) as store:
        assert version_of(store) == version


def test_a_store_of_a_later_version_is_refused_with_both_versions_named(tmp_path: Path) -> None:
    file = tmp_path / "later.db"
    with closing(prepare(file)) as store:
        store.execute(f"PRAGMA user_version={VERSION + 1}")
    with pytest.raises(WrongFile, match=rf"version {VERSION + 1}.* up to {VERSION}$"):
        open_file(file)


def test_a_store_that_is_not_migrated_yet_can_be_backed_up(
    data: Path, known: Any, tmp_path: Path
) -> None:
    held = back_up(data, tmp_path / "copy.db")
    assert held == check(tmp_path / "copy.db")
    assert held.people == len(known["guests"])
    assert contents(tmp_path / "copy.db") == contents(store_file(data))


def test_a_backup_is_restored_and_then_migrated(backup: Path, known: Any, tmp_path: Path) -> None:
    before = contents(backup)
    held, aside = restore(backup, tmp_path / "restored")
    assert (held.people, aside) == (len(known["guests"]), None)
    migrated(store_file(tmp_path / "restored"))
    assert contents(store_file(tmp_path / "restored")) == before


def test_every_table_guest_and_mute_is_read_from_a_migrated_store(data: Path, known: Any) -> None:
    async def look() -> None:
        store = SqliteStore(store_file(data))
        try:
            for name, table in known["tables"].items():
                entries = [read_entry(text) for text in await store.read(table)]
                shown = known["shown"][name]["shown"]
                assert Table(table, entries).phase == shown["phase"], name
                if code := shown.get("code"):
                    assert await store.find_code(code) == table
            for guest in known["guests"]:
                found = await store.find_person(hash_token(guest["token"]))
                assert found == Person(guest["person"], guest["name"])
            ada, _, cleo, _ = (guest["person"] for guest in known["guests"])
            assert await store.muted(ada) == {cleo}
            mascarade = known["tables"]["mascarade"]
            assert await store.last_chat_numbers(mascarade) == {"players": 1, "spectators": 1}
        finally:
            await store.close()

    asyncio.run(look())


# The house


def guests_of(served: Served, known: Any) -> list[Guest]:
    return [
        Guest(served, guest["person"], guest["name"], guest["token"]) for guest in known["guests"]
    ]


def check_finished_games(served: Served, known: Any) -> None:
    for name, record in known["records"].items():
        path = f"/api/tables/{known['tables'][name]}"
        assert is_like(served.get(f"{path}/record"), record), name
        for viewer, replay in known["replays"][name].items():
            assert is_like(served.get(f"{path}/replay?viewer={viewer}"), replay), (name, viewer)


def differences(new: dict[str, Any], old: dict[str, Any]) -> list[str]:
    """Return the fields of a view that have changed.

    Where all are asked at once, a time limit that ran out meanwhile may have added entries.
    """
    if new["n"] > old["n"] and old["shown"]["wishes"]["claims"] == "at-once":
        return [] if is_like(new["entries"][: old["n"]], old["entries"]) else ["entries"]
    return [key for key in old if key not in MOMENTARY and not is_like(new[key], old[key])]


async def check_views(served: Served, known: Any) -> None:
    """Check that every guest sees the same as before at every table."""
    for name, views in known["views"].items():
        guests = guests_of(served, known)
        for guest, seen in zip(guests, views, strict=True):
            client = Client(guest, known["tables"][name])
            await client.connect()
            different = differences(client.view, seen)
            assert not different, (name, guest.name)
            await client.vanish()


async def check_play(served: Served, known: Any, name: str) -> None:
    """Let the people at a table play on to the end."""
    people = [
        guest
        for guest, view in zip(guests_of(served, known), known["views"][name], strict=True)
        if view["you"]["player"] is not None
    ]
    async with at(known["tables"][name], *people) as clients:
        for client in clients:
            await client.do("ready")
        await play_all(clients)
        assert clients[0].over


@live
async def test_an_old_house_opens_shows_what_it_showed_and_plays_on(data: Path, known: Any) -> None:
    with OtherHouse(data) as served:
        shown = {row["table"] for row in served.get("/api/tables")["tables"]}
        assert shown <= {row["table"] for row in known["lobby"]}
        await check_views(served, known)
        check_finished_games(served, known)
        for name, table in known["shown"].items():
            if table["shown"]["phase"] == "playing":
                await check_play(served, known, name)


@live
async def test_a_house_restored_from_an_old_backup_shows_what_it_showed(
    backup: Path, known: Any, tmp_path: Path
) -> None:
    restore(backup, tmp_path / "restored")
    with OtherHouse(tmp_path / "restored") as served:
        await check_views(served, known)
        check_finished_games(served, known)
