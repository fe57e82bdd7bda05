"""Names and shares in records."""

from __future__ import annotations

from typing import Any

import pytest

from games.fair_games import KINDS, fair
from games.recorded import Record, everything, refused, sealed
from games.recorded_games import finished, finished_text, unfinished
from games.test_records import FIELDS
from ridotto.games.errors import Refusal
from ridotto.games.record import parse_record, record_of, replay, write_record
from ridotto.games.referee import Referee

# Names and shares


def test_a_record_without_names_and_shares_stays_of_version_1() -> None:
    game = replay(finished())
    assert write_record(record_of(game, names=None, fairness=None)) == finished_text()
    assert finished()["version"] == 1


def test_what_a_record_may_have_besides() -> None:
    fields = list(fair("mascarade"))
    assert fields == [*FIELDS[:3], "names", "setup", "fairness", *FIELDS[4:]]
    game = replay(unfinished())
    names = ["Ana", "", "Łucja", "\U0001f3ad" * 40]
    named = record_of(game, names=tuple(names))
    assert (named["version"], named["names"]) == (2, names)
    assert "fairness" not in named
    assert list(record_of(game, fairness=fair("mascarade")["fairness"])) == [
        field for field in fields if field != "names"
    ]


@KINDS
def test_a_record_with_names_and_shares_is_read(kind: str) -> None:
    record = fair(kind)
    game = replay(record)
    assert parse_record(write_record(record)) == record
    again = record_of(game, record["names"], record["fairness"])
    assert write_record(again) == write_record(record)
    plain = record_of(game)
    assert plain["version"] == 1
    assert everything(replay(plain)) == everything(game)


@KINDS
def test_the_referee_loads_a_record_with_names_and_shares(kind: str) -> None:
    record = fair(kind)
    answer = Referee().answer({"cmd": "load", "record": record})
    assert answer == {"ok": True, "state": replay(record).state()}


@pytest.mark.parametrize("field", ["names", "fairness"])
def test_names_and_shares_are_under_the_check_sum(field: str) -> None:
    record = fair("mascarade")
    if field == "names":
        record["names"][0] += "!"
    else:
        record["fairness"]["shares"][0] = "0" * 32
    assert "check sum" in refused(record)
    replay(sealed(record))
    del record[field]
    record["check"] = fair("mascarade")["check"]
    assert "check sum" in refused(record)


def test_what_is_new_in_version_2_is_refused_in_version_1() -> None:
    record = fair("mascarade")
    for field in ("names", "fairness"):
        older = {**finished(), field: record[field]}
        assert f"record.{field} is new in version 2" in refused(sealed(older))


def test_a_record_of_version_2_may_be_without_names_and_shares() -> None:
    assert everything(replay(sealed({**finished(), "version": 2}))) == everything(
        replay(finished())
    )


@pytest.mark.parametrize(
    ("names", "told"),
    [(["a"] * 3, "record.names must be 4, one a player, not 3"),
     (["a"] * 5, "record.names must be 4"), ([], "record.names must be 4"),
     (["a", "b", "c" * 41, "d"], "record.names[2] must be a string of up to 40"),
     (["a", None, "c", "d"], "record.names[1]"), (["a", "b", "c", 4], "record.names[3]"),
     ([["a"], "b", "c", "d"], "record.names[0]"), ("abcd", "wrong type"), (None, "wrong type"),
     ({"0": "a"}, "wrong type")],
)  # fmt: skip
def test_names_that_are_none_are_refused(names: Any, told: str) -> None:
    assert told in refused(sealed({**fair("mascarade"), "names": names}))


@pytest.mark.parametrize(
    ("change", "told"),
    [({"table": "a b"}, "record.fairness: table must be"), ({"table": 4}, "record.fairness"),
     ({"secret": "0" * 63}, "secret must be"), ({"secret": None}, "record.fairness"),
     ({"commitment": "G" * 64}, "commitment must be"), ({"commitment": ""}, "commitment must be"),
     ({"shares": []}, "record.fairness.shares must be 4, one a player"),
     ({"shares": [""] * 5}, "record.fairness.shares must be 4"),
     ({"shares": ["", "", "", "ab"]}, "shares[3] must be"), ({"shares": "abcd"}, "record.fairness"),
     ({"shares": ["", "", "", None]}, "record.fairness"), ({"more": 1}, "record.fairness")],
)  # fmt: skip
def test_shares_that_are_none_are_refused(change: Record, told: str) -> None:
    record = fair("mascarade")
    record["fairness"] |= change
    assert told in refused(sealed(record))


@pytest.mark.parametrize("field", ["table", "secret", "commitment", "shares"])
def test_nothing_of_the_shares_may_be_missing(field: str) -> None:
    record = fair("mascarade")
    del record["fairness"][field]
    assert field in refused(sealed(record))


def test_no_record_is_made_that_could_not_be_read() -> None:
    game = replay(unfinished())
    told = fair("mascarade")["fairness"]
    with pytest.raises(Refusal, match=r"record\.names"):
        record_of(game, names=["a"])
    with pytest.raises(Refusal, match=r"record\.names"):
        record_of(game, names=["a" * 41] * 4)
    with pytest.raises(Refusal, match=r"record\.names"):
        record_of(game, names=["\ud800"] * 4)
    with pytest.raises(Refusal, match=r"record\.fairness"):
        record_of(game, fairness={**told, "shares": [""]})
    with pytest.raises(Refusal, match=r"record\.fairness"):
        record_of(game, fairness={})
