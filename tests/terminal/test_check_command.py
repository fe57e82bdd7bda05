"""``ridotto check``: what is damaged is named, in every language, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from house.filling import fill
from ridotto.house.full_check import check_file
from ridotto.house.running.logs import table_mark
from ridotto.house.store.backup import back_up
from ridotto.house.store.data_directory import locked, store_file
from ridotto.house.store.marks import write_marks
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import marks_file
from terminal.command import LANGUAGES, ridotto


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Return the tables of a store in the folder ``data``."""
    return asyncio.run(fill(tmp_path / "data", {"over": 3, "playing": 2, "waiting": 2}))


def change(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(store_file(data), isolation_level=None)) as store:
        store.execute(statement, values)


def files(data: Path) -> dict[str, bytes]:
    """Return the files of a store, without the empty ones that reading it may create."""
    found = (store_file(data), marks_file(store_file(data)))
    return {file.name: file.read_bytes() for file in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_intact_store_and_its_copy_pass(
    tmp_path: Path, tables: list[str], language: str
) -> None:
    data = tmp_path / "data"
    back_up(data, tmp_path / "copy.db")
    before = files(data)
    for given in (data, tmp_path / "copy.db"):
        done = ridotto("check", given, RIDOTTO_LANG=language)
        assert (done.returncode, done.stderr) == (0, "")
        assert str(len(tables)) in done.stdout
    assert ridotto("check", RIDOTTO_DATA=str(data)).returncode == 0
    assert files(data) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_damaged_is_named(tmp_path: Path, tables: list[str], language: str) -> None:
    data = tmp_path / "data"
    change(data, "DELETE FROM log WHERE table_id=? AND n=3", tables[0])
    change(data, "UPDATE log SET entry='x' WHERE table_id=? AND n=4", tables[1])
    change(data, "UPDATE log SET entry='{}', sum=NULL WHERE table_id=? AND n=5", tables[2])
    change(data, "DELETE FROM log WHERE table_id=?", tables[3])
    change(data, "INSERT INTO chat VALUES (?, 1, 'c', 'x')", tables[4])
    before = files(data)
    done = ridotto("check", data, RIDOTTO_LANG=language)
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert len(lines) == 6
    for table, number in zip(tables[:3], "345", strict=True):
        (line,) = [line for line in lines if table_mark(table) in line]
        assert number in line
        assert table not in done.stdout
    assert "4" in lines[-1]
    assert files(data) == before


def test_the_findings_as_data(tmp_path: Path, tables: list[str]) -> None:
    data = tmp_path / "data"
    assert json.loads(ridotto("check", data, "--json").stdout)["ok"] is True
    change(data, "DELETE FROM log WHERE table_id=? AND n=3", tables[0])
    told = json.loads(ridotto("check", data, "--json").stdout)
    assert (told["ok"], told["tables"]) == (False, len(tables))
    (damaged,) = told["damaged"]
    assert (damaged["table"], damaged["kind"]) == (table_mark(tables[0]), "entry-missing")


def test_an_unusable_file_is_reported(tmp_path: Path, tables: list[str]) -> None:
    store = store_file(tmp_path / "data")
    os.truncate(store, store.stat().st_size // 2)
    done = ridotto("check", tmp_path / "data")
    assert done.returncode == 1
    assert "cut off" in done.stdout
    os.truncate(store, 0)
    assert "empty" in ridotto("check", tmp_path / "data").stdout
    store.unlink()
    assert "missing" in ridotto("check", tmp_path / "data").stdout
    nothing = ridotto("check", tmp_path / "nowhere")
    assert (nothing.returncode, nothing.stdout) == (1, "")
    assert "nothing to check" in nothing.stderr


def test_a_torn_page_is_found(tmp_path: Path, tables: list[str]) -> None:
    store = store_file(tmp_path / "data")
    with store.open("r+b") as file:
        file.seek(store.stat().st_size // 2 // 4096 * 4096)
        file.write(bytes(4096))
    done = ridotto("check", tmp_path / "data")
    assert done.returncode == 1
    assert "structure" in done.stdout
    assert ridotto("check", tmp_path / "data", "--accept").returncode == 1


def test_accepted_damage_is_no_longer_reported(tmp_path: Path, tables: list[str]) -> None:
    data = tmp_path / "data"
    path = store_file(data)
    change(data, "DELETE FROM log WHERE table_id=? AND n=3", tables[0])
    write_marks(marks_file(path), {tables[1]: 10_000, "@guest": 1})
    findings = check_file(path)
    assert {fault.kind for _, fault in findings.damaged} == {"entry-missing", "entries-lost"}
    assert findings.lost == 1
    with locked(data):
        assert ridotto("check", data, "--accept").returncode == 3
    done = ridotto("check", data, "--accept")
    assert (done.returncode, done.stderr) == (0, "")

    async def reopen() -> None:
        store = SqliteStore(path)
        assert store.damage == {}
        assert store.known_damage == {tables[0]}
        assert await store.read(tables[1])
        await store.close()

    asyncio.run(reopen())
    assert ridotto("check", data).returncode == 1
