"""Backups of a house: complete, made while it runs, restored or refused, and atomic."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from house.filling import fill
from house.serve_process import Running, until
from ridotto.house.store import backup
from ridotto.house.store.backup import AlreadyExists, BadBackup, NoStore, back_up, check, restore
from ridotto.house.store.data_directory import DataDirectoryInUse, locked, store_file
from ridotto.house.store.schema import VERSION
from ridotto.house.store.store_file import WrongFile
from terminal.command import LANGUAGES, ridotto


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder of a house with a few tables."""
    folder = tmp_path / "data"
    asyncio.run(fill(folder, {"waiting": 3, "playing": 2, "over": 1}))
    return folder


def rows(store: Path) -> list[tuple[object, ...]]:
    found = sqlite3.connect(store)
    try:
        return found.execute("SELECT * FROM log ORDER BY table_id, n").fetchall()
    finally:
        found.close()


def everything(folder: Path) -> dict[str, bytes]:
    """Return all files but the lock, which is always empty."""
    files = (file for file in folder.iterdir() if file.name != "house.lock")
    return {file.name: file.read_bytes() for file in files}


# Copying


def test_a_copy_is_one_file_that_holds_everything(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    held = back_up(data, file)
    assert (held.tables, held.entries) == (6, len(rows(store_file(data))))
    assert rows(file) == rows(store_file(data))
    assert {each.name for each in tmp_path.iterdir()} == {"data", "copy"}
    assert check(file) == held


def test_a_copy_is_for_its_owner_alone(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def test_a_copy_made_while_guests_play_is_of_one_moment(tmp_path: Path) -> None:
    with Running(tmp_path / "data", "--tables-each", "0") as house:
        token = house.guest("Ana")
        answered: list[str] = []
        enough = threading.Event()

        def open_many() -> None:
            wishes = {"game": "masquerade", "players": 2}
            while not enough.is_set():
                asked = {"wishes": wishes, "sit": secrets.token_hex(16)}
                answered.append(house.tell("POST", "/api/tables", asked, token)["table"])

        opening = [threading.Thread(target=open_many) for _ in range(2)]
        for each in opening:
            each.start()
        for number in range(5):
            until(lambda more: len(answered) > more, len(answered) + 5)
            before = list(answered)
            done = ridotto("backup", tmp_path / f"copy{number}", "--data", house.data)
            assert (done.returncode, done.stderr) == (0, "")
            copied = {row[0] for row in rows(tmp_path / f"copy{number}")}
            # Everything acknowledged before the start of the backup is in it.
            assert set(before) <= copied
            check(tmp_path / f"copy{number}")
        enough.set()
        for each in opening:
            each.join(60)
        assert house.end() == 0
        assert "cannot write" not in house.log()


def test_an_existing_file_is_not_overwritten_without_force(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("dear diary", encoding="utf-8")
    with pytest.raises(AlreadyExists):
        back_up(data, file)
    assert file.read_text(encoding="utf-8") == "dear diary"
    back_up(data, file, force=True)
    assert rows(file) == rows(store_file(data))


def test_the_store_is_never_copied_onto_itself(data: Path, tmp_path: Path) -> None:
    before = everything(data)
    (tmp_path / "way").symlink_to(data)
    (data / "house.lock").touch()
    lock = (data / "house.lock").stat().st_ino
    for file in (
        store_file(data), tmp_path / "way" / "ridotto.db", data / "ridotto.db-wal",
        tmp_path / "way" / "house.lock",
    ):  # fmt: skip
        with pytest.raises(OSError, match="not permitted"):
            back_up(data, file, force=True)
    assert everything(data) == before
    assert (data / "house.lock").stat().st_ino == lock, "another house would be let in"


def test_a_backup_without_a_store_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(NoStore):
        back_up(tmp_path / "nowhere", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_a_failed_copy_leaves_the_old_file(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "copy"
    back_up(data, file)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        back_up(data, file, force=True)
    assert file.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} == {"data", "copy"}


# Restoring


def test_a_restored_copy_equals_the_original(tmp_path: Path) -> None:
    with Running(tmp_path / "one") as house:
        token = house.guest("Ana")
        asked = {"wishes": {"game": "masquerade", "players": 2}, "sit": secrets.token_hex(16)}
        opened = house.tell("POST", "/api/tables", asked, token)
        back_up(house.data, tmp_path / "copy")
        shown = house.tell("GET", f"/api/tables/{opened['table']}")
    restore(tmp_path / "copy", tmp_path / "two")
    with Running(tmp_path / "two") as house:
        assert house.tell("GET", f"/api/tables/{opened['table']}") == shown
        assert house.tell("GET", "/api/me", token=token)["name"] == "Ana"
        assert house.tell("GET", f"/api/codes/{opened['code']}")["table"] == opened["table"]


def test_a_store_that_is_there_is_kept(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    asyncio.run(fill(data, {"waiting": 2}))
    later, before = rows(store_file(data)), everything(data)
    with pytest.raises(AlreadyExists):
        restore(tmp_path / "copy", data)
    assert everything(data) == before
    held, aside = restore(tmp_path / "copy", data, force=True)
    assert held.tables == 6
    assert aside is not None
    assert rows(aside) == later
    assert rows(store_file(data)) == rows(tmp_path / "copy")
    _, again = restore(tmp_path / "copy", data, force=True)
    assert again not in (None, aside)


def test_the_store_put_aside_includes_the_log_of_a_crashed_house(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as house:
        back_up(house.data, tmp_path / "copy")
        token = house.guest("Ana")
        asked = {"wishes": {"game": "masquerade", "players": 2}, "sit": secrets.token_hex(16)}
        table = house.tell("POST", "/api/tables", asked, token)["table"]
        house.process.kill()
        house.process.wait()
    assert store_file(tmp_path / "data").with_name("ridotto.db-wal").stat().st_size > 0
    _, aside = restore(tmp_path / "copy", tmp_path / "data", force=True)
    assert aside is not None
    assert {row[0] for row in rows(aside)} == {table}
    assert rows(store_file(tmp_path / "data")) == []


def test_a_file_that_is_no_store_is_put_aside_unchanged(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    other = tmp_path / "other"
    other.mkdir()
    store_file(other).write_text("dear diary", encoding="utf-8")
    store_file(other).with_name("ridotto.db-wal").write_text("more", encoding="utf-8")
    _, aside = restore(tmp_path / "copy", other, force=True)
    assert aside is not None
    assert aside.read_text(encoding="utf-8") == "dear diary"
    assert aside.with_name(aside.name + "-wal").read_text(encoding="utf-8") == "more"
    assert rows(store_file(other)) == rows(tmp_path / "copy")


def test_a_backup_is_not_restored_under_an_open_house(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    with Running(data) as house:
        before = rows(store_file(data))
        for force in ("--force", "--data"):
            more = [force] if force == "--force" else []
            done = ridotto("restore", tmp_path / "copy", "--data", data, *more)
            assert done.returncode == 3
            assert "a server is running" in done.stderr
        assert rows(store_file(data)) == before
        assert house.ask("GET", "/healthz")[0] == 200
    with locked(data), pytest.raises(DataDirectoryInUse):
        restore(tmp_path / "copy", data, force=True)


def broken_files(folder: Path, good: bytes) -> dict[str, Path]:
    made = {}
    for name, content in {
        "empty": b"", "text": b"dear diary\n" * 100, "half": good[: len(good) // 2],
        "torn": good[:8192] + bytes(4096) + good[12288:],
    }.items():  # fmt: skip
        made[name] = folder / name
        made[name].write_bytes(content)
    for name, change in {
        "newer": f"PRAGMA user_version={VERSION + 1}",
        "gap": "DELETE FROM log WHERE n=2",
        "other": "PRAGMA user_version=0",
        "less": "DROP TABLE people",
    }.items():
        made[name] = folder / name
        made[name].write_bytes(good)
        changed = sqlite3.connect(made[name], isolation_level=None)
        changed.execute(change)
        changed.close()
    return made


def test_only_a_valid_copy_is_restored(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    before = everything(data)
    for name, file in broken_files(tmp_path, (tmp_path / "copy").read_bytes()).items():
        with pytest.raises((BadBackup, WrongFile)):
            restore(file, data, force=True)
        assert everything(data) == before, name
        with pytest.raises((BadBackup, WrongFile)):
            restore(file, tmp_path / "new")
        assert not (tmp_path / "new").exists(), name
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "nowhere", data, force=True)
    assert everything(data) == before


def test_a_copy_that_cannot_be_finished_changes_nothing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(data, tmp_path / "copy")
    asyncio.run(fill(data, {"waiting": 2}))
    before = everything(data)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_copy", full)
    with pytest.raises(OSError, match="No space"):
        restore(tmp_path / "copy", data, force=True)
    assert everything(data) == before


# The commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_say_what_they_did(data: Path, tmp_path: Path, language: str) -> None:
    file, told = tmp_path / "copy", {"RIDOTTO_LANG": language, "RIDOTTO_DATA": str(data)}
    entries = str(len(rows(store_file(data))))
    first = ridotto("backup", file, **told)
    assert (first.returncode, first.stderr) == (0, "")
    assert str(file) in first.stdout
    assert entries in first.stdout
    again = ridotto("backup", file, **told)
    assert again.returncode == 1
    assert "--force" in again.stderr
    refused = ridotto("restore", file, **told)
    assert refused.returncode == 1
    assert "--force" in refused.stderr
    forced = ridotto("restore", file, "--force", **told)
    assert (forced.returncode, forced.stderr) == (0, "")
    assert ".before-" in forced.stdout


def test_faults_have_their_statuses(data: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("dear diary", encoding="utf-8")
    cases: list[tuple[int, str, list[str | Path]]] = [
        (1, "nothing to back up", ["backup", tmp_path / "copy", "--data", tmp_path / "nowhere"]),
        (1, "RIDOTTO_DATA", ["backup", tmp_path / "copy", "--data", tmp_path / "nowhere"]),
        (1, "can’t write", ["backup", tmp_path / "no" / "copy", "--data", data]),
        (1, "can’t write", ["backup", tmp_path, "--data", data, "--force"]),
        (2, "missing", ["backup"]),
        (2, "--data", ["backup", tmp_path / "copy", "--data", ""]),
        (4, "not the store", ["restore", tmp_path / "text", "--data", tmp_path / "new"]),
        (4, "can’t use", ["restore", tmp_path / "copy2", "--data", tmp_path / "text" / "x"]),
    ]
    back_up(data, tmp_path / "copy2")
    for status, told, arguments in cases:
        done = ridotto(*arguments)
        assert (done.returncode, done.stdout) == (status, ""), arguments
        assert told in done.stderr, done.stderr
    assert json.dumps(sorted(os.listdir(tmp_path))) == '["copy2", "data", "text"]'


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_store_restored_by_root_belongs_to_the_directory_s_owner(
    data: Path, tmp_path: Path
) -> None:
    back_up(data, tmp_path / "copy")
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    os.chown(theirs, 12345, 12346)
    restore(tmp_path / "copy", theirs)
    owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in theirs.iterdir()}
    assert owners == {"ridotto.db": (12345, 12346), "house.lock": (12345, 12346)}
