"""Refused records: the reasons, in the reader's language."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.mascarade import Mascarade, Setup
from ridotto.games.record import BadRecord, check_sum, read_record, record_of, write_record
from ridotto.games.words import speak
from ridotto.terminal.main import main
from terminal.command import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Mascarade(Setup(6, "6A", seed=4))
    game.act_randomly(random.Random(4), 10_000)
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(game)))
    return file


def spoilt(record: dict[str, Any], kind: str) -> str:
    """Return a record with one fault and a matching checksum."""
    if kind == "not-json":
        return "{"
    wrong = {
        "not-record": {"format": "another"},
        "later": {"version": 3},
        "form": {"more": 1},
        "changed": {},
        "setup": {"setup": record["setup"] | {"players": 99}},
        "move": {"moves": [record["moves"][0] | {"player": 7}]},
        "result": {"result": None},
    }
    record = record | wrong[kind]
    return json.dumps(record | {"check": "" if kind == "changed" else check_sum(record)})


@pytest.mark.parametrize(
    "kind", ["not-json", "not-record", "later", "form", "changed", "setup", "move", "result"]
)
def test_the_reason_of_a_refusal_is_printed_in_every_language(
    kind: str, record: Path, capsys: Any
) -> None:
    record.write_text(spoilt(json.loads(record.read_text()), kind))
    with pytest.raises(BadRecord) as refused:
        read_record(record.read_text())
    bad = refused.value
    assert bad.kind == kind
    about = {name: str(number) for name, number in bad.about.items()}
    told = set()
    for language in LANGUAGES:
        main(["replay", str(record), "--lang", language])
        why = speak(language)(f"record-{kind}", detail=bad.detail, **about)
        assert why in capsys.readouterr().err
        assert "{" not in why or "{" in bad.detail
        told.add(why)
        main(["verify", str(record), "--lang", language])
        out, err = capsys.readouterr()
        assert why in out + err
    assert len(told) == len(LANGUAGES)
