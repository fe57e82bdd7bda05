"""Every example in the documents does what it says."""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any

import pytest

from docs.documents import Block, all_blocks, blocks
from ridotto.games.mascarade.scenario_file import parse_scenario
from ridotto.games.record import read_record, record_of, write_record
from ridotto.games.referee import Referee
from slow_cases import slow_where

# Programs that a reader saves in a file are run as such, in test_tutorials.py.
PYTHON = [block for block in all_blocks("python") if not block.file]
JSON = all_blocks("json")
SESSIONS = [block for block in JSON if block.text.startswith('{"cmd"')]
RECORDS = [block for block in JSON if block not in SESSIONS]
# Cards stand in the page on decks, and are tried with the decks.
SCENARIOS = [block for block in all_blocks("toml") if block.document.name != "decks.md"]


# These train, search and simulate.
SLOW = ("environments.md", "balance.md", "researchers.md")


@pytest.mark.parametrize(
    "block", slow_where(lambda block: block.document.name in SLOW, PYTHON), ids=str
)
def test_python_example(block: Block) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block.text, str(block), "exec"), {"__name__": "example"})
    assert printed.getvalue() == _told(block)


def _told(block: Block) -> str:
    """Return the documented output of an example: the text block right after it, if any."""
    after = [other for other in blocks(block.document) if other.line > block.line]
    return after[0].text if after and after[0].language == "text" else ""


@pytest.mark.parametrize("block", SESSIONS, ids=str)
def test_referee_session(block: Block) -> None:
    referee = Referee()
    lines = block.text.splitlines()
    assert len(lines) % 2 == 0
    for request, told in zip(lines[::2], lines[1::2], strict=True):
        assert "cmd" in json.loads(request)
        given = json.loads(referee.answer_line(request.encode()))
        assert _agrees(json.loads(told), given), f"{request}\n{told}\n{json.dumps(given)}"


def _agrees(told: Any, given: Any) -> bool:
    """Check whether an answer is the documented one, in which "…" stands for anything."""
    if told == "…":
        return True
    if isinstance(told, dict) and isinstance(given, dict):
        whole = "…" in told or set(told) == set(given)
        return whole and all(
            field in given and _agrees(value, given[field])
            for field, value in told.items()
            if field != "…"
        )
    if isinstance(told, list) and isinstance(given, list):
        if told[:1] == ["…"]:
            told, given = told[1:], given[len(given) - len(told) + 1 :]
        return len(told) == len(given) and all(map(_agrees, told, given))
    return type(told) is type(given) and bool(told == given)


def test_leaving_out_hides_no_difference() -> None:
    assert _agrees({"a": 1, "…": "…"}, {"a": 1, "b": 2})
    assert not _agrees({"a": 1, "…": "…"}, {"b": 2})
    assert not _agrees({"a": 1}, {"a": 1, "b": 2})
    assert _agrees(["…", 3], [1, 2, 3])
    assert not _agrees(["…", 3], [3, 4])
    assert not _agrees([1], [True])


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_record(block: Block) -> None:
    assert write_record(record_of(read_record(block.text))) == block.text


@pytest.mark.parametrize("block", SCENARIOS, ids=str)
def test_scenario(block: Block) -> None:
    assert parse_scenario(block.text).problems == []


def test_there_are_examples() -> None:
    documents = {block.document.name for block in [*PYTHON, *SESSIONS, *RECORDS]}
    assert {"README.md", "referee.md", "records.md"} <= documents
