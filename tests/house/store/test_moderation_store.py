"""Reports, notices, penalties and the audit log in the store."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from house.serving import live
from ridotto.house.store.base import NotSaved, Person
from ridotto.house.store.moderation import Action, Penalty, Report, StoredNotice
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.views.messages import Said

DONE = Action(1, "ban", {"person": "ana", "name": "Ana"})


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    try:
        yield store
    finally:
        await store.close()


def penalty(until: int | None = None) -> Penalty:
    return Penalty(0, "ban", "ana", None, "Ana", 5, until, "")


def said(n: int, room: str = "players") -> Said:
    return Said(n, n, room, "ana", "Ana", f"{room} {n}")  # type: ignore[arg-type]


def report(**more: object) -> Report:
    fields = {"reason": "spam", "text": "", "room": None, "n": None, "chat": (said(1),)} | more
    return Report(
        id=0, at=1, table="t", reporter="bea", reporter_name="Bea", person="ana", name="Ana",
        address="", **fields,  # type: ignore[arg-type]
    )  # fmt: skip


@live
async def test_a_store_of_version_3_gets_the_new_tables_and_keeps_its_data(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    async with opened(file) as store:
        await store.add_person(Person("ana", "Ana"), "hash")
    with closing(sqlite3.connect(file)) as old:
        for table in ("penalties", "notices", "reports", "operator_actions"):
            old.execute(f"DROP TABLE {table}")
        old.execute("PRAGMA user_version=3")
        old.commit()
    async with opened(file) as store:
        assert await store.moderation.name_of("ana") == "Ana"
        assert (await store.moderation.add_penalty(penalty(), DONE)).id == 1
        assert len(await store.moderation.actions(before=None, most=10)) == 1


@live
async def test_penalties_and_notices_are_found_until_they_end(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        kept = store.moderation
        short = await kept.add_penalty(penalty(10), DONE)
        long = await kept.add_penalty(penalty(), DONE)
        assert await kept.penalties(9) == [short, long]
        assert await kept.penalties(10) == [long]
        await kept.lift_penalty(long.id, DONE)
        assert await kept.penalties(0) == [short]
        notice = await kept.add_notice(StoredNotice(0, 1, None, 10, "hi"), DONE)
        assert await kept.notices(9) == [notice]
        assert await kept.notices(10) == []
        await kept.end_notice(notice.id)
        assert await kept.notices(0) == []
        assert len(await kept.actions(before=None, most=10)) == 4


@live
async def test_reports_are_read_page_by_page_and_closed(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        kept = store.moderation
        await store.add_person(Person("ana", "Ana"), "hash")
        made = [await kept.add_report(report(text=f"{n}")) for n in range(5)]
        assert await kept.count_open_reports() == 5
        await kept.close_report(made[2], "done", DONE)
        first = await kept.reports(only_open=True, before=None, most=2)
        assert first == [made[4], made[3]]
        assert await kept.reports(only_open=True, before=made[3].id, most=9) == made[1::-1]
        closed = await kept.find_report(made[2].id)
        assert closed is not None
        assert (closed.open, closed.note) == (False, "done")


@live
async def test_a_deleted_line_leaves_its_number_and_its_neighbours(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        for n in (1, 2, 3):
            for room in ("players", "spectators"):
                await store.append_chat("t", f"{room}{n}", said(n, room))
        await store.moderation.delete_line("t", "players", 2, DONE)
        texts = [each.text for each in await store.read_chat("t", "players", 9)]
        assert texts == ["players 1", "", "players 3"]
        other = await store.moderation.chat_between("t", "spectators", 2, 3)
        assert [each.text for each in other] == ["spectators 2", "spectators 3"]
        assert await store.last_chat_numbers("t") == {"players": 3, "spectators": 3}


@live
async def test_a_deleted_guest_is_taken_out_of_all_but_open_reports_of_them(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "store.db") as store:
        kept = store.moderation
        await store.add_person(Person("ana", "Ana"), "hash")
        await kept.add_penalty(penalty(), DONE)
        await kept.add_notice(StoredNotice(0, 1, "ana", None, "be kind"), DONE)
        await kept.add_notice(StoredNotice(0, 1, None, None, "hello all"), DONE)
        of_ana = [await kept.add_report(report(text=f"{n}")) for n in range(2)]
        await kept.close_report(of_ana[0], "", DONE)
        await kept.add_report(
            msgspec.structs.replace(report(text="hers"), reporter="ana", person="bea", name="Bea")
        )
        mine = await kept.concerning("ana")
        assert [len(each) for each in mine] == [1, 1, 1]
        assert mine.reports[0].text == "hers"

        await kept.forget("ana")
        await store.lifecycle.forget("ana")
        assert await kept.concerning("ana") == ([], [], [])
        assert [each.text for each in await kept.notices(0)] == ["hello all"]
        hers, open_one = await kept.reports(only_open=False, before=None, most=9)
        assert (hers.reporter, hers.reporter_name, hers.text, hers.chat) == ("", "", "", ())
        assert open_one == of_ana[1]
        log = await kept.actions(before=None, most=9)
        assert {each.details.get("name") for each in log} == {None}
        await kept.close_report(open_one, "", DONE)
        assert await kept.find_report(open_one.id) is None


@live
async def test_closed_reports_can_be_deleted_by_age(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        kept = store.moderation
        await store.add_person(Person("ana", "Ana"), "hash")
        made = [await kept.add_report(report()) for _ in range(2)]
        await kept.close_report(made[0], "", DONE)
        assert await kept.delete_closed_reports(1) == 0
        assert await kept.delete_closed_reports(2) == 1
        assert await kept.reports(only_open=False, before=None, most=9) == [made[1]]


@live
async def test_an_action_that_cannot_be_logged_is_not_done(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    async with opened(file) as store:
        with closing(sqlite3.connect(file)) as other:
            other.execute("DROP TABLE operator_actions")
            other.commit()
        with pytest.raises(NotSaved):
            await store.moderation.add_penalty(penalty(), DONE)
        assert await store.moderation.penalties(0) == []
